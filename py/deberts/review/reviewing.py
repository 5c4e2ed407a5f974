"""All decisions of a seat in a deal that is over, judged one after the other in slices of work.

Chance is named by the deal, the decision and the seat, so a review is the same every time, and nothing that the seat could
not know has a part in the fair column.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..ai.beliefs.worlds import World
from ..deal.actions import Action, Verb
from ..deal.deal import Deal
from ..deal.state import Phase
from ..deal.view import SeatView
from ..match.game import Game
from ..match.match import Match
from ..rng import Stream
from .announcing import BellaJudge, RunsJudge, SwapJudge, bella_is_due
from .calls import CallJudge, ExchangeJudge
from .cards import CardJudge
from .decision import Decision, chance_of

Judge = CardJudge | BellaJudge | RunsJudge | SwapJudge | CallJudge | ExchangeJudge

_CALLS: Final = (Verb.TAKE, Verb.NAME, Verb.PASS)
_EXCHANGE: Final = (Verb.SWAP, Verb.KEEP)
_JUDGED: Final = (Verb.PLAY, Verb.DECLARE, *_CALLS)


def finished(game: Game, deal: int) -> bool:
    """Whether a deal, from 0, is there and over, so that its cards may be spoken of."""
    return 0 <= deal < len(game.deals) and game.deals[deal].score is not None


class Review:
    """The review of one seat in one deal; ``ValueError`` while the deal is not over."""

    def __init__(self, game: Game, deal: int, seat: int) -> None:
        if not finished(game, deal):
            raise ValueError("the deal is not over")
        self._moments: Final = list(_moments(game, deal, seat))
        self._course: Final = self._judging()
        self.total: Final = len(self._moments)
        """How many decisions there are."""
        self.decisions: Final[list[Decision]] = []
        """Those that are judged, in the order of the deal."""

    @property
    def done(self) -> bool:
        """Whether all of them are judged."""
        return len(self.decisions) == self.total

    def work(self, units: int) -> bool:
        """Goes on for so many units; whether all is done."""
        for _ in range(units):
            if self.done:
                break
            next(self._course, None)
        return self.done

    def _judging(self) -> Iterator[None]:
        for number, view, judge, chosen in self._moments:
            yield from judge.work()
            options = sorted(judge.options, key=lambda option: -option.fair)
            self.decisions.append(Decision(number, view, chosen, tuple(options), judge.how, judge.worlds))
            yield


def judge_of(match: Match, *name: str | int) -> Judge | None:
    """The judge of the decision that is due; None where there is no choice, or none that can be judged.

    ``name``: of its chance, for another opinion on the same decision.
    """
    seat, deal = match.turn, match.deal
    if seat is None or deal is None:
        return None
    view = match.view(seat)
    chance = chance_of(view, "review", *name)
    legal: dict[Verb, list[Action]] = {}
    for action in view.legal:
        legal.setdefault(action.verb, []).append(action)
    if Verb.PLAY in legal:
        # The last of each card says bella, where it can be said.
        plays = list({action.card: action for action in legal[Verb.PLAY]}.values())
        if bella_is_due(view):
            return BellaJudge(view, deal.hands, plays, chance)
        return CardJudge(view, deal.hands, plays, Stream(*chance)) if len(plays) > 1 else None
    if Verb.DECLARE in legal:
        # Eight in a row win the match at once: nothing has to be weighed.
        return RunsJudge(view, deal.hands, Stream(*chance)) if len(legal[Verb.DECLARE]) == 1 else None
    exchange = [action for action in view.legal if action.verb in _EXCHANGE]
    if len(exchange) > 1 and view.drawn:
        return ExchangeJudge(view, deal.hands, exchange, Stream(*chance))
    calls = [action for action in view.legal if action.verb in _CALLS]
    return CallJudge(view, _after_draw(deal), calls, Stream(*chance)) if len(calls) > 1 else None


def swap_judge_of(match: Match) -> SwapJudge | None:
    """The judge of an exchange that is not asked for, but may be made now in the play."""
    seat, deal = match.turn, match.deal
    if seat is None or deal is None or deal.phase is not Phase.PLAY:
        return None
    view = match.view(seat)
    if Action(seat, Verb.SWAP) not in view.legal:
        return None
    return SwapJudge(view, deal.hands, Stream(*chance_of(view, "review"), "swap"))


def _moments(game: Game, deal: int, seat: int) -> Iterator[tuple[int, SeatView, Judge, Action]]:
    """The decisions of a seat: the place of the action in the deal, what the seat saw, the judge, what was done."""
    then = game.upto(deal, 0)
    for number, action in enumerate(game.deals[deal].actions):
        if action.seat == seat:
            view, swap = then.match.view(seat), Action(seat, Verb.SWAP)
            if action.verb in (*_JUDGED, Verb.SWAP) and (seven := swap_judge_of(then.match)):
                # Where nobody asks, whatever else is done keeps the seven.
                yield number, view, seven, action if action == swap else Action(seat, Verb.KEEP)
            asked = action.verb in _JUDGED or (action.verb in _EXCHANGE and view.phase is Phase.EXCHANGE)
            if asked and (judge := judge_of(then.match)):
                yield number, view, judge, action
        then.apply(action)


def _after_draw(deal: Deal) -> World:
    """The hands as they will be after the draw, if the trump is named now and nobody exchanges."""
    call = next(action for action in deal.legal_actions() if action.verb in (Verb.TAKE, Verb.NAME))
    while not deal.drawn:
        deal, _ = deal.apply(call)
        call = next((action for action in deal.legal_actions() if action.verb is Verb.KEEP), call)
    return deal.hands
