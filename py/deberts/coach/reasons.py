"""Advice as data: the idea, the choices with their numbers, and the reason that those numbers give."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ..cards import Card
from ..deal.actions import Action, Verb
from ..deal.view import SeatView
from ..review.decision import How
from ..rules.tricks import card_value

NEAR: Final = 0.5
"""Points by which choices may differ and still be the same."""
_MORE_MADE: Final = 0.1
"""Part of the deals in which the contract ends better that makes a reason of it."""
_MORE_SAFE: Final = 0.2
"""The same for a trick that can't be taken."""


class Idea(StrEnum):
    """What a choice is after; the first step of a hint."""

    TAKE = "take"
    NAME = "name"
    PASS = "pass"
    SWAP = "swap"
    KEEP = "keep"
    ANNOUNCE = "announce"
    DEBERTS = "deberts"
    BELLA = "bella"
    CLAIM = "claim"
    ACCEPT = "accept"
    REFUSE = "refuse"
    DOUBLE = "double"
    NO_DOUBLE = "no_double"
    FORCED = "forced"
    DRAW_TRUMPS = "draw_trumps"
    CASH = "cash"
    LEAD_LOW = "lead_low"
    PRESS = "press"
    WIN = "win"
    FEED = "feed"
    LET_GO = "let_go"
    LOSE_CHEAP = "lose_cheap"


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be done.

    ``points``: how far the own side comes out ahead in recorded points, expected. ``won``: in what part of the deals the
    contract ends as the own camp wants it, of a call: is made. ``lost``: in what part of them an opponent may take the
    trick. None where that was not looked into.
    """

    action: Action
    points: float | None = None
    won: float | None = None
    lost: float | None = None


@dataclass(frozen=True, slots=True)
class Beaten:
    """In what part of the worlds an opponent may take the trick from a card, and the card that most often does it."""

    share: float
    card: Card | None


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the best choice is better than the next: a code and its numbers, ``best`` of the one and ``next`` of the other.

    - ``only`` there is no other; ``over`` the match is won; ``free`` costs nothing and may bring ``best`` points
    - ``chance`` ``best`` in a hundred to win the match
    - ``made`` the call is made in ``best`` deals; ``not_made`` the most promising one in ``next`` only
    - ``contract`` it ends well in ``best`` deals and ``next`` deals
    - ``trick`` an opponent may take the trick in ``best`` deals and ``next`` deals, most often with ``card``
    - ``cheap`` the trick is likely lost, the card gives away ``best`` points, the other ``next``
    - ``same`` hardly matters; ``later`` pays in the tricks to come; ``higher`` a better card comes for the seven
    """

    code: str
    best: int = 0
    next: int = 0
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """What a hint comes to. ``choices``: best first. ``worlds``: sets of hidden cards looked into, ``how``: in which way."""

    idea: Idea
    choices: tuple[Choice, ...]
    worlds: int
    how: How | None
    reason: Reason

    @property
    def candidates(self) -> tuple[Choice, ...]:
        """The choices that come into question: those close to the best, two at least."""
        best = self.choices[0].points or 0.0
        close = [choice for choice in self.choices if choice.points is None or best - choice.points <= _CLOSE]
        return tuple(close[:_MOST]) if len(close) > 1 else self.choices[:2]


_CLOSE: Final = 8.0
_MOST: Final = 3


def reason_for_card(view: SeatView, choices: Sequence[Choice], worlds: int, danger: Beaten) -> Reason:
    """Why the best of several cards is better than the next one; ``danger``: what takes the trick from that one."""
    best, following = choices[:2]
    if _lead(best, following) < NEAR:
        return Reason("same")
    if best.won is not None and following.won is not None and best.won - following.won >= _MORE_MADE:
        return Reason("contract", round(best.won * worlds), round(following.won * worlds))
    safe, risky = best.lost or 0.0, following.lost or 0.0
    if risky - safe >= _MORE_SAFE:
        return Reason("trick", round(safe * worlds), round(risky * worlds), danger.card)
    given, spared = (_value(view, choice.action.card) for choice in (best, following))
    if min(safe, risky) > 1 / 2 and given < spared:
        return Reason("cheap", given, spared)
    return Reason("later")


def reason_for_call(choices: Sequence[Choice], worlds: int) -> Reason:
    """Why a call, or a pass."""
    best = choices[0]
    if best.action.verb is not Verb.PASS:
        return Reason("made", round((best.won or 0.0) * worlds))
    return Reason("not_made", 0, round((choices[1].won or 0.0) * worlds))


def reason_for_swap(choices: Sequence[Choice]) -> Reason:
    """Why the seven is exchanged or kept."""
    return Reason("same" if _lead(*choices[:2]) < NEAR else "later")


def _lead(best: Choice, following: Choice) -> float:
    return (best.points or 0.0) - (following.points or 0.0)


def _value(view: SeatView, card: Card | None) -> int:
    assert card is not None and view.trump is not None
    return card_value(card, view.trump)
