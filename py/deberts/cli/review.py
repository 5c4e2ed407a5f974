"""``review``: what every decision of a seat in a finished deal was worth."""

from __future__ import annotations

import argparse
import json
from typing import Any, Final

from ..match.game import Game
from ..review import Review, finished
from ..review.decision import Decision, accuracy, costliest
from .errors import USAGE, CommandError
from .numbers import whole_number
from .reading import opened, read_game

HELP: Final = "judge every decision of a seat in the finished deals of a record"

DETAILS: Final = """\
For every call, exchange, run, bella and card with a choice: the recorded points lost against the best choice, bait, hanging
points and the target included. "known" is what the seat could know, the mean over hidden cards that fit all it had seen;
"open" is with all cards open, and "-" where that would take too long. A mark only comes from "known": from 3 points on an
inaccuracy, from 10 a mistake, from 25, or where it turns the contract, a blunder. What only open cards show is unlucky.
"how" says how it was judged: exact; difference (exact, of three players by the points of the deal); tree and quick are
estimates. Points are how far the own side comes out ahead of the others. The same record gives the same review.

examples:
  python -m deberts review match.json --seat 0
  python -m deberts review - --deal 2 --json < match.json

exit codes: 0 done, 1 the record is damaged or the deal is not over, 2 there is no such deal or seat
"""

_UNITS: Final = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("file", metavar="FILE", help="the record, - for the standard input")
    parser.add_argument("--deal", metavar="K", type=whole_number, help="this deal, from 1 (default: all that are over)")
    parser.add_argument("--seat", metavar="S", type=whole_number, help="this seat, from 0 (default: the first person)")
    parser.add_argument("--json", action="store_true", help="print one JSON object for each deal")


def run(arguments: argparse.Namespace) -> int:
    """Judges and prints."""
    with opened(arguments.file) as stream:
        game = read_game(stream)
    seat = _seat(game, arguments.seat)
    for deal in _deals(game, arguments.deal):
        review = Review(game, deal, seat)
        while not review.work(_UNITS):
            pass
        report = _report(deal, seat, review.decisions)
        print(json.dumps(report) if arguments.json else _in_words(report), flush=True)
    return 0


def _seat(game: Game, wanted: int | None) -> int:
    kinds = [player.kind for player in game.players]
    if wanted is None:
        return kinds.index("human") if "human" in kinds else 0
    if wanted not in range(len(kinds)):
        raise CommandError(f"no seat {wanted}: seats are 0 to {len(kinds) - 1}", USAGE)
    return wanted


def _deals(game: Game, wanted: int | None) -> list[int]:
    if wanted is None:
        found = [deal for deal in range(len(game.deals)) if finished(game, deal)]
        if not found:
            raise CommandError("no deal of the record is over")
        return found
    if not 1 <= wanted <= len(game.deals):
        raise CommandError(f"no deal {wanted}: the record has {len(game.deals)}", USAGE)
    if not finished(game, wanted - 1):
        raise CommandError(f"deal {wanted} is not over")
    return [wanted - 1]


def _report(deal: int, seat: int, decisions: list[Decision]) -> dict[str, Any]:
    return {
        "deal": deal + 1,
        "seat": seat,
        "accuracy": accuracy(decisions),
        "costliest": [decision.number for decision in costliest(decisions)],
        "decisions": [_row(decision) for decision in decisions],
    }


def _row(decision: Decision) -> dict[str, Any]:
    return {
        "number": decision.number,
        "action": str(decision.chosen),
        "known": decision.fair_loss,
        "open": decision.open_loss,
        "mark": decision.mark.value,
        "unlucky": decision.unlucky,
        "how": decision.how.value,
        "worlds": decision.worlds,
        "best": str(decision.options[0].action),
        "options": [
            {"action": str(option.action), "known": round(option.fair, 1), "open": _rounded(option.open)}
            for option in decision.options
        ],
    }


def _rounded(points: float | None) -> float | None:
    return None if points is None else round(points, 1)


def _in_words(report: dict[str, Any]) -> str:
    figure = "-" if report["accuracy"] is None else f"{report['accuracy']:.1f}"
    lines = [f"deal {report['deal']}, seat {report['seat']}: accuracy {figure}"]
    if report["decisions"]:
        lines.append(f"  {'action':<20}{'known':>7}{'open':>8}  {'mark':<12}{'how':<12}best")
    for row in report["decisions"]:
        shown = "-" if row["open"] is None else f"{row['open']:.1f}"
        mark = "unlucky" if row["unlucky"] else row["mark"]
        best = "" if row["mark"] == "good" else row["best"]
        line = f"  {row['action']:<20}{row['known']:>7.1f}{shown:>8}  {mark:<12}{row['how']:<12}{best}"
        lines.append(line.rstrip())
    return "\n".join(lines)
