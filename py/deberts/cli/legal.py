"""``legal``: what is legal at the end of a record."""

from __future__ import annotations

import argparse
import json
from typing import Final

from .reading import opened, read_game

HELP: Final = "read a record, finished or not, and print the legal actions at its end as a JSON list"

DETAILS: Final = """\
The record comes from the standard input. The list is [] when the match is over or the next pack is due; the
answers asked for between two deals are legal actions too. "SEAT declare" stands for every choice of runs.

example:
  python -m deberts legal < unfinished.json
  ["0 play KH", "0 play 9H"]

exit codes: 0 done, 1 the record is damaged (the error stream says where)
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command has no options."""


def run(arguments: argparse.Namespace) -> int:
    """Prints the list."""
    with opened("-") as stream:
        game = read_game(stream)
    print(json.dumps(list(map(str, game.legal_actions()))))
    return 0
