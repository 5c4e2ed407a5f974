"""What the page asks."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .coaching import DoubtRequest, HintRequest, TellRequest
from .positions import CheckPositionRequest, DealPositionRequest, SolvePositionRequest
from .puzzles import PuzzlesRequest
from .replays import ReplayLogRequest, ReplayRequest
from .reviews import LineRequest, ReviewRequest


class PlayerSetup(TypedDict):
    """Who sits at a seat. ``level`` only for ``ai``."""

    name: str
    kind: Literal["human", "ai"]
    level: NotRequired[str]


class HelloRequest(TypedDict):
    """Asks what the engine is and offers. Answer: ``HelloReply``."""

    v: int
    type: Literal["hello"]


class NewRequest(TypedDict):
    """Starts a match and deals the first deal. ``seed``: at least 32 hex digits. Answer: ``UpdateReply``."""

    v: int
    type: Literal["new"]
    rules: dict[str, str | int]
    """As in a record: a profile and what differs from it."""
    players: list[PlayerSetup]
    seed: str


class LoadRequest(TypedDict):
    """Goes on with a record (JSON text), checked action by action; a damaged one is refused. Answer: ``UpdateReply``."""

    v: int
    type: Literal["load"]
    record: str


class SetUpRequest(TypedDict):
    """Starts a match in the middle: from a position (``docs/position.md``). Cards that it hides are dealt at random, as the
    seed says. Answer: ``UpdateReply``.
    """

    v: int
    type: Literal["set_up"]
    position: str
    players: list[PlayerSetup]
    seed: str


class LessonRequest(TypedDict):
    """Puts a step (from 0) of a lesson on the table, the person at seat 0. The answer is an ``act`` or, of a ``choice``, an
    ``answer``; an action that the rules do not allow is refused as always. Answer: ``UpdateReply``.
    """

    v: int
    type: Literal["lesson"]
    lesson: str
    step: int
    players: list[PlayerSetup]


class ShowLessonRequest(TypedDict):
    """The table of a step of a lesson as ``lesson`` would put it down, only to be looked at. Answer: ``ShowLessonReply``."""

    v: int
    type: Literal["show_lesson"]
    lesson: str
    step: int
    players: list[PlayerSetup]


class PuzzleRequest(TypedDict):
    """Puts a puzzle on the table, the person at seat 0. It is answered by an ``act``; an ``answer`` with the word ``show``
    gives it up. An action that the rules do not allow is refused as always. ``players``: one for each of four seats, of
    which as many sit down as the puzzle has. Answer: ``UpdateReply`` or ``unknown_puzzle``.
    """

    v: int
    type: Literal["puzzle"]
    puzzle: str
    """Its ``id``."""
    players: list[PlayerSetup]


class AnswerRequest(TypedDict):
    """Answers a ``choice`` of a lesson with one of its words, or gives up a puzzle (``show``). Answer: ``UpdateReply``."""

    v: int
    type: Literal["answer"]
    seq: int
    answer: str


class ActRequest(TypedDict):
    """The person's action on the table they saw at ``seq``; a stale one is refused. Answer: ``UpdateReply``."""

    v: int
    type: Literal["act"]
    seq: int
    action: str


class FinishRequest(TypedDict):
    """Where the view's ``rest`` says so: plays the person's cards to the end of the deal, each as soon as it is their turn.
    They are ordinary actions. Answer: ``UpdateReply``.
    """

    v: int
    type: Literal["finish"]
    seq: int


class NextRequest(TypedDict):
    """Deals the next deal after the score sheet. Answer: ``UpdateReply``."""

    v: int
    type: Literal["next"]
    seq: int


class UndoRequest(TypedDict):
    """Takes back the person's last action and all that followed. Marks the match assisted. Answer: ``UpdateReply``."""

    v: int
    type: Literal["undo"]
    seq: int


class TakeSeatRequest(TypedDict):
    """Where several people share the device: the one whom the view names under ``hand_over`` has it now. The prompt
    ``nothing_asked`` says that there was nothing to answer, and the device goes on. Answer: ``UpdateReply``.
    """

    v: int
    type: Literal["take_seat"]
    seq: int


class RulesRequest(TypedDict):
    """Checks a choice of rules without starting anything. Answer: ``RulesReply`` or the error with its reason."""

    v: int
    type: Literal["rules"]
    rules: dict[str, str | int]


class InspectRequest(TypedDict):
    """Checks a record (JSON text) and sums it up for the library, changing nothing. Answer: ``InspectReply``."""

    v: int
    type: Literal["inspect"]
    record: str


class CommitRequest(TypedDict):
    """Asks for the commitment to a seed: its SHA-256. Answer: ``CommitReply``."""

    v: int
    type: Literal["commit"]
    seed: str


class FairnessRequest(TypedDict):
    """Checks that a record (JSON text) was dealt from its seed. Answer: ``FairnessReply``."""

    v: int
    type: Literal["fairness"]
    record: str


class PadEntry(TypedDict):
    """A deal played with real cards, lists by side.

    ``caller``: a seat; None: all passed, and the rest is ignored. ``points``: cards
    and the last trick, with four players 162 together.
    ``last``: the side of the last trick. ``runs``: what counts of them. ``bella``: the side that has it.
    ``no_trick``: the sides that took no trick.
    """

    caller: int | None
    points: list[int]
    last: int
    runs: list[int]
    bella: int | None
    no_trick: list[int]


class PadRequest(TypedDict):
    """Scores deals played with real cards. ``dealer``: the seat that deals first. Answer: ``PadReply`` or ``bad_entry``."""

    v: int
    type: Literal["pad"]
    rules: dict[str, str | int]
    dealer: int
    entries: list[PadEntry]


class LogRequest(TypedDict):
    """All that happened in the match on the table, as the person saw it. Answer: ``LogReply``."""

    v: int
    type: Literal["log"]


class PositionRequest(TypedDict):
    """The position text of the table as the person sees it, for reports and links. Answer: ``PositionReply``."""

    v: int
    type: Literal["position"]


Request = (
    HelloRequest
    | NewRequest
    | LoadRequest
    | SetUpRequest
    | LessonRequest
    | ShowLessonRequest
    | PuzzlesRequest
    | PuzzleRequest
    | AnswerRequest
    | ReplayRequest
    | ReplayLogRequest
    | ReviewRequest
    | LineRequest
    | ActRequest
    | FinishRequest
    | NextRequest
    | UndoRequest
    | TakeSeatRequest
    | RulesRequest
    | InspectRequest
    | CommitRequest
    | FairnessRequest
    | PadRequest
    | LogRequest
    | PositionRequest
    | CheckPositionRequest
    | DealPositionRequest
    | SolvePositionRequest
    | HintRequest
    | DoubtRequest
    | TellRequest
)
