"""From the difference of a deal to what is recorded: made, bait or hung, and with how many points.

With two sides the points at stake are known beforehand, so the difference gives both totals; what is recorded rises with it,
and the card with the best difference is the best card for the record too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...rules.ruleset import RuleSet
from ...rules.scoring import Hanging, Outcome, Tally, score_deal


class Recorded(NamedTuple):
    """What a deal brings one side."""

    outcome: Outcome
    difference: int
    """Recorded for the side minus recorded for all others, hanging points decided now included, penalties taken off."""
    hangs: int
    """What hangs after the deal, older amounts included."""


def recorded_difference(
    rules: RuleSet,
    totals: Sequence[int],
    caller: int,
    side: int,
    dealer: int = 0,
    hanging: tuple[Hanging, ...] = (),
    tricks: Sequence[int] | None = None,
    baits: Sequence[int] | None = None,
) -> Recorded:
    """What a deal with these totals (by side) brings ``side``. ``caller`` is a side, ``dealer`` a seat.

    Penalties are left out unless the deal's ``tricks`` and the match's ``baits`` so far are given.
    """
    none = (0,) * len(totals)
    taken = tuple(tricks) if tricks is not None else (1,) * len(totals)
    tally = Tally(tuple(totals), none, none, none, taken)
    score = score_deal(rules, tally, caller, dealer, hanging, tuple(baits) if baits is not None else none)
    net = [points - penalty for points, penalty in zip(score.recorded, score.penalty, strict=True)]
    return Recorded(score.outcome, 2 * net[side] - sum(net), score.hanging_points)
