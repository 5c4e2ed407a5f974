from __future__ import annotations

import pytest

from deberts.ai.ahead import Ahead
from deberts.ai.levels import LEVELS
from deberts.ai.thinking import choose
from deberts.deal.actions import Verb
from tests.ai.arena import level_player, moves
from tests.ai.search.small import small_level
from tests.chance import new_game
from tests.table import go, match_of, rules_of

CRAZY = small_level("crazy")


def finished(thinking):
    """The action in the end, and whether it was there at once."""
    first = thinking.work(1)
    action = first
    while action is None:
        action = thinking.work(1)
    return action, first is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_the_person_does_the_decision_is_that_of_the_view_that_follows(players):
    game = new_game(rules_of("klabor", players), "ahead", players)
    levels, compared = (None, *[CRAZY] * (players - 1)), 0
    for view, _ in moves(game, level_player("easy"), 1):
        if view.seat:
            continue
        ahead = Ahead(game.match, levels, "seed")
        while ahead.work(50):
            pass
        for action in view.legal:
            after, _ = game.match.apply(action)
            if action.verb is Verb.DECLARE or after.turn in (None, 0):
                continue
            seen = after.view(after.turn)
            assert finished(ahead.thinking(seen)) == (choose(seen, CRAZY, "seed"), True)
            compared += 1
    assert compared > 5


def test_what_was_begun_is_gone_on_with():
    match = go(match_of(rules_of("gambler", exchange="off", declare="auto"), 1, {}, "TH"), "0 take")
    first = match.legal_actions()[0]
    view = match.apply(first)[0].view(1)
    ahead = Ahead(match, (None, CRAZY), "seed")
    assert ahead.thinking(view) is None
    assert ahead.work(3)
    action, at_once = finished(ahead.thinking(view))
    assert not at_once
    assert action == choose(view, CRAZY, "seed")


def test_there_is_nothing_to_think_of_where_the_next_decision_takes_no_time():
    match = match_of(rules_of("gambler"), 1, {}, "TH")
    assert not Ahead(match, (None, LEVELS["easy"]), "seed").work(100)
    assert not Ahead(match, (None, None), "seed").work(100)
