"""Worlds: sets of hands, one for each seat, that agree with all a seat knows.

Drawn one at a time, or listed where there are few. A run that was announced but not shown would make most draws fail, so
one of the runs it can be is dealt first; drawing is still even, because a hand that holds several such runs is kept only
once in so many times.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ...cards import RUN_ORDER, SUITS, Card, card_of
from ...deal.announcing import Announcement
from ...deal.view import SeatView
from ...rng import Stream
from ...rules.ruleset import LongRuns
from ...rules.runs import Kind, Run
from .dealing import Dealing
from .places import places_of
from .talk import FULL, Talk

World = tuple[tuple[Card, ...], ...]
"""By seat: its hand, before the draw the hand it will have."""

_TRIES: Final = 60
"""Draws for a world that nothing speaks against, before an unlikely one will do."""
_MORE_TRIES: Final = 400
"""Draws before a world is taken that does not fit what was said."""
_PER_WORLD: Final = 4
"""Draws for each of many worlds."""
_PATIENCE: Final = 600
"""Draws in vain for all worlds together, before earlier ones are taken again."""
_KEPT: Final = 64
"""Earlier worlds to choose from then."""


class Anchor(NamedTuple):
    """A run that may be behind an announcement: who holds it, its cards, the unseen ones, how the rest may be dealt."""

    seat: int
    cards: tuple[Card, ...]
    unseen: tuple[Card, ...]
    dealing: Dealing


class Worlds:
    """The worlds of a view. There is always one: facts that fit no hands at all are dropped, the softest first."""

    def __init__(self, view: SeatView) -> None:
        self._seat: Final = view.seat
        self._hand: Final = view.hand if view.drawn else None
        places = places_of(view)
        dealing = Dealing(places.free, places.sizes)
        if not dealing.count:
            everywhere = frozenset(range(view.rules.players + 1))
            dealing = Dealing(dict.fromkeys(places.free, everywhere), places.sizes)
        self.places: Final = places
        """Where the unseen cards may lie, and what was played."""
        self._dealing: Final = dealing
        self._talk: Final = Talk(view, places)
        self._patience = _PATIENCE
        self._earlier: list[World] = []
        self._anchors: Final = self._announced_runs(view)
        self._weights: Final = [anchor.dealing.count for anchor in self._anchors]

    @property
    def count(self) -> int:
        """The number of ways to deal the unseen cards, before what was said is looked at."""
        return self._dealing.count

    def draw(self, stream: Stream) -> World:
        """A world, each as likely as its weight."""
        world = self._drawn(stream)
        if len(self._earlier) < _KEPT:
            self._earlier.append(world)
        return world

    def _drawn(self, stream: Stream) -> World:
        spare = None
        for attempt in range(_MORE_TRIES):
            if self._patience <= 0 and self._earlier:
                return stream.choice(self._earlier)
            world = self._draw(stream)
            self._patience -= attempt > 0
            if world is None:
                continue
            weight = self._weight(world)
            if weight == FULL or (weight and stream.below(FULL) < weight):
                return world
            spare = spare or (world if weight else None)
            if spare and attempt >= _TRIES:
                return spare
        return spare or self._world(self._dealing.draw(stream))

    def some(self, stream: Stream, number: int) -> list[tuple[World, int]]:
        """So many worlds with their weights, or fewer where most draws do not fit what was said; at least one."""
        found = []
        for _ in range(_PER_WORLD * number):
            world = self._draw(stream)
            if world is not None and (weight := self._weight(world)):
                found.append((world, weight))
                if len(found) == number:
                    break
        return found or [(self.draw(stream), FULL)]

    def every(self) -> Iterator[tuple[World, int]]:
        """All worlds with their weights, in a fixed order."""
        for hands in self._dealing.every():
            world = self._world(hands)
            weight = self._weight(world)
            if weight:
                yield world, weight

    def _weight(self, world: World) -> int:
        return self._talk.weight(world) if self._talk.heard else FULL

    def _world(self, hands: Sequence[Sequence[Card]], anchor: Anchor | None = None) -> World:
        world = []
        for seat, sure in enumerate(self.places.sure):
            if seat == self._seat and self._hand is not None:
                # The very same object, so that what is known of it need not be looked up anew.
                world.append(self._hand)
                continue
            fixed = anchor.unseen if anchor and anchor.seat == seat else ()
            world.append((*sure, *fixed, *hands[seat]))
        return tuple(world)

    def _draw(self, stream: Stream) -> World | None:
        if not self._anchors:
            return self._world(self._dealing.draw(stream))
        # Ways are more than 32 bits can hold; with 96 no run is favoured noticeably.
        number = (stream.word() << 64 | stream.word() << 32 | stream.word()) % sum(self._weights)
        chosen = 0
        while number >= self._weights[chosen]:
            number -= self._weights[chosen]
            chosen += 1
        anchor = self._anchors[chosen]
        world = self._world(anchor.dealing.draw(stream), anchor)
        dealt = {*world[anchor.seat], *self.places.played[anchor.seat]}
        held = sum(dealt.issuperset(other.cards) for other in self._anchors)
        return world if stream.below(held) == 0 else None

    # --- runs announced and not shown -------------------------------------------------------------------------------

    def _announced_runs(self, view: SeatView) -> list[Anchor]:
        seat = self._talk.unshown()
        said = view.announcements[seat] if seat is not None else None
        if seat is None or said is None:
            return []
        found = []
        for cards in _tops(view, said):
            unseen = self._unseen_part(seat, cards)
            run = Run(cards[0], cards[-1], said.kind or Kind.TERZ)
            if unseen is None or not self._talk.could_say(seat, said, run):
                continue
            free = {card: places for card, places in self.places.free.items() if card not in unseen}
            sizes = list(self.places.sizes)
            sizes[seat] -= len(unseen)
            dealing = Dealing(free, sizes)
            if dealing.count:
                found.append(Anchor(seat, cards, unseen, dealing))
        return found

    def _unseen_part(self, seat: int, cards: Sequence[Card]) -> tuple[Card, ...] | None:
        """The cards of a run that would have to lie in a hand; None if they cannot."""
        known = {*self.places.sure[seat], *self.places.played[seat]}
        fixed = tuple(card for card in cards if card not in known)
        free = self.places.free
        return fixed if all(card in free and seat in free[card] for card in fixed) else None


def _tops(view: SeatView, said: Announcement) -> Iterator[tuple[Card, ...]]:
    """The cards, high to low, that a run announced like this has at least."""
    if said.length is not None:
        length = said.length
    elif view.rules.long_runs is LongRuns.SPLIT or said.kind is Kind.TERZ:
        length = 3 if said.kind is Kind.TERZ else 4
    else:
        length = 5 if said.kind is Kind.HUNDRED else 4
    for suit in SUITS:
        for high in range(len(RUN_ORDER) - 1, length - 2, -1):
            yield tuple(card_of(RUN_ORDER[height], suit) for height in range(high, high - length, -1))
