from __future__ import annotations

from dataclasses import replace

import pytest

from deberts.ai.levels import LEVELS
from deberts.ai.thinking import Thinking, choose
from deberts.cli.contestants import GREEDY
from deberts.deal.actions import Verb
from deberts.rng import Stream
from tests.ai.arena import duplicate, played
from tests.ai.search.small import SMALL, small_player
from tests.chance import random_rules
from tests.table import go, match_of, rules_of


@pytest.mark.parametrize("level", SMALL)
def test_every_choice_is_legal_under_any_house_rules(level):
    stream = Stream("house rules for search", level)
    for number in range(12):
        # ``apply`` refuses what is illegal, the runs of a declaration included.
        assert played(random_rules(stream), small_player(level), "house", number, deals=1)


@pytest.mark.parametrize("level", SMALL)
def test_a_game_can_be_played_again_move_for_move(level):
    first, again = (played(rules_of("classic", 3), small_player(level), "again", deals=1) for _ in range(2))
    assert first == again


def test_a_decision_takes_many_short_slices_and_stays():
    match = go(match_of(rules_of("gambler", exchange="off"), 1, {}, "TH"), "0 take")
    level = replace(LEVELS["crazy"], search=SMALL["crazy"])
    view = match.view(0)
    view = view if view.legal[0].verb is Verb.PLAY else go(match, "0 declare").view(0)
    thinking = Thinking(view, level, "seed")
    slices = 1
    while (action := thinking.work(1)) is None:
        slices += 1
    assert slices > 5
    assert thinking.work(3) == action
    assert choose(view, level, "seed") == action


def test_hard_plays_better_than_the_rules_of_thumb_do():
    """Few deals; docs/strength.md has the figures that count."""
    level = replace(LEVELS["hard"], search=replace(LEVELS["hard"].search, deals=0))
    hard, thumb = ((lambda view, seed, one=one: choose(view, one, seed)) for one in (level, GREEDY))
    assert duplicate(rules_of("gambler"), hard, thumb, 32, "hard") > 0
