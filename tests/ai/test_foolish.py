from __future__ import annotations

import pytest

from deberts.ai.foolish import Kind, foolish
from deberts.ai.thinking import choose
from deberts.cli.contestants import GREEDY
from deberts.deal.actions import Verb, parse_action
from tests.ai.arena import moves, random_player
from tests.chance import new_game
from tests.table import go, match_of, rules_of


def found(match, text):
    """Kind -> the sensible cards, for a card played now."""
    action = parse_action(text)
    assert action in match.legal_actions()
    return {each.kind: {card.code for card in each.sensible} for each in foolish(match.view(action.seat), action)}


def two(eldest, dealer, *texts, turned="TH", **switches):
    """A match of two in which seat 0 is the eldest and has taken hearts, after some more actions."""
    switches = {"bella_declare": "auto", **switches}
    rules = rules_of(exchange="off", declare="auto", **switches)
    call = ("0 take",) if turned[1] == "H" else ("0 pass", "1 pass", "0 name H")
    return go(match_of(rules, 1, {0: eldest, 1: dealer}, turned), *call, *texts)


def four(hands, *texts, **switches):
    rules = rules_of("klabor", 4, exchange="off", declare="auto", bella_declare="auto", **switches)
    return go(match_of(rules, 3, hands, "TH"), "0 take", *texts)


def test_a_dearer_card_on_a_lost_trick_is_a_donation_and_the_cheapest_is_not():
    match = two("JH 9H AH AS 7S 8C 9C 7D 8D", "TS 8S KS AC KC TD 7H JC JD", "0 play AS")
    assert found(match, "1 play TS") == {Kind.DEAR_LOSER: {"8S", "KS"}}
    assert found(match, "1 play KS") == {Kind.DEAR_LOSER: {"8S"}}
    assert found(match, "1 play 8S") == {}


def test_what_may_still_be_won_is_no_donation():
    """The last of four may trump and is the partner; were it an opponent's place, the trick would be lost."""
    hands = {0: "9H KH AS TS 7S 7D 8D 9D", 1: "8S KS 9S 7C 8C 9C TC JC", 2: "JH 8H AH JD TD QD KD AD"}
    match = four(hands, "0 play AS")
    assert found(match, "1 play KS") == {}
    hands = {0: "7S KH AS 9H TD 7D 8D 9D", 1: "AC 8S 9S 7C 8C 9C TC JC", 2: "JH 8H QS JS TS KS KD AD"}
    match = four(hands, "0 play AS", "1 play 8S")
    assert found(match, "2 play TS") == {}


def test_the_other_defender_of_three_is_no_opponent():
    rules = rules_of("classic", 3, exchange="off", declare="auto", bella_declare="auto")
    hands = {0: "JH 9H AH 7S 8S 8C 9C 7D 8D", 1: "AS QS 9S AC KC TD 7H JC JD", 2: "TS KS JS 7C QC KD 9D QD QH"}
    match = go(match_of(rules, 2, hands, "TH"), "0 take", "0 play 7S", "1 play AS")
    assert found(match, "2 play TS") == {}
    match = go(match_of(rules, 2, hands, "TH"), "0 take", "0 play JH", "1 play 7H", "2 play QH", "0 play 9C")
    assert found(go(match, "1 play JC"), "2 play QC") == {}


def test_the_best_trump_spent_where_a_low_one_wins_is_overkill():
    match = two("JH QH AH TS 7S 8C 7C 7D KD", "KH 7H 9H AC QC TD 9D 8D JC", "0 play TS")
    assert found(match, "1 play 9H") == {}  # the jack is out: the nine may yet be lost
    match = two("8H QH AH TS 7S 8C 7C 7D KD", "KH 7H JH AC QC TD 9D 8D JC", "0 play TS")
    assert found(match, "1 play JH") == {Kind.OVERKILL: {"KH", "7H"}}
    assert found(match, "1 play KH") == {}


def test_a_best_plain_card_that_may_be_trumped_later_is_no_overkill():
    match = two("JH QH 9H 8S 7S 8C 7C 7D KD", "AS 9S 7H AC QC TD 9D 8D JC", "0 play 8S")
    assert found(match, "1 play AS") == {}


def test_a_ten_led_under_its_ace():
    match = two("JH 9H AH TS 7S 8C 9C 7D 8D", "AS 8S KS AC KC TD 7H JC JD")
    assert Kind.TEN_LED in found(match, "0 play TS")
    assert found(match, "0 play 7S") == {}
    assert found(two("JH 9H AH TS AS 8C 9C 7D 8D", "7S 8S KS AC KC TD 7H JC JD"), "0 play TS") == {}


def test_a_ten_thrown_on_a_lost_trick_though_there_is_a_worthless_card():
    match = two("JH 9H AH AS 7S 8C 9C 7D 8D", "TC KD KS AC KC TD 7C JC JD", "0 play JH")
    assert found(match, "1 play TC")[Kind.TEN_THROWN] == {"KD", "KS", "KC", "7C", "JC", "JD"}
    assert found(match, "1 play 7C") == {}


def test_a_partner_who_wins_for_certain_wants_a_ten():
    hands = {
        0: "9H KH 7S JS 8S 7D TS AC",
        1: "AS QS 9S JH 8C 9C JC QH",
        2: "KS 8H AH JD QD AD 7H",
        3: "TC QC KC 9D TD KD 7C 8D",
    }
    rules = rules_of("klabor", 4, exchange="off", declare="auto", bella_declare="auto")
    match = go(match_of(rules, 2, hands, "TH"), "3 pass", "0 take", "0 play 7S")
    theirs = go(match, "1 play AS", "2 play KS")
    assert found(theirs, "3 play 7C") == {Kind.PARTNER_UNFED: {"TC", "TD"}}
    assert found(theirs, "3 play TC") == {}
    lost = go(match, "1 play 9S", "2 play KS")
    assert found(lost, "3 play 7C") == {}
    assert found(lost, "3 play TC")[Kind.TEN_THROWN] == {"7C", "QC", "KC", "8D", "9D", "KD"}


def test_bella_is_let_go_when_it_can_not_be_said_any_more():
    hands = "JH 9H AS AC 7S 8C 9C 7D 8D", "KH QH KS TC KC TD 7H JC JD"
    match = two(*hands, "0 play JH", "1 play 7H", "0 play 9H", bella_declare="either_card")
    assert found(match, "1 play KH")[Kind.DEAR_LOSER] == {"QH"}
    assert Kind.BELLA_UNSAID not in found(match, "1 play QH")
    assert found(match, "1 play QH bella") == {}
    match = two(*hands, "0 play JH", "1 play 7H", "0 play 9H", bella_declare="first_card")
    assert found(match, "1 play QH") == {Kind.BELLA_UNSAID: set()}


def test_a_bella_card_is_not_given_away_where_both_are_needed():
    both = {"bella_needs": "both_cards", "turned": "8S"}
    match = two("JH 9H AH AC 7S 8C 9C 7D 8D", "KH QH 8H TC KC TD 7H JC JD", "0 play JH", **both)
    assert found(match, "1 play QH")[Kind.BELLA_SPLIT] == {"8H", "7H"}
    assert found(match, "1 play 8H") == {}
    # The cards that bella needs are no cheaper ones to give.
    match = two("JH 9H AH AC 7S 8C 9C 7D 8D", "KH QH TH TC KC TD 7C JC JD", "0 play JH", **both)
    assert found(match, "1 play TH") == {}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_is_foolish_far_more_often_than_a_sound_player(players):
    def rate(player):
        seen = decisions = 0
        for number in range(4):
            game = new_game(rules_of("klabor", players), "foolish", number)
            for view, action in moves(game, player, 2):
                if action.verb is Verb.PLAY and len(view.legal) > 1:
                    decisions += 1
                    seen += bool(foolish(view, action))
        return seen / decisions

    assert rate(random_player) > 0.05 > 2 * rate(lambda view, seed: choose(view, GREEDY, seed))
