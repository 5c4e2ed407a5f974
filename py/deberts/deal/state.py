"""The state of one deal and what follows from it: a value, changed by nobody (rules, section 2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ..cards import Card, Rank, Suit, card_of
from ..rules.ruleset import BellaDeclare, Declare, DeclareTiming, ExchangeBy, RuleSet
from ..rules.runs import Run, bella_cards, deberts_row, valid_runs
from ..rules.scoring import Outcome
from ..rules.tricks import Playable, playable
from .actions import Verb
from .announcing import Announcement


class Phase(StrEnum):
    """What the deal waits for."""

    AUCTION = "auction"
    EXCHANGE = "exchange"
    DECLARE = "declare"
    PLAY = "play"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Call:
    """A word in the auction."""

    seat: int
    verb: Verb
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick: its cards in the order played, from ``leader`` on clockwise."""

    leader: int
    cards: tuple[Card, ...]
    winner: int
    points: int


@dataclass(frozen=True, slots=True)
class DealState:
    """A deal at one moment. Lists are by seat."""

    rules: RuleSet
    pack: tuple[Card, ...]
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    indicator: Card | None
    """The card that lies face up: the indicator, the seven after a swap; None once the dealer of four took it up."""
    phase: Phase = Phase.AUCTION
    turn: int = 0
    """Whose turn it is; without meaning when the deal is done."""
    calls: tuple[Call, ...] = ()
    caller: int | None = None
    trump: Suit | None = None
    drawn: bool = False
    swapped_by: int | None = None
    declared: tuple[tuple[Run, ...] | None, ...] = ()
    """Runs declared; None: not announced yet."""
    announcements: tuple[Announcement | None, ...] = ()
    leading: int | None = None
    """The seat with the best run announced so far."""
    shown: bool = False
    """The winner's runs lie open."""
    bella: int | None = None
    """The seat that announced bella."""
    leader: int = 0
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    outcome: Outcome | None = None
    """Set when the deal ended without being played out: void, redeal or deberts."""
    deberts_by: int | None = None

    @property
    def done(self) -> bool:
        """Whether nothing more can be done in this deal."""
        return self.phase is Phase.DONE

    @property
    def eldest(self) -> int:
        """The seat to the dealer's left."""
        return (self.dealer + 1) % self.rules.players

    @property
    def turned(self) -> Card:
        """The card that was turned up after the first six: the indicator as it was dealt."""
        return self.pack[6 * self.rules.players]

    @property
    def bottom(self) -> Card | None:
        """The last card of the pack, shown after the draw with two or three players."""
        return self.pack[-1] if self.drawn and self.rules.players != 4 else None

    @property
    def auction_round(self) -> int:
        """1 or 2: the round that the auction has reached."""
        return 1 if len(self.calls) < self.rules.players or self._taken_in_first_round else 2

    @property
    def _taken_in_first_round(self) -> bool:
        return bool(self.calls) and self.calls[-1].verb is Verb.TAKE

    def played_by(self, seat: int) -> tuple[Card, ...]:
        """The cards a seat has played so far."""
        players = self.rules.players
        played = [trick.cards[(seat - trick.leader) % players] for trick in self.tricks]
        place = (seat - self.leader) % players
        if place < len(self.trick):
            played.append(self.trick[place])
        return tuple(played)

    def has_played(self, seat: int) -> bool:
        """Whether a seat has played its first card."""
        return bool(self.tricks) or (seat - self.leader) % self.rules.players < len(self.trick)

    def has_announced(self, seat: int) -> bool:
        """Whether a seat has announced, with a run or without.

        A seat that declares nothing on its own first turn must look like one without a run, which announces by playing
        its first card.
        """
        runs = self.declared[seat]
        if self.rules.declare_timing is DeclareTiming.BEFORE_PLAY:
            return runs is not None
        return bool(runs) or (self.trump is not None and self.has_played(seat))

    def playable(self, seat: int) -> Playable:
        """The cards that a seat may play to the trick on the table."""
        assert self.trump is not None
        return playable(self.rules, self.hands[seat], self.trick, self.trump, self.leader)

    def runs_to_declare(self, seat: int) -> tuple[Run, ...]:
        """The runs that a seat may choose from now; none if it owes no declaration."""
        if self.rules.declare is Declare.AUTO or self.declared[seat] is not None or self.has_played(seat):
            return ()
        return valid_runs(self.rules, self.hands[seat])

    def can_say_bella(self, seat: int, card: Card) -> bool:
        """Whether a seat may announce bella with this card, where it is for the seat to say."""
        if self.rules.bella_declare is BellaDeclare.AUTO or self.bella is not None:
            return False
        if not self.is_bella_card(seat, card):
            return False
        first = not any(played in self._bella_cards for played in self.played_by(seat))
        return first or self.rules.bella_declare is BellaDeclare.EITHER_CARD

    @property
    def _bella_cards(self) -> tuple[Card, Card]:
        assert self.trump is not None
        return bella_cards(self.trump)

    def is_bella_card(self, seat: int, card: Card) -> bool:
        """Whether the card is one of a king and queen of trumps that were both in this hand at its first card."""
        pair = self._bella_cards
        if card not in pair:
            return False
        other = pair[1] if card is pair[0] else pair[0]
        return other in self.hands[seat] or other in self.played_by(seat)

    def exchange_seat(self) -> int | None:
        """The seat that may exchange the seven now, as far as cards and ``exchange_by`` go."""
        assert self.trump is not None and self.caller is not None
        if self.trump is not self.turned.suit:
            return None
        seven = card_of(Rank.SEVEN, self.trump)
        seat = next((seat for seat, hand in enumerate(self.hands) if seven in hand), None)
        if seat is None or (self.rules.exchange_by is ExchangeBy.CALLER and seat != self.caller):
            return None
        return None if self.rules.players == 4 and seat == self.dealer else seat

    def deberts(self, seat: int) -> tuple[Card, ...] | None:
        """The cards of a deberts in a hand, if the rules know one."""
        assert self.trump is not None
        return deberts_row(self.rules, self.hands[seat], self.trump)
