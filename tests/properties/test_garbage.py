"""Garbage in gives an error that names itself, never another exception."""
# ruff: noqa: E402

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
    [None, 0, -1, 1, 2, 3, 10**30, 1.0, True, False, "", "0 take", "x" * 100_000, [], {}, [[]], "\ud800", float("inf")]
)


@st.composite
def damaged_records(draw):
    """A record with one to three places deleted, replaced, doubled or exchanged."""
    which = draw(st.integers(0, len(RECORDS) - 1))
    record = copy.deepcopy(RECORDS[which])
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(PATHS[which]))
        try:
            _damage(draw, record, path, draw(st.sampled_from(PATHS[which])))
        except (KeyError, IndexError, TypeError):
            continue  # an earlier damage has taken the place away
    return record


def _at(record, path):
    for step in path:
        record = record[step]
    return record


def _damage(draw, record, path, other):
    parent, key = _at(record, path[:-1]), path[-1]
    how = draw(st.sampled_from(["delete", "replace", "double", "exchange", "cut"]))
    if how == "delete":
        del parent[key]
    elif how == "replace":
        parent[key] = draw(values)
    elif how == "double" and isinstance(parent, list):
        parent.insert(key, copy.deepcopy(parent[key]))
    elif how == "exchange":
        parent[key] = copy.deepcopy(_at(record, other))
    elif how == "cut" and isinstance(parent[key], str):
        parent[key] = parent[key][: draw(st.integers(0, len(parent[key])))]


@settings(max_examples=400)
@given(damaged_records())
def test_a_damaged_record_is_refused_or_fine(record):
    try:
        game = replay_text(json.dumps(record))
    except RecordError as error:
        assert error.code
        assert str(error)
        assert len(str(error)) < 2000
        return
    # What is accepted is a game that goes on and is written and read again.
    again = replay(record_of(game))
    assert again.match == game.match


@settings(max_examples=200)
@given(st.sampled_from(RECORDS), st.data())
def test_a_damaged_text_is_refused_or_fine(record, data):
    text = json.dumps(record)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    damaged = text[:start] + data.draw(texts) + text[end:]
    try:
        replay_text(damaged)
    except RecordError as error:
        assert error.code


@settings(max_examples=100)
@given(st.sampled_from(RECORDS), st.integers(0, 10_000))
def test_a_truncated_text_is_refused(record, length):
    text = json.dumps(record)
    with pytest.raises(RecordError):
        replay_text(text[: min(length, len(text) - 1)])


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


@given(json_values | st.dictionaries(st.sampled_from(["profile", "players", "target", "tie", "mars", "x"]), json_values))
def test_any_rules_are_refused_or_fine(choice):
    if isinstance(choice, dict) and "profile" in choice:
        choice["profile"] = "klabor"
    try:
        rules = make_rules(choice)
    except RulesError as error:
        assert error.code
        return
    assert rules.profile in PROFILES


@given(json_values)
def test_readers_of_words_raise_value_error_only(value):
    for read in (parse_card, parse_suit, parse_action):
        with pytest.raises(ValueError, match="not a"):
            read(value)


@given(texts.filter(lambda text: len(text) > 2))
def test_readers_of_texts_raise_value_error_only(text):
    for read in (parse_cards, parse_run):
        try:
            read(text)
        except ValueError as error:
            assert str(error)


@settings(max_examples=30)
@given(st.sampled_from(RECORDS), texts)
def test_names_are_any_text(record, name):
    record = copy.deepcopy(record)
    record["players"][0]["name"] = name
    game = replay(record)
    assert replay_text(format_record(game)).players[0].name == name
