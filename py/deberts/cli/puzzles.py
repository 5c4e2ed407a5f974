"""``puzzles``: positions with one best answer, found in games of the computer."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from ..puzzles.mining import mine
from ..puzzles.puzzle import format_puzzle
from ..puzzles.themes import Theme
from .errors import USAGE, CommandError
from .house import add_rules_arguments, rules_from
from .numbers import whole_number

HELP: Final = "find puzzles in games of the computer with itself and write them, one JSON object a line"

DETAILS: Final = """\
A puzzle is a position as seat 0 sees it, with one answer that is better than every other one by a stated margin, 6 points
for a card and 10 for anything else, in the mean over hidden cards that fit all the seat has seen. Several judges, each with
deals of its own, have to find the same answer. It is rated by who of the computer players finds it, by how many options
there are and by how clear it is; its theme follows from the position. The same options give the same puzzles on every
machine. How far it has come is told on the standard error; a hundred puzzles take minutes, more for the rare themes.

examples:
  python -m deberts puzzles --count 10
  python -m deberts puzzles --profile klabor --players 4 --theme bid --count 5 --seed test > puzzles.jsonl

exit codes: 0 done, 2 an unknown profile, switch, value or theme
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_rules_arguments(parser)
    parser.add_argument("--count", metavar="N", type=whole_number, default=10, help="how many (default: 10)")
    parser.add_argument("--seed", metavar="S", default="0", help="any word (default: 0)")
    parser.add_argument(
        "--least", metavar="R", type=whole_number, default=0, help="rated so high at least (default: 0)"
    )
    parser.add_argument("--theme", metavar="T", help=f"of this theme only: {', '.join(Theme)}")


def run(arguments: argparse.Namespace) -> int:
    """Finds and writes them."""
    if arguments.theme is not None and arguments.theme not in tuple(Theme):
        raise CommandError(f"unknown theme {arguments.theme!r}: choose from {', '.join(Theme)}", USAGE)
    found, positions = 0, 0
    theme = Theme(arguments.theme) if arguments.theme else None
    candidates = mine(rules_from(arguments), arguments.seed, theme)
    while found < arguments.count:
        puzzle = next(candidates)
        positions += 1
        if puzzle is not None and puzzle.rating >= arguments.least:
            found += 1
            print(format_puzzle(puzzle), flush=True)
        print(f"\r{found} of {arguments.count} puzzles in {positions} positions", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return 0
