"""The 32 cards: suits, ranks and their text codes.

A card is written as rank then suit, ``TH`` for the ten of hearts (rules, section 1). There is exactly one object for each
card, so cards compare and hash by identity and cost nothing to pass around.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from .foreign import brief


class Suit(StrEnum):
    """A suit, by its letter."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class Rank(StrEnum):
    """A rank, by its letter; listed in the order of runs, low to high."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"


class Card:
    """One of the 32 cards. Not made by hand: take it from ``parse_card`` or ``PACK``.

    ``height`` is the place of its rank in runs, 0 (seven) to 7 (ace); ``index`` is 0..31, suit by suit.
    """

    __slots__ = ("code", "height", "index", "rank", "suit")

    def __init__(self, rank: Rank, suit: Suit) -> None:
        self.rank: Final = rank
        self.suit: Final = suit
        self.height: Final = RUN_ORDER.index(rank)
        self.index: Final = SUITS.index(suit) * 8 + self.height
        self.code: Final[str] = rank.value + suit.value

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Card({self.code})"

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return parse_card, (self.code,)


SUITS: Final = tuple(Suit)
RUN_ORDER: Final = tuple(Rank)
PACK: Final = tuple(Card(rank, suit) for suit in SUITS for rank in RUN_ORDER)
"""All cards, suit by suit, seven to ace."""

_BY_CODE: Final = {card.code: card for card in PACK}
_SUIT_BY_CODE: Final = {suit.value: suit for suit in SUITS}


def parse_card(code: str) -> Card:
    """The card written ``code``; ``ValueError`` if there is none."""
    try:
        return _BY_CODE[code]
    except (KeyError, TypeError):
        raise ValueError(f"not a card: {brief(code)}") from None


def parse_suit(code: str) -> Suit:
    """The suit written ``code``; ``ValueError`` if there is none."""
    try:
        return _SUIT_BY_CODE[code]
    except (KeyError, TypeError):
        raise ValueError(f"not a suit: {brief(code)}") from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by single spaces; the empty text is no cards."""
    return tuple(parse_card(code) for code in text.split(" ")) if text else ()


def format_cards(cards: Iterable[Card]) -> str:
    """The cards' codes separated by single spaces."""
    return " ".join(card.code for card in cards)


def card_of(rank: Rank, suit: Suit) -> Card:
    """The card of this rank and suit."""
    return _BY_CODE[rank.value + suit.value]
