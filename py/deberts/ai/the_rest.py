"""The rest is mine: a proof, from what a seat knows, that it takes every trick that is left, whatever the others do.

The proof looks at the worst that cannot be ruled out. Every other seat, a partner too, is taken to hold all the unseen
cards that it may hold, as far as there is room in its hand, and to keep the highest of each suit to the end. Then the trumps
are led from the top, and after them the plain suits, each from the top. A suit runs through if, for as long as a seat may
still follow, the card led is higher than its highest; a plain suit, if no seat may have a trump left by then. Each seat is
looked at by itself, so it does not matter how the unseen cards are shared out, and whatever is played only makes the hands
of the others smaller: what is proven once stays proven to the last trick.

Duties to trump or to beat a trump only take choices away from the others, so nothing but following suit is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..cards import SUITS, Card, Suit
from ..deal.actions import Action, Verb
from ..deal.view import SeatView
from ..rules.tricks import winning_index
from .knowledge import Knowledge


def next_of_the_rest(view: SeatView) -> Action | None:
    """What the seat on turn plays now if it is certain to take all tricks that are left; None if that is not proven.

    Nothing is proven before the end of the first trick: until then cards may change hands.
    """
    plays: dict[Card, Action] = {}
    for action in view.legal:
        if action.verb is Verb.PLAY and action.card is not None and (action.bella or action.card not in plays):
            plays[action.card] = action
    if not plays or not view.tricks:
        return None
    rest = _Rest(view)
    return next((plays[card] for card in rest.from_the_top(plays) if rest.certain_after(card)), None)


class _Rest:
    """The tricks that are left, as the seat of a view has to expect them at worst."""

    def __init__(self, view: SeatView) -> None:
        assert view.trump is not None
        self._view: Final = view
        self._trump: Final = view.trump
        self._know: Final = Knowledge(view, memory=True)
        self._others: Final = [seat for seat in range(view.rules.players) if seat != view.seat]

    def from_the_top(self, cards: Sequence[Card] | dict[Card, Action]) -> list[Card]:
        """The strongest first, trumps before all others."""
        return sorted(cards, key=lambda card: -self._know.strength[card.index])

    def certain_after(self, card: Card) -> bool:
        """Whether this trick and all after it are certain, if this card is played and then the hand from the top."""
        view = self._view
        if not view.trick:
            # Any lead but the first in the order would break it.
            return card is self.from_the_top(view.hand)[0] and self._runs_through(view.hand)
        return self._wins(card) and self._runs_through([other for other in view.hand if other is not card])

    def _wins(self, card: Card) -> bool:
        """Whether the trick on the table is certain with this card."""
        view, players = self._view, self._view.rules.players
        trick = (*view.trick, card)
        if winning_index(trick, self._trump) != len(view.trick):
            return False
        later = [(view.seat + step) % players for step in range(1, players - len(view.trick))]
        return not any(self._know.beats(seat, trick[0].suit, card) > 0 for seat in later)

    def _runs_through(self, hand: Sequence[Card]) -> bool:
        """Whether a hand on lead takes all tricks."""
        trumps = sum(card.suit is self._trump for card in hand)
        if trumps < len(hand) and any(self._at_most(seat, self._trump)[0] > trumps for seat in self._others):
            return False
        for suit in SUITS:
            held = [card for card in self.from_the_top(hand) if card.suit is suit]
            for seat in self._others:
                number, highest = self._at_most(seat, suit)
                follows = min(number, len(held))
                if follows and self._know.strength[held[follows - 1].index] < highest:
                    return False
        return True

    def _at_most(self, seat: int, suit: Suit) -> tuple[int, int]:
        """How many cards of a suit a seat holds at most, and the strength of the highest that it may hold."""
        know = self._know
        possible = [card for card in know.out[suit] if know.holds(seat, card) > 0]
        known = [card for cards in know.out.values() for card in cards if know.known(card) == seat]
        fixed = sum(card.suit is suit for card in known)
        number = fixed + min(len(possible) - fixed, self._view.hand_sizes[seat] - len(known))
        return number, max((know.strength[card.index] for card in possible), default=0)
