from __future__ import annotations

import pytest

from deberts.ai.beliefs.worlds import Worlds
from deberts.ai.habits import Habits
from deberts.ai.search.exchanging import with_exchange
from deberts.ai.search.other_callers import OtherCallers
from deberts.cards import Suit, parse_card
from deberts.deal.actions import Action, Verb
from deberts.match.match import start_match
from deberts.rng import Stream, shuffled_pack
from tests.ai.search.small import small_player
from tests.table import go, match_of, rules_of

STRONG = "JH 9H AH 8H AS TS"
WEAK = "7S 8S 9D QD 7C 8D"


def call(match):
    return str(small_player("hard")(match.view(match.turn), "seed"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_strong_hand_takes_and_a_weak_one_passes(players):
    rules, dealer = rules_of("classic", players), players - 1
    assert call(match_of(rules, dealer, {0: STRONG}, "KH")) == "0 take"
    assert call(match_of(rules, dealer, {0: WEAK}, "KH")) == "0 pass"


def test_a_suit_of_its_own_is_named_in_the_second_round():
    match = match_of(rules_of("classic"), 1, {0: STRONG, 1: WEAK}, "KC")
    assert call(go(match, "0 pass", "1 pass")) == "0 name H"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dealer_calls_where_it_must(players):
    rules = rules_of("klabor", players, four_sevens="off")
    match = start_match(rules, 0).start_deal(shuffled_pack("must", players))[0]
    for _ in range(2 * players - 1):
        match, _ = match.apply(Action(match.turn, Verb.PASS))
    action = small_player("crazy")(match.view(0), "seed")
    assert action.verb is Verb.NAME
    assert action.suit is not match.deal.turned.suit


def test_others_are_believed_to_pass_with_weak_hands_and_to_take_with_strong_ones():
    match = match_of(rules_of("classic"), 1, {0: WEAK, 1: STRONG}, "KH")
    others = OtherCallers(match.view(0), Habits())
    drawn = Worlds(match.view(0)).draw(Stream("others"))
    strong = tuple(map(parse_card, f"{STRONG} 9C TC JD".split()))
    weak = tuple(map(parse_card, "7D JC 9S 8C QS KD TC AC AD".split()))
    assert others.after_pass((drawn[0], strong)) == (1, Suit.HEARTS)
    assert others.after_pass((drawn[0], weak)) == (0, None)
    after = OtherCallers(go(match, "0 pass", "1 pass").view(0), Habits())
    assert not after.fit((drawn[0], strong))
    assert after.fit((drawn[0], weak))


def test_the_seven_is_exchanged_by_whoever_may():
    seven, king = parse_card("7H"), parse_card("KH")
    match = match_of(rules_of("gambler"), 1, {0: "7H 8H 9H TS AS KS"}, "KH")
    view = match.view(0)
    world = Worlds(view).draw(Stream("exchange"))
    own, other = with_exchange(view, world, Suit.HEARTS, 0)
    assert king in own
    assert seven not in own
    assert other == world[1]
    assert with_exchange(view, world, Suit.SPADES, 0) == world
    called = go(match, "0 take", "0 swap")
    assert with_exchange(called.view(0), world, Suit.HEARTS, 0) == world
