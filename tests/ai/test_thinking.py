from __future__ import annotations

from dataclasses import replace

import pytest

from deberts.ai.levels import LEVELS
from deberts.ai.thinking import Thinking, choose, ply
from deberts.deal.actions import Action, IllegalAction, Verb
from deberts.deal.state import Phase
from deberts.match.match import Match, start_match
from deberts.rng import Stream
from deberts.rules.profiles import PROFILES
from tests.ai.arena import QUICK, level_player, moves, played
from tests.chance import new_game, random_rules
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
    thinking = Thinking(match.view(0), LEVELS["normal"], "seed")
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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_that_a_seat_cannot_know_do_not_change_its_choice(players):
    """Hidden cards change places among themselves; where the seat sees the same, it does the same."""
    stream, same = Stream("hidden", players), 0
    for number in range(3):
        game = new_game(rules_of("klabor", players), "hidden", players, number)
        for view, action in moves(game, level_player("easy"), 2):
            other = with_hidden_cards_moved(game.match, game.deals[-1], view.seat, stream)
            if other is not None and (seen := other.view(view.seat)).legal == view.legal:
                assert seen == view
                assert choose(seen, LEVELS["easy"], game.seed or "") == action
                same += 1
    assert same > 60


def with_hidden_cards_moved(match: Match, log, seat: int, stream: Stream) -> Match | None:
    """The match with the hidden cards of its deal shuffled and its actions done again; None where they cannot be."""
    deal = match.deal
    if deal is None or deal.phase is Phase.DONE:
        return None
    known = {*deal.hands[seat], *deal.trick, *(card for trick in deal.tricks for card in trick.cards)}
    known |= {deal.turned, deal.bottom, *(run for runs in deal.declared for one in runs or () for run in one.cards)}
    places = [place for place, card in enumerate(log.pack) if card not in known]
    pack = list(log.pack)
    for place, card in zip(places, stream.shuffled([pack[place] for place in places]), strict=True):
        pack[place] = card
    standing = match.standing()
    other, _ = start_match(match.rules, log.dealer).start_deal(pack)
    try:
        for action in log.actions:
            other, _ = other.apply(action)
    except IllegalAction:
        return None
    if other.turn != match.turn or other.deal is None or other.deal.announcements != deal.announcements:
        return None
    return replace(other, totals=standing.totals, baits=standing.baits, hanging=standing.hanging, number=match.number)
