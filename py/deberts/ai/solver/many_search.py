"""Three and four players: the best play from the start of a trick, by alpha-beta card by card.

Seats form two camps, the own side and all others. A value is the difference of the points still to be won, seen by the
camp of the seat on turn. As with two players the mask of the cards in play and the seat on lead are the position, results
are kept for starts of tricks; trumps that the other camp cannot take bound a new position, and it begins with the lead
that was best for the same hand before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .bonuses import Search
from .budget import Budget, Pause
from .choosing import Camps, Choosing
from .layout import SUIT_MASKS, SUIT_OF, TRUMPS, VALUE
from .plays import certain
from .two_search import INFINITY, Table, forget

Play = Callable[[int, int, int, int, int, int, int, int, int, int, int], int]


class Searcher(NamedTuple):
    """The searches of a stage by the seat on lead, and the playing of one card to a trick."""

    searches: list[Search]
    play: Play
    connect: Callable[[Sequence[Search]], None]


def _bounding(camps: Camps, seat: int) -> Callable[[int], tuple[int, int]]:
    """For ``seat`` on lead: what its camp and the other one are certain of with the cards in play, doubled."""
    hand = camps.hands[seat]
    camp = sum(held for other, held in enumerate(camps.hands) if camps.friends[seat][other])
    by_trumps: dict[int, tuple[int, int]] = {}

    def bound(cards: int) -> tuple[int, int]:
        trumps = cards & TRUMPS
        if trumps & ~hand:
            if trumps not in by_trumps:
                ours = trumps & camp
                by_trumps[trumps] = certain(ours, trumps ^ ours), certain(trumps ^ ours, ours)
            return by_trumps[trumps]
        mine = cards & hand
        return sum(certain(mine & suit, cards & suit & ~mine) for suit in SUIT_MASKS if mine & suit), 0

    return bound


def searcher(  # noqa: C901, PLR0915 - functions that share names, as attributes would cost too much
    camps: Camps, apart: int, budget: Budget
) -> Searcher:
    """The searches of a stage."""
    choosing = Choosing(camps, apart)
    friends = camps.friends
    players = len(camps.hands)
    entries: Sequence[Search] = ()

    def play(
        cards: int,
        rest: int,
        alpha: int,
        beta: int,
        seat: int,
        after: int,
        led: int,
        top: int,
        holder: int,
        points: int,
    ) -> int:
        """The value for ``seat`` when it has to play; see ``Choosing.follows``. ``points`` lie on the table."""
        best = -INFINITY
        for card in choosing.follows(cards, seat, after, led, top, holder):
            value = put(card, cards, rest, alpha, beta, seat, after, led, top, holder, points)
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    if alpha >= beta:
                        break
        return best

    def put(
        card: int,
        cards: int,
        rest: int,
        alpha: int,
        beta: int,
        seat: int,
        after: int,
        led: int,
        top: int,
        holder: int,
        points: int,
    ) -> int:
        """The value for ``seat`` when it plays this card."""
        budget.nodes += 1
        cards ^= card
        points += VALUE[card]
        if card > top if SUIT_OF[card] == SUIT_OF[top] else card <= TRUMPS:
            top, holder = card, seat
        if after:
            turn = seat + 1 if seat + 1 < players else 0
            if friends[seat][turn]:
                return play(cards, rest, alpha, beta, turn, after - 1, led, top, holder, points)
            return -play(cards, rest, -beta, -alpha, turn, after - 1, led, top, holder, points)
        if friends[seat][holder]:
            return points + entries[holder](cards, rest - points, alpha - points, beta - points)
        return -points - entries[holder](cards, rest - points, -points - beta, -points - alpha)

    def leader(seat: int) -> Search:
        table: Table = {}
        forget(table)
        hand = camps.hands[seat]
        bound = _bounding(camps, seat)
        hints: dict[int, int] = {}

        def search(cards: int, rest: int, alpha: int, beta: int) -> int:
            entry = table.get(cards)
            if entry:
                low, high, first = entry
            else:
                ours, theirs = bound(cards)
                low, high, first = ours - rest, rest - theirs, 0
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
            held = cards & hand
            moves = choosing.leads(cards, seat)
            if not first:
                first = hints.get(held, 0)
            if first != moves[0] and first in moves:
                moves.remove(first)
                moves.insert(0, first)
            alpha = floor = max(alpha, low)
            beta = min(beta, high)
            best = -INFINITY
            for card in moves:
                value = put(card, cards, rest, alpha, beta, seat, players - 1, SUIT_OF[card], card, seat, 0)
                if value > best:
                    best, first = value, card
                    if value > alpha:
                        alpha = value
                        if alpha >= beta:
                            break
            if best <= floor:
                high = min(high, best)
            elif best >= beta:
                low = max(low, best)
            else:
                low = high = best
            table[cards] = low, high, first
            hints[held] = first
            if budget.nodes >= budget.allowed:
                raise Pause
            return best

        return search

    def connect(on_win: Sequence[Search]) -> None:
        nonlocal entries
        entries = on_win

    return Searcher([leader(seat) for seat in range(players)], put, connect)
