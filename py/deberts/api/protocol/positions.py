"""Positions that are put together, and what they are worth."""

from __future__ import annotations

from typing import Literal, TypedDict


class CheckPositionRequest(TypedDict):
    """Asks what is wrong with a position text. ``tidy``: what follows from the rest is put in first, such as who led a
    trick. Answer: ``CheckPositionReply``.
    """

    v: int
    type: Literal["check_position"]
    position: str
    tidy: bool


class PositionProblem(TypedDict):
    """Why a text is no position: a code, the key at fault and its value (``docs/position.md``).

    ``no_deal``: the hidden cards can't be dealt so that all that happened could have happened.
    """

    code: str
    key: str
    value: str


class PositionShape(TypedDict):
    """What a position that can be read comes to. ``turn``: the seat on turn; None while something is wrong.

    ``hands``: by seat, the cards that belong into the hand now. ``stock``: those still to be dealt. ``card_due``: the
    seat on turn may play a card. ``runs``: by seat, what it can have announced, as its key says it; "" is nothing said
    yet, and there is no value where none can be. ``stakes``: those to choose from, none where nobody doubles.
    """

    position: str
    """The canonical text."""
    profile: str
    players: int
    hands: list[int]
    stock: int
    runs: list[list[str]]
    stakes: list[int]
    turn: int | None
    card_due: bool


class CheckPositionReply(TypedDict):
    """``shape``: None for a text that can't be read; ``problems`` says why."""

    v: int
    ok: Literal[True]
    busy: bool
    shape: PositionShape | None
    problems: list[PositionProblem]


class DealPositionRequest(TypedDict):
    """A position at the first card of a deal that is dealt and called at random, as the seed says. Answer:
    ``PositionReply``.
    """

    v: int
    type: Literal["deal_position"]
    rules: dict[str, str | int]
    seed: str


class SolvePositionRequest(TypedDict):
    """What each card of the seat on turn is worth with all cards open. Hidden cards are dealt at random, many times.

    An answer goes ``units`` (1 to 4096) of work further; asked again until it is ``done``. Refused with ``not_a_card``
    where no card is due, ``hand_hidden`` where the hand on turn is not known. Answer: ``SolvePositionReply``.
    """

    v: int
    type: Literal["solve_position"]
    position: str
    units: int


class SolvedCard(TypedDict):
    """A card and how the deal ends with it and best play by all, in the mean of the worlds looked into.

    ``difference``: the points of the side on turn less all others'. Of three players the two who did not call play
    together: their difference is that of both. ``points``: those of the side on turn, with two sides. ``made``: how
    often the caller makes it, from 0 to 1, with two sides.
    """

    card: str
    difference: float
    points: float | None
    made: float | None


class SolvePositionReply(TypedDict):
    """The values so far, best first. ``worlds`` of ``total`` sets of hidden cards are solved; 1 where nothing is hidden."""

    v: int
    ok: Literal[True]
    busy: bool
    done: bool
    seat: int
    worlds: int
    total: int
    cards: list[SolvedCard]
