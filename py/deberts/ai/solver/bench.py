"""How fast the solver is: times and nodes by cards left, over random worlds that are the same in every run.

The engine knows no clock, so one has to be handed in: ``bench(time.perf_counter)``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from ...cards import PACK, SUITS, Card
from ...rng import Stream
from ...rules.profiles import make_rules
from .position import Position
from .solving import Solver

AIMS: Final = ("every card", "best value", "made or not")
"""The values of all legal cards, that of best play alone, and only whether the own side gets more than the others."""

_SLICE: Final = 1_000_000_000


class Timed(NamedTuple):
    """Times in milliseconds and nodes of one world."""

    players: int
    cards: int
    aim: str
    mean: float
    median: float
    p95: float
    longest: float
    nodes: float


def bench(
    clock: Callable[[], float], players: int = 2, cards: Sequence[int] = range(9, 2, -1), worlds: int = 100
) -> list[Timed]:
    """Times of random worlds, the seat on turn leading, each by a solver of its own."""
    return [_timed(clock, players, count, aim, worlds) for count in cards for aim in AIMS]


def _timed(clock: Callable[[], float], players: int, cards: int, aim: str, worlds: int) -> Timed:
    times, nodes = [], 0
    for position, hands in _random_worlds(players, cards, worlds):
        start = clock()
        solver = Solver(position)
        if aim == AIMS[0]:
            solver.begin(hands)
        else:
            solver.begin_best(hands, at_least=1 if aim == AIMS[2] else None)
        solver.run(_SLICE)
        times.append(1000 * (clock() - start))
        nodes += solver.nodes
    times.sort()
    mean = sum(times) / worlds
    return Timed(players, cards, aim, mean, times[worlds // 2], times[worlds * 95 // 100], times[-1], nodes / worlds)


def bench_all_worlds(clock: Callable[[], float], cards: int, rounds: int = 3) -> Timed:
    """Times of two-player decisions in which every hand that the other may hold is solved, nothing being known of it."""
    times, nodes = [], 0
    for position, hands in _random_worlds(2, cards, rounds):
        unseen = [*hands[1], *_others(hands)[:12]]
        start = clock()
        solver = Solver(position)
        for other in combinations(unseen, cards):
            solver.begin((hands[0], other))
            solver.run(_SLICE)
        times.append(1000 * (clock() - start))
        nodes += solver.nodes
    times.sort()
    mean = sum(times) / rounds
    return Timed(2, cards, "all worlds", mean, times[rounds // 2], times[-1], times[-1], nodes / rounds)


def _random_worlds(players: int, cards: int, worlds: int) -> Iterator[tuple[Position, list[list[Card]]]]:
    rules = make_rules({"profile": "gambler", "players": players})
    stream = Stream("bench", players, cards)
    nothing, begun = (0,) * rules.sides, (1,) * rules.sides
    for _ in range(worlds):
        trump = stream.choice(SUITS)
        pack = stream.shuffled(PACK)
        hands = [pack[seat * cards : (seat + 1) * cards] for seat in range(players)]
        yield Position(rules, trump, 0, 0, (), nothing, begun, nothing), hands


def _others(hands: Sequence[Sequence[Card]]) -> list[Card]:
    """The cards that nobody holds."""
    held = {card for hand in hands for card in hand}
    return [card for card in PACK if card not in held]
