from __future__ import annotations

from itertools import count

from deberts.ai.solver.bench import AIMS, bench, bench_all_worlds


def test_every_size_and_aim_is_timed():
    ticks = count()
    rows = bench(lambda: next(ticks) / 1000, players=3, cards=(3, 2), worlds=2)
    assert [(row.players, row.cards, row.aim) for row in rows] == [(3, size, aim) for size in (3, 2) for aim in AIMS]
    assert all(row.mean == row.longest == 1 or abs(row.mean - 1) < 1e-9 for row in rows)
    assert all(row.nodes > 0 for row in rows)


def test_all_worlds_are_timed_as_one():
    ticks = count()
    row = bench_all_worlds(lambda: next(ticks) / 1000, cards=2, rounds=1)
    assert row.aim == "all worlds"
    assert row.nodes > 0
