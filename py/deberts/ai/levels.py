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

    worlds: int = 0
    """Sets of hands that are imagined for a card and solved; 0: cards by rule of thumb."""
    nodes: int = 0
    """Positions of exact play after which no further world is solved."""
    tree_worlds: int = 0
    """Sets of hands that the tree of play deals from; the solved ones are among them."""
    rounds: int = 0
    """Rounds of the tree beside the exact worlds; 0: no tree."""
    rounds_alone: tuple[int, int, int] = (0, 0, 0)
    """Rounds where there are too many cards for exact worlds, by the number of players from two on."""
    exact_from: tuple[int, int, int] = (0, 0, 0)
    """Cards in hand, by the number of players from two on, from which worlds are solved exactly."""
    all_worlds: int = 0
    """Where there are no more worlds than this, all of them are solved."""
    stock: int = 0
    """Worlds from which the likely ones are taken, by what was called and played; 0: all are as likely."""
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
    """How often it takes the second-best of its natural cards, 0 to 1."""
    misjudged: float = 0.0
    """By up to so many points a hand seems better or worse than it is, in a call by rule of thumb."""
    habits: Habits = field(default_factory=Habits)
    search: Search | None = None
    """What a level that searches may spend."""


_NORMAL: Final = Search(deals=16)
_HARD: Final = Search(
    worlds=3,
    nodes=8_000,
    tree_worlds=15,
    rounds_alone=(0, 400, 60),
    exact_from=(9, 5, 4),
    all_worlds=50,
    stock=36,
    deals=40,
)
_CRAZY: Final = Search(
    worlds=60,
    nodes=50_000,
    tree_worlds=240,
    rounds=2000,
    rounds_alone=(0, 2500, 2500),
    exact_from=(9, 6, 5),
    all_worlds=400,
    stock=400,
    deals=100,
)

LEVELS: Final = {
    level.name: level
    for level in (
        Level("easy", Policy.RULES_OF_THUMB, memory=False, lapse=0.6, misjudged=40.0),
        # With three players, who call by rule of thumb, it errs about as much as by few imagined deals with two and four.
        Level("normal", Policy.SEARCH, memory=True, lapse=0.0, misjudged=20.0, search=_NORMAL),
        Level("hard", Policy.SEARCH, memory=True, lapse=0.0, search=_HARD),
        Level("crazy", Policy.SEARCH, memory=True, lapse=0.0, search=_CRAZY),
    )
}
"""The levels that can be chosen, weakest first."""
