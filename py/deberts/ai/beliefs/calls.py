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
    """By how much something in a hand raises the logarithm of the odds that a suit is called, in tenths."""

    base: int
    jack: int
    nine: int
    ace_or_ten: int
    """Of trumps, each."""
    bella: int
    trump: int
    """Each trump, whatever it is."""
    ace: int
    """A plain ace; a plain ``ten``."""
    ten: int


_TURNED: Final = {
    2: Fit(-34, 16, 11, 5, 12, 2, 4, 2),
    3: Fit(-80, 34, 14, 10, 21, 7, 10, 3),
    4: Fit(-60, 17, 7, -2, 4, 10, 7, 3),
}
"""The suit of the card turned up, in the first round."""
_NAMED: Final = {
    2: Fit(-58, 21, 9, 0, 9, 9, 6, 3),
    3: Fit(-79, 28, 8, 4, 13, 11, 7, 3),
    4: Fit(-67, 22, 10, -3, 6, 10, 6, 2),
}
"""Each of the other suits, in the second."""
_WHOLE: Final = 1000
"""A chance of one. All is counted in whole numbers, which are the same on every machine."""
_DOUBT: Final = 100
"""How likely anything is said by players who call by other rules."""
_MOST: Final = 200
"""Beyond such odds, in tenths, a chance does not change any more."""
_CHANCES: Final = {odds: round(_WHOLE / (1 + exp(-odds / 10))) for odds in range(-_MOST, _MOST + 1)}


class _Odds:
    """How likely a hand calls one suit."""

    def __init__(self, fit: Fit, suit: Suit, played: Sequence[Card]) -> None:
        self._worth: Final = [_worth(fit, card, suit) for card in PACK]
        self._played: Final = fit.base + sum(self._worth[card.index] for card in played)
        self._bella: Final = [card for card in bella_cards(suit) if card not in played]
        self._for_bella: Final = fit.bella

    def chance(self, hand: Sequence[Card]) -> int:
        """The chance for a hand as it is now, of ``_WHOLE``."""
        odds = self._played + sum([self._worth[card.index] for card in hand])
        if all(card in hand for card in self._bella):
            odds += self._for_bella
        return _CHANCES[max(-_MOST, min(_MOST, odds))]


def _worth(fit: Fit, card: Card, trump: Suit) -> int:
    if card.suit is not trump:
        return {Rank.ACE: fit.ace, Rank.TEN: fit.ten}.get(card.rank, 0)
    special = {Rank.JACK: fit.jack, Rank.NINE: fit.nine, Rank.ACE: fit.ace_or_ten, Rank.TEN: fit.ace_or_ten}
    return fit.trump + special.get(card.rank, 0)


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
            passes = prod([_WHOLE - odds.chance(hands[seat]) for odds in suits])
            said = passes if passed else _WHOLE ** len(suits) - passes
            chance *= said // _WHOLE ** (len(suits) - 1) + _DOUBT
        return chance
