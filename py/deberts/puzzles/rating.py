"""How difficult a puzzle is: who of the computer players finds the answer, how many options there are, how clear it is."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..ai.levels import LEVELS, Level
from ..ai.thinking import choose
from ..deal.view import SeatView
from ..rng import match_seed
from .puzzle import option_of
from .weighing import Weighed

_EASIEST: Final = 700
_MISSED: Final[tuple[tuple[Level, int], ...]] = (
    (replace(LEVELS["easy"], lapse=0.0, misjudged=0.0), 300),
    (LEVELS["normal"], 250),
    (LEVELS["hard"], 250),
)
"""What it adds that a player does not find the answer; the first one goes by rules of thumb and has no slips."""
_OPTION: Final = 25
"""What every option beyond two adds."""
_MOST_OPTIONS: Final = 8
_CLOSE: Final = 12.0
"""An option that is no further from the best one than this is a candidate, and adds once more."""
_CANDIDATE: Final = 60
_SUBTLE: Final = 900.0
"""Over the margin: what the smallness of the margin adds."""
_STEP: Final = 10


def rating_of(view: SeatView, weighed: Weighed) -> int:
    """The rating, on the scale of the players' ratings; a beginner has about 1000."""
    answer, *others = weighed.worth
    missed = sum(points for level, points in _MISSED if option_of(choose(view, level, _SEED)) != answer)
    options = min(len(others), _MOST_OPTIONS) - 1
    candidates = sum(weighed.worth[answer] - weighed.worth[other] <= _CLOSE for other in others[:_MOST_OPTIONS])
    points = _EASIEST + missed + _OPTION * options + _CANDIDATE * candidates + _SUBTLE / weighed.margin
    return round(points / _STEP) * _STEP


_SEED: Final = match_seed("puzzle rating")
