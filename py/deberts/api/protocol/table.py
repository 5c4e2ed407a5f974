"""The table as one person sees it."""

from __future__ import annotations

from typing import Literal, TypedDict

from .rules import RulesInfo
from .words import ActionVerb, CallVerb, Outcome, Phase, PromptCode, ReasonCode, RunKind, RunReason, SuitCode


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
