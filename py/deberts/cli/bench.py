"""``bench``: how fast the engine, the solver and the computer players are here."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Any, Final

from ..deal.actions import Action
from ..match.match import Match, start_match
from ..rng import Stream, match_seed, shuffled_pack
from ..rules.ruleset import RuleSet
from . import bench_ai
from .computer import play_match
from .house import add_rules_arguments, rules_from
from .numbers import whole_number

HELP: Final = "measure the speed of the engine, of the solver and of the computer's decisions"

DETAILS: Final = """\
The work is the same every time; only the clock is not, so compare numbers of one machine. The parts:

  engine     applies, random deals and matches a second, each the median of several short measurements
  solver     random positions with all cards open, by cards in hand: times, positions looked into, and how many of them
             a second
  decisions  every level against itself: times of the decisions where there is more than one action to choose from, with
             two, three and four players unless their number is given

examples:
  python -m deberts bench
  python -m deberts bench --part solver --part decisions --players 2
  python -m deberts bench --profile klabor --players 4 --json

exit codes: 0 done, 2 an unknown profile, switch or value
"""

_REPEATS: Final = 5
_DEALS: Final = 50
_MATCHES: Final = 3
_LEVEL: Final = "easy"

_RATES: Final = {
    "applies_per_second": "actions applied",
    "deals_per_second": "random deals played out",
    "matches_per_second": f"matches of level {_LEVEL}",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_rules_arguments(parser)
    parser.add_argument(
        "--part", metavar="P", action="append", choices=_PARTS, help=f"{', '.join(_PARTS)}; may be given several times"
    )
    parser.add_argument(
        "--deals", metavar="D", type=whole_number, default=2, help="deals for the decisions of a level (default: 2)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Measures and prints, one part after the other."""
    rules_from(arguments)  # what makes no sense is told at once
    report: dict[str, Any] = {}
    for part in arguments.part or _PARTS:
        measure, lines = _PARTS[part]
        report[part] = measure(arguments)
        if not arguments.json:
            print(*lines(report[part]), sep="\n", flush=True)
    if arguments.json:
        print(json.dumps(report))
    return 0


def _engine(arguments: argparse.Namespace) -> dict[str, float]:
    rules = rules_from(arguments)
    deals = [_random_deal(rules, number) for number in range(_DEALS)]
    return {
        "applies_per_second": _per_second(lambda: sum(_apply_again(*deal) for deal in deals)),
        "deals_per_second": _per_second(lambda: len([_random_deal(rules, number) for number in range(_DEALS)])),
        "matches_per_second": _per_second(lambda: _matches(rules)),
    }


def _solver(arguments: argparse.Namespace) -> dict[str, Any]:
    return bench_ai.solver(rules_from(arguments).players)


def _decisions(arguments: argparse.Namespace) -> list[dict[str, Any]]:
    numbers = ("2", "3", "4") if arguments.players is None else (arguments.players,)
    tables = [rules_from(argparse.Namespace(**{**vars(arguments), "players": number})) for number in numbers]
    return bench_ai.decisions(tables, arguments.deals)


def _engine_lines(numbers: dict[str, float]) -> list[str]:
    return [f"{_RATES[name]:<26}{number:>12,.1f} a second" for name, number in numbers.items()]


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


_PARTS: Final[dict[str, tuple[Callable[[argparse.Namespace], Any], Callable[[Any], list[str]]]]] = {
    "engine": (_engine, _engine_lines),
    "solver": (_solver, bench_ai.solver_lines),
    "decisions": (_decisions, bench_ai.decision_lines),
}
"""Part -> what measures it, and what says it in words."""
