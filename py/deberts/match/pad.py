"""A score pad: deals played with real cards, scored as the engine scores its own (rules, sections 5 and 7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..cards import PACK, Suit
from ..rules.ending import next_dealer, winner_by_target
from ..rules.ruleset import RuleSet
from ..rules.scoring import Hanging, Outcome, Score, Tally, empty_tally, score_deal, unplayed
from ..rules.tricks import card_value

LAST_TRICK: Final = 10
BELLA: Final = 20
MOST_RUNS: Final = 300
"""More than any hand's runs can count."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A deal as its players report it, lists by side. ``points`` hold the last trick's; ``runs`` what counts of them."""

    caller: int | None
    """A seat; None: all passed."""
    points: tuple[int, ...] = ()
    last: int = 0
    """The side of the last trick."""
    runs: tuple[int, ...] = ()
    bella: int | None = None
    """The side that has it."""
    no_trick: tuple[int, ...] = ()
    """The sides that took no trick."""


class EntryError(ValueError):
    """An entry that no deal can have. ``code``: ``seat``, ``sum``, ``negative``, ``last``, ``no_trick``, ``runs``,
    ``runs_of_two``, ``bella`` or ``after_the_end``; ``entry`` is its number from 0,
    ``bounds`` what ``value`` may be.
    """

    def __init__(self, code: str, entry: int, value: int | None = None, bounds: tuple[int, int] | None = None) -> None:
        super().__init__(code)
        self.code, self.entry, self.value, self.bounds = code, entry, value, bounds


@dataclass(frozen=True, slots=True)
class Line:
    """A deal of the pad, scored."""

    entry: Entry
    dealer: int
    score: Score
    totals: tuple[int, ...]
    """After the deal."""


@dataclass(frozen=True, slots=True)
class Pad:
    """All lines so far, who deals next and who has won."""

    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    hanging: tuple[Hanging, ...]
    dealer: int
    winner: int | None


def score_pad(rules: RuleSet, dealer: int, entries: Sequence[Entry]) -> Pad:
    """Scores the entries one after the other; ``EntryError`` at the first that can't be."""
    none = (0,) * rules.sides
    pad, baits = Pad((), none, (), dealer, None), none
    for number, entry in enumerate(entries):
        if pad.winner is not None:
            raise EntryError("after_the_end", number)
        score = _score(rules, pad, baits, number, entry)
        baits = score.baits
        totals = tuple(
            total + points - less for total, points, less in zip(pad.totals, score.recorded, score.penalty, strict=True)
        )
        winner = None
        if entry.caller is not None:
            winner = winner_by_target(rules, totals, score, rules.side_of(entry.caller))
        line = Line(entry, pad.dealer, score, totals)
        following = next_dealer(rules, score, pad.dealer, entry.caller)
        pad = Pad((*pad.lines, line), totals, score.hanging, following, winner)
    return pad


def _score(rules: RuleSet, pad: Pad, baits: tuple[int, ...], number: int, entry: Entry) -> Score:
    if entry.caller is None:
        return unplayed(Outcome.VOID, empty_tally(rules.sides), pad.hanging, baits)
    _check(rules, number, entry)
    sides = range(rules.sides)
    last = tuple(LAST_TRICK * (side == entry.last) for side in sides)
    tally = Tally(
        cards=tuple(points - ten for points, ten in zip(entry.points, last, strict=True)),
        last=last,
        runs=entry.runs,
        bella=tuple(BELLA * (side == entry.bella) for side in sides),
        # How many tricks does not matter to the score, only whether there were any.
        tricks=tuple(int(side not in entry.no_trick) for side in sides),
    )
    return score_deal(rules, tally, rules.side_of(entry.caller), pad.dealer, pad.hanging, baits)


def possible_points(rules: RuleSet) -> tuple[int, int]:
    """The least and the most that all sides together can take, the last trick included.

    Four players play all cards, 162 points; with fewer players some cards stay in the pack.
    """
    values = sorted(card_value(card, Suit.SPADES) for card in PACK)
    played = rules.players * rules.tricks
    return LAST_TRICK + sum(values[:played]), LAST_TRICK + sum(values[-played:])


def _check(rules: RuleSet, number: int, entry: Entry) -> None:
    """Refuses what can't have happened at any table."""
    sides = range(rules.sides)

    def refuse(code: str, value: int | None = None) -> None:
        raise EntryError(code, number, value)

    if entry.caller not in range(rules.players) or len(entry.points) != rules.sides or len(entry.runs) != rules.sides:
        refuse("seat")
    for points in entry.points:
        if points < 0:
            refuse("negative", points)
    least, most = possible_points(rules)
    if not least <= sum(entry.points) <= most:
        raise EntryError("sum", number, sum(entry.points), (least, most))
    if entry.last not in sides or entry.points[entry.last] < LAST_TRICK:
        refuse("last")
    for side in entry.no_trick:
        if side not in sides or side == entry.last or entry.points[side]:
            refuse("no_trick")
    for runs in entry.runs:
        if not 0 <= runs <= MOST_RUNS or runs % 10 or runs in (10, 30):
            refuse("runs", runs)
    if sum(runs > 0 for runs in entry.runs) > 1:
        refuse("runs_of_two")
    if entry.bella is not None and entry.bella not in sides:
        refuse("bella")
