"""The auction by imagined deals: what a call brings in the mean, against what a pass brings.

A pass is worth what follows from it: in every imagined world the others call as the rules of thumb do, then this seat has
its second say, and a deal that nobody calls brings nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from ...cards import SUITS, Suit
from ...deal.actions import Action, Verb
from ...deal.view import SeatView
from ...rng import Stream
from ..beliefs.worlds import World, Worlds
from ..levels import Level, Search
from .imagined_deal import ImaginedDeal
from .other_callers import OtherCallers
from .worth import SCALE

_AT_ONCE: Final = 4
"""Imagined deals in one unit of work, with all their suits."""
MARGIN: Final = {2: 0, 4: 10}
"""By the number of players: the points by which a call must be better than a pass (docs/strength.md); of three the rule of
thumb calls better."""

Judge = Callable[[ImaginedDeal, World], tuple[int, ...]]
"""By side, the worth of a deal in a world."""

_CALLS: Final = (Verb.TAKE, Verb.NAME)


def think_call(view: SeatView, level: Level, search: Search, stream: Stream) -> Iterator[Action | None]:
    """The decision in slices: take, name or pass."""
    calls = [action for action in view.legal if action.verb in _CALLS]
    passing = next((action for action in view.legal if action.verb is Verb.PASS), None)
    weighing = Weighing(view, OtherCallers(view, level.habits), ImaginedDeal.worth)
    worlds = Worlds(view)
    for number in range(search.deals):
        weighing.add(weighing.others.drawn(worlds, stream))
        if number % _AT_ONCE == _AT_ONCE - 1:
            yield None
    # ``max`` keeps the first of equals.
    best = max(calls, key=lambda call: weighing.mean(suit_of(view, call)))
    call = weighing.mean(suit_of(view, best))
    yield (best if passing is None or call >= weighing.of_passing() + SCALE * MARGIN[view.rules.players] else passing)


def suit_of(view: SeatView, call: Action) -> Suit:
    """The suit that a call would make trumps."""
    return call.suit or view.turned.suit


class Weighing:
    """The worth of every suit and of a pass, over the worlds added so far; ``judge`` plays a deal to its end."""

    def __init__(self, view: SeatView, others: OtherCallers, judge: Judge) -> None:
        self._view: Final = view
        self._side: Final = view.rules.side_of(view.seat)
        self.others: Final = others
        self._judge: Final = judge
        self._own: Final = {
            suit: ImaginedDeal(view, view.seat, suit)
            for suit in SUITS
            if suit is not view.turned.suit or view.auction_round == 1
        }
        self._deals: Final[dict[tuple[int, Suit], ImaginedDeal]] = {}
        self._sums: Final = dict.fromkeys(self._own, 0)
        self._worlds = 0
        self._passed = 0
        """What the others' calls after a pass were worth."""
        self._open = 0
        """Worlds in which the own second say comes first."""

    def add(self, world: World) -> None:
        """One more world."""
        for suit, deal in self._own.items():
            self._sums[suit] += self._judge(deal, world)[self._side]
        self._worlds += 1
        found = self.others.after_pass(world)
        if found is None:
            return
        caller, named = found
        if named is None:
            self._open += 1
            return
        if (caller, named) not in self._deals:
            self._deals[caller, named] = ImaginedDeal(self._view, caller, named)
        self._passed += self._judge(self._deals[caller, named], world)[self._side]

    def mean(self, suit: Suit) -> int:
        """The worth of calling a suit now."""
        return self._sums[suit] // self._worlds

    def of_passing(self) -> int:
        """The worth of passing now."""
        later = max(self.mean(suit) for suit in self._own if suit is not self._view.turned.suit)
        if not self.others.must_call:
            later = max(0, later)
        return (self._passed + self._open * later) // self._worlds
