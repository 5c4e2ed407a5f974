"""Worlds played out exactly with all cards open, one after the other, and what each card brings in the mean.

Of three players the defenders play together against the caller, which is how they have to play as long as the caller may
still fail; what counts is then the difference of the points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ...cards import Card
from ...deal.view import SeatView
from ..beliefs.worlds import World
from ..solver.position import position_of
from ..solver.solving import Solver
from .bonuses import Bonus, Bonuses
from .worth import SCALE, Worth

EXACT_FROM: Final = (9, 6, 5)
"""Cards in hand, by the number of players from two on, from which one world is solved in a short time."""
_HEATS: Final = {8: 40 * SCALE, 16: 28 * SCALE, 28: 20 * SCALE}
"""After so many worlds a card that is so much worse than the best in the mean is out of the question."""
SLICE: Final = 500
"""Nodes of a solve in one unit of work: about two milliseconds."""


class OpenCards:
    """The sums over the worlds added so far."""

    def __init__(self, view: SeatView, bonuses: Bonuses, worth: Worth, cards: Sequence[Card]) -> None:
        assert view.caller is not None and view.trump is not None
        rules = view.rules
        self._view: Final = view
        self._bonuses: Final = bonuses
        self._worth: Final = worth
        self._side: Final = rules.side_of(view.seat)
        self._three: Final = rules.players == 3
        self._ours: Final = view.caller if self._three else self._side
        self._solvers: Final[dict[Bonus, Solver]] = {}
        self._trump: Final = view.trump
        self.cards: list[Card] = list(cards)
        """The cards still in question."""
        self.sums: Final = dict.fromkeys(cards, 0)
        """By card: its worth, summed over worlds and weights."""
        self.weight = 0
        self._worlds = 0

    @property
    def nodes(self) -> int:
        """Positions looked into so far."""
        return sum(solver.nodes for solver in self._solvers.values())

    def add(self, world: World, weight: int) -> Iterator[None]:
        """Solves a world, one slice at a step."""
        solver = self._solver(self._bonuses.of(world, self._trump))
        solver.begin(world, self.cards)
        while not solver.run(SLICE):
            yield
        for card, difference in solver.values.items():
            self._count(card, weight, solver, difference)
        self.weight += weight
        self._worlds += 1

    def narrow(self) -> None:
        """Drops the cards that have fallen back, now and then; only where worlds are drawn and weigh the same."""
        if self._worlds in _HEATS:
            bar = max(self.sums[card] for card in self.cards) - _HEATS[self._worlds] * self._worlds
            self.cards = [card for card in self.cards if self.sums[card] >= bar]

    def _solver(self, bonus: Bonus) -> Solver:
        if bonus not in self._solvers:
            runs, bella = bonus
            self._solvers[bonus] = Solver(position_of(self._view, self._ours, runs, bella))
        return self._solvers[bonus]

    def _count(self, card: Card, weight: int, solver: Solver, difference: int) -> None:
        self.sums[card] += weight * self._judge(solver, difference)

    def _judge(self, solver: Solver, difference: int) -> int:
        if self._three:
            return SCALE * (difference if self._ours == self._side else -difference)
        return self._worth.of(self._totals(solver, difference))[self._side]

    def _totals(self, solver: Solver, difference: int) -> tuple[int, int]:
        """Of two sides: their totals, side 0 first."""
        own, other = solver.totals(difference)
        return (own, other) if self._side == 0 else (other, own)
