"""``simulate``: matches of the computer against itself, as records."""

from __future__ import annotations

import argparse
from itertools import count
from typing import Final

from ..match.record import format_record
from .computer import LEVEL_NAMES, chooser, play_match, simulation_seed
from .house import add_rules_arguments, rules_from
from .numbers import whole_number

HELP: Final = "play matches of the computer against itself and write their records, one JSON object a line"

DETAILS: Final = """\
Match K (from 0) has a seed made of the word given with --seed and K, so the same options give the same
records on every machine, and --matches 10 begins like --matches 1000. With --deals, void ones counted, the last match may be
broken off after a deal.

examples:
  python -m deberts simulate --matches 3
  python -m deberts simulate --profile classic --players 3 --set target=301 --matches 50 --seed test > a.jsonl
  python -m deberts simulate --level normal --deals 1000 --legal | python -m deberts verify -
  python -m deberts simulate --level random --legal --matches 20 | python -m deberts verify -

exit codes: 0 done, 2 an unknown profile, switch, value or level
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_rules_arguments(parser)
    how_many = parser.add_mutually_exclusive_group()
    how_many.add_argument("--matches", metavar="M", type=whole_number, default=1, help="how many matches (default: 1)")
    how_many.add_argument("--deals", metavar="D", type=whole_number, help="so many deals in place of whole matches")
    parser.add_argument("--seed", metavar="S", default="0", help="any word (default: 0)")
    levels = ", ".join(LEVEL_NAMES)
    parser.add_argument("--level", metavar="L", default="easy", help=f"{levels} (default: easy)")
    parser.add_argument("--legal", action="store_true", help="write what was legal beside every action")


def run(arguments: argparse.Namespace) -> int:
    """Writes the records."""
    rules = rules_from(arguments)
    # An unknown level is told at once, also when no match is to be played.
    chooser(arguments.level, "")
    left = arguments.deals
    for number in count() if left is not None else range(arguments.matches):
        if left == 0:
            break
        seed = simulation_seed(arguments.seed, number)
        game = play_match(rules, arguments.level, seed, keep_legal=arguments.legal, deals=left)
        if left is not None:
            left -= len(game.deals)
        print(format_record(game), flush=True)
    return 0
