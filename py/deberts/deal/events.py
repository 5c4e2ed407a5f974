"""What happens at the table, as everybody or one seat alone may see it (rules, sections 2 and 3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from ..cards import Card, Suit
from ..rules.runs import Run
from .actions import Verb
from .announcing import Announcement


class Kind(StrEnum):
    """Kinds of events; ``Event`` says which fields each one uses."""

    DEAL_STARTED = "deal_started"
    DEALT = "dealt"
    TURNED = "turned"
    CALL = "call"
    ALL_PASSED = "all_passed"
    DREW = "drew"
    BOTTOM = "bottom"
    SWAPPED = "swapped"
    ANNOUNCED = "announced"
    COMPARED = "compared"
    RUNS_SHOWN = "runs_shown"
    BELLA = "bella"
    PLAYED = "played"
    TRICK_TAKEN = "trick_taken"
    SEVENS = "sevens"
    DEBERTS = "deberts"
    DOUBLED = "doubled"
    ACCEPTED = "accepted"
    REFUSED = "refused"
    NO_DOUBLE = "no_double"
    CLAIMED = "claimed"
    SCORED = "scored"
    MATCH_OVER = "match_over"


@dataclass(frozen=True, slots=True)
class Event:
    """One happening. ``dealt`` and ``drew`` hold cards for their own seat only; all else is public.

    dealt: seat, cards, count. turned, bottom: card. call: seat, verb, suit. drew: seat, cards, count, card (the indicator,
    if the dealer of four takes it up). swapped: seat, card laid down, other taken. announced, compared: seat, announcement
    (all that is public of it now; None: no run). runs_shown: seat, runs. bella: seat. played: seat, card. trick_taken:
    seat, points of its cards, number from 0. sevens, deberts: seat, cards. doubled, accepted, refused, no_double: seat,
    points (the stake in force). claimed: seat, points that are certain. match_over: side.
    """

    kind: Kind
    seat: int | None = None
    side: int | None = None
    verb: Verb | None = None
    suit: Suit | None = None
    card: Card | None = None
    other: Card | None = None
    cards: tuple[Card, ...] = ()
    count: int | None = None
    points: int | None = None
    number: int | None = None
    announcement: Announcement | None = None
    runs: tuple[Run, ...] = ()

    def seen_by(self, seat: int) -> Event:
        """The event as a seat sees it: without the cards that others were dealt."""
        if self.kind in (Kind.DEALT, Kind.DREW) and self.seat != seat:
            return replace(self, cards=())
        return self
