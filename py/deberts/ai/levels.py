"""Levels of the computer players as data: a policy and its parameters. A stronger level is one more entry here."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from .habits import Habits


class Policy(StrEnum):
    """How a level decides; ``thinking`` knows the code behind each."""

    RULES_OF_THUMB = "rules_of_thumb"
    SEARCH = "search"


@dataclass(frozen=True, slots=True)
class Search:
    """How much a level imagines. All budgets are counts, so a decision is the same on every machine."""

    worlds: int
    """Sets of hands that are imagined for a card; 0: cards by rule of thumb."""
    nodes: int
    """Positions of exact play after which no further world is solved."""
    rounds: int
    """Rounds of the tree of play beside the exact worlds; 0: no tree."""
    rounds_alone: int
    """Rounds where there are too many cards for exact worlds."""
    exact_from: tuple[int, int, int]
    """Cards in hand, by the number of players from two on, from which worlds are solved exactly."""
    all_worlds: int
    """Where there are no more worlds than this, all of them are solved."""
    deals: int = 0
    """Deals imagined to the end for each call; 0: calls by rule of thumb."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play. It is the same in every profile and for every number of players."""

    name: str
    policy: Policy
    memory: bool
    """Whether it remembers the cards of past tricks and what they gave away."""
    lapse: float
    """How often it takes the second-best of its natural choices, 0 to 1."""
    habits: Habits = field(default_factory=Habits)
    search: Search | None = None
    """What a level that searches may spend."""


_HARD: Final = Search(
    worlds=16, nodes=14_000, rounds=0, rounds_alone=500, exact_from=(9, 5, 4), all_worlds=100, deals=60
)
_CRAZY: Final = Search(
    worlds=50, nodes=40_000, rounds=1000, rounds_alone=1500, exact_from=(9, 6, 5), all_worlds=400, deals=100
)

LEVELS: Final = {
    level.name: level
    for level in (
        Level("easy", Policy.RULES_OF_THUMB, memory=False, lapse=0.4),
        Level("normal", Policy.RULES_OF_THUMB, memory=True, lapse=0.0),
        Level("hard", Policy.SEARCH, memory=True, lapse=0.0, search=_HARD),
        Level("crazy", Policy.SEARCH, memory=True, lapse=0.0, search=_CRAZY),
    )
}
"""The levels that can be chosen, weakest first."""
