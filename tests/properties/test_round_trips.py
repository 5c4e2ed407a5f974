"""Whatever is written is read back as it was."""

import json

import pytest

pytest.importorskip("hypothesis")

from hypothesis import given, settings
from hypothesis import strategies as st

from deberts.cards import RUN_ORDER, card_of, format_cards, parse_card, parse_cards, parse_suit
from deberts.deal.actions import Action, Verb, parse_action
from deberts.match.record import format_record, record_of, replay, replay_text
from deberts.rules.profiles import make_rules, rules_choice, rules_values
from deberts.rules.runs import Kind, Run, parse_run
from tests.properties.strategies import cards, games, rule_sets, suits, texts


@given(cards, suits)
def test_cards_and_suits(card, suit):
    assert parse_card(card.code) is parse_card(str(card)) is card
    assert parse_suit(suit.value) is suit


@given(st.lists(cards))
def test_lists_of_cards(some):
    assert parse_cards(format_cards(some)) == tuple(some)


spans = st.tuples(st.integers(0, 7), st.integers(0, 7)).filter(lambda pair: pair[1] - pair[0] >= 2)
runs = st.builds(
    lambda suit, pair: Run(card_of(RUN_ORDER[pair[1]], suit), card_of(RUN_ORDER[pair[0]], suit), Kind.FIFTY),
    suits,
    spans,
)


@given(runs)
def test_runs(run):
    assert parse_run(str(run)) == (run.high, run.low)
    assert len(run.cards) == run.length
    assert (run.cards[0], run.cards[-1]) == (run.high, run.low)


seats = st.integers(0, 99)
plain_verbs = st.sampled_from([verb for verb in Verb if verb not in (Verb.NAME, Verb.PLAY, Verb.DECLARE)])
actions = st.one_of(
    st.builds(Action, seats, plain_verbs),
    st.builds(Action, seats, st.just(Verb.NAME), suit=suits),
    st.builds(Action, seats, st.just(Verb.PLAY), card=cards, bella=st.booleans()),
    st.builds(Action, seats, st.just(Verb.DECLARE), runs=st.lists(runs.map(str), max_size=3).map(tuple)),
    st.builds(Action, seats, st.just(Verb.DECLARE), deberts=st.just(True)),
)


@given(actions)
def test_actions(action):
    assert parse_action(str(action)) == action


@given(
    st.one_of(texts, st.text("0123 takeplyndrbSHDC789TJQKA-", max_size=24), actions.map(lambda action: f"{action} "))
)
def test_texts_are_refused_or_written_back_to_the_letter(text):
    try:
        action = parse_action(text)
    except ValueError:
        return
    assert str(action) == text


@given(rule_sets())
def test_rules(rules):
    choice = rules_choice(rules)
    assert make_rules(choice) == rules
    assert rules_choice(make_rules(choice)) == choice
    assert make_rules({"profile": rules.profile, "players": rules.players} | rules_values(rules)) == rules
    assert json.loads(json.dumps(choice)) == choice


@settings(max_examples=60)
@given(games(), st.booleans(), st.booleans())
def test_records(game, keep_legal, assisted):
    if keep_legal:
        game = replay(record_of(game) | {"deals": [deal | {"legal": legal} for deal, legal in _with_legal(game)]})
    game.assisted = assisted
    again = replay_text(format_record(game))
    assert again.match == game.match
    assert record_of(again) == record_of(game)
    assert format_record(again) == format_record(game)
    assert again.history() == game.history()


def _with_legal(game):
    """Every deal of a game's record and what was legal beside each action, found by replaying prefixes."""
    keeping = replay(record_of(game))
    keeping.keep_legal = True
    keeping = keeping.taken_back(len(keeping.history()))
    return [(deal, deal["legal"]) for deal in record_of(keeping)["deals"]]
