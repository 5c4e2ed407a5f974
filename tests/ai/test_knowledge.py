from __future__ import annotations

import pytest

from deberts.ai.knowledge import Knowledge
from deberts.cards import Suit, parse_card
from tests.ai.arena import level_player, moves
from tests.chance import new_game
from tests.table import go, match_of, rules_of


def know(match, seat, memory=True):
    return Knowledge(match.view(seat), memory)


def started(players=2, hands=None, turned="TH", profile="gambler", **switches):
    rules = rules_of(profile, players, exchange="off", declare="auto", bella_declare="auto", **switches)
    return go(match_of(rules, players - 1, hands or {}, turned), "0 take")


HANDS = {0: "JH 9H AH AS TS 7S 8C 7D 8D", 1: "7H KC QC AC KS 9S JC JD KD"}


def test_cards_in_the_hand_on_the_table_and_played_are_not_out():
    match = go(started(hands=HANDS), "0 play JH", "1 play 7H", "0 play AS")
    sure = know(match, 1)
    out = {card.code for cards in sure.out.values() for card in cards}
    assert not out & {"JH", "7H", "AS", "KC", "TH"}
    assert {"9H", "AH", "TS"} <= out


def test_without_memory_played_cards_seem_to_be_out():
    match = go(started(hands=HANDS), "0 play JH", "1 play 7H")
    assert "7H" in {card.code for card in know(match, 0, memory=False).out[Suit.HEARTS]}
    assert "7H" not in {card.code for card in know(match, 0).out[Suit.HEARTS]}


def test_who_does_not_follow_has_none_and_who_does_not_trump_has_no_trump():
    hands = {0: "JH 9H AH AS TS 7S 8C 7D 8D", 1: "TC KC QC AC KS 9S JC JD KD"}
    match = go(started(hands=hands), "0 play JH", "1 play JC")
    seen = know(match, 0)
    assert all(seen.holds(1, card) == 0 for card in seen.out[Suit.HEARTS])
    assert seen.beats(1, Suit.SPADES, parse_card("AS")) == 0


def test_who_cannot_beat_a_trump_has_no_higher_one():
    hands = {0: "TH 8H AS TS 7S 8C 7D 8D 9D", 1: "7H QH KC QC AC KS 9S JC JD"}
    match = go(started(hands=hands, turned="KH"), "0 play TH", "1 play 7H")
    seen = know(match, 0)
    assert seen.holds(1, parse_card("JH")) == 0
    assert seen.holds(1, parse_card("QH")) > 0


def test_the_dealer_of_four_is_known_to_hold_the_indicator():
    match = started(players=4, profile="klabor")
    assert know(match, 0).holds(3, parse_card("TH")) == 1
    assert know(match, 0).holds(1, parse_card("TH")) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_are_chances_and_the_truth_is_never_ruled_out(players):
    """No card that a seat really holds is held to be impossible, whatever the rules make of the past tricks."""
    for profile in ("gambler", "classic", "klabor"):
        game = new_game(rules_of(profile, players), "truth", players)
        for view, _ in moves(game, level_player("normal"), 3):
            if view.trump is None or not view.drawn:
                continue
            seen = Knowledge(view, memory=True)
            for seat, hand in enumerate(game.match.deal.hands):
                if seat != view.seat:
                    for card in hand:
                        assert card in seen.out[card.suit]
                        assert 0 < seen.holds(seat, card) <= 1
