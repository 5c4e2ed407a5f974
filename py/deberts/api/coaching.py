"""The coach of the person at the table, as messages. It is given the person's view and nothing else of the deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, cast

from ..coach import Advice, Choice, Hint, count, doubt, told
from ..deal.view import SeatView
from ..match.game import Game
from ..match.match import Match
from ..match.record import format_record
from .asides import Head
from .protocol import coaching as messages
from .requests import RequestError, action_field, units_field
from .sheets import codes

Message = dict[str, Any]


class Coaching:
    """The hint of the moment; it is dropped as soon as the table moves on."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._hint: Hint | None = None

    def hint(self, game: Game, seat: int, message: Message, head: Head) -> messages.HintReply:
        """The advice, so many units further."""
        units = units_field(message)
        if self._hint is None or self._match is not game.match:
            self._hint, self._match = Hint(_view_on_turn(game, seat)), game.match
        self._hint.work(units)
        game.assisted = True
        advice = self._hint.advice
        told = _advice(advice, self._hint.view) if advice else None
        return {**head, "advice": told, "record": format_record(game)}

    def doubt(self, game: Game, seat: int, message: Message, head: Head) -> messages.DoubtReply:
        """What speaks against an action."""
        view, action = _view_on_turn(game, seat), action_field(message)
        advice = self._hint.advice if self._hint and self._match is game.match else None
        found = doubt(view, action, advice)
        if found is None:
            return {**head, "doubt": None}
        code = cast('Literal["runs", "deberts", "bella", "choice"]', found.code)
        better = _choice(Choice(found.better), view, 0, candidate=True)
        return {**head, "doubt": {"code": code, "points": found.points, "better": better}}

    def tell(self, game: Game, seat: int, message: Message, head: Head) -> messages.TellReply:
        """What happened and what is out."""
        view = game.view(seat)
        game.assisted = True
        out = count(view)
        return {
            **head,
            "told": [
                {"seat": move.seat, "code": move.code, "card": move.card.code if move.card else None}
                for move in told(view)
            ],
            "count": {
                "trumps": codes(out.trumps),
                "high": codes(out.high),
                "above": {card.code: codes(others) for card, others in out.above.items()},
                "lacking": [[suit.value for suit in suits] for suits in out.lacking],
            }
            if out
            else None,
            "record": format_record(game),
        }


def _view_on_turn(game: Game, seat: int) -> SeatView:
    view = game.view(seat)
    if not view.legal:
        raise RequestError("not_your_turn")
    return view


def _advice(advice: Advice, view: SeatView) -> messages.Advice:
    reason = advice.reason
    return {
        "idea": advice.idea.value,
        "choices": [
            _choice(choice, view, advice.worlds, candidate=choice in advice.candidates) for choice in advice.choices
        ],
        "worlds": advice.worlds,
        "how": advice.how.value if advice.how else None,
        "reason": {
            "code": reason.code,
            "best": reason.best,
            "next": reason.next,
            "card": reason.card.code if reason.card else None,
        },
    }


def _choice(choice: Choice, view: SeatView, worlds: int, *, candidate: bool) -> messages.CoachChoice:
    action = choice.action
    suit = view.turned.suit if action.verb.value == "take" else action.suit
    return {
        "action": str(action),
        "verb": action.verb.value,
        "card": action.card.code if action.card else None,
        "suit": suit.value if suit else None,
        "bella": action.bella,
        "points": None if choice.points is None else round(choice.points, 1),
        "won": None if choice.won is None else round(choice.won * worlds),
        "lost": None if choice.lost is None else round(choice.lost * worlds),
        "candidate": candidate,
    }


Answer = Callable[[Coaching, Game, int, Message, Head], messages.HintReply | messages.DoubtReply | messages.TellReply]
COACHING: Final[dict[str, Answer]] = {"hint": Coaching.hint, "doubt": Coaching.doubt, "tell": Coaching.tell}
"""What the coach is asked; every question is about the table as it stands."""
