"""What a seat can conclude about the cards it does not see: which are out, and who may hold them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..cards import PACK, SUITS, Card, Rank, Suit, card_of
from ..deal.view import SeatView
from ..rules.ruleset import Overtrump
from ..rules.runs import bella_cards
from ..rules.tricks import STRENGTHS, VALUES


def _by_strength(trump: Suit) -> dict[Suit, tuple[Card, ...]]:
    strength = STRENGTHS[trump]
    return {
        suit: tuple(sorted((card for card in PACK if card.suit is suit), key=lambda card: -strength[card.index]))
        for suit in SUITS
    }


_SUITS_BY_STRENGTH: Final = {trump: _by_strength(trump) for trump in SUITS}


class Knowledge:
    """The unseen cards from one seat's point of view, during the play of a deal.

    Without ``memory`` every card counts as unseen that lies neither in the own hand nor face up on the table, and nothing
    is concluded from past tricks.
    """

    def __init__(self, view: SeatView, memory: bool) -> None:
        assert view.trump is not None
        self.view = view
        self.trump: Final = view.trump
        self.value: Final = VALUES[view.trump]
        self.strength: Final = STRENGTHS[view.trump]
        players = view.rules.players
        self.enemies: Final = tuple(
            seat for seat in range(players) if view.rules.side_of(seat) != view.rules.side_of(view.seat)
        )
        seen = {*view.hand, *view.trick, view.indicator, view.bottom}
        if memory:
            for trick in view.tricks:
                seen.update(trick.cards)
        order = _SUITS_BY_STRENGTH[view.trump]
        self.out: Final = {suit: [card for card in order[suit] if card not in seen] for suit in SUITS}
        """Suit -> its unseen cards, strongest first."""
        self._ceiling = [99] * players
        self._lacks: list[set[Suit]] = [set() for _ in range(players)]
        self._known: dict[Card, int] = self._known_cards(seen) if memory else {}
        self._read_tricks(memory)
        self._chance = self._spread()
        self._enemy_chance: dict[Card, float] = {}

    # --- what the past tells ----------------------------------------------------------------------------------------

    def _known_cards(self, seen: set[Card | None]) -> dict[Card, int]:
        """Cards that everybody knows to be in a certain hand, and who holds them."""
        view = self.view
        known = {card: seat for seat, runs in enumerate(view.shown_runs) for run in runs for card in run.cards}
        if view.swapped_by is not None:
            known[view.turned] = view.swapped_by
        if view.rules.players == 4 and view.drawn:
            taken = view.turned if view.swapped_by is None else card_of(Rank.SEVEN, self.trump)
            known[taken] = view.dealer
        if view.bella is not None:
            known.update(dict.fromkeys(bella_cards(self.trump), view.bella))
        return {card: seat for card, seat in known.items() if seat != view.seat and card not in seen}

    def _read_tricks(self, memory: bool) -> None:
        view = self.view
        if memory:
            for trick in view.tricks:
                self._read_trick(trick.leader, trick.cards)
        if view.trick:
            self._read_trick(view.leader, view.trick)

    def _read_trick(self, leader: int, cards: tuple[Card, ...]) -> None:
        """A suit not followed is not held, nor are trumps by a seat that did not trump."""
        rules, trump, strength = self.view.rules, self.trump, self.strength
        led = cards[0].suit
        best, holder = cards[0], leader
        for step in range(1, len(cards)):
            card, seat = cards[step], (leader + step) % rules.players
            if card.suit is not led:
                self._lacks[seat].add(led)
                if card.suit is not trump:
                    self._lacks[seat].add(trump)
            beats = card.suit in (trump, led) and strength[card.index] > strength[best.index]
            if card.suit is trump and best.suit is trump and not beats and self._had_to_beat(led, seat, holder):
                self._ceiling[seat] = min(self._ceiling[seat], strength[best.index])
            if beats:
                best, holder = card, seat

    def _had_to_beat(self, led: Suit, seat: int, holder: int) -> bool:
        rules = self.view.rules
        if rules.overtrump is Overtrump.TRUMP_LEAD:
            return led is self.trump
        return rules.overtrump is Overtrump.ALWAYS or rules.side_of(seat) != rules.side_of(holder)

    def _spread(self) -> list[dict[Suit, float]]:
        """Seat -> suit -> the chance that a given unseen card of the suit is in that hand.

        Each hand's unknown cards are spread evenly over the suits it may hold; what nobody holds was not dealt.
        """
        view = self.view
        free = {suit: sum(card not in self._known for card in cards) for suit, cards in self.out.items()}
        others = [seat for seat in range(view.rules.players) if seat != view.seat]
        unknown = dict.fromkeys(others, 0)
        for seat in others:
            unknown[seat] = view.hand_sizes[seat] - sum(holder == seat for holder in self._known.values())
        total = sum(free.values())
        asleep = max(0, total - sum(unknown.values())) / total if total else 0.0
        weights: list[dict[Suit, float]] = [{} for _ in view.hand_sizes]
        for seat in others:
            possible = sum(free[suit] for suit in SUITS if suit not in self._lacks[seat])
            share = min(1.0, unknown[seat] / possible) if possible else 0.0
            weights[seat] = {suit: 0.0 if suit in self._lacks[seat] else share for suit in SUITS}
        if len(others) > 1:
            for suit in SUITS:
                sum_of = sum(weights[seat][suit] for seat in others) + asleep
                if sum_of > 0:
                    for seat in others:
                        weights[seat][suit] /= sum_of
        return weights

    # --- chances ----------------------------------------------------------------------------------------------------

    def holds(self, seat: int, card: Card) -> float:
        """The chance that a seat holds an unseen card."""
        if card in self._known:
            return 1.0 if self._known[card] == seat else 0.0
        if card.suit is self.trump and self.strength[card.index] > self._ceiling[seat]:
            return 0.0
        return self._chance[seat][card.suit]

    def known(self, card: Card) -> int | None:
        """The seat that everybody knows to hold an unseen card, if there is one."""
        return self._known.get(card)

    def none_of(self, seat: int, cards: Iterable[Card]) -> float:
        """The chance that a seat holds none of some unseen cards."""
        chance = 1.0
        for card in cards:
            chance *= 1.0 - self.holds(seat, card)
        return chance

    def enemy_holds(self, card: Card) -> float:
        """The chance that any opponent holds an unseen card."""
        if card not in self._enemy_chance:
            none = 1.0
            for seat in self.enemies:
                none *= 1.0 - self.holds(seat, card)
            self._enemy_chance[card] = 1.0 - none
        return self._enemy_chance[card]

    def enemies_lack(self, cards: Iterable[Card]) -> float:
        """The chance that no opponent holds any of some unseen cards."""
        chance = 1.0
        for card in cards:
            chance *= 1.0 - self.enemy_holds(card)
        return chance

    def higher(self, card: Card) -> list[Card]:
        """The unseen cards of its suit that beat a card."""
        strength, bar = self.strength, self.strength[card.index]
        return [other for other in self.out[card.suit] if strength[other.index] > bar]

    def beats(self, seat: int, led: Suit, best: Card) -> float:
        """The chance that a seat still to play can beat the best card of a trick in which ``led`` was led."""
        trump = self.trump
        can = 1.0 - self.none_of(seat, self.higher(best))
        if led is trump:
            return can
        if best.suit is trump:
            return can * self.none_of(seat, self.out[led]) if can else 0.0
        return can + self.ruffs(seat, led)

    def ruffs(self, seat: int, suit: Suit) -> float:
        """The chance that a seat is out of a plain suit and has a trump."""
        void = self.none_of(seat, self.out[suit])
        return void * (1.0 - self.none_of(seat, self.out[self.trump])) if void else 0.0
