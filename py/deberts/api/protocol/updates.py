"""What is told when the table moves: events, the view after them, and the lesson it belongs to."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .puzzles import PuzzleQuestion
from .table import Announcement, RunInfo, View
from .words import CallVerb, SuitCode


class Event(TypedDict):
    """One visible happening, for motion and for the words spoken.

    kinds and the fields they use:
    ``deal_started`` (seat = dealer); ``dealt`` (seat, count, cards only if own: a packet of three or two);
    ``turned`` (card: the indicator); ``call`` (seat, verb take/name/pass, suit); ``all_passed``;
    ``drew`` (seat, count, cards if own, card: the indicator if the dealer of four takes it up); ``bottom`` (card);
    ``swapped`` (seat, card = the seven laid down, other = the indicator taken);
    ``announced`` (seat, run = what is public now, None: no run); ``compared`` (seat, run: more of it became public);
    ``runs_shown`` (seat, runs); ``bella`` (seat); ``played`` (seat, card); ``trick_taken`` (seat, points, number);
    ``sevens`` (seat, cards); ``deberts`` (seat, cards); ``doubled``, ``accepted``, ``refused``, ``no_double`` (seat,
    points = stake); ``claimed`` (seat, points); ``scored``; ``match_over`` (side).
    """

    kind: Literal[
        "deal_started",
        "dealt",
        "turned",
        "call",
        "all_passed",
        "drew",
        "bottom",
        "swapped",
        "announced",
        "compared",
        "runs_shown",
        "bella",
        "played",
        "trick_taken",
        "sevens",
        "deberts",
        "doubled",
        "accepted",
        "refused",
        "no_double",
        "claimed",
        "scored",
        "match_over",
    ]
    seat: NotRequired[int]
    side: NotRequired[int]
    verb: NotRequired[CallVerb]
    suit: NotRequired[SuitCode]
    card: NotRequired[str]
    other: NotRequired[str]
    cards: NotRequired[list[str]]
    count: NotRequired[int]
    points: NotRequired[int]
    number: NotRequired[int]
    run: NotRequired[Announcement | None]
    runs: NotRequired[list[RunInfo]]


class LessonVerdict(TypedDict):
    """What an answer in a lesson is worth. ``comment`` is a key; ``gained``: the points each side made since, by side."""

    right: bool
    comment: str
    gained: list[int]


class LessonStep(TypedDict):
    """The question of a lesson that is on the table. All words are keys, for the page to find the sentences by."""

    lesson: str
    step: str
    number: int
    """From 0."""
    steps: int
    kind: Literal["play", "call", "swap", "runs", "bella", "claim", "choice"]
    """What is asked for; all but ``choice`` is answered by an ordinary ``act``."""
    answers: list[str]
    """Of a ``choice``: the words to choose from."""
    hints: list[str]
    hands: list[list[str]]
    """By seat, where the lesson is played with open cards: what each had when the question was asked."""
    verdict: LessonVerdict | None
    """Once it is answered."""


class Update(TypedDict):
    """A step of the match: what happened since the last update, and the table after it.

    ``seq`` grows with every step and is named by the page when it acts; ``record`` is the save (a record as JSON text);
    ``lesson`` is there where the table belongs to a lesson, ``puzzle`` where it belongs to a puzzle.
    """

    seq: int
    events: list[Event]
    view: View
    record: str
    lesson: NotRequired[LessonStep]
    puzzle: NotRequired[PuzzleQuestion]


class Push(TypedDict):
    """The answer of ``work``: an update if something visible happened in this slice, and whether there is more to do."""

    v: int
    busy: bool
    update: Update | None


class AheadReply(TypedDict):
    """The answer of ``think_ahead``: whether there is more to think of while the person decides."""

    v: int
    more: bool
