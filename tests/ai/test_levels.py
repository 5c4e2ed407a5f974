from __future__ import annotations

from deberts.ai.levels import LEVELS


def test_levels_are_named_weakest_first():
    assert tuple(LEVELS) == ("easy", "normal", "hard", "crazy")
    assert all(name == level.name for name, level in LEVELS.items())
