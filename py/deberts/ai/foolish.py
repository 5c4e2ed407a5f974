"""Plays that look foolish to a person who watches, judged by what the seat could know alone.

A trick is *certainly* won or lost if no seat still to play can change it, whatever it may hold by what was shown: suits not
followed, trumps not beaten, cards known to all. *Theirs* are the cards of opponents; the two defenders of three players are
no opponents of each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Final, NamedTuple

from ..cards import Card, Rank, card_of
from ..deal.actions import Action, Verb
from ..deal.view import SeatView
from ..rules.ruleset import BellaDeclare, BellaNeeds
from ..rules.runs import bella_cards
from ..rules.tricks import winning_index
from .interests import together
from .knowledge import Knowledge

_DEAR: Final = 10
"""A card of so many points or more is not thrown away for nothing."""
_CHEAP: Final = 4
"""A card of so few points may be."""


class Kind(StrEnum):
    """What is foolish about a play; the functions below say it exactly."""

    DEAR_LOSER = "dear_loser"
    OVERKILL = "overkill"
    TEN_LED = "ten_led"
    TEN_THROWN = "ten_thrown"
    PARTNER_UNFED = "partner_unfed"
    BELLA_UNSAID = "bella_unsaid"
    BELLA_SPLIT = "bella_split"


RARELY_RIGHT: Final = frozenset({Kind.TEN_LED})
"""To lead a ten is right now and then; what else is foolish no imagined deal can excuse."""


class Foolish(NamedTuple):
    """A play that looks foolish and what would have been sensible; no card: the same card with bella said."""

    kind: Kind
    sensible: tuple[Card, ...]


def foolish(view: SeatView, action: Action) -> list[Foolish]:
    """What looks foolish about playing a card now."""
    play = _Play(view, action)
    return [Foolish(kind, cards) for kind, find in _FIND.items() if (cards := find(play)) is not None]


class _Play:
    """A card played, what else was legal, and what the seat knew."""

    def __init__(self, view: SeatView, action: Action) -> None:
        assert action.card is not None and view.trump is not None
        self.view: Final = view
        self.action: Final = action
        self.card: Final = action.card
        self.trump: Final = view.trump
        self.know: Final = Knowledge(view, memory=True)
        plays = [other.card for other in view.legal if other.verb is Verb.PLAY and other.card is not None]
        self.others: Final = [card for card in dict.fromkeys(plays) if card is not self.card]
        self.last: Final = len(view.trick) == view.rules.players - 1
        seats = range(view.rules.players)
        self.opponents: Final = [seat for seat in seats if not together(view, view.seat, seat)]

    def value(self, card: Card) -> int:
        return self.know.value[card.index]

    def strength(self, card: Card) -> int:
        return self.know.strength[card.index]

    def theirs(self, card: Card) -> bool:
        """Whether an opponent may hold an unseen card."""
        return any(self.know.holds(seat, card) > 0 for seat in self.opponents)

    def best_of_suit(self, card: Card) -> bool:
        """Whether no opponent may hold a higher card of the suit."""
        return not any(map(self.theirs, self.know.higher(card)))

    def wins(self, card: Card) -> bool:
        """Whether the trick as it lies is won with this card."""
        return winning_index((*self.view.trick, card), self.trump) == len(self.view.trick)

    def certain(self, card: Card) -> bool | None:
        """Whether the trick with this card is certainly the own camp's, or the opponents'; None: it is open."""
        rules, trick = self.view.rules, (*self.view.trick, card)
        place = winning_index(trick, self.trump)
        holder = (self.view.leader + place) % rules.players
        for step in range(len(trick), rules.players):
            seat = (self.view.leader + step) % rules.players
            if not together(self.view, seat, holder) and self.know.beats(seat, trick[0].suit, trick[place]) > 0:
                return None
        return together(self.view, holder, self.view.seat)


Found = tuple[Card, ...] | None
"""What would have been sensible; None: nothing is foolish."""


def _dear_loser(play: _Play) -> Found:
    """A trick certainly lost is given a card although a card of the same suit and of less value loses it as certainly."""
    if not play.view.trick or play.action.bella or play.certain(play.card) is not False:
        return None
    return _some(
        other
        for other in play.others
        if other.suit is play.card.suit
        and play.value(other) < play.value(play.card)
        and other not in _needed_for_bella(play.view)
        and play.certain(other) is False
    )


def _overkill(play: _Play) -> Found:
    """The last to play wins with the best card of a suit although a lower one of it wins too, while an opponent may hold a
    card between them; and the best would not have been lost, being a trump or there being no trump out against it.
    """
    if not play.view.trick or not play.last or not play.wins(play.card) or not play.best_of_suit(play.card):
        return None
    if play.card.suit is not play.trump and any(map(play.theirs, play.know.out[play.trump])):
        return None
    between = [card for card in play.know.out[play.card.suit] if play.theirs(card)]
    return _some(
        other
        for other in play.others
        if other.suit is play.card.suit
        and play.wins(other)
        and any(play.strength(other) < play.strength(card) < play.strength(play.card) for card in between)
    )


def _ten_led(play: _Play) -> Found:
    """A plain ten is led while its ace may be with an opponent, and there is something else to lead."""
    if play.view.trick or not _ten_under_ace(play, play.card):
        return None
    return _some(other for other in play.others if not _ten_under_ace(play, other))


def _ten_thrown(play: _Play) -> Found:
    """Who may play anything throws a plain card of ten points or more on a trick certainly lost, and holds a plain card of
    four points or less.
    """
    view, suit = play.view, play.card.suit
    if not view.trick or suit in (view.trick[0].suit, play.trump) or play.value(play.card) < _DEAR:
        return None
    if play.certain(play.card) is not False:
        return None
    return _some(other for other in play.others if other.suit is not play.trump and play.value(other) <= _CHEAP)


def _partner_unfed(play: _Play) -> Found:
    """A trick that is certainly the partner's or one's own gets less than ten points, although it would be as certain with
    a plain ten whose ace an opponent may hold.
    """
    view, rules = play.view, play.view.rules
    if not view.trick or rules.players != 4 or play.value(play.card) >= _DEAR or play.certain(play.card) is not True:
        return None
    holder = (view.leader + winning_index(view.trick, play.trump)) % rules.players
    if holder != (view.seat + 2) % rules.players:
        return None
    return _some(other for other in play.others if _ten_under_ace(play, other) and play.certain(other) is True)


def _bella_unsaid(play: _Play) -> Found:
    """Bella is not said with a card with which it may be said for the last time."""
    view, action = play.view, play.action
    if action.bella or not any(other.bella and other.card is action.card for other in view.legal):
        return None
    pair = bella_cards(play.trump)
    other = pair[1] if play.card is pair[0] else pair[0]
    later = view.rules.bella_declare is BellaDeclare.EITHER_CARD and other in view.hand
    return None if later else ()


def _bella_split(play: _Play) -> Found:
    """Bella needs both its cards, and one of them goes to a trick certainly lost though another card might be played."""
    pair = _needed_for_bella(play.view)
    if play.card not in pair or not play.view.trick or play.certain(play.card) is not False:
        return None
    return _some(other for other in play.others if other not in pair)


def _needed_for_bella(view: SeatView) -> tuple[Card, ...]:
    """King and queen of trumps, where bella may still be the own side's and needs both."""
    rules, trump = view.rules, view.trump
    if rules.bella_needs is not BellaNeeds.BOTH_CARDS or trump is None:
        return ()
    pair = bella_cards(trump)
    said = view.bella is not None and rules.side_of(view.bella) == rules.side_of(view.seat)
    return pair if said or (view.bella is None and all(card in view.hand for card in pair)) else ()


def _ten_under_ace(play: _Play, card: Card) -> bool:
    """Whether a card is a plain ten whose ace may be with an opponent."""
    if card.rank is not Rank.TEN or card.suit is play.trump:
        return False
    ace = card_of(Rank.ACE, card.suit)
    return ace in play.know.out[card.suit] and play.theirs(ace)


def _some(cards: Iterator[Card]) -> Found:
    return tuple(cards) or None


_FIND: Final[dict[Kind, Callable[[_Play], Found]]] = {
    Kind.DEAR_LOSER: _dear_loser,
    Kind.OVERKILL: _overkill,
    Kind.TEN_LED: _ten_led,
    Kind.TEN_THROWN: _ten_thrown,
    Kind.PARTNER_UNFED: _partner_unfed,
    Kind.BELLA_UNSAID: _bella_unsaid,
    Kind.BELLA_SPLIT: _bella_split,
}
