"""``bench``: how fast the engine is here."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Final

from ..deal.actions import Action
from ..match.match import Match, start_match
from ..rng import Stream, match_seed, shuffled_pack
from ..rules.ruleset import RuleSet
from .computer import play_match
from .house import add_rules_arguments, rules_from

HELP: Final = "measure the speed of the engine: applies, random deals and matches a second"

DETAILS: Final = """\
Each number is the median of several short measurements. The work is the same every time; only the clock is
not, so compare numbers of one machine.

examples:
  python -m deberts bench
  python -m deberts bench --profile klabor --players 4 --json

exit codes: 0 done, 2 an unknown profile, switch or value
"""

_REPEATS: Final = 5
_DEALS: Final = 50
_MATCHES: Final = 3
_LEVEL: Final = "easy"

_WHAT: Final = {
    "applies_per_second": "actions applied",
    "deals_per_second": "random deals played out",
    "matches_per_second": f"matches of level {_LEVEL}",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_rules_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Measures and prints."""
    rules = rules_from(arguments)
    deals = [_random_deal(rules, number) for number in range(_DEALS)]
    numbers = {
        "applies_per_second": _per_second(lambda: sum(_apply_again(*deal) for deal in deals)),
        "deals_per_second": _per_second(lambda: len([_random_deal(rules, number) for number in range(_DEALS)])),
        "matches_per_second": _per_second(lambda: _matches(rules)),
    }
    if arguments.json:
        print(json.dumps(numbers))
        return 0
    for name, number in numbers.items():
        print(f"{_WHAT[name]:<26}{number:>12,.1f} a second")
    return 0


def _per_second(work: Callable[[], int]) -> float:
    """How much of the work, which says how much it was, is done in a second."""
    rates = []
    for _ in range(_REPEATS):
        start = perf_counter()
        done = work()
        rates.append(done / (perf_counter() - start))
    return round(median(rates), 1)


def _random_deal(rules: RuleSet, number: int) -> tuple[Match, list[Action]]:
    """A deal played at random: how it began, and its actions."""
    seed = match_seed("bench", number)
    stream = Stream("bench", seed)
    start, _ = start_match(rules, number % rules.players).start_deal(shuffled_pack(seed, 0))
    match, actions = start, []
    while match.score is None and match.result is None:
        actions.append(stream.choice(match.legal_actions()))
        match, _ = match.apply(actions[-1])
    return start, actions


def _apply_again(match: Match, actions: Sequence[Action]) -> int:
    for action in actions:
        match, _ = match.apply(action)
    return len(actions)


def _matches(rules: RuleSet) -> int:
    for number in range(_MATCHES):
        play_match(rules, _LEVEL, match_seed("bench match", number))
    return _MATCHES
