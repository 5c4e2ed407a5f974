"""``play``: a match at the terminal against the computer."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Final

from ..match.game import Game, Player
from ..match.record import format_record
from ..rng import is_seed, match_seed
from ..rules.ruleset import RuleSet
from .computer import LEVEL_NAMES, chooser
from .errors import USAGE, CommandError
from .house import add_rules_arguments, names_rules, rules_from
from .reading import opened, read_game, reason_of
from .table import Table

HELP: Final = "play a match at the terminal against the computer"

DETAILS: Final = """\
Your cards are numbered; those you may play have a star. Type a number to play a card, or one of the words
offered; "help" lists everything. With --save the match is written to the file after each of your actions, so
Ctrl-C loses nothing. With --load it goes on where it was, under its own rules.

examples:
  python -m deberts play
  python -m deberts play --profile classic --players 3 --set target=301 --save match.json
  python -m deberts play --load match.json --save match.json

exit codes: 0 done, 1 a file can't be read or written, 2 an unknown profile, switch, value or level
"""

_OTHERS: Final = {2: ("Computer",), 3: ("Left", "Right"), 4: ("Left", "Partner", "Right")}
_LEVEL: Final = "normal"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_rules_arguments(parser)
    levels = ", ".join(LEVEL_NAMES)
    parser.add_argument("--level", metavar="L", help=f"the computer's level: {levels} (default: {_LEVEL})")
    parser.add_argument("--seed", metavar="S", help="any word; the same word deals the same packs")
    parser.add_argument("--save", metavar="FILE", help="keep the match in this file")
    parser.add_argument("--load", metavar="FILE", help="go on with the match in this file")


def run(arguments: argparse.Namespace) -> int:
    """Plays until the match is over or the person has had enough."""
    chooser(arguments.level or _LEVEL, "")
    game = _loaded(arguments) if arguments.load else _new(rules_from(arguments), arguments)
    seat = next((seat for seat, player in enumerate(game.players) if player.kind == "human"), 0)
    # A record without a seed goes on with packs of its own; its seed stays unsaid.
    seed = game.seed or secrets.token_hex(32)
    choosers = [chooser(arguments.level or _level_of(player), seed) for player in game.players]

    def save(current: Game) -> None:
        if arguments.save:
            _write(arguments.save, current)

    Table(game, seat, seed, choosers, save).play()
    return 0


def _new(rules: RuleSet, arguments: argparse.Namespace) -> Game:
    level = arguments.level or _LEVEL
    others = [Player(name, "ai", {"level": level}) for name in _OTHERS[rules.players]]
    return Game(rules, [Player("You", "human"), *others], _seed(arguments.seed))


def _seed(word: str | None) -> str:
    if word is None:
        return secrets.token_hex(32)
    return word if is_seed(word) else match_seed("play", word)


def _loaded(arguments: argparse.Namespace) -> Game:
    if names_rules(arguments) or arguments.seed is not None:
        raise CommandError("--load takes rules and packs from the file: leave out the other options", USAGE)
    with opened(arguments.load) as stream:
        try:
            return read_game(stream)
        except CommandError as error:
            raise CommandError(f"{arguments.load}: {error}") from error


def _level_of(player: Player) -> str:
    return player.level if player.level in LEVEL_NAMES else _LEVEL


def _write(name: str, game: Game) -> None:
    """Writes beside the file and puts it in its place, so that a full disk leaves the old one whole."""
    path = Path(name)
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_text(format_record(game) + "\n", encoding="utf-8")
        fresh.replace(path)
    except (OSError, ValueError) as error:
        raise CommandError(f"{name}: {reason_of(error)}") from error
