"""The way into the solver: a position once, then any number of worlds, each in slices.

A *world* is a set of hands, by seat, without the cards on the table. Values are final differences of the deal: the own
side's total minus the totals of all other sides, with everything that counts: what was taken before, the rest of the play
with all cards open and best play on both sides, the last trick, runs and bella on their conditions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from ...cards import Card
from ...deal.state import DealState
from ...rules.runs import BELLA_POINTS
from ...rules.tricks import LAST_TRICK, playable
from .budget import Budget, Pause
from .layout import bits_by_card, mask_of, points_of
from .many import ManyPlayers
from .position import Position, position_of
from .two import TwoPlayers
from .two_search import INFINITY

Hands = Sequence[Sequence[Card]]

_KEEPING: Final = 5
"""With so many cards in hand or fewer, worlds have so much in common that results are kept from one to the next."""


class _Worlds(Protocol):
    """What a solver is for one number of players. Values are for the seat on turn, cards are bits."""

    def place(self, hands: Sequence[int], keep: bool) -> None: ...
    def best(self, cards: Sequence[int], alpha: int, beta: int) -> int: ...
    def value_of(self, card: int, alpha: int, beta: int) -> int: ...


class Solver:
    """Solves worlds of one position, one after the other: ``begin`` or ``begin_best``, then ``run`` until it is done."""

    def __init__(self, position: Position) -> None:
        rules = position.rules
        self.position: Final = position
        self._budget: Final = Budget()
        self._worlds: Final[_Worlds] = (TwoPlayers if rules.players == 2 else ManyPlayers)(position, self._budget)
        self._bit_of: Final = bits_by_card(position.trump)
        self._standing: Final = position.standing
        self._settled: Final = 2 * self._standing[position.ours] - sum(self._standing)
        self._due: Final = position.due
        self._on_table: Final = mask_of(position.trick, position.trump)
        self._in_play = 0
        self._for_us: Final = rules.side_of(position.turn) == position.ours
        self._legal: dict[tuple[Card, ...], tuple[Card, ...]] = {}
        self._window = (-INFINITY, INFINITY)
        self._todo: list[Card] = []
        self._best_of: list[int] | None = None
        self.values: dict[Card, int] = {}
        """After ``begin``: the value of each card done so far; all of them once ``run`` has said so."""
        self.value = 0
        """After ``begin_best``: the value of the position once ``run`` has said so."""

    @property
    def nodes(self) -> int:
        """Positions looked into since the solver was made."""
        return self._budget.nodes

    def begin(self, hands: Hands, cards: Iterable[Card] | None = None, at_least: int | None = None) -> None:
        """Starts on the value of every legal card of the seat on turn, or of some of them.

        With ``at_least`` a value is only good for one question, and found faster: whether it is at least so much.
        """
        legal = self._place(hands, at_least)
        self._best_of = None
        self._todo = list(legal if cards is None else cards)
        self.values = {}

    def begin_best(self, hands: Hands, at_least: int | None = None) -> None:
        """Starts on the value of the position with best play by all, which is found faster than that of every card."""
        legal = self._place(hands, at_least)
        self._todo = []
        self._best_of = [self._bit_of[card] for card in legal]

    def run(self, nodes: int) -> bool:
        """Goes on for about so many nodes; whether all is done."""
        self._budget.grant(nodes)
        alpha, beta = self._window
        try:
            if self._best_of is not None:
                self.value = self._final(self._worlds.best(self._best_of, alpha, beta))
                self._best_of = None
            while self._todo:
                card = self._todo[0]
                self.values[card] = self._final(self._worlds.value_of(self._bit_of[card], alpha, beta))
                del self._todo[0]
        except Pause:
            return False
        return True

    def totals(self, difference: int) -> tuple[int, int]:
        """The own side's total and the sum of the others' in this world, where the deal ends with this difference.

        Runs and bella that are still to be earned are taken as earned, unless the difference shows that a side takes no
        trick. So both totals are right but in two cases: bella that needs both cards may be missing from them, and, of
        three players, the bonus of one of the others who takes no trick.
        """
        ours, due = self.position.ours, self._due
        everything = sum(self._standing) + due.points + points_of(self._in_play) + LAST_TRICK
        for side, first in enumerate(due.first if len(due.first) == 2 else ()):
            lost = first + (BELLA_POINTS if due.bella and side == due.bella_side else 0)
            without = everything - lost - 2 * self._standing[side]
            if lost and difference == (-without if side == ours else without):
                everything -= lost
        return (everything + difference) // 2, (everything - difference) // 2

    def _place(self, hands: Hands, at_least: int | None) -> tuple[Card, ...]:
        position = self.position
        hand = tuple(hands[position.turn])
        if hand not in self._legal:
            allowed = playable(position.rules, hand, position.trick, position.trump, position.leader)
            self._legal[hand] = allowed.cards
        masks = [mask_of(cards, position.trump) for cards in hands]
        in_play = sum(masks)
        assert not in_play & self._on_table, "the cards on the table are in no hand"
        self._worlds.place(masks, len(hand) <= _KEEPING)
        self._in_play = in_play | self._on_table
        self._window = (-INFINITY, INFINITY)
        if at_least is not None:
            needed = at_least - self._settled
            self._window = (needed - 1, needed) if self._for_us else (-needed, 1 - needed)
        return self._legal[hand]

    def _final(self, value: int) -> int:
        return self._settled + (value if self._for_us else -value)


def solve(position: Position, hands: Hands) -> dict[Card, int]:
    """The value of every legal card of the seat on turn."""
    solver = Solver(position)
    solver.begin(hands)
    solver.run(INFINITY**2)
    return solver.values


def best_card(deal: DealState, side: int) -> Card:
    """The best card for a side that is on turn, with all hands open; of equal ones the highest in order."""
    values = solve(position_of(deal, side), deal.hands)
    return max(values, key=lambda card: (values[card], card))


def best_value(position: Position, hands: Hands) -> int:
    """The value of the position with best play by all."""
    solver = Solver(position)
    solver.begin_best(hands)
    solver.run(INFINITY**2)
    return solver.value
