"""The puzzles that come with the game, read when they are first wanted."""

from __future__ import annotations

import pkgutil
from functools import cache

from .puzzle import Puzzle, parse_puzzle


@cache
def shipped() -> dict[str, Puzzle]:
    """By id: all of them, in the order of the file."""
    text = pkgutil.get_data(__package__, "shipped.jsonl")
    assert text is not None
    puzzles = map(parse_puzzle, text.decode().splitlines())
    return {puzzle.id: puzzle for puzzle in puzzles}
