"""The auction by imagined deals: what a call brings in the mean, against what it takes to call."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...cards import Suit
from ...deal.actions import Action, Verb
from ...deal.view import SeatView
from ...rng import Stream
from ..beliefs.worlds import World, Worlds
from ..levels import Search
from .imagined_deal import ImaginedDeal
from .worth import SCALE

_AT_ONCE: Final = 16
"""Imagined deals in one unit of work."""
CALL_FROM: Final = {2: (0, 0), 3: (0, 0), 4: (0, 0)}
"""By the number of players: the points a call has to promise in the first round and in the second."""


def think_call(view: SeatView, search: Search, stream: Stream) -> Iterator[Action | None]:
    """The decision in slices: take, name or pass."""
    calls = [action for action in view.legal if action.verb in (Verb.TAKE, Verb.NAME)]
    passing = next((action for action in view.legal if action.verb is Verb.PASS), None)
    worlds = Worlds(view)
    drawn: list[World] = []
    for number in range(search.deals):
        drawn.append(worlds.draw(stream))
        if number % _AT_ONCE == _AT_ONCE - 1:
            yield None
    values: dict[Action, int] = {}
    for action in calls:
        deal = ImaginedDeal(view, view.seat, suit_of(view, action))
        side, total = view.rules.side_of(view.seat), 0
        for number, world in enumerate(drawn):
            total += deal.worth(world)[side]
            if number % _AT_ONCE == _AT_ONCE - 1:
                yield None
        values[action] = total // len(drawn)
    # ``max`` keeps the first of equals.
    best = max(calls, key=values.__getitem__)
    needed = SCALE * CALL_FROM[view.rules.players][view.auction_round - 1]
    yield best if passing is None or values[best] >= needed else passing


def suit_of(view: SeatView, call: Action) -> Suit:
    """The suit that a call would make trumps."""
    return call.suit or view.turned.suit
