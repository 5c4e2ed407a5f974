"""A player that sees all cards, the undealt ones too: an upper bound for what skill can do.

It calls what comes out best when its imagination is the truth, and plays every card by its exact value where that can be
had in a short time.
"""

from __future__ import annotations

from typing import Final

from ..ai.beliefs.places import places_of
from ..ai.beliefs.worlds import World
from ..ai.levels import Level
from ..ai.search.auction import Weighing, suit_of
from ..ai.search.bonuses import Bonuses
from ..ai.search.imagined_deal import ImaginedDeal
from ..ai.search.open_cards import EXACT_FROM, OpenCards
from ..ai.search.other_callers import OtherCallers
from ..ai.search.tree import Tree
from ..ai.search.worth import Worth
from ..ai.thinking import choose
from ..deal.actions import Action, Verb
from ..deal.deal import Deal
from ..deal.dealing import draw
from ..deal.view import SeatView

_ROUNDS: Final = 400
_CALLS: Final = (Verb.TAKE, Verb.NAME)


def best_open(view: SeatView, deal: Deal, level: Level, seed: str, in_auction: bool) -> Action:
    """The action of one who sees all, ``in_auction`` too; what is no matter of cards is left to a level."""
    calls = [action for action in view.legal if action.verb in _CALLS]
    if calls and in_auction:
        return _best_call(view, deal, level, calls)
    first = choose(view, level, seed)
    return _best_card(view, deal) if first.verb is Verb.PLAY else first


def _best_call(view: SeatView, deal: Deal, level: Level, calls: list[Action]) -> Action:
    """A call where it brings more than a pass, the others calling by the rules of thumb."""
    rules = view.rules
    hands = list(deal.hands)
    for seat, cards, taken in draw(rules, deal.pack, deal.dealer, deal.indicator):
        hands[seat] = (*hands[seat], *cards, *([taken] if taken else []))
    judge = ImaginedDeal.open_worth if rules.players == 2 else ImaginedDeal.worth
    weighing = Weighing(view, OtherCallers(view, level.habits), judge)
    weighing.add(tuple(hands))
    best = max(calls, key=lambda call: weighing.mean(suit_of(view, call)))
    passing = [action for action in view.legal if action.verb is Verb.PASS]
    pays = weighing.mean(suit_of(view, best)) >= weighing.of_passing()
    return best if pays or not passing else passing[0]


def _best_card(view: SeatView, deal: Deal) -> Action:
    assert view.caller is not None
    plays = {action.card: action for action in view.legal if action.verb is Verb.PLAY and action.card is not None}
    cards = tuple(plays)
    world: World = tuple(view.hand if seat == view.seat else hand for seat, hand in enumerate(deal.hands))
    bonuses = Bonuses(view, places_of(view), view.caller)
    worth = Worth(view.rules, view.standing, view.dealer, view.caller)
    if len(view.hand) <= EXACT_FROM[view.rules.players - 2]:
        exact = OpenCards(view, bonuses, worth, cards)
        for _ in exact.add(world, 1):
            pass
        return plays[max(cards, key=exact.sums.__getitem__)]
    tree = Tree(view, bonuses, worth)
    for _ in tree.grow([world], _ROUNDS, cards):
        pass
    return plays[max(cards, key=tree.mean)]
