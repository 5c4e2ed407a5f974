"""``arena``: two players against each other on the same cards."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from ..rules.ruleset import RuleSet
from .contestants import NAMES, Contestant, contestant
from .duel import Ledger, Round, play_deal, play_match
from .errors import DAMAGED, CommandError
from .figures import mean_and_interval, share, times, wilson
from .house import add_rules_arguments, rules_from
from .jobs import spread
from .numbers import whole_number
from .outside import PATIENCE, BotError

HELP: Final = "two players against each other on the same cards, with intervals"

DETAILS: Final = f"""\
A and B are {NAMES}.

Deals are duplicate: every deal is played once for each seat, so that A and B have had the same cards. With three
players A sits alone against two of B, and B alone against two of A. Points are A's recorded points less B's, penalties
taken off; void deals are dealt again, hanging points are not counted, and no stakes are doubled. With --matches whole
matches are played instead, each once for every seat. Times are of the processor, of a program by the clock.

A program that hangs, dies or does something illegal ends the arena: what was played until then is reported.

examples:
  python -m deberts arena level:normal level:easy --deals 200
  python -m deberts arena level:crazy pimc:20 --profile klabor --players 4 --deals 100 --jobs 2 --json
  python -m deberts arena "cmd:python my_bot.py" greedy --deals 50 --timeout 5
  python -m deberts arena level:hard level:normal --matches 20

exit codes: 0 done, 1 a program failed (what was played is reported), 2 an unknown player, profile, switch or value
"""

_EVERY: Final = 10
"""A word on progress after so many deals."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("a", metavar="A", help="the first player")
    parser.add_argument("b", metavar="B", help="the second player")
    add_rules_arguments(parser)
    parser.add_argument("--deals", metavar="D", type=whole_number, default=100, help="how many deals (default: 100)")
    parser.add_argument("--matches", metavar="M", type=whole_number, help="play so many whole matches instead")
    parser.add_argument("--seed", metavar="S", default="0", help="any word (default: 0)")
    parser.add_argument("--jobs", metavar="J", type=whole_number, default=1, help="so many processes (default: 1)")
    parser.add_argument(
        "--timeout", metavar="T", type=whole_number, default=int(PATIENCE), help="seconds a program may think"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Plays and prints."""
    rules = rules_from(arguments)
    names = (arguments.a, arguments.b)
    for name in names:
        # An unknown player is told at once.
        contestant(name, arguments.timeout).close()
    matches = arguments.matches is not None
    count = arguments.matches if matches else arguments.deals
    if not count:
        raise CommandError("nothing to play: 0 deals or matches")
    rounds: list[Round] = []
    failure = None
    try:
        for done in _rounds(arguments, rules, matches, count):
            rounds.append(done)
            if len(rounds) % _EVERY == 0:
                print(f"{len(rounds)} of {count}", file=sys.stderr, flush=True)
    except BotError as error:
        failure = str(error)
    report = _report(arguments, rules, matches, rounds)
    if failure:
        report["error"] = failure
    print(json.dumps(report) if arguments.json else _in_words(report))
    if failure:
        print(f"deberts arena: {failure}", file=sys.stderr)
        return DAMAGED
    return 0


def _rounds(arguments: argparse.Namespace, rules: RuleSet, matches: bool, count: int) -> Iterator[Round]:
    names, patience = (arguments.a, arguments.b), arguments.timeout
    if arguments.jobs < 2:
        with _seated(names, patience) as pair:
            for number in range(count):
                yield _play(rules, pair, arguments.seed, matches, number)
        return
    task = partial(_play_apart, rules, names, patience, arguments.seed, matches)
    yield from spread(task, count, arguments.jobs)


@contextmanager
def _seated(names: Sequence[str], patience: float) -> Iterator[Sequence[Contestant]]:
    pair = [contestant(name, patience) for name in names]
    try:
        yield pair
    finally:
        for player in pair:
            player.close()


def _play(rules: RuleSet, pair: Sequence[Contestant], seed: str, matches: bool, number: int) -> Round:
    return (play_match if matches else play_deal)(rules, pair, seed, number)


def _play_apart(rules: RuleSet, names: Sequence[str], patience: float, seed: str, matches: bool, number: int) -> Round:
    """One deal in a process of its own, with players of its own."""
    with _seated(names, patience) as pair:
        return _play(rules, pair, seed, matches, number)


def _report(arguments: argparse.Namespace, rules: RuleSet, matches: bool, rounds: Sequence[Round]) -> dict[str, Any]:
    ledgers = [_summed([done.ledgers[who] for done in rounds]) for who in (0, 1)]
    points, interval = mean_and_interval([done.points for done in rounds]) if rounds else (None, None)
    report: dict[str, Any] = {
        "a": arguments.a,
        "b": arguments.b,
        "profile": rules.profile,
        "players": rules.players,
        "seed": arguments.seed,
    }
    if matches:
        won = wilson(sum(done.points for done in rounds), len(rounds)) if rounds else None
        report |= {"matches": len(rounds), "won": points, "won_ci95": won}
    else:
        report |= {
            "deals": len(rounds),
            "points_per_deal": _rounded(points),
            "ci95": interval and [*map(_rounded, interval)],
        }
    for name, part, whole in (
        ("call_rate", "called", "deals"),
        ("make_rate", "made", "free_calls"),
        ("bait_rate", "bait", "free_calls"),
    ):
        report[name] = {
            who: share(getattr(ledger, part), getattr(ledger, whole)) for who, ledger in zip("ab", ledgers, strict=True)
        }
    report["decision_ms"] = {who: times(ledger.seconds) for who, ledger in zip("ab", ledgers, strict=True)}
    return report


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 3)


def _summed(ledgers: Sequence[Ledger]) -> Ledger:
    total = Ledger()
    for ledger in ledgers:
        for name in ("deals", "called", "free_calls", "made", "bait"):
            setattr(total, name, getattr(total, name) + getattr(ledger, name))
        total.seconds += ledger.seconds
    return total


def _in_words(report: dict[str, Any]) -> str:
    lines = [
        f"{report['a']} against {report['b']}: {report['profile']}, {report['players']} players, seed {report['seed']}"
    ]
    if "matches" in report:
        if report["matches"]:
            low, high = report["won_ci95"]
            lines.append(f"{report['matches']} matches: won {report['won']:.1%}, 95 % {low:.1%} to {high:.1%}")
    elif report["deals"]:
        low, high = report["ci95"]
        lines.append(
            f"{report['deals']} deals: {report['points_per_deal']:+.2f} points a deal, 95 % {low:+.2f} to {high:+.2f}"
        )
    for who in "ab":
        rates = ", ".join(
            f"{name} {report[f'{name}_rate'][who]:.1%}"
            for name in ("call", "make", "bait")
            if report[f"{name}_rate"][who] is not None
        )
        spent = report["decision_ms"][who]
        lines.append(
            f"  {report[who]}: {rates or 'no calls'}; p50 {spent['p50']} ms, p95 {spent['p95']} ms, max {spent['max']} ms"
        )
    return "\n".join(lines)
