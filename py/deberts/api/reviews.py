"""The review of a deal as messages: the same question is asked again until all is judged, so nothing waits for it long."""

from __future__ import annotations

from typing import Any

from ..deal.actions import Action, IllegalAction
from ..match.game import Game
from ..match.record import format_record
from ..review import Decision, Line, Option, Review, finished, lesson_of
from ..review.decision import accuracy, costliest, points_lost
from .protocol import reviews, words
from .protocol.reviews import ReviewedDecision, ReviewOption
from .requests import RequestError, action_field, record_field, refused, text_field, units_field, whole_field
from .sheets import codes
from .steps import steps_of
from .table import tidy


class Reviews:
    """The reviews of one record, and the line under way in it; another record begins anew."""

    def __init__(self) -> None:
        self._game: tuple[str, Game] | None = None
        self._reviews: dict[tuple[int, int], Review] = {}
        self._line: tuple[tuple[int, int, Action], Line] | None = None

    def go_on(self, message: dict[str, Any]) -> reviews.ReviewFields:
        """The review that a request asks for, so many units further."""
        seat, units = whole_field(message, "seat"), units_field(message)
        game, deal = self._deal_of(message)
        if seat not in range(game.rules.players):
            raise RequestError("bad_message", field="seat")
        if (deal, seat) not in self._reviews:
            self._reviews[deal, seat] = Review(game, deal, seat)
        review = self._reviews[deal, seat]
        review.work(units)
        return _review_fields(review, self._match(seat))

    def line(self, message: dict[str, Any]) -> reviews.LineFields:
        """The line that a request asks for, so many units further."""
        number, units = whole_field(message, "number"), units_field(message)
        game, deal = self._deal_of(message)
        if number not in range(len(game.deals[deal].actions)):
            raise RequestError("bad_message", field="number")
        action = action_field(message)
        wanted = (deal, number, action)
        if self._line is None or self._line[0] != wanted:
            try:
                self._line = (wanted, Line(game, deal, number, action))
            except IllegalAction as error:
                raise refused(message["action"], error.code) from error
        line = self._line[1]
        line.work(units)
        return _line_fields(line, step=steps_of(line.game).index((deal, number)))

    def _deal_of(self, message: dict[str, Any]) -> tuple[Game, int]:
        """The record of a request, and its deal, which has to be over."""
        deal, text = whole_field(message, "deal"), text_field(message, "record")
        if self._game is None or self._game[0] != text:
            game = record_field(message)
            self._game, self._reviews, self._line = (text, game), {}, None
        game = self._game[1]
        if deal not in range(len(game.deals)):
            raise RequestError("bad_message", field="deal")
        if not finished(game, deal):
            raise RequestError("not_over")
        return game, deal

    def _match(self, seat: int) -> reviews.MatchAccuracy:
        done = [(deal, review) for (deal, one), review in sorted(self._reviews.items()) if one == seat and review.done]
        everything = [decision for _, review in done for decision in review.decisions]
        deals: list[reviews.DealAccuracy] = [
            {"deal": deal, "accuracy": accuracy(review.decisions), "lost": points_lost(review.decisions)}
            for deal, review in done
        ]
        return {"deals": deals, "accuracy": accuracy(everything), "lost": points_lost(everything)}


def _review_fields(review: Review, match: reviews.MatchAccuracy) -> reviews.ReviewFields:
    """How far a review has come."""
    decisions = review.decisions
    return {
        "done": review.done,
        "total": review.total,
        "decisions": [_decision(decision) for decision in decisions],
        "accuracy": accuracy(decisions) if review.done else None,
        "costliest": [decisions.index(decision) for decision in costliest(decisions)] if review.done else [],
        "match": match,
    }


def _decision(decision: Decision) -> ReviewedDecision:
    view = decision.view
    card = decision.chosen.card is not None
    return {
        "number": decision.number,
        "trick": len(view.tricks) if card else None,
        "hand": codes(tidy(view.hand, view.trump)),
        "table": codes(view.trick),
        "leader": view.leader,
        "trump": view.trump.value if view.trump else None,
        "turned": view.turned.code,
        "caller": view.caller,
        "points": list(view.certain),
        "fair_loss": decision.fair_loss,
        "open_loss": decision.open_loss,
        "mark": decision.mark.value,
        "unlucky": decision.unlucky,
        "how": decision.how.value,
        "worlds": decision.worlds,
        "chosen": decision.options.index(decision.option),
        "enough": decision.enough,
        "options": [_option(option, view.turned.suit.value) for option in decision.options],
        "lesson": lesson_of(decision),
    }


def _option(option: Option, turned: words.SuitCode) -> ReviewOption:
    action: Action = option.action
    return {
        "action": str(action),
        "verb": words.REVIEW_VERBS[action.verb.value],
        "card": action.card.code if action.card else None,
        "bella": action.bella,
        "suit": turned if action.verb.value == "take" else action.suit.value if action.suit else None,
        "runs": list(action.runs),
        "fair": round(option.fair, 1),
        "open": None if option.open is None else round(option.open, 1),
    }


def _line_fields(line: Line, step: int) -> reviews.LineFields:
    deal, score = line.match.deal, line.score
    return {
        "done": line.done,
        "caller": deal.caller if deal else None,
        "trump": deal.trump.value if deal and deal.trump else None,
        "tricks": _tricks(line),
        "outcome": score.outcome.value if score else None,
        "recorded": list(score.recorded) if score else [],
        "record": format_record(line.game) if line.done else None,
        "step": step,
    }


def _tricks(line: Line) -> list[reviews.LineTrick]:
    deal = line.match.deal
    return [
        {
            "number": number,
            "leader": trick.leader,
            "cards": codes(trick.cards),
            "winner": trick.winner,
            "points": trick.points,
        }
        for number, trick in enumerate(deal.tricks if deal else ())
        if number >= line.first
    ]
