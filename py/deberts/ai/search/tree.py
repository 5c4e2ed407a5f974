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
from .playing import Play, PlayRules, begun
from .worth import SCALE, Worth

_ROUNDS: Final = 16
"""Rounds in one unit of work."""
_CURIOSITY: Final = 80 * SCALE
"""How much a move that was seldom tried may seem worse than the best and still be tried."""
_LOG2: Final = 0.693


class _Move:
    """A card played at one moment of the play, as everybody sees it, and the moves that may follow it, by card."""

    __slots__ = ("chances", "moves", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0
        self.chances = 1
        """How often it was legal in the world of the round."""
        self.moves: dict[int, _Move] = {}


class Tree:
    """The tree of one decision."""

    def __init__(self, view: SeatView, bonuses: Bonuses, worth: Worth) -> None:
        assert view.caller is not None and view.trump is not None
        self._view: Final = view
        self._bonuses: Final = bonuses
        self._worth: Final = worth
        self._trump: Final = view.trump
        self._rules: Final = PlayRules(view.rules, view.caller)
        self._bits: Final = bits_by_card(view.trump)
        self._moves: Final[dict[int, _Move]] = {}

    def grow(self, worlds: Sequence[World], rounds: int, cards: Sequence[Card]) -> Iterator[None]:
        """So many rounds in all for these cards: each of them in every world, so that luck with worlds favours none."""
        ready = [
            ([mask_of(hand, self._trump) for hand in world], self._bonuses.of(world, self._trump)) for world in worlds
        ]
        asked = [self._bits[card] for card in cards]
        for number in range(rounds):
            hands, bonus = ready[number // len(asked) % len(ready)]
            play = begun(self._rules, self._view, hands)
            path = self._descend(play, asked[number % len(asked)])
            play.finish()
            worth = self._worth.of(self._rules.totals(play, bonus))
            for move, side in path:
                move.visits += 1
                move.total += worth[side]
            if number % _ROUNDS == _ROUNDS - 1:
                yield

    def mean(self, card: Card) -> int:
        """What a card was worth in the mean."""
        move = self._moves[self._bits[card]]
        return move.total // move.visits

    def _descend(self, play: Play, card: int) -> list[tuple[_Move, int]]:
        """Plays a card and goes down the tree to its end and one step beyond; the moves on the way, with their sides."""
        path: list[tuple[_Move, int]] = []
        moves, known = self._moves, card in self._moves
        if not known:
            moves[card] = _Move()
        while True:
            path.append((moves[card], self._rules.side_of[play.seat]))
            play.put(card)
            legal = play.legal()
            if not known or not legal:
                return path
            moves = moves[card].moves
            card, known = _choose(moves, play, legal)


def _choose(moves: dict[int, _Move], play: Play, legal: int) -> tuple[int, bool]:
    """The move to follow, and whether it has been tried before. What was not yet tried comes first, naturally."""
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
    moves[card] = _Move()
    return card, False
