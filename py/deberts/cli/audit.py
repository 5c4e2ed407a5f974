"""``audit``: how often a level plays a card that looks foolish."""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from typing import Any, Final

from ..ai.audit.auditing import Findings, audit_deal
from ..ai.foolish import Kind
from ..ai.levels import LEVELS, Level
from ..rules.ruleset import RuleSet
from .errors import USAGE, CommandError
from .house import add_rules_arguments, rules_from
from .jobs import spread
from .numbers import whole_number

HELP: Final = "count the plays of a level that look foolish, and what open cards say of them"

_WHAT: Final = {
    Kind.DEAR_LOSER: "a dear card where a cheaper one of the suit loses too",
    Kind.OVERKILL: "the best of a suit where a lower one wins too",
    Kind.TEN_LED: "a ten led while an opponent may hold its ace",
    Kind.TEN_THROWN: "ten points or more thrown on a lost trick",
    Kind.PARTNER_UNFED: "a partner's certain trick not fed a ten",
    Kind.BELLA_UNSAID: "bella let go without a word",
    Kind.BELLA_SPLIT: "a bella card given away where both are needed",
}

DETAILS: Final = """\
The level plays deals against itself. A decision is a card played where more than one was legal. A play counts if it looks
foolish from the seat that made it; the kinds are defined in deberts/ai/foolish.py. It is excused if it was, with all
cards open, no worse than the best of the sensible ones; hands too large to be solved quickly (of three players more
than 6 cards, of four more than 5) are never excused. Regret is what the cards played were worse than the best with all
cards open, in points of the deal, by trick: even good play has some, as nobody sees the others' cards.

examples:
  python -m deberts audit --level normal --deals 200
  python -m deberts audit --level crazy --profile klabor --players 4 --deals 20 --jobs 2 --json

exit codes: 0 done, 1 no deals, 2 an unknown level, profile, switch or value
"""

_EVERY: Final = 10
"""A word on progress after so many deals."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_rules_arguments(parser)
    parser.add_argument("--level", metavar="L", default="normal", help=f"{', '.join(LEVELS)} (default: normal)")
    parser.add_argument("--deals", metavar="D", type=whole_number, default=100, help="how many deals (default: 100)")
    parser.add_argument("--seed", metavar="S", default="0", help="any word (default: 0)")
    parser.add_argument("--jobs", metavar="J", type=whole_number, default=1, help="so many processes (default: 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Plays, judges and prints."""
    rules = rules_from(arguments)
    if arguments.level not in LEVELS:
        raise CommandError(f"unknown level {arguments.level!r}: choose from {', '.join(LEVELS)}", USAGE)
    if not arguments.deals:
        raise CommandError("nothing to audit: 0 deals")
    findings = Findings()
    task = partial(_audit, rules, LEVELS[arguments.level], arguments.seed)
    for number, found in enumerate(spread(task, arguments.deals, arguments.jobs), 1):
        findings.add(found)
        if number % _EVERY == 0:
            print(f"{number} of {arguments.deals}", file=sys.stderr, flush=True)
    report = _report(arguments, rules, findings)
    print(json.dumps(report) if arguments.json else _in_words(report))
    return 0


def _audit(rules: RuleSet, level: Level, seed: str, number: int) -> Findings:
    return audit_deal(rules, level, seed, number)


def _report(arguments: argparse.Namespace, rules: RuleSet, findings: Findings) -> dict[str, Any]:
    decisions = findings.decisions

    def counted(seen: int, excused: int) -> dict[str, float]:
        left = seen - excused
        return {
            "seen": seen,
            "not_excused": left,
            "seen_per_1000": _per_1000(seen, decisions),
            "not_excused_per_1000": _per_1000(left, decisions),
        }

    return {
        "level": arguments.level,
        "profile": rules.profile,
        "players": rules.players,
        "seed": arguments.seed,
        "deals": arguments.deals,
        "decisions": decisions,
        "judged": findings.judged,
        "illegal": findings.illegal,
        "kinds": {kind.value: counted(findings.seen[kind], findings.excused[kind]) for kind in Kind},
        "all": counted(findings.seen.total(), findings.excused.total()),
        "regret_by_trick": [
            round(findings.regret[trick] / findings.by_trick[trick], 2) if findings.by_trick[trick] else None
            for trick in range(rules.tricks)
        ],
    }


def _per_1000(part: int, whole: int) -> float:
    return round(1000 * part / whole, 1) if whole else 0.0


def _in_words(report: dict[str, Any]) -> str:
    lines = [
        "{level}: {profile}, {players} players, {deals} deals, seed {seed}".format(**report),
        "{decisions} decisions on a card, {judged} judged with open cards; illegal: {illegal}".format(**report),
        f"{'for 1,000 decisions':<54}{'seen':>8}{'not excused':>13}",
    ]
    rows = [(_WHAT[kind], report["kinds"][kind.value]) for kind in Kind]
    for what, row in [*rows, ("all", report["all"])]:
        lines.append(f"  {what:<52}{row['seen_per_1000']:>8}{row['not_excused_per_1000']:>13}")
    regret = " ".join("-" if points is None else f"{points:.1f}" for points in report["regret_by_trick"])
    lines.append(f"regret by trick, in points: {regret}")
    return "\n".join(lines)
