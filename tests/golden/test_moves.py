"""The moves of every level at every table, as they were written down: the same on every machine and in every Python.

A change of how a level plays changes them, and so they are written anew: ``python -m tests.golden.write_moves``.
"""

import pytest

from deberts.ai.levels import LEVELS
from deberts.rules.profiles import PROFILES
from tests.golden.moves import FILE, line, moves_of

TABLES = [(profile, players, level) for profile in PROFILES for players in (2, 3, 4) for level in LEVELS]


@pytest.mark.parametrize(("profile", "players", "level"), TABLES)
def test_the_moves_are_those_written_down(profile: str, players: int, level: str) -> None:
    written = dict(text.split(": ", 1) for text in FILE.read_text(encoding="utf-8").splitlines())
    assert len(written) == len(TABLES)
    assert moves_of(profile, players, level) == written[line(profile, players, level)].split(", ")
