from __future__ import annotations

from math import log

import pytest

from deberts.ai.beliefs.places import places_of
from deberts.ai.beliefs.talk import Talk
from deberts.ai.beliefs.worlds import Worlds
from deberts.cards import parse_card
from deberts.rng import Stream
from deberts.rules.profiles import PROFILES
from deberts.rules.runs import best_cut
from tests.ai.arena import level_player, moves
from tests.chance import new_game, views_under_any_rules
from tests.table import go, match_of, rules_of


def check_truth(view, hands, stream):
    """The true hands must be possible, and drawn hands must agree with what the seat sees."""
    places = places_of(view)
    assert sum(places.sizes) == len(places.free)
    assert min(places.sizes) >= 0
    for seat, hand in enumerate(hands):
        assert all(card in hand for card in places.sure[seat] if view.drawn or seat != view.dealer)
        if seat != view.seat and view.drawn:
            free = [card for card in hand if card in places.free]
            assert all(seat in places.free[card] for card in free)
            assert places.sizes[seat] == len(free)
    if view.drawn:
        assert Talk(view, places).weight(hands) > 0
    worlds = Worlds(view)
    assert worlds.count > 0
    world = worlds.draw(stream)
    dealt = [card for hand in world for card in hand]
    assert len(set(dealt)) == len(dealt)
    if view.drawn:
        assert tuple(map(len, world)) == view.hand_sizes
        assert world[view.seat] == view.hand
        assert Talk(view, places).weight(world) > 0
    else:
        assert set(view.hand) <= set(world[view.seat])
        assert all(len(hand) == view.rules.tricks for hand in world)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_truth_is_never_ruled_out_when_sensible_players_play(players):
    stream = Stream("truth", players)
    for profile in PROFILES:
        game = new_game(rules_of(profile, players), "truth", players)
        for view, _ in moves(game, level_player("normal"), 3):
            check_truth(view, game.match.deal.hands, stream)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_truth_is_never_ruled_out_when_anybody_plays_anything_under_any_rules(players):
    stream = Stream("any truth", players)
    for game, view in views_under_any_rules(stream, players, "any truth", games=12, deals=3):
        check_truth(view, game.match.deal.hands, stream)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_beliefs_find_the_cards_better_than_chance(players):
    """The surprise (log loss) at each card's true place, over drawn worlds, against knowing only the sizes of the hands."""
    stream, better, plain, decisions = Stream("loss", players), 0.0, 0.0, 0
    for profile in ("skill", "classic"):
        game = new_game(rules_of(profile, players), "loss", players)
        for view, action in moves(game, level_player("normal"), 2):
            if not view.drawn or action.card is None or len(view.hand) < 2 or len(view.tricks) % 2:
                continue
            places = places_of(view)
            truth = {card: seat for seat, hand in enumerate(game.match.deal.hands) for card in hand}
            worlds = Worlds(view)
            drawn = [worlds.draw(stream) for _ in range(60)]
            held = [{card: seat for seat, hand in enumerate(world) for card in hand} for world in drawn]
            known = [card for seat, sure in enumerate(places.sure) if seat != view.seat for card in sure]
            unseen = [*places.free, *known]
            for card in unseen:
                place = truth.get(card, players)
                asleep = len(unseen) - sum(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)
                chance = (asleep if place == players else view.hand_sizes[place]) / len(unseen)
                hits = sum(world.get(card, players) == place for world in held)
                better -= log((hits + 4 * chance) / (len(drawn) + 4))
                plain -= log(chance)
            decisions += 1
    assert decisions > 10
    assert better < plain


def test_a_run_that_was_announced_is_in_every_world():
    rules = rules_of("skill", exchange="off")
    match = match_of(rules, 0, {0: "7S 9S JS AC KC 9H TD 8D 7H", 1: "TH JH QH KS AS 7D 9C JC 8C"}, "8H")
    match = go(match, "1 take", "1 play AS")
    view = match.view(0)
    assert view.announcements[1].kind == "terz"
    stream, worlds = Stream("terz"), Worlds(view)
    for _ in range(30):
        assert any(run.kind == "terz" for run in best_cut(rules, (*worlds.draw(stream)[1], parse_card("AS"))))
