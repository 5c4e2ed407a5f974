"""No level acts on what its seat cannot know: hidden cards change places among themselves, and it does the same."""

from __future__ import annotations

from collections import Counter

import pytest

from deberts.ai.levels import LEVELS
from deberts.rng import Stream
from deberts.rules.profiles import PROFILES
from tests.ai.arena import moves
from tests.ai.hidden import with_hidden_cards_moved
from tests.ai.search.small import small_player
from tests.chance import new_game
from tests.table import rules_of


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("profile", PROFILES)
def test_cards_that_a_seat_cannot_know_do_not_change_its_choice(profile, players):
    stream, same = Stream("hidden", profile, players), Counter()
    for level in LEVELS:
        player = small_player(level)
        game = new_game(rules_of(profile, players, target=301), "hidden", profile, players, level)
        for number, (view, action) in enumerate(moves(game, player, 1)):
            if number % 2:
                continue
            other = with_hidden_cards_moved(game.match, game.deals[-1], view.seat, stream)
            if other is not None and (seen := other.view(view.seat)) == view:
                assert player(seen, game.seed) == action
                same[level] += 1
    assert all(same[level] for level in LEVELS)
    assert same.total() >= 10
