"""The one way into the computer players: a seat's view and a level in, an action out.

Work is done in slices counted in units, so that the worker stays responsive; nothing here looks at a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from ..deal.actions import Action
from ..deal.view import SeatView
from ..rng import Stream
from . import rules_of_thumb
from .levels import Level, Policy

Course = Iterator[Action | None]
"""A decision under way: None for each unit of work done, the action at last."""


def _search(view: SeatView, level: Level, stream: Stream) -> Course:
    # Imported at the first decision: the page is there sooner without it.
    from .search import policy  # noqa: PLC0415

    return policy.think(view, level, stream)


_POLICIES: Final[dict[Policy, Callable[[SeatView, Level, Stream], Course]]] = {
    Policy.RULES_OF_THUMB: rules_of_thumb.think,
    Policy.SEARCH: _search,
}


class Thinking:
    """One decision of the seat of ``view``, which has to be on turn (``ValueError`` otherwise).

    Chance comes from ``seed``, the deal's number, the ply and the seat alone, so a game can be played again move for move.
    """

    def __init__(self, view: SeatView, level: Level, seed: str) -> None:
        if not view.legal:
            raise ValueError("not on turn")
        stream = Stream("ai", seed, view.standing.deal, ply(view), view.seat)
        self._course = _POLICIES[level.policy](view, level, stream)
        self._action: Action | None = None

    def work(self, units: int) -> Action | None:
        """Goes on thinking for so many units; the action once it is found, None before."""
        for _ in range(units):
            if self._action is not None:
                break
            self._action = next(self._course)
        return self._action


def choose(view: SeatView, level: Level, seed: str) -> Action:
    """The action of the seat of ``view``, thought out in one go."""
    thinking = Thinking(view, level, seed)
    while (action := thinking.work(1)) is None:
        pass
    return action


def ply(view: SeatView) -> int:
    """How far the deal has come: words in the auction and cards played."""
    return len(view.calls) + len(view.tricks) * view.rules.players + len(view.trick)
