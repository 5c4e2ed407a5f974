"""Best play of the rest of a deal with all cards open, fast enough for whole hands; it owns every line of its search.

Nothing of the computer players, the review or the weighing of puzzles is in it. Two sides play for the difference of their
points, with alpha, beta and a table of what is known (``Camps``). Of three players each plays for his own recorded lead
(``Oneself``), from the last tricks on; before that the defenders are one camp.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from deberts.rules.tricks import LAST_TRICK
from tests.puzzles.rest import POINTS, SUIT_OF, TRUMPS, Rest, beats, bits, may_follow
from tests.review.plain import Leads

ALONE_FROM: Final = 4
"""Cards in hand from which on three play each for himself."""
SEARCHED_FROM: Final = {2: 9, 3: 6, 4: 6}
"""Cards in hand from which on the play of a whole deal is searched, by the number of players."""
FAR: Final = 1 << 20


def distinct(cards: int, live: int) -> Iterator[int]:
    """The highest first, without those that count nothing and lie right below another such one."""
    before = 0
    for card in bits(cards):
        between = live & (before - 1) & ~((card << 1) - 1) if before else 0
        if not before or POINTS[card] or POINTS[before] or between or not card & SUIT_OF[before]:
            yield card
        before = card


class Camps:
    """The play of two camps, the caller's (which has the higher values) and the other.

    A value is four times the difference of the points, and on top of it 2 if the caller's camp has a trick and 1 if the
    other one has none: so it also says what runs and penalties came to. A caller left without a trick is taken to lose by
    points like anybody else, though his runs are lost to the others as well then.
    """

    def __init__(self, rest: Rest) -> None:
        self._rules: Final = rest.rules
        self._players: Final = rest.rules.players
        self._hands: Final = rest.hands
        self._camps: Final = rest.camps
        self._ends: Final = [self._end(rest, flags) for flags in range(4)]
        self._known: Final[dict[tuple[int, int, int], tuple[int, int, int]]] = {}
        self._orders: Final[dict[tuple[int, int, int, bool], list[int]]] = {}

    def _end(self, rest: Rest, flags: int) -> int:
        """What runs, bella and tricks add at the end; ``flags``: camps with a trick."""
        camps = [int(side != rest.rules.side_of(rest.caller)) for side in range(rest.rules.sides)]
        runs = rest.counted_runs([bool(flags >> camp & 1) for camp in camps])
        bonus = [points + bella for points, bella in zip(runs, rest.bella, strict=True)]
        ahead = sum(-points if camp else points for camp, points in zip(camps, bonus, strict=True))
        return 4 * ahead + 2 * (flags & 1) + (not flags & 2)

    def value(self, rest: Rest, card: int, alpha: int = -FAR, beta: int = FAR) -> int:
        """The value of the deal once this card is played, as far as it lies between the bounds."""
        side_of, turn = rest.rules.side_of, rest.turn
        own = side_of(rest.caller)
        base = 4 * sum(taken if side == own else -taken for side, taken in enumerate(rest.taken))
        flags = sum({1 << int(side != own) for side, has in enumerate(rest.tricks) if has})
        led, top, holder = SUIT_OF[card], card, turn
        if rest.trick:
            led, (top, holder) = SUIT_OF[rest.trick[0]], rest.best
        cards = sum(rest.hands)
        lying = sum(POINTS[one] for one in rest.trick)
        left = sum(POINTS[one] for one in bits(cards)) + lying + LAST_TRICK
        after = self._players - len(rest.trick) - 1
        return base + self._put(
            card, cards, turn, after, led, top, holder, lying, left, flags, alpha - base, beta - base
        )

    def _put(
        self, card: int, cards: int, seat: int, after: int, led: int, top: int, holder: int, lying: int, left: int,
        flags: int, alpha: int, beta: int,
    ) -> int:  # fmt: skip
        """What is still to come once ``seat`` plays a card to a trick that ``holder`` has with ``top``."""
        cards ^= card
        lying += POINTS[card]
        if card > top if card & SUIT_OF[top] else card & TRUMPS:
            top, holder = card, seat
        if not after:
            won = lying if cards else lying + LAST_TRICK
            camp = self._camps[holder]
            gain = -4 * won if camp else 4 * won
            return gain + self._lead(cards, holder, left - won, flags | 1 << camp, alpha - gain, beta - gain)
        seat = (seat + 1) % self._players
        camp = self._camps[seat]
        against = self._camps[holder] != camp
        allowed = may_follow(self._rules, cards & self._hands[seat], led, top, against=against)
        order = self._follows(allowed, cards | top, top, against)
        best = FAR if camp else -FAR
        for other in order:
            value = self._put(other, cards, seat, after - 1, led, top, holder, lying, left, flags, alpha, beta)
            if camp:
                if value < best:
                    best = value
                    beta = min(beta, value)
            elif value > best:
                best = value
                alpha = max(alpha, value)
            if alpha >= beta:
                break
        return best

    def _lead(self, cards: int, seat: int, left: int, flags: int, alpha: int, beta: int) -> int:
        """What is still to come from the start of a trick."""
        if not cards:
            return self._ends[flags]
        if (most := 4 * left + self._ends[flags | 1]) <= alpha:
            return most
        if (least := self._ends[flags | 2] - 4 * left) >= beta:
            return least
        key = cards, seat, flags
        low, high, first = self._known.get(key, (-FAR, FAR, 0))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        camp = self._camps[seat]
        lower, upper = alpha, beta
        best = FAR if camp else -FAR
        for card in self._leads(cards & self._hands[seat], cards, first):
            value = self._put(
                card, cards, seat, self._players - 1, SUIT_OF[card], card, seat, 0, left, flags, alpha, beta
            )
            if camp:
                if value < best:
                    best, first = value, card
                    beta = min(beta, value)
            elif value > best:
                best, first = value, card
                alpha = max(alpha, value)
            if alpha >= beta:
                break
        self._known[key] = (best if best > lower else low), (best if best < upper else high), first
        return best

    def _leads(self, mine: int, live: int, first: int) -> list[int]:
        """The best of before, then the masters of their suits, then the cheapest."""
        key = mine, live, 0, True
        if key not in self._orders:
            order = sorted(distinct(mine, live), key=lambda card: (live & SUIT_OF[card] >= card << 1, POINTS[card]))
            self._orders[key] = order
        order = self._orders[key]
        return [first, *(card for card in order if card != first)] if first else order

    def _follows(self, allowed: int, live: int, top: int, against: bool) -> list[int]:
        """Where an opponent has the trick those that win it, then the cheapest; otherwise the dearest."""
        if not allowed & (allowed - 1):
            return [allowed]
        suit = SUIT_OF[1 << allowed.bit_length() - 1]
        key = allowed, live if allowed & ~suit else live & suit, top, against
        if key not in self._orders:
            sign = 1 if against else -1
            self._orders[key] = sorted(
                distinct(allowed, live), key=lambda card: (against and not beats(card, top), sign * POINTS[card])
            )
        return self._orders[key]


class Oneself:
    """The play of three, each for his own lead: every card tried, nothing but repeated moments left out."""

    def __init__(self) -> None:
        self._known: Final[dict[tuple[object, ...], Leads]] = {}

    def leads(self, rest: Rest) -> Leads:
        """How it ends; of equals a defender takes what leaves the caller least, and anybody the first."""
        if not any(rest.hands):
            return rest.written(rest.taken, rest.tricks)
        key = rest.hands, rest.leader, rest.trick, rest.taken, rest.tricks
        if key not in self._known:
            turn, caller = rest.turn, rest.caller
            # Plain suits in the order of the engine's list, trumps last, high before low.
            cards = sorted(rest.choices(), key=lambda card: (card & TRUMPS > 0, -card))
            endings = [self.leads(rest.after(card)) for card in cards]
            self._known[key] = max(endings, key=lambda ending: (ending[turn], -ending[caller] if turn != caller else 0))
        return self._known[key]


def worth(rest: Rest) -> dict[int, Leads]:
    """How the deal ends after each card that may be played, with best play by all."""
    camps = Camps(rest)
    if rest.rules.players == 3:
        alone = Oneself()
        return {card: _of_three(rest.after(card), camps, alone) for card in rest.choices()}
    return {card: _written(rest, camps.value(rest, card, _least(rest))) for card in rest.choices()}


def best_play(rest: Rest) -> Leads:
    """How the deal ends with best play by all, of larger hands with plain play of the first tricks."""
    while max(hand.bit_count() for hand in rest.hands) > SEARCHED_FROM[rest.rules.players]:
        rest = rest.after(plain_card(rest))
    camps = Camps(rest)
    if rest.rules.players == 3:
        return _of_three(rest, camps, Oneself())
    low, high = _least(rest), FAR
    calls = rest.rules.side_of(rest.turn) == rest.rules.side_of(rest.caller)
    for card in rest.choices():
        value = camps.value(rest, card, low, high)
        low, high = (max(low, value), high) if calls else (low, min(high, value))
    return _written(rest, low if calls else high)


def plain_card(rest: Rest) -> int:
    """What is played to the first tricks where searching them takes too long.

    Masters are led, trumps first by the caller's camp and last by the others; a trick is won for good as cheaply as it can
    be, the partner's gets a dear card, and any other a cheap one.
    """
    turn, players = rest.turn, rest.rules.players
    friends = [rest.camps[seat] == rest.camps[turn] for seat in range(players)]
    live, choices = sum(rest.hands), sorted(rest.choices(), key=lambda card: (POINTS[card], card))
    if not rest.trick:
        masters = [card for card in choices if live & SUIT_OF[card] < card << 1]
        calls = friends[rest.caller]
        return max(masters, key=lambda card: ((card & TRUMPS > 0) == calls, POINTS[card]), default=choices[0])
    top, holder = rest.best
    later = [(turn + step) % players for step in range(1, players - len(rest.trick))]
    enemies = list(bits(sum(rest.hands[seat] for seat in later if not friends[seat])))
    if friends[holder] and not any(beats(card, top) for card in enemies):
        return choices[-1]
    winners = (card for card in choices if beats(card, top) and not any(beats(other, card) for other in enemies))
    return next(winners, choices[0])


def _least(rest: Rest) -> int:
    """The value from which on it matters: it is the same how far a call fails, but for the penalty of having no trick."""
    safe = rest.tricks[rest.rules.side_of(rest.caller)] or not rest.rules.no_trick_penalty
    return -1 if safe else -FAR


def _written(rest: Rest, value: int) -> Leads:
    """What is written down at the end of a deal of two sides with this value."""
    own = rest.rules.side_of(rest.caller)
    tricks = [value >= 0 or bool(value & 2)] * 2
    tricks[1 - own] = not value & 1
    bonus = [runs + bella for runs, bella in zip(rest.counted_runs(tricks), rest.bella, strict=True)]
    ahead = (value >> 2) - bonus[own] + bonus[1 - own]
    taken = [(rest.points - ahead) // 2] * 2
    taken[own] = rest.points - taken[own]
    return rest.written(taken, tricks)


def _of_three(rest: Rest, camps: Camps, alone: Oneself) -> Leads:
    """The play goes on as the two camps would until few cards are left, then each for himself."""
    while max(hand.bit_count() for hand in rest.hands) > ALONE_FROM:
        sign = 1 if rest.turn == rest.caller else -1
        rest = rest.after(max(rest.choices(), key=lambda card: sign * camps.value(rest, card)))
    return alone.leads(rest)
