"""How many bytes the page may send. A build that sends more fails: every one of them has to be loaded on a phone."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from pathlib import PurePosixPath

from tools.project import BuildError, say

# Bytes as a host that compresses with gzip sends them, GitHub Pages for one.
BUDGETS = {
    "own scripts": 60_000,  # what first screen and table load before they run, and the engine's worker; without words
    "words of a language": 24_000,  # the largest of the three
    "card faces": 70_000,
    "embedding element": 3_000,  # the script that other sites load before anybody plays
    "first visit": 6_200_000,  # all that is loaded, and all that is kept for a visit without a network
}

# Packed as they are: nothing is gained by doing it again.
PACKED = {".bin", ".png", ".zip"}


def sent(path: PurePosixPath, content: bytes) -> int:
    """How many bytes of a file go over the wire."""
    return len(content if path.suffix in PACKED else gzip.compress(content, 6, mtime=0))


def check_budgets(groups: Mapping[str, Mapping[PurePosixPath, bytes]]) -> None:
    """Reports what each group of files of ``BUDGETS`` weighs; a ``BuildError`` names those that are too heavy."""
    weights = {name: sum(sent(path, content) for path, content in groups[name].items()) for name in BUDGETS}
    for name, weight in weights.items():
        say(f"  {name:20}{weight / 1000:8.1f} KB of {BUDGETS[name] / 1000:.0f}")
    heavy = [name for name, weight in weights.items() if weight > BUDGETS[name]]
    if heavy:
        raise BuildError(f"too heavy: {', '.join(heavy)}. The limits and what they count are in tools/budgets.py.")
