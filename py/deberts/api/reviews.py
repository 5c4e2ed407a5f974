"""The review of a deal as messages: the same question is asked again until all is judged, so nothing waits for it long."""

from __future__ import annotations

from typing import Any

from ..deal.actions import Action
from ..review import Decision, Option, Review, finished
from ..review.decision import accuracy, costliest
from .protocol import replies, words
from .protocol.replies import ReviewedDecision, ReviewOption
from .requests import RequestError, record_field, text_field, whole_field
from .sheets import codes

MOST_UNITS = 4096


class Reviews:
    """The review under way at a table; another deal or seat begins another one."""

    def __init__(self) -> None:
        self._of: tuple[str, int, int] | None = None
        self._review: Review | None = None

    def go_on(self, message: dict[str, Any]) -> Review:
        """The review that a request asks for, so many units further."""
        deal, seat, units = (whole_field(message, name) for name in ("deal", "seat", "units"))
        if not 1 <= units <= MOST_UNITS:
            raise RequestError("bad_message", field="units")
        wanted = (text_field(message, "record"), deal, seat)
        if self._review is None or self._of != wanted:
            self._review, self._of = _begin(message, deal, seat), wanted
        self._review.work(units)
        return self._review


def _begin(message: dict[str, Any], deal: int, seat: int) -> Review:
    game = record_field(message)
    if seat not in range(game.rules.players):
        raise RequestError("bad_message", field="seat")
    if deal not in range(len(game.deals)):
        raise RequestError("bad_message", field="deal")
    if not finished(game, deal):
        raise RequestError("not_over")
    return Review(game, deal, seat)


def review_fields(review: Review) -> replies.ReviewFields:
    """How far a review has come."""
    return {
        "done": review.done,
        "total": review.total,
        "decisions": [_decision(decision) for decision in review.decisions],
        "accuracy": accuracy(review.decisions) if review.done else None,
        "costliest": [decision.number for decision in costliest(review.decisions)] if review.done else [],
    }


def _decision(decision: Decision) -> ReviewedDecision:
    view = decision.view
    card = decision.chosen.card is not None
    return {
        "number": decision.number,
        "trick": len(view.tricks) if card else None,
        "hand": codes(view.hand),
        "table": codes(view.trick) if card else [],
        "fair_loss": decision.fair_loss,
        "open_loss": decision.open_loss,
        "mark": decision.mark.value,
        "unlucky": decision.unlucky,
        "how": decision.how.value,
        "worlds": decision.worlds,
        "chosen": decision.options.index(decision.option),
        "options": [_option(option, view.turned.suit.value) for option in decision.options],
    }


def _option(option: Option, turned: words.SuitCode) -> ReviewOption:
    action: Action = option.action
    return {
        "verb": words.REVIEW_VERBS[action.verb.value],
        "card": action.card.code if action.card else None,
        "suit": turned if action.verb.value == "take" else action.suit.value if action.suit else None,
        "fair": round(option.fair, 1),
        "open": None if option.open is None else round(option.open, 1),
    }
