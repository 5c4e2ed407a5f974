"""The card to play: exact worlds and the tree, each a judge of its own, their verdicts added.

The exact worlds know the cards too well, the tree knows the play too little; added they do better than either. Among cards
that come out nearly equal the rules of thumb choose, as a person would.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ...cards import Card
from ...deal.actions import Action, Verb
from ...deal.view import SeatView
from ...rng import Stream
from ..beliefs.likely import Likely
from ..beliefs.worlds import World, Worlds
from ..cardplay import rank, sensible
from ..foolish import RARELY_RIGHT, foolish
from ..levels import Level, Search
from .bonuses import Bonuses
from .exchanging import as_played
from .open_cards import OpenCards
from .tree import Tree
from .worth import SCALE, Worth

Course = Iterator[Action | None]

_NEAR: Final = SCALE // 2
"""Cards whose worth differs by less are equal."""
_DOUBT: Final = 3 * SCALE
"""So much better must look what is rarely right: in imagined hands one knows where the ace is."""
_DEARER: Final = 8
"""So many times dearer is a world with three or four hands."""
_AT_ONCE: Final = 8
"""Worlds drawn for the tree in one unit of work."""
_FEWEST: Final = 5
"""For so many worlds the budget may be spent twice: fewer tell too little."""


def think_card(view: SeatView, level: Level, search: Search, stream: Stream) -> Course:
    """The decision on a card, in slices."""
    plays: dict[Card, Action] = {}
    for action in view.legal:
        if action.verb is Verb.PLAY and action.card is not None and (action.bella or action.card not in plays):
            plays[action.card] = action
    follies = {card: {found.kind for found in foolish(view, action)} for card, action in plays.items()}
    cards = tuple(card for card, kinds in follies.items() if kinds <= RARELY_RIGHT) or tuple(plays)
    if len(cards) == 1:
        yield plays[cards[0]]
        return
    rare = frozenset(card for card in cards if follies[card] & RARELY_RIGHT)
    judged = Judging(view, search, stream, cards, rare)
    yield from judged.work()
    yield plays[judged.best(level)]


class Judging:
    """One decision on a card."""

    def __init__(
        self, view: SeatView, search: Search, stream: Stream, cards: Sequence[Card], rare: frozenset[Card]
    ) -> None:
        assert view.caller is not None
        self._view: Final = view
        self._search: Final = search
        self._stream: Final = stream
        self._rare: Final = rare
        self._worlds: Final = Likely(view, search.stock) if search.stock else Worlds(view)
        bonuses = Bonuses(view, self._worlds.places, view.caller)
        worth = Worth(view.rules, view.standing, view.dealer, view.caller)
        self._exact: Final = OpenCards(view, bonuses, worth, cards)
        self._tree: Final = Tree(view, bonuses, worth)
        self._rounds = 0

    def work(self) -> Iterator[None]:
        """Looks into worlds as far as the budget goes."""
        search, players = self._search, self._view.rules.players
        exact = len(self._view.hand) <= search.exact_from[players - 2]
        most = search.all_worlds // (1 if players == 2 else _DEARER)
        if exact and self._worlds.count <= most:
            for world, weight in self._worlds.every():
                yield from self._exact.add(as_played(self._view, world), weight)
                yield
        drawn: list[World] = []
        if not self._exact.weight:
            for number in range(search.worlds):
                drawn.append(self._drawn())
                if exact and self._exact.nodes < search.nodes * (2 if number < _FEWEST else 1):
                    yield from self._exact.add(drawn[-1], 1)
                    self._exact.narrow()
                yield
        self._rounds = search.rounds if exact else search.rounds_alone[players - 2]
        if self._rounds:
            while len(drawn) < search.tree_worlds:
                drawn.append(self._drawn())
                if len(drawn) % _AT_ONCE == 0:
                    yield
            yield from self._tree.grow(drawn, self._rounds, self._exact.cards)

    def _drawn(self) -> World:
        return as_played(self._view, self._worlds.draw(self._stream))

    def best(self, level: Level) -> Card:
        """The card with the best verdict, of near equals the most natural one."""
        verdicts = {card: self._verdict(card) for card in self._exact.cards}
        bar = max(verdicts.values()) - _NEAR
        near = [card for card in self._exact.cards if verdicts[card] >= bar]
        if len(near) == 1:
            return near[0]
        return rank(self._view, level, sensible(self._view, tuple(near)))[0].card

    def _verdict(self, card: Card) -> int:
        exact = self._exact.sums[card] // self._exact.weight if self._exact.weight else 0
        tree = self._tree.mean(card) if self._rounds else 0
        return exact + tree - (_DOUBT if card in self._rare else 0)
