"""Levels of the computer players as data: a policy and its parameters. A stronger level is one more entry here."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from .habits import Habits


class Policy(StrEnum):
    """How a level decides; ``thinking`` knows the code behind each."""

    RULES_OF_THUMB = "rules_of_thumb"


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


LEVELS: Final = {
    level.name: level
    for level in (
        Level("easy", Policy.RULES_OF_THUMB, memory=False, lapse=0.4),
        Level("normal", Policy.RULES_OF_THUMB, memory=True, lapse=0.0),
    )
}
"""The levels that can be chosen, weakest first."""
