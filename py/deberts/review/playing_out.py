"""What follows a choice: the deal played to its end from there, as well as can be with all cards open.

Calls and what is declared go by rules of thumb, and so do cards as long as there are too many in hand for exact play.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from ..ai.audit.hindsight import open_values
from ..ai.beliefs.places import places_of
from ..ai.exchange import wants_swap
from ..ai.levels import LEVELS
from ..ai.rules_of_thumb import decide
from ..ai.search.bonuses import Bonuses
from ..ai.search.exchanging import as_played
from ..ai.search.worth import Worth
from ..cards import Card
from ..deal.actions import Action, IllegalAction, Verb
from ..deal.deal import Deal
from ..deal.state import Phase
from ..deal.view import SeatView
from ..match.game import Game
from ..match.match import Match
from ..rng import Stream
from ..rules.scoring import Score
from .cards import EXACT_FROM
from .decision import chance_of
from .outcomes import OfThree

_CALM: Final = (Verb.TAKE, Verb.NAME, Verb.PASS, Verb.SWAP, Verb.KEEP, Verb.DECLARE, Verb.PLAY)
"""What a line is made of: nobody doubles in it, and nobody ends the match before the deal is played."""


class Line:
    """The deal after another choice; ``IllegalAction`` where it could not be made."""

    def __init__(self, game: Game, deal: int, number: int, choice: Action) -> None:
        self.game: Final = game.upto(deal, number)
        """The match with this deal instead of the one that was played; none after it."""
        before = self.match.deal
        self.first: Final = len(before.tricks) if before else 0
        """The number of the first trick that belongs to it."""
        self.game.apply(_first(self.match, choice))

    @property
    def match(self) -> Match:
        """As it stands by now."""
        return self.game.match

    @property
    def done(self) -> bool:
        """Whether it has come to the end of the deal."""
        return self.score is not None or self.match.result is not None

    @property
    def score(self) -> Score | None:
        """How the deal ends, once it is done."""
        return self.match.score

    def work(self, units: int) -> bool:
        """Goes on for so many actions; whether all is done."""
        for _ in range(units):
            if self.done:
                break
            self.game.apply(_next(self.match))
        return self.done


def _first(match: Match, choice: Action) -> Action:
    """The action that begins the line."""
    legal = match.legal_actions()
    if choice.verb is Verb.KEEP and choice not in legal and Action(choice.seat, Verb.SWAP) in legal:
        # In the middle of the play nobody asks: playing on keeps the seven.
        return _next(match, keeps=True)
    if match.turn != choice.seat or match.deal is None:
        raise IllegalAction(choice, "not_your_turn")
    return choice


def _next(match: Match, *, keeps: bool = False) -> Action:
    """The best action by whoever is on turn; ``keeps``: the seven stays in the hand."""
    seat, deal = match.turn, match.deal
    assert seat is not None and deal is not None
    view = match.view(seat)
    swap = Action(seat, Verb.SWAP)
    if swap in view.legal and view.phase is Phase.PLAY and not keeps and wants_swap(view):
        return swap
    # The last of each card says bella, where it can be said.
    plays = {action.card: action for action in view.legal if action.verb is Verb.PLAY and action.card}
    if len(plays) == 1:
        return next(iter(plays.values()))
    if plays and (card := best_of_three(view, deal, plays)):
        return plays[card]
    if plays and (values := open_values(view, deal)):
        return plays[max(values, key=lambda card: (values[card], -card.index))]
    calm = tuple(action for action in view.legal if action.verb in _CALM)
    return decide(replace(view, legal=calm), LEVELS["normal"], Stream(*chance_of(view, "line")))


def best_of_three(view: SeatView, deal: Deal, cards: Iterable[Card]) -> Card | None:
    """The best of these cards with all cards open, each of three playing for himself.

    None at other tables, and while hands are too large for it.
    """
    if view.rules.players != 3 or len(view.hand) > EXACT_FROM[1]:
        return None
    assert view.caller is not None
    worth = Worth(view.rules, view.standing, view.dealer, view.caller, recorded_only=True)
    outcomes = OfThree(view, Bonuses(view, places_of(view), view.caller), worth, tuple(cards))
    return outcomes.best(as_played(view, deal.hands))
