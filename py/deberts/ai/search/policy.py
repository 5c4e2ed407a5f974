"""Which question of the table is answered by search and which by rule of thumb."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...deal.actions import Action, Verb
from ...deal.view import SeatView
from ...rng import Stream
from ..levels import Level
from ..rules_of_thumb import decide
from .auction import MARGIN, think_call
from .choosing import think_card

_CALLS: Final = (Verb.TAKE, Verb.NAME, Verb.PASS)


def think(view: SeatView, level: Level, stream: Stream) -> Iterator[Action | None]:
    """The decision in slices."""
    first, search = decide(view, level, stream), level.search
    assert search is not None
    if first.verb is Verb.PLAY and search.worlds:
        yield from think_card(view, level, search, stream)
    elif first.verb in _CALLS and search.deals and view.rules.players in MARGIN:
        yield from think_call(view, level, search, stream)
    else:
        yield first
