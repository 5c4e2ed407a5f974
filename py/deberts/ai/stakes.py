"""Doubling: how a side judges its prospects in the match, when it raises and when it gives in (rules, section 7)."""

from __future__ import annotations

from typing import Final

from ..cards import SUITS
from ..deal.state import Phase
from ..deal.view import SeatView
from ..rules.tricks import LAST_TRICK
from .habits import Habits
from .promise import promise

_ALL_POINTS: Final = 152 + LAST_TRICK
_LUCK: Final = 64.0
"""How many points a deal strays from what was to be expected."""


def accepts(view: SeatView, habits: Habits) -> bool:
    """Whether an offer is taken: giving in costs one stake for certain, so one chance in four is enough."""
    return winning_chance(view) >= habits.accept_from


def offers(view: SeatView, habits: Habits) -> bool:
    """Whether to raise: when clearly ahead."""
    return winning_chance(view) >= habits.double_from


def winning_chance(view: SeatView) -> float:
    """The chance of winning the match, from the totals and what the deal on the table promises."""
    side = view.rules.side_of(view.seat)
    totals = view.standing.totals
    lead = totals[side] - totals[1 - side] + _expected_swing(view)
    left = max(0, view.rules.target - max(totals))
    # Each further deal adds its own luck, so a lead tells less the more there is still to play for.
    luck = _LUCK * (0.5 + left / _ALL_POINTS / 2)
    odds = lead / luck
    return 0.5 + odds / (1 + abs(odds)) / 2


def _expected_swing(view: SeatView) -> float:
    """How far this seat's side is expected to come out ahead in the deal on the table."""
    if view.phase is Phase.DONE:
        return 0.0
    if view.caller is None:
        # Without a call a strong hand is an outlook, a weak one no harm yet.
        return max(0.0, *(promise(view, suit) for suit in SUITS)) / 2
    rules, side = view.rules, view.rules.side_of(view.seat)
    swing = float(view.certain[side] - view.certain[1 - side])
    left = 1 - sum(view.side_tricks) / rules.tricks
    if view.seat == view.caller:
        return swing + left * max(0.0, promise(view, view.trump or view.turned.suit))
    # Whoever called expects to make it: about a quarter of a deal ahead.
    called = 1 if rules.side_of(view.caller) == side else -1
    return swing + left * called * _ALL_POINTS / 4
