"""The table as one seat sees it, as a message: all that the page needs, so that it has to know no rule."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise, permutations
from typing import TYPE_CHECKING, Final

from ..ai.the_rest import next_of_the_rest
from ..cards import SUITS, Card, Suit
from ..deal.actions import Action, Verb
from ..deal.state import Phase, Trick
from ..deal.view import SeatView
from ..match.game import Game
from ..rules.runs import Run, best_cut, overlap
from ..rules.tricks import STRENGTHS, card_value, winning_index
from .catalogue import rules_info
from .happenings import announcement_info
from .prompts import prompt
from .protocol import words
from .sheets import codes, result_info, run_info, score_info

if TYPE_CHECKING:
    from .protocol import table as messages

_RED: Final = (Suit.HEARTS, Suit.DIAMONDS)


def table(game: Game, seat: int) -> messages.View:
    """The whole table as ``seat`` sees it."""
    view = game.view(seat)
    phase = phase_of(game)
    scores = [sheet for log in game.deals if (sheet := score_info(log))]
    over = phase in ("scored", "between", "over")
    return {
        "rules": rules_info(game.rules),
        "seat": seat,
        "deal": view.standing.deal,
        "phase": phase,
        "turn": view.turn,
        "prompt": prompt(view, phase),
        "dealer": view.dealer,
        "eldest": view.eldest,
        "caller": view.caller,
        "trump": _code(view.trump),
        "round": view.auction_round,
        "indicator": view.indicator.code if view.indicator else None,
        "turned": view.turned.code,
        "bottom": view.bottom.code if view.bottom else None,
        "seats": [_seat(game, view, other) for other in range(game.rules.players)],
        "sides": [_side(view, side) for side in range(game.rules.sides)],
        "hand": _hand(view),
        "trick": _open_trick(view) if view.phase is Phase.PLAY else None,
        "last_trick": _trick(view.tricks[-1]) if view.tricks else None,
        "trick_number": len(view.tricks),
        "tricks": game.rules.tricks,
        "actions": [_action(view, action) for action in view.legal if action.verb is not Verb.PLAY],
        "hanging": [{"points": amount.points, "sides": list(amount.sides)} for amount in view.standing.hanging],
        "stake": {
            "stake": view.standing.stake,
            "doubling": game.rules.doubling,
            "rights": list(view.standing.rights),
            "offered": view.standing.offered_by,
        },
        "score": scores[-1] if over and scores else None,
        "scores": scores,
        "result": result_info(game),
        "can_undo": can_undo(game, seat),
        "can_next": game.match.pack_due,
        "hand_over": None,
        "rest": len(view.hand) > 1 and next_of_the_rest(view) is not None,
    }


def phase_of(game: Game) -> words.Phase:
    """What the match waits for."""
    match = game.match
    if match.result:
        return "over"
    if match.stakes.offered_by is not None:
        return "offer"
    if match.stakes.asked:
        return "between"
    if match.score or not match.deal:
        return "scored"
    return _PHASES[match.deal.phase]


_PHASES: Final[dict[Phase, words.Phase]] = {
    Phase.AUCTION: "auction",
    Phase.EXCHANGE: "exchange",
    Phase.DECLARE: "declare",
    Phase.PLAY: "play",
    Phase.DONE: "scored",
}


def can_undo(game: Game, seat: int) -> bool:
    """Whether the person has an action to take back; not once the match is over."""
    return not game.match.result and bool(own_actions(game, seat))


def own_actions(game: Game, seat: int) -> list[int]:
    """The actions of the match that can be taken back, by their number: those of a seat, or of all who share the device.

    Where several do, an answer that others must not notice can't be taken back by itself.
    """
    people = {place for place, player in enumerate(game.players) if player.kind == "human"} | {seat}
    secret = (Verb.KEEP, Verb.DECLARE) if len(people) > 1 else ()
    history = enumerate(game.history())
    return [number for number, action in history if action.seat in people and action.verb not in secret]


def _code(suit: Suit | None) -> words.SuitCode | None:
    return suit.value if suit else None


def _seat(game: Game, view: SeatView, seat: int) -> messages.SeatInfo:
    player = game.players[seat]
    call = next((call for call in reversed(view.calls) if call.seat == seat), None)
    said = view.announcements[seat]
    return {
        "seat": seat,
        "side": game.rules.side_of(seat),
        "name": player.name,
        "kind": "human" if player.kind == "human" else "ai",
        "level": player.level,
        "cards": view.hand_sizes[seat],
        "tricks": sum(trick.winner == seat for trick in view.tricks),
        "call": _CALLS[call.verb] if call else None,
        "call_suit": _code(call.suit) if call else None,
        "announced": view.announced[seat],
        "announcement": announcement_info(said, leads=view.leading == seat) if said else None,
        "runs": [run_info(run, view.trump) for run in view.shown_runs[seat]],
        "bella": view.bella == seat,
        "swapped": view.swapped_by == seat,
    }


_CALLS: Final[dict[Verb, words.CallVerb]] = {Verb.TAKE: "take", Verb.NAME: "name", Verb.PASS: "pass"}


def _side(view: SeatView, side: int) -> messages.SideInfo:
    return {
        "seats": list(view.rules.seats_of(side)),
        "cards": view.side_cards[side],
        "tricks": view.side_tricks[side],
        "total": view.standing.totals[side],
        "baits": view.standing.baits[side],
        "certain": view.certain[side],
    }


# --- the hand -------------------------------------------------------------------------------------------------------


def _hand(view: SeatView) -> list[messages.HandCard]:
    plays = {(action.card, action.bella): str(action) for action in view.legal if action.verb is Verb.PLAY}
    order = _sorted(view)
    return [_hand_card(view, card, place, plays) for place, card in enumerate(order) if card in view.hand]


def _hand_card(view: SeatView, card: Card, place: int, plays: dict[tuple[Card | None, bool], str]) -> messages.HandCard:
    reason = view.why_not(card)
    return {
        "card": card.code,
        "points": card_value(card, view.trump or _other_suit(card)),
        "trump": card.suit is view.trump,
        "order": place,
        "play": plays.get((card, False)),
        "bella": plays.get((card, True)),
        "why": None
        if reason is None
        else {
            "code": words.REASON_CODES[reason.code],
            "must": codes(reason.must),
            "proof": reason.proof.code if reason.proof else None,
            "against": reason.against.code if reason.against else None,
            "suit": _code(reason.suit),
        },
    }


def _other_suit(card: Card) -> Suit:
    """A suit that is not the card's: as trump it leaves the card its plain value and rank."""
    return next(suit for suit in SUITS if suit is not card.suit)


def _sorted(view: SeatView) -> list[Card]:
    """The hand with what has been played from it, so that the order does not change while it is played."""
    players = view.rules.players
    played = [trick.cards[(view.seat - trick.leader) % players] for trick in view.tricks]
    place = (view.seat - view.leader) % players
    return tidy([*view.hand, *played, *view.trick[place : place + 1]], view.trump)


def tidy(cards: Collection[Card], trump: Suit | None) -> list[Card]:
    """Cards as they are held: trump first, colours alternating where the suits allow it, high cards left."""
    suits = {card.suit for card in cards}
    ranking = min(permutations(suit for suit in SUITS if suit in suits), key=lambda order: _untidiness(order, trump))
    return sorted(cards, key=lambda card: (ranking.index(card.suit), -_height(card, trump)))


def _untidiness(order: tuple[Suit, ...], trump: Suit | None) -> tuple[bool, int]:
    same_colour = sum((one in _RED) == (other in _RED) for one, other in pairwise(order))
    return trump in order and order[0] is not trump, same_colour


def _height(card: Card, trump: Suit | None) -> int:
    return STRENGTHS[trump or _other_suit(card)][card.index]


# --- tricks and actions ---------------------------------------------------------------------------------------------


def _open_trick(view: SeatView) -> messages.TrickInfo:
    if not view.trick or view.trump is None:
        return {"leader": view.leader, "cards": [], "winner": None, "points": 0}
    trump, players = view.trump, view.rules.players
    points = sum(card_value(card, trump) for card in view.trick)
    return _trick(
        Trick(view.leader, view.trick, (view.leader + winning_index(view.trick, trump)) % players, points), players
    )


def _trick(trick: Trick, players: int = 0) -> messages.TrickInfo:
    seats = players or len(trick.cards)
    return {
        "leader": trick.leader,
        "cards": [
            {"seat": (trick.leader + place) % seats, "card": card.code} for place, card in enumerate(trick.cards)
        ],
        "winner": trick.winner,
        "points": trick.points,
    }


def _action(view: SeatView, action: Action) -> messages.ActionInfo:
    swap = action.verb is Verb.SWAP
    declare = action.verb is Verb.DECLARE and not action.deberts
    suit = view.turned.suit if action.verb is Verb.TAKE else action.suit
    return {
        "action": str(action),
        "verb": "deberts" if action.deberts else words.ACTION_VERBS[action.verb.value],
        "suit": _code(suit),
        "gives": f"7{view.turned.suit.value}" if swap else None,
        "gets": view.turned.code if swap else None,
        "runs": _choices(view) if declare else [],
        "points": view.certain[view.rules.side_of(view.seat)] if action.verb is Verb.CLAIM else 0,
    }


def _choices(view: SeatView) -> list[messages.RunChoice]:
    runs = view.runs_to_declare
    best = best_cut(view.rules, view.hand)
    return [_choice(view, runs, run, run in best) for run in runs]


def _choice(view: SeatView, runs: tuple[Run, ...], run: Run, best: bool) -> messages.RunChoice:
    clashes = [place for place, other in enumerate(runs) if other is not run and overlap(run, other)]
    return {**run_info(run, view.trump), "clashes": clashes, "best": best}
