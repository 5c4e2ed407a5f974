"""The lesson for a decision that cost points: from the facts of the moment, of what was done and of what was better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..cards import Card, Rank, card_of
from ..deal.actions import Verb
from ..deal.view import SeatView
from ..rules.ruleset import BellaDeclare
from ..rules.tricks import card_value, winning_index
from .decision import Decision, Mark

_LATE: Final = 3
"""Cards in hand with which the last tricks begin."""


def lesson_of(decision: Decision) -> str | None:
    """The name of the lesson that teaches what was missed; None for a good decision, and where no lesson does."""
    if decision.mark is Mark.GOOD:
        return None
    verbs = {decision.chosen.verb, decision.options[0].action.verb}
    for told, name in _SAID:
        if verbs & told:
            return name
    return next((name for holds, name in _PLAYED if holds(_Play(decision))), None)


_SAID: Final[tuple[tuple[set[Verb], str], ...]] = (
    ({Verb.NAME}, "second"),
    ({Verb.TAKE}, "take"),
    ({Verb.SWAP, Verb.KEEP}, "seven"),
    ({Verb.DECLARE}, "runs"),
)
"""Of what is said, the lesson; a pass is one of these by what would have been better."""


class _Play:
    """The facts of a card that was played, and of the better one."""

    def __init__(self, decision: Decision) -> None:
        view, best = decision.view, decision.options[0].action
        assert view.trump is not None and decision.chosen.card is not None and best.card is not None
        self.view: Final = view
        self.trump: Final = view.trump
        self.card: Final = decision.chosen.card
        self.best: Final = best.card
        self.leads: Final = not view.trick
        bella = any(option.action.bella and option.action.card is self.card for option in decision.options)
        self.silent: Final = bella and not decision.option.action.bella
        self.first_only: Final = view.rules.bella_declare is BellaDeclare.FIRST_CARD
        self.turns: Final = decision.option.turns

    def wins(self, card: Card) -> bool:
        """Whether a card is the best of the trick so far."""
        return winning_index((*self.view.trick, card), self.trump) == len(self.view.trick)

    @property
    def partner_wins(self) -> bool:
        """Whether the trick is with the partner so far."""
        view: SeatView = self.view
        if self.leads or view.rules.players != 4:
            return False
        holder = (view.leader + winning_index(view.trick, self.trump)) % 4
        return view.rules.side_of(holder) == view.rules.side_of(view.seat)

    @property
    def thrown(self) -> bool:
        """Whether a card went under, where a cheaper one would have."""
        under = not self.leads and not self.wins(self.card) and not self.wins(self.best)
        return under and card_value(self.card, self.trump) > card_value(self.best, self.trump)

    @property
    def dear_lead(self) -> bool:
        """Whether a card that counts was led, where a plain one that counts less was better."""
        led, better = (card_value(card, self.trump) for card in (self.card, self.best))
        return self.leads and self.best.suit is not self.trump and led > better

    @property
    def bare_ten(self) -> bool:
        """Whether a ten was led that a higher card of its suit could still take."""
        seen = {card for trick in self.view.tricks for card in trick.cards} | set(self.view.hand)
        plain_ten = self.card.rank is Rank.TEN and self.card.suit is not self.trump
        return self.leads and plain_ten and card_of(Rank.ACE, self.card.suit) not in seen


_PLAYED: Final[tuple[tuple[Callable[[_Play], bool], str], ...]] = (
    (lambda play: play.silent and play.first_only, "first_card"),
    (lambda play: play.silent, "bella"),
    (lambda play: play.partner_wins, "partner"),
    (lambda play: play.thrown and play.card.suit is play.trump, "overtrump"),
    (lambda play: play.thrown, "follow"),
    (lambda play: play.leads and play.best.suit is play.trump and play.card.suit is not play.trump, "draw"),
    (lambda play: play.bare_ten, "endgame"),
    (lambda play: play.turns, "contract"),
    (lambda play: play.leads and len(play.view.hand) <= _LATE, "endgame"),
    (lambda play: play.dear_lead, "lead"),
    (lambda play: not play.leads and play.wins(play.card) and not play.wins(play.best), "duck"),
    (lambda play: not play.leads and play.wins(play.best) and play.best.suit is play.trump, "nine"),
    (lambda play: not play.leads and play.wins(play.best), "ten"),
)
"""What may hold of a card, and the lesson for it; the first that holds."""
