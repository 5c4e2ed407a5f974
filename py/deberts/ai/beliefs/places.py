"""Which unseen card may lie where: the hands of the others, before the draw the own hand too, and the undealt cards.

Only what cannot be otherwise is used here: suits not followed, trumps that were not beaten, cards whose holder everybody
knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...cards import PACK, Card
from ...deal.view import SeatView
from ..knowledge import Knowledge


@dataclass(frozen=True, slots=True)
class Places:
    """The unseen cards and the places for them. A place is a seat, or ``asleep``: not dealt to anybody."""

    sizes: tuple[int, ...]
    """By place, the undealt cards last: how many unseen cards it takes, those with a known holder left out."""
    sure: tuple[tuple[Card, ...], ...]
    """By seat: the cards that are in its hand for certain, of the own seat all it holds."""
    free: dict[Card, frozenset[int]]
    """Unseen cards that may lie in more than one place, and the places."""
    played: tuple[tuple[Card, ...], ...]
    """By seat: the cards it has played."""


def places_of(view: SeatView) -> Places:
    """The places from a seat's point of view, each hand as it is or will be after the draw."""
    players = view.rules.players
    seats = range(players)
    hidden = _unseen(view)
    know = Knowledge(view, memory=True) if view.trump is not None else None
    sure: list[list[Card]] = [list(view.hand) if seat == view.seat else [] for seat in seats]
    free: dict[Card, frozenset[int]] = {}
    everywhere = frozenset(range(players + 1))
    others = [seat for seat in seats if seat != view.seat]
    to_draw = {seat for seat in seats if not view.drawn}
    for card in hidden:
        holder = know.known(card) if know is not None else None
        if know is None:
            free[card] = everywhere
        elif holder is not None:
            sure[holder].append(card)
        else:
            free[card] = frozenset((*(seat for seat in others if know.holds(seat, card) > 0), *to_draw, players))
    full = [_full(view, seat) for seat in seats]
    if players == 4 and not view.drawn and view.indicator is not None:
        sure[view.dealer].append(view.indicator)
    sizes = [full[seat] - len(sure[seat]) for seat in seats]
    return Places(
        sizes=(*sizes, len(free) - sum(sizes)),
        sure=tuple(map(tuple, sure)),
        free=free,
        played=tuple(tuple(_played(view, seat)) for seat in seats),
    )


def _unseen(view: SeatView) -> list[Card]:
    """The cards that lie neither open nor in the own hand, in the order of the pack."""
    seen = {*view.hand, *view.trick, view.indicator, view.bottom}
    for trick in view.tricks:
        seen.update(trick.cards)
    return [card for card in PACK if card not in seen]


def _full(view: SeatView, seat: int) -> int:
    """The cards in a hand, or before the draw those that will be."""
    return view.hand_sizes[seat] if view.drawn else view.rules.tricks


def _played(view: SeatView, seat: int) -> Sequence[Card]:
    players = view.rules.players
    played = [trick.cards[(seat - trick.leader) % players] for trick in view.tricks]
    place = (seat - view.leader) % players
    if place < len(view.trick):
        played.append(view.trick[place])
    return played
