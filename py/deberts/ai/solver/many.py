"""Three and four players: the worlds of a position and the values of its cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...rules.ruleset import Overtrump
from ...rules.tricks import LAST_TRICK, winning_index
from .bonuses import Family, Search, Stages
from .budget import Budget
from .choosing import Camps
from .layout import SUIT_OF, bits_by_card, mask_of, points_of
from .many_search import Play, searcher
from .position import Position
from .two_search import INFINITY


class ManyPlayers:
    """The worlds of one position with three or four players."""

    def __init__(self, position: Position, budget: Budget) -> None:
        rules = position.rules
        seats = range(rules.players)
        self._due: Final = position.due
        self._budget: Final = budget
        self._sides: Final = [rules.side_of(seat) for seat in seats]
        ours = [side == position.ours for side in self._sides]
        self._friends: Final = [[ours[one] == ours[other] for other in seats] for one in seats]
        enemies = [[one != other for other in self._sides] for one in self._sides]
        everybody = [[True for _ in seats] for _ in seats]
        nobody = [[False for _ in seats] for _ in seats]
        self._must_beat: Final = enemies if rules.overtrump is Overtrump.OPPONENTS else everybody
        self._must_over: Final = {
            Overtrump.TRUMP_LEAD: nobody,
            Overtrump.ALWAYS: everybody,
            Overtrump.OPPONENTS: enemies,
        }[rules.overtrump]
        self._turn: Final = position.turn
        self._on_table: Final = mask_of(position.trick, position.trump)
        self._after: Final = rules.players - len(position.trick) - 1
        if position.trick:
            bit_of = bits_by_card(position.trump)
            best = winning_index(position.trick, position.trump)
            self._led = SUIT_OF[bit_of[position.trick[0]]]
            self._top = bit_of[position.trick[best]]
            self._holder = (position.leader + best) % rules.players
        self._lead: Sequence[Search] = ()
        self._put: Play | None = None
        self._cards = self._rest = 0

    def place(self, hands: Sequence[int], keep: bool) -> None:
        """Sets up a world. Who holds a card differs from world to world, so nothing of one helps with another."""
        plays: list[Play] = []
        camps = Camps(hands, self._friends, self._must_beat, self._must_over)

        def make(apart: int) -> Family:
            made = searcher(camps, apart, self._budget)
            plays.append(made.play)
            return Family(made.searches, made.connect)

        # The stage of the position is the first to be made.
        self._lead = Stages(make, self._sides).searches(self._due)
        self._put = plays[0]
        self._cards = sum(hands)
        self._rest = points_of(self._cards | self._on_table) + LAST_TRICK + self._due.points

    def best(self, cards: Sequence[int], alpha: int, beta: int) -> int:
        """The value for the seat on turn of the best of its legal cards."""
        if not self._on_table:
            return self._lead[self._turn](self._cards, self._rest, alpha, beta)
        best = -INFINITY
        for card in cards:
            best = max(best, self.value_of(card, max(alpha, best), beta))
            if best >= beta:
                break
        return best

    def value_of(self, card: int, alpha: int, beta: int) -> int:
        """The value for the seat on turn if it plays this card."""
        assert self._put is not None
        if self._on_table:
            trick = self._led, self._top, self._holder, points_of(self._on_table)
        else:
            trick = SUIT_OF[card], card, self._turn, 0
        return self._put(card, self._cards, self._rest, alpha, beta, self._turn, self._after, *trick)
