"""Runs: finding them in a hand, cutting long rows, comparing them, and the deberts (rules, section 3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import Final

from ..cards import RUN_ORDER, SUITS, Card, Rank, Suit, card_of, parse_card
from ..foreign import brief
from .ruleset import Deberts, LongRuns, RuleSet


class Kind(StrEnum):
    """What a run is worth by."""

    TERZ = "terz"
    FIFTY = "fifty"
    HUNDRED = "hundred"


POINTS: Final = {Kind.TERZ: 20, Kind.FIFTY: 50, Kind.HUNDRED: 100}
BELLA_POINTS: Final = 20
DEBERTS_LENGTH: Final = 7

_KINDS: Final = tuple(Kind)
_LOWEST_OF_THREE: Final = 0x3F3F3F3F
"""By card index: the cards that can be the lowest of three in a row."""


@dataclass(frozen=True, slots=True)
class Run:
    """Cards in a row in one suit, written ``HIGH-LOW``."""

    high: Card
    low: Card
    kind: Kind

    @property
    def length(self) -> int:
        """The number of cards."""
        return self.high.height - self.low.height + 1

    @property
    def points(self) -> int:
        """What it is worth."""
        return POINTS[self.kind]

    @property
    def suit(self) -> Suit:
        """Its suit."""
        return self.high.suit

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its cards, high to low."""
        heights = range(self.high.height, self.low.height - 1, -1)
        return tuple(card_of(RUN_ORDER[height], self.suit) for height in heights)

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"


def parse_run(text: str) -> tuple[Card, Card]:
    """The two ends of a run written ``HIGH-LOW``, high first; ``ValueError`` if it is none of three cards or more."""
    high_code, dash, low_code = text.partition("-")
    if not dash:
        raise ValueError(f"not a run: {brief(text)}")
    high, low = parse_card(high_code), parse_card(low_code)
    if high.suit is not low.suit or high.height - low.height < 2:
        raise ValueError(f"not a run: {brief(text)}")
    return high, low


def has_row(cards: Iterable[Card]) -> bool:
    """Whether three of the cards are neighbours in a suit."""
    mask = 0
    for card in cards:
        mask |= 1 << card.index
    return bool(mask & mask >> 1 & mask >> 2 & _LOWEST_OF_THREE)


def rows(hand: Iterable[Card]) -> list[tuple[Card, ...]]:
    """The rows of three or more neighbours in a hand that cannot be made longer, each high to low, suit by suit."""
    held = set(hand)
    found: list[tuple[Card, ...]] = []
    # Most hands have none, and the computer looks at very many.
    if not has_row(held):
        return found
    for suit in SUITS:
        row: list[Card] = []
        for rank in reversed(RUN_ORDER):
            card = card_of(rank, suit)
            if card in held:
                row.append(card)
                continue
            if len(row) >= 3:
                found.append(tuple(row))
            row = []
        if len(row) >= 3:
            found.append(tuple(row))
    return found


def valid_runs(rules: RuleSet, hand: Iterable[Card]) -> tuple[Run, ...]:
    """Every run the hand may declare, those of one row side by side; sets of them must not share a card."""
    return tuple(run for row in rows(hand) for run in _pieces(rules.long_runs, row))


def _pieces(long_runs: LongRuns, row: tuple[Card, ...]) -> Iterator[Run]:
    if long_runs is LongRuns.SPLIT:
        for length, kind in ((4, Kind.FIFTY), (3, Kind.TERZ)):
            for start in range(len(row) - length + 1):
                yield Run(row[start], row[start + length - 1], kind)
    elif len(row) == 3:
        yield Run(row[0], row[-1], Kind.TERZ)
    elif len(row) >= 5 and long_runs is LongRuns.HUNDRED:
        yield Run(row[0], row[-1], Kind.HUNDRED)
    else:
        yield Run(row[0], row[-1], Kind.FIFTY)


def disjoint(runs: Sequence[Run]) -> bool:
    """Whether no two of the runs share a card."""
    return not any(overlap(one, other) for one, other in combinations(runs, 2))


def overlap(one: Run, other: Run) -> bool:
    """Whether two runs share a card."""
    return one.suit is other.suit and one.low.height <= other.high.height and other.low.height <= one.high.height


def best_cut(rules: RuleSet, hand: Iterable[Card]) -> tuple[Run, ...]:
    """All runs of a hand in the cut that scores most; equal: the cut whose best run is higher, by kind, then top card."""
    return tuple(run for row in rows(hand) for run in _cut_row(rules.long_runs, row))


def _cut_row(long_runs: LongRuns, row: tuple[Card, ...]) -> tuple[Run, ...]:
    pieces = tuple(_pieces(long_runs, row))
    # A row has at most eight cards, so at most two runs of it are disjoint.
    cuts = [(piece,) for piece in pieces] + [pair for pair in combinations(pieces, 2) if disjoint(pair)]
    return max(cuts, key=_cut_worth)


def _cut_worth(cut: Sequence[Run]) -> tuple[int, list[tuple[int, int]]]:
    return sum(run.points for run in cut), sorted(((run.points, run.high.height) for run in cut), reverse=True)


def rank_key(rules: RuleSet, run: Run) -> int:
    """What is compared first: the place of its kind, or its length (``run_order``)."""
    return _KINDS.index(run.kind) if rules.run_order == "kind" else run.length


def strength(rules: RuleSet, run: Run, trump: Suit) -> tuple[int, int, bool]:
    """The strength of a run: kind or length, top card, trump before plain. Equal: the one announced earlier wins."""
    return rank_key(rules, run), run.high.height, run.suit is trump


def best_run(rules: RuleSet, runs: Iterable[Run], trump: Suit) -> Run | None:
    """The run that a seat puts forward."""
    return max(runs, key=lambda run: strength(rules, run, trump), default=None)


def deberts_row(rules: RuleSet, hand: Iterable[Card], trump: Suit) -> tuple[Card, ...] | None:
    """The cards of a deberts in the hand, if the rules know one."""
    if rules.deberts is Deberts.OFF:
        return None
    for row in rows(hand):
        if len(row) >= DEBERTS_LENGTH and (rules.deberts is Deberts.WINS_MATCH or row[0].suit is trump):
            return row
    return None


def bella_cards(trump: Suit) -> tuple[Card, Card]:
    """King and queen of trumps."""
    return card_of(Rank.KING, trump), card_of(Rank.QUEEN, trump)
