"""Counting a deal: what each side took in it, and what of that is certain in the middle (rules, sections 5 and 6)."""

from __future__ import annotations

from ..rules.ruleset import BellaNeeds
from ..rules.runs import BELLA_POINTS, bella_cards
from ..rules.scoring import Tally
from ..rules.tricks import LAST_TRICK
from .state import DealState


def winning_seats(deal: DealState) -> tuple[int, ...]:
    """The seats whose declared runs have won the comparison, the winner first."""
    if deal.leading is None:
        return ()
    partner = (deal.leading + 2) % 4
    if deal.rules.partner_runs and deal.declared[partner]:
        return deal.leading, partner
    return (deal.leading,)


def all_announced(deal: DealState) -> bool:
    """Whether every seat has announced, so that the comparison of runs is over."""
    return all(map(deal.has_announced, range(deal.rules.players)))


def tally(deal: DealState) -> Tally:
    """What each side has for certain: complete tricks, runs that have won and count, bella announced and earned.

    For a deal played to the end this is the score of it; the last trick's points are in ``last``.
    """
    rules = deal.rules
    sides = range(rules.sides)
    taken = [(rules.side_of(trick.winner), trick.points) for trick in deal.tricks]
    cards = tuple(sum(points for winner, points in taken if winner == side) for side in sides)
    tricks = tuple(sum(winner == side for winner, _ in taken) for side in sides)
    over = len(deal.tricks) == rules.tricks
    last = tuple(LAST_TRICK if over and taken[-1][0] == side else 0 for side in sides)
    runs = tuple(_runs(deal, side, tricks[side]) for side in sides)
    bella = tuple(_bella(deal, side, tricks[side]) for side in sides)
    return Tally(cards, last, runs, bella, tricks)


def _runs(deal: DealState, side: int, tricks: int) -> int:
    if not all_announced(deal) or (deal.rules.runs_need_trick and not tricks):
        return 0
    seats = (seat for seat in winning_seats(deal) if deal.rules.side_of(seat) == side)
    return sum(run.points for seat in seats for run in deal.declared[seat] or ())


def _bella(deal: DealState, side: int, tricks: int) -> int:
    if deal.bella is None or deal.rules.side_of(deal.bella) != side or deal.trump is None:
        return 0
    if deal.rules.bella_needs is BellaNeeds.TRICK and not tricks:
        return 0
    if deal.rules.bella_needs is BellaNeeds.BOTH_CARDS:
        captured = {card for trick in deal.tricks if deal.rules.side_of(trick.winner) == side for card in trick.cards}
        if not captured.issuperset(bella_cards(deal.trump)):
            return 0
    return BELLA_POINTS
