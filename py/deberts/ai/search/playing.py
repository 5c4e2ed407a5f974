"""The play of a world in bit masks, and a quick player of sound habits who sees all cards and plays it to the end.

Cards are bits as the solver has them (``solver.layout``). The rules of following suit are those of ``rules.tricks``; a
test plays both side by side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...deal.view import SeatView
from ...rules.ruleset import BellaNeeds, Overtrump, RuleSet
from ...rules.runs import BELLA_POINTS
from ...rules.tricks import LAST_TRICK
from ..solver.layout import SUIT_MASKS, SUIT_OF, TRUMPS, VALUE, bits_by_card
from .bonuses import Bonus

_PLAIN: Final = SUIT_MASKS[1:]


class Play:
    """A deal being played out; a new one is made for every round of imagination."""

    __slots__ = ("hands", "holder", "leader", "led", "left", "points", "rules", "seat", "taken", "top", "tricks")

    def __init__(
        self, rules: PlayRules, hands: Sequence[int], leader: int, taken: Sequence[int], tricks: Sequence[int]
    ) -> None:
        self.rules = rules
        self.hands = list(hands)
        self.leader = leader
        self.seat = leader
        self.led = 0
        """The mask of the suit led; 0 before the lead."""
        self.top = 0
        self.holder = leader
        self.points = 0
        self.left = rules.players
        """Seats that have yet to play to the trick."""
        self.taken = list(taken)
        self.tricks = list(tricks)

    def legal(self) -> int:
        """The cards that the seat on turn may play."""
        hand = self.hands[self.seat]
        led = self.led
        if not led:
            return hand
        trumps = hand & TRUMPS
        if led == TRUMPS:
            if not trumps:
                return hand
            must = self.rules.beat_lead[self.seat][self.holder]
        else:
            following = hand & led
            if following:
                return following
            if not trumps:
                return hand
            if self.top > TRUMPS:
                return trumps
            must = self.rules.beat_ruff[self.seat][self.holder]
        if must:
            over = trumps & -(self.top << 1)
            if over:
                return over
        return trumps

    def put(self, card: int) -> None:
        """The seat on turn plays a card."""
        seat = self.seat
        self.hands[seat] ^= card
        self.points += VALUE[card]
        if not self.led:
            self.led, self.top, self.holder = SUIT_OF[card], card, seat
        elif card <= TRUMPS:
            if self.top > TRUMPS or card > self.top:
                self.top, self.holder = card, seat
        elif card & self.led and card > self.top > TRUMPS:
            self.top, self.holder = card, seat
        self.left -= 1
        if self.left:
            self.seat = seat + 1 if seat + 1 < self.rules.players else 0
            return
        winner = self.holder
        side = self.rules.side_of[winner]
        self.taken[side] += self.points if self.hands[winner] else self.points + LAST_TRICK
        self.tricks[side] += 1
        self.seat = self.leader = winner
        self.led = self.top = self.points = 0
        self.left = self.rules.players

    def natural(self) -> int:
        """The card of a sound player who sees all hands."""
        legal = self.legal()
        if legal & (legal - 1) == 0:
            return legal
        seat, rules = self.seat, self.rules
        if not self.led:
            return self._lead(legal, seat)
        enemies = 0
        for step in range(1, self.left):
            later = (seat + step) % rules.players
            if not rules.friends[seat][later]:
                enemies |= self.hands[later]
        friendly = rules.friends[seat][self.holder]
        top, led = self.top, self.led
        # Winners among the legal cards are of one suit: the one led or trumps.
        if led == TRUMPS or top <= TRUMPS:
            winners = legal & TRUMPS & -(top << 1)
        else:
            winners = legal & led & -(top << 1)
            if not winners and not legal & led:
                winners = legal & TRUMPS
        if not enemies:
            if friendly:
                return _dearest(legal)
            if winners:
                return winners & -winners if winners <= TRUMPS else 1 << (winners.bit_length() - 1)
            return _cheapest(legal)
        if winners and not friendly:
            high = 1 << (winners.bit_length() - 1)
            if high <= TRUMPS:
                rivals = enemies & TRUMPS if led == TRUMPS or not enemies & led else 0
                beaten = rivals > high
            else:
                rivals = enemies & led
                beaten = rivals > high if rivals else bool(enemies & TRUMPS)
            if not beaten:
                return high
        return _cheapest(legal)

    def _lead(self, hand: int, seat: int) -> int:
        rules = self.rules
        enemies, void = 0, 0
        for other in rules.enemies[seat]:
            held = self.hands[other]
            enemies |= held
            if held & TRUMPS:
                for mask in _PLAIN:
                    if not held & mask:
                        void |= mask
        best, richest = 0, -1
        for mask in _PLAIN:
            suit = hand & mask
            if suit and suit > enemies & mask and not void & mask:
                card = 1 << (suit.bit_length() - 1)
                if VALUE[card] > richest:
                    best, richest = card, VALUE[card]
        trumps = hand & TRUMPS
        theirs = enemies & TRUMPS
        if trumps and theirs and trumps > theirs:
            return 1 << (trumps.bit_length() - 1)
        if best:
            return best
        if trumps and not theirs:
            return 1 << (trumps.bit_length() - 1)
        return _cheapest(hand)

    def finish(self) -> None:
        """Plays the rest of the deal."""
        while self.hands[self.seat]:
            self.put(self.natural())


def begun(rules: PlayRules, view: SeatView, hands: Sequence[int]) -> Play:
    """The play of a world from the moment that a view shows."""
    assert view.trump is not None
    play = Play(rules, hands, view.leader, view.side_cards, view.side_tricks)
    bits = bits_by_card(view.trump)
    for card in view.trick:
        # A card on the table has left its hand already.
        play.hands[play.seat] |= bits[card]
        play.put(bits[card])
    return play


def _cheapest(cards: int) -> int:
    """The card of least value, trumps last."""
    best, lowest = 0, 99
    for mask in _PLAIN:
        suit = cards & mask
        if suit:
            card = suit & -suit
            if VALUE[card] < lowest:
                best, lowest = card, VALUE[card]
    if lowest > 4:
        trumps = cards & TRUMPS
        if trumps and VALUE[trumps & -trumps] < lowest:
            return trumps & -trumps
    return best


def _dearest(cards: int) -> int:
    """The card of most value that is no trump, if there is one."""
    best, highest = 0, -1
    for mask in _PLAIN:
        suit = cards & mask
        if suit:
            card = 1 << (suit.bit_length() - 1)
            # An ace may still take a trick of its own; what is under it may not.
            if VALUE[card] > highest:
                best, highest = card, VALUE[card]
    if best:
        return best
    return cards & -cards


class PlayRules:
    """What of the rules the play asks for, as tables by seat."""

    def __init__(self, rules: RuleSet, caller: int) -> None:
        seats = range(rules.players)
        self.rules: Final = rules
        self.players: Final = rules.players
        self.side_of: Final = [rules.side_of(seat) for seat in seats]
        camps = [seat != caller if rules.players == 3 else rules.side_of(seat) for seat in seats]
        self.friends: Final = [[camps[one] == camps[other] for other in seats] for one in seats]
        self.enemies: Final = [[other for other in seats if camps[one] != camps[other]] for one in seats]
        opposed = [[self.side_of[one] != self.side_of[other] for other in seats] for one in seats]
        everybody = [[True] * rules.players] * rules.players
        nobody = [[False] * rules.players] * rules.players
        self.beat_lead: Final = opposed if rules.overtrump is Overtrump.OPPONENTS else everybody
        self.beat_ruff: Final = {
            Overtrump.TRUMP_LEAD: nobody,
            Overtrump.ALWAYS: everybody,
            Overtrump.OPPONENTS: opposed,
        }[rules.overtrump]

    def totals(self, play: Play, bonus: Bonus) -> tuple[int, ...]:
        """By side, the totals of a deal played out. Bella that needs both its cards counts with any trick."""
        runs, bella = bonus
        totals = list(play.taken)
        for side, points in enumerate(runs):
            if play.tricks[side] or not self.rules.runs_need_trick:
                totals[side] += points
        if bella is not None:
            side = self.side_of[bella]
            if play.tricks[side] or self.rules.bella_needs is BellaNeeds.NOTHING:
                totals[side] += BELLA_POINTS
        return tuple(totals)
