"""What two players can do in one suit, as small tables: leads with their replies, ruffs, discards, certain points.

A table depends only on who holds which cards of one suit, so it is made once and serves every world and every deal.

Some cards need not be tried, and that is exact. Two cards of a hand with no card of the other hand between them are
equal in power, now and for the rest of the deal. Where the outcome of a trick does not depend on which of the two is
played, the one may take the other's place later on, and all that changes is which value goes where:

- a card that surely wins its trick: the dearest of its equals, for its value is then safe;
- a card that surely loses it: the cheapest of its equals;
- a lead that the other hand may beat or not: only one of those that are equal in value too.

A lead surely wins or loses where duty decides it: trumps (they have to be beaten), a suit of which the other hand has
only higher cards, only lower ones or none. Where king and queen of trumps are worth more than their values because
bella hangs on capturing both, these two are ``apart``: equal to no other card.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from .layout import SUIT_MASKS, SUIT_OF, TRUMPS, VALUE, bits

Reply = tuple[int, int, bool]
"""The two cards of the trick as a mask, its points (negative if lost by the leader), whether the leader wins it."""
Lead = tuple[int, int, Sequence[Reply]]
"""Its rank in the order of trying, the lowest first; the card; the replies, those that win first."""

_FIRST: Final = 64
_KEPT: Final = 1 << 13
"""Table entries kept for each kind: all that a few deals need, some megabytes at most."""


def equals(mine: int, theirs: int, apart: int) -> list[list[int]]:
    """My cards of a suit in groups of equal power, the strongest group and card first; ``theirs``: all between counts."""
    groups: list[list[int]] = []
    last = None
    for card in bits(mine):
        key = ((theirs | apart & mine) & (card - 1), card & apart)
        if key == last:
            groups[-1].append(card)
        else:
            groups.append([card])
            last = key
    return groups


def distinct(groups: Sequence[Sequence[int]]) -> list[int]:
    """Of groups of equal power one card for each value: the others would do just the same."""
    return [card for group in groups for card in {VALUE[card]: card for card in group}.values()]


def replies(card: int, mine: int, theirs: int, apart: int) -> tuple[Reply, ...]:
    """Replies in the suit of the card led, worth trying; ``mine`` is what the leader keeps of the suit."""
    higher = theirs & -(card << 1)
    lower = theirs & (card - 1)
    value = VALUE[card]
    found = [(card | group[0], -value - VALUE[group[0]], False) for group in equals(higher, mine, apart)]
    if lower and not (higher and card <= TRUMPS):
        groups = reversed(equals(lower, mine, apart))
        found += [(card | group[-1], value + VALUE[group[-1]], True) for group in groups]
    return tuple(found)


def _order(points: int) -> int:
    """The place of a lead in the order of trying, by what its first reply makes of it: sure winners, the richest first."""
    return -points - _FIRST if points > 0 else -points


@lru_cache(_KEPT)
def leads(mine: int, theirs: int, apart: int) -> list[Lead]:
    """Leads worth trying in a suit that the other hand has to follow."""
    found: list[Lead] = []
    for group in equals(mine, theirs, apart):
        higher = theirs & -(group[0] << 1)
        lower = theirs & (group[0] - 1)
        if not higher:
            chosen = group[:1]
        elif not lower or group[0] <= TRUMPS:
            chosen = group[-1:]
        else:
            chosen = list({VALUE[card]: card for card in group}.values())
        for card in chosen:
            ways = replies(card, mine ^ card, theirs, apart)
            found.append((_order(ways[0][1]), card, ways))
    return found


@lru_cache(_KEPT)
def ruffed_lead(mine: int, my_trumps: int, their_trumps: int, apart: int) -> Lead:
    """The one lead worth trying in a plain suit that the other hand has to trump."""
    card = mine & -mine
    value = VALUE[card]
    groups = equals(their_trumps, my_trumps, apart)
    return -value, card, tuple((card | group[0], -value - VALUE[group[0]], False) for group in groups)


def dearest(mine: int, apart: int) -> list[int]:
    """My cards of a suit worth leading to a hand that can only throw something away."""
    return [group[0] for group in equals(mine, 0, apart)]


@lru_cache(_KEPT)
def discards(mine: int, theirs: int) -> list[tuple[int, int]]:
    """My cards of a plain suit that are worth throwing away, with their values, the cheapest first."""
    return [(group[-1], VALUE[group[-1]]) for group in reversed(equals(mine, theirs, 0))]


@lru_cache(_KEPT)
def certain(mine: int, theirs: int) -> int:
    """Twice the value of my cards of a suit above all of theirs."""
    return 2 * sum(VALUE[card] for card in bits(mine) if card > theirs)


def answers(card: int, mine: int, theirs: int, apart: int) -> Sequence[Reply]:
    """Replies worth trying to any lead, out of whole hands; ``mine`` is the leader's, the card included."""
    suit = SUIT_OF[card]
    if theirs & suit:
        return replies(card, (mine ^ card) & suit, theirs & suit, apart)
    value = VALUE[card]
    trumps = theirs & TRUMPS
    if trumps:
        return [(card | group[0], -value - VALUE[group[0]], False) for group in equals(trumps, mine & TRUMPS, apart)]
    thrown = [pair for mask in SUIT_MASKS[1:] for pair in discards(theirs & mask, mine & mask)]
    return [(card | bit, value + points, True) for bit, points in thrown]
