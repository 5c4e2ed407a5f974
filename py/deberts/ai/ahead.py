"""Thinking ahead: while a person decides, the decision of whoever is next is thought out for each thing they may do.

It is the very thinking that would be done afterwards, from the view that the next seat would have then, so it changes when a
move is found and never which one. Where the person acts before all is done, what was begun is gone on with.
"""

from __future__ import annotations

from typing import Final

from ..deal.actions import Action, Verb
from ..deal.view import SeatView
from ..match.match import Match
from .levels import Level, Policy
from .thinking import Thinking

_RARE: Final = (Verb.DECLARE, Verb.DOUBLE, Verb.REDEAL, Verb.CLAIM, Verb.REFUSE)
"""Too many ways to do it, or hardly ever done."""


class Ahead:
    """The decisions that may be next; ``levels`` by seat, None for persons. Chance is that of ``Thinking``."""

    def __init__(self, match: Match, levels: tuple[Level | None, ...], seed: str) -> None:
        self.match: Final = match
        """The moment that the person is at."""
        self._levels: Final = levels
        self._seed: Final = seed
        self._todo: Final = [action for action in match.legal_actions() if action.verb not in _RARE]
        self._begun: tuple[SeatView, Thinking] | None = None
        self._done: Final[list[tuple[SeatView, Thinking]]] = []

    def work(self, units: int) -> bool:
        """Goes on for about so many units; whether there is more to do."""
        while units > 0 and (self._begun or self._todo):
            if self._begun is None:
                self._begun = self._after(self._todo.pop(0))
                units -= 1
            elif self._begun[1].work(units) is None:
                units = 0
            else:
                self._done.append(self._begun)
                self._begun = None
                units -= 1
        return bool(self._begun or self._todo)

    def thinking(self, view: SeatView) -> Thinking | None:
        """What was thought about a view, finished or not; None if nothing was."""
        known = [*self._done, *([self._begun] if self._begun else [])]
        return next((thinking for seen, thinking in known if seen == view), None)

    def _after(self, action: Action) -> tuple[SeatView, Thinking] | None:
        """The decision that follows the action; None where none does, or one that takes no time."""
        match, _ = self.match.apply(action)
        level = self._levels[match.turn] if match.turn is not None else None
        if level is None or level.policy is not Policy.SEARCH:
            return None
        assert match.turn is not None
        view = match.view(match.turn)
        return view, Thinking(view, level, self._seed)
