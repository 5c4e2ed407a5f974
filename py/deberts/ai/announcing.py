"""Announcing: the deberts whenever it is held, otherwise the set of runs that promises most (rules, section 3)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from ..deal.actions import Action, Verb
from ..deal.view import SeatView
from ..rules.runs import Run, best_run, disjoint, strength

Worth = tuple[int, tuple[int, int, bool]]


def declaration(view: SeatView) -> Action:
    """What to declare, where the seat has the choice.

    Nothing declared is lost by declaring: runs beaten stay hidden and cost nothing.
    """
    for action in view.legal:
        if action.deberts:
            return action
    runs = best_set(view)
    return Action(view.seat, Verb.DECLARE, runs=tuple(map(str, runs)))


def best_set(view: SeatView) -> tuple[Run, ...]:
    """The disjoint runs that score most; equal: those whose best run is harder to beat."""
    runs = view.runs_to_declare
    # The cards of a hand make three runs at most.
    sets = (chosen for size in (1, 2, 3) for chosen in combinations(runs, size) if disjoint(chosen))
    return max(sets, key=lambda chosen: _worth(view, chosen), default=())


def _worth(view: SeatView, runs: Iterable[Run]) -> Worth:
    chosen = tuple(runs)
    assert view.trump is not None
    best = best_run(view.rules, chosen, view.trump)
    assert best is not None
    return sum(run.points for run in chosen), strength(view.rules, best, view.trump)
