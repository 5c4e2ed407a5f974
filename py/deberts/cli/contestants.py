"""The players of the arena by name: levels, fixed yardsticks, one that cheats, and programs of others."""

from __future__ import annotations

from time import perf_counter, process_time
from typing import Final, Protocol

from ..ai.levels import LEVELS, Level, Policy, Search
from ..ai.thinking import choose
from ..deal.actions import Action
from ..match.match import Match
from ..rng import players_seed
from .cheat import best_open
from .computer import RANDOM, chooser
from .errors import USAGE, CommandError
from .outside import OutsideBot

NAMES: Final = "level:NAME, random, greedy, pimc:N, cheat, cheat:cards or cmd:COMMAND"

GREEDY: Final = Level("greedy", Policy.RULES_OF_THUMB, memory=True, lapse=0.0)
"""Sound rules of thumb that count cards and call by a fixed rule."""
_MANY: Final = 1_000_000_000


class Contestant(Protocol):
    """Somebody who plays in the arena."""

    def choose(self, match: Match, seed: str) -> tuple[Action, float]:
        """The action of the seat on turn, and the seconds that it took."""

    def close(self) -> None:
        """Nothing more will be asked."""


class _Thinker:
    """A level; it is given the seat's view only. What counts is the time of the processor."""

    def __init__(self, level: Level) -> None:
        self._level: Final = level

    def choose(self, match: Match, seed: str) -> tuple[Action, float]:
        assert match.turn is not None
        view = match.view(match.turn)
        start = process_time()
        action = choose(view, self._level, players_seed(seed))
        return action, process_time() - start

    def close(self) -> None:
        pass


class _Random:
    def choose(self, match: Match, seed: str) -> tuple[Action, float]:
        assert match.turn is not None
        view = match.view(match.turn)
        where = f"{seed} {view.standing.deal} {len(view.calls)} {len(view.hand)} {view.seat} {len(view.legal)}"
        return chooser(RANDOM, where)(view), 0.0

    def close(self) -> None:
        pass


class _Cheat:
    """Sees all cards, the undealt ones too; or, calling like greedy, only those in play."""

    def __init__(self, calls: bool) -> None:
        self._calls: Final = calls

    def choose(self, match: Match, seed: str) -> tuple[Action, float]:
        assert match.turn is not None and match.deal is not None
        start = process_time()
        action = best_open(match.view(match.turn), match.deal, GREEDY, players_seed(seed), self._calls)
        return action, process_time() - start

    def close(self) -> None:
        pass


class _Outside:
    def __init__(self, command: str, patience: float) -> None:
        self._bot: Final = OutsideBot(command, patience)

    def choose(self, match: Match, seed: str) -> tuple[Action, float]:
        assert match.turn is not None
        view = match.view(match.turn)
        start = perf_counter()
        action = self._bot.choose(view, players_seed(seed))
        return action, perf_counter() - start

    def close(self) -> None:
        self._bot.close()


def contestant(name: str, patience: float) -> Contestant:
    """The player of this name; ``CommandError`` if there is none."""
    kind, _, rest = name.partition(":")
    if kind == "cmd" and rest:
        return _Outside(rest, patience)
    if name == RANDOM:
        return _Random()
    if name in ("cheat", "cheat:cards"):
        return _Cheat(calls=name == "cheat")
    if name == "greedy":
        return _Thinker(GREEDY)
    if kind == "level" and rest in LEVELS:
        return _Thinker(LEVELS[rest])
    if kind == "pimc" and rest.isascii() and rest.isdigit() and 0 < int(rest) < 10_000:
        return _Thinker(_pimc(int(rest)))
    raise CommandError(f"unknown player {name!r}: {NAMES}; levels: {', '.join(LEVELS)}", USAGE)


def _pimc(worlds: int) -> Level:
    """Calls like greedy; plays each card by so many drawn worlds solved exactly, whatever they cost."""
    search = Search(worlds=worlds, nodes=_MANY, exact_from=(9, 9, 9))
    return Level(f"pimc:{worlds}", Policy.SEARCH, memory=True, lapse=0.0, search=search)
