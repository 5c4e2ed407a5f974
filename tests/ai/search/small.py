"""The searching levels with small budgets: the same code, quick enough for tests with many decisions."""

from __future__ import annotations

from dataclasses import replace

from deberts.ai.levels import LEVELS, Level
from deberts.ai.thinking import choose

_BUDGETS = {
    "normal": {"deals": 8},
    "hard": {
        "worlds": 3,
        "nodes": 300,
        "tree_worlds": 4,
        "rounds_alone": (32, 32, 32),
        "exact_from": (4, 3, 3),
        "deals": 8,
    },
    "crazy": {
        "worlds": 4,
        "nodes": 400,
        "tree_worlds": 6,
        "rounds": 32,
        "rounds_alone": (48, 48, 48),
        "exact_from": (5, 4, 3),
        "deals": 8,
    },
}
"""By level: what differs from its full budget; ``all_worlds`` is small in all of them."""
SMALL = {name: replace(LEVELS[name].search, all_worlds=30, **budget) for name, budget in _BUDGETS.items()}


def small_level(name: str) -> Level:
    """A level, with a small budget if it searches."""
    return replace(LEVELS[name], search=SMALL[name]) if name in SMALL else LEVELS[name]


def small_player(name: str):
    """The player of a level with a small budget."""
    level = small_level(name)
    return lambda view, seed: choose(view, level, seed)
