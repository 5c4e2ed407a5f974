"""The end of a match: who has won, the result shown, mars, and the next dealer (rules, sections 5 to 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .ruleset import BothReach, HungAtTarget, NextDealer, RuleSet
from .scoring import Outcome, Score


def winner_by_target(rules: RuleSet, totals: Sequence[int], score: Score, caller: int) -> int | None:
    """The side that has won the match after a played deal; None: one more deal. ``caller`` is a side."""
    reached = [side for side, total in enumerate(totals) if total >= rules.target]
    if not reached:
        return None
    if (
        score.outcome is Outcome.HUNG
        and rules.hung_at_target is HungAtTarget.PLAY_ON
        and totals[caller] + score.hanging_points >= rules.target
    ):
        return None
    return reached[0] if len(reached) == 1 else _BOTH_REACH[rules.both_reach](totals, reached, caller)


def _defender_wins(totals: Sequence[int], reached: Sequence[int], caller: int) -> int | None:
    leaders = _leaders(totals, [side for side in reached if side != caller])
    return leaders[0] if len(leaders) == 1 else None


def _higher_wins(totals: Sequence[int], reached: Sequence[int], caller: int) -> int | None:
    leaders = _leaders(totals, reached)
    if len(leaders) == 1:
        return leaders[0]
    return caller if caller in leaders else None


def _leaders(totals: Sequence[int], sides: Sequence[int]) -> list[int]:
    best = max(totals[side] for side in sides)
    return [side for side in sides if totals[side] == best]


_BOTH_REACH: Final = {BothReach.DEFENDER: _defender_wins, BothReach.HIGHER: _higher_wins}


def shown_result(rules: RuleSet, totals: Sequence[int], winner: int, by_target: bool) -> str:
    """The result as it is written: ``501:500`` where a defender wins though several reached the target."""
    reached = [side for side, total in enumerate(totals) if total >= rules.target]
    shown = list(totals)
    if by_target and rules.both_reach is BothReach.DEFENDER and len(reached) > 1:
        for side in reached:
            shown[side] = rules.target if side == winner else rules.target - 1
    return ":".join(map(str, shown))


def is_mars(rules: RuleSet, totals: Sequence[int], winner: int) -> bool:
    """Whether the loser has less than half of the target, so that it loses double."""
    return rules.mars and totals[1 - winner] * 2 < rules.target


def next_dealer(rules: RuleSet, score: Score, dealer: int, caller: int | None) -> int:
    """The seat that deals next. ``caller`` is a seat, None if nobody called."""
    if score.outcome is Outcome.REDEAL:
        return dealer
    if score.outcome is Outcome.VOID or caller is None:
        return (dealer + 1) % rules.players
    if score.outcome is Outcome.HUNG:
        return caller
    return _NEXT_DEALER[rules.next_dealer](rules, score, dealer, caller)


def _rotate(rules: RuleSet, score: Score, dealer: int, caller: int) -> int:
    return (dealer + 1) % rules.players


def _the_caller(rules: RuleSet, score: Score, dealer: int, caller: int) -> int:
    return caller


def _the_winner(rules: RuleSet, score: Score, dealer: int, caller: int) -> int:
    after_dealer = rules.clockwise(dealer + 1)
    if rules.sides == 3:
        return max(after_dealer, key=lambda seat: score.recorded[seat])
    side = deal_winner(score, rules.side_of(caller))
    return next(seat for seat in after_dealer if rules.side_of(seat) == side)


def deal_winner(score: Score, caller: int) -> int:
    """Of two sides the one that won a played deal; after a hung one the defenders. ``caller`` is a side."""
    return caller if score.outcome is Outcome.MADE else 1 - caller


_NEXT_DEALER: Final = {
    NextDealer.ROTATE: _rotate,
    NextDealer.CALLER: _the_caller,
    NextDealer.WINNER: _the_winner,
}
