"""Dealing the cards that a position hides: every moment of random matches, seen by each seat, can be played on."""

import pytest

from deberts.cards import Suit
from deberts.match.position import (
    ImpossiblePosition,
    build_position,
    fill,
    format_position,
    parse_position,
    position_of,
    position_seen_by,
)
from deberts.rng import Stream
from tests.chance import new_game, random_rules, steps

OVERTRUMP = (
    "dp1;rules=gambler;dealer=0;phase=play;turned=8C;caller=1;trump=H;bottom=7C;h0=JH.7H.?7;h1=?8;d0=-;d1=-;trick=1:9H"
)

WITHOUT_SPADES = (
    "dp1;rules=klabor,players:4;dealer=1;phase=play;turned=QD;caller=2;trump=H;h0=9S.KS.AS.7D;h1=TD.JD.QD.?;h2=?4;h3=8C.9C.?2;"
    "d0=-;d1=QD-9D;d2=-;d3=9C-7C;best=1;tricks=2:JH.7H.QH.TH,2:AC.7C.JC.TC,2:QS.9H.7S.JS,3:KD.AD.9D.8D"
)
"""Seat 3 has ruffed a spade, so it may hold two of five cards; of the five that are left then any may be with seat 1."""

A_FIFTY_OF_TEN = (
    "dp1;rules=gambler;dealer=0;phase=play;turned=JC;caller=1;trump=C;swap=1;bottom=7D;h0=JS.KS.9D.TD.JD.QD;h1=JC.?5;"
    "d0=QD-9D;d1=?;a0=fifty.Q;a1=fifty.T;best=0;tricks=1:QS.TS,0:8D.AD,1:QH.QC"
)
"""Few of all deals have the four cards with seat 1 that it has announced."""


def test_what_a_seat_sees_can_be_played_on():
    tried = filled = 0
    for number in range(12):
        game = new_game(random_rules(Stream("filling", number)), "filling", number)
        for count, _ in enumerate(steps(game, Stream("play", number))):
            if count > 40:
                break
            if count % 7:
                continue
            for seat in range(game.rules.players):
                setup = parse_position(position_seen_by(game.view(seat)))
                tried += 1
                try:
                    dealt = fill(setup, Stream("fill", number, count))
                except ImpossiblePosition:
                    continue
                filled += 1
                build_position(dealt)
                assert dealt.hands[seat] == setup.hands[seat]
                assert dealt.playable
    assert tried > 100
    assert filled / tried > 0.98


def test_the_same_stream_deals_the_same_cards():
    setup = parse_position(OVERTRUMP)
    texts = [format_position(fill(setup, Stream("a", number))) for number in (1, 1, 2)]
    assert texts[0] == texts[1] != texts[2]


def test_what_was_announced_is_dealt():
    setup = parse_position(A_FIFTY_OF_TEN)
    for number in range(20):
        build_position(fill(setup, Stream("announced", number)))


def test_every_deal_that_fits_is_as_likely():
    setup, number = parse_position(WITHOUT_SPADES), 600
    dealt = [fill(setup, Stream("even", one)).hands[1] for one in range(number)]
    # Of the fifty deals there are, the hidden card of seat 1 is a spade in twenty.
    spades = sum(any(card.suit is Suit.SPADES for card in hand) for hand in dealt)
    assert abs(spades / number - 0.4) < 0.08


def test_nothing_is_changed_where_nothing_is_hidden():
    game = new_game(random_rules(Stream("open")), "open")
    game.deal_next()
    setup = parse_position(position_of(game.match))
    assert fill(setup, Stream("a")) == setup


def test_a_position_that_cannot_be_says_why():
    with pytest.raises(ImpossiblePosition) as refused:
        fill(parse_position(OVERTRUMP.replace("?7", "?6")), Stream("a"))
    assert refused.value.code == "hand_size"
