"""What is done beside the first card judged: the runs that are declared, the seven, and bella with its card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from ..ai.beliefs.places import places_of
from ..ai.beliefs.worlds import World
from ..ai.search.bonuses import Bonus, Bonuses
from ..ai.search.exchanging import as_played
from ..ai.search.playing import Play, PlayRules, begun
from ..ai.search.worth import Worth
from ..ai.solver.layout import mask_of
from ..deal.actions import Action, Verb
from ..deal.view import SeatView
from ..rng import Stream
from ..rules.ruleset import BellaDeclare
from ..rules.runs import Run, bella_cards, disjoint
from .calls import exchanged
from .cards import CardJudge
from .decision import Option
from .quick import QuickJudge

_MOST_RUNS: Final = 3
"""The cards of a hand make no more runs at once."""


class _PlayJudge(QuickJudge):
    """Choices before the first own card: the deals are played to the end from where they stand."""

    AT_ONCE = 8

    def __init__(self, view: SeatView, hands: World, choices: Sequence[Action], stream: Stream) -> None:
        assert view.caller is not None and view.trump is not None
        super().__init__(view, hands, choices, stream)
        self._trump: Final = view.trump
        self._rules: Final = PlayRules(view.rules, view.caller)
        self._worth: Final = Worth(view.rules, view.standing, view.dealer, view.caller, recorded_only=True)

    def _finished(self, hands: World) -> Play:
        play = begun(self._rules, self._view, [mask_of(hand, self._trump) for hand in hands])
        play.finish()
        return play

    def _value(self, play: Play, bonus: Bonus) -> int:
        return self._worth.of(self._rules.totals(play, bonus))[self._view.rules.side_of(self._view.seat)]


class RunsJudge(_PlayJudge):
    """What to declare: every set of runs, or nothing. One play of a deal does for all of the sets."""

    def __init__(self, view: SeatView, hands: World, stream: Stream) -> None:
        assert view.caller is not None
        sets = list(_sets(view.runs_to_declare))
        choices = [Action(view.seat, Verb.DECLARE, runs=tuple(map(str, runs))) for runs in sets]
        super().__init__(view, hands, choices, stream)
        places = places_of(view)
        self._bonuses: Final = [Bonuses(replace(view, own_runs=runs), places, view.caller) for runs in sets]

    def _values(self, world: World) -> list[int]:
        hands = as_played(self._view, world)
        play = self._finished(hands)
        return [self._value(play, bonuses.of(hands, self._trump)) for bonuses in self._bonuses]


class SwapJudge(_PlayJudge):
    """The seven exchanged or kept at the first own turn of the play."""

    def __init__(self, view: SeatView, hands: World, stream: Stream) -> None:
        assert view.caller is not None
        super().__init__(view, hands, [Action(view.seat, verb) for verb in (Verb.SWAP, Verb.KEEP)], stream)
        self._bonuses: Final = Bonuses(view, places_of(view), view.caller)

    def _values(self, world: World) -> list[int]:
        kept = as_played(self._view, world)
        plays = [(hands, self._finished(hands)) for hands in (exchanged(self._view, kept), kept)]
        return [self._value(play, self._bonuses.of(hands, self._trump)) for hands, play in plays]


class BellaJudge:
    """A card with which bella is said now or never: the cards as always, and beside them those played in silence."""

    def __init__(self, view: SeatView, hands: World, plays: Sequence[Action], chance: Sequence[str | int]) -> None:
        silent = [replace(action, bella=False) for action in view.legal if action.bella]
        # The same chance twice, so both look into the same worlds.
        self._said: Final = CardJudge(view, hands, plays, Stream(*chance))
        self._silent: Final = CardJudge(view, hands, silent, Stream(*chance), silent=True)
        self.how: Final = self._said.how
        self.worlds = 0
        self.options: tuple[Option, ...] = ()

    def work(self) -> Iterator[None]:
        """Looks into the worlds; ``options`` are there when it is done."""
        yield from self._said.work()
        yield from self._silent.work()
        self.worlds = self._said.worlds
        self.options = (*self._said.options, *self._silent.options)


def bella_is_due(view: SeatView) -> bool:
    """Whether bella can be said now and, with one of its cards played in silence, never again."""
    if view.trump is None or not any(action.bella for action in view.legal):
        return False
    return view.rules.bella_declare is BellaDeclare.FIRST_CARD or not set(bella_cards(view.trump)) <= set(view.hand)


def _sets(runs: tuple[Run, ...]) -> Iterator[tuple[Run, ...]]:
    """Nothing, and every set of runs that share no card."""
    for size in range(_MOST_RUNS + 1):
        yield from (chosen for chosen in combinations(runs, size) if disjoint(chosen))
