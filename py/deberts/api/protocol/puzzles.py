"""Puzzles: positions with a question and one best answer."""

from __future__ import annotations

from typing import Literal, TypedDict

from .words import ReviewVerb, SuitCode


class PuzzlesRequest(TypedDict):
    """Asks which puzzles there are. Answer: ``PuzzlesReply``."""

    v: int
    type: Literal["puzzles"]


class PuzzleInfo(TypedDict):
    """A puzzle that can be begun."""

    id: str
    theme: str
    rating: int
    profile: str
    players: int


class PuzzlesReply(TypedDict):
    """All puzzles, in an order that stays the same."""

    v: int
    ok: Literal[True]
    busy: bool
    puzzles: list[PuzzleInfo]


class PuzzleOption(TypedDict):
    """Something that could be done, and its worth in points ahead of the others. ``runs``: declared ones, ``HIGH-LOW``."""

    verb: ReviewVerb | Literal["declare"]
    card: str | None
    suit: SuitCode | None
    runs: list[str]
    worth: float


class PuzzleVerdict(TypedDict):
    """What an answer was worth. ``chosen``: its place among the options, best first; None where it was given up.

    ``lost``: points against the best one, None where it was given up. ``gained``: the points each side made since, by side.
    """

    right: bool
    chosen: int | None
    lost: float | None
    options: list[PuzzleOption]
    worlds: int
    """Sets of hidden cards that the worth is the mean of."""
    gained: list[int]


class PuzzleQuestion(TypedDict):
    """The puzzle that is on the table."""

    id: str
    theme: str
    rating: int
    asks: Literal["card", "call", "swap", "runs"]
    verdict: PuzzleVerdict | None
    """Once it is answered."""
