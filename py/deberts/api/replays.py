"""A record looked at step by step: the match is played up to the step, so that it can be shown and gone on with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any

from ..deal.actions import Verb
from ..deal.events import Event
from ..match.game import Game
from .device import is_shared
from .protocol import updates
from .requests import RequestError, record_field, text_field, whole_field
from .sheets import codes
from .steps import at_step, person_of, steps_of, update_of
from .table import tidy


@dataclass(frozen=True, slots=True)
class Moment:
    """A record at one of its steps; the fields are those of ``ReplayReply``."""

    step: int
    steps: int
    deals: list[int]
    tricks: list[int]
    hands: list[list[str]] | None
    update: updates.Update


class Replays:
    """The record that is looked at. One step on is one action more; any other step is played up to anew."""

    def __init__(self) -> None:
        self._watched: _Watched | None = None

    def at(self, message: dict[str, Any]) -> Moment:
        """What a request asks for."""
        wanted = whole_field(message, "step")
        seat = whole_field(message, "seat") if "seat" in message else None
        text = text_field(message, "record")
        if self._watched is None or self._watched.text != text:
            self._watched = _watched(text, record_field(message))
        watched = self._watched
        if seat is not None and seat not in range(watched.game.rules.players):
            raise RequestError("bad_message", field="seat")
        step = min(max(wanted, 0), len(watched.steps) - 1)
        then, events = watched.go(step)
        over = watched.is_over(step)
        deal = then.match.deal
        return Moment(
            step=step,
            steps=len(watched.steps),
            deals=[place for place, (_, actions) in enumerate(watched.steps) if actions == 0],
            tricks=watched.tricks,
            hands=[codes(tidy(hand, deal.trump)) for hand in deal.hands] if over and deal else None,
            update=update_of(then, seat if over and seat is not None else person_of(then), step, events),
        )


@dataclass(slots=True)
class _Watched:
    text: str
    game: Game
    steps: list[tuple[int, int]]
    """Every moment: the deal, and how many of its actions were taken."""
    tricks: list[int]
    """The steps at which a trick is complete."""
    last: tuple[int, Game] | None = field(default=None)
    """The step that was shown last, and the game as it stood then."""

    def is_over(self, step: int) -> bool:
        """Whether the deal of a step was played to its end, so that nobody gains by seeing its cards."""
        return self.game.deals[self.steps[step][0]].score is not None

    def go(self, step: int) -> tuple[Game, Sequence[Event]]:
        """The game at a step, and what happened last before it."""
        deal, actions = self.steps[step]
        if self.last and self.last[0] + 1 == step and actions:
            then = self.last[1]
            log = self.game.deals[deal]
            events: Sequence[Event] = then.apply((*log.actions, *log.between)[actions - 1])
        else:
            then, events = at_step(self.game, deal, actions)
        self.last = (step, then)
        return then, events


def _watched(text: str, game: Game) -> _Watched:
    steps = steps_of(game)
    if is_shared(game):
        # Whoever holds the device may not see the hand of another: a deal that is being played is left out.
        steps = [step for step in steps if game.deals[step[0]].score is not None]
    if not steps:
        raise RequestError("not_over")
    return _Watched(text, game, steps, _complete_tricks(game, steps))


def _complete_tricks(game: Game, steps: Sequence[tuple[int, int]]) -> list[int]:
    """The steps after which the trick just played lies complete."""
    found: list[int] = []
    for deal, log in enumerate(game.deals):
        begun = 0
        if deal == 0 and game.position is not None:
            first = game.upto(0, 0).match.deal
            begun = len(first.trick) if first else 0
        counts = accumulate((action.verb is Verb.PLAY for action in log.actions), initial=begun)
        played = list(counts)
        found += [
            place
            for place, (of, actions) in enumerate(steps)
            if of == deal
            and 0 < actions < len(played)
            and played[actions] > played[actions - 1]
            and played[actions] % game.rules.players == 0
        ]
    return found
