"""What the cards played tell of the cards still held: who had something more natural to play would hardly have played this.

For every card that another seat has played, each card that it may have held instead counts by how natural it would have
been. So hands with many natural cards that were not played become less likely. How natural a card was depends on what
everybody saw, so it is looked up once for each play; a set of hands then costs a few additions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import Final, NamedTuple

from ...cards import PACK, SUITS, Card, Suit
from ...deal.view import SeatView
from ...rules.tricks import STRENGTHS, winning_index
from ..interests import together
from .natural import COLUMNS, NATURAL

_TRUST: Final = 0.7
"""How much of the weights is believed: 1 if everybody played like the levels they were fitted to, 0 for nothing."""
_UNIT: Final = 1000
"""A weight of one. Weights are whole numbers, whose sums are the same on every machine."""
_WEIGHTS: Final = {
    players: {moment: [round(_UNIT * exp(_TRUST * number)) for number in numbers] for moment, numbers in table.items()}
    for players, table in NATURAL.items()
}


class PastPlay(NamedTuple):
    """A card played, and what was in question at that moment."""

    seat: int
    card: Card
    moments: tuple[str | None, ...]
    """By card index: the moment (``natural``) as which that card would have been played; None: not in question."""


class Plays:
    """The cards that the others have played, as evidence."""

    def __init__(self, view: SeatView) -> None:
        assert view.trump is not None
        weights, columns = _WEIGHTS[view.rules.players], COLUMNS[view.trump]
        past = list(past_plays(view))
        self._seen: Final[list[tuple[int, int, list[int]]]] = []
        for number, play in enumerate(past):
            if play.seat == view.seat:
                continue
            weight = [
                0 if moment is None else weights[moment][columns[index]] for index, moment in enumerate(play.moments)
            ]
            surely = sum(weight[later.card.index] for later in past[number:] if later.seat == play.seat)
            self._seen.append((play.seat, surely, weight))
        self.heard: Final = bool(self._seen)

    def chance(self, hands: Sequence[Sequence[Card]]) -> float:
        """How likely the others play as they did from these hands, by seat as they are now; only to be compared."""
        chance = 1.0
        indices = [[card.index for card in hand] for hand in hands]
        for seat, surely, weight in self._seen:
            chance /= surely + sum([weight[index] for index in indices[seat]])
        return chance


def past_plays(view: SeatView) -> Iterator[PastPlay]:
    """Every card played so far, in order; of three players the defenders are friends."""
    rules, trump, caller = view.rules, view.trump, view.caller
    assert trump is not None and caller is not None
    played: set[Card] = set()
    for leader, trick in [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]:
        for place, card in enumerate(trick):
            seat = (leader + place) % rules.players
            if place == 0:
                moments = _leads("lead caller" if together(view, seat, caller) else "lead defender", trump, played)
            else:
                before = trick[:place]
                holder = (leader + winning_index(before, trump)) % rules.players
                company = " friend" if together(view, holder, seat) else ""
                early = " early" if place < rules.players - 1 else ""
                moments = _follows(before, card, trump, played, company + early)
            yield PastPlay(seat, card, moments)
            played.add(card)


def _leads(role: str, trump: Suit, played: set[Card]) -> tuple[str | None, ...]:
    strength = STRENGTHS[trump]
    out = [card for card in PACK if card not in played]
    highest = {
        max((card for card in out if card.suit is suit), key=lambda card: strength[card.index], default=None)
        for suit in SUITS
    }
    return tuple(None if card in played else f"{role} boss" if card in highest else role for card in PACK)


def _follows(trick: Sequence[Card], card: Card, trump: Suit, played: set[Card], where: str) -> tuple[str | None, ...]:
    """The card that was played tells which others were allowed: of its own suit, or of any that was not asked for."""
    led, top, strength = trick[0].suit, trick[winning_index(trick, trump)], STRENGTHS[trump]

    def beats(other: Card) -> bool:
        return other.suit in (top.suit, trump) and strength[other.index] > strength[top.index]

    asked = card.suit is led or card.suit is trump
    had_to_beat = card.suit is trump and top.suit is trump and beats(card)
    moments: list[str | None] = []
    for other in PACK:
        plain = other.suit is not led and other.suit is not trump
        allowed = other.suit is card.suit if asked else plain
        if other in played or not allowed or (had_to_beat and not beats(other)):
            moments.append(None)
        else:
            moments.append(("discard" if plain else "win" if beats(other) else "lose") + where)
    return tuple(moments)
