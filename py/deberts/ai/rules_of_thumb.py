"""The player by rules of thumb: which rule answers which question of the table."""

from __future__ import annotations

from collections.abc import Iterator

from ..deal.actions import Action, Verb
from ..deal.state import Phase
from ..deal.view import SeatView
from ..rng import Stream
from .announcing import declaration
from .bidding import best_call, wants_redeal
from .cardplay import best_card
from .exchange import wants_swap
from .levels import Level
from .stakes import accepts, offers


def think(view: SeatView, level: Level, stream: Stream) -> Iterator[Action | None]:
    """The decision in a single unit of work."""
    yield decide(view, level, stream)


def decide(view: SeatView, level: Level, stream: Stream) -> Action:
    """What to do now."""
    can = {action.verb: action for action in view.legal}
    if Verb.CLAIM in can:
        return can[Verb.CLAIM]
    if Verb.ACCEPT in can:
        return can[Verb.ACCEPT] if accepts(view, level.habits) else can[Verb.REFUSE]
    if Verb.DOUBLE in can and offers(view, level.habits):
        return can[Verb.DOUBLE]
    if Verb.NO_DOUBLE in can:
        return can[Verb.NO_DOUBLE]
    if Verb.REDEAL in can and wants_redeal(view):
        return can[Verb.REDEAL]
    if view.phase is Phase.AUCTION:
        return best_call(view, level, stream)
    if Verb.SWAP in can and wants_swap(view):
        return can[Verb.SWAP]
    if Verb.KEEP in can:
        return can[Verb.KEEP]
    if Verb.DECLARE in can:
        return declaration(view)
    return best_card(view, level, stream)
