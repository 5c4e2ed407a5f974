"""Three and four players: the best play from the start of a trick, by alpha-beta card by card.

Seats form two camps, the own side and all others. A value is the difference of the points still to be won, seen by the
camp of the seat on turn. As with two players the mask of the cards in play and the seat on lead are the position, results
are kept for starts of tricks, and trumps that the other camp cannot take bound a new position.

Cards with no card of another hand between them (nor the card that wins the trick so far) are equal in power. Where it is
certain who takes the trick, the dearest of them goes to the own camp and the cheapest to the other one (``plays`` says why
that is exact); where it is not, only one of those with equal values is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from .bonuses import Search
from .budget import Budget, Pause
from .layout import SUIT_MASKS, SUIT_OF, TRUMPS, VALUE
from .plays import certain, equals
from .two_search import INFINITY, Table, forget

Play = Callable[[int, int, int, int, int, int, int, int, int, int, int], int]


@dataclass(frozen=True, slots=True)
class Camps:
    """Who sits where. Tables are by seat, or by the seat on turn and the seat that holds the trick."""

    hands: Sequence[int]
    friends: Sequence[Sequence[bool]]
    """Whether two seats are in one camp."""
    must_beat: Sequence[Sequence[bool]]
    """Whether a trump that was led has to be beaten."""
    must_over: Sequence[Sequence[bool]]
    """Whether a trump on a plain lead has to be beaten by who has to trump."""


class Choices(NamedTuple):
    """The cards of a hand in one suit that are worth trying, the dearest first."""

    open: list[int]
    """While it is not certain who takes the trick."""
    dear: list[int]
    """For a trick of the own camp."""
    cheap: list[int]
    """For a trick of the other camp."""


class Choosing:
    """The cards worth trying, looked up by suit."""

    def __init__(self, camps: Camps, apart: int) -> None:
        self._camps: Final = camps
        self._apart: Final = apart
        self._players: Final = len(camps.hands)
        self._known: Final[list[dict[int, Choices]]] = [{} for _ in camps.hands]

    def leads(self, cards: int, seat: int) -> list[int]:
        """What to lead, the dearest first."""
        mine = cards & self._camps.hands[seat]
        others = cards ^ mine
        found = []
        for mask in SUIT_MASKS:
            if mine & mask:
                choices = self._choices(cards & mask, seat)
                found += _winning(choices, mask, others, mask)
        if len(found) > 1:
            found.sort(key=VALUE.__getitem__, reverse=True)
        return found

    def follows(self, cards: int, seat: int, after: int, led: int, top: int, holder: int) -> list[int]:
        """What to play to a trick of suit ``led`` that ``holder`` wins so far with ``top``; ``after`` seats follow."""
        camps = self._camps
        mine = cards & camps.hands[seat]
        later = 0
        step = seat
        while after:
            step = step + 1 if step + 1 < self._players else 0
            later |= cards & camps.hands[step]
            after -= 1
        top_suit = SUIT_OF[top]
        above = -(top << 1)
        suit = led
        if mine & led:
            higher = mine & led & above if top_suit == led else 0
            over = led == TRUMPS and camps.must_beat[seat][holder]
        elif mine & TRUMPS:
            suit = TRUMPS
            higher = mine & TRUMPS & above if top <= TRUMPS else mine & TRUMPS
            over = top <= TRUMPS and camps.must_over[seat][holder]
        else:
            suit = higher = 0
            over = False
        friendly = camps.friends[seat][holder]
        certain_trick = not later & top_suit & above and (top <= TRUMPS or not later & TRUMPS)
        kind = 0 if not certain_trick else 1 if friendly else 2
        if not suit:
            found = []
            for mask in SUIT_MASKS:
                if mine & mask:
                    found += self._choices(cards & mask, seat)[kind]
            found.sort(key=VALUE.__getitem__, reverse=friendly)
            return found
        choices = self._choices(cards & suit | (top if top_suit == suit else 0), seat)
        winning = _winning(choices, suit, later, higher) if higher else []
        if over and winning:
            return winning
        losing = [card for card in choices[kind] if not card & higher]
        return losing + winning if friendly else winning + losing[::-1]

    def _choices(self, suit: int, seat: int) -> Choices:
        """For the cards of a suit in play, with the card that wins the trick so far if it is of this suit."""
        known = self._known[seat]
        try:
            return known[suit]
        except KeyError:
            mine = suit & self._camps.hands[seat]
            groups = equals(mine, suit ^ mine, self._apart)
            distinct = [card for group in groups for card in {VALUE[card]: card for card in group}.values()]
            known[suit] = Choices(distinct, [group[0] for group in groups], [group[-1] for group in groups])
            return known[suit]


def _winning(choices: Choices, suit: int, later: int, higher: int) -> list[int]:
    """The cards among ``higher`` that take the lead of the trick: only the dearest where it cannot be lost any more."""
    if suit != TRUMPS and later & TRUMPS:
        return [card for card in choices.open if card & higher]
    rivals = later & suit
    if not rivals:
        return [card for card in choices.dear if card & higher]
    return [card for card in choices.dear if card > rivals and card & higher] + [
        card for card in choices.open if card < rivals and card & higher
    ]


class Searcher(NamedTuple):
    """The searches of a stage by the seat on lead, the rest of a trick, and results by the seat on lead."""

    searches: list[Search]
    play: Play
    tables: list[Table]
    connect: Callable[[Sequence[Search]], None]


def searcher(camps: Camps, apart: int, budget: Budget) -> Searcher:
    """The searches of a stage."""
    choosing = Choosing(camps, apart)
    friends = camps.friends
    players = len(camps.hands)
    tables: list[Table] = [{} for _ in camps.hands]
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
        table = tables[seat]
        hand = camps.hands[seat]
        camp = sum(held for other, held in enumerate(camps.hands) if friends[seat][other])
        enemies = sum(camps.hands) ^ camp
        bounds: dict[int, tuple[int, int]] = {}

        def bound(cards: int) -> tuple[int, int]:
            """What the camp and its enemies are certain of by cards that nobody can take, doubled."""
            trumps = cards & TRUMPS
            if trumps & ~hand:
                if trumps not in bounds:
                    ours, theirs = trumps & camp, trumps & enemies
                    bounds[trumps] = certain(ours, theirs), certain(theirs, ours)
                return bounds[trumps]
            mine = cards & hand
            return sum(certain(mine & suit, cards & suit & ~mine) for suit in SUIT_MASKS if mine & suit), 0

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
            moves = choosing.leads(cards, seat)
            if first and moves[0] != first:
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
            if budget.nodes >= budget.allowed:
                raise Pause
            return best

        return search

    def connect(on_win: Sequence[Search]) -> None:
        nonlocal entries
        entries = on_win

    for table in tables:
        forget(table)
    return Searcher([leader(seat) for seat in range(players)], put, tables, connect)
