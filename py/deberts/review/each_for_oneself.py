"""The play of three with all cards open, where every side looks to what it writes down itself.

With three players the defenders have one wish, that the caller fails, and two scores: whether he has to beat the higher of
them, and who of them gets a bait, hangs on how they share their tricks. So this is no game of two camps, and nothing can be
cut off by bounds: a side plays what leaves it furthest ahead in recorded points, of equal cards a defender that which leaves
the caller least, and of those the first, which is the highest bit. That last choice is the opponents' gain or loss, so it is
made in one order wherever cards are tried. Results are kept by start of a trick, with the points that each side has by then.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ..ai.search.worth import Worth
from ..ai.solver.layout import SUIT_MASKS, SUIT_OF, TRUMPS, VALUE, bits_by_card, mask_of
from ..ai.solver.plays import distinct, equals
from ..ai.solver.position import Position
from ..cards import Card
from ..rules.ruleset import BellaNeeds, Overtrump
from ..rules.runs import BELLA_POINTS
from ..rules.tricks import LAST_TRICK, winning_index

Ending = tuple[int, int, int, bool]
"""The worth of a deal to each side, and whether the caller makes it."""
Taken = tuple[int, int, int]
"""The values that each side has captured."""

_PLAYERS: Final = 3
_SUITS: Final = SUIT_MASKS[::-1]
"""In the order in which cards are tried: plain suits before trumps."""
_LOST: Final = 1 << _PLAYERS
"""Flag beside those of the sides with a trick: a card of a bella that needs both has gone to another side."""


class EachForOneself:
    """The play of a position from which three players go on; ``worth`` says what its totals are worth."""

    def __init__(self, position: Position, worth: Worth, caller: int) -> None:
        self._position: Final = position
        self._worth: Final = worth
        self._caller: Final = caller
        self._over: Final = position.rules.overtrump is not Overtrump.TRUMP_LEAD
        self._due: Final = mask_of(position.bella_due, position.trump)
        self._hands: Sequence[int] = ()
        self._known: dict[tuple[int, int, Taken, int], Ending] = {}
        self._equal: dict[tuple[int, int], list[int]] = {}

    def endings(self, hands: Sequence[Sequence[Card]], cards: Sequence[Card]) -> Iterator[tuple[Card, Ending]]:
        """How a world ends with each of the cards played by the seat on turn, one after the other."""
        position = self._position
        trump, turn, trick = position.trump, position.turn, position.trick
        self._hands = [mask_of(hand, trump) for hand in hands]
        self._known.clear()
        self._equal.clear()
        bit_of = bits_by_card(trump)
        flags = sum(1 << side for side, tricks in enumerate(position.tricks) if tricks)
        taken: Taken = (position.taken[0], position.taken[1], position.taken[2])
        table = [bit_of[card] for card in trick]
        best = winning_index(trick, trump) if trick else 0
        for card in cards:
            bit = bit_of[card]
            led, top = (SUIT_OF[table[0]], table[best]) if table else (SUIT_OF[bit], bit)
            holder = (position.leader + best) % _PLAYERS
            lying = (sum(VALUE[one] for one in table), any(one & self._due for one in table))
            after = _PLAYERS - len(trick) - 1
            yield card, self._put(bit, sum(self._hands), taken, flags, turn, after, led, top, holder, *lying)

    def best(self, hands: Sequence[Sequence[Card]], cards: Sequence[Card]) -> Card:
        """The card that the seat on turn plays in a world."""
        position = self._position
        found: tuple[Card, Ending] | None = None
        bit_of = bits_by_card(position.trump)
        for card, ending in self.endings(hands, sorted(cards, key=bit_of.__getitem__, reverse=True)):
            if found is None or self._better(ending, found[1], position.turn):
                found = card, ending
        assert found is not None
        return found[0]

    def _put(
        self, card: int, cards: int, taken: Taken, flags: int, seat: int, after: int, led: int, top: int, holder: int,
        points: int, due: bool,
    ) -> Ending:  # fmt: skip
        """The ending once ``seat`` plays this card to a trick that ``holder`` wins so far with ``top``."""
        cards ^= card
        points += VALUE[card]
        due = due or bool(card & self._due)
        if card > top if SUIT_OF[card] == SUIT_OF[top] else card <= TRUMPS:
            top, holder = card, seat
        if after:
            turn = (seat + 1) % _PLAYERS
            found = None
            for other in self._follows(cards, turn, led, top):
                ending = self._put(other, cards, taken, flags, turn, after - 1, led, top, holder, points, due)
                if found is None or self._better(ending, found, turn):
                    found = ending
            assert found is not None
            return found
        first, second, third = taken
        won = points if cards else points + LAST_TRICK
        taken = (first + won * (holder == 0), second + won * (holder == 1), third + won * (holder == 2))
        flags |= 1 << holder
        if due and holder != self._position.bella:
            flags |= _LOST
        return self._from_lead(cards, holder, taken, flags) if cards else self._end(taken, flags)

    def _from_lead(self, cards: int, seat: int, taken: Taken, flags: int) -> Ending:
        """The ending from the start of a trick."""
        key = cards, seat, taken, flags
        if key not in self._known:
            found = None
            for suit in _SUITS:
                for card in self._distinct(cards & suit, seat):
                    ending = self._put(card, cards, taken, flags, seat, 2, suit, card, seat, 0, False)
                    if found is None or self._better(ending, found, seat):
                        found = ending
            assert found is not None
            self._known[key] = found
        return self._known[key]

    def _better(self, one: Ending, other: Ending, seat: int) -> bool:
        if one[seat] != other[seat]:
            return one[seat] > other[seat]
        return one[self._caller] < other[self._caller]

    def _follows(self, cards: int, seat: int, led: int, top: int) -> Iterator[int]:
        """The cards that differ among those that may be played."""
        mine = cards & self._hands[seat]
        trumps = mine & TRUMPS
        suit = led if mine & led else TRUMPS if trumps else 0
        if not suit:
            for mask in _SUITS:
                yield from self._distinct(cards & mask, seat)
            return
        allowed = mine & suit
        if suit == TRUMPS and top <= TRUMPS and (led == TRUMPS or self._over):
            allowed = allowed & -(top << 1) or allowed
        between = top if SUIT_OF[top] == suit else 0
        yield from (card for card in self._distinct(cards & suit | between, seat) if card & allowed)

    def _distinct(self, suit: int, seat: int) -> list[int]:
        """Of the cards of a suit in play those of a hand, without the second of two neighbours of one value."""
        key = suit, seat
        if key not in self._equal:
            mine = suit & self._hands[seat]
            self._equal[key] = distinct(equals(mine, suit ^ mine, 0))
        return self._equal[key]

    def _end(self, taken: Taken, flags: int) -> Ending:
        position = self._position
        rules, seat = position.rules, position.bella
        runs_count = [bool(flags >> side & 1) or not rules.runs_need_trick for side in range(_PLAYERS)]
        first, second, third = (
            points + counts * runs for points, counts, runs in zip(taken, runs_count, position.runs, strict=True)
        )
        if seat is not None:
            earned = {
                BellaNeeds.NOTHING: True,
                BellaNeeds.TRICK: bool(flags >> seat & 1),
                BellaNeeds.BOTH_CARDS: not flags & _LOST,
            }[rules.bella_needs]
            bella = BELLA_POINTS if earned else 0
            first, second, third = (
                first + bella * (seat == 0),
                second + bella * (seat == 1),
                third + bella * (seat == 2),
            )
        worth = self._worth.of((first, second, third))
        return worth[0], worth[1], worth[2], self._worth.made((first, second, third))
