"""What came of each card in worlds that were played out: the worth, and how often the own camp gets its way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ..ai.beliefs.worlds import World
from ..ai.search.bonuses import Bonus, Bonuses
from ..ai.search.open_cards import OpenCards
from ..ai.search.worth import SCALE, Worth
from ..ai.solver.position import position_of
from ..ai.solver.solving import Solver
from ..cards import Card
from ..deal.view import SeatView
from .each_for_oneself import EachForOneself


class Counted:
    """Sums over worlds and their weights, by card."""

    def __init__(self, view: SeatView, cards: Sequence[Card]) -> None:
        assert view.caller is not None
        self._calls: Final = view.rules.side_of(view.caller) == view.rules.side_of(view.seat)
        self._worths: Final = dict.fromkeys(cards, 0)
        self._won: Final = dict.fromkeys(cards, 0)
        self._weights: Final = dict.fromkeys(cards, 0)

    def count(self, card: Card, weight: int, worth: int, made: bool) -> None:
        """Notes what a world came to, and whether the caller made it."""
        self._worths[card] += weight * worth
        self._won[card] += weight * (made == self._calls)
        self._weights[card] += weight

    def mean(self, card: Card) -> float:
        """What a card is worth, in points."""
        return self._worths[card] / self._weights[card] / SCALE

    def won(self, card: Card) -> float:
        """In what part of the worlds the contract ends as the own camp wants it."""
        return self._won[card] / self._weights[card]

    def mostly_won(self, card: Card) -> bool:
        """Whether it ends so in more than half of them."""
        return self._won[card] * 2 > self._weights[card]

    def mostly_lost(self, card: Card) -> bool:
        """Whether it ends so in less than half of them."""
        return self._won[card] * 2 < self._weights[card]


class OfTwoSides(OpenCards, Counted):
    """Two sides: worlds solved as a game of one against the other."""

    def __init__(self, view: SeatView, bonuses: Bonuses, worth: Worth, cards: Sequence[Card]) -> None:
        OpenCards.__init__(self, view, bonuses, worth, cards)
        Counted.__init__(self, view, cards)

    def _count(self, card: Card, weight: int, solver: Solver, difference: int) -> None:
        made = self._worth.made(self._totals(solver, difference))
        self.count(card, weight, self._judge(solver, difference), made)


class OfThree(Counted):
    """Three players, each for himself."""

    def __init__(self, view: SeatView, bonuses: Bonuses, worth: Worth, cards: Sequence[Card]) -> None:
        super().__init__(view, cards)
        self._view: Final = view
        self._bonuses: Final = bonuses
        self._worth: Final = worth
        self._cards: Final = cards
        self._plays: Final[dict[Bonus, EachForOneself]] = {}

    def add(self, world: World, weight: int) -> Iterator[None]:
        """Plays a world out, one card of the choice at a step."""
        view = self._view
        assert view.trump is not None
        for card, ending in self._play(self._bonuses.of(world, view.trump)).endings(world, self._cards):
            self.count(card, weight, ending[view.seat], ending[-1])
            yield

    def best(self, world: World) -> Card:
        """What the seat on turn plays in a world."""
        assert self._view.trump is not None
        return self._play(self._bonuses.of(world, self._view.trump)).best(world, self._cards)

    def _play(self, bonus: Bonus) -> EachForOneself:
        if bonus not in self._plays:
            view, (runs, bella) = self._view, bonus
            assert view.caller is not None
            position = position_of(view, view.seat, runs, bella)
            self._plays[bonus] = EachForOneself(position, self._worth, view.caller)
        return self._plays[bonus]


def outcomes_of(view: SeatView, bonuses: Bonuses, worth: Worth, cards: Sequence[Card]) -> OfTwoSides | OfThree:
    """The outcomes of cards at a table, with no world looked into yet."""
    return (OfThree if view.rules.players == 3 else OfTwoSides)(view, bonuses, worth, cards)
