"""A setup: what a position says, perhaps illegal, perhaps with cards that are hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain
from typing import Final

from ...cards import PACK, Card, Rank, Suit, card_of
from ...deal.announcing import Announcement
from ...deal.state import Phase
from ...rules.ruleset import Exchange, RuleSet
from ...rules.scoring import Hanging

Cards = tuple[Card | None, ...]
"""Cards of which some may be hidden (None)."""

HIDDEN_RUNS: Final = ("?",)
"""Stands for runs that were declared and are not known."""


FIRST_CARDS: Final = 6
"""Cards a hand before the draw."""


def stock_size(rules: RuleSet) -> int:
    """The cards left after the first six each and the one turned up."""
    return len(PACK) - FIRST_CARDS * rules.players - 1


class Ending(StrEnum):
    """What ended a deal before it was played out, by the word of the seat on turn."""

    REDEAL = "redeal"
    DEBERTS = "deberts"


class PositionError(ValueError):
    """What is wrong with a position: a ``code``, the ``key`` that is at fault and its ``value``.

    Codes of texts that can't be read: ``wrong_version``, ``bad_item`` (no ``key=value``), ``unknown_key``,
    ``repeated_key``, ``missing_key``, ``bad_rules`` (the value says why), ``bad_value``.
    """

    def __init__(self, code: str, key: str = "", value: str = "") -> None:
        shown = value if len(value) <= 60 else value[:57] + "..."
        super().__init__(f"{code}: {key}={shown}" if key else f"{code}: {shown}" if shown else code)
        self.code = code
        self.key = key
        self.value = value


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a setup is no position of the game: a code of ``docs/position.md``, the key at fault, its value."""

    code: str
    key: str
    value: str = ""


class ImpossiblePosition(PositionError):
    """A setup that is no position of the game, or that hides cards; ``problems`` names all that was found."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        first = problems[0]
        super().__init__(first.code, first.key, first.value)
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Laid:
    """The cards of a trick in the order played, from ``leader`` on clockwise."""

    leader: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Hidden:
    """What a setup does not say: how many cards are hidden in each hand, and which cards nobody has named.

    The unseen cards that are in no hand lie in the stock, or stay out of play.
    """

    hands: tuple[int, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """One moment of a deal as a text says it, only its spelling checked. Lists by seat, points by side."""

    rules: RuleSet
    dealer: int
    phase: Phase
    turned: Card
    """The card that was turned up after the first six, wherever it is now."""
    hands: tuple[Cards, ...]
    passes: int = 0
    """Seats that have passed, while nobody has called."""
    caller: int | None = None
    trump: Suit | None = None
    swap: int | None = None
    """The seat that laid down the trump seven for the card turned up."""
    bottom: Card | None = None
    stock: Cards | None = None
    """Cards still to be dealt, the next one first; None: said nowhere."""
    declared: tuple[tuple[str, ...] | None, ...] = ()
    """Runs declared, ``HIGH-LOW``; None: nothing said yet; ``HIDDEN_RUNS``: some."""
    said: tuple[Announcement | None, ...] = ()
    """What is public of each seat's best run, where it does not follow from ``declared``."""
    best: int | None = None
    """The seat with the best run so far, where that does not follow from ``declared``."""
    bella: int | None = None
    tricks: tuple[Laid, ...] = ()
    trick: Laid | None = None
    deal: int = 0
    totals: tuple[int, ...] = ()
    """Match totals; of a deal that is over, after it."""
    baits: tuple[int, ...] = ()
    hanging: tuple[Hanging, ...] = ()
    stake: int = 1
    rights: tuple[bool, ...] = ()
    offer: int | None = None
    """The seat whose offer to double waits for an answer."""
    asked: int | None = None
    """After the deal: the seat that is asked whether it doubles."""
    end: Ending | None = None

    @property
    def drawn(self) -> bool:
        """Whether the rest of the hands has been dealt."""
        if self.caller is None:
            return False
        if self.end:
            # Such a deal may have ended on either side of the draw.
            return len(self.hands[0]) + len(self.played_by(0)) > FIRST_CARDS
        return self.phase is not Phase.EXCHANGE or not self.asks_before_draw

    @property
    def asks_before_draw(self) -> bool:
        """Whether the exchange is asked for between the auction and the draw."""
        exchange = self.rules.exchange
        early = exchange is Exchange.BEFORE_PLAY and self.rules.players == 4
        return early or exchange is Exchange.BEFORE_DRAW

    @property
    def face_up(self) -> Card | None:
        """The card that lies face up on the table; nothing once the dealer of four took it up."""
        return None if self.rules.players == 4 and self.drawn else self.offered

    @property
    def offered(self) -> Card | None:
        """The card that lies, or lay until the dealer of four took it up, face up on the table."""
        return self.turned if self.swap is None else self.seven

    @property
    def seven(self) -> Card | None:
        """The seven of trumps, if the card turned up may be taken for it."""
        return card_of(Rank.SEVEN, self.trump) if self.trump is self.turned.suit else None

    @property
    def laid(self) -> tuple[Laid, ...]:
        """All tricks, the unfinished one last."""
        return (*self.tricks, self.trick) if self.trick else self.tricks

    @property
    def played(self) -> tuple[Card, ...]:
        """All cards played, in order."""
        return tuple(card for laid in self.laid for card in laid.cards)

    def played_by(self, seat: int) -> tuple[Card, ...]:
        """The cards a seat has played, in order."""
        players = self.rules.players
        places = ((laid, (seat - laid.leader) % players) for laid in self.laid)
        return tuple(laid.cards[place] for laid, place in places if place < len(laid.cards))

    @property
    def hidden(self) -> Hidden:
        """What the setup does not say."""
        seen = set(self.seen())
        return Hidden(
            hands=tuple(hand.count(None) for hand in self.hands),
            cards=tuple(card for card in PACK if card not in seen),
        )

    @property
    def playable(self) -> bool:
        """Whether nothing is hidden that playing on needs."""
        stock = (self.stock or ()) if self.phase is not Phase.DONE else ()
        return None not in (*stock, *chain(*self.hands)) and HIDDEN_RUNS not in self.declared

    def seen(self) -> Iterator[Card]:
        """Every card that the setup names, some perhaps more than once."""
        for _, card in self.places():
            yield card
        yield self.turned

    def places(self) -> Iterator[tuple[str, Card]]:
        """Every card whose place is known, with the key that says so; a legal position has none twice."""
        for seat, hand in enumerate(self.hands):
            yield from ((f"h{seat}", card) for card in hand if card)
        for laid in self.tricks:
            yield from (("tricks", card) for card in laid.cards)
        if self.trick:
            yield from (("trick", card) for card in self.trick.cards)
        if self.bottom:
            yield "bottom", self.bottom
        yield from (("stock", card) for card in self.stock or () if card)
        if self.face_up:
            yield "turned", self.face_up
