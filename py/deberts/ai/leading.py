"""What speaks for and against a lead beyond the trick itself: drawing trumps, making the caller trump, keeping the lead."""

from __future__ import annotations

from ..cards import Card, Rank, Suit
from ..deal.view import SeatView
from .habits import Habits
from .interests import Interests
from .knowledge import Knowledge
from .weighing import Weighed


class Leading:
    """The lead of one position."""

    def __init__(self, view: SeatView, know: Knowledge, interests: Interests, habits: Habits) -> None:
        self._view = view
        self._know = know
        self._habits = habits
        self._attacks = view.caller is not None and interests.own(view.caller)
        trump = know.trump
        self._enemy_trumps = sum(know.enemy_holds(card) for card in know.out[trump])
        self._winners = sum(
            1 for card in view.hand if card.suit is not trump and not any(map(know.enemy_holds, know.higher(card)))
        )
        self._trumps = sum(card.suit is trump for card in view.hand)

    def bonus(self, card: Card, weighed: Weighed) -> float:
        """The points by which a lead is better than it looks."""
        bonus = weighed.win * self._habits.fresh_lead
        if card.suit is self._know.trump:
            return bonus + self._drawing(weighed)
        return bonus + self._tempting(card.suit) - self._exposing(card)

    def _drawing(self, weighed: Weighed) -> float:
        """Trumps are drawn while the others have some, with a trump that wins, for the sake of winners to cash."""
        if not self._enemy_trumps:
            return -self._habits.draw
        if not self._attacks and self._trumps <= self._enemy_trumps:
            return -self._habits.draw
        return self._habits.draw * (0.5 + 0.5 * min(2, self._winners)) * (2 * weighed.win - 1)

    def _exposing(self, card: Card) -> float:
        """A ten is not led into its ace."""
        if card.rank is not Rank.TEN:
            return 0.0
        return self._habits.exposed * (1.0 - self._know.enemies_lack(self._know.higher(card)))

    def _tempting(self, suit: Suit) -> float:
        """A defender likes to make the caller spend trumps on nothing."""
        caller = self._view.caller
        if self._attacks or caller is None:
            return 0.0
        return self._habits.tempt * self._know.ruffs(caller, suit)
