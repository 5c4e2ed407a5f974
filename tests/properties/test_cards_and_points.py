"""No card and no point is ever lost or made."""

import pytest

pytest.importorskip("hypothesis")

from hypothesis import given, settings
from hypothesis import strategies as st

from deberts.cards import PACK
from deberts.rng import Stream
from deberts.rules.tricks import card_value
from tests.chance import new_game, played_game, steps
from tests.properties.strategies import keys, rule_sets


def everywhere(deal):
    """Every card with its place: hands, trick, complete tricks, what lies face up, what is not dealt."""
    yield from (card for hand in deal.hands for card in hand)
    yield from deal.trick
    yield from (card for trick in deal.tricks for card in trick.cards)
    if deal.indicator:
        yield deal.indicator
    dealt = 6 * deal.rules.players + 1
    if deal.drawn:
        dealt += 7 if deal.rules.players == 4 else 3 * deal.rules.players
    yield from deal.pack[dealt:]


@settings(max_examples=60)
@given(rule_sets(), keys)
def test_the_32_cards_are_somewhere_once(rules, key):
    game = new_game(rules, "cards", key)
    for _ in steps(game, Stream("cards", key), deals=3):
        deal = game.match.deal
        places = list(everywhere(deal))
        assert len(places) == 32
        assert set(places) == set(PACK)
        size = rules.tricks if deal.drawn else 6
        for seat, held in enumerate(deal.hands):
            assert len(held) + len(deal.played_by(seat)) == size


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fifty_deals_in_a_row_are_whole(players):
    game = new_game(rule_set(players), "fifty", players)
    dealt = 0
    for _ in steps(game, Stream("fifty", players), deals=50):
        deal = game.match.deal
        if deal.drawn and not deal.tricks and not deal.trick:
            assert {len(held) for held in deal.hands} == {game.rules.tricks}
            assert len({card for held in deal.hands for card in held}) == players * game.rules.tricks
            dealt += 1
    assert len(game.deals) == 50
    assert dealt > 30


def rule_set(players):
    """Rules under which nothing ends a match for long."""
    from tests.table import rules_of

    return rules_of("klabor", players, target=10001, deberts="off", exchange="before_play")


@settings(max_examples=80)
@given(rule_sets(), keys)
def test_points(rules, key):
    game = played_game(rules, "points", key, deals=4)
    hung = 0
    totals = (0,) * rules.sides
    for log in game.deals:
        score = log.score
        if score is None:
            continue
        tally, deal = score.tally, log.end
        assert tally.totals == tuple(
            sum(parts) for parts in zip(tally.cards, tally.last, tally.runs, tally.bella, strict=True)
        )
        if score.outcome.played:
            played = [card for trick in deal.tricks for card in trick.cards]
            assert sum(tally.cards) == sum(card_value(card, deal.trump) for card in played)
            assert sum(tally.last) == 10
            assert sum(tally.tricks) == rules.tricks
            if rules.players == 4:
                assert sum(tally.cards) + sum(tally.last) == 162
            assert sum(tally.totals) + hung == sum(score.recorded) + score.hanging_points
        elif score.outcome == "claim":
            assert score.recorded == tally.totals
            assert score.hanging_points == hung
        else:
            assert not any(score.recorded)
            assert not any(tally.totals)
            assert score.hanging_points == hung
        assert not any(score.penalty) or score.outcome.played
        hung = score.hanging_points
        totals = tuple(a + b - c for a, b, c in zip(totals, score.recorded, score.penalty, strict=True))
        assert log.totals == totals
    assert all(bella in (0, 20) for log in game.deals if log.score for bella in log.score.tally.bella)


@settings(max_examples=80)
@given(rule_sets(), keys, st.data())
def test_every_match_ends(rules, key, data):
    game = new_game(rules, "end", key)
    actions = 0
    for _ in steps(game, Stream("end", key)):
        actions += 1
        assert len(game.deals[-1].actions) <= 150
        assert len(game.deals) <= 400
    result = game.match.result
    assert result is not None
    assert game.legal_actions() == ()
    assert not game.match.pack_due
    assert 0 <= result.winner < rules.sides
    assert result.totals == game.match.totals
    assert result.stake % game.match.stakes.stake == 0
    if result.reason == "target":
        assert result.totals[result.winner] >= rules.target
    assert actions == len(game.history())
