"""What is left of a deal, cards as bits: what may be played, what follows, and what is written down at the end.

Only the rules of the engine are asked: what a card is worth, what beats what, which runs there are, what a deal scores.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from deberts.cards import PACK, SUITS, Card, Rank, Suit, card_of
from deberts.deal.counting import winning_seats
from deberts.deal.deal import Deal
from deberts.match.match import Match
from deberts.rules.ruleset import BellaDeclare, BellaNeeds, Exchange, Overtrump, RuleSet
from deberts.rules.runs import BELLA_POINTS, bella_cards, best_cut, best_run, strength
from deberts.rules.scoring import Tally, score_deal
from deberts.rules.tricks import LAST_TRICK, STRENGTHS, VALUES
from tests.review.plain import Leads, leads_of

Hand = tuple[Card, ...]

SUIT_BITS: Final = 8
TRUMPS: Final = 0xFF << 3 * SUIT_BITS
"""The bits of the trumps, which are the highest; in every suit a higher bit is a higher card."""


@dataclass(frozen=True, slots=True)
class Rest:
    """What is left of a deal: cards as bits, points by side."""

    match: Match
    hands: tuple[int, ...]
    leader: int
    trick: tuple[int, ...]
    taken: tuple[int, ...]
    tricks: tuple[bool, ...]
    runs: tuple[int, ...]
    """What they are worth, if its side has a trick where that is asked for."""
    bella: tuple[int, ...]

    @property
    def rules(self) -> RuleSet:
        """Those of the match."""
        return self.match.rules

    @property
    def turn(self) -> int:
        """Whose card is next."""
        return (self.leader + len(self.trick)) % self.rules.players

    @property
    def caller(self) -> int:
        """Seat of the caller."""
        assert self.match.deal is not None and self.match.deal.caller is not None
        return self.match.deal.caller

    @property
    def camps(self) -> list[int]:
        """By seat: 0 in the caller's camp, 1 in the other."""
        side_of = self.rules.side_of
        return [int(side_of(seat) != side_of(self.caller)) for seat in range(self.rules.players)]

    @property
    def best(self) -> tuple[int, int]:
        """The highest card of the trick and who played it."""
        top, holder = self.trick[0], self.leader
        for place, card in enumerate(self.trick):
            if beats(card, top):
                top, holder = card, (self.leader + place) % self.rules.players
        return top, holder

    def choices(self) -> list[int]:
        """The cards that may be played."""
        hand = self.hands[self.turn]
        if not self.trick:
            return list(bits(hand))
        (top, holder), side_of = self.best, self.rules.side_of
        against = side_of(holder) != side_of(self.turn)
        return list(bits(may_follow(self.rules, hand, SUIT_OF[self.trick[0]], top, against=against)))

    def after(self, card: int) -> Rest:
        """The rest once a card is played."""
        rules, turn = self.rules, self.turn
        hands = tuple(hand & ~card for hand in self.hands)
        rest = replace(self, hands=hands, trick=(*self.trick, card))
        if len(rest.trick) < rules.players:
            return rest
        _, holder = rest.best
        points = sum(POINTS[one] for one in rest.trick) + (0 if hands[turn] else LAST_TRICK)
        side = rules.side_of(holder)
        return replace(
            rest,
            leader=holder,
            trick=(),
            taken=tuple(has + points * (one == side) for one, has in enumerate(self.taken)),
            tricks=tuple(has or one == side for one, has in enumerate(self.tricks)),
        )

    @property
    def points(self) -> int:
        """All points of the cards in play, and the last trick's."""
        cards = sum(POINTS[card] for card in bits(sum(self.hands)))
        return cards + sum(POINTS[card] for card in self.trick) + sum(self.taken) + LAST_TRICK

    def counted_runs(self, tricks: Sequence[bool]) -> tuple[int, ...]:
        """What runs come to at the end, by side."""
        counts = (has or not self.rules.runs_need_trick for has in tricks)
        return tuple(points * has for points, has in zip(self.runs, counts, strict=True))

    def written(self, taken: Sequence[int], tricks: Sequence[bool]) -> Leads:
        """What is written down if the sides end with these points of cards, and a trick or none."""
        none = (0,) * len(taken)
        tally = Tally(tuple(taken), none, self.counted_runs(tricks), self.bella, tuple(map(int, tricks)))
        match, caller = self.match, self.rules.side_of(self.caller)
        return leads_of(score_deal(self.rules, tally, caller, match.dealer, match.hanging, match.baits))


def bits_of(trump: Suit) -> dict[Card, int]:
    """The bit of every card: trumps highest, in every suit by rank."""
    plain = [suit for suit in SUITS if suit is not trump]
    order = [*reversed(plain), trump]
    return {
        card: 1 << order.index(card.suit) * SUIT_BITS + (STRENGTHS[trump][card.index] - 1) % SUIT_BITS for card in PACK
    }


POINTS: Final = {bit: VALUES[SUITS[0]][card.index] for card, bit in bits_of(SUITS[0]).items()}
"""What a card counts, by its bit."""


SUIT_OF: Final = {1 << place: 0xFF << place // SUIT_BITS * SUIT_BITS for place in range(len(PACK))}
"""The bits of a card's suit, by its bit."""


def beats(card: int, top: int) -> bool:
    """Whether a card beats the highest of the trick."""
    return card > top if card & SUIT_OF[top] else bool(card & TRUMPS)


def bits(cards: int) -> Iterator[int]:
    """Single cards, the highest first."""
    while cards:
        top = 1 << cards.bit_length() - 1
        yield top
        cards ^= top


def may_follow(rules: RuleSet, hand: int, led: int, top: int, *, against: bool) -> int:
    """What a hand may play to a trick; ``against``: an opponent holds it."""
    if follows := hand & led:
        if led != TRUMPS:
            return follows
    elif not (follows := hand & TRUMPS):
        return hand
    has_to = against if rules.overtrump is Overtrump.OPPONENTS else led == TRUMPS or rules.overtrump is Overtrump.ALWAYS
    return (has_to and top & TRUMPS and follows & -(top << 1)) or follows


def rest_of(match: Match) -> Rest:
    """What is left of a match's deal. Who has still to announce has his best runs, and the seven exchanged if he may."""
    rules, deal = match.rules, match.deal
    assert deal is not None and deal.trump is not None and rules.bella_needs is BellaNeeds.NOTHING
    hands = _exchanged(deal)
    bit_of = bits_of(deal.trump)
    taken, runs, bella = [0] * rules.sides, [0] * rules.sides, [0] * rules.sides
    for trick in deal.tricks:
        taken[rules.side_of(trick.winner)] += trick.points
    for seat, points in _runs(deal, hands):
        runs[rules.side_of(seat)] += points
    for seat, hand in enumerate(hands):
        if deal.bella == seat or (deal.bella is None and _says_bella(deal, seat, hand)):
            bella[rules.side_of(seat)] = BELLA_POINTS
    return Rest(
        match=match,
        hands=tuple(sum(bit_of[card] for card in hand) for hand in hands),
        leader=deal.leader,
        trick=tuple(bit_of[card] for card in deal.trick),
        taken=tuple(taken),
        tricks=tuple(any(rules.side_of(trick.winner) == side for trick in deal.tricks) for side in range(rules.sides)),
        runs=tuple(runs),
        bella=tuple(bella),
    )


def _exchanged(deal: Deal) -> tuple[Hand, ...]:
    """The hands; where the seven may still be exchanged in the play it is, unless that costs a run."""
    seat = deal.exchange_seat() if deal.rules.exchange is Exchange.OWN_FIRST_CARD else None
    if seat is None or deal.has_played(seat) or deal.declared[seat] is not None:
        return deal.hands
    hands = list(deal.hands)
    hands[seat] = swapped(deal, seat)
    return tuple(hands) if exchange_pays(deal, seat) else deal.hands


def swapped(deal: Deal, seat: int) -> Hand:
    """A hand with the card turned up instead of the seven of trumps."""
    assert deal.trump is not None
    seven = card_of(Rank.SEVEN, deal.trump)
    return tuple(deal.turned if card is seven else card for card in deal.hands[seat])


def exchange_pays(deal: Deal, seat: int) -> bool:
    """Whether a hand with its seven exchanged has runs of at least as many points."""
    kept, changed = (
        sum(run.points for run in best_cut(deal.rules, hand)) for hand in (deal.hands[seat], swapped(deal, seat))
    )
    return changed >= kept


def _runs(deal: Deal, hands: Sequence[Hand]) -> Iterator[tuple[int, int]]:
    """Seats whose runs have won, or will, and what they are worth."""
    rules, trump = deal.rules, deal.trump
    assert trump is not None
    said = [
        best_cut(rules, hand) if runs is None and not deal.has_played(seat) else runs or ()
        for seat, (hand, runs) in enumerate(zip(hands, deal.declared, strict=True))
    ]
    if deal.tricks:
        winners = winning_seats(deal)
    else:
        # Of equals the one announced earlier wins.
        best = {seat: best_run(rules, said[seat], trump) for seat in rules.clockwise(deal.leader)}
        strengths = {seat: strength(rules, run, trump) for seat, run in best.items() if run}
        winner = max(strengths, key=lambda seat: strengths[seat], default=None)
        winners = () if winner is None else (winner, (winner + 2) % 4) if rules.partner_runs else (winner,)
    for seat in winners:
        yield seat, sum(run.points for run in said[seat])


def _says_bella(deal: Deal, seat: int, hand: Hand) -> bool:
    """Whether a seat can still say bella with one of its cards, or it is said by itself."""
    assert deal.trump is not None
    pair = set(bella_cards(deal.trump))
    played = pair.intersection(deal.played_by(seat))
    held = pair.intersection(hand)
    return len(played | held) == 2 and (
        not played or (bool(held) and deal.rules.bella_declare is BellaDeclare.EITHER_CARD)
    )
