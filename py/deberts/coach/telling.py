"""Why the others did what they did, as far as everybody at the table can see: nothing here looks into a hidden hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ..ai.interests import together
from ..cards import Card, Rank
from ..deal.actions import Verb
from ..deal.view import SeatView
from ..rules.tricks import card_value, winning_index

_CHEAP: Final = 4
_DEAR: Final = 10


@dataclass(frozen=True, slots=True)
class Told:
    """What a seat did and why: ``take``, ``name`` and ``pass`` of a call, and of a ``card``

    ``lead_trump`` (of the caller's side), ``lead_trump_against``, ``lead_sure``, ``lead_low``, ``lead_other``;
    ``beat_trump``, ``no_higher_trump``, ``trumped``, ``had_to_trump``; ``took``, ``fed``, ``least``, ``followed``;
    ``threw``, having neither the suit nor a trump.
    """

    seat: int
    code: str
    card: Card | None = None


def told(view: SeatView) -> list[Told]:
    """What the others did since this seat's last word or card."""
    if not view.tricks and not view.trick:
        own = max((place for place, call in enumerate(view.calls) if call.seat == view.seat), default=-1)
        return [Told(call.seat, call.verb.value) for call in view.calls[own + 1 :] if call.verb in _CALLS]
    found: list[Told] = []
    for leader, cards in _tricks(view):
        for place, card in enumerate(cards):
            seat = (leader + place) % view.rules.players
            if seat == view.seat:
                found.clear()
            else:
                found.append(Told(seat, _why(view, leader, cards[:place], seat, card), card))
    return found


_CALLS: Final = (Verb.TAKE, Verb.NAME, Verb.PASS)


def _tricks(view: SeatView) -> Iterator[tuple[int, tuple[Card, ...]]]:
    for trick in view.tricks:
        yield trick.leader, trick.cards
    yield view.leader, view.trick


def _why(view: SeatView, leader: int, before: tuple[Card, ...], seat: int, card: Card) -> str:
    if not before:
        return _why_led(view, seat, card)
    trump = view.trump
    assert trump is not None
    led, takes = before[0].suit, winning_index((*before, card), trump) == len(before)
    if card.suit is trump:
        if led is trump:
            return "beat_trump" if takes else "no_higher_trump"
        return "trumped" if takes else "had_to_trump"
    if takes:
        return "took"
    holder = (leader + winning_index(before, trump)) % view.rules.players
    if together(view, holder, seat) and card_value(card, trump) >= _DEAR:
        return "fed"
    if card.suit is not led:
        return "threw"
    return "least" if card_value(card, trump) <= _CHEAP else "followed"


def _why_led(view: SeatView, seat: int, card: Card) -> str:
    trump, caller = view.trump, view.caller
    assert trump is not None and caller is not None
    if card.suit is trump:
        return "lead_trump" if together(view, caller, seat) else "lead_trump_against"
    if card.rank is Rank.ACE:
        return "lead_sure"
    return "lead_low" if card_value(card, trump) <= _CHEAP else "lead_other"
