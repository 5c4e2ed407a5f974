"""The computer players that a command can name: the levels of ``deberts.ai``, and one that plays anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..ai.levels import LEVELS
from ..ai.thinking import choose
from ..deal.actions import Action, Verb
from ..deal.view import SeatView
from ..match.game import Game, Player
from ..rng import Stream, match_seed, players_seed
from ..rules.ruleset import RuleSet
from ..rules.runs import Run, disjoint
from .errors import USAGE, CommandError

Chooser = Callable[[SeatView], Action]
"""What a seat does when it is its turn."""

RANDOM: Final = "random"
LEVEL_NAMES: Final = (*LEVELS, RANDOM)


def chooser(level: str, seed: str) -> Chooser:
    """The player of a level in the match with this seed; ``CommandError`` if there is no such level."""
    if level == RANDOM:
        return _random_chooser(seed)
    if level not in LEVELS:
        raise CommandError(f"unknown level {level!r}: choose from {', '.join(LEVEL_NAMES)}", USAGE)
    known, chance = LEVELS[level], players_seed(seed)
    return lambda view: choose(view, known, chance)


def play_match(
    rules: RuleSet,
    level: str,
    seed: str,
    keep_legal: bool = False,
    deals: int | None = None,
    choice: Chooser | None = None,
) -> Game:
    """A match of the computer against itself, whole or at most so many deals of it; ``choice``: who acts for the level."""
    players = [Player(f"Seat {seat}", "ai", {"level": level}) for seat in range(rules.players)]
    game = Game(rules, players, seed, keep_legal=keep_legal)
    choice = choice or chooser(level, seed)
    while game.match.result is None:
        if game.match.pack_due:
            if len(game.deals) == deals:
                break
            game.deal_next()
        turn = game.match.turn
        assert turn is not None
        game.apply(choice(game.view(turn)))
    return game


def simulation_seed(name: str, number: int) -> str:
    """The seed of match ``number`` (from 0) of the simulation called ``name``."""
    return match_seed("simulate", name, number)


def _random_chooser(seed: str) -> Chooser:
    stream = Stream("random player", seed)

    def any_action(view: SeatView) -> Action:
        action = stream.choice(view.legal)
        if action.verb is not Verb.DECLARE or action.deberts:
            return action
        chosen: list[Run] = []
        for run in stream.shuffled(view.runs_to_declare):
            if stream.below(4) and disjoint((*chosen, run)):
                chosen.append(run)
        return Action(action.seat, Verb.DECLARE, runs=tuple(map(str, chosen)))

    return any_action
