"""One tree of play over many worlds: every round deals the unseen cards anew and follows the same tree.

So a move is judged by what follows in all worlds that look alike from here, and no player in the tree acts on cards that it
cannot see. Each seat in it looks after its own side. The rest of a round is played by ``playing``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final

from ...cards import Card
from ...deal.view import SeatView
from ..beliefs.worlds import World
from ..solver.layout import bits_by_card, mask_of
from .bonuses import Bonuses
from .playing import Play, PlayRules
from .worth import SCALE, Worth

_ROUNDS: Final = 16
"""Rounds in one unit of work."""
_CURIOSITY: Final = 80 * SCALE
"""How much a move that was seldom tried may seem worse than the best and still be tried."""
_LOG2: Final = 0.693


class _Node:
    """A moment of the play as everybody sees it; its moves by card."""

    __slots__ = ("moves",)

    def __init__(self) -> None:
        self.moves: dict[int, _Move] = {}


class _Move:
    __slots__ = ("chances", "node", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0
        self.chances = 0
        """How often it was legal in the world of the round."""
        self.node = _Node()


class Tree:
    """The tree of one decision."""

    def __init__(self, view: SeatView, bonuses: Bonuses, worth: Worth, cards: Sequence[Card]) -> None:
        assert view.caller is not None and view.trump is not None
        self._view: Final = view
        self._bonuses: Final = bonuses
        self._worth: Final = worth
        self._trump: Final = view.trump
        self._rules: Final = PlayRules(view.rules, view.caller)
        self._bits: Final = bits_by_card(view.trump)
        self._on_table: Final = [self._bits[card] for card in view.trick]
        self._asked: Final = mask_of(cards, view.trump)
        self._root: Final = _Node()

    def grow(self, worlds: Sequence[World], rounds: int) -> Iterator[None]:
        """So many rounds, over the worlds one after the other."""
        ready = [
            ([mask_of(hand, self._trump) for hand in world], self._bonuses.of(world, self._trump)) for world in worlds
        ]
        for number in range(rounds):
            hands, bonus = ready[number % len(ready)]
            play = self._begin(hands)
            path = self._descend(play)
            play.finish()
            worth = self._worth.of(self._rules.totals(play, bonus))
            for move, side in path:
                move.visits += 1
                move.total += worth[side]
            if number % _ROUNDS == _ROUNDS - 1:
                yield

    def value(self, card: Card) -> tuple[int, int]:
        """The sum of what a card was worth and the number of rounds it was tried in."""
        move = self._root.moves.get(self._bits[card])
        return (move.total, move.visits) if move else (0, 0)

    def _begin(self, hands: Sequence[int]) -> Play:
        view = self._view
        play = Play(self._rules, hands, view.leader, view.side_cards, view.side_tricks)
        for card in self._on_table:
            # A card on the table has left its hand already.
            play.hands[play.seat] |= card
            play.put(card)
        return play

    def _descend(self, play: Play) -> list[tuple[_Move, int]]:
        """Goes down the tree to its end and one step beyond; the moves on the way with the sides that made them."""
        path: list[tuple[_Move, int]] = []
        node = self._root
        legal = play.legal() & self._asked
        while legal:
            side = self._rules.side_of[play.seat]
            card, known = _choose(node, play, legal)
            move = node.moves[card]
            path.append((move, side))
            play.put(card)
            if not known:
                break
            node = move.node
            legal = play.legal()
        return path


def _choose(node: _Node, play: Play, legal: int) -> tuple[int, bool]:
    """The move to follow, and whether it has been tried before. What was not yet tried comes first, naturally."""
    moves = node.moves
    best, highest = 0, 0.0
    untried = 0
    rest = legal
    while rest:
        card = rest & -rest
        rest ^= card
        move = moves.get(card)
        if move is None:
            untried |= card
            continue
        move.chances += 1
        hope = move.total / move.visits + _CURIOSITY * sqrt(_LOG2 * move.chances.bit_length() / move.visits)
        if not best or hope > highest:
            best, highest = card, hope
    if not untried:
        return best, True
    card = play.natural() & untried
    if not card:
        card = untried & -untried
    moves[card] = made = _Move()
    made.chances = 1
    return card, False
