"""Positions that somebody puts together: what is wrong with them, what they come to, what their cards are worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ..ai.levels import LEVELS
from ..ai.thinking import choose
from ..deal.actions import Verb
from ..deal.state import Phase
from ..match.game import Game, Player
from ..match.match import Match
from ..match.position import (
    ImpossiblePosition,
    PositionError,
    Problem,
    Setup,
    build_position,
    fill,
    format_position,
    hand_size,
    parse_position,
    position_of,
    problems,
    tidied,
)
from ..match.position.saying import runs_said
from ..match.position.setup import stock_size
from ..review.solved import CardSums, NotSolvable, SolvedPosition
from ..rng import Stream, match_seed
from ..rules.ruleset import RuleSet
from .protocol.positions import PositionProblem, PositionShape, SolvedCard
from .requests import RequestError, bad_position, setup_field, text_field, units_field

_NO_DEAL: Final = Problem("no_deal", "")
"""Where nothing is wrong but that no way was found to deal the hidden cards."""
_MOST_DOUBLED: Final = 6
"""Times that a stake which is offered to choose from has been doubled at most."""


class Positions:
    """Answers questions about positions, and remembers the one that is being solved."""

    def __init__(self) -> None:
        self._solved: tuple[str, SolvedPosition] | None = None

    def solve(self, message: dict[str, Any]) -> SolvedPosition:
        """The position of a request, so many units further."""
        units, text = units_field(message), text_field(message, "position")
        if self._solved is None or self._solved[0] != text:
            try:
                self._solved = (text, SolvedPosition(setup_field(message)))
            except PositionError as error:
                raise bad_position(error) from error
            except NotSolvable as error:
                raise RequestError(error.code) from error
        position = self._solved[1]
        position.work(units)
        return position


def check(message: dict[str, Any]) -> tuple[PositionShape | None, list[PositionProblem]]:
    """What the text of a request comes to, and all that is wrong with it."""
    text = text_field(message, "position")
    if not isinstance(message.get("tidy"), bool):
        raise RequestError("bad_message", field="tidy")
    try:
        setup = parse_position(text)
    except PositionError as error:
        return None, [{"code": error.code, "key": error.key, "value": error.value}]
    if message["tidy"]:
        setup = tidied(setup)
    if found := problems(setup):
        # No way of dealing the hidden cards mends that.
        return _shape(setup, None), _infos(found)
    try:
        match = build_position(fill(setup, Stream("check")))
    except ImpossiblePosition as error:
        return _shape(setup, None), _infos(error.problems)
    return _shape(setup, match), []


def _infos(found: Iterable[Problem]) -> list[PositionProblem]:
    """Hidden cards are no fault by themselves; where they are all that is left, they can't be dealt."""
    faults = [problem for problem in found if problem.code != "hidden_cards"] or [_NO_DEAL]
    return [{"code": problem.code, "key": problem.key, "value": problem.value} for problem in faults]


def _shape(setup: Setup, match: Match | None) -> PositionShape:
    rules = setup.rules
    stocked = not setup.drawn and setup.phase is not Phase.DONE
    return {
        "position": format_position(setup),
        "profile": rules.profile,
        "players": rules.players,
        "hands": [max(0, hand_size(setup, seat)) for seat in range(rules.players)],
        "stock": stock_size(rules) if stocked else 0,
        "runs": [list(runs_said(setup, seat)) for seat in range(rules.players)],
        "stakes": [rules.stake << times for times in range(_MOST_DOUBLED + 1)] if rules.doubling else [],
        "turn": match.turn if match else None,
        "card_due": match is not None and _card_due(match),
    }


def _card_due(match: Match) -> bool:
    return any(action.verb is Verb.PLAY for action in match.legal_actions())


def dealt(rules: RuleSet, seed: str) -> str:
    """A position at the first card of a deal; the calls are those of computers that think fast."""
    game = Game(rules, [Player("", "ai")] * rules.players, seed)
    while True:
        match = game.match
        if match.result:
            # It ended before its first card.
            game = Game(rules, game.players, match_seed("again", game.seed or ""))
        elif match.pack_due:
            game.deal_next()
        elif _card_due(match):
            return position_of(match)
        else:
            turn = match.turn
            assert turn is not None
            game.apply(choose(game.view(turn), LEVELS["easy"], seed))


def solved_cards(position: SolvedPosition) -> list[SolvedCard]:
    """What is known of the cards, best first."""
    infos = [_solved(card.code, sums, position.sides == 2) for card, sums in position.cards.items()]
    return sorted(infos, key=lambda info: -info["difference"])


def _solved(card: str, sums: CardSums, two_sides: bool) -> SolvedCard:
    return {
        "card": card,
        "difference": round(sums.difference / sums.worlds, 1),
        "points": round(sums.points / sums.worlds, 1) if two_sides else None,
        "made": round(sums.made / sums.worlds, 3) if two_sides else None,
    }
