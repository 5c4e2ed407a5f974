"""Messages about what decisions of a deal that is over were worth."""

from __future__ import annotations

from typing import Literal, TypedDict

from .words import Outcome, ReviewHow, ReviewMark, ReviewVerb, SuitCode


class ReviewRequest(TypedDict):
    """Judges the decisions of a seat in a deal of a record (JSON text), changing nothing. Answer: ``ReviewReply``.

    ``deal``: from 0, and over. An answer goes ``units`` (1 to 4096) of work further; asked again until it is ``done``.
    """

    v: int
    type: Literal["review"]
    record: str
    deal: int
    seat: int
    units: int


class LineRequest(TypedDict):
    """Plays a reviewed deal to its end after a choice, as well as can be with all cards open. Answer: ``LineReply``.

    ``number`` and ``action`` are those of a ``ReviewedDecision`` and one of its options; ``units`` as in a review.
    """

    v: int
    type: Literal["line"]
    record: str
    deal: int
    number: int
    action: str
    units: int


class ReviewOption(TypedDict):
    """Something that could be done, and what it was worth in recorded points ahead of the others.

    ``fair``: by what the seat could know. ``open``: with all cards open; None where that would take too long.
    """

    action: str
    verb: ReviewVerb
    card: str | None
    bella: bool
    suit: SuitCode | None
    runs: list[str]
    fair: float
    open: float | None


class ReviewedDecision(TypedDict):
    """A decision and the points it lost against the best. ``number``: the place of its action in the deal, from 0; the seven
    that was kept without a question shares it with the action that followed.

    ``trick``: from 0; None for a call or an exchange. ``hand``, ``table``: what the seat held and what lay in the trick,
    led by seat ``leader``. ``points``: by side, what was certain to count by then.
    ``how``: ``exact``, ``difference`` (exact, of three players by the points of the deal), ``tree`` and ``quick``, which
    are estimates. ``worlds``: sets of hidden cards looked into. ``options``: best first; ``chosen``: which of them it was,
    ``enough``: how many of them are as good as the best, or nearly. ``lesson``: the one that teaches what was missed.
    """

    number: int
    trick: int | None
    hand: list[str]
    table: list[str]
    leader: int
    trump: SuitCode | None
    turned: str
    caller: int | None
    points: list[int]
    fair_loss: float
    open_loss: float | None
    mark: ReviewMark
    """From ``fair_loss`` alone."""
    unlucky: bool
    """Good, but with all cards open it cost points."""
    how: ReviewHow
    worlds: int
    chosen: int
    enough: int
    options: list[ReviewOption]
    lesson: str | None


class DealAccuracy(TypedDict):
    """How well the decisions of a deal were taken; ``accuracy``: None where there was nothing to decide."""

    deal: int
    accuracy: float | None
    lost: float


class MatchAccuracy(TypedDict):
    """The same over all deals of the record that have been judged for this seat so far."""

    deals: list[DealAccuracy]
    accuracy: float | None
    lost: float


class ReviewFields(TypedDict):
    """How far a review has come: ``decisions`` of ``total`` are judged.

    ``accuracy`` (0 to 100) and ``costliest`` (places in ``decisions``) when it is ``done``.
    """

    done: bool
    total: int
    decisions: list[ReviewedDecision]
    accuracy: float | None
    costliest: list[int]
    match: MatchAccuracy


class ReviewReply(TypedDict):
    """A review so far."""

    v: int
    ok: Literal[True]
    busy: bool
    review: ReviewFields


class LineTrick(TypedDict):
    """A trick of a line; ``number``: from 0, ``winner``: None where it is not complete."""

    number: int
    leader: int
    cards: list[str]
    winner: int | None
    points: int


class LineFields(TypedDict):
    """The deal after a choice, from the trick of the decision on. When it is ``done``: ``recorded``, ``outcome`` and
    ``record``, the match to the end of this deal with the line in place of what was played. ``step``: of a
    ``ReplayRequest`` for that record, where the choice is still to be made.
    """

    done: bool
    caller: int | None
    trump: SuitCode | None
    tricks: list[LineTrick]
    outcome: Outcome | None
    recorded: list[int]
    record: str | None
    step: int


class LineReply(TypedDict):
    """What follows a choice, so far."""

    v: int
    ok: Literal[True]
    busy: bool
    line: LineFields
