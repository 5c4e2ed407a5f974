"""Why the table waits, as a code for the status line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import Suit
from ..deal.actions import Verb
from ..deal.state import Phase
from ..deal.view import SeatView
from ..rules.tricks import Duty, playable
from .protocol.words import Phase as MatchPhase
from .protocol.words import PromptCode

if TYPE_CHECKING:
    from .protocol.table import Prompt


def prompt(view: SeatView, phase: MatchPhase) -> Prompt:
    """What the table waits for, seen from this seat."""
    if phase == "over":
        return _prompt("over")
    if phase == "scored":
        return _prompt("next_deal")
    if not view.legal:
        return _prompt("wait", view.turn)
    if phase == "offer":
        return _prompt("answer_double", view.standing.offered_by)
    if phase == "between":
        return _prompt("offer_double", view.seat)
    return _own_turn(view)


def _own_turn(view: SeatView) -> Prompt:
    verbs = {action.verb for action in view.legal}
    if view.phase is Phase.AUCTION:
        if view.auction_round == 1:
            return _prompt("call_first", view.seat, view.turned.suit)
        return _prompt("call_second" if Verb.PASS in verbs else "must_call", view.seat)
    if view.phase is Phase.EXCHANGE:
        return _prompt("exchange", view.seat)
    if Verb.DECLARE in verbs:
        return _prompt("declare", view.seat)
    if not view.trick:
        return _prompt("lead", view.seat)
    assert view.trump is not None
    allowed = playable(view.rules, view.hand, view.trick, view.trump, view.leader)
    return _prompt(_DUTIES[allowed.duty], view.seat, view.trick[0].suit)


_DUTIES: dict[Duty, PromptCode] = {
    Duty.NONE: "any_card",
    Duty.FOLLOW_SUIT: "follow_suit",
    Duty.MUST_TRUMP: "must_trump",
    Duty.BEAT_TRUMP: "beat_trump",
    Duty.OVERTRUMP: "overtrump",
}


def _prompt(code: PromptCode, seat: int | None = None, suit: Suit | None = None) -> Prompt:
    return {"code": code, "seat": seat, "suit": suit.value if suit else None}
