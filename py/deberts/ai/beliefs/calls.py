"""What the auction tells of the hands: who called has more of the trumps than chance gives, who passed has fewer.

The numbers are a logistic fit over the calls of the levels, searching and not, for each number of players: the chance that a
hand as it is after the draw and the exchange has called a suit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, prod
from typing import Final

from ...cards import PACK, SUITS, Card, Rank, Suit
from ...deal.actions import Verb
from ...deal.view import SeatView
from ...rules.ruleset import AllPass
from ...rules.runs import bella_cards
from .places import Places


@dataclass(frozen=True, slots=True)
class Fit:
    """By how much something in a hand raises the logarithm of the odds that a suit is called."""

    base: float
    jack: float
    nine: float
    ace_or_ten: float
    """Of trumps, each."""
    bella: float
    trump: float
    """Each trump, whatever it is."""
    ace: float
    """A plain ace; a plain ``ten``."""
    ten: float


_TURNED: Final = {
    2: Fit(-3.4, 1.6, 1.1, 0.5, 1.2, 0.2, 0.4, 0.2),
    3: Fit(-8.0, 3.4, 1.4, 1.0, 2.1, 0.7, 1.0, 0.3),
    4: Fit(-6.0, 1.7, 0.7, -0.2, 0.4, 1.0, 0.7, 0.3),
}
"""The suit of the card turned up, in the first round."""
_NAMED: Final = {
    2: Fit(-5.8, 2.1, 0.9, 0.0, 0.9, 0.9, 0.6, 0.3),
    3: Fit(-7.9, 2.8, 0.8, 0.4, 1.3, 1.1, 0.7, 0.3),
    4: Fit(-6.7, 2.2, 1.0, -0.3, 0.6, 1.0, 0.6, 0.2),
}
"""Each of the other suits, in the second."""
_DOUBT: Final = 0.1
"""How likely anything is said by players who call by other rules."""


class _Odds:
    """How likely a hand calls one suit."""

    def __init__(self, fit: Fit, suit: Suit, played: Sequence[Card]) -> None:
        self._worth: Final = [_worth(fit, card, suit) for card in PACK]
        self._played: Final = fit.base + sum(self._worth[card.index] for card in played)
        self._bella: Final = [card for card in bella_cards(suit) if card not in played]
        self._for_bella: Final = fit.bella

    def chance(self, hand: Sequence[Card]) -> float:
        """The chance for a hand as it is now."""
        odds = self._played + sum([self._worth[card.index] for card in hand])
        if all(card in hand for card in self._bella):
            odds += self._for_bella
        return 1 / (1 + exp(-odds))


def _worth(fit: Fit, card: Card, trump: Suit) -> float:
    if card.suit is not trump:
        return {Rank.ACE: fit.ace, Rank.TEN: fit.ten}.get(card.rank, 0.0)
    special = {Rank.JACK: fit.jack, Rank.NINE: fit.nine, Rank.ACE: fit.ace_or_ten, Rank.TEN: fit.ace_or_ten}
    return fit.trump + special.get(card.rank, 0.0)


class Calls:
    """The words of the others in the auction, as evidence."""

    def __init__(self, view: SeatView, places: Places) -> None:
        players, turned = view.rules.players, view.turned.suit
        self._said: Final[list[tuple[int, bool, list[_Odds]]]] = []
        for number, call in enumerate(view.calls):
            first, passed = number < players, call.verb is Verb.PASS
            forced = view.rules.all_pass is AllPass.DEALER_MUST and number == 2 * players - 1
            if call.seat == view.seat or forced:
                continue
            if first:
                suits = [turned]
            else:
                suits = [suit for suit in SUITS if suit is not turned and (passed or suit is call.suit)]
            fit, played = (_TURNED if first else _NAMED)[players], places.played[call.seat]
            self._said.append((call.seat, passed, [_Odds(fit, suit, played) for suit in suits]))
        self.heard: Final = bool(self._said)

    def chance(self, hands: Sequence[Sequence[Card]]) -> float:
        """How likely the others speak as they did with these hands, by seat as they are now; only to be compared."""
        chance = 1.0
        for seat, passed, suits in self._said:
            passes = prod([1 - odds.chance(hands[seat]) for odds in suits])
            chance *= (passes if passed else 1 - passes) + _DOUBT
        return chance
