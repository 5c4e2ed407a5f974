"""Worlds as likely as the auction and the cards played make them, beyond what is sure."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from ...deal.view import SeatView
from ...rng import Stream
from .calls import Calls
from .places import Places
from .plays import Plays
from .worlds import World, Worlds

_FINEST: Final = 256
"""The weight of the likeliest world. The others have a part of it, and never none: people do unlikely things."""


class Likely:
    """The worlds of a view with their likelihood, once trump is named.

    They come from a stock of so many that are drawn when the first is asked for; a likely one may come more than once.
    """

    def __init__(self, view: SeatView, stock: int) -> None:
        self._worlds: Final = Worlds(view)
        evidence = (Calls(view, self._worlds.places), Plays(view))
        self._evidence: Final = [one for one in evidence if one.heard]
        self._size: Final = stock
        self._stock: list[World] = []
        self._sums: list[int] = []

    @property
    def count(self) -> int:
        """The number of ways to deal the unseen cards, before anything that was said is looked at."""
        return self._worlds.count

    @property
    def places(self) -> Places:
        """Where the unseen cards may lie, and what was played."""
        return self._worlds.places

    def draw(self, stream: Stream) -> World:
        """A world, each as likely as its weight."""
        if not self._stock:
            weighed = self._weigh(self._worlds.some(stream, self._size))
            self._stock = [world for world, _ in weighed]
            self._sums = list(accumulate(weight for _, weight in weighed))
        return self._stock[bisect_right(self._sums, stream.below(self._sums[-1]))]

    def every(self) -> Iterator[tuple[World, int]]:
        """All worlds with their weights, in a fixed order."""
        yield from self._weigh(list(self._worlds.every()))

    def _weigh(self, worlds: list[tuple[World, int]]) -> list[tuple[World, int]]:
        chances = [1.0] * len(worlds)
        for one in self._evidence:
            chances = [chance * one.chance(world) for chance, (world, _) in zip(chances, worlds, strict=True)]
        most = max(chances, default=1.0)
        return [
            (world, weight * (1 + int(_FINEST * chance / most)))
            for chance, (world, weight) in zip(chances, worlds, strict=True)
        ]
