"""What the cards that stay in the hand are still worth: the reason why a good card is kept and a bad one is let go."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import Card, Suit
from ..rules.tricks import LAST_TRICK
from .habits import Habits
from .knowledge import Knowledge


class Keeping:
    """The worth of kept cards in one position, suit by suit."""

    def __init__(self, know: Knowledge, habits: Habits) -> None:
        self._know = know
        self._habits = habits
        # Any of the cards left may be the one that takes the last trick.
        self._share = habits.trick_share + LAST_TRICK / max(1, len(know.view.hand) - 1)
        trump = know.trump
        self._trumps_out = any(know.enemy_holds(card) > 0 for card in know.out[trump])
        self._ruff = {suit: 0.0 if suit is trump else self._ruff_chance(suit) for suit in know.out}

    def _ruff_chance(self, suit: Suit) -> float:
        if not self._trumps_out:
            return 0.0
        safe = 1.0
        for seat in self._know.enemies:
            safe *= 1.0 - self._know.ruffs(seat, suit)
        return min(1.0, 1.0 - safe + self._habits.later_ruff)

    def worth(self, suit: Suit, cards: Sequence[Card]) -> float:
        """What the cards of one suit, strongest first, are expected to bring: points won less points lost with them."""
        value, share = self._know.value, self._share
        control = self._habits.control if suit is self._know.trump else 0.0
        total = 0.0
        for place, card in enumerate(cards):
            chance = self._takes(card, place, len(cards) - place - 1)
            total += (2 * chance - 1) * (value[card.index] + share) + chance * control
        return total

    def _takes(self, card: Card, over: int, under: int) -> float:
        """The chance that a card takes a trick one day, with so many own cards of its suit over and under it."""
        know, habits = self._know, self._habits
        higher = know.higher(card)
        free, above = know.enemies_lack(higher), sum(map(know.enemy_holds, higher))
        # A higher card that is out falls to an own higher one, or costs a guard, before this one is the best.
        trump = card.suit is know.trump
        late = habits.guarded if under + (over if trump else 0) >= above else habits.bare
        chance = free + (1.0 - free) * late
        if trump:
            return max(chance, habits.low_trump)
        return chance * (1.0 - self._ruff[card.suit])
