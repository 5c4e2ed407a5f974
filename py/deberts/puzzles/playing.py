"""A puzzle at the table: the moment of the question, and how it may go on after the answer."""

from __future__ import annotations

from typing import Final

from ..ai.levels import LEVELS
from ..ai.search.open_cards import EXACT_FROM
from ..ai.solver.solving import best_card
from ..ai.thinking import choose
from ..deal.actions import Action, Verb
from ..match.match import Match
from ..match.position import build_position, fill, format_position, parse_position
from ..review.playing_out import best_of_three
from ..rng import Stream

_TO_THE_END: Final = 5
"""With so many cards in hand or fewer the deal is shown to its end, otherwise the trick."""


def open_position(position: str, *name: str | int) -> str:
    """A position with its hidden cards dealt, as the name says; ``PositionError`` if no deal that fits was found."""
    return format_position(fill(parse_position(position), Stream("puzzle", *name)))


def table_of(position: str, *name: str | int) -> Match:
    """The match at a position, its hidden cards dealt as the name says."""
    return build_position(parse_position(open_position(position, *name)))


def next_shown(match: Match, asked: Match) -> Action | None:
    """The next action to show after a card was played in answer to the question ``asked``; None once enough is shown."""
    deal, then, seat = match.deal, asked.deal, asked.turn
    if deal is None or deal.done or then is None or seat is None:
        return None
    if all(action.verb is not Verb.PLAY for action in asked.legal_actions()):
        return None
    if len(then.hands[seat]) > _TO_THE_END and len(deal.tricks) > len(then.tricks):
        return None
    return best_action(match)


def best_action(match: Match) -> Action:
    """The best action with all cards open where the hands are small enough, otherwise that of the computer.

    Three play each for himself, as far as that can be searched while somebody waits.
    """
    deal, turn = match.deal, match.turn
    assert deal is not None and turn is not None
    view = match.view(turn)
    plays = {action.card: action for action in match.legal_actions() if action.verb is Verb.PLAY and action.card}
    if plays and (card := best_of_three(view, deal, plays)):
        return plays[card]
    if not plays or len(view.hand) > EXACT_FROM[match.rules.players - 2]:
        return choose(view, LEVELS["normal"], "")
    return plays[best_card(deal, match.rules.side_of(turn))]
