"""What each card of a position is worth with all cards open; hidden ones are dealt at random, over and over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ..ai.beliefs.places import places_of
from ..ai.search.bonuses import Bonuses
from ..ai.search.exchanging import as_played
from ..ai.search.open_cards import SLICE
from ..ai.search.worth import Worth
from ..ai.solver.position import position_of
from ..ai.solver.solving import Solver
from ..cards import Card
from ..deal.actions import Verb
from ..deal.state import Phase
from ..match.match import Match
from ..match.position import Setup, build_position, fill
from ..rng import Stream

WORLDS: Final = 20
"""Times that hidden cards are dealt."""


class NotSolvable(ValueError):
    """Why there is nothing to solve: ``not_a_card`` where none is due, ``hand_hidden`` where the hand is not known."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(slots=True)
class CardSums:
    """What came of a card in the worlds looked into, summed up: the difference and the own points for the side on turn.

    ``made``: in how many of them the caller makes it. Points and ``made`` are told with two sides only.
    """

    worlds: int = 0
    difference: int = 0
    points: int = 0
    made: int = 0


class SolvedPosition:
    """A position being solved. ``PositionError`` for an impossible one, ``NotSolvable`` where no card is due."""

    def __init__(self, setup: Setup) -> None:
        self._setup: Final = setup
        self._stream: Final = Stream("solve")
        self._first: Final = self._dealt()
        seat = self._first.turn
        if setup.phase is Phase.PLAY and seat is not None and None in setup.hands[seat]:
            raise NotSolvable("hand_hidden")
        if seat is None or all(action.verb is not Verb.PLAY for action in self._first.legal_actions()):
            raise NotSolvable("not_a_card")
        self.seat: Final = seat
        self.sides: Final = setup.rules.sides
        self.total: Final = 1 if setup.playable else WORLDS
        self.worlds = 0
        self.cards: Final[dict[Card, CardSums]] = {}
        self.done = False
        self._course: Final = self._solve()

    def work(self, units: int) -> None:
        """Goes on for so many units."""
        for _ in range(units):
            if self.done:
                break
            self.done = next(self._course, True) is True

    def _dealt(self) -> Match:
        return build_position(fill(self._setup, self._stream))

    def _solve(self) -> Iterator[None]:
        match = self._first
        while True:
            yield from self._world(match)
            self.worlds += 1
            if self.worlds == self.total:
                return
            match = self._dealt()
            yield

    def _world(self, match: Match) -> Iterator[None]:
        """One set of hands, one slice at a step."""
        deal, view, rules = match.deal, match.view(self.seat), match.rules
        assert deal is not None and deal.trump is not None and deal.caller is not None
        hands = as_played(view, deal.hands)
        side, three = rules.side_of(self.seat), rules.players == 3
        ours = deal.caller if three else side
        runs, bella = Bonuses(view, places_of(view), deal.caller).of(hands, deal.trump)
        solver = Solver(position_of(deal, ours, runs, bella))
        worth = Worth(rules, view.standing, deal.dealer, deal.caller)
        solver.begin(hands)
        while not solver.run(SLICE):
            yield
        for card, difference in solver.values.items():
            sums = self.cards.setdefault(card, CardSums())
            sums.worlds += 1
            sums.difference += difference if ours == side else -difference
            if not three:
                own, others = solver.totals(difference)
                sums.points += own
                sums.made += worth.made((own, others) if side == 0 else (others, own))
