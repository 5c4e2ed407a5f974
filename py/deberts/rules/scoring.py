"""Scoring a played deal: the outcome, what is recorded, what hangs, what is punished (rules, section 5).

All lists are by side. Points that hang are kept with the sides that may still get them, one ``Hanging`` for each deal
they come from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .ruleset import BaitTie, HangRepeat, RuleSet, Success, Tie


class Outcome(StrEnum):
    """How a deal ended."""

    MADE = "made"
    BAIT = "bait"
    HUNG = "hung"
    VOID = "void"
    REDEAL = "redeal"
    DEBERTS = "deberts"
    CLAIM = "claim"
    REFUSED = "refused"

    @property
    def played(self) -> bool:
        """Whether the deal was played out and scored, so that it counts as a played deal."""
        return self in (Outcome.MADE, Outcome.BAIT, Outcome.HUNG)


@dataclass(frozen=True, slots=True)
class Tally:
    """What each side took in a deal: values captured, the last trick's points, runs and bella that count, tricks."""

    cards: tuple[int, ...]
    last: tuple[int, ...]
    runs: tuple[int, ...]
    bella: tuple[int, ...]
    tricks: tuple[int, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The sum of each side."""
        return tuple(map(sum, zip(self.cards, self.last, self.runs, self.bella, strict=True)))


def empty_tally(sides: int) -> Tally:
    """Nothing taken by anybody."""
    none = (0,) * sides
    return Tally(none, none, none, none, none)


@dataclass(frozen=True, slots=True)
class Hanging:
    """Points that hang and the sides that may get them."""

    points: int
    sides: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """A scored deal. ``recorded`` includes hanging points decided now (``decided``), not the penalties."""

    outcome: Outcome
    tally: Tally
    recorded: tuple[int, ...]
    decided: tuple[int, ...]
    hanging: tuple[Hanging, ...]
    """All that hangs after the deal."""
    no_trick: tuple[int, ...]
    """The penalty for no trick, a positive number."""
    third_bait: tuple[int, ...]
    """The penalty for a third or later bait, a positive number."""
    baits: tuple[int, ...]
    """Baits in the match after this deal."""

    @property
    def penalty(self) -> tuple[int, ...]:
        """All that is taken off each side's match total, a positive number."""
        return tuple(map(sum, zip(self.no_trick, self.third_bait, strict=True)))

    @property
    def hanging_points(self) -> int:
        """The sum of all that hangs."""
        return sum(amount.points for amount in self.hanging)


def unplayed(outcome: Outcome, tally: Tally, hanging: tuple[Hanging, ...], baits: tuple[int, ...]) -> Score:
    """The score of a deal that was not played out: nothing is recorded, but for a claim what was certain."""
    none = (0,) * len(baits)
    recorded = tally.totals if outcome is Outcome.CLAIM else none
    return Score(outcome, tally, recorded, none, hanging, none, none, baits)


def score_deal(
    rules: RuleSet,
    tally: Tally,
    caller: int,
    dealer: int,
    hanging: tuple[Hanging, ...],
    baits: tuple[int, ...],
) -> Score:
    """The score of a deal played to the end. ``caller`` is a side, ``dealer`` a seat."""
    totals = tally.totals
    outcome = _outcome(rules, totals, caller)
    recorded, hung = _SETTLE[outcome](rules, totals, caller, dealer)
    decided, still = _decide(rules, totals, caller, outcome, hung is not None, hanging)
    baits_after = tuple(count + (outcome is Outcome.BAIT and side == caller) for side, count in enumerate(baits))
    return Score(
        outcome=outcome,
        tally=tally,
        recorded=tuple(map(sum, zip(recorded, decided, strict=True))),
        decided=tuple(decided),
        hanging=(*still, hung) if hung else still,
        no_trick=tuple(0 if tricks else rules.no_trick_penalty for tricks in tally.tricks),
        third_bait=tuple(
            rules.bait_penalty if after >= 3 and after > before else 0
            for before, after in zip(baits, baits_after, strict=True)
        ),
        baits=baits_after,
    )


def _outcome(rules: RuleSet, totals: Sequence[int], caller: int) -> Outcome:
    others = [total for side, total in enumerate(totals) if side != caller]
    rival = sum(others) if rules.success is Success.TOGETHER else max(others)
    if totals[caller] == rival:
        return _TIES[rules.tie]
    return Outcome.MADE if totals[caller] > rival else Outcome.BAIT


_TIES: Final = {Tie.HANG: Outcome.HUNG, Tie.BAIT: Outcome.BAIT, Tie.EACH: Outcome.MADE}

Settled = tuple[list[int], Hanging | None]


def _settle_made(rules: RuleSet, totals: Sequence[int], caller: int, dealer: int) -> Settled:
    return list(totals), None


def _settle_hung(rules: RuleSet, totals: Sequence[int], caller: int, dealer: int) -> Settled:
    recorded = list(totals)
    recorded[caller] = 0
    return recorded, Hanging(totals[caller], tuple(range(len(totals))))


def _settle_bait(rules: RuleSet, totals: Sequence[int], caller: int, dealer: int) -> Settled:
    lost = totals[caller]
    recorded = list(totals)
    recorded[caller] = 0
    best = max(total for side, total in enumerate(totals) if side != caller)
    winners = [side for side, total in enumerate(totals) if side != caller and total == best]
    if len(winners) == 1:
        recorded[winners[0]] += lost
        return recorded, None
    if rules.bait_tie is BaitTie.HANG:
        return recorded, Hanging(lost, tuple(winners))
    # Only three players have two defenders, and there a side is its seat.
    earlier, later = sorted(winners, key=lambda seat: (seat - dealer - 1) % rules.players)
    recorded[earlier] += lost - lost // 2
    recorded[later] += lost // 2
    return recorded, None


_SETTLE: Final[dict[Outcome, Callable[[RuleSet, Sequence[int], int, int], Settled]]] = {
    Outcome.MADE: _settle_made,
    Outcome.HUNG: _settle_hung,
    Outcome.BAIT: _settle_bait,
}


def _decide(
    rules: RuleSet,
    totals: Sequence[int],
    caller: int,
    outcome: Outcome,
    hangs: bool,
    hanging: tuple[Hanging, ...],
) -> tuple[list[int], tuple[Hanging, ...]]:
    """Hanging points of earlier deals: what each side gets of them now, and what goes on hanging."""
    decided = [0] * len(totals)
    if hangs and rules.hang_repeat is HangRepeat.ACCUMULATE:
        return decided, hanging
    still = []
    for amount in hanging:
        if hangs:
            winner = _highest(totals, (side for side in amount.sides if side != caller))
        elif len(totals) == 2:
            winner = caller if outcome is Outcome.MADE else 1 - caller
        else:
            winner = _highest(totals, amount.sides)
        if winner is None:
            still.append(amount)
        else:
            decided[winner] += amount.points
    return decided, tuple(still)


def _highest(totals: Sequence[int], sides: Iterable[int]) -> int | None:
    """The one of the sides with the highest total; nobody if several have it."""
    entitled = list(sides)
    best = max(totals[side] for side in entitled)
    winners = [side for side in entitled if totals[side] == best]
    return winners[0] if len(winners) == 1 else None
