"""The words that reading and writing positions share."""

from __future__ import annotations

from typing import Final

from ...cards import Rank

VERSION: Final = "dp1"
"""The first item of every text: deberts position, version 1."""

KEYS: Final = (
    "rules", "dealer", "phase", "passes", "turned", "caller", "trump", "swap", "bottom", "stock", "best",
    "bella", "tricks", "trick", "deal", "totals", "baits", "hang", "stake", "rights", "offer", "asked", "end",
)  # fmt: skip
"""Keys that occur once."""

SEAT_KEYS: Final = tuple(f"{letter}{seat}" for letter in "hda" for seat in range(4))
"""Keys with a seat: its hand, the runs it declared, what is public of its best run."""

RANK_CODES: Final = {rank.value: rank for rank in Rank}
WORDS_OF_TRUMP: Final = ("plain", "trump")
"""Whether a best run is known to be in trumps, by that truth."""
