"""What follows from the rest of a setup, put in: whoever puts a position together need not say it."""

from __future__ import annotations

from dataclasses import replace

from ...deal.state import Phase
from ...rules.runs import best_cut
from ...rules.tricks import winning_index
from .holding import check_runs
from .saying import first_leader, had_to_say, may_have_said
from .setup import HIDDEN_RUNS, Laid, Setup, stock_size


def tidied(setup: Setup) -> Setup:
    """The setup with the leaders of its tricks, a stock where there is one, and the runs of the seats that had to tell.

    A seat that had to announce and of which nothing is said has announced its best runs.
    """
    setup = _with_leaders(setup)
    stocked = not setup.drawn and setup.phase is not Phase.DONE
    hidden = (None,) * stock_size(setup.rules)
    setup = replace(setup, stock=(setup.stock or hidden) if stocked else None)
    declared = tuple(_declared(setup, seat) for seat in range(setup.rules.players))
    # What was said of runs that are known follows from them.
    said = tuple(word if runs == HIDDEN_RUNS else None for word, runs in zip(setup.said, declared, strict=True))
    return replace(setup, declared=declared, said=said, best=setup.best if HIDDEN_RUNS in declared else None)


def _with_leaders(setup: Setup) -> Setup:
    """Every trick led by whoever took the one before; one that is complete does not lie on the table."""
    leader, players = first_leader(setup), setup.rules.players
    if leader is None or setup.trump is None:
        return setup
    laid: list[Laid] = []
    for trick in setup.laid:
        laid.append(Laid(leader, trick.cards))
        leader = (leader + winning_index(trick.cards, setup.trump)) % players
    open_trick = laid.pop() if laid and len(laid[-1].cards) < players else None
    return replace(setup, tricks=tuple(laid), trick=open_trick)


def _declared(setup: Setup, seat: int) -> tuple[str, ...] | None:
    """The runs of a seat: as they are said, if that can be; its best ones, if it had to announce."""
    runs = setup.declared[seat]
    possible = may_have_said(setup, seat) and not any(problem.key == f"d{seat}" for problem in check_runs(setup))
    if not had_to_say(setup, seat):
        return runs if possible else None
    if runs is not None and runs != HIDDEN_RUNS and possible:
        return runs
    cards = (*setup.hands[seat], *setup.played_by(seat))
    own = tuple(card for card in cards if card)
    return tuple(map(str, best_cut(setup.rules, own))) if len(own) == len(cards) else HIDDEN_RUNS
