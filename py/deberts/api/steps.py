"""One step of a match as a message, and the steps of a match that has been played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ..deal.events import Event
from ..match.game import Game
from ..match.record import format_record
from .happenings import event_info
from .table import table

if TYPE_CHECKING:
    from .protocol import updates
    from .protocol.updates import Update

NOBODY: Final = -1
"""A seat that sees what everybody sees and no more."""


def person_of(game: Game) -> int:
    """The person's seat; where only computers play, the first one is watched."""
    kinds = [player.kind for player in game.players]
    return kinds.index("human") if "human" in kinds else 0


def update_of(game: Game, seat: int, number: int, events: Sequence[Event], told: int | None = None) -> Update:
    """What happened, and the table after it. ``told``: who is told the events, where it is not the seat; ``NOBODY``."""
    trump = game.match.deal.trump if game.match.deal else None
    return {
        "seq": number,
        "events": [event_info(event, seat if told is None else told, trump) for event in events],
        "view": table(game, seat),
        "record": format_record(game),
    }


def steps_of(game: Game) -> list[tuple[int, int]]:
    """Every moment of a game: the deal, from 0, and how many of its actions were taken."""
    return [
        (deal, actions)
        for deal, log in enumerate(game.deals)
        for actions in range(len(log.actions) + len(log.between) + 1)
    ]


def at_step(game: Game, deal: int, actions: int) -> tuple[Game, Sequence[Event]]:
    """The game as it was at a moment, and what happened last before it."""
    log = game.deals[deal]
    if actions:
        then = game.upto(deal, actions - 1)
        return then, then.apply((*log.actions, *log.between)[actions - 1])
    if deal == 0 and game.position is not None:
        return game.upto(0, 0), ()
    then = game.upto(deal - 1, len(game.deals[deal - 1].actions) + len(game.deals[deal - 1].between))
    return then, then.deal_next(log.pack)


def log_of(game: Game, seat: int) -> list[list[updates.Event]]:
    """All that happened, deal by deal, as a seat saw it."""
    if not game.deals:
        return []
    then, events = at_step(game, 0, 0)
    deals: list[list[updates.Event]] = []
    for number, log in enumerate(game.deals):
        seen = list(events if number == 0 else then.deal_next(log.pack))
        for action in (*log.actions, *log.between):
            seen += then.apply(action)
        trump = log.end.trump if log.end else then.match.deal.trump if then.match.deal else None
        deals.append([event_info(event, seat, trump) for event in seen])
    return deals
