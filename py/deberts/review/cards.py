"""A card judged: exact worlds where hands are small enough, otherwise the tree of play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ..ai.beliefs.worlds import World, Worlds
from ..ai.search.bonuses import Bonuses
from ..ai.search.exchanging import as_played
from ..ai.search.tree import Tree
from ..ai.search.worth import SCALE, Worth
from ..deal.actions import Action
from ..deal.view import SeatView
from ..rng import Stream
from .decision import How, Option
from .outcomes import outcomes_of

EXACT_FROM: Final = (9, 5, 4)
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

    ``silent``: bella is let go. ``exact_from``: as ``EXACT_FROM``.
    """

    def __init__(
        self,
        view: SeatView,
        hands: World | None,
        plays: Sequence[Action],
        stream: Stream,
        *,
        silent: bool = False,
        exact_from: Sequence[int] = EXACT_FROM,
    ) -> None:
        assert view.caller is not None and view.trump is not None
        self._view: Final = view
        self._hands: Final = hands
        self.imagined: Final[list[tuple[World, int]]] = []
        """The worlds that the fair column comes from, with their weights."""
        self._plays: Final = plays
        self._stream: Final = stream
        self._cards: Final = [play.card for play in plays if play.card is not None]
        self._worlds: Final = Worlds(view)
        self._bonuses: Final = Bonuses(view, self._worlds.places, view.caller, silent=silent)
        self._worth: Final = Worth(view.rules, view.standing, view.dealer, view.caller, recorded_only=True)
        self._exact: Final = len(view.hand) <= exact_from[view.rules.players - 2]
        self.how: Final = How.EXACT if self._exact else How.TREE
        self.worlds = 0
        self.options: tuple[Option, ...] = ()

    def work(self) -> Iterator[None]:
        """Looks into the worlds; ``options`` are there when it is done."""
        if not self._exact:
            yield from self._by_tree()
            return
        true = outcomes_of(self._view, self._bonuses, self._worth, self._cards)
        if self._hands is not None:
            yield from true.add(as_played(self._view, self._hands), 1)
        fair = outcomes_of(self._view, self._bonuses, self._worth, self._cards)
        for world, weight in self._looked_into():
            self.imagined.append((as_played(self._view, world), weight))
            yield from fair.add(*self.imagined[-1])
            self.worlds += 1
            yield
        best = max(self._cards, key=fair.mean)
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

    def _looked_into(self) -> Iterator[tuple[World, int]]:
        worlds = self._worlds
        every = worlds.every() if worlds.count <= _ALL else iter(())
        first = next(every, None)
        if first:
            yield first
            yield from every
        else:
            for _ in range(_WORLDS[self._view.rules.players - 2]):
                yield worlds.draw(self._stream), 1

    def _by_tree(self) -> Iterator[None]:
        while len(self.imagined) < _TREE_WORLDS:
            self.imagined.append((as_played(self._view, self._worlds.draw(self._stream)), 1))
            if len(self.imagined) % _AT_ONCE == 0:
                yield
        drawn = [world for world, _ in self.imagined]
        tree = Tree(self._view, self._bonuses, self._worth)
        yield from tree.grow(drawn, _ROUNDS * len(self._cards), self._cards)
        self.worlds = len(drawn)
        self.options = tuple(
            Option(play, tree.mean(card) / SCALE, None) for play, card in zip(self._plays, self._cards, strict=True)
        )
