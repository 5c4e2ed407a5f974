"""What every card was worth with all cards open: the judge of a play once the deal can be seen."""

from __future__ import annotations

from ...cards import Card
from ...deal.deal import Deal
from ...deal.view import SeatView
from ..beliefs.places import places_of
from ..search.bonuses import Bonuses
from ..search.exchanging import with_exchange
from ..search.open_cards import EXACT_FROM
from ..solver.position import position_of
from ..solver.solving import solve


def open_values(view: SeatView, deal: Deal) -> dict[Card, int] | None:
    """By card: the final difference of the deal for the own camp with best play by all; None where it would take long.

    Of three players the camps are the caller and the two defenders.
    """
    rules, trump, caller = view.rules, view.trump, view.caller
    assert trump is not None and caller is not None
    if len(view.hand) > EXACT_FROM[rules.players - 2]:
        return None
    hands = with_exchange(view, deal.hands, trump, caller)
    runs, bella = Bonuses(view, places_of(view), caller).of(hands, trump)
    ours = caller if rules.players == 3 else rules.side_of(view.seat)
    values = solve(position_of(view, ours, runs, bella), hands)
    if rules.side_of(view.seat) == ours:
        return values
    return {card: -value for card, value in values.items()}
