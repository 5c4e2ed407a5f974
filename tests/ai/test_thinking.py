from __future__ import annotations

import pytest

from deberts.ai.levels import LEVELS
from deberts.ai.thinking import Thinking, choose, ply
from deberts.deal.actions import Action, Verb
from deberts.rng import Stream
from deberts.rules.profiles import PROFILES
from tests.ai.arena import QUICK, level_player, played
from tests.chance import random_rules
from tests.table import match_of, rules_of

ALL = [(profile, players, level) for profile in PROFILES for players in (2, 3, 4) for level in QUICK]


@pytest.mark.parametrize(("profile", "players", "level"), ALL)
def test_every_choice_is_legal_in_every_profile(profile, players, level):
    for view, action in played(rules_of(profile, players), level_player(level), "legal", profile, players, deals=3):
        assert action == Action(view.seat, Verb.DECLARE, runs=action.runs) or action in view.legal


@pytest.mark.parametrize("level", QUICK)
def test_every_choice_is_legal_under_any_house_rules(level):
    stream = Stream("house rules", level)
    for number in range(50):
        # ``apply`` refuses what is illegal, the runs of a declaration included.
        assert played(random_rules(stream), level_player(level), "house", number)


def test_doubling_is_offered_and_answered_and_matches_end():
    seen = set()
    for number in range(6):
        for _, action in played(rules_of("stakes", target=151), level_player("normal"), "stakes", number, deals=20):
            seen.add(action.verb)
    assert {Verb.DOUBLE, Verb.ACCEPT, Verb.REFUSE, Verb.NO_DOUBLE} <= seen


@pytest.mark.parametrize("level", QUICK)
def test_a_game_can_be_played_again_move_for_move(level):
    first, again = (played(rules_of("classic", 3), level_player(level), "again", deals=4) for _ in range(2))
    assert first == again


def test_the_easy_level_depends_on_the_seed():
    views = [view for view, _ in played(rules_of(), level_player("normal"), "seeds", deals=4)]
    one, other = ([choose(view, LEVELS["easy"], seed) for view in views] for seed in ("one", "other"))
    assert one != other


def test_a_decision_by_rules_of_thumb_is_there_after_the_first_slice_and_stays():
    match = match_of(rules_of(), 1, {}, "TH")
    thinking = Thinking(match.view(0), LEVELS["easy"], "seed")
    assert thinking.work(0) is None
    action = thinking.work(1)
    assert action in match.legal_actions()
    assert thinking.work(5) == action


def test_a_seat_that_is_not_on_turn_has_nothing_to_think_about():
    with pytest.raises(ValueError, match="not on turn"):
        Thinking(match_of(rules_of(), 1, {}, "TH").view(1), LEVELS["normal"], "seed")


def test_the_ply_counts_calls_and_cards():
    plies = [ply(view) for view, action in played(rules_of(), level_player("normal"), "ply", deals=1)]
    assert plies == sorted(plies)
    assert plies[0] == 0


def test_the_ai_speaks_first_and_leads_first_middle_and_last_trick():
    led = set()
    for number in range(4):
        for view, action in played(rules_of("classic", 2), level_player("normal"), "leads", number, deals=2):
            if action.verb is Verb.PLAY and not view.trick:
                led.add(len(view.tricks))
    assert led == set(range(9))
