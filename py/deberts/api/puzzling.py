"""A puzzle at the table: its question, what the answer was worth, and what the engine shows after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, get_args

from ..ai.levels import LEVELS
from ..deal.actions import Action, IllegalAction, Verb, parse_action
from ..deal.events import Event
from ..match.game import Game, Player
from ..match.match import Match
from ..match.position import parse_position
from ..puzzles.playing import next_shown, open_position
from ..puzzles.puzzle import PERSON, Puzzle, option_of
from ..puzzles.shipped import shipped
from .protocol.puzzles import PuzzleInfo, PuzzleOption, PuzzleQuestion, PuzzleVerdict
from .protocol.updates import Update
from .protocol.words import REVIEW_VERBS, SuitCode
from .requests import RequestError, players_field, text_field
from .teaching import asking, points_of, silent

SHOW: Final = "show"
"""The answer of whoever gives a puzzle up."""
_SUITS: Final[dict[str, SuitCode]] = {code: code for code in get_args(SuitCode)}
_ASKS: Final[dict[str, Literal["call", "swap", "runs"]]] = {"bid": "call", "swap": "swap", "runs": "runs"}


def puzzle_list() -> list[PuzzleInfo]:
    """Every puzzle, in the order of their ids, which is as good as chance."""
    found = []
    for _, puzzle in sorted(shipped().items()):
        rules = parse_position(puzzle.position).rules
        found.append(_info(puzzle, rules.profile, rules.players))
    return found


def _info(puzzle: Puzzle, profile: str, players: int) -> PuzzleInfo:
    return {
        "id": puzzle.id,
        "theme": puzzle.theme,
        "rating": puzzle.rating,
        "profile": profile,
        "players": players,
    }


class Puzzling:
    """One puzzle and, once it is answered, the verdict."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle: Final = puzzle
        self._asked: Match | None = None
        self._verdict: PuzzleVerdict | None = None

    @classmethod
    def begun(cls, message: dict[str, Any]) -> tuple[Puzzling, Game]:
        """The puzzle of a request, and the game at the moment of its question."""
        name = text_field(message, "puzzle")
        if name not in shipped():
            raise RequestError("unknown_puzzle", puzzle=name[:60])
        puzzle = shipped()[name]
        rules = parse_position(puzzle.position).rules
        given = message.get("players")
        seated = {**message, "players": given[: rules.players] if isinstance(given, list) else given}
        players = players_field(seated, rules, LEVELS)
        if players[PERSON].kind != "human":
            raise RequestError("bad_players", reason="kind")
        puzzling = cls(puzzle)
        return puzzling, puzzling._game(players)

    def _game(self, players: Sequence[Player]) -> Game:
        game = Game.from_position(open_position(self._puzzle.position), players)
        self._asked = game.match
        return game

    def act(self, game: Game, action: Action) -> list[Event]:
        """Takes an action as the answer, and plays on for a little."""
        option = option_of(action)
        if self._verdict or self._asked is None or option not in self._puzzle.worth:
            raise IllegalAction(action, "not_now")
        before = points_of(game)
        events = list(game.apply(action))
        while shown := next_shown(game.match, self._asked):
            events += game.apply(shown)
        self._verdict = self._judged(option, [now - then for now, then in zip(points_of(game), before, strict=True)])
        return events

    def answer(self, game: Game, word: str) -> None:
        """Gives it up."""
        if self._verdict or word != SHOW:
            raise RequestError("not_asked")
        self._verdict = self._judged(None, [0] * game.rules.sides)

    def explain(self, update: Update) -> Update:
        """The update with the question, and with nothing to press that does not answer it."""
        view = update["view"]
        return {**update, "view": silent(view) if self._verdict else asking(view), "puzzle": self._question()}

    def _question(self) -> PuzzleQuestion:
        puzzle = self._puzzle
        return {
            "id": puzzle.id,
            "theme": puzzle.theme,
            "rating": puzzle.rating,
            "asks": _ASKS.get(puzzle.theme, "card"),
            "verdict": self._verdict,
        }

    def _judged(self, option: str | None, gained: list[int]) -> PuzzleVerdict:
        worth, answer = self._puzzle.worth, self._puzzle.answer
        return {
            "right": option == answer,
            "chosen": list(worth).index(option) if option else None,
            "lost": round(worth[answer] - worth[option], 1) if option else None,
            "options": [_option(*pair) for pair in worth.items()],
            "worlds": self._puzzle.worlds,
            "gained": gained,
        }


def _option(text: str, worth: float) -> PuzzleOption:
    action = parse_action(f"{PERSON} {text}")
    verb = action.verb
    return {
        "verb": "declare" if verb is Verb.DECLARE else REVIEW_VERBS[verb.value],
        "card": action.card.code if action.card else None,
        "suit": _SUITS[action.suit.value] if action.suit else None,
        "runs": list(action.runs),
        "worth": worth,
    }
