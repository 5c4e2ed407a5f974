"""Why a card may not be played: a code, the cards that have to be played instead, and the card that proves it."""

from __future__ import annotations

from dataclasses import dataclass

from ..cards import Card, Suit


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a card of a hand may not be played now.

    ``code``: ``not_your_turn``, ``not_now`` (the seat has something else to answer), ``declare_first``, or a duty
    (``tricks.Duty``). ``must``: the cards to be played instead.
    ``proof``: the one of them that proves it. ``against``: the card led, or the trump that must be beaten. ``suit``: led.
    """

    code: str
    must: tuple[Card, ...] = ()
    proof: Card | None = None
    against: Card | None = None
    suit: Suit | None = None
