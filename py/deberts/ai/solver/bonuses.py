"""Points that depend on tricks still to come: runs and bella that need a trick, bella that needs both its cards.

While such points are open the search runs in a *stage* of its own, with its own table of positions. Between a stage and
the trick that changes it stands one small function per winner, which pays what the trick earned and goes on in the stage
that follows. So the common stage, where nothing is open, knows nothing of all this and loses no time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ...rules.runs import BELLA_POINTS

Search = Callable[[int, int, int, int], int]
"""(cards in play, points still to be won, alpha, beta) -> value for the side on lead, fail-soft."""


class Open(NamedTuple):
    """What is still open. ``first``: by side, what its first trick brings; ``bella``: the cards it has yet to capture."""

    first: tuple[int, ...]
    bella_side: int
    bella: int

    @property
    def points(self) -> int:
        """All that can still be earned."""
        return sum(self.first) + (BELLA_POINTS if self.bella else 0)

    def after(self, side: int, cards: int) -> tuple[int, Open]:
        """What a trick earns the side that wins it, and what is open then; ``cards`` are those still in play."""
        gain = self.first[side]
        first = tuple(0 if other == side else points for other, points in enumerate(self.first))
        bella = self.bella & cards
        if bella != self.bella:
            if side != self.bella_side:
                bella = 0
            elif not bella:
                gain += BELLA_POINTS
        return gain, Open(first, self.bella_side if bella else 0, bella)


class Family(NamedTuple):
    """The searches of one stage, by the seat on lead, with a way to tell each where a trick's winner goes on."""

    searches: Sequence[Search]
    connect: Callable[[Sequence[Search]], None]


class Stages:
    """The stages of a solve, each made when it is first reached. ``make(apart)`` makes a stage's searches."""

    def __init__(self, make: Callable[[int], Family], sides: Sequence[int]) -> None:
        self._make: Final = make
        self._sides: Final = sides
        self._entries: Final[dict[Open, Sequence[Search]]] = {}
        self._searches: Final[dict[Open, Sequence[Search]]] = {}

    def searches(self, stage: Open) -> Sequence[Search]:
        """By seat: the search with that seat on lead."""
        if stage not in self._searches:
            family = self._make(stage.bella)
            self._searches[stage] = family.searches
            family.connect(self.entries(stage))
        return self._searches[stage]

    def entries(self, stage: Open) -> Sequence[Search]:
        """By seat: what follows when that seat has won a trick of this stage, with what the trick earned."""
        if stage not in self._entries:
            searches = (
                self.searches(stage)
                if stage.points == 0
                else [self._entry(stage, side, seat) for seat, side in enumerate(self._sides)]
            )
            self._entries[stage] = searches
        return self._entries[stage]

    def _entry(self, stage: Open, side: int, seat: int) -> Search:
        ways: dict[int, tuple[int, int, Search]] = {}

        def won(cards: int, rest: int, alpha: int, beta: int) -> int:
            left = stage.bella & cards
            if left not in ways:
                gain, after = stage.after(side, left)
                ways[left] = gain, stage.points - after.points, self.searches(after)[seat]
            gain, settled, search = ways[left]
            return gain + search(cards, rest - settled, alpha - gain, beta - gain)

        return won
