"""Two players: the best play from the start of a trick, by alpha-beta over whole tricks.

The cards in play are one mask; who holds a card never changes, so the mask and the seat on lead are the position. The
value is the difference of the points still to be won, seen by the seat on lead. A step of the search is a trick, lead and
reply together; both come from ``plays``, looked up suit by suit. Results are kept by position: bounds and the best lead;
a new position begins with the lead that was best for the same hand before. Before a new position is looked into, the
trumps that nobody can take bound it from both sides, or, once the other hand has no trumps, all the leader's cards that
nobody can take bound it from below.

The search is one long function on purpose: in Python a call costs as much as the work it would wrap.
"""

# A comparison costs less than a call of min or max.
# ruff: noqa: FURB136, PLR1730

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ...rules.tricks import LAST_TRICK
from .bonuses import Search
from .budget import Budget, Pause
from .layout import SUIT_MASKS, TRUMPS, VALUE
from .plays import Lead, certain, dearest, discards, leads, ruffed_lead

INFINITY: Final = 10_000
"""More than any difference."""

_PLAIN: Final = SUIT_MASKS[1:]
_END: Final = (LAST_TRICK, LAST_TRICK, 0)

Table = dict[int, tuple[int, int, int]]
"""Cards in play -> lowest and highest possible value, best lead. Without cards it is the last trick's winner on lead."""


class Searcher(NamedTuple):
    """A search with one seat on lead, its results, and a way to tell it where a won and a lost trick lead to."""

    search: Search
    table: Table
    connect: Callable[[Search, Search], None]


def forget(table: Table) -> None:
    """Drops all results but the one that needs no search."""
    table.clear()
    table[0] = _END


def searcher(mine: int, theirs: int, apart: int, budget: Budget) -> Searcher:  # noqa: C901, PLR0915 - see above
    """A search with the holder of ``mine`` on lead: all cards that may be in its hand, ``theirs`` all of the other's."""
    their_trumps = theirs & TRUMPS
    table: Table = {0: _END}
    suit_leads: dict[int, list[Lead]] = {}
    ruffed: dict[int, Lead] = {}
    thrown: dict[int, list[tuple[int, int]]] = {}
    hints: dict[int, int] = {}
    safe: dict[int, int] = {}
    lost: dict[int, int] = {}
    won_on: Search
    lost_on: Search

    def search(cards: int, rest: int, alpha: int, beta: int) -> int:  # noqa: C901, PLR0915
        entry = table.get(cards)
        if entry:
            low, high, first = entry
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
            trumps = cards & TRUMPS
            against = cards & their_trumps
        else:
            trumps = cards & TRUMPS
            against = cards & their_trumps
            low, high, first = -rest, rest, 0
            if against:
                try:
                    low += safe[trumps]
                    high -= lost[trumps]
                except KeyError:
                    safe[trumps] = certain(trumps & mine, against)
                    lost[trumps] = certain(against, trumps & mine)
                    low = safe[trumps] - rest
                    high -= lost[trumps]
                if high <= alpha:
                    return high
            else:
                for mask in SUIT_MASKS:
                    suit = cards & mask
                    try:
                        low += safe[suit]
                    except KeyError:
                        safe[suit] = certain(suit & mine, suit & theirs)
                        low += safe[suit]
            if low >= beta:
                return low
        budget.nodes += 1

        hand = cards & mine
        if not first:
            first = hints.get(hand, 0)
        moves: list[Lead] = []
        throws: list[tuple[int, int]] | None = None
        for mask in SUIT_MASKS:
            suit = cards & mask
            held = suit & mine
            if not held:
                continue
            if held != suit:
                try:
                    moves += suit_leads[suit]
                except KeyError:
                    suit_leads[suit] = leads(held, suit ^ held, apart)
                    moves += suit_leads[suit]
            elif against:
                try:
                    moves.append(ruffed[suit | trumps])
                except KeyError:
                    ruffed[suit | trumps] = ruffed_lead(held, trumps & mine, against, apart)
                    moves.append(ruffed[suit | trumps])
            else:
                if throws is None:
                    throws = []
                    for other in _PLAIN:
                        suit = cards & other
                        if suit & theirs:
                            try:
                                throws += thrown[suit]
                            except KeyError:
                                thrown[suit] = discards(suit & theirs, suit & mine)
                                throws += thrown[suit]
                for card in dearest(held, apart) if apart else (1 << (held.bit_length() - 1),):
                    value = VALUE[card]
                    moves.append((-value, card, [(card | bit, value + points, True) for bit, points in throws]))
        if len(moves) > 1:
            moves.sort()
            if first and moves[0][1] != first:
                moves.sort(key=lambda move: move[1] != first)

        if alpha < low:
            alpha = low
        floor = alpha
        ceiling = beta if beta < high else high
        best = -INFINITY
        for _, card, answers in moves:
            worst = INFINITY
            bar = ceiling
            for pair, points, won in answers:
                if won:
                    value = points + won_on(cards ^ pair, rest - points, alpha - points, bar - points)
                else:
                    value = points - lost_on(cards ^ pair, rest + points, points - bar, points - alpha)
                if value < worst:
                    worst = value
                    if value <= alpha:
                        break
                    if value < bar:
                        bar = value
            if worst > best:
                best = worst
                first = card
                if best > alpha:
                    alpha = best
                    if alpha >= ceiling:
                        break
        if best <= floor:
            if best < high:
                high = best
        elif best >= ceiling:
            if best > low:
                low = best
        else:
            low = high = best
        table[cards] = low, high, first
        hints[hand] = first
        if budget.nodes >= budget.allowed:
            raise Pause
        return best

    def connect(on_win: Search, on_loss: Search) -> None:
        nonlocal won_on, lost_on
        won_on, lost_on = on_win, on_loss

    return Searcher(search, table, connect)
