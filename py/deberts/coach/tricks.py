"""A card in the trick on the table, looked at in imagined worlds: who may still take it, and what the card is after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ..ai.beliefs.worlds import World
from ..ai.interests import together
from ..ai.knowledge import Knowledge
from ..cards import Card
from ..deal.actions import Action
from ..deal.view import SeatView
from ..rules.tricks import card_value, playable, winning_index
from .reasons import Beaten, Choice, Idea

_SURE: Final = 0.9
"""Part of the worlds from which on something is as good as certain."""
_CHEAP: Final = 4
_DEAR: Final = 10


def beaten(view: SeatView, play: Action, worlds: Sequence[tuple[World, int]]) -> Beaten:
    """Whether a card played now keeps the trick, for the own camp."""
    assert play.card is not None and view.trump is not None
    trick = (*view.trick, play.card)
    place = winning_index(trick, view.trump)
    holder = (view.leader + place) % view.rules.players
    if not together(view, holder, view.seat):
        return Beaten(1.0, trick[place])
    with_card: Counter[Card] = Counter()
    lost = 0
    for world, weight in worlds:
        found = _takers(view, trick, world)
        lost += weight if found else 0
        for card in found:
            with_card[card] += weight
    everything = sum(weight for _, weight in worlds)
    often = max(with_card, key=lambda card: (with_card[card], -card.index), default=None)
    return Beaten(lost / everything if everything else 0.0, often)


def _takers(view: SeatView, trick: tuple[Card, ...], world: World) -> set[Card]:
    """The cards with which opponents still to play may take the trick."""
    rules, trump = view.rules, view.trump
    assert trump is not None
    found: set[Card] = set()
    for step in range(len(trick), rules.players):
        seat = (view.leader + step) % rules.players
        if together(view, seat, view.seat):
            continue
        allowed = playable(rules, world[seat], trick, trump, view.leader).cards
        found.update(card for card in allowed if winning_index((*trick, card), trump) == len(trick))
    return found


def idea_of(view: SeatView, choices: Sequence[Choice]) -> Idea:
    """What the best of several cards is after."""
    best = choices[0]
    card, trump = best.action.card, view.trump
    assert card is not None and trump is not None
    if best.action.bella:
        return Idea.BELLA
    return _idea_of_following(view, choices, card) if view.trick else _idea_of_leading(view, best, card)


def _idea_of_leading(view: SeatView, best: Choice, card: Card) -> Idea:
    trump = view.trump
    assert trump is not None and view.caller is not None
    know = Knowledge(view, memory=True)
    theirs = any(know.enemy_holds(other) > 0 for other in know.out[trump])
    if card.suit is trump and theirs and together(view, view.caller, view.seat):
        return Idea.DRAW_TRUMPS
    if best.lost is not None and best.lost <= 1 - _SURE:
        return Idea.CASH
    return Idea.LEAD_LOW if card_value(card, trump) <= _CHEAP else Idea.PRESS


def _idea_of_following(view: SeatView, choices: Sequence[Choice], card: Card) -> Idea:
    trump = view.trump
    assert trump is not None
    best = choices[0]
    holder = (view.leader + winning_index(view.trick, trump)) % view.rules.players
    if together(view, holder, view.seat) and card_value(card, trump) >= _DEAR and not _wins(view, card):
        return Idea.FEED
    if all((choice.lost or 0.0) >= _SURE for choice in choices):
        return Idea.LOSE_CHEAP
    if _wins(view, card):
        return Idea.WIN
    able = any(choice.action.card is not None and _wins(view, choice.action.card) for choice in choices)
    return Idea.LET_GO if able and (best.lost or 0.0) > 0 else Idea.LOSE_CHEAP


def _wins(view: SeatView, card: Card) -> bool:
    assert view.trump is not None
    return winning_index((*view.trick, card), view.trump) == len(view.trick)
