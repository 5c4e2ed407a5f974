"""What to do now, in slices of work. A hint knows the seat's view and nothing else, so it can give nothing away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from ..ai.announcing import declaration
from ..ai.exchange import wants_swap
from ..ai.habits import Habits
from ..ai.stakes import accepts, offers, winning_chance
from ..deal.actions import Action, Verb
from ..deal.state import Phase
from ..deal.view import SeatView
from ..review.calls import CallJudge, ExchangeJudge
from ..review.cards import EXACT_FROM, CardJudge
from ..rng import Stream
from .reasons import Advice, Choice, Idea, Reason, reason_for_call, reason_for_card, reason_for_swap
from .tricks import beaten, idea_of

_CALLS: Final = (Verb.TAKE, Verb.NAME, Verb.PASS)
_EXCHANGE: Final = (Verb.SWAP, Verb.KEEP)
_EXACT_FROM: Final = (EXACT_FROM[0], 4, EXACT_FROM[2])
"""As in a review, but that three with five cards each take longer than anybody likes to wait for a hint; the tree finds as
good a card."""


class Hint:
    """The advice on the decision of ``view``, whose seat has to be on turn (``ValueError`` otherwise)."""

    def __init__(self, view: SeatView) -> None:
        if not view.legal:
            raise ValueError("not on turn")
        self.view: Final = view
        self.advice: Advice | None = None
        """There when the work is done."""
        self._course: Final = self._thinking()

    def work(self, units: int) -> bool:
        """Goes on for so many units; whether all is done."""
        for _ in range(units):
            if self.advice is not None:
                break
            next(self._course, None)
        return self.advice is not None

    def _thinking(self) -> Iterator[None]:
        view = self.view
        can = {action.verb: action for action in view.legal}
        for verb, answer in _AT_ONCE.items():
            if verb in can and (found := answer(view, can)):
                self.advice = found
                return
        if Verb.PLAY in can:
            yield from self._card()
        elif view.phase is Phase.EXCHANGE and view.drawn:
            yield from self._exchange()
        else:
            yield from self._call()

    def _card(self) -> Iterator[None]:
        # The last of each card says bella, where it can be said.
        plays = list({action.card: action for action in self.view.legal if action.verb is Verb.PLAY}.values())
        judge = CardJudge(self.view, None, plays, self._chance(), exact_from=_EXACT_FROM)
        if len(plays) > 1:
            yield from judge.work()
        worlds = judge.imagined
        dangers = {play: beaten(self.view, play, worlds) for play in plays}
        if len(plays) == 1:
            self.advice = Advice(_idea_of_only(plays[0]), (Choice(plays[0]),), 0, None, Reason("only"))
            return
        ranked = sorted(judge.options, key=lambda option: -option.fair)
        choices = tuple(
            Choice(option.action, option.fair, option.won, dangers[option.action].share) for option in ranked
        )
        reason = reason_for_card(self.view, choices, judge.worlds, dangers[choices[1].action])
        self.advice = Advice(idea_of(self.view, choices), choices, judge.worlds, judge.how, reason)

    def _exchange(self) -> Iterator[None]:
        answers = [action for action in self.view.legal if action.verb in _EXCHANGE]
        judge = ExchangeJudge(self.view, None, answers, self._chance())
        yield from judge.work()
        ranked = sorted(judge.options, key=lambda option: -option.fair)
        choices = tuple(Choice(option.action, option.fair) for option in ranked)
        idea = Idea.SWAP if choices[0].action.verb is Verb.SWAP else Idea.KEEP
        self.advice = Advice(idea, choices, judge.worlds, judge.how, reason_for_swap(choices))

    def _call(self) -> Iterator[None]:
        calls = [action for action in self.view.legal if action.verb in _CALLS]
        judge = CallJudge(self.view, None, calls, self._chance())
        yield from judge.work()
        ranked = sorted(judge.options, key=lambda option: -option.fair)
        choices = tuple(Choice(option.action, option.fair, option.won) for option in ranked)
        reason = reason_for_call(choices, judge.worlds)
        self.advice = Advice(Idea(choices[0].action.verb.value), choices, judge.worlds, judge.how, reason)

    def _chance(self) -> Stream:
        view = self.view
        return Stream("hint", view.standing.deal, len(view.calls), len(view.tricks), len(view.trick), view.seat)


Can = dict[Verb, Action]


def _claim(view: SeatView, can: Can) -> Advice:
    return Advice(Idea.CLAIM, (Choice(can[Verb.CLAIM]),), 0, None, Reason("over"))


def _answer_double(view: SeatView, can: Can) -> Advice:
    yes = accepts(view, Habits())
    order = (Verb.ACCEPT, Verb.REFUSE) if yes else (Verb.REFUSE, Verb.ACCEPT)
    return _stakes(view, Idea.ACCEPT if yes else Idea.REFUSE, *(can[verb] for verb in order))


def _no_double(view: SeatView, can: Can) -> Advice | None:
    if Verb.DOUBLE not in can:
        return None
    yes = offers(view, Habits())
    order = (Verb.DOUBLE, Verb.NO_DOUBLE) if yes else (Verb.NO_DOUBLE, Verb.DOUBLE)
    return _stakes(view, Idea.DOUBLE if yes else Idea.NO_DOUBLE, *(can[verb] for verb in order))


def _stakes(view: SeatView, idea: Idea, *order: Action) -> Advice:
    chance = round(100 * winning_chance(view))
    return Advice(idea, tuple(map(Choice, order)), 0, None, Reason("chance", best=chance))


def _declare(view: SeatView, can: Can) -> Advice:
    action = declaration(view)
    points = sum(run.points for run in view.runs_to_declare if str(run) in action.runs)
    idea = Idea.DEBERTS if action.deberts else Idea.ANNOUNCE
    return Advice(idea, (Choice(action),), 0, None, Reason("free", best=points))


def _early_swap(view: SeatView, can: Can) -> Advice | None:
    """Where the seven may be exchanged before the draw or with the first card, nothing can be weighed yet."""
    if (view.phase is Phase.EXCHANGE and view.drawn) or not wants_swap(view):
        return None
    return Advice(Idea.SWAP, (Choice(can[Verb.SWAP]),), 0, None, Reason("higher"))


_AT_ONCE: Final[dict[Verb, Callable[[SeatView, Can], Advice | None]]] = {
    Verb.CLAIM: _claim,
    Verb.ACCEPT: _answer_double,
    Verb.NO_DOUBLE: _no_double,
    Verb.DECLARE: _declare,
    Verb.SWAP: _early_swap,
}
"""What needs no search, in the order in which it is asked."""


def _idea_of_only(play: Action) -> Idea:
    return Idea.BELLA if play.bella else Idea.FORCED
