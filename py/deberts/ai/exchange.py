"""The exchange of the trump seven for the indicator (rules, section 2, step 4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..cards import Card, Rank, Suit, card_of
from ..deal.view import SeatView
from ..rules.ruleset import Deberts
from ..rules.runs import bella_cards, best_cut, deberts_row
from ..rules.tricks import STRENGTHS, VALUES

_DEBERTS: Final = 500
_BELLA: Final = 20


def wants_swap(view: SeatView) -> bool:
    """Whether the hand is better with the indicator than with the seven; a seven in a good run may be worth keeping."""
    assert view.trump is not None and view.indicator is not None
    seven = card_of(Rank.SEVEN, view.trump)
    after = [card for card in view.hand if card is not seven] + [view.indicator]
    return _worth(view, after, view.trump) >= _worth(view, view.hand, view.trump)


def _worth(view: SeatView, hand: Iterable[Card], trump: Suit) -> int:
    cards = tuple(hand)
    if view.rules.deberts is not Deberts.OFF and deberts_row(view.rules, cards, trump):
        return _DEBERTS
    runs = sum(run.points for run in best_cut(view.rules, cards))
    bella = _BELLA if all(card in cards for card in bella_cards(trump)) else 0
    # A trump's strength stands for the tricks it will win or save, its value for the points it brings home.
    trumps = sum(VALUES[trump][card.index] + STRENGTHS[trump][card.index] for card in cards if card.suit is trump)
    return runs + bella + trumps
