"""The shuffle can be checked: a seed is committed to before the first card and tells every pack afterwards."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from ..rng import first_dealer, shuffled_pack
from .game import Game


def commitment(seed: str) -> str:
    """The SHA-256 of a seed's text in small letters, as hex digits."""
    return hashlib.sha256(seed.lower().encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Dealt:
    """Whether a game was dealt from its seed."""

    dealer: bool
    """The first dealer is the one that the seed names."""
    packs: tuple[bool, ...]
    """Deal by deal."""


def dealt_again(game: Game) -> Dealt:
    """Deals a game again from its seed; ``ValueError`` if it has none."""
    if game.seed is None:
        raise ValueError("no seed")
    seed = game.seed
    return Dealt(
        dealer=not game.deals or game.deals[0].dealer == first_dealer(seed, game.rules.players),
        packs=tuple(log.pack == shuffled_pack(seed, number) for number, log in enumerate(game.deals)),
    )
