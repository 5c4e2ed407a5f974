"""A call imagined to the end: the draw, the exchange, the runs and the play, in a world that fits what a seat knows.

The play is that of ``playing``: quick, and as well informed on both sides. It is not the best play, but many deals played
tolerably tell more of a hand than few played perfectly.
"""

from __future__ import annotations

from typing import Final

from ...cards import Suit
from ...deal.view import SeatView
from ...rules.ruleset import BellaNeeds, FirstLead
from ...rules.runs import bella_cards
from ..beliefs.places import places_of
from ..beliefs.worlds import World
from ..solver.layout import mask_of
from ..solver.position import Position
from ..solver.solving import Solver
from .bonuses import Bonuses
from .exchanging import with_exchange
from .playing import Play, PlayRules
from .worth import Worth

_SLICE: Final = 1_000_000


class ImaginedDeal:
    """Deals in which ``caller`` has chosen ``trump``."""

    def __init__(self, view: SeatView, caller: int, trump: Suit) -> None:
        rules = view.rules
        self._view: Final = view
        self.caller: Final = caller
        self.trump: Final = trump
        self._bonuses: Final = Bonuses(view, places_of(view), caller)
        self._worth: Final = Worth(rules, view.standing, view.dealer, caller)
        self._rules: Final = PlayRules(rules, caller)
        self._leader: Final = view.eldest if rules.first_lead is FirstLead.ELDEST else caller
        self._nothing: Final = (0,) * rules.sides

    def worth(self, world: World) -> tuple[int, ...]:
        """By side, what the deal is worth in this world, played quickly."""
        return self._worth.of(self.totals(world))

    def totals(self, world: World) -> tuple[int, ...]:
        """By side, the totals of the deal in this world, played quickly."""
        hands = with_exchange(self._view, world, self.trump, self.caller)
        play = Play(
            self._rules, [mask_of(hand, self.trump) for hand in hands], self._leader, self._nothing, self._nothing
        )
        play.finish()
        return self._rules.totals(play, self._bonuses.of(hands, self.trump))

    def open_worth(self, world: World) -> tuple[int, ...]:
        """By side, what the deal of two players is worth in this world, played as well as can be with all cards open."""
        hands = with_exchange(self._view, world, self.trump, self.caller)
        runs, bella = self._bonuses.of(hands, self.trump)
        rules = self._view.rules
        due = bella_cards(self.trump) if bella is not None and rules.bella_needs is BellaNeeds.BOTH_CARDS else ()
        position = Position(rules, self.trump, 0, self._leader, (), self._nothing, self._nothing, runs, bella, due)
        solver = Solver(position)
        solver.begin_best(hands)
        while not solver.run(_SLICE):
            pass
        return self._worth.of(solver.totals(solver.value))
