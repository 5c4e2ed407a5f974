"""Tricks: the rank of cards, which may be played and why the others may not, and who wins (rules, sections 1 and 4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ..cards import PACK, SUITS, Card, Rank, Suit
from .ruleset import Overtrump, RuleSet

LAST_TRICK: Final = 10
"""Points for taking the last trick."""

_TRUMP_VALUES: Final = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
_PLAIN_VALUES: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}

# Both tables list the ranks high to low, so they are the orders too.
_TRUMP_ORDER: Final = tuple(_TRUMP_VALUES)
_PLAIN_ORDER: Final = tuple(_PLAIN_VALUES)


def _table(of_trump: Callable[[Rank], int], of_plain: Callable[[Rank], int]) -> dict[Suit, tuple[int, ...]]:
    return {
        trump: tuple(of_trump(card.rank) if card.suit is trump else of_plain(card.rank) for card in PACK)
        for trump in SUITS
    }


VALUES: Final = _table(_TRUMP_VALUES.__getitem__, _PLAIN_VALUES.__getitem__)
"""Trump suit -> a card's value in points, by card index."""

STRENGTHS: Final = _table(lambda rank: 16 - _TRUMP_ORDER.index(rank), lambda rank: 8 - _PLAIN_ORDER.index(rank))
"""Trump suit -> a card's strength by card index, 1 to 16: a trump beats every plain card, a plain card only its suit."""


def card_value(card: Card, trump: Suit) -> int:
    """The points of a card."""
    return VALUES[trump][card.index]


def winning_index(cards: Sequence[Card], trump: Suit) -> int:
    """Which of the cards, in the order played, wins the trick so far."""
    strength = STRENGTHS[trump]
    led = cards[0].suit
    best, best_strength = 0, strength[cards[0].index]
    for index, card in enumerate(cards):
        if (card.suit is led or card.suit is trump) and strength[card.index] > best_strength:
            best, best_strength = index, strength[card.index]
    return best


class Duty(StrEnum):
    """Why only some cards may be played."""

    NONE = "none"
    FOLLOW_SUIT = "follow_suit"
    MUST_TRUMP = "must_trump"
    BEAT_TRUMP = "beat_trump"
    OVERTRUMP = "overtrump"


@dataclass(frozen=True, slots=True)
class Playable:
    """The cards of a hand that may be played now, the duty that excludes the others, and the card that must be beaten.

    ``against`` is the highest trump of the trick for ``beat_trump`` and ``overtrump``, the card led for ``follow_suit``
    and ``must_trump``, nothing without a duty.
    """

    cards: tuple[Card, ...]
    duty: Duty
    against: Card | None = None


def playable(rules: RuleSet, hand: Sequence[Card], trick: Sequence[Card], trump: Suit, leader: int) -> Playable:
    """What a hand may play to a trick that ``leader`` led; the trick's cards in the order played."""
    if not trick:
        return Playable(tuple(hand), Duty.NONE)
    led = trick[0]
    if led.suit is trump:
        trumps = tuple(card for card in hand if card.suit is trump)
        return _over(rules, trumps, trick, trump, leader) if trumps else Playable(tuple(hand), Duty.NONE)
    following = tuple(card for card in hand if card.suit is led.suit)
    if following:
        return Playable(following, Duty.FOLLOW_SUIT, led)
    trumps = tuple(card for card in hand if card.suit is trump)
    if not trumps:
        return Playable(tuple(hand), Duty.NONE)
    return _over(rules, trumps, trick, trump, leader)


def _over(rules: RuleSet, trumps: tuple[Card, ...], trick: Sequence[Card], trump: Suit, leader: int) -> Playable:
    """A trump has to be played: all of them, or only those that beat the highest trump of the trick."""
    trump_led = trick[0].suit is trump
    best = winning_index(trick, trump)
    free = Playable(trumps, Duty.FOLLOW_SUIT if trump_led else Duty.MUST_TRUMP, trick[0])
    if trick[best].suit is not trump or not _MUST_BEAT[rules.overtrump](rules, trick, leader, best, trump_led):
        return free
    strength = STRENGTHS[trump]
    higher = tuple(card for card in trumps if strength[card.index] > strength[trick[best].index])
    if not higher:
        return free
    return Playable(higher, Duty.BEAT_TRUMP if trump_led else Duty.OVERTRUMP, trick[best])


def _only_on_trump_lead(rules: RuleSet, trick: Sequence[Card], leader: int, best: int, trump_led: bool) -> bool:
    return trump_led


def _always(rules: RuleSet, trick: Sequence[Card], leader: int, best: int, trump_led: bool) -> bool:
    return True


def _only_opponents(rules: RuleSet, trick: Sequence[Card], leader: int, best: int, trump_led: bool) -> bool:
    holder = (leader + best) % rules.players
    player = (leader + len(trick)) % rules.players
    return rules.side_of(holder) != rules.side_of(player)


_MUST_BEAT: Final = {
    Overtrump.TRUMP_LEAD: _only_on_trump_lead,
    Overtrump.ALWAYS: _always,
    Overtrump.OPPONENTS: _only_opponents,
}
