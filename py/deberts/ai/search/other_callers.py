"""How the others call, in an imagined world: as the rules of thumb would."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ...cards import SUITS, Card, Suit
from ...deal.view import SeatView
from ...rng import Stream
from ...rules.ruleset import AllPass
from ..beliefs.worlds import World, Worlds
from ..bidding import needed
from ..habits import Habits
from ..promise import promise

_FIRST_CARDS: Final = 6
_TRIES: Final = 8
"""Worlds drawn for one in which the others pass as they did."""


class OtherCallers:
    """The other seats in the auction of a view."""

    def __init__(self, view: SeatView, habits: Habits) -> None:
        self._view: Final = view
        rules = view.rules
        self._turned: Final = view.turned.suit
        self._plain: Final = [suit for suit in SUITS if suit is not view.turned.suit]
        self._as: Final = [replace(view, seat=seat, legal=()) for seat in range(rules.players)]
        self._needed: Final = [needed(seen, habits) for seen in self._as]
        self.must_call: Final = rules.all_pass is AllPass.DEALER_MUST and view.seat == view.dealer
        """Whether this seat is the dealer who may not pass in the end."""
        self._passed: Final = [(call.seat, place >= rules.players) for place, call in enumerate(view.calls)]
        order = [(seat, False) for seat in rules.clockwise(view.eldest)]
        order += [(seat, True) for seat in rules.clockwise(view.eldest)]
        self._to_come: Final = order[len(view.calls) + 1 :]

    def fit(self, world: World) -> bool:
        """Whether the others would have passed in this world as they did."""
        return not any(self._call(seat, world, second) for seat, second in self._passed if seat != self._view.seat)

    def drawn(self, worlds: Worlds, stream: Stream) -> World:
        """A world in which the others would have passed as they did, if a few draws find one."""
        world = worlds.draw(stream)
        for _ in range(_TRIES):
            if self.fit(world):
                break
            world = worlds.draw(stream)
        return world

    def after_pass(self, world: World) -> tuple[int, Suit | None] | None:
        """The first call after a pass of this seat: the caller and the suit, without a suit its own; None: nobody calls."""
        view = self._view
        for seat, second in self._to_come:
            if seat == view.seat:
                return seat, None
            suit = self._call(seat, world, second)
            if suit is not None:
                return seat, suit
        return None

    def _call(self, seat: int, world: World, second: bool) -> Suit | None:
        hand = _first_cards(world[seat], self._view.turned)
        seen = replace(self._as[seat], hand=hand)
        if not second:
            return self._turned if promise(seen, self._turned) >= self._needed[seat] else None
        promises = [(promise(seen, suit), suit) for suit in self._plain]
        best, suit = max(promises, key=lambda pair: pair[0])
        forced = seat == self._view.dealer and self._view.rules.all_pass is AllPass.DEALER_MUST
        return suit if forced or best >= self._needed[seat] else None


def _first_cards(hand: Sequence[Card], turned: Card) -> tuple[Card, ...]:
    """Six cards that the seat may have had before the draw; a world's hands are in no order, so any six will do."""
    return tuple(card for card in hand if card is not turned)[:_FIRST_CARDS]
