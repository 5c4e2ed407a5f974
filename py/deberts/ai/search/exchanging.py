"""The exchange of the trump seven that is still to come in an imagined world: whoever may do it does it."""

from __future__ import annotations

from ...cards import Card, Rank, Suit, card_of
from ...deal.view import SeatView
from ...rules.ruleset import Exchange, ExchangeBy
from ..beliefs.worlds import World


def as_played(view: SeatView, world: World) -> World:
    """The hands with which a deal whose trump is named is played: after an exchange that is still to come."""
    assert view.trump is not None and view.caller is not None
    return with_exchange(view, world, view.trump, view.caller)


def with_exchange(view: SeatView, world: World, trump: Suit, caller: int) -> World:
    """The hands after the exchange, where it is still open; ``caller`` has chosen ``trump``."""
    rules, indicator = view.rules, view.indicator
    open_now = not view.drawn or rules.exchange is Exchange.OWN_FIRST_CARD
    if not open_now or rules.exchange is Exchange.OFF or indicator is None or view.swapped_by is not None:
        return world
    seven = card_of(Rank.SEVEN, trump)
    if trump is not view.turned.suit or indicator is seven:
        return world
    holder = next((seat for seat, hand in enumerate(world) if seven in hand), None)
    if holder is None or (rules.exchange_by is ExchangeBy.CALLER and holder != caller):
        return world
    if view.drawn and (holder == view.seat or view.announced[holder]):
        # It has let its chance go by; the own seat is asked before it is asked for a card.
        return world
    hands = [list(hand) for hand in world]
    if rules.players == 4:
        if holder == view.dealer:
            return world
        _replace(hands[view.dealer], indicator, seven)
    _replace(hands[holder], seven, indicator)
    return tuple(world[seat] if seat == view.seat and view.drawn else tuple(hand) for seat, hand in enumerate(hands))


def _replace(hand: list[Card], old: Card, new: Card) -> None:
    hand[hand.index(old)] = new
