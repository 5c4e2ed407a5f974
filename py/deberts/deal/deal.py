"""A deal as a value: given its pack it draws nothing at random, and ``apply`` gives the next value and what happened.

Stakes and claims outlive a deal and live in the match; everything else that a seat does is here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from ..cards import Card
from ..rules.ruleset import RuleSet
from .actions import Action
from .course import Course
from .dealing import first_hands
from .events import Event, Kind
from .legality import check, legal_actions
from .state import DealState


@dataclass(frozen=True, slots=True)
class Deal(DealState):
    """One deal at one moment, with what may be done and the doing of it."""

    def legal_actions(self) -> tuple[Action, ...]:
        """Every legal action; ``declare`` without runs stands for all choices of runs. None when the deal is done."""
        return legal_actions(self)

    def apply(self, action: Action) -> tuple[Deal, tuple[Event, ...]]:
        """The deal after the action, and what happened; ``IllegalAction`` if it is not legal."""
        check(self, action)
        course = Course(self)
        course.act(action)
        # Every step is a ``replace`` of this very class.
        return cast(Deal, course.deal), tuple(course.events)


def start_deal(rules: RuleSet, pack: Sequence[Card], dealer: int) -> tuple[Deal, tuple[Event, ...]]:
    """Deals six cards each from the top of the pack and turns the indicator."""
    hands, packets = first_hands(rules, pack, dealer)
    deal = Deal(
        rules=rules,
        pack=tuple(pack),
        dealer=dealer,
        hands=hands,
        indicator=pack[6 * rules.players],
        turn=(dealer + 1) % rules.players,
        declared=(None,) * rules.players,
        announcements=(None,) * rules.players,
    )
    dealt = [Event(Kind.DEALT, seat=seat, cards=cards, count=len(cards)) for seat, cards in packets]
    return deal, (Event(Kind.DEAL_STARTED, seat=dealer), *dealt, Event(Kind.TURNED, card=deal.turned))
