"""A call or the exchange of the trump seven judged: deals imagined to the end with quick play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ..ai.beliefs.worlds import World, Worlds
from ..ai.levels import LEVELS
from ..ai.search.auction import MARGIN, Judge, Weighing, suit_of
from ..ai.search.imagined_deal import ImaginedDeal
from ..ai.search.other_callers import OtherCallers
from ..ai.search.worth import SCALE, Worth
from ..cards import SUITS, Rank, card_of
from ..deal.actions import Action, Verb
from ..deal.view import SeatView
from ..rng import Stream
from .decision import How, Option
from .quick import WORLDS, QuickJudge

_AT_ONCE: Final = 4
"""Worlds in one unit of work."""
_HABITS: Final = LEVELS["crazy"].habits


class CallJudge:
    """A take, a name or a pass; ``hands`` are the true ones after the draw, None where they are hidden still."""

    def __init__(self, view: SeatView, hands: World | None, calls: Sequence[Action], stream: Stream) -> None:
        self._view: Final = view
        self._hands: Final = hands
        self._calls: Final = calls
        self._stream: Final = stream
        self._worth: Final = _Recorded(view)
        self._made: Final = dict.fromkeys(SUITS, 0)
        self.how: Final = How.QUICK
        self.worlds = 0
        self.options: tuple[Option, ...] = ()

    def work(self) -> Iterator[None]:
        """Imagines deals; ``options`` are there when it is done."""
        true, fair = self._weighing(self._worth.of), self._weighing(self._counted)
        if self._hands is not None:
            true.add(self._hands)
        worlds = Worlds(self._view)
        for number in range(WORLDS):
            fair.add(fair.others.drawn(worlds, self._stream))
            if number % _AT_ONCE == _AT_ONCE - 1:
                yield
        self.worlds = WORLDS
        self.options = tuple(
            Option(
                call,
                self._value(fair, call),
                self._value(true, call) if self._hands is not None else None,
                won=None if call.verb is Verb.PASS else self._made[suit_of(self._view, call)] / WORLDS,
            )
            for call in self._calls
        )

    def _weighing(self, judge: Judge) -> Weighing:
        return Weighing(self._view, OtherCallers(self._view, _HABITS), judge)

    def _counted(self, deal: ImaginedDeal, world: World) -> tuple[int, ...]:
        """The worth of a deal; of the own calls also whether they are made."""
        if deal.caller == self._view.seat:
            self._made[deal.trump] += self._worth.made(deal, world)
        return self._worth.of(deal, world)

    def _value(self, weighing: Weighing, call: Action) -> float:
        if call.verb is Verb.PASS:
            return weighing.of_passing() / SCALE
        # Quick play makes less of a call than good play does: the margin at which the computer calls.
        return weighing.mean(suit_of(self._view, call)) / SCALE - MARGIN.get(self._view.rules.players, 0)


class ExchangeJudge(QuickJudge):
    """The seven exchanged or kept, once the cards are drawn."""

    AT_ONCE = _AT_ONCE

    def __init__(self, view: SeatView, hands: World | None, answers: Sequence[Action], stream: Stream) -> None:
        assert view.caller is not None and view.trump is not None
        super().__init__(view, hands, answers, stream)
        self._deal: Final = ImaginedDeal(view, view.caller, view.trump)
        self._worth: Final = _Recorded(view)

    def _values(self, world: World) -> list[int]:
        side = self._view.rules.side_of(self._view.seat)
        swapped = exchanged(self._view, world)
        worlds = (swapped if answer.verb is Verb.SWAP else world for answer in self._choices)
        return [self._worth.of(self._deal, each)[side] for each in worlds]


def exchanged(view: SeatView, world: World) -> World:
    """The hands once the seat has exchanged its seven."""
    assert view.trump is not None and view.indicator is not None
    seven = card_of(Rank.SEVEN, view.trump)
    # The dealer of four holds the card that lies face up.
    other = {seven: view.indicator, view.indicator: seven}
    return tuple(tuple(other.get(card, card) for card in hand) for hand in world)


class _Recorded:
    """What imagined deals are worth in recorded points."""

    def __init__(self, view: SeatView) -> None:
        self._view: Final = view
        self._worths: Final[dict[int, Worth]] = {}
        self._last: tuple[ImaginedDeal, World, tuple[int, ...]] | None = None

    def of(self, deal: ImaginedDeal, world: World) -> tuple[int, ...]:
        """By side, the worth of a deal in a world."""
        return self._worth(deal.caller).of(self._played(deal, world))

    def made(self, deal: ImaginedDeal, world: World) -> bool:
        """Whether the caller makes it."""
        return self._worth(deal.caller).made(self._played(deal, world))

    def _worth(self, caller: int) -> Worth:
        view = self._view
        if caller not in self._worths:
            self._worths[caller] = Worth(view.rules, view.standing, view.dealer, caller, recorded_only=True)
        return self._worths[caller]

    def _played(self, deal: ImaginedDeal, world: World) -> tuple[int, ...]:
        """The totals of a deal in a world; asked for twice in a row, it is played once."""
        if self._last is None or self._last[0] is not deal or self._last[1] is not world:
            self._last = (deal, world, deal.totals(world))
        return self._last[2]
