"""The score pad as messages."""

from __future__ import annotations

from typing import Any

from ..match.pad import Entry, EntryError, Line, Pad, score_pad
from ..rules.ruleset import RuleSet
from .protocol.replies import PadLine
from .requests import RequestError, whole_field

MOST_ENTRIES = 500


def pad_field(message: dict[str, Any], rules: RuleSet) -> Pad:
    """The pad of a request, scored."""
    dealer, given = whole_field(message, "dealer"), message.get("entries")
    if dealer not in range(rules.players):
        raise RequestError("bad_message", field="dealer")
    if not isinstance(given, list) or len(given) > MOST_ENTRIES:
        raise RequestError("bad_message", field="entries")
    try:
        return score_pad(rules, dealer, [_entry(entry) for entry in given])
    except EntryError as error:
        least, most = error.bounds or (None, None)
        raise RequestError(
            "bad_entry", reason=error.code, entry=error.entry, value=error.value, least=least, most=most
        ) from error


def _entry(given: object) -> Entry:
    if not isinstance(given, dict):
        raise RequestError("bad_message", field="entries")
    if given.get("caller") is None:
        return Entry(None)
    bella = None if given.get("bella") is None else whole_field(given, "bella")
    return Entry(
        caller=whole_field(given, "caller"),
        points=_wholes(given, "points"),
        last=whole_field(given, "last"),
        runs=_wholes(given, "runs"),
        bella=bella,
        no_trick=_wholes(given, "no_trick"),
    )


def _wholes(given: dict[str, Any], name: str) -> tuple[int, ...]:
    values = given.get(name)
    if not isinstance(values, list) or any(type(value) is not int for value in values):
        raise RequestError("bad_message", field=name)
    return tuple(values)


def line_info(line: Line) -> PadLine:
    """A line of the pad."""
    score = line.score
    return {
        "outcome": score.outcome.value,
        "caller": line.entry.caller,
        "dealer": line.dealer,
        "recorded": list(score.recorded),
        "won": list(score.decided),
        "hanging": score.hanging_points,
        "penalty": list(score.penalty),
        "baits": list(score.baits),
        "totals": list(line.totals),
    }
