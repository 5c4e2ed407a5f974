"""Means with their 95 % intervals, shares and times."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

_Z: Final = 1.96
"""So many standard errors hold 95 %."""


def mean_and_interval(values: Sequence[float]) -> tuple[float, tuple[float, float]]:
    """The mean of independent values and its 95 % interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, (mean, mean)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    reach = _Z * sqrt(variance / len(values))
    return mean, (mean - reach, mean + reach)


def wilson(won: float, played: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share, spread = won / played, _Z * _Z / played
    centre = (share + spread / 2) / (1 + spread)
    reach = sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    return centre - reach, centre + reach


def share(part: int, whole: int) -> float | None:
    """A share; None of nothing."""
    return round(part / whole, 4) if whole else None


def times(seconds: Sequence[float]) -> dict[str, float]:
    """Median, 95th percentile and longest, in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    places = {"p50": len(ordered) // 2, "p95": len(ordered) * 95 // 100, "max": len(ordered) - 1}
    return {name: round(1000 * ordered[place], 2) for name, place in places.items()}
