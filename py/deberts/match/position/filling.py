"""From a setup that hides cards to one that can be played on: the hidden cards are dealt at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from math import comb
from typing import Final

from ...cards import Card, Suit
from ...rng import Stream
from ...rules.runs import Run, best_cut, best_run
from .building import build_position
from .setup import HIDDEN_RUNS, Cards, ImpossiblePosition, Setup

TRIES: Final = 300
"""Deals that are played up to the moment; what no seat may hold is seen to beforehand, so most positions need a few."""
_DEALS: Final = 10 * TRIES
"""Deals that are looked at for what was announced, which is quick and lets through one in fifty now and then."""


def fill(setup: Setup, stream: Stream) -> Setup:
    """The setup with its hidden cards dealt so that all that happened could have happened.

    ``ImpossiblePosition`` if the setup is impossible, or no deal that fits was found.
    """
    if setup.playable:
        return setup
    barred = [_cannot_hold(setup, seat) for seat in range(setup.rules.players)]
    deals = (_evenly(setup, barred, stream) for _ in range(_DEALS))
    for filled in islice((deal for deal in deals if _could_announce(setup, deal)), TRIES):
        try:
            build_position(filled)
        except ImpossiblePosition:
            continue
        return filled
    build_position(setup)  # says what is wrong, and if nothing else is, which cards are hidden
    return setup


def _could_announce(setup: Setup, filled: Setup) -> bool:
    """Whether every seat that has announced runs which are not known has been dealt such ones."""
    for seat, said in enumerate(setup.said):
        if said is None or setup.declared[seat] != HIDDEN_RUNS:
            continue
        best = best_run(setup.rules, _best_runs(filled, seat), setup.trump) if setup.trump else None
        if best is None:
            return False
        if said.kind not in (None, best.kind) or said.length not in (None, best.length):
            return False
        if said.top not in (None, best.high.rank) or said.trump not in (None, best.suit is setup.trump):
            return False
    return True


def _cannot_hold(setup: Setup, seat: int) -> set[Suit]:
    """The suits that a seat has shown to be out of."""
    void = set()
    for laid in setup.laid:
        place = (seat - laid.leader) % setup.rules.players
        if 0 < place < len(laid.cards) and laid.cards[place].suit is not (led := laid.cards[0].suit):
            void.add(led)
            if setup.trump and laid.cards[place].suit is not setup.trump:
                void.add(setup.trump)
    return void


def _evenly(setup: Setup, barred: list[set[Suit]], stream: Stream) -> Setup:
    """The setup with hidden cards dealt, every way as likely as any other; not all of them, if it came to a dead end."""
    while True:
        filled, chance = _dealt(setup, barred, stream)
        if chance in (0, 1) or stream.chance() < chance:
            return filled


def _dealt(setup: Setup, barred: list[set[Suit]], stream: Stream) -> tuple[Setup, float]:
    """The setup with hidden cards dealt, and the part in which such a deal is kept for all to be as likely.

    The seats that may hold the fewest suits are served first. The fewer cards are left then that a seat may hold, the
    likelier each of its hands is; that is set right by the hands it could have had of the most there can be.
    """
    left = stream.shuffled(setup.hidden.cards)
    hands, chance = list(setup.hands), 1.0
    for seat in sorted(range(len(hands)), key=lambda seat: -len(barred[seat])):
        size = hands[seat].count(None)
        fitting = [card for card in left if card.suit not in barred[seat]]
        most = min(len(left), sum(card.suit not in barred[seat] for card in setup.hidden.cards))
        chance *= comb(len(fitting), size) / (comb(most, size) or 1)
        hands[seat] = tuple(_taken(hands[seat], iter(fitting), left))
        if barred[seat]:
            # What was passed over lies on top now.
            left = stream.shuffled(left)
    stock = setup.stock
    if stock is not None:
        bottom = [setup.bottom] if setup.bottom else []
        stock = (*_taken(stock[: len(stock) - len(bottom)], iter(tuple(left)), left), *bottom)
    filled = replace(setup, hands=tuple(hands), stock=stock)
    return replace(filled, declared=tuple(_declared(filled, seat) for seat in range(len(hands)))), chance


def _taken(cards: Cards, fitting: Iterator[Card], left: list[Card]) -> Iterator[Card | None]:
    """The cards with each hidden one replaced, as far as there are fitting ones."""
    for card in cards:
        found = card or next(fitting, None)
        if card is None and found is not None:
            left.remove(found)
        yield found


def _declared(setup: Setup, seat: int) -> tuple[str, ...] | None:
    """Runs that were declared and are not known: the best ones."""
    runs = setup.declared[seat] if setup.declared else None
    return tuple(map(str, _best_runs(setup, seat))) if runs == HIDDEN_RUNS else runs


def _best_runs(setup: Setup, seat: int) -> tuple[Run, ...]:
    """All runs of the hand that a seat began to play with."""
    return best_cut(setup.rules, (card for card in (*setup.hands[seat], *setup.played_by(seat)) if card))
