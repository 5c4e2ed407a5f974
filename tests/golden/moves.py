"""One deal of every level at every table, and where its moves are written down.

Levels that search do it with small budgets, so the numbers in ``levels`` may be tuned without touching the file.
"""

from pathlib import Path

from tests.ai.arena import played
from tests.ai.search.small import small_player
from tests.table import rules_of

FILE = Path(__file__).with_name("moves.txt")


def line(profile: str, players: int, level: str) -> str:
    """How a deal's line begins."""
    return f"{level} {profile} {players}"


def moves_of(profile: str, players: int, level: str) -> list[str]:
    """The actions of the deal, as in a record."""
    return [
        str(action)
        for _, action in played(rules_of(profile, players), small_player(level), line(profile, players, level), deals=1)
    ]
