"""``perft``: counts action sequences, to compare two versions of the rules or two programs."""

from __future__ import annotations

import argparse
from typing import Final

from ..match.match import Match
from .numbers import whole_number
from .reading import opened, read_game

HELP: Final = "read a record and count the sequences of so many legal actions from its end"

DETAILS: Final = """\
The record comes from the standard input. A declaration of runs counts as one action, whatever its runs, and
is followed as declaring nothing. Answers between two deals count; no sequence crosses into a deal that is not
dealt yet, so where too few actions are left the count is 0.

examples:
  python -m deberts perft 4 < unfinished.json
  1296
  python -m deberts perft 2 --divide < unfinished.json
  0 play KH: 3
  0 play 9H: 2
  5

exit codes: 0 done, 1 the record is damaged, 2 the depth is no whole number
"""


def perft(match: Match, depth: int) -> int:
    """The number of sequences of ``depth`` legal actions from here."""
    if depth == 0:
        return 1
    actions = match.legal_actions()
    if depth == 1:
        return len(actions)
    return sum(perft(match.apply(action)[0], depth - 1) for action in actions)


def divide(match: Match, depth: int) -> dict[str, int]:
    """The same count for each first action, written as in a record; ``depth`` is at least 1."""
    return {str(action): perft(match.apply(action)[0], depth - 1) for action in match.legal_actions()}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("depth", metavar="DEPTH", type=whole_number, help="the number of actions, from 0")
    parser.add_argument("--divide", action="store_true", help="list the count of each first action too")


def run(arguments: argparse.Namespace) -> int:
    """Prints the count."""
    with opened("-") as stream:
        match = read_game(stream).match
    if not arguments.divide or not arguments.depth:
        print(perft(match, arguments.depth))
        return 0
    counts = divide(match, arguments.depth)
    for action, count in counts.items():
        print(f"{action}: {count}")
    print(sum(counts.values()))
    return 0
