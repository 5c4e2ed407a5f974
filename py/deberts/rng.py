"""The project's own random numbers: the same on every machine and Python.

A stream is named by a key, any texts and whole numbers; its numbers are SHA-256 of the key and a counter. Streams with
different keys have nothing in common, so nobody has to pass a generator around or count draws.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, TypeVar

from .cards import PACK, Card

T = TypeVar("T")

SEED_DIGITS: Final = 32
"""The fewest hex digits of a match seed."""


class Stream:
    """A stream of random numbers named by its key."""

    __slots__ = ("_counter", "_key", "_words")

    def __init__(self, *key: str | int) -> None:
        # Lengths keep ("1", 23) and ("12", 3) apart; the type letter keeps 1 and "1" apart.
        parts = [f"{type(part).__name__[0]}{len(str(part))}:{part}" for part in key]
        self._key: Final = hashlib.sha256("".join(parts).encode()).digest()
        self._counter = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next 32 bits as a whole number."""
        if not self._words:
            block = hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -1, -4)]
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound - 1``, each equally likely."""
        limit = (1 << 32) - (1 << 32) % bound
        while (word := self.word()) >= limit:
            pass
        return word % bound

    def chance(self) -> float:
        """A number from 0 up to, not including, 1: exact in every floating point of 53 bits."""
        return self.word() / (1 << 32)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order, every order equally likely (Fisher and Yates)."""
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return result


def shuffled_pack(seed: str, deal: int) -> tuple[Card, ...]:
    """The pack of deal ``deal`` (from 0) of the match with this seed."""
    return tuple(Stream("pack", seed.lower(), deal).shuffled(PACK))


def first_dealer(seed: str, players: int) -> int:
    """The seat that deals first in the match with this seed."""
    return Stream("dealer", seed.lower()).below(players)


def match_seed(*key: str | int) -> str:
    """A match seed (64 hex digits) made from a key: for simulations and tests, never for a person's match."""
    stream = Stream("seed", *key)
    return "".join(f"{stream.word():08x}" for _ in range(8))


def players_seed(seed: str) -> str:
    """The seed of the computer players' chance in a match: it follows from the match's seed and tells nothing of it."""
    return match_seed("players", seed.lower())


def is_seed(text: str) -> bool:
    """Whether the text can be a match seed: at least 32 hex digits."""
    return len(text) >= SEED_DIGITS and all(c in "0123456789abcdefABCDEF" for c in text)
