"""What becomes public when runs are announced and compared (rules, section 3).

A seat says the kind of its best run (or its length, with ``run_order = length``) and no more than comparing needs: the top
rank where kinds are equal, whether it is trump where ranks are equal too.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..cards import Rank, Suit
from ..rules.ruleset import RuleSet, RunOrder
from ..rules.runs import Kind, Run, strength


@dataclass(frozen=True, slots=True)
class Announcement:
    """What is public of a seat's best run; ``kind`` or ``length``, the other stays unknown."""

    kind: Kind | None
    length: int | None
    top: Rank | None = None
    trump: bool | None = None


def announcement_of(rules: RuleSet, run: Run) -> Announcement:
    """What a seat says at first."""
    by_kind = rules.run_order is RunOrder.KIND
    return Announcement(run.kind if by_kind else None, None if by_kind else run.length)


@dataclass(frozen=True, slots=True)
class Comparison:
    """The outcome of a newcomer's run against the best so far: whether it leads now, and what is public of both."""

    leads: bool
    newcomer: Announcement
    best: Announcement


def compare(
    rules: RuleSet, newcomer: Run, said: Announcement, best: Run, best_said: Announcement, trump: Suit
) -> Comparison:
    """Compares a run just announced with the best so far; equal in everything, the earlier one leads."""
    new, old = strength(rules, newcomer, trump), strength(rules, best, trump)
    if new[0] == old[0]:
        best_said = replace(best_said, top=best.high.rank)
        if new[1] >= old[1]:
            said = replace(said, top=newcomer.high.rank)
        if new[1] == old[1]:
            said = replace(said, trump=newcomer.suit is trump)
            best_said = replace(best_said, trump=best.suit is trump)
    return Comparison(new > old, said, best_said)
