"""One decision under review: what could be done, what each of it was worth, and the mark of what was done.

Worth is in recorded points: how far the own side is ahead of the others in what is written down, bait, hanging points and
the end of the match included. So points that no longer matter cost nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import exp
from typing import Final

from ..deal.actions import Action
from ..deal.view import SeatView


class Mark(StrEnum):
    """How good a decision was, by what the player could know."""

    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class How(StrEnum):
    """How the worth of a decision was found."""

    EXACT = "exact"
    """Every world played out with the best play by all."""
    TREE = "tree"
    """An estimate: too many cards to play every world out."""
    QUICK = "quick"
    """An estimate: deals imagined to the end with quick play."""


_FROM: Final = ((25.0, Mark.BLUNDER), (10.0, Mark.MISTAKE), (3.0, Mark.INACCURACY))
"""Points lost, and the mark from there on."""
_LENIENCY: Final = 25.0
"""So many points lost leave 1/e of the accuracy of a decision."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that could be done, and its worth in points; ``open``: with all cards open, None where not known."""

    action: Action
    fair: float
    open: float | None
    won: float | None = None
    """In what part of the worlds the contract ends as the own camp wants it; None where that was not counted."""
    turns: bool = False
    """Whether it made a blunder of being chosen: with it the contract is lost in most worlds, with the best it is not."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a seat. ``view`` is what it saw, ``number`` the place of the action in the deal, from 0."""

    number: int
    view: SeatView
    chosen: Action
    options: tuple[Option, ...]
    """Best first by what could be known; equals in the order of the hand."""
    how: How
    worlds: int
    """Sets of hidden cards that it was judged over."""

    @property
    def option(self) -> Option:
        """What was chosen."""
        exactly = (option for option in self.options if option.action == self.chosen)
        alike = (option for option in self.options if same(option.action, self.chosen))
        return next(exactly, None) or next(alike)

    @property
    def fair_loss(self) -> float:
        """Points lost against the best by what the player could know."""
        return round(max(option.fair for option in self.options) - self.option.fair, 1)

    @property
    def open_loss(self) -> float | None:
        """Points lost against the best with all cards open."""
        known = [option.open for option in self.options if option.open is not None]
        chosen = self.option.open
        return None if chosen is None else round(max(known) - chosen, 1)

    @property
    def enough(self) -> int:
        """How many options, from the best on, are good: whoever looks for the best may name any of them."""
        best = self.options[0].fair
        return sum(best - option.fair < _FROM[-1][0] for option in self.options)

    @property
    def mark(self) -> Mark:
        """The mark, from what the player could know alone."""
        lost = self.fair_loss
        found = next((mark for least, mark in _FROM if lost >= least), Mark.GOOD)
        return Mark.BLUNDER if found is not Mark.GOOD and self.option.turns else found

    @property
    def unlucky(self) -> bool:
        """Whether it cost points that nobody could have known of."""
        return self.mark is Mark.GOOD and (self.open_loss or 0) >= _FROM[-1][0]


def chance_of(view: SeatView, *name: str | int) -> tuple[str | int, ...]:
    """What the chance of a decision is called, which begins with the name."""
    return (*name, view.standing.deal, len(view.calls), len(view.tricks), len(view.trick), view.seat)


def same(one: Action, other: Action) -> bool:
    """Whether two actions are one option, unless options tell them apart: bella said or not, it is the same card, and runs
    are the same in any order.
    """
    return _kind(one) == _kind(other)


def _kind(action: Action) -> tuple[object, ...]:
    return action.verb, action.card, action.suit, frozenset(action.runs)


def accuracy(decisions: Sequence[Decision]) -> float | None:
    """The mean accuracy of decisions, 0 to 100; None without any."""
    if not decisions:
        return None
    return round(sum(100 * exp(-decision.fair_loss / _LENIENCY) for decision in decisions) / len(decisions), 1)


def points_lost(decisions: Sequence[Decision]) -> float:
    """What decisions cost together, by what could be known."""
    return round(sum(decision.fair_loss for decision in decisions), 1)


def costliest(decisions: Sequence[Decision], most: int = 2) -> list[Decision]:
    """The decisions that cost most by what could be known, the dearest first; good ones are not among them."""
    marked = [decision for decision in decisions if decision.mark is not Mark.GOOD]
    return sorted(marked, key=lambda decision: -decision.fair_loss)[:most]
