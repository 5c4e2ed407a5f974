"""The parts of ``bench`` that measure the solver and the decisions of the levels.

They run in the browser too, whose Python has no command line: nothing here reads one.
"""

from __future__ import annotations

from collections.abc import Iterable
from time import perf_counter
from typing import Any, Final

from ..ai.levels import LEVELS
from ..ai.solver.bench import bench
from ..deal.actions import Action
from ..deal.view import SeatView
from ..rng import match_seed
from ..rules.ruleset import RuleSet
from .computer import Chooser, chooser, play_match
from .figures import times

_WORLDS: Final = 30
_CARDS: Final = {2: (9, 8, 7, 6, 5, 4, 3), 3: (6, 5, 4, 3), 4: (5, 4, 3)}
"""Players -> cards in hand that are solved in a short time."""


def solver(players: int) -> dict[str, Any]:
    """Random positions of every size."""
    rows = bench(perf_counter, players, _CARDS[players], _WORLDS)
    return {
        "players": players,
        "nodes_per_second": round(1000 * sum(row.nodes for row in rows) / sum(row.mean for row in rows)),
        "rows": [
            {
                "cards": row.cards,
                "aim": row.aim,
                "mean_ms": round(row.mean, 3),
                "p95_ms": round(row.p95, 3),
                "max_ms": round(row.longest, 3),
                "nodes": round(row.nodes),
            }
            for row in rows
        ],
    }


def solver_lines(report: dict[str, Any]) -> list[str]:
    """The same in words."""
    lines = [
        f"solver, {report['players']} players: {report['nodes_per_second']:,} positions a second",
        f"  {'cards':<7}{'asked for':<14}{'mean':>9}{'p95':>9}{'longest':>9} ms{'positions':>11}",
    ]
    for row in report["rows"]:
        spent = f"{row['mean_ms']:>9.2f}{row['p95_ms']:>9.2f}{row['max_ms']:>9.2f}"
        lines.append(f"  {row['cards']:<7}{row['aim']:<14}{spent}   {row['nodes']:>11,}")
    return lines


def decisions(tables: Iterable[RuleSet], deals: int) -> list[dict[str, Any]]:
    """Every level at every table."""
    rows = []
    for rules in tables:
        for level in LEVELS:
            seconds = _seconds(rules, level, deals)
            rows.append({"level": level, "players": rules.players, "decisions": len(seconds), **times(seconds)})
    return rows


def decision_lines(rows: list[dict[str, Any]]) -> list[str]:
    """The same in words."""
    lines = [f"{'level':<8}{'players':>8}{'decisions':>11}{'p50':>10}{'p95':>10}{'longest':>10} ms"]
    for row in rows:
        spent = f"{row['p50']:>10.1f}{row['p95']:>10.1f}{row['max']:>10.1f}"
        lines.append(f"{row['level']:<8}{row['players']:>8}{row['decisions']:>11}{spent}")
    return lines


def _seconds(rules: RuleSet, level: str, deals: int) -> list[float]:
    """The times of a level's decisions where it has a choice, over so many deals."""
    seed = match_seed("bench decisions", rules.players)
    seconds: list[float] = []
    play_match(rules, level, seed, deals=deals, choice=_timed(chooser(level, seed), seconds))
    return seconds


def _timed(choice: Chooser, seconds: list[float]) -> Chooser:
    def choose(view: SeatView) -> Action:
        start = perf_counter()
        action = choice(view)
        if len(view.legal) > 1:
            seconds.append(perf_counter() - start)
        return action

    return choose
