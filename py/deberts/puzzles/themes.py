"""What a puzzle is about, found by code from the facts of its position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ..ai.knowledge import Knowledge
from ..cards import Card, Rank, Suit, card_of, parse_card
from ..deal.actions import Verb
from ..deal.view import SeatView
from ..match.match import Match
from ..rules.tricks import winning_index
from .playing import best_action, table_of
from .puzzle import PERSON, option_of
from .weighing import Weighed


class Theme(StrEnum):
    """The themes; of several that fit a puzzle has the first."""

    BID = "bid"
    """To take, to name or to pass."""
    SWAP = "swap"
    """The trump seven for the card turned up, or not."""
    RUNS = "runs"
    """Which runs to declare."""
    CONTRACT = "contract"
    """Whether the contract is made hangs on it."""
    TEN = "ten"
    """A plain ten whose ace is out is kept from it."""
    TRUMPS = "trumps"
    """A trump is led while others may hold trumps."""
    LAST = "last"
    """The last trick hangs on it."""
    TAKE = "take"
    """A trick is won that might be left."""
    DUCK = "duck"
    """A trick is left that might be won."""
    LEAD = "lead"
    """What to lead."""
    THROW = "throw"
    """What to give to a trick."""


KINDS: Final = {
    **dict.fromkeys((Verb.TAKE, Verb.NAME, Verb.PASS), Theme.BID),
    **dict.fromkeys((Verb.SWAP, Verb.KEEP), Theme.SWAP),
    Verb.DECLARE: Theme.RUNS,
}
"""Themes that follow from what is asked for."""

_LEADING: Final = frozenset((Theme.TRUMPS, Theme.LEAD))
_FOLLOWING: Final = frozenset((Theme.TAKE, Theme.DUCK, Theme.THROW))
_DEALS: Final = 12
"""Deals played to the end to see who gets the last trick."""
_LAST_FROM: Final = 4
"""Cards in hand from which on the last trick is in sight."""


def may_be(theme: Theme, view: SeatView) -> bool:
    """Whether a card to be played may be a question of a theme, as far as it can be told without judging it."""
    if theme is Theme.LAST and len(view.hand) > _LAST_FROM:
        return False
    if theme is Theme.TEN and not any(card.rank is Rank.TEN and card.suit is not view.trump for card in view.hand):
        return False
    if (
        theme in (Theme.TAKE, Theme.DUCK)
        and len({_wins(view, action.card) for action in view.legal if action.card}) < 2
    ):
        return False
    return theme not in (_LEADING if view.trick else _FOLLOWING)


def _wins(view: SeatView, card: Card) -> bool:
    """Whether the trick as it lies is won with a card."""
    assert view.trump is not None
    return winning_index((*view.trick, card), view.trump) == len(view.trick)


@dataclass(frozen=True, slots=True)
class _Asked:
    """A card to be played: what the seat knows, the best card, and the second best."""

    position: str
    view: SeatView
    trump: Suit
    know: Knowledge
    weighed: Weighed
    best: Card
    second: Card

    def wins(self, card: Card) -> bool:
        """Whether the trick as it lies is won with a card."""
        return _wins(self.view, card)


def theme_of(position: str, match: Match, weighed: Weighed) -> Theme:
    """The theme of a question with its answer."""
    best, second, *_ = (option.split() for option in weighed.worth)
    if (kind := KINDS.get(Verb(best[0]))) is not None:
        return kind
    view = match.view(PERSON)
    assert view.trump is not None
    know = Knowledge(view, memory=True)
    asked = _Asked(position, view, view.trump, know, weighed, parse_card(best[1]), parse_card(second[1]))
    return next(theme for theme, fits in _FITS.items() if fits(asked))


def _ten(asked: _Asked) -> bool:
    return any(_guarded(asked, card) for card in asked.view.hand)


def _guarded(asked: _Asked, ten: Card) -> bool:
    """Whether a card is a plain ten that the best card keeps and the second best gives away, or its company."""
    if ten.rank is not Rank.TEN or ten.suit is asked.trump or asked.best is ten or asked.second.suit is not ten.suit:
        return False
    alone = asked.second is ten or asked.best.suit is not ten.suit
    ace = card_of(Rank.ACE, ten.suit)
    return alone and ace in asked.know.out[ten.suit] and asked.know.enemy_holds(ace) > 0


def _trumps(asked: _Asked) -> bool:
    leads = not asked.view.trick and asked.best.suit is asked.trump and asked.second.suit is not asked.trump
    return leads and any(asked.know.enemy_holds(card) > 0 for card in asked.know.out[asked.trump])


def _last(asked: _Asked) -> bool:
    if len(asked.view.hand) > _LAST_FROM:
        return False
    won = [sum(_wins_last(asked, card, deal) for deal in range(_DEALS)) for card in (asked.best, asked.second)]
    return won[0] - won[1] > _DEALS // 2


def _wins_last(asked: _Asked, card: Card, deal: int) -> bool:
    """Whether the own side gets the last trick after playing a card, in one of the deals that could be."""
    match = table_of(asked.position, deal)
    chosen = next(action for action in match.legal_actions() if option_of(action) == f"{Verb.PLAY} {card}")
    match, _ = match.apply(chosen)
    while match.deal and not match.deal.done:
        match, _ = match.apply(best_action(match))
    assert match.deal
    side_of = match.rules.side_of
    return side_of(match.deal.tricks[-1].winner) == side_of(PERSON)


_FITS: Final[dict[Theme, Callable[[_Asked], bool]]] = {
    Theme.CONTRACT: lambda asked: asked.weighed.turns,
    Theme.TEN: _ten,
    Theme.TRUMPS: _trumps,
    Theme.LAST: _last,
    Theme.TAKE: lambda asked: bool(asked.view.trick) and asked.wins(asked.best) and not asked.wins(asked.second),
    Theme.DUCK: lambda asked: bool(asked.view.trick) and asked.wins(asked.second) and not asked.wins(asked.best),
    Theme.LEAD: lambda asked: not asked.view.trick,
    Theme.THROW: lambda _: True,
}
