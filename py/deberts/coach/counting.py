"""The cards that are still out, for somebody who learns to count them: from what everybody has seen and the own hand."""

from __future__ import annotations

from dataclasses import dataclass

from ..ai.knowledge import Knowledge
from ..cards import SUITS, Card, Rank, Suit
from ..deal.view import SeatView


@dataclass(frozen=True, slots=True)
class Count:
    """``out`` of plain suits are aces and tens alone. With two or three players some of them are in nobody's hand."""

    trumps: tuple[Card, ...]
    """Trumps not seen yet, strongest first."""
    high: tuple[Card, ...]
    """Aces and tens of the other suits not seen yet."""
    above: dict[Card, tuple[Card, ...]]
    """By card in the own hand: those of its suit that are out and stronger, strongest first."""
    lacking: tuple[tuple[Suit, ...], ...]
    """By seat: the suits, of which cards are out, that it can't have any more."""


def count(view: SeatView) -> Count | None:
    """What is out; None before trump is named."""
    if view.trump is None:
        return None
    know = Knowledge(view, memory=True)
    high = (card for suit in SUITS if suit is not view.trump for card in know.out[suit])
    return Count(
        tuple(know.out[view.trump]),
        tuple(card for card in high if card.rank in (Rank.ACE, Rank.TEN)),
        {card: _above(know, card) for card in view.hand},
        tuple(_lacking(view, know, seat) for seat in range(view.rules.players)),
    )


def _above(know: Knowledge, card: Card) -> tuple[Card, ...]:
    strength = know.strength
    return tuple(other for other in know.out[card.suit] if strength[other.index] > strength[card.index])


def _lacking(view: SeatView, know: Knowledge, seat: int) -> tuple[Suit, ...]:
    if seat == view.seat or not view.hand_sizes[seat]:
        return ()
    return tuple(
        suit for suit in SUITS if know.out[suit] and all(know.holds(seat, card) == 0 for card in know.out[suit])
    )
