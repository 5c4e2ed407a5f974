"""Dealing cards to places at random or in every way there is, each way equally likely.

Cards that may go to the same places are one *group*. How many ways there are to deal the groups from one on, given the
room left at each place, is counted once and kept; drawing goes group by group with the right chances, so it never comes
to a dead end and favours no hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Final

from ...cards import Card
from ...rng import Stream

Room = tuple[int, ...]
Hands = list[list[Card]]
"""By place: the cards dealt to it."""


class Dealing:
    """All ways to deal cards to places that take ``sizes`` cards; ``allowed`` says which place may get which card."""

    def __init__(self, allowed: Mapping[Card, frozenset[int]], sizes: Sequence[int]) -> None:
        grouped: dict[frozenset[int], list[Card]] = {}
        for card, places in allowed.items():
            grouped.setdefault(places, []).append(card)
        # The least free first keeps the tables small.
        order = sorted(grouped, key=lambda places: (len(places), sorted(places)))
        self._groups: Final = [(tuple(grouped[places]), tuple(sorted(places))) for places in order]
        self._sizes: Final[Room] = tuple(sizes)
        self._ways: dict[tuple[int, Room], int] = {}
        self._splits: dict[tuple[int, Room], list[tuple[int, Room]]] = {}
        possible = min(sizes, default=0) >= 0 and sum(sizes) == len(allowed)
        self.count: Final = self._count(0, self._sizes) if possible else 0
        """The number of ways."""

    def draw(self, stream: Stream) -> Hands:
        """One of the ways; ``count`` must not be 0."""
        hands: Hands = [[] for _ in self._sizes]
        room = self._sizes
        for level, (cards, places) in enumerate(self._groups):
            split = self._chosen_split(level, room, stream)
            mixed = stream.shuffled(cards) if sum(map(bool, split)) > 1 else list(cards)
            start = 0
            for place, number in zip(places, split, strict=True):
                hands[place] += mixed[start : start + number]
                start += number
            room = _less(room, places, split)
        return hands

    def every(self) -> Iterator[Hands]:
        """Every way, in a fixed order."""
        if self.count:
            yield from self._deal(0, self._sizes, [[] for _ in self._sizes])

    def _deal(self, level: int, room: Room, hands: Hands) -> Iterator[Hands]:
        if level == len(self._groups):
            yield hands
            return
        cards, places = self._groups[level]
        for _, split in self._choices(level, room):
            after = _less(room, places, split)
            for parts in _partitions(cards, split):
                dealt = list(hands)
                for place, part in zip(places, parts, strict=True):
                    dealt[place] = hands[place] + part
                yield from self._deal(level + 1, after, dealt)

    def _count(self, level: int, room: Room) -> int:
        if level == len(self._groups):
            return 1
        key = (level, room)
        if key not in self._ways:
            self._ways[key] = sum(ways for ways, _ in self._choices(level, room))
        return self._ways[key]

    def _choices(self, level: int, room: Room) -> list[tuple[int, Room]]:
        """How many cards of a group may go to each of its places, and the number of ways that begin like this."""
        key = (level, room)
        if key not in self._splits:
            cards, places = self._groups[level]
            found = []
            for split in _splits(len(cards), [room[place] for place in places]):
                ways, left = self._count(level + 1, _less(room, places, split)), len(cards)
                for number in split:
                    ways *= comb(left, number)
                    left -= number
                if ways:
                    found.append((ways, split))
            self._splits[key] = found
        return self._splits[key]

    def _chosen_split(self, level: int, room: Room, stream: Stream) -> Room:
        choices = self._choices(level, room)
        if len(choices) == 1:
            return choices[0][1]
        # Ways are more than 32 bits can hold; with 96 no choice is favoured noticeably.
        number = (stream.word() << 64 | stream.word() << 32 | stream.word()) % sum(ways for ways, _ in choices)
        for ways, split in choices:
            if number < ways:
                return split
            number -= ways
        raise AssertionError("a choice has a number below the sum")


def _less(room: Room, places: Sequence[int], split: Sequence[int]) -> Room:
    left = list(room)
    for place, number in zip(places, split, strict=True):
        left[place] -= number
    return tuple(left)


def _splits(number: int, room: Sequence[int]) -> Iterator[Room]:
    """The ways to write a number as a sum of parts, none larger than its room."""
    if len(room) == 1:
        if number <= room[0]:
            yield (number,)
        return
    for part in range(max(0, number - sum(room[1:])), min(number, room[0]) + 1):
        for rest in _splits(number - part, room[1:]):
            yield (part, *rest)


def _partitions(cards: Sequence[Card], split: Sequence[int]) -> Iterator[list[list[Card]]]:
    """The ways to give the cards out in parts of these sizes."""
    if len(split) == 1:
        yield [list(cards)]
        return
    for part in combinations(cards, split[0]):
        rest = [card for card in cards if card not in part]
        for others in _partitions(rest, split[1:]):
            yield [list(part), *others]
