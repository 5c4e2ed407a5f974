"""What a seat can have said of its runs by the moment of a setup."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ...deal.state import Phase
from ...rules.ruleset import Declare, DeclareTiming, FirstLead
from ...rules.runs import disjoint, valid_runs
from .setup import HIDDEN_RUNS, Setup

NOTHING: Final = "-"
"""How a position text says that a seat has announced no run."""
_MOST_RUNS: Final = 3
"""The cards of a hand make no more runs at once."""


def first_leader(setup: Setup) -> int | None:
    """Who leads the first trick; None while that depends on a caller."""
    eldest = (setup.dealer + 1) % setup.rules.players
    return eldest if setup.rules.first_lead is FirstLead.ELDEST else setup.caller


def had_to_say(setup: Setup, seat: int) -> bool:
    """Whether the seat had to say by now what runs it announces."""
    in_play = setup.phase in (Phase.PLAY, Phase.DONE)
    before_play = setup.rules.declare_timing is DeclareTiming.BEFORE_PLAY
    return _are_said(setup) and in_play and (before_play or bool(setup.played_by(seat)))


def may_have_said(setup: Setup, seat: int) -> bool:
    """Whether it can have said so: nobody does before the own turn in the first trick, or later."""
    return _are_said(setup) and (setup.phase is Phase.DECLARE or had_to_say(setup, seat) or seat == _first_turn(setup))


def runs_said(setup: Setup, seat: int) -> Iterator[str]:
    """The values that the key of its runs can have, as far as its cards are known; ``""``: nothing said yet."""
    if not may_have_said(setup, seat):
        return
    if not had_to_say(setup, seat):
        yield ""
    yield NOTHING
    hand = setup.hands[seat]
    runs = valid_runs(setup.rules, [card for card in (*hand, *setup.played_by(seat)) if card])
    for size in range(1, _MOST_RUNS + 1):
        yield from (".".join(map(str, chosen)) for chosen in combinations(runs, size) if disjoint(chosen))
    if None in hand:
        yield from HIDDEN_RUNS


def _are_said(setup: Setup) -> bool:
    return setup.rules.declare is not Declare.AUTO and setup.phase in (Phase.DECLARE, Phase.PLAY, Phase.DONE)


def _first_turn(setup: Setup) -> int | None:
    """Who is on turn in the first trick."""
    leader = first_leader(setup)
    if leader is None or setup.tricks:
        return None
    return (leader + len(setup.trick.cards if setup.trick else ())) % setup.rules.players
