"""A lesson at the table: one question, its answer, and what the engine shows after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..ai.levels import LEVELS
from ..deal.actions import Action, IllegalAction
from ..deal.counting import tally
from ..deal.events import Event
from ..lessons import LESSONS, Lesson, Verdict, answer_of, judge, next_shown, position_text
from ..match.game import Game, Player
from ..match.position import parse_position
from .requests import RequestError, players_field, text_field, whole_field
from .sheets import codes
from .steps import person_of
from .table import table

if TYPE_CHECKING:
    from .protocol.rules import LessonInfo
    from .protocol.table import ActionInfo, HandCard, Reason, SeatInfo, SideInfo, View
    from .protocol.updates import LessonStep, Update


def lessons() -> list[LessonInfo]:
    """Every lesson, in the order of learning."""
    return [
        {
            "name": lesson.name,
            "rules": lesson.rules,
            "steps": [step.name for step in lesson.steps],
            "kinds": [step.kind for step in lesson.steps],
            "profiles": list(lesson.profiles),
            "players": list(lesson.players),
            "switches": list(lesson.switches),
            "seats": parse_position(lesson.steps[0].position).rules.players,
        }
        for lesson in LESSONS
    ]


def lesson_field(message: dict[str, Any]) -> tuple[Lesson, int]:
    """The lesson of a request, and the number of its step."""
    name, step = text_field(message, "lesson"), whole_field(message, "step")
    lesson = next((lesson for lesson in LESSONS if lesson.name == name), None)
    if lesson is None or not 0 <= step < len(lesson.steps):
        raise RequestError("unknown_lesson", lesson=name[:60], step=step)
    return lesson, step


class Teaching:
    """One step of a lesson and, once it is answered, the verdict."""

    def __init__(self, lesson: Lesson, number: int) -> None:
        self._lesson = lesson
        self._number = number
        self._step = lesson.steps[number]
        self._position = position_text(self._step)
        self._hands: list[list[str]] = []
        self._verdict: Verdict | None = None
        self._gained: list[int] = []

    @classmethod
    def begun(cls, message: dict[str, Any]) -> tuple[Teaching, Game]:
        """The step of a request, and the game at the moment of its question."""
        teaching = cls(*lesson_field(message))
        players = players_field(message, parse_position(teaching._position).rules, LEVELS)
        return teaching, teaching._game(players)

    def _game(self, players: Sequence[Player]) -> Game:
        game = Game.from_position(self._position, players)
        if self._step.open and game.match.deal:
            self._hands = [codes(sorted(hand)) for hand in game.match.deal.hands]
        return game

    def act(self, game: Game, action: Action) -> list[Event]:
        """Takes an action as the answer, and plays on as far as the step shows."""
        if self._step.choice or self._verdict:
            raise IllegalAction(action, "not_now")
        before, tricks = points_of(game), _tricks(game)
        events = list(game.apply(action))
        while shown := next_shown(game.match, tricks, self._step.shows):
            events += game.apply(shown)
        self._verdict = judge(self._step, answer_of(action))
        self._gained = [after - then for after, then in zip(points_of(game), before, strict=True)]
        return events

    def answer(self, game: Game, word: str) -> None:
        """Takes one of the words to choose from."""
        if self._verdict or word not in self._step.answers:
            raise RequestError("not_asked")
        self._verdict = judge(self._step, word)
        self._gained = [0] * game.rules.sides

    def explain(self, update: Update) -> Update:
        """The update with the question, and with nothing to press that does not answer it."""
        return {**update, "view": self.narrowed(update["view"]), "lesson": self._info()}

    def narrowed(self, view: View) -> View:
        """The view with nothing to press that does not answer the question."""
        if self._verdict:
            return silent(view)
        return untold(silent(view)) if self._step.choice else asking(view)

    def _info(self) -> LessonStep:
        step, verdict = self._step, self._verdict
        return {
            "lesson": self._lesson.name,
            "step": step.name,
            "number": self._number,
            "steps": len(self._lesson.steps),
            "kind": step.kind,
            "answers": list(step.answers),
            "hints": list(step.hints),
            "hands": self._hands,
            "verdict": {"right": verdict.right, "comment": verdict.comment, "gained": self._gained}
            if verdict
            else None,
        }


def lesson_table(message: dict[str, Any]) -> View:
    """The table of a step that is only looked at."""
    teaching, game = Teaching.begun(message)
    return teaching.narrowed(table(game, person_of(game)))


def points_of(game: Game) -> tuple[int, ...]:
    """By side: the points of the deal so far."""
    deal = game.match.deal
    return tally(deal).totals if deal else ()


def _tricks(game: Game) -> int:
    return len(game.match.deal.tricks) if game.match.deal else 0


def asking(view: View) -> View:
    """A table at which there is nothing to do but to answer, and no run is chosen beforehand: that may be the question."""
    actions: list[ActionInfo] = [
        {**action, "runs": [{**run, "best": False} for run in action["runs"]]} for action in view["actions"]
    ]
    return {**view, "actions": actions, "can_undo": False, "can_next": False, "rest": False}


def silent(view: View) -> View:
    """A table at which nothing can be done."""
    hand = [_resting(card) for card in view["hand"]]
    return {
        **asking(view),
        "turn": None,
        "prompt": {"code": "lesson", "seat": None, "suit": None},
        "hand": hand,
        "actions": [],
        "score": None,
    }


def untold(view: View) -> View:
    """A table that tells neither whose runs are better nor what came of the deal: that may be the question."""
    seats: list[SeatInfo] = [
        {**seat, "announcement": said and {**said, "leads": False}}
        for seat in view["seats"]
        for said in (seat["announcement"],)
    ]
    sides: list[SideInfo] = [{**side, "baits": 0} for side in view["sides"]]
    return {**view, "seats": seats, "sides": sides, "hanging": []}


def _resting(card: HandCard) -> HandCard:
    why: Reason = {"code": "not_now", "must": [], "proof": None, "against": None, "suit": None}
    return {**card, "play": None, "bella": None, "why": why}
