"""What judges share that imagine deals to the end with quick play, the same deals for every choice."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Final

from ..ai.beliefs.worlds import World, Worlds
from ..ai.search.worth import SCALE
from ..deal.actions import Action
from ..deal.view import SeatView
from ..rng import Stream
from .decision import How, Option

WORLDS: Final = 80


class QuickJudge(ABC):
    """Choices of a seat; ``hands`` are the true ones and only go into the open column: None where they are hidden still."""

    AT_ONCE: int
    """Worlds in one unit of work."""

    def __init__(self, view: SeatView, hands: World | None, choices: Sequence[Action], stream: Stream) -> None:
        self._view: Final = view
        self._hands: Final = hands
        self._choices: Final = choices
        self._stream: Final = stream
        self.how: Final = How.QUICK
        self.worlds = 0
        self.options: tuple[Option, ...] = ()

    def work(self) -> Iterator[None]:
        """Imagines deals; ``options`` are there when it is done."""
        sums = [0] * len(self._choices)
        worlds = Worlds(self._view)
        for number in range(WORLDS):
            for place, value in enumerate(self._values(worlds.draw(self._stream))):
                sums[place] += value
            if number % self.AT_ONCE == self.AT_ONCE - 1:
                yield
        self.worlds = WORLDS
        true = [None] * len(sums) if self._hands is None else [value / SCALE for value in self._values(self._hands)]
        self.options = tuple(
            Option(choice, total / WORLDS / SCALE, value)
            for choice, total, value in zip(self._choices, sums, true, strict=True)
        )

    @abstractmethod
    def _values(self, world: World) -> list[int]:
        """Of each choice, the worth of the deal in this world to the own side."""
