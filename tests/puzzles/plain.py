"""What the cards of a small hand are worth, by trying everything through the engine's own moves.

Nothing of the search or the solver is used. Deals that could be are dealt by the reader of positions, not by the computer
player's beliefs.
"""

from __future__ import annotations

from deberts.deal.actions import Verb
from deberts.match.match import Match
from deberts.match.position import build_position, fill, parse_position
from deberts.puzzles.puzzle import PERSON, option_of
from deberts.rng import Stream


def worth_of(position: str, deals: int) -> dict[str, float]:
    """The mean over so many deals, by option: recorded points of the own side ahead of the others, best play by all."""
    sums: dict[str, float] = {}
    for number in range(deals):
        match = build_position(fill(parse_position(position), Stream("plain", number)))
        known: dict[object, float] = {}
        for action in _plays(match):
            value = _value(match.apply(action)[0], known)
            sums[option_of(action)] = sums.get(option_of(action), 0) + value / deals
    return sums


def _plays(match: Match) -> list:
    """The cards that may be played, each once, with bella where it can be said."""
    return list({action.card: action for action in match.legal_actions() if action.verb is Verb.PLAY}.values())


def _value(match: Match, known: dict[object, float]) -> float:
    deal = match.deal
    assert deal is not None
    if match.score is not None:
        net = [won - lost for won, lost in zip(match.score.recorded, match.score.penalty, strict=True)]
        return net[0] - net[1]
    # What has been taken is the sum of it, and the cards in play are told by the hands and the trick.
    taken = tuple(sorted((trick.winner, trick.points) for trick in deal.tricks))
    key = (deal.hands, deal.trick, match.turn, taken, deal.bella)
    if key not in known:
        own = match.rules.side_of(match.turn) == match.rules.side_of(PERSON)
        values = [_value(match.apply(action)[0], known) for action in _plays(match)]
        known[key] = max(values) if own else min(values)
    return known[key]
