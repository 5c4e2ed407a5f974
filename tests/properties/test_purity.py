"""A match is a value: applying an action makes another one, and taking back is replaying the prefix."""

import copy

import pytest

pytest.importorskip("hypothesis")

from hypothesis import given
from hypothesis import strategies as st

from deberts.match.record import record_of, replay
from deberts.rng import Stream
from tests.chance import random_action
from tests.match.test_game import cut
from tests.properties.strategies import games


@given(games())
def test_apply_leaves_the_old_match_alone(game):
    match = game.match
    before, same = repr(match), copy.deepcopy(match)
    for action in match.legal_actions():
        after, events = match.apply(action)
        assert match.apply(action) == (after, events)
        for seat in range(match.rules.players):
            match.view(seat)
            after.view(seat)
    assert repr(match) == before
    assert match == same
    assert hash(match) == hash(same)


@given(games(), st.integers(0, 200))
def test_taking_back_is_replaying_the_prefix(game, count):
    count = min(count, len(game.history()))
    record = record_of(game)
    prefix = cut(record, count)
    taken = game.taken_back(count)
    assert record_of(taken) == prefix
    assert taken.match == replay(prefix).match
    assert record_of(game) == record
    # And forward again.
    for action in game.history()[count:]:
        if taken.match.pack_due:
            taken.deal_next()
        taken.apply(action)
    if taken.match.pack_due:
        taken.deal_next()
    assert taken.match == game.match


@given(games(), st.integers(0, 2**16))
def test_going_on_from_a_record_is_going_on(game, key):
    again = replay(record_of(game))
    one, other = Stream("on", key), Stream("on", key)
    for _ in range(10):
        if game.match.turn is None:
            break
        assert again.legal_actions() == game.legal_actions()
        first, second = random_action(one, game.match), random_action(other, again.match)
        assert first == second
        assert game.apply(first) == again.apply(second)
