"""The actions that have led to a setup, one by one: what a deal on its way there has to do next."""

from __future__ import annotations

from ...deal.actions import Action, Verb
from ...deal.deal import Deal
from ...deal.state import Phase
from ...rules.ruleset import Exchange
from .setup import Ending, Setup


def next_action(setup: Setup, deal: Deal) -> Action | None:
    """The next action of the deal so far; None once the deal is where the setup is, or can't get there."""
    if deal.done:
        return None
    action = _ON_THE_WAY[deal.phase](setup, deal)
    if action is None and setup.end is Ending.REDEAL:
        return Action(deal.turn, Verb.REDEAL)
    if action is None and setup.end is Ending.DEBERTS:
        return Action(deal.turn, Verb.DECLARE, deberts=True)
    return action


def _call(setup: Setup, deal: Deal) -> Action | None:
    """What follows from caller and trump: the suit turned up is taken in round 1, another named later."""
    seat = deal.turn
    if setup.caller is None:
        return Action(seat, Verb.PASS) if len(deal.calls) < setup.passes else None
    if seat == setup.caller and setup.trump is deal.turned.suit:
        return Action(seat, Verb.TAKE)
    if seat == setup.caller and deal.auction_round == 2:
        return Action(seat, Verb.NAME, suit=setup.trump)
    return Action(seat, Verb.PASS)


def _exchange(setup: Setup, deal: Deal) -> Action | None:
    """A seat that did not swap kept its seven, unless it is still being asked."""
    if setup.swap == deal.turn:
        return Action(deal.turn, Verb.SWAP)
    if setup.phase is Phase.EXCHANGE or (setup.end is Ending.REDEAL and _nothing_later(setup, deal)):
        return None
    return Action(deal.turn, Verb.KEEP)


def _nothing_later(setup: Setup, deal: Deal) -> bool:
    """Whether four sevens may have been shown at the question itself: the seat that is asked has them."""
    announced = any(runs is not None for runs in setup.declared)
    return setup.drawn == deal.drawn and not setup.laid and not announced


def _declare(setup: Setup, deal: Deal) -> Action | None:
    runs = setup.declared[deal.turn]
    return None if runs is None else Action(deal.turn, Verb.DECLARE, runs=runs)


def _play(setup: Setup, deal: Deal) -> Action | None:
    seat = deal.turn
    own_turn = setup.rules.exchange is Exchange.OWN_FIRST_CARD
    if own_turn and setup.swap == seat and deal.swapped_by is None:
        return Action(seat, Verb.SWAP)
    if deal.runs_to_declare(seat):
        return _declare(setup, deal)
    played = len(deal.tricks) * deal.rules.players + len(deal.trick)
    if played >= len(setup.played):
        return None
    card = setup.played[played]
    return Action(seat, Verb.PLAY, card=card, bella=setup.bella == seat and deal.can_say_bella(seat, card))


_ON_THE_WAY = {
    Phase.AUCTION: _call,
    Phase.EXCHANGE: _exchange,
    Phase.DECLARE: _declare,
    Phase.PLAY: _play,
}
