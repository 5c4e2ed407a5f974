"""What the engine answers."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .coaching import DoubtReply, HintReply, TellReply
from .positions import CheckPositionReply, SolvePositionReply
from .puzzles import PuzzlesReply
from .replays import ReplayReply
from .requests import PlayerSetup
from .reviews import LineReply, ReviewReply
from .rules import LessonInfo, LevelInfo, ProfileInfo, RulesInfo, SwitchInfo
from .table import ResultInfo, View
from .updates import Event, Update
from .words import Outcome


class Problem(TypedDict):
    """An error as a code with its particulars; the page has the sentence.

    codes: ``bad_json``, ``bad_message`` (``field``), ``wrong_version``, ``unknown_type``, ``no_match``, ``stale``
    (``seq``), ``unknown_lesson`` (``lesson``, ``step``), ``unknown_puzzle`` (``puzzle``),
    ``not_your_turn``, ``illegal_action`` (``action``, ``reason``),
    ``nothing_to_undo``, ``not_due``, ``not_over``, ``not_proven``, ``not_a_card``, ``hand_hidden``, ``bad_rules``
    (``reason``: a code, ``switch``, ``value``), ``bad_record`` (``reason``, ``deal``, ``action``), ``bad_position``
    (``reason``, ``key``, ``value``), ``bad_seed``, ``bad_players`` (``reason``), ``bad_entry`` (``reason``, ``entry``:
    its number from 0, ``value``, and for ``sum`` ``least`` and ``most``), ``internal`` (``detail``).
    """

    code: str
    detail: NotRequired[dict[str, str | int | None]]


class ErrorReply(TypedDict):
    """The request changed nothing."""

    v: int
    ok: Literal[False]
    busy: bool
    error: Problem


class HelloReply(TypedDict):
    """What the engine is and offers."""

    v: int
    ok: Literal[True]
    busy: bool
    version: str
    profiles: list[ProfileInfo]
    switches: list[SwitchInfo]
    levels: list[LevelInfo]
    lessons: list[LessonInfo]


class UpdateReply(TypedDict):
    """The table after the request. ``busy``: the computer is to move, call ``work``."""

    v: int
    ok: Literal[True]
    busy: bool
    update: Update


class RulesReply(TypedDict):
    """The rules are sound; here they are in full."""

    v: int
    ok: Literal[True]
    busy: bool
    rules: RulesInfo


class InspectReply(TypedDict):
    """What a record holds."""

    v: int
    ok: Literal[True]
    busy: bool
    rules: RulesInfo
    players: list[PlayerSetup]
    deals: int
    totals: list[int]
    assisted: bool
    result: ResultInfo | None


class CommitReply(TypedDict):
    """The SHA-256 of a seed, as hex digits: it tells nothing of the seed, and no other seed has it."""

    v: int
    ok: Literal[True]
    busy: bool
    commitment: str


class FairnessReply(TypedDict):
    """What a record says of its shuffle. ``seed``, ``dealer`` and ``packs`` only once the match is over.

    ``commitment``: None where the record has no seed. ``dealer``: the first dealer is the one the seed names. ``packs``:
    deal by deal, whether dealing from the seed gives the pack that was played.
    """

    v: int
    ok: Literal[True]
    busy: bool
    commitment: str | None
    seed: str | None
    dealer: bool | None
    packs: list[bool] | None


class PadLine(TypedDict):
    """A deal of the score pad, lists by side; as in ``ScoreInfo``."""

    outcome: Outcome
    caller: int | None
    dealer: int
    """The seat that dealt."""
    recorded: list[int]
    won: list[int]
    hanging: int
    penalty: list[int]
    baits: list[int]
    totals: list[int]


class PadReply(TypedDict):
    """The pad, line by line. ``dealer``: who deals next. ``winner``: the side that has reached the target and won."""

    v: int
    ok: Literal[True]
    busy: bool
    lines: list[PadLine]
    totals: list[int]
    hanging: int
    dealer: int
    winner: int | None


class ShowLessonReply(TypedDict):
    """A table to look at: its cards say whether they may be played, and why not."""

    v: int
    ok: Literal[True]
    busy: bool
    view: View


class LogReply(TypedDict):
    """The events of every deal, in order, the one being played last."""

    v: int
    ok: Literal[True]
    busy: bool
    deals: list[list[Event]]


class PositionReply(TypedDict):
    """The position as one line of text."""

    v: int
    ok: Literal[True]
    busy: bool
    position: str


Reply = (
    ErrorReply
    | HelloReply
    | UpdateReply
    | RulesReply
    | InspectReply
    | ShowLessonReply
    | PuzzlesReply
    | ReplayReply
    | ReviewReply
    | LineReply
    | CommitReply
    | FairnessReply
    | PadReply
    | LogReply
    | PositionReply
    | CheckPositionReply
    | SolvePositionReply
    | HintReply
    | DoubtReply
    | TellReply
)
