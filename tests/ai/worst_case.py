"""Whether a seat takes all tricks that are left, by trying everything: every set of hands, every play of the others.

One card for all that looks alike from the seat: it must do in every world that agrees with what was seen. Plain, slow, and
shared with nobody; only legality and winning come from the rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from deberts.ai.beliefs.dealing import Dealing
from deberts.ai.beliefs.places import places_of
from deberts.rules.tricks import STRENGTHS, playable, winning_index


def worlds_of(view, most: int) -> list | None:
    """Every set of hands that the hard facts allow; None if there are more than ``most``."""
    places = places_of(view)
    dealing = Dealing(places.free, places.sizes)
    if not 0 < dealing.count <= most:
        return None
    return [
        tuple(
            view.hand if seat == view.seat else (*places.sure[seat], *hands[seat]) for seat in range(view.rules.players)
        )
        for hands in dealing.every()
    ]


def takes_the_rest(view, worlds) -> bool:
    """Whether some way to play takes every trick in all of these worlds."""
    return _own(view, worlds, view.leader, view.trick)


def _own(view, worlds, leader, trick) -> bool:
    """The own turn: is there a card that is right in all worlds?"""
    hand = worlds[0][view.seat]
    if not hand:
        return True
    # The strongest first: what is true is found sooner.
    strength = STRENGTHS[view.trump]
    cards = playable(view.rules, hand, trick, view.trump, leader).cards
    cards = sorted(cards, key=lambda card: -strength[card.index])
    return any(_holds(view, _without(worlds, view.seat, card), leader, (*trick, card)) for card in cards)


def _holds(view, worlds, leader, trick) -> bool:
    """Whether the trick and all others are won in every world, whatever the others play."""
    players = view.rules.players
    if len(trick) == players:
        winner = (leader + winning_index(trick, view.trump)) % players
        return winner == view.seat and _own(view, worlds, winner, ())
    turn = (leader + len(trick)) % players
    if turn == view.seat:
        return _own(view, worlds, leader, trick)
    return all(
        _holds(view, _without(same, turn, card), leader, (*trick, card))
        for card, same in _by_card(view, worlds, turn, leader, trick)
    )


def _by_card(view, worlds, turn, leader, trick) -> Iterator[tuple]:
    """Each card that may be played next, and the worlds in which it may be."""
    found: dict = {}
    for world in worlds:
        for card in playable(view.rules, world[turn], trick, view.trump, leader).cards:
            found.setdefault(card, []).append(world)
    yield from found.items()


def _without(worlds, seat, card) -> list:
    return [
        tuple(tuple(c for c in hand if c is not card) if place == seat else hand for place, hand in enumerate(world))
        for world in worlds
    ]
