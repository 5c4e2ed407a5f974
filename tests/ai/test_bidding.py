from __future__ import annotations

from dataclasses import replace

import pytest

from deberts.ai.bidding import needed
from deberts.ai.levels import LEVELS
from deberts.ai.promise import promise
from deberts.ai.thinking import choose
from deberts.cards import Suit
from deberts.deal.actions import Action, Verb
from deberts.match.match import start_match
from deberts.rng import shuffled_pack
from tests.ai.arena import QUICK
from tests.table import go, match_of, rules_of

STRONG = "JH 9H AH 8H AS TS"
WEAK = "7S 8S 9D QD 7C 8D"


def call(match, level="normal"):
    return str(choose(match.view(match.turn), LEVELS[level], "seed"))


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_strong_hand_takes_and_a_weak_one_passes(players, level):
    rules = rules_of("classic", players)
    dealer = players - 1
    assert call(match_of(rules, dealer, {0: STRONG}, "KH"), level) == "0 take"
    assert call(match_of(rules, dealer, {0: WEAK}, "KH"), level) == "0 pass"


def test_a_suit_of_its_own_is_named_in_the_second_round():
    match = match_of(rules_of("classic"), 1, {0: STRONG, 1: WEAK}, "KC")
    assert call(go(match, "0 pass", "1 pass")) == "0 name H"


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_indicators_suit_is_never_named_and_the_dealer_calls_where_it_must(players, level):
    rules = rules_of("klabor", players, four_sevens="off")
    for number in range(15):
        match = start_match(rules, number % players).start_deal(shuffled_pack("must", number))[0]
        for _ in range(players):
            match, _ = match.apply(Action(match.turn, Verb.PASS))
        for _ in range(players):
            action = choose(match.view(match.turn), LEVELS[level], "seed")
            assert action.suit is not match.deal.turned.suit
            last = match.turn == match.dealer
            assert not last or action.verb is Verb.NAME
            match, _ = match.apply(action if last else Action(match.turn, Verb.PASS))


def test_a_dealer_who_must_call_names_the_least_bad_suit():
    match = match_of(rules_of("klabor"), 1, {0: "7S 8S 9D QD 7C 8D", 1: "JS 7H 9H KD QH 8H"}, "AC")
    assert call(go(match, "0 pass", "1 pass", "0 pass")) == "1 name H"


def test_the_seven_counts_as_the_indicator_it_will_be_exchanged_for():
    with_seven, without = (
        match_of(rules_of("gambler"), 1, {0: f"9H AH {small} AS KD 8C"}, "JH").view(0) for small in ("7H", "8H")
    )
    assert promise(with_seven, Suit.HEARTS) > promise(without, Suit.HEARTS) + 20


def test_the_dealer_of_four_counts_on_the_indicator():
    match = match_of(rules_of("klabor", 4), 0, {0: "9H AH 8H AS KD 8C"}, "JH")
    match = go(match, "1 pass", "2 pass", "3 pass")
    other = match_of(rules_of("klabor", 4), 3, {0: "9H AH 8H AS KD 8C"}, "JH")
    assert promise(match.view(0), Suit.HEARTS) > promise(other.view(0), Suit.HEARTS) + 20


def test_the_state_of_the_match_moves_the_threshold():
    view = match_of(rules_of("klabor"), 1, {}, "KH").view(0)
    habits = LEVELS["normal"].habits

    def at(own, other, baits=0):
        return needed(replace(view, standing=replace(view.standing, totals=(own, other), baits=(baits, 0))), habits)

    assert at(450, 100) > at(100, 100) > at(100, 450)
    assert at(450, 450) == at(100, 100)
    assert at(100, 100, baits=2) > at(100, 100, baits=1)


def test_three_players_are_stricter_and_stricter_still_against_both_together():
    def surplus(rules):
        view = match_of(rules, rules.players - 1, {0: "JH 9H 8H AS TS 7D"}, "KC").view(0)
        return promise(view, Suit.HEARTS) - needed(view, LEVELS["normal"].habits)

    three = surplus(rules_of("classic", 3))
    assert surplus(rules_of("classic")) > three > surplus(rules_of("classic", 3, success="together"))


def test_four_sevens_are_dealt_again_unless_the_seat_calls_itself():
    sevens = "7S 7H 7D 7C 8S 9D"
    match = match_of(rules_of("classic"), 1, {0: sevens, 1: STRONG}, "KC")
    assert call(match) == "0 redeal"
    assert call(match_of(rules_of("classic", four_sevens="off"), 1, {0: sevens}, "KC")) == "0 pass"
