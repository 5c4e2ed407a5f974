"""The messages between the page and the engine.

Every message is one JSON object. The page sends a ``Request`` as text to ``handle`` and gets a ``Reply``; while the last
answer said ``busy``, the worker calls ``work`` and passes each ``Push`` on to the page. These classes are the one source:
``web/js/protocol.d.ts`` is generated from them. Cards are two-letter codes (``TH``), seats are 0..n-1 clockwise, sides
are seats with two or three players and the partnerships 0+2 (side 0) and 1+3 (side 1) with four. Lists "by side" and
"by seat" are in that order. Nothing here holds a card that the person at the table may not see.
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict, get_args

PROTOCOL_VERSION = 1

SuitCode = Literal["S", "H", "D", "C"]
Phase = Literal["auction", "exchange", "declare", "play", "offer", "scored", "between", "over"]
RunKind = Literal["terz", "fifty", "hundred"]
CallVerb = Literal["take", "name", "pass"]
ReasonCode = Literal[
    "not_your_turn", "not_now", "declare_first", "follow_suit", "must_trump", "beat_trump", "overtrump",
]  # fmt: skip
ActionVerb = Literal[
    "take", "name", "pass", "swap", "keep", "redeal", "declare", "deberts",
    "double", "no_double", "accept", "refuse", "claim",
]  # fmt: skip
PromptCode = Literal[
    "call_first", "call_second", "must_call", "exchange", "declare", "lead", "follow_suit", "must_trump",
    "beat_trump", "overtrump", "any_card", "answer_double", "offer_double", "wait", "next_deal", "over",
    "hand_over", "nothing_asked", "lesson",
]  # fmt: skip
RunReason = Literal["kind", "length", "top", "trump", "earlier"]
ReviewVerb = Literal["take", "name", "pass", "swap", "keep", "play"]
ReviewMark = Literal["good", "inaccuracy", "mistake", "blunder"]
ReviewHow = Literal["exact", "difference", "tree", "quick"]
Outcome = Literal["made", "bait", "hung", "void", "redeal", "deberts", "claim", "refused"]

REASON_CODES: Final[dict[str, ReasonCode]] = {code: code for code in get_args(ReasonCode)}
REVIEW_VERBS: Final[dict[str, ReviewVerb]] = {verb: verb for verb in get_args(ReviewVerb)}
ACTION_VERBS: Final[dict[str, ActionVerb]] = {verb: verb for verb in get_args(ActionVerb)}


# --- the rules in force ---------------------------------------------------------------------------------------------


class SwitchInfo(TypedDict):
    """One rule switch as the settings page needs it: its name, what it may be, and what it is for."""

    name: str
    group: Literal["match", "auction", "exchange", "runs", "bella", "play", "scoring", "stakes"]
    values: list[str]
    """The words allowed; empty for a number."""
    minimum: int
    maximum: int
    """Bounds of a number; both 0 for a word."""


class ProfileInfo(TypedDict):
    """A published form of the game and the values it gives to every switch, by number of players."""

    name: str
    switches: dict[str, dict[str, str | int]]
    """Number of players ("2", "3", "4") -> switch -> value."""


class LessonInfo(TypedDict):
    """A lesson that can be begun. ``steps``: their names; ``rules``: the group of switches that tells more; ``profiles`` and
    ``players``: what it holds for; ``seats``: how many sit at its table.
    """

    name: str
    rules: str
    steps: list[str]
    profiles: list[str]
    players: list[int]
    seats: int


class RulesInfo(TypedDict):
    """The rules of this match: ``values`` holds every switch, ``chosen`` what a record writes, ``custom`` if house rules."""

    profile: str
    players: int
    custom: bool
    values: dict[str, str | int]
    chosen: dict[str, str | int]


class LevelInfo(TypedDict):
    """A level of the computer opponents that can be chosen."""

    name: str


# --- the table ------------------------------------------------------------------------------------------------------


class Reason(TypedDict):
    """Why a card may not be played now.

    ``code``: ``not_your_turn``, ``not_now`` (something else has to be answered first), ``declare_first``,
    ``follow_suit``, ``must_trump``, ``beat_trump`` (trump led) or ``overtrump`` (a plain suit led and trumped already).
    ``must``: the cards to play instead. ``proof``: the one of them that proves the duty. ``against``: the card led, or the
    trump that must be beaten.
    """

    code: ReasonCode
    must: list[str]
    proof: str | None
    against: str | None
    suit: SuitCode | None


class HandCard(TypedDict):
    """A card in the person's hand. ``play``/``bella``: the action texts if it may be played (and bella said with it)."""

    card: str
    points: int
    trump: bool
    order: int
    """Sort key: trump first, then by suit with colours alternating, high to low."""
    play: str | None
    bella: str | None
    why: Reason | None


class RunInfo(TypedDict):
    """A run of cards. ``text`` is how an action writes it (``AH-QH``)."""

    text: str
    kind: RunKind
    length: int
    points: int
    cards: list[str]
    trump: bool


class RunChoice(RunInfo):
    """A run the person may declare. ``clashes``: indexes of offered runs that share a card; ``best``: in the best cut."""

    clashes: list[int]
    best: bool


class ActionInfo(TypedDict):
    """Something other than a card that the person may do now. ``action`` is the text to send back.

    A ``declare`` sends its text followed by the ``text`` of each chosen run, separated by spaces; none = stay silent.
    """

    action: str
    verb: ActionVerb
    suit: SuitCode | None
    gives: str | None
    """swap: the seven laid down."""
    gets: str | None
    """swap: the card taken."""
    runs: list[RunChoice]
    """declare: the runs to choose from."""
    points: int
    """claim: the points that are certain."""


class Announcement(TypedDict):
    """What a seat has made public of its runs: ``kind`` or ``length`` first, the rest only where comparing needed it."""

    kind: RunKind | None
    length: int | None
    top: str | None
    """Rank letter of the best run's top card."""
    trump: bool | None
    leads: bool
    """It is the best run announced so far."""


class SeatInfo(TypedDict):
    """What everybody sees of a seat."""

    seat: int
    side: int
    name: str
    kind: Literal["human", "ai"]
    level: str | None
    cards: int
    tricks: int
    call: CallVerb | None
    """Its latest word in the auction."""
    call_suit: SuitCode | None
    announced: bool
    """It has announced (perhaps that it has no run)."""
    announcement: Announcement | None
    runs: list[RunInfo]
    """Runs shown in full."""
    bella: bool
    swapped: bool


class SideInfo(TypedDict):
    """A side's standing. ``cards`` counts complete tricks of this deal, ``certain`` what a claim may count."""

    seats: list[int]
    cards: int
    tricks: int
    total: int
    baits: int
    certain: int


class PlayedCard(TypedDict):
    """A card on the table and who played it."""

    seat: int
    card: str


class TrickInfo(TypedDict):
    """A trick in the order played. ``winner``: who is winning it, or won it. ``points``: the cards' values so far."""

    leader: int
    cards: list[PlayedCard]
    winner: int | None
    points: int


class HangingInfo(TypedDict):
    """Points that hang and the sides that may still get them."""

    points: int
    sides: list[int]


class StakeInfo(TypedDict):
    """The stake in force. ``rights``: who may raise, by side. ``offered``: the seat that waits for an answer."""

    stake: int
    doubling: bool
    rights: list[bool]
    offered: int | None


class ScoreInfo(TypedDict):
    """The sheet of a scored deal, lists by side, as the record defines them, plus what explains it."""

    outcome: Outcome
    cards: list[int]
    last: list[int]
    runs: list[int]
    bella: list[int]
    total: list[int]
    recorded: list[int]
    hanging: int
    penalty: list[int]
    totals: list[int]
    """Match totals after this deal."""
    caller: int | None
    """The seat that called."""
    trump: SuitCode | None
    won: list[int]
    """Hanging points of earlier deals that were decided now, by side (part of ``recorded``)."""
    no_trick: list[bool]
    """Sides punished for taking no trick."""
    third_bait: list[bool]
    """Sides punished for a third or later bait."""
    baits: list[int]
    """Baits in the match so far, by side."""
    run_winner: int | None
    """The seat whose runs won the comparison."""
    run_cards: list[RunInfo]
    """The runs that won the comparison (they may still count nothing: no trick)."""
    run_rival: int | None
    """The seat whose best run came nearest; None: nobody else announced any."""
    run_reason: RunReason | None
    """What the winner's best run has over that one: a higher kind, more cards, a higher top card, trumps; or it was
    announced earlier."""
    bella_seat: int | None
    hands: list[list[str]]
    """All hands as first dealt and drawn, by seat, only once the deal is over."""


class ResultInfo(TypedDict):
    """How the match ended."""

    winner: int
    totals: list[int]
    shown: str
    stake: int
    mars: bool
    reason: Literal["target", "deberts", "claim", "refused"]
    deals: int
    """Deals that were played and scored."""
    called: list[int]
    """Times each side called trump in them, by side."""
    made: list[int]
    baits: list[int]


class Prompt(TypedDict):
    """Why the table waits, for the status line.

    ``code``: ``call_first`` (round 1), ``call_second``, ``must_call`` (the dealer may not pass), ``exchange``, ``declare``,
    ``lead``, ``follow_suit``, ``must_trump``, ``beat_trump``, ``overtrump``, ``any_card``, ``answer_double``,
    ``offer_double``, ``wait`` (for ``seat``; None: somebody, the table may not say who), ``next_deal``, ``over``,
    ``lesson`` (the question is not to be answered by a card, or is answered already).
    """

    code: PromptCode
    seat: int | None
    suit: SuitCode | None


class View(TypedDict):
    """The whole table as the person at ``seat`` sees it at this moment. It is the truth; events only tell how it came."""

    rules: RulesInfo
    seat: int
    deal: int
    """Number of this deal, from 0."""
    phase: Phase
    turn: int | None
    """Whose turn it is; None: nobody's, or a secret (somebody is asked a question others must not notice)."""
    prompt: Prompt
    dealer: int
    eldest: int
    caller: int | None
    trump: SuitCode | None
    round: int
    """1 or 2: the round of the auction (the last one reached)."""
    indicator: str | None
    """The card lying face up beside the pack: the indicator, after a swap the seven, None once taken up (four players)."""
    turned: str | None
    """The card that was turned up at first: its suit is the one offered in round 1."""
    bottom: str | None
    seats: list[SeatInfo]
    sides: list[SideInfo]
    hand: list[HandCard]
    trick: TrickInfo | None
    """The trick on the table (empty ``cards`` before the lead); None outside the play."""
    last_trick: TrickInfo | None
    trick_number: int
    tricks: int
    """Tricks of a deal: 9, or 8 with four players."""
    actions: list[ActionInfo]
    hanging: list[HangingInfo]
    stake: StakeInfo
    score: ScoreInfo | None
    """The sheet of the deal just scored, while the phase is ``scored``, ``between`` or ``over``."""
    scores: list[ScoreInfo]
    """The sheets of all scored deals of the match, in order (void ones too)."""
    result: ResultInfo | None
    can_undo: bool
    can_next: bool
    """The next deal may be dealt (``next``)."""
    hand_over: int | None
    """Where several people share the device: the seat that it has to be passed to now. Until that seat takes it
    (``take_seat``) the view shows nobody's hand; None: it stays where it is."""
    rest: bool
    """It is proven that the person takes all tricks that are left, two or more: ``finish`` plays them."""


# --- what happened --------------------------------------------------------------------------------------------------


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
    ``lesson`` is there where the table belongs to a lesson.
    """

    seq: int
    events: list[Event]
    view: View
    record: str
    lesson: NotRequired[LessonStep]


# --- requests -------------------------------------------------------------------------------------------------------


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


class AnswerRequest(TypedDict):
    """Answers a ``choice`` of a lesson with one of its words. Answer: ``UpdateReply``."""

    v: int
    type: Literal["answer"]
    seq: int
    answer: str


class ReplayRequest(TypedDict):
    """Shows a record (JSON text) as it stood at a step, changing nothing: each deal and each action is one. A step beyond
    the end is the last one. Answer: ``ReplayReply``.
    """

    v: int
    type: Literal["replay"]
    record: str
    step: int


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
    | AnswerRequest
    | ReplayRequest
    | ReviewRequest
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
)


# --- replies --------------------------------------------------------------------------------------------------------


class Problem(TypedDict):
    """An error as a code with its particulars; the page has the sentence.

    codes: ``bad_json``, ``bad_message`` (``field``), ``wrong_version``, ``unknown_type``, ``no_match``, ``stale``
    (``seq``), ``not_your_turn``, ``illegal_action`` (``action``, ``reason``), ``nothing_to_undo``, ``not_due``,
    ``not_over``, ``not_proven``, ``bad_rules`` (``reason``: a code, ``switch``, ``value``),
    ``bad_record`` (``reason``, ``deal``, ``action``),
    ``bad_position`` (``reason``, ``key``, ``value``), ``bad_seed``, ``bad_players`` (``reason``),
    ``bad_entry`` (``reason``, ``entry``: its number from 0, ``value``, and for
    ``sum`` ``least`` and ``most``), ``internal`` (``detail``).
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


class ReplayReply(TypedDict):
    """A record at one of its steps, as its person saw it (the first seat, where only computers play).

    ``update``: ``seq`` is the step, ``events`` is what happened in it, ``record`` the match up to it, to go on from there.
    """

    v: int
    ok: Literal[True]
    busy: bool
    step: int
    steps: int
    """How many there are; the last one has this number less 1."""
    update: Update


class ReviewOption(TypedDict):
    """Something that could be done, and what it was worth in recorded points ahead of the others.

    ``fair``: by what the seat could know. ``open``: with all cards open; None where that would take too long.
    """

    verb: ReviewVerb
    card: str | None
    suit: SuitCode | None
    fair: float
    open: float | None


class ReviewedDecision(TypedDict):
    """A decision and the points it lost against the best. ``number``: the place of its action in the deal, from 0.

    ``trick``: from 0; None for a call or an exchange. ``hand``, ``table``: what the seat held and what lay in the trick.
    ``how``: ``exact``, ``difference`` (exact, of three players by the points of the deal), ``tree`` and ``quick``, which
    are estimates. ``worlds``: sets of hidden cards looked into. ``options``: best first; ``chosen``: which of them it was.
    """

    number: int
    trick: int | None
    hand: list[str]
    table: list[str]
    fair_loss: float
    open_loss: float | None
    mark: ReviewMark
    """From ``fair_loss`` alone."""
    unlucky: bool
    """Good, but with all cards open it cost points."""
    how: ReviewHow
    worlds: int
    chosen: int
    options: list[ReviewOption]


class ReviewFields(TypedDict):
    """How far a review has come: ``decisions`` of ``total`` are judged.

    ``accuracy`` (0 to 100) and ``costliest`` (numbers of decisions) when it is ``done``.
    """

    done: bool
    total: int
    decisions: list[ReviewedDecision]
    accuracy: float | None
    costliest: list[int]


class ReviewReply(TypedDict):
    """A review so far."""

    v: int
    ok: Literal[True]
    busy: bool
    review: ReviewFields


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
    | ReplayReply
    | ReviewReply
    | CommitReply
    | FairnessReply
    | PadReply
    | LogReply
    | PositionReply
)


class Push(TypedDict):
    """The answer of ``work``: an update if something visible happened in this slice, and whether there is more to do."""

    v: int
    busy: bool
    update: Update | None


class AheadReply(TypedDict):
    """The answer of ``think_ahead``: whether there is more to think of while the person decides."""

    v: int
    more: bool
