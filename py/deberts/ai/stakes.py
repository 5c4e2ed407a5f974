"""Doubling: how a side's prospects in the match are judged, when it raises and when it gives in (rules, section 7)."""

from __future__ import annotations

from ..deal.state import Phase
from ..deal.view import SeatView
from .bidding import call_outlook
from .habits import Habits


def accepts(view: SeatView, habits: Habits) -> bool:
    """Whether an offer is taken: giving in costs one stake for certain, so a chance of one in four is enough."""
    return winning_chance(view, habits) >= habits.accept_from


def offers(view: SeatView, habits: Habits) -> bool:
    """Whether to raise: clearly ahead, but not so far that the match would be won at the old stake anyway by a refusal
    worth less than mars."""
    return winning_chance(view, habits) >= habits.double_from


def winning_chance(view: SeatView, habits: Habits) -> float:
    """The chance of winning the match, from the totals and what can be said of the deal on the table."""
    side = view.rules.side_of(view.seat)
    totals = view.standing.totals
    own, other = totals[side], totals[1 - side]
    if view.phase is not Phase.DONE:
        swing = _swing(view, habits)
        own, other = own + max(swing, 0), other + max(-swing, 0)
    target = view.rules.target
    left = max(1.0, target - max(own, other))
    # The more there is still to play for, the less a lead tells: about 64 points of luck in a deal of 160.
    luck = 64 * (1 + left / 160)
    lead = (own - other) / luck
    return min(1.0, max(0.0, 0.5 + lead / (1 + abs(lead)) / 1.25))


def _swing(view: SeatView, habits: Habits) -> float:
    """How far this seat's side expects to be ahead of the other after the deal."""
    if view.phase is Phase.AUCTION or view.caller is None:
        return call_outlook(view, habits)
    side = view.rules.side_of(view.seat)
    return float(view.certain[side] - view.certain[1 - side])
