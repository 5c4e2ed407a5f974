"""A pack that deals what a setup shows. Where any card would do, the order of ``PACK`` decides."""

from __future__ import annotations

from ...cards import PACK, Card
from .setup import FIRST_CARDS, Setup


def pack_of(setup: Setup) -> tuple[Card, ...]:
    """The pack of a setup that hides no card and in which every card lies in one place."""
    order = setup.rules.clockwise(setup.dealer + 1)
    dealt = {seat: _as_dealt(setup, seat) for seat in order}
    top = [card for start in (0, 3) for seat in order for card in dealt[seat][start : start + 3]]
    top.append(setup.turned)
    top += [card for seat in order for card in dealt[seat][FIRST_CARDS:]]
    used = {*top, setup.bottom}
    rest = [card for card in PACK if card not in used]
    if not setup.drawn and setup.stock:
        rest = [card for card in setup.stock if card]
    elif setup.bottom:
        rest.append(setup.bottom)
    return (*top, *rest)


def _as_dealt(setup: Setup, seat: int) -> tuple[Card, ...]:
    """What a seat was dealt from the pack, the first six first: its cards with swap and indicator undone."""
    own = {card for card in (*setup.hands[seat], *setup.played_by(seat)) if card}
    if setup.swap == seat and setup.seven:
        own = own - {setup.turned} | {setup.seven}
    if setup.rules.players == 4 and setup.drawn and seat == setup.dealer:
        own -= {setup.offered}
    # A seven among the first six may be asked about before the draw, one that is drawn is not.
    early = setup.swap == seat
    return tuple(sorted(own, key=lambda card: ((card is setup.seven) != early, card)))
