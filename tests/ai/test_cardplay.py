from __future__ import annotations

import pytest

from deberts.ai.cardplay import rank
from deberts.ai.levels import LEVELS
from deberts.ai.thinking import choose
from deberts.cards import Rank
from deberts.deal.actions import Verb
from tests.ai.arena import QUICK, level_player, played
from tests.table import go, match_of, rules_of


def card(match, level="normal"):
    """The card that the seat on turn plays."""
    action = choose(match.view(match.turn), LEVELS[level], "seed")
    assert action.verb is Verb.PLAY
    return action.card.code


def two(eldest, dealer, *texts, turned="TH", **switches):
    """A match of two in which seat 0 is the eldest and has taken hearts, after some more actions."""
    rules = rules_of(exchange="off", declare="auto", bella_declare="auto", **switches)
    return go(match_of(rules, 1, {0: eldest, 1: dealer}, turned), "0 take", *texts)


def four(hands, *texts, **switches):
    """A match of four under Klabor's rules: seat 0 has taken hearts and leads."""
    rules = rules_of("klabor", 4, exchange="off", declare="auto", bella_declare="auto", **switches)
    return go(match_of(rules, 3, hands, "TH"), "0 take", *texts)


@pytest.mark.parametrize("level", QUICK)
def test_a_forced_card_is_played(level):
    match = two("JH 9H AH AS 7S 8C 9C 7D 8D", "7H AC KC QS 9D TD JC JD KD", "0 play JH")
    assert card(match, level) == "7H"


@pytest.mark.parametrize("level", QUICK)
def test_no_ten_is_thrown_on_a_lost_trick(level):
    match = two("JH 9H AH AS 7S 8C 9C 7D 8D", "TS 8S KS AC KC TD 7H JC JD", "0 play AS")
    assert card(match, level) == "8S"


def test_a_ten_of_the_other_is_taken_with_the_ace():
    match = two("JH 9H AH TS 7S 8C 9C 7D 8D", "AS 8S KS AC KC TD 7H JC JD", "0 play TS")
    assert card(match) == "AS"


def test_a_plain_trick_is_trumped_with_a_small_trump():
    """The king saves its own points, so it is as good as the seven; the nine would be overkill."""
    match = two("JH QH AH TS 7S 8C 9C 7D KD", "KH 7H 9H AC QC TD 9D 8D JC", "0 play TS")
    assert card(match) in ("7H", "KH")


@pytest.mark.parametrize("level", QUICK)
def test_partners_ace_is_trumped_with_the_lowest_trump_where_it_must_be(level):
    hands = {0: "9H KH AS TS KS 7D 8D 9D", 1: "7S 8S 9S 7C 8C 9C TC JC", 2: "JH 8H AH JD TD QD KD AD"}
    match = four(hands, "0 play AS", "1 play 7S")
    assert card(match, level) == "8H"


def test_a_partner_who_wins_for_sure_is_fed_a_ten():
    hands = {0: "9H KH 7S QS KS 7D 8D 9D", 1: "AS 8S 9S 7C 8C 9C TC JC", 2: "JS JH 8H AH JD QD KD AD", 3: "TS QC KC"}
    match = four(hands, "0 play 7S", "1 play AS", "2 play JS")
    assert card(match) == "TS"


@pytest.mark.parametrize("level", QUICK)
def test_a_ten_is_not_led_while_its_ace_is_out(level):
    for number in range(6):
        for view, action in played(rules_of("classic", 2), level_player(level), "tens", number, deals=2):
            if action.verb is not Verb.PLAY or view.trick or action.card.suit is view.trump:
                continue
            seen = {*view.hand, view.indicator, view.bottom, *(c for trick in view.tricks for c in trick.cards)}
            ace_out = not any(c and c.suit is action.card.suit and c.rank is Rank.ACE for c in seen)
            lower = any(c.suit is action.card.suit and c.rank < Rank.TEN for c in view.hand if c is not action.card)
            assert not (action.card.rank is Rank.TEN and ace_out and lower and len(view.tricks) < 6)


def test_the_caller_with_the_best_trumps_and_winners_draws_trumps():
    match = two("JH 9H AH 8H AS TS AC TC 7D", "7S 8S 9S 7C KH 8C JC JD KD")
    assert card(match) in ("JH", "9H", "AH")


def test_trumps_are_not_drawn_when_none_are_out():
    """All other trumps have gone: the ace is cashed instead."""
    match = two(
        "JH 9H AH 8H AS TS AC TC 7D", "7H QH KH QC 9C 8C JC JD KD", "0 play JH", "1 play 7H", "0 play 9H", "1 play QH"
    )
    match = go(match, "0 play AH", "1 play KH")
    assert card(match) != "8H"


def test_bella_is_said_with_the_first_of_its_cards():
    rules = rules_of("gambler", exchange="off", declare="auto", bella_declare="first_card")
    for number in range(25):
        for view, action in played(rules, level_player("normal"), "bella", number, deals=2):
            if any(legal.bella and legal.card is action.card for legal in view.legal):
                assert action.bella


def test_the_best_option_comes_first_and_all_cards_are_ranked():
    view = two("JH 9H AH 8H AS TS AC TC 7D", "7S 8S 9S 7C KH 8C JC JD KD").view(0)
    options = rank(view, LEVELS["normal"], view.hand)
    assert {option.card for option in options} == set(view.hand)
    assert [option.worth for option in options] == sorted((option.worth for option in options), reverse=True)


@pytest.mark.parametrize("level", QUICK)
def test_no_poor_twin_is_thrown_on_a_trick_that_is_lost(level):
    """Never a dearer card of the suit where a cheaper one loses as well."""
    for number in range(10):
        for view, action in played(rules_of("stakes", 2), level_player(level), "twins", number, deals=2):
            if action.verb is not Verb.PLAY or not view.trick:
                continue
            led = view.trick[0].suit
            if led is view.trump or action.card.suit is not led:
                continue
            cards = [legal.card for legal in view.legal if legal.verb is Verb.PLAY]
            losing = [c for c in cards if c and c.suit is led and _place(c) < _place(view.trick[0])]
            if action.card in losing:
                assert _place(action.card) == min(map(_place, losing))


def _place(card):
    return "789JQKTA".index(card.rank.value)
