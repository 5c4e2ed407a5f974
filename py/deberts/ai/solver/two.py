"""Two players: the worlds of a position and the values of its cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...rules.tricks import LAST_TRICK
from .bonuses import Family, Search, Stages
from .budget import Budget
from .layout import SUIT_OF, TRUMPS, VALUE, mask_of, points_of
from .plays import Reply, answers
from .position import Position
from .two_search import INFINITY, Table, forget, searcher

_ALL: Final = 0xFFFFFFFF


class TwoPlayers:
    """The worlds of one position with two players."""

    def __init__(self, position: Position, budget: Budget) -> None:
        self._due: Final = position.due
        self._budget: Final = budget
        self._on_table: Final = mask_of(position.trick, position.trump)
        self._turn: Final = position.turn
        self._owned = (0, _ALL)
        self._tables: list[Table] = []
        self._lead: Sequence[Search] = ()
        self._next: Sequence[Search] = ()
        self._hand = self._other = self._rest = 0

    def place(self, hands: Sequence[int], keep: bool) -> None:
        """Sets up a world; with ``keep`` the results of the worlds before it, if they fit, help with this one."""
        self._hand, self._other = hands[self._turn], hands[1 - self._turn]
        if self._hand & ~self._owned[0] or self._other & self._owned[0]:
            # The hand on turn is mostly the same in all worlds, so every other card may be the other hand's.
            self._owned = self._hand, _ALL ^ self._hand
            self._tables = []
            stages = Stages(self._make, (0, 1))
            self._lead = stages.searches(self._due)
            self._next = stages.entries(self._due)
        elif not keep:
            for table in self._tables:
                forget(table)
        self._rest = points_of(self._hand | self._other | self._on_table) + LAST_TRICK + self._due.points

    def best(self, cards: Sequence[int], alpha: int, beta: int) -> int:
        """The value for the seat on turn of the best of its legal cards."""
        if not self._on_table:
            return self._lead[self._turn](self._hand | self._other, self._rest, alpha, beta)
        best = -INFINITY
        for card in cards:
            best = max(best, self.value_of(card, max(alpha, best), beta))
            if best >= beta:
                break
        return best

    def value_of(self, card: int, alpha: int, beta: int) -> int:
        """The value for the seat on turn if it plays this card."""
        if self._on_table:
            return -self._trick_value(self._finished(card), 1 - self._turn, -beta, -alpha)
        return self._trick_value(answers(card, self._hand, self._other, self._due.bella), self._turn, alpha, beta)

    def _finished(self, card: int) -> list[Reply]:
        """The trick on the table with this card as the reply."""
        led = self._on_table
        points = VALUE[led] + VALUE[card]
        beaten = card > led if SUIT_OF[card] == SUIT_OF[led] else card <= TRUMPS
        return [(card, -points if beaten else points, not beaten)]

    def _trick_value(self, trick: Sequence[Reply], leader: int, alpha: int, beta: int) -> int:
        """The value for the leader of a trick that the other hand may finish in these ways."""
        cards = self._hand | self._other
        worst = INFINITY
        for played, points, won in trick:
            bar = min(beta, worst)
            if won:
                value = points + self._next[leader](cards ^ played, self._rest - points, alpha - points, bar - points)
            else:
                search = self._next[1 - leader]
                value = points - search(cards ^ played, self._rest + points, points - bar, points - alpha)
            worst = min(worst, value)
            if worst <= alpha:
                break
        return worst

    def _make(self, apart: int) -> Family:
        own, other = self._owned
        pairs = [(own, other), (other, own)]
        made = [
            searcher(mine, theirs, apart, self._budget)
            for mine, theirs in (pairs if self._turn == 0 else reversed(pairs))
        ]
        self._tables += [search.table for search in made]

        def connect(entries: Sequence[Search]) -> None:
            made[0].connect(entries[0], entries[1])
            made[1].connect(entries[1], entries[0])

        return Family([search.search for search in made], connect)
