"""Who gets which cards of the pack (rules, section 2, steps 1 and 3)."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import Card
from ..rules.ruleset import RuleSet

Packet = tuple[int, tuple[Card, ...]]
"""A seat and the cards dealt to it at one go."""


def first_hands(rules: RuleSet, pack: Sequence[Card], dealer: int) -> tuple[tuple[tuple[Card, ...], ...], list[Packet]]:
    """Packets of three, clockwise from the eldest, twice round: the hands by seat and the packets in order."""
    order = rules.clockwise(dealer + 1) * 2
    packets = [(seat, tuple(pack[3 * i : 3 * i + 3])) for i, seat in enumerate(order)]
    half = rules.players
    hands = {seat: first + second for (seat, first), (_, second) in zip(packets[:half], packets[half:], strict=True)}
    return tuple(hands[seat] for seat in range(rules.players)), packets


def draw(
    rules: RuleSet, pack: Sequence[Card], dealer: int, indicator: Card | None
) -> list[tuple[int, tuple[Card, ...], Card | None]]:
    """The rest of the hands, clockwise from the eldest: seat, cards from the pack, card taken up from the table.

    Two or three players draw three each. Four draw two each, the dealer one and what lies face up (``indicator``).
    """
    top = 6 * rules.players + 1
    drawn: list[tuple[int, tuple[Card, ...], Card | None]] = []
    for seat in rules.clockwise(dealer + 1):
        four = rules.players == 4
        count = 3 if not four else 1 if seat == dealer else 2
        drawn.append((seat, tuple(pack[top : top + count]), indicator if four and seat == dealer else None))
        top += count
    return drawn
