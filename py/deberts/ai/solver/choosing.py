"""Three and four players: who sits where, and which cards of a hand are worth trying.

Cards with no card of another hand between them (nor the card that wins the trick so far) are equal in power. Where it is
certain who takes the trick, the dearest of them goes to the own camp and the cheapest to the other one; ``plays`` says why
that is exact. Where it is not, only one of those with equal values is tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from .layout import SUIT_MASKS, SUIT_OF, TRUMPS, VALUE
from .plays import distinct, equals


@dataclass(frozen=True, slots=True)
class Camps:
    """Who sits where. Tables are by seat, or by the seat on turn and the seat that holds the trick."""

    hands: Sequence[int]
    friends: Sequence[Sequence[bool]]
    """Whether two seats are in one camp."""
    must_beat: Sequence[Sequence[bool]]
    """Whether a trump that was led has to be beaten."""
    must_over: Sequence[Sequence[bool]]
    """Whether a trump on a plain lead has to be beaten by who has to trump."""


class Choices(NamedTuple):
    """The cards of a hand in one suit that are worth trying, the dearest first."""

    open: list[int]
    """While it is not certain who takes the trick."""
    dear: list[int]
    """For a trick of the own camp."""
    cheap: list[int]
    """For a trick of the other camp."""


class Choosing:
    """The cards worth trying, looked up by suit."""

    def __init__(self, camps: Camps, apart: int) -> None:
        self._camps: Final = camps
        self._apart: Final = apart
        self._players: Final = len(camps.hands)
        self._known: Final[list[dict[int, Choices]]] = [{} for _ in camps.hands]

    def leads(self, cards: int, seat: int) -> list[int]:
        """What to lead: first the best cards of their suits, dear before cheap, then the rest, cheap before dear."""
        mine = cards & self._camps.hands[seat]
        others = cards ^ mine
        best: list[int] = []
        rest: list[int] = []
        for mask in SUIT_MASKS:
            if mine & mask:
                against = others & mask
                for card in _winning(self._choices(cards & mask, seat), mask, others, mask):
                    (best if card > against else rest).append(card)
        best.sort(key=VALUE.__getitem__, reverse=True)
        rest.sort(key=VALUE.__getitem__)
        return best + rest

    def follows(self, cards: int, seat: int, after: int, led: int, top: int, holder: int) -> list[int]:
        """What to play to a trick of suit ``led`` that ``holder`` wins so far with ``top``; ``after`` seats follow."""
        camps = self._camps
        mine = cards & camps.hands[seat]
        later = 0
        step = seat
        while after:
            step = step + 1 if step + 1 < self._players else 0
            later |= cards & camps.hands[step]
            after -= 1
        top_suit = SUIT_OF[top]
        above = -(top << 1)
        suit = led
        if mine & led:
            higher = mine & led & above if top_suit == led else 0
            over = led == TRUMPS and camps.must_beat[seat][holder]
        elif mine & TRUMPS:
            suit = TRUMPS
            higher = mine & TRUMPS & above if top <= TRUMPS else mine & TRUMPS
            over = top <= TRUMPS and camps.must_over[seat][holder]
        else:
            suit = higher = 0
            over = False
        friendly = camps.friends[seat][holder]
        certain_trick = not later & top_suit & above and (top <= TRUMPS or not later & TRUMPS)
        kind = 0 if not certain_trick else 1 if friendly else 2
        if not suit:
            found = []
            for mask in SUIT_MASKS:
                if mine & mask:
                    found += self._choices(cards & mask, seat)[kind]
            found.sort(key=VALUE.__getitem__, reverse=friendly)
            return found
        choices = self._choices(cards & suit | (top if top_suit == suit else 0), seat)
        winning = _winning(choices, suit, later, higher) if higher else []
        if over and winning:
            return winning
        losing = [card for card in choices[kind] if not card & higher]
        return losing + winning if friendly else winning + losing[::-1]

    def _choices(self, suit: int, seat: int) -> Choices:
        """For the cards of a suit in play, with the card that wins the trick so far if it is of this suit."""
        known = self._known[seat]
        try:
            return known[suit]
        except KeyError:
            mine = suit & self._camps.hands[seat]
            groups = equals(mine, suit ^ mine, self._apart)
            known[suit] = Choices(distinct(groups), [group[0] for group in groups], [group[-1] for group in groups])
            return known[suit]


def _winning(choices: Choices, suit: int, later: int, higher: int) -> list[int]:
    """The cards among ``higher`` that take the lead of the trick: only the dearest where it cannot be lost any more."""
    if suit != TRUMPS and later & TRUMPS:
        return [card for card in choices.open if card & higher]
    rivals = later & suit
    if not rivals:
        return [card for card in choices.dear if card & higher]
    return [card for card in choices.dear if card > rivals and card & higher] + [
        card for card in choices.open if card < rivals and card & higher
    ]
