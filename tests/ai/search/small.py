"""The searching levels with small budgets: the same code, quick enough for tests with many decisions."""

from __future__ import annotations

from dataclasses import replace

from deberts.ai.levels import LEVELS, Search
from deberts.ai.thinking import choose

SMALL = {
    "hard": Search(3, 300, 0, 32, (4, 3, 3), 20, deals=8),
    "crazy": Search(4, 400, 32, 48, (5, 4, 3), 40, deals=8),
}


def small_player(name: str):
    """The player of a level with a small budget."""
    level = replace(LEVELS[name], search=SMALL[name])
    return lambda view, seed: choose(view, level, seed)
