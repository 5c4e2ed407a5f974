"""``bot``: a level as a program that speaks the bot protocol."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Final

from ..ai.levels import LEVELS
from ..ai.thinking import choose
from .bot_view import read_view
from .errors import USAGE, CommandError

HELP: Final = "answer the questions of the bot protocol as a level of this package"

DETAILS: Final = """\
One JSON object a line comes in: a seat's view and what it may do; one goes out: what it does. See
docs/bot-protocol.md.

example:
  python -m deberts arena "cmd:python -m deberts bot --level normal" greedy --deals 10

exit codes: 0 the input has ended, 1 a line is no question, 2 an unknown level
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("--level", metavar="L", default="normal", help=f"{', '.join(LEVELS)} (default: normal)")


def run(arguments: argparse.Namespace) -> int:
    """Answers until the input ends."""
    if arguments.level not in LEVELS:
        raise CommandError(f"unknown level {arguments.level!r}: choose from {', '.join(LEVELS)}", USAGE)
    level = LEVELS[arguments.level]
    for number, line in enumerate(sys.stdin, 1):
        try:
            question = json.loads(line)
            view, seed = read_view(question["view"]), str(question["seed"])
            action = choose(view, level, seed)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise CommandError(f"line {number} is no question: {error!r}") from error
        print(json.dumps({"action": str(action)}), flush=True)
    return 0
