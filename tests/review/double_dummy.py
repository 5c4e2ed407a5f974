"""Compares more deals, or more of each, than the tests do: ``python -m tests.review.double_dummy SEEDS [CARDS]``.

``SEEDS`` deals of every profile and number of players, from ``CARDS`` in hand on (5 of two players take seconds a deal).
"""

from __future__ import annotations

import sys

from tests.review.test_double_dummy import LATE, TABLES, compared


def main(seeds: int, cards: int | None = None) -> None:
    """Prints how many options of each table were found to be worth what the engine says; stops at the first that is not."""
    for profile, players in TABLES:
        late = LATE[players] if cards is None else cards
        options = sum(compared(profile, players, seed, late) for seed in range(1, seeds + 1))
        print(f"{profile} {players}: {seeds} deals, {options} options from {late} cards on", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
