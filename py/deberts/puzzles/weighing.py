"""What the options of a decision are worth by what the seat can know: several judges, each with worlds of its own.

The judges are those of the review. An answer counts if every one of them finds it, by a stated margin in the mean, and if
they differ so little that another judge would hardly say anything else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import stdev
from typing import Final

from ..ai.beliefs.worlds import Worlds
from ..deal.actions import Verb
from ..match.match import Match
from ..review import How, Option
from ..review.reviewing import judge_of
from .puzzle import option_of

LEAST_FOR_A_CARD: Final = 6.0
"""Points by which the best card has to be better than all others."""
LEAST_FOR_A_CALL: Final = 10.0
"""The same for calls, exchanges and runs."""
_AGREED: Final = 0.5
"""The part of the margin that every judge has to find by himself."""
_SPREAD: Final = 2.0
"""From that part the mean is so many standard deviations of a single judge away."""
_JUDGES: Final = 6
_FEW: Final = 120
"""Where there are no more worlds than this a judge looks into all of them, and another one would see the same."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """The options, best first, and what each is worth."""

    worth: Mapping[str, float]
    worlds: int
    turns: bool = False
    """Whether the contract hangs on it: with the best the own camp gets its way, with the second best it does not."""

    @property
    def answer(self) -> str:
        """The best option."""
        return next(iter(self.worth))

    @property
    def margin(self) -> float:
        """By how much the first is better than the second."""
        best, second, *_ = self.worth.values()
        return best - second


def least_margin(option: str) -> float:
    """The margin that an answer like this must have."""
    return LEAST_FOR_A_CARD if option.startswith(Verb.PLAY) else LEAST_FOR_A_CALL


def weigh(match: Match, *name: str | int) -> Weighed | None:
    """The decision that is due, weighed by several judges; None if it has no single best option that all agree on."""
    opinions: list[Weighed] = []
    for number in range(_JUDGES):
        found = opinion(match, *name, number)
        if found is None or found.margin < least_margin(found.answer) * _AGREED:
            return None
        if opinions and found.answer != opinions[0].answer:
            return None
        opinions.append(found)
        if _sees_all(match):
            break
    together = _together(opinions)
    least = least_margin(together.answer)
    clear = together.margin - least * _AGREED >= _SPREAD * _spread(opinions, together)
    return together if together.margin >= least and clear else None


def opinion(match: Match, *name: str | int) -> Weighed | None:
    """What one judge says; None where there is nothing to decide, or only an estimate of a card."""
    judge = judge_of(match, *name)
    if judge is None or judge.how is How.TREE:
        return None
    for _ in judge.work():
        pass
    options: dict[str, Option] = {}
    for option in sorted(judge.options, key=lambda option: -option.fair):
        # Of a card that may be played with and without bella the better one counts.
        options.setdefault(option_of(option.action), option)
    _, second, *_ = options.values()
    return _ordered({name: option.fair for name, option in options.items()}, judge.worlds, second.turns)


def _ordered(worth: dict[str, float], worlds: int, turns: bool = False) -> Weighed:
    return Weighed(dict(sorted(worth.items(), key=lambda item: -item[1])), worlds, turns)


def _together(opinions: list[Weighed]) -> Weighed:
    """The mean of the opinions."""
    worth = {
        option: round(sum(opinion.worth[option] for opinion in opinions) / len(opinions), 1)
        for option in opinions[0].worth
    }
    turns = all(opinion.turns for opinion in opinions)
    return _ordered(worth, sum(opinion.worlds for opinion in opinions), turns)


def _spread(opinions: list[Weighed], together: Weighed) -> float:
    """How far the judges differ in the margin over the option that is second in the mean."""
    best, second, *_ = together.worth
    margins = [opinion.worth[best] - opinion.worth[second] for opinion in opinions]
    return stdev(margins) if len(margins) > 1 else 0.0


def _sees_all(match: Match) -> bool:
    seat = match.turn
    assert seat is not None
    view = match.view(seat)
    return view.drawn and bool(view.tricks) and Worlds(view).count <= _FEW
