"""The rules know no seat and no suit by name: turning the table or renaming the suits changes nothing else."""

import pytest

pytest.importorskip("hypothesis")

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from deberts.cards import SUITS, card_of
from deberts.match.game import Game
from deberts.match.record import record_of
from deberts.rules.runs import parse_run
from tests.chance import played_game
from tests.properties.strategies import keys, rule_sets
from tests.table import seated


def played_again(game, turn=0, suits=None):
    """The same match with every seat moved ``turn`` places on and every suit replaced."""
    players = game.rules.players
    renamed = suits or dict(zip(SUITS, SUITS, strict=True))

    def card(old):
        return card_of(old.rank, renamed[old.suit])

    def run(text):
        high, low = parse_run(text)
        return f"{card(high)}-{card(low)}"

    def moved(action):
        return replace(
            action,
            seat=(action.seat + turn) % players,
            suit=action.suit and renamed[action.suit],
            card=action.card and card(action.card),
            runs=tuple(map(run, action.runs)),
        )

    again = Game(game.rules, seated(players), dealer=(game.deals[0].dealer + turn) % players)
    for log in game.deals:
        again.deal_next([card(old) for old in log.pack])
        for action in (*log.actions, *log.between):
            assert len(again.legal_actions()) > 0
            again.apply(moved(action))
    return again


def by_side(values, rules, turn):
    """Values by side as they are when the seats have moved on."""
    moved = list(values)
    for seat in range(rules.players):
        moved[rules.side_of((seat + turn) % rules.players)] = values[rules.side_of(seat)]
    return moved


@settings(max_examples=60)
@given(rule_sets(), keys, st.integers(1, 3))
def test_turning_the_table(rules, key, turn):
    game = played_game(rules, "turn", key, deals=4)
    again = played_again(game, turn)
    old, new = record_of(game), record_of(again)
    for before, after in zip(old["deals"], new["deals"], strict=True):
        assert after["dealer"] == (before["dealer"] + turn) % rules.players
        if "score" not in before:
            continue
        for key_, value in before["score"].items():
            expected = by_side(value, rules, turn) if isinstance(value, list) else value
            assert after["score"][key_] == expected
        assert after["totals"] == by_side(before["totals"], rules, turn)
    if "result" in old:
        result = new["result"]
        assert result["winner"] == rules.side_of((rules.seats_of(old["result"]["winner"])[0] + turn) % rules.players)
        assert result["shown"].split(":") == by_side(old["result"]["shown"].split(":"), rules, turn)
        assert (result["stake"], result["reason"]) == (old["result"]["stake"], old["result"]["reason"])
    assert again.match.dealer == (game.match.dealer + turn) % rules.players


@settings(max_examples=60)
@given(rule_sets(), keys, st.permutations(SUITS))
def test_renaming_the_suits(rules, key, order):
    game = played_game(rules, "suits", key, deals=4)
    again = played_again(game, suits=dict(zip(SUITS, order, strict=True)))
    old, new = record_of(game), record_of(again)
    for before, after in zip(old["deals"], new["deals"], strict=True):
        assert after.get("score") == before.get("score")
        assert after.get("totals") == before.get("totals")
    assert new.get("result") == old.get("result")
    for one, other in zip(game.deals, again.deals, strict=True):
        if one.end:
            assert one.end.leading == other.end.leading
            assert one.end.announcements == other.end.announcements
            assert [trick.winner for trick in one.end.tricks] == [trick.winner for trick in other.end.tricks]
