"""What a solver is asked: a moment in the play of a deal, as far as everybody knows it.

The hands are no part of it. A computer player imagines many sets of hands for one position, and a solver is faster for
knowing that they belong together.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...cards import Card, Suit
from ...deal.state import DealState
from ...deal.view import SeatView
from ...rules.ruleset import BellaNeeds, RuleSet
from ...rules.runs import BELLA_POINTS, bella_cards
from .bonuses import Open
from .layout import mask_of


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of the play, a card being due. Lists are by side, seats and sides as in the rules."""

    rules: RuleSet
    trump: Suit
    ours: int
    """The side whose points count for, all others' against it."""
    leader: int
    """The seat that leads or led the trick on the table."""
    trick: tuple[Card, ...]
    """Its cards so far, in the order played."""
    taken: tuple[int, ...]
    """The values in complete tricks."""
    tricks: tuple[int, ...]
    """Tricks taken."""
    runs: tuple[int, ...]
    """Points of the runs that have won the comparison or would win it; whether they need a trick is seen to."""
    bella: int | None = None
    """The seat that has said bella or will say it; nobody, where bella needs both cards and one has gone astray."""
    bella_due: tuple[Card, ...] = ()
    """Where bella needs both cards: those of them that are not yet in a complete trick."""

    @property
    def turn(self) -> int:
        """The seat that has to play."""
        return (self.leader + len(self.trick)) % self.rules.players

    @property
    def standing(self) -> tuple[int, ...]:
        """By side: the points that stand already, values taken and the runs and bella that count whatever is played."""
        due = self.due
        points = [
            self.taken[side] + self.runs[side] + self._bella_of(side) - due.first[side]
            for side in range(self.rules.sides)
        ]
        if due.bella:
            points[due.bella_side] -= BELLA_POINTS
        return tuple(points)

    @property
    def due(self) -> Open:
        """The points that hang on tricks still to come."""
        rules = self.rules
        first = tuple(0 if self.tricks[side] else self._first_trick_brings(side) for side in range(rules.sides))
        cards = mask_of(self.bella_due, self.trump)
        if self.bella is None or rules.bella_needs is not BellaNeeds.BOTH_CARDS or not cards:
            return Open(first, 0, 0)
        return Open(first, rules.side_of(self.bella), cards)

    def _first_trick_brings(self, side: int) -> int:
        runs = self.runs[side] if self.rules.runs_need_trick else 0
        return runs + (self._bella_of(side) if self.rules.bella_needs is BellaNeeds.TRICK else 0)

    def _bella_of(self, side: int) -> int:
        return BELLA_POINTS if self.bella is not None and self.rules.side_of(self.bella) == side else 0


def position_of(
    table: DealState | SeatView, ours: int, runs: tuple[int, ...] | None = None, bella: int | None = None
) -> Position:
    """The position on a table on which a card is due. ``runs`` by side, if any; ``bella`` where not yet said."""
    rules, trump = table.rules, table.trump
    assert trump is not None
    taken, tricks = [0] * rules.sides, [0] * rules.sides
    gone: dict[Card, int] = {}
    for trick in table.tricks:
        side = rules.side_of(trick.winner)
        taken[side] += trick.points
        tricks[side] += 1
        gone.update(dict.fromkeys(trick.cards, side))
    seat = table.bella if bella is None else bella
    due: tuple[Card, ...] = ()
    if seat is not None and rules.bella_needs is BellaNeeds.BOTH_CARDS:
        pair = bella_cards(trump)
        due = tuple(card for card in pair if card not in gone)
        if any(card in gone and gone[card] != rules.side_of(seat) for card in pair):
            seat, due = None, ()
    return Position(
        rules=rules,
        trump=trump,
        ours=ours,
        leader=table.leader,
        trick=table.trick,
        taken=tuple(taken),
        tricks=tuple(tricks),
        runs=runs or (0,) * rules.sides,
        bella=seat,
        bella_due=due,
    )
