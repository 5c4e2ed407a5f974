"""What a lesson is: data. All words are keys, which the page turns into sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

Kind = Literal["play", "call", "swap", "runs", "bella", "claim", "choice"]
Shows = Literal["nothing", "trick", "deal"]

_KINDS: Final[dict[str, Kind]] = {
    "play": "play",
    "take": "call",
    "pass": "call",
    "name": "call",
    "swap": "swap",
    "declare": "runs",
    "claim": "claim",
}


@dataclass(frozen=True, slots=True)
class Step:
    """One question. The person sits at seat 0 and is to act; an answer is an action without its seat, or a word."""

    name: str
    """What the words of this step are found by."""
    position: str
    """See ``docs/position.md``; cards that it hides are dealt at random, always the same."""
    right: tuple[str, ...]
    because: str
    """Comment on a right answer."""
    hints: tuple[str, str]
    """Where to look; the rule."""
    wrong: Mapping[str, str] = field(default_factory=dict)
    """Wrong answers with the comment on each; ``*`` stands for all others."""
    illegal: Mapping[str, str] = field(default_factory=dict)
    """Cards in the hand that may not be played, with the code of the reason."""
    shows: Shows = "trick"
    """How far the engine plays on after the answer, best play on all sides."""
    open: bool = False
    """Whether the person is told the cards of the others."""
    choice: bool = False
    """Whether the answers are words to choose from, and the cards only to be looked at."""

    @property
    def kind(self) -> Kind:
        """What is asked for."""
        if self.choice:
            return "choice"
        verb, *rest = self.right[0].split()
        return "bella" if "bella" in rest else _KINDS[verb]

    @property
    def answers(self) -> tuple[str, ...]:
        """Of a choice: the words, in an order that does not tell."""
        return tuple(sorted((*self.right, *self.wrong))) if self.choice else ()

    def comment(self, answer: str) -> str:
        """The comment on an answer that is not right."""
        return self.wrong.get(answer, self.wrong.get("*", "other"))


@dataclass(frozen=True, slots=True)
class Lesson:
    """A few steps about one thing."""

    name: str
    rules: str
    """The group of rules that tells more: a group of ``SwitchInfo``."""
    steps: tuple[Step, ...]
    profiles: tuple[str, ...] = ("gambler", "stakes", "skill", "classic", "klabor")
    """Forms of the game that it holds for."""
    players: tuple[int, ...] = (2, 3, 4)
    switches: tuple[str, ...] = ()
    """Rules that it shows: with another value of one of them it would go otherwise."""
