"""The runs that count and the seat that says bella, in a world that a seat imagines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...cards import Card, Suit
from ...deal.view import SeatView
from ...rules.ruleset import BellaDeclare, FirstLead
from ...rules.runs import Run, bella_cards, best_cut, best_run, strength
from ..beliefs.places import Places
from ..beliefs.worlds import World

Bonus = tuple[tuple[int, ...], int | None]
"""By side the points of runs that win the comparison; the seat that has said bella or will."""


class Bonuses:
    """The bonuses of a deal, for any world, if ``caller`` plays it; ``silent``: the own seat says no bella any more."""

    def __init__(self, view: SeatView, places: Places, caller: int, *, silent: bool = False) -> None:
        self._view: Final = view
        self._mute: Final = view.seat if silent else None
        self._played: Final = places.played
        rules = view.rules
        self._none: Final = (0,) * rules.sides
        first = view.eldest if rules.first_lead is FirstLead.ELDEST else caller
        self._order: Final = rules.clockwise(first)
        self._known: Final = self._known_runs()

    def of(self, world: World, trump: Suit) -> Bonus:
        """The bonuses of a world."""
        return self._known if self._known is not None else self._runs(world, trump), self._bella(world, trump)

    def _known_runs(self) -> tuple[int, ...] | None:
        """The runs that count, where everybody knows them."""
        view = self._view
        if not view.drawn or not all(view.announced):
            return None
        if view.leading is None:
            return self._none
        if any(view.shown_runs):
            return self._by_side(list(view.shown_runs))
        if view.leading == view.seat and not view.rules.partner_runs:
            return self._by_side(
                [view.own_runs or () if seat == view.seat else () for seat in range(view.rules.players)]
            )
        return None

    def _by_side(self, runs: Sequence[Sequence[Run]]) -> tuple[int, ...]:
        points = list(self._none)
        for seat, declared in enumerate(runs):
            points[self._view.rules.side_of(seat)] += sum(run.points for run in declared)
        return tuple(points)

    def _runs(self, world: World, trump: Suit) -> tuple[int, ...]:
        rules = self._view.rules
        declared = [self._declared(seat, hand) for seat, hand in enumerate(world)]
        winner, highest = None, None
        for seat in self._order:
            if declared[seat]:
                best = best_run(rules, declared[seat], trump)
                assert best is not None
                force = strength(rules, best, trump)
                if highest is None or force > highest:
                    winner, highest = seat, force
        if winner is None:
            return self._none
        counting = {winner, (winner + 2) % 4} if rules.partner_runs else {winner}
        return self._by_side([runs if seat in counting else () for seat, runs in enumerate(declared)])

    def _declared(self, seat: int, hand: Sequence[Card]) -> tuple[Run, ...]:
        view = self._view
        if seat == view.seat and view.own_runs is not None:
            return view.own_runs
        if view.drawn and view.announced[seat] and view.announcements[seat] is None:
            return ()
        dealt = (*hand, *self._played[seat])
        return best_cut(view.rules, dealt)

    def _bella(self, world: World, trump: Suit) -> int | None:
        """The seat with bella: announced, or held and still to be announced."""
        view = self._view
        if view.bella is not None:
            return view.bella
        king, queen = bella_cards(trump)
        for seat, hand in enumerate(world):
            if seat == self._mute:
                continue
            held = (king in hand) + (queen in hand)
            if held == 2:
                return seat
            if held == 1 and view.rules.bella_declare is BellaDeclare.EITHER_CARD:
                played = self._played[seat]
                if king in played or queen in played:
                    return seat
        return None
