"""What the totals of a deal are worth: what is recorded by the rules of the table, and a match won or lost with it.

Whole numbers, ``SCALE`` to the point, so that sums are the same everywhere. A small part is points as such: where the
outcome is settled already, points are still taken rather than given away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...deal.view import Standing
from ...rules.ending import winner_by_target
from ...rules.ruleset import RuleSet
from ...rules.scoring import Outcome, Score, Tally, score_deal

SCALE: Final = 32
"""Units of worth to the point."""
_MATCH: Final = 150
"""Points that winning the match is worth on top, and losing it against."""


class Worth:
    """The worth of a deal's totals to each side; ``recorded_only``: points as such are worth nothing."""

    def __init__(
        self, rules: RuleSet, standing: Standing, dealer: int, caller: int, *, recorded_only: bool = False
    ) -> None:
        self._rules: Final = rules
        self._standing: Final = standing
        self._dealer: Final = dealer
        self._caller: Final = rules.side_of(caller)
        self._as_such: Final = 0 if recorded_only else 1
        self._known: Final[dict[tuple[int, ...], tuple[int, ...]]] = {}

    def of(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """By side, the worth of a deal that ends with these totals."""
        if totals not in self._known:
            self._known[totals] = self._judge(totals)
        return self._known[totals]

    def made(self, totals: tuple[int, ...]) -> bool:
        """Whether the caller makes it with these totals."""
        return self._score(totals).outcome is Outcome.MADE

    def _score(self, totals: tuple[int, ...]) -> Score:
        none = (0,) * len(totals)
        # Who has nothing at all has hardly taken a trick.
        tally = Tally(totals, none, none, none, tuple(1 if total else 0 for total in totals))
        standing = self._standing
        return score_deal(self._rules, tally, self._caller, self._dealer, standing.hanging, standing.baits)

    def _judge(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        rules, standing, score = self._rules, self._standing, self._score(totals)
        net = [points - penalty for points, penalty in zip(score.recorded, score.penalty, strict=True)]
        after = tuple(before + points for before, points in zip(standing.totals, net, strict=True))
        winner = winner_by_target(rules, after, score, self._caller)
        if winner is not None:
            net = [points + (_MATCH if side == winner else 0) for side, points in enumerate(net)]
        as_such = self._as_such
        return tuple(SCALE * lead + as_such * raw for lead, raw in zip(_leads(net), _leads(totals), strict=True))


def _leads(points: Sequence[int]) -> list[int]:
    """By side: its points less the mean of the others', with three sides rounded down."""
    everything, others = sum(points), len(points) - 1
    return [own - (everything - own) // others for own in points]
