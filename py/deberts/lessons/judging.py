"""What an answer is worth: whether it is right, and what comes of it when all play on as well as they can."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..ai.solver.solving import best_card
from ..deal.actions import Action, Verb
from ..match.match import Match
from ..match.position import build_position, fill, format_position, parse_position
from ..rng import Stream
from .lesson import Shows, Step

PERSON: Final = 0
"""The seat of whoever learns."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said to an answer."""

    right: bool
    comment: str


def judge(step: Step, answer: str) -> Verdict:
    """The verdict on an answer."""
    if answer in step.right:
        return Verdict(True, step.because)
    return Verdict(False, step.comment(answer))


def position_text(step: Step) -> str:
    """The position of a step with nothing hidden; the same cards each time."""
    return format_position(fill(parse_position(step.position), Stream("lesson", step.name)))


def table_of(step: Step) -> Match:
    """The match at the moment of a step."""
    return build_position(parse_position(position_text(step)))


def answer_of(action: Action) -> str:
    """How a step writes an action."""
    return str(action).split(" ", 1)[1]


def next_shown(match: Match, tricks: int, shows: Shows) -> Action | None:
    """The next action to show; None once enough is shown. ``tricks``: how many were complete when the answer came."""
    deal = match.deal
    if match.turn is None or deal is None or deal.done or shows == "nothing":
        return None
    if shows == "trick" and len(deal.tricks) > tricks:
        return None
    legal = match.legal_actions()
    verbs = {action.verb: action for action in legal}
    if Verb.DECLARE in verbs:
        return verbs[Verb.DECLARE]
    best = best_card(deal, match.rules.side_of(match.turn))
    return next(action for action in legal if action.verb is Verb.PLAY and action.card is best)
