"""Where the 32 cards of a setup lie: how many where, none twice, and each where what happened has put it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...cards import RUN_ORDER, Card, card_of
from ...rules.runs import parse_run
from .setup import FIRST_CARDS, HIDDEN_RUNS, Problem, Setup, stock_size

_TWICE: Final = {
    frozenset(("hand", "turned")): "indicator_in_hand",
    frozenset(("hand", "trick")): "card_in_hand_and_trick",
}
"""Names for two places of one card; any other pair is a ``duplicate_card``."""


def check_hands(setup: Setup) -> Iterator[Problem]:
    """The number of cards everywhere, cards named twice, and cards that swap or draw have put elsewhere."""
    rules = setup.rules
    for seat, hand in enumerate(setup.hands):
        if len(hand) != hand_size(setup, seat):
            yield Problem("hand_size", f"h{seat}", str(len(hand)))
    with_bottom = setup.drawn and rules.players != 4
    if with_bottom != (setup.bottom is not None):
        code = "bottom_missing" if with_bottom else "bottom_not_seen"
        yield Problem(code, "bottom", str(setup.bottom or ""))
    if setup.stock is not None:
        if setup.drawn:
            yield Problem("stock_after_draw", "stock")
        elif len(setup.stock) != stock_size(rules):
            yield Problem("stock_size", "stock", str(len(setup.stock)))
    yield from _named_twice(setup)
    yield from _moved(setup)


def hand_size(setup: Setup, seat: int) -> int:
    """The cards that belong into a hand now."""
    return (setup.rules.tricks if setup.drawn else FIRST_CARDS) - len(setup.played_by(seat))


def _named_twice(setup: Setup) -> Iterator[Problem]:
    first: dict[Card, str] = {}
    for key, card in setup.places():
        if card in first:
            pair = frozenset((_kind(first[card]), _kind(key)))
            yield Problem(_TWICE.get(pair, "duplicate_card"), first[card], card.code)
        first.setdefault(card, key)


def _kind(key: str) -> str:
    return "hand" if key[0] == "h" else "trick" if key == "tricks" else key


def _moved(setup: Setup) -> Iterator[Problem]:
    """The card turned up is with the seat that took it, the seven laid down with the dealer of four."""
    taker = setup.swap
    if setup.rules.players == 4 and setup.drawn:
        dealt = setup.offered
        if dealt and not can_hold(setup, setup.dealer, (dealt,)):
            yield Problem("indicator_missing", f"h{setup.dealer}", dealt.code)
    if taker is not None and not can_hold(setup, taker, (setup.turned,)):
        yield Problem("indicator_missing", f"h{taker}", setup.turned.code)


def can_hold(setup: Setup, seat: int, cards: tuple[Card, ...]) -> bool:
    """Whether a seat can have had these cards: each played, in the hand, or perhaps hidden in it."""
    own = {*setup.hands[seat], *setup.played_by(seat)}
    elsewhere = {card for _, card in setup.places()}
    missing = [card for card in cards if card not in own]
    return len(missing) <= setup.hands[seat].count(None) and not any(card in elsewhere for card in missing)


def check_runs(setup: Setup) -> Iterator[Problem]:
    """Runs that were declared are, or can be, with the seat that declared them."""
    for seat, runs in enumerate(setup.declared):
        if not runs or runs == HIDDEN_RUNS:
            continue
        cards = tuple(card for text in runs for card in _run_cards(text))
        if len(set(cards)) < len(cards) or not can_hold(setup, seat, cards):
            yield Problem("wrong_runs", f"d{seat}", ".".join(runs))


def _run_cards(text: str) -> tuple[Card, ...]:
    high, low = parse_run(text)
    return tuple(card_of(RUN_ORDER[height], high.suit) for height in range(low.height, high.height + 1))
