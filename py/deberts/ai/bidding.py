"""The auction: whether the best suit promises enough to call it (rules, section 2, step 2)."""

from __future__ import annotations

from typing import Final

from ..cards import Rank
from ..deal.actions import Action, Verb
from ..deal.view import SeatView
from ..rng import Stream
from ..rules.ruleset import AllPass, Success
from .habits import Habits
from .levels import Level
from .promise import promise

_HALF_A_DEAL: Final = 81
_NEAR: Final = 5.0
"""How much more, or less, a hand has to promise when the match is nearly over."""
_TOGETHER: Final = 30.0
"""How much more where both opponents are added up against the caller."""
_WAITING: Final = 3.0
"""How much more where a pass may force the dealer into a bad call."""
_PENALTY_SHARE: Final = 0.2
"""The share of the penalty for a third bait that a promise has to make up for."""


def best_call(view: SeatView, level: Level, stream: Stream) -> Action:
    """take, name or pass; the least bad suit where passing is not allowed."""
    calls = [action for action in view.legal if action.verb in (Verb.TAKE, Verb.NAME)]
    promises = {action: promise(view, action.suit or view.turned.suit) for action in calls}
    # ``max`` keeps the first of equals.
    best = max(calls, key=promises.__getitem__)
    passing = next((action for action in view.legal if action.verb is Verb.PASS), None)
    if passing is None:
        return best
    surplus = promises[best] - needed(view, level.habits)
    if level.misjudged:
        surplus += level.misjudged * (2 * stream.chance() - 1)
    return best if surplus >= 0 else passing


def needed(view: SeatView, habits: Habits) -> float:
    """The lead that a hand has to promise before it calls."""
    rules, standing = view.rules, view.standing
    side = rules.side_of(view.seat)
    margin = habits.call_from[rules.players - 2]
    if rules.players == 3 and rules.success is Success.TOGETHER:
        margin += _TOGETHER
    if rules.all_pass is AllPass.DEALER_MUST and view.seat != view.dealer:
        margin += _WAITING
    if standing.baits[side] >= 2:
        margin += rules.bait_penalty * _PENALTY_SHARE
    own = rules.target - standing.totals[side]
    other = rules.target - max(total for place, total in enumerate(standing.totals) if place != side)
    if own <= _HALF_A_DEAL < other:
        # A defender's share will do; a bait would hand it all to the others.
        margin += _NEAR
    elif other <= _HALF_A_DEAL < own:
        # They get home with a defender's share, so it is now or never.
        margin -= _NEAR
    return margin


def wants_redeal(view: SeatView) -> bool:
    """Whether to have four sevens dealt again: yes, unless the seat calls or has called with a hand that strong."""
    if view.caller is not None:
        return view.rules.side_of(view.caller) != view.rules.side_of(view.seat)
    suits = {card.suit for card in view.hand if card.rank is not Rank.SEVEN}
    return all(promise(view, suit) < 0 for suit in suits)
