from __future__ import annotations

from dataclasses import replace

import pytest

from deberts.ai.levels import LEVELS
from deberts.ai.thinking import Thinking, choose
from deberts.deal.actions import Action, Verb
from deberts.rng import Stream
from deberts.rules.profiles import PROFILES
from tests.ai.arena import duplicate, level_player, moves, played
from tests.ai.search.small import SMALL, small_player
from tests.ai.test_thinking import with_hidden_cards_moved
from tests.chance import new_game, random_rules
from tests.table import go, match_of, rules_of


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("level", SMALL)
def test_every_choice_is_legal_in_every_profile(profile, players, level):
    for view, action in played(rules_of(profile, players), small_player(level), "search", profile, players, deals=1):
        assert action == Action(view.seat, Verb.DECLARE, runs=action.runs) or action in view.legal


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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_that_a_seat_cannot_know_do_not_change_its_choice(players):
    stream, same = Stream("hidden from search", players), 0
    for number in range(2):
        game = new_game(rules_of("klabor", players), "hidden from search", players, number)
        for view, action in moves(game, small_player("crazy"), 1):
            other = with_hidden_cards_moved(game.match, game.deals[-1], view.seat, stream)
            if other is not None and (seen := other.view(view.seat)).legal == view.legal:
                assert seen == view
                assert small_player("crazy")(seen, game.seed) == action
                same += 1
    assert same > 15


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
    level = replace(LEVELS["hard"], search=replace(SMALL["hard"], worlds=8, nodes=4000, exact_from=(7, 4, 3), deals=0))
    hard = lambda view, seed: choose(view, level, seed)  # noqa: E731
    assert duplicate(rules_of("gambler"), hard, level_player("normal"), 12, "hard") > 0
