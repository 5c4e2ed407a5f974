"""Counts of action sequences: any change of what is legal, in any profile, moves one of them.

Each profile's first deal from a fixed seed, counted from its first call on, and again with its last tricks left.
"""

import pytest

from deberts.cli.perft import divide, perft
from deberts.deal.actions import Verb
from deberts.match.match import Match, start_match
from deberts.rng import first_dealer, match_seed, shuffled_pack
from tests.table import rules_of

TRICKS_LEFT = {2: 3, 3: 3, 4: 2}
PLAIN = (Verb.TAKE, Verb.KEEP, Verb.DECLARE, Verb.PLAY)

# Sequences of one action, of two, ... from the first call and from the last tricks.
COUNTS = {
    ("gambler", 2): ([2, 12, 41, 222, 669, 3154], [3, 3, 6, 6, 6, 6]),
    ("gambler", 3): ([2, 11, 36, 89, 416, 1290], [3, 7, 20, 40, 64, 110, 110, 110, 110]),
    ("gambler", 4): ([2, 10, 27, 70, 151, 720, 1535], [2, 2, 2, 4, 4, 4, 4, 4]),
    ("stakes", 2): ([3, 7, 23, 60, 291, 1094], [4, 12, 30, 65, 123, 209]),
    ("stakes", 3): ([2, 4, 14, 43, 104, 499, 1508], [3, 8, 10, 20, 24, 28, 28, 28, 28]),
    ("stakes", 4): ([3, 8, 30, 92, 274, 712], [3, 6, 10, 15, 22, 34, 47, 69]),
    ("skill", 2): ([2, 11, 26, 148, 498, 2971], [3, 4, 8, 8, 8, 8]),
    ("skill", 3): ([2, 4, 22, 54, 135, 619], [3, 6, 6, 12, 16, 16, 16, 16, 16]),
    ("skill", 4): ([2, 10, 26, 46, 87, 376, 859], [2, 4, 8, 12, 12, 12, 12, 12]),
    ("classic", 2): ([2, 3, 14, 34, 192, 513, 2794], [3, 8, 16, 28, 28, 28]),
    ("classic", 3): ([2, 3, 12, 33, 71, 377, 1320], [3, 3, 7, 14, 18, 28, 28, 28, 28]),
    ("classic", 4): ([2, 3, 4, 12, 28, 52, 82, 294, 775], [2, 3, 5, 5, 5, 5, 5, 5]),
    ("klabor", 2): ([2, 4, 8, 46, 121, 565, 1986], [3, 3, 6, 6, 6, 6]),
    ("klabor", 3): ([2, 4, 6, 42, 101, 191, 826], [3, 6, 12, 24, 32, 44, 44, 44, 44]),
    ("klabor", 4): ([2, 10, 27, 49, 92, 446], [3, 6, 12, 24, 32, 32, 32, 32]),
}


def first_deal(profile: str, players: int) -> Match:
    seed = match_seed("perft", profile, players)
    match = start_match(rules_of(profile, players), first_dealer(seed, players))
    return match.start_deal(shuffled_pack(seed, 0))[0]


def last_tricks(match: Match) -> Match:
    """The deal with its last tricks left, the first plain action taken at each turn."""
    rules = match.rules
    while len(match.deal.tricks) < rules.tricks - TRICKS_LEFT[rules.players]:
        match, _ = match.apply(next(action for action in match.legal_actions() if action.verb in PLAIN))
    return match


def counted(match: Match, depth: int) -> list[int]:
    return [perft(match, number) for number in range(1, depth + 1)]


@pytest.mark.parametrize(("profile", "players"), COUNTS)
def test_from_the_first_call(profile, players):
    expected, _ = COUNTS[profile, players]
    assert counted(first_deal(profile, players), len(expected)) == expected


@pytest.mark.parametrize(("profile", "players"), COUNTS)
def test_with_the_last_tricks_left(profile, players):
    _, expected = COUNTS[profile, players]
    assert len(expected) == players * TRICKS_LEFT[players]
    assert counted(last_tricks(first_deal(profile, players)), len(expected)) == expected


def test_counts_are_the_sum_of_their_parts():
    match = first_deal("stakes", 2)
    parts = divide(match, 4)
    assert list(parts) == [str(action) for action in match.legal_actions()]
    assert sum(parts.values()) == perft(match, 4)
    assert perft(match, 0) == 1
