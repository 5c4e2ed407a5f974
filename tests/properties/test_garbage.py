"""Garbage in gives an error that names itself, never another exception."""

import copy
import json

import pytest

pytest.importorskip("hypothesis")

from hypothesis import example, given, settings
from hypothesis import strategies as st

from deberts.cards import parse_card, parse_cards, parse_suit
from deberts.deal.actions import parse_action
from deberts.match.record import RecordError, format_record, record_of, replay, replay_text
from deberts.rules.profiles import PROFILES, RulesError, make_rules
from deberts.rules.runs import parse_run
from tests.chance import played_game
from tests.properties.strategies import json_values, texts
from tests.table import rules_of


def _records():
    """Some whole records: with doubling, with lists of legal actions, of each number of players, and an unfinished one."""
    stakes = rules_of("stakes", target=101, early_call="no")
    yield record_of(played_game(stakes, "garbage", 3, deals=3))
    yield record_of(played_game(rules_of("classic", 3, target=101), "garbage", 1, deals=2, keep_legal=True))
    yield record_of(played_game(rules_of("klabor", 4, target=101), "garbage", 2, deals=2))
    record = record_of(played_game(rules_of("gambler"), "garbage", 4, deals=1))
    del record["deals"][0]["score"], record["deals"][0]["totals"], record["deals"][0]["actions"][6:]
    yield record


RECORDS = list(_records())


def nodes(value, path=()):
    """The path of every place in a JSON value."""
    yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from nodes(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from nodes(inner, (*path, place))


PATHS = [sorted(nodes(record), key=lambda path: (len(path), str(path)))[1:] for record in RECORDS]

values = json_values | st.sampled_from(
    [None, 0, -1, 1, 2, 3, 10**30, 1.0, True, False, "", "0 take", [], {}, [[]], "\ud800", float("inf")]
)
damages = st.tuples(
    st.sampled_from(["delete", "replace", "huge", "double", "exchange", "cut"]),
    st.integers(0, 2**16),
    st.integers(0, 2**16),
    values,
)


def damaged(which, some):
    """One of the records with some of its places deleted, replaced, doubled, exchanged or cut short."""
    record, paths = copy.deepcopy(RECORDS[which]), PATHS[which]
    for how, place, other, value in some:
        try:
            _damage(record, how, paths[place % len(paths)], paths[other % len(paths)], value)
        except (KeyError, IndexError, TypeError):
            continue  # an earlier damage has taken the place away
    return record


def _at(record, path):
    for step in path:
        record = record[step]
    return record


def _damage(record, how, path, other, value):
    parent, key = _at(record, path[:-1]), path[-1]
    if how == "delete":
        del parent[key]
    elif how == "replace":
        parent[key] = value
    elif how == "huge":
        parent[key] = "x" * 100_000
    elif how == "double" and isinstance(parent, list):
        parent.insert(key, copy.deepcopy(parent[key]))
    elif how == "exchange":
        parent[key] = copy.deepcopy(_at(record, other))
    elif how == "cut" and isinstance(parent[key], str):
        parent[key] = parent[key][: len(other)]


TEXTS = [json.dumps(record) for record in RECORDS]
which_record = st.integers(0, len(RECORDS) - 1)


def tried(read, value, error):
    """What a reader makes of a value: what it read and nothing, or nothing and its error; any other error goes on."""
    try:
        return read(value), None
    except error as refusal:
        return None, refusal


@settings(max_examples=300)
@given(which_record, st.lists(damages, min_size=1, max_size=3))
def test_a_damaged_record_is_refused_or_fine(which, some):
    game, error = tried(replay_text, json.dumps(damaged(which, some)), RecordError)
    if error:
        assert error.code
        assert 0 < len(str(error)) < 2000
    else:
        # What is accepted is a game that goes on and is written and read again.
        assert replay(record_of(game)).match == game.match


@settings(max_examples=200)
@given(which_record, st.integers(0, 10_000), st.integers(0, 40), texts)
def test_a_damaged_text_is_refused_or_fine(which, start, length, text):
    whole = TEXTS[which]
    start %= len(whole)
    game, error = tried(replay_text, whole[:start] + text + whole[start + length :], RecordError)
    assert error.code if error else game.rules


@settings(max_examples=100)
@given(which_record, st.integers(0, 10_000))
def test_a_truncated_text_is_refused(which, length):
    with pytest.raises(RecordError):
        replay_text(TEXTS[which][: length % len(TEXTS[which])])


@given(json_values)
@example({"format": "deberts-record", "version": 1})
def test_any_json_is_refused(value):
    with pytest.raises(RecordError):
        replay(value)
    with pytest.raises(RecordError):
        replay_text(json.dumps(value))


@given(texts)
def test_any_text_is_refused(text):
    with pytest.raises(RecordError):
        replay_text(text)


@given(
    json_values | st.dictionaries(st.sampled_from(["profile", "players", "target", "tie", "mars", "x"]), json_values)
)
def test_any_rules_are_refused_or_fine(choice):
    if isinstance(choice, dict) and "profile" in choice:
        choice["profile"] = "klabor"
    rules, error = tried(make_rules, choice, RulesError)
    assert error.code if error else rules.profile in PROFILES


@given(json_values, st.sampled_from([parse_card, parse_suit, parse_action]))
def test_readers_of_words_raise_value_error_only(value, read):
    found, error = tried(read, value, ValueError)
    assert str(error).startswith("not a") if error else str(found) == value


@given(texts, st.sampled_from([parse_cards, parse_run]))
def test_readers_of_texts_raise_value_error_only(text, read):
    found, error = tried(read, text, ValueError)
    assert str(error).startswith("not a") if error else len(found) <= len(text)


@settings(max_examples=30)
@given(which_record, texts)
def test_names_are_any_text(which, name):
    record = copy.deepcopy(RECORDS[which])
    record["players"][0]["name"] = name
    game = replay(record)
    assert replay_text(format_record(game)).players[0].name == name
