"""How a deal goes on after a choice, by plain rules, up to its first card: calls, the exchange, runs.

Nothing of the computer players is in it. Everybody calls on a hand that counts enough, exchanges the seven unless that costs
a run, and declares the best runs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from deberts.cards import SUITS, Suit
from deberts.deal.actions import Action, Verb
from deberts.deal.deal import Deal
from deberts.deal.state import Phase
from deberts.match.match import Match
from deberts.puzzles.puzzle import PERSON
from deberts.rules.ruleset import BellaDeclare, Exchange, RuleSet
from deberts.rules.runs import bella_cards, best_cut
from deberts.rules.tricks import card_value
from tests.puzzles.rest import Hand, exchange_pays

ENOUGH: Final = {2: 45, 3: 55, 4: 45}
"""What six cards have to count for a call, by the number of players."""
TRUMP: Final = 5
"""What any trump counts beside its points."""


def counted(hand: Hand, trump: Suit) -> int:
    """What a hand promises with a suit as trumps: its points and more for every trump."""
    return sum(card_value(card, trump) + TRUMP * (card.suit is trump) for card in hand)


def calls(hand: Hand, rules: RuleSet, suits: Iterable[Suit]) -> bool:
    """Whether a hand counts enough for one of the suits."""
    return max(counted(hand, suit) for suit in suits) >= ENOUGH[rules.players]


def plausible(deal: Deal) -> bool:
    """Whether the others have done so far what the plain rules say, so that their silence tells of their cards."""
    others = [seat for seat in range(deal.rules.players) if seat != PERSON]
    if deal.trump is None:
        return not any(_passed_over(deal, place) for place, call in enumerate(deal.calls) if call.seat in others)
    return not any(_hid_runs(deal, seat) or _kept_seven(deal, seat) or _let_bella_go(deal, seat) for seat in others)


def _passed_over(deal: Deal, place: int) -> bool:
    """Whether a pass was made with a hand to call on."""
    turned = deal.turned.suit
    suits = [turned] if place < deal.rules.players else [suit for suit in SUITS if suit is not turned]
    return calls(deal.hands[deal.calls[place].seat], deal.rules, suits)


def _hid_runs(deal: Deal, seat: int) -> bool:
    declared = deal.declared[seat]
    if declared is None or not deal.has_announced(seat):
        return False
    best = best_cut(deal.rules, (*deal.hands[seat], *deal.played_by(seat)))
    return sum(run.points for run in best) > sum(run.points for run in declared)


def _kept_seven(deal: Deal, seat: int) -> bool:
    """Whether a seat that was asked has kept the seven; with four players it may have come with the draw."""
    early = deal.rules.exchange is Exchange.BEFORE_PLAY and deal.rules.players != 4
    asked = (early and deal.phase is not Phase.EXCHANGE) or deal.declared[seat] is not None
    holds = deal.swapped_by is None and deal.exchange_seat() == seat
    return asked and holds and exchange_pays(deal, seat)


def _let_bella_go(deal: Deal, seat: int) -> bool:
    """Whether one of its cards was played in silence for good, with the other in hand."""
    assert deal.trump is not None
    lost = deal.bella is None and deal.rules.bella_declare is not BellaDeclare.EITHER_CARD
    pair = set(bella_cards(deal.trump))
    return lost and bool(pair & set(deal.played_by(seat))) and bool(pair & set(deal.hands[seat]))


def played_up(match: Match) -> Match:
    """The match carried on to the first card that is due, or to the end of a deal that nobody calls."""
    while match.deal and match.score is None and match.deal.phase is not Phase.PLAY:
        match, _ = match.apply(_next(match.deal))
    return match


def _next(deal: Deal) -> Action:
    seat = deal.turn
    if deal.phase is Phase.EXCHANGE:
        return Action(seat, Verb.SWAP if exchange_pays(deal, seat) else Verb.KEEP)
    if deal.phase is Phase.DECLARE:
        return Action(seat, Verb.DECLARE, runs=tuple(map(str, best_cut(deal.rules, deal.hands[seat]))))
    legal = deal.legal_actions()
    suits = {action.suit or deal.turned.suit: action for action in legal if action.verb in (Verb.TAKE, Verb.NAME)}
    if (passing := Action(seat, Verb.PASS)) in legal and not calls(deal.hands[seat], deal.rules, suits):
        return passing
    return suits[max(suits, key=lambda suit: counted(deal.hands[seat], suit))]
