"""Cards as bits: eight bits a suit, trumps lowest, inside a suit the stronger card the higher bit.

So ``x & -x`` is the weakest card of a mask of one suit and its highest bit the strongest, ``-(x << 1)`` masks what is
above a card and ``x - 1`` what is below it, and values never fall from bit to bit inside a suit: the reasoning about
cards that do the same job (``plays``) rests on that. Strengths and values come from the tables of the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from ...cards import PACK, SUITS, Card, Suit
from ...rules.tricks import STRENGTHS, VALUES

TRUMPS: Final = 0xFF
SUIT_MASKS: Final = (0xFF, 0xFF00, 0xFF0000, 0xFF000000)
"""Trumps, then the plain suits."""
KING_AND_QUEEN: Final = 0b1100
"""The bella cards: third and fourth from below among the trumps."""


def _in_order(trump: Suit) -> tuple[Card, ...]:
    strength = STRENGTHS[trump]
    suits = (trump, *(suit for suit in SUITS if suit is not trump))
    return tuple(
        card
        for suit in suits
        for card in sorted((card for card in PACK if card.suit is suit), key=lambda card: strength[card.index])
    )


VALUE: Final = {1 << place: VALUES[SUITS[0]][card.index] for place, card in enumerate(_in_order(SUITS[0]))}
"""Bit of a card -> its points; the same for every trump suit."""

SUIT_OF: Final = {1 << place: SUIT_MASKS[place // 8] for place in range(32)}
"""Bit of a card -> the mask of its suit."""


@cache
def cards_by_bit(trump: Suit) -> dict[int, Card]:
    """Bit -> card, where this suit is trump."""
    return {1 << place: card for place, card in enumerate(_in_order(trump))}


@cache
def bits_by_card(trump: Suit) -> dict[Card, int]:
    """Card -> bit, where this suit is trump."""
    return {card: bit for bit, card in cards_by_bit(trump).items()}


def mask_of(cards: Iterable[Card], trump: Suit) -> int:
    """The cards as one mask."""
    bit_of = bits_by_card(trump)
    mask = 0
    for card in cards:
        mask |= bit_of[card]
    return mask


def bits(mask: int) -> list[int]:
    """The bits of a mask, the highest first."""
    found = []
    while mask:
        bit = 1 << (mask.bit_length() - 1)
        found.append(bit)
        mask ^= bit
    return found


def points_of(mask: int) -> int:
    """The points of the cards of a mask."""
    return sum(VALUE[bit] for bit in bits(mask))
