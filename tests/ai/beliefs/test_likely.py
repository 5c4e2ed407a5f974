from __future__ import annotations

from collections import Counter
from math import log

import pytest

from deberts.ai.beliefs.calls import Calls
from deberts.ai.beliefs.likely import Likely
from deberts.ai.beliefs.places import places_of
from deberts.ai.beliefs.plays import past_plays
from deberts.ai.beliefs.worlds import Worlds
from deberts.cards import parse_card
from deberts.rng import Stream
from deberts.rules.profiles import PROFILES
from tests.ai.arena import level_player, moves
from tests.chance import new_game, views_under_any_rules
from tests.table import go, match_of, rules_of

_DRAWN = 200
_HANDS = {0: "7S 9S JS AC KC 9H TD 8D 7H", 1: "TH JH QH KS AS 7D 9C JC 8C"}


def surprise(worlds, hands, seat, stream):
    """The log loss at each unseen card of the other hands, over drawn worlds."""
    drawn = [worlds.draw(stream) for _ in range(_DRAWN)]
    loss = 0.0
    for other, hand in enumerate(hands):
        if other == seat:
            continue
        found = Counter(card for world in drawn for card in world[other])
        for card in {*found, *hand}:
            chance = (found[card] + 0.5) / (_DRAWN + 1)
            loss -= log(chance if card in hand else 1 - chance)
    return loss


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_called_and_played_tells_where_the_cards_are(players):
    stream, likely, even = Stream("likely", players), 0.0, 0.0
    for number in range(48 // players):
        game = new_game(rules_of("gambler", players), "likely", number)
        for view, _ in moves(game, level_player("normal"), 1):
            if view.drawn and not view.trick and len(view.tricks) in (1, 3, 5):
                hands = game.match.deal.hands
                likely += surprise(Likely(view, 400), hands, view.seat, stream)
                even += surprise(Worlds(view), hands, view.seat, stream)
    assert likely < 0.985 * even


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_that_can_be_is_ruled_out_under_any_rules(players):
    stream = Stream("any likely", players)
    for game, view in views_under_any_rules(stream, players, "any likely", games=6, deals=2):
        if not view.drawn:
            continue
        hands, worlds = game.match.deal.hands, Likely(view, 20)
        assert worlds.draw(stream)[view.seat] == view.hand
        if worlds.count <= 60:
            plain = dict(Worlds(view).every())
            weighed = dict(worlds.every())
            assert weighed.keys() == plain.keys()
            assert all(weighed[world] >= weight > 0 for world, weight in plain.items())
            assert tuple(map(frozenset, hands)) in {tuple(map(frozenset, world)) for world in weighed}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_played_is_among_those_in_question(players):
    for profile in PROFILES:
        game = new_game(rules_of(profile, players), "in question", players)
        for view, _ in moves(game, level_player("easy"), 2):
            if not view.drawn:
                continue
            hands = game.match.deal.hands
            past = list(past_plays(view))
            assert [play.card for play in past] == [card for trick in view.tricks for card in trick.cards] + [
                *view.trick
            ]
            for number, play in enumerate(past):
                assert play.moments[play.card.index] is not None
                assert all(play.moments[earlier.card.index] is None for earlier in past[:number])
                # What the seat still holds of what was in question could have been played instead.
                assert play.card not in hands[play.seat]


def shares(weighed):
    """By world, its part of all weights; a world is told by who holds what."""
    weights = Counter()
    for world, weight in weighed:
        weights[tuple(map(frozenset, world))] += weight
    return {world: weight / weights.total() for world, weight in weights.items()}


def test_draws_come_as_often_as_their_weight_says():
    game = new_game(rules_of("skill", 2), "often", 2)
    for view, _ in moves(game, level_player("normal"), 3):
        if view.drawn and view.tricks and 8 < Likely(view, 1).count <= 40:
            weights = shares(Likely(view, 1).every())
            if max(weights.values()) > 2 * min(weights.values()):
                break

    def distance(worlds):
        """How far the shares of 2,000 draws are from those of the weights."""
        stream = Stream("often")
        drawn = shares((worlds.draw(stream), 1) for _ in range(2000))
        return sum(abs(drawn.get(world, 0) - share) for world, share in weights.items())

    assert distance(Likely(view, 400)) < distance(Worlds(view)) / 2


def test_a_call_speaks_for_trumps_and_a_pass_against_them():
    rules = rules_of("skill", exchange="off")
    called = go(match_of(rules, 0, _HANDS, "8H"), "1 take").view(0)
    passed = go(match_of(rules, 0, _HANDS, "8H"), "1 pass", "0 take").view(0)
    strong = [called.hand, [parse_card(code) for code in "JH AH TH QH KS AS 7D 9C JC".split()]]
    weak = [called.hand, [parse_card(code) for code in "KS QS 8S 7D QD JD 9C JC 8C".split()]]
    for view, likelier, other in ((called, strong, weak), (passed, weak, strong)):
        calls = Calls(view, places_of(view))
        assert calls.chance(likelier) > 2 * calls.chance(other)


def test_a_call_that_had_to_be_made_says_nothing():
    rules = rules_of("skill", exchange="off", all_pass="dealer_must")
    view = go(match_of(rules, 1, _HANDS, "8H"), "0 pass", "1 pass", "0 pass", "1 name S").view(0)
    calls = Calls(view, places_of(view))
    with_jack = [view.hand, [parse_card(code) for code in "TS AS KS QS KH AH 7D 9C JC".split()]]
    without = [view.hand, [parse_card(code) for code in "TD AD KD QD KH AH 7D 9C JC".split()]]
    # The pass of the first round is all that was heard, and it was about hearts.
    assert calls.chance(with_jack) == pytest.approx(calls.chance(without), rel=0.2)
