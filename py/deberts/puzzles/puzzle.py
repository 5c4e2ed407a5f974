"""What a puzzle is: a position as one seat sees it, with one best answer. Written as one line of JSON."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ..deal.actions import Action, Verb

PERSON: Final = 0
"""The seat of whoever solves it."""
_ID_DIGITS: Final = 8


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A question. An option is an action without its seat, as ``option_of`` writes it."""

    position: str
    """See ``docs/position.md``: what seat 0, which is to act, can see."""
    theme: str
    worth: Mapping[str, float]
    """What each option is worth, best first: recorded points ahead of the others, the mean over the worlds."""
    worlds: int
    """Sets of hidden cards that it was judged over."""
    rating: int
    """How difficult it is, on the scale of the players' ratings."""

    @property
    def id(self) -> str:
        """Its name: hexadecimal digits that follow from the position."""
        return hashlib.sha256(self.position.encode()).hexdigest()[:_ID_DIGITS]

    @property
    def answer(self) -> str:
        """The best option."""
        return next(iter(self.worth))

    @property
    def margin(self) -> float:
        """By how much the answer is better than all others."""
        best, second, *_ = self.worth.values()
        return round(best - second, 1)


def option_of(action: Action) -> str:
    """How an action is written as an option: a card is the same with and without bella, runs have one order."""
    if action.verb is Verb.PLAY:
        return f"{action.verb} {action.card}"
    if action.verb is Verb.DECLARE:
        return " ".join((action.verb, *sorted(action.runs)))
    return str(action).split(" ", 1)[1]


def format_puzzle(puzzle: Puzzle) -> str:
    """One line of JSON; ``answer`` and ``margin`` follow from the rest and are there to be read."""
    return json.dumps(
        {
            "id": puzzle.id,
            "theme": puzzle.theme,
            "rating": puzzle.rating,
            "answer": puzzle.answer,
            "margin": puzzle.margin,
            "worlds": puzzle.worlds,
            "worth": dict(puzzle.worth),
            "position": puzzle.position,
        }
    )


def parse_puzzle(line: str) -> Puzzle:
    """The puzzle of a line; what follows from the rest is not read."""
    fields: dict[str, Any] = json.loads(line)
    return Puzzle(fields["position"], fields["theme"], fields["worth"], fields["worlds"], fields["rating"])
