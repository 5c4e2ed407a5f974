"""The coach: advice on the decision that is due, what is about to be given away, what the others did, and what is out."""

from __future__ import annotations

from typing import Literal, TypedDict

from .words import ReviewHow, SuitCode


class HintRequest(TypedDict):
    """Advice to the person on turn, so many units further; asked again until it is done. Marks the match assisted.
    Answer: ``HintReply``.
    """

    v: int
    type: Literal["hint"]
    seq: int
    units: int


class DoubtRequest(TypedDict):
    """What speaks against an action before it is done, by the advice as far as it is there. Answer: ``DoubtReply``."""

    v: int
    type: Literal["doubt"]
    seq: int
    action: str


class TellRequest(TypedDict):
    """What the others did since the person's last move and why, and what is out. Marks the match assisted. Answer:
    ``TellReply``.
    """

    v: int
    type: Literal["tell"]
    seq: int


class CoachChoice(TypedDict):
    """Something that can be done.

    ``points``: expected, in recorded points ahead of the others. ``won``, ``lost``: in how many of the worlds the contract
    ends well (a call is made), and an opponent may take the trick. None where it was not looked into.
    """

    action: str
    verb: str
    card: str | None
    suit: SuitCode | None
    bella: bool
    points: float | None
    won: int | None
    lost: int | None
    candidate: bool
    """Whether it comes into question."""


class CoachReason(TypedDict):
    """Why the first choice is better than the second: a code and its numbers (``coach/reasons.py``)."""

    code: str
    best: int
    next: int
    card: str | None


class Advice(TypedDict):
    """``choices``: best first. ``worlds``: sets of hidden cards looked into; ``how``: None where none had to be."""

    idea: str
    choices: list[CoachChoice]
    worlds: int
    how: ReviewHow | None
    reason: CoachReason


class HintReply(TypedDict):
    """``advice``: None while it is thought out. ``record``: the match as it is to be kept now."""

    v: int
    ok: Literal[True]
    busy: bool
    advice: Advice | None
    record: str


class CoachDoubt(TypedDict):
    """``runs``, ``deberts``, ``bella`` left unsaid, or a ``choice`` that loses ``points``; and what would be better."""

    code: Literal["runs", "deberts", "bella", "choice"]
    points: int
    better: CoachChoice


class DoubtReply(TypedDict):
    """``doubt``: None if nothing speaks against it."""

    v: int
    ok: Literal[True]
    busy: bool
    doubt: CoachDoubt | None


class ToldMove(TypedDict):
    """A call or a ``card`` of a seat, and a code for its reason (``coach/telling.py``)."""

    seat: int
    code: str
    card: str | None


class CardCount(TypedDict):
    """Cards not seen yet: trumps from the highest, plain aces and tens; by card in the hand, those of its suit that are
    stronger; and by seat the suits that it can't have.
    """

    trumps: list[str]
    high: list[str]
    above: dict[str, list[str]]
    lacking: list[list[SuitCode]]


class TellReply(TypedDict):
    """``count``: None before trump is named. ``record``: the match as it is to be kept now."""

    v: int
    ok: Literal[True]
    busy: bool
    told: list[ToldMove]
    count: CardCount | None
    record: str
