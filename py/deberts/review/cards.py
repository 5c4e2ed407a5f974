"""A card judged: exact worlds where hands are small enough, otherwise the tree of play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ..ai.beliefs.places import places_of
from ..ai.beliefs.worlds import World, Worlds
from ..ai.search.bonuses import Bonuses
from ..ai.search.exchanging import as_played
from ..ai.search.open_cards import OpenCards
from ..ai.search.tree import Tree
from ..ai.search.worth import SCALE, Worth
from ..ai.solver.solving import Solver
from ..cards import Card
from ..deal.actions import Action
from ..deal.view import SeatView
from ..rng import Stream
from .decision import How, Option

_EXACT_FROM: Final = (9, 5, 4)
"""Cards in hand, by the number of players from two on, from which worlds are played out exactly."""
_WORLDS: Final = (40, 24, 24)
"""Worlds that are drawn for it, by the number of players."""
_ALL: Final = 120
"""Where there are no more worlds than this, all of them are looked into."""
_TREE_WORLDS: Final = 60
_ROUNDS: Final = 200
"""Rounds of the tree for each card."""
_AT_ONCE: Final = 8
"""Worlds drawn in one unit of work."""


class CardJudge:
    """One card to be played; ``hands`` are the true ones and only go into the open column: None where they are hidden still.

    ``silent``: bella is let go.
    """

    def __init__(
        self, view: SeatView, hands: World | None, plays: Sequence[Action], stream: Stream, *, silent: bool = False
    ) -> None:
        assert view.caller is not None and view.trump is not None
        self._view: Final = view
        self._hands: Final = hands
        self.imagined: Final[list[tuple[World, int]]] = []
        """The worlds that the fair column comes from, with their weights."""
        self._plays: Final = plays
        self._stream: Final = stream
        self._cards: Final = [play.card for play in plays if play.card is not None]
        self._bonuses: Final = Bonuses(view, places_of(view), view.caller, silent=silent)
        self._worth: Final = Worth(view.rules, view.standing, view.dealer, view.caller, recorded_only=True)
        self._exact: Final = len(view.hand) <= _EXACT_FROM[view.rules.players - 2]
        self.how = How.TREE
        if self._exact:
            self.how = How.DIFFERENCE if view.rules.players == 3 else How.EXACT
        self.worlds = 0
        self.options: tuple[Option, ...] = ()

    def work(self) -> Iterator[None]:
        """Looks into the worlds; ``options`` are there when it is done."""
        if not self._exact:
            yield from self._by_tree()
            return
        true = _Outcomes(self._view, self._bonuses, self._worth, self._cards)
        if self._hands is not None:
            yield from true.add(as_played(self._view, self._hands), 1)
        fair = _Outcomes(self._view, self._bonuses, self._worth, self._cards)
        for world, weight in self._worlds():
            self.imagined.append((as_played(self._view, world), weight))
            yield from fair.add(*self.imagined[-1])
            self.worlds += 1
            yield
        best = max(self._cards, key=lambda card: fair.sums[card])
        self.options = tuple(
            Option(
                play,
                fair.mean(card),
                true.mean(card) if self._hands is not None else None,
                turns=fair.mostly_won(best) and fair.mostly_lost(card),
                won=fair.won(card),
            )
            for play, card in zip(self._plays, self._cards, strict=True)
        )

    def _worlds(self) -> Iterator[tuple[World, int]]:
        worlds = Worlds(self._view)
        every = worlds.every() if worlds.count <= _ALL else iter(())
        first = next(every, None)
        if first:
            yield first
            yield from every
        else:
            for _ in range(_WORLDS[self._view.rules.players - 2]):
                yield worlds.draw(self._stream), 1

    def _by_tree(self) -> Iterator[None]:
        worlds = Worlds(self._view)
        while len(self.imagined) < _TREE_WORLDS:
            self.imagined.append((as_played(self._view, worlds.draw(self._stream)), 1))
            if len(self.imagined) % _AT_ONCE == 0:
                yield
        drawn = [world for world, _ in self.imagined]
        tree = Tree(self._view, self._bonuses, self._worth)
        yield from tree.grow(drawn, _ROUNDS * len(self._cards), self._cards)
        self.worlds = len(drawn)
        self.options = tuple(
            Option(play, tree.mean(card) / SCALE, None) for play, card in zip(self._plays, self._cards, strict=True)
        )


class _Outcomes(OpenCards):
    """Exact worlds, and in how many of them the own camp gets its way with the contract."""

    def __init__(self, view: SeatView, bonuses: Bonuses, worth: Worth, cards: Sequence[Card]) -> None:
        super().__init__(view, bonuses, worth, cards)
        assert view.caller is not None
        self._calls: Final = view.rules.side_of(view.caller) == view.rules.side_of(view.seat)
        self._won: Final = dict.fromkeys(cards, 0)

    def mean(self, card: Card) -> float:
        """What a card is worth, in points."""
        return self.sums[card] / self.weight / SCALE

    def won(self, card: Card) -> float | None:
        """In what part of the worlds the contract ends as the own camp wants it; of three players nothing is known of it."""
        return None if self._three else self._won[card] / self.weight

    def mostly_won(self, card: Card) -> bool:
        """Whether the contract ends as the own camp wants it in more than half of the worlds."""
        return self._won[card] * 2 > self.weight

    def mostly_lost(self, card: Card) -> bool:
        """Whether it ends so in less than half of them; of three players nothing is known of it."""
        return self._won[card] * 2 < self.weight

    def _count(self, card: Card, weight: int, solver: Solver, difference: int) -> None:
        super()._count(card, weight, solver, difference)
        if not self._three and self._worth.made(self._totals(solver, difference)) == self._calls:
            self._won[card] += weight
