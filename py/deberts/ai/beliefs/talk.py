"""How well a set of hands fits what was said and what was not: runs announced, silence, bella, the seven kept.

Where the rules make a seat speak, its words and its silence are proof. Where it may keep silent, silence only makes a
card less likely, because hardly anybody passes over points: such hands keep a part of their weight.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...cards import Card, Rank, card_of
from ...deal.announcing import Announcement
from ...deal.view import SeatView
from ...rules.ruleset import BellaDeclare, Declare, Exchange, ExchangeBy
from ...rules.runs import Run, bella_cards, best_cut, best_run, deberts_row, has_row, valid_runs
from .places import Places

FULL: Final = 16
"""The weight of hands that nothing speaks against."""
_UNLIKELY: Final = 8
"""What the weight is divided by where a seat passed over points that it could have had."""
_LATER: Final = 2
"""The same where it may still take them."""

Hands = Sequence[Sequence[Card]]


class Talk:
    """What was said and kept silent about in a deal, as one seat heard it."""

    def __init__(self, view: SeatView, places: Places) -> None:
        self._view = view
        self._played = places.played
        self._rules = view.rules
        self._auto = view.rules.declare is Declare.AUTO
        others = [seat for seat in range(view.rules.players) if seat != view.seat]
        self._announced = [seat for seat in others if view.drawn and view.announced[seat]]
        self._bella = [(seat, card) for seat in others for card in self._partner_cards(seat)]
        self._seven = self._seven_question(others)

    @property
    def heard(self) -> bool:
        """Whether there is anything that speaks for or against any hands."""
        return bool(self._announced or self._bella or self._seven)

    def weight(self, hands: Hands) -> int:
        """0 for hands that cannot be, up to ``FULL``."""
        weight = FULL
        for seat in self._announced:
            doubt = self._runs_doubt(seat, hands[seat])
            if not doubt:
                return 0
            weight //= doubt
        for seat, card in self._bella:
            if card in hands[seat]:
                if self._rules.bella_declare is BellaDeclare.AUTO:
                    return 0
                weight //= _LATER if self._rules.bella_declare is BellaDeclare.EITHER_CARD else _UNLIKELY
        if self._seven:
            seven, seats = self._seven
            if any(seven in hands[seat] or seven in self._played[seat] for seat in seats):
                weight //= _UNLIKELY
        return max(1, weight)

    # --- runs -------------------------------------------------------------------------------------------------------

    def _runs_doubt(self, seat: int, hand: Sequence[Card]) -> int:
        """What the weight is divided by for the runs of a hand; 0: it cannot be."""
        dealt = (*hand, *self._played[seat])
        said = self._view.announcements[seat]
        if said is None:
            if not has_row(dealt):
                return 1
            return 0 if self._auto else _UNLIKELY
        rules, trump = self._rules, self._view.trump
        assert trump is not None
        cut = best_cut(rules, dealt)
        best = best_run(rules, cut, trump)
        shown = self._view.shown_runs[seat]
        if self._auto:
            fits = set(shown) == set(cut) if shown else best is not None and self.could_say(seat, said, best)
            return 1 if fits and not deberts_row(rules, dealt, trump) else 0
        if shown:
            return 1 if sum(run.points for run in cut) == sum(run.points for run in shown) else _UNLIKELY
        if best is not None and self.could_say(seat, said, best):
            return 1
        return _UNLIKELY if any(self.could_say(seat, said, run) for run in valid_runs(rules, dealt)) else 0

    def could_say(self, seat: int, said: Announcement, run: Run) -> bool:
        """Whether a seat whose best declared run is this one had to be heard like that."""
        if said.kind is not None and run.kind is not said.kind:
            return False
        if said.length is not None and run.length != said.length:
            return False
        if said.top is not None:
            same_top = run.high.rank is said.top
            return same_top and (said.trump is None or (run.suit is self._view.trump) == said.trump)
        ceiling = self._ceiling(seat, run)
        return ceiling is None or run.high.height < ceiling

    def _ceiling(self, seat: int, run: Run) -> int | None:
        """The height that a beaten run stays below because its top was not worth naming."""
        view = self._view
        if view.leading is None or view.leading == seat:
            return None
        best = view.announcements[view.leading]
        if best is None or best.top is None:
            return None
        key = best.length if best.kind is None else None
        same = run.length == key if best.kind is None else run.kind is best.kind
        return card_of(best.top, run.suit).height if same else None

    def unshown(self) -> int | None:
        """A seat that announced a run which does not lie open, the best one if possible."""
        view = self._view
        seats = [seat for seat in self._announced if view.announcements[seat] and not view.shown_runs[seat]]
        return view.leading if view.leading in seats else next(iter(seats), None)

    # --- bella and the seven ----------------------------------------------------------------------------------------

    def _partner_cards(self, seat: int) -> list[Card]:
        """The bella cards that a seat should have spoken of when it played the other one."""
        view = self._view
        if view.trump is None or view.bella is not None:
            return []
        king, queen = bella_cards(view.trump)
        pairs = ((king, queen), (queen, king))
        return [other for card, other in pairs if card in self._played[seat] and other not in self._played[seat]]

    def _seven_question(self, others: Sequence[int]) -> tuple[Card, list[int]] | None:
        """The trump seven and the seats that would have exchanged it; nobody, where nothing can be concluded.

        With four players, or where the question comes before the draw, the seven may have been drawn later.
        """
        view, rules = self._view, self._rules
        played_first = [seat for seat in others if self._played[seat] or view.announced[seat]]
        asked = {Exchange.BEFORE_PLAY: list(others), Exchange.OWN_FIRST_CARD: played_first}.get(rules.exchange, [])
        if rules.players == 4 or not view.drawn or view.trump is not view.turned.suit or view.swapped_by is not None:
            return None
        seats = [seat for seat in asked if rules.exchange_by is ExchangeBy.ANY or seat == view.caller]
        return (card_of(Rank.SEVEN, view.trump), seats) if seats else None
