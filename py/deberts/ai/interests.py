"""Whose points are whose: how much a seat minds who wins a trick."""

from __future__ import annotations

from ..deal.view import SeatView
from ..rules.tricks import LAST_TRICK
from .habits import Habits

_ALL_CARDS = 152


class Interests:
    """For the seat of a view: ``of`` is by seat what a point won there is worth here, 1 to -1; ``trick`` what it is worth
    on top that this seat wins its side's first trick.
    """

    def __init__(self, view: SeatView, habits: Habits) -> None:
        rules = view.rules
        self._sides = tuple(map(rules.side_of, range(rules.players)))
        self._side = rules.side_of(view.seat)
        ally = _ally(view, habits) if rules.players == 3 and view.seat != view.caller else -1.0
        self.of = tuple(
            1.0 if side == self._side else ally if seat != view.caller else -1.0
            for seat, side in enumerate(self._sides)
        )
        self.trick = tuple(
            _first_trick(view, side) * interest for side, interest in zip(self._sides, self.of, strict=True)
        )

    def own(self, seat: int) -> bool:
        """Whether a seat's tricks are this seat's own."""
        return self._sides[seat] == self._side


def together(view: SeatView, one: int, other: int) -> bool:
    """Whether two seats play for the same end: partners, and of three players the two who did not call."""
    rules = view.rules
    if rules.players == 3:
        return one == other or view.caller not in (one, other)
    return rules.side_of(one) == rules.side_of(other)


def _ally(view: SeatView, habits: Habits) -> float:
    """What the other defender's points are worth to a defender of three: something while the caller can still fail."""
    caller = view.caller
    assert caller is not None
    left = _ALL_CARDS + LAST_TRICK - sum(view.side_cards)
    rivals = [total for side, total in enumerate(view.certain) if side != caller]
    if view.certain[caller] > max(rivals) + left:
        return -habits.ally
    # A caller who has failed is the prey of the better defender alone.
    if max(rivals) > view.certain[caller] + left:
        return -1.0
    return habits.ally


def _first_trick(view: SeatView, side: int) -> float:
    """What hangs on a side's first trick: its runs and the penalty, the more urgent the fewer tricks are left."""
    if view.side_tricks[side]:
        return 0.0
    rules = view.rules
    at_stake = float(rules.no_trick_penalty)
    if rules.runs_need_trick and view.leading is not None and rules.side_of(view.leading) == side:
        runs = view.own_runs if view.leading == view.seat else view.shown_runs[view.leading]
        at_stake += sum(run.points for run in runs or ()) or 20
    return at_stake / max(1, len(view.hand))
