"""Dealing the cards that a position hides: every moment of random matches, seen by each seat, can be played on."""

import pytest

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
    assert filled / tried > 0.9


def test_the_same_stream_deals_the_same_cards():
    setup = parse_position(OVERTRUMP)
    texts = [format_position(fill(setup, Stream("a", number))) for number in (1, 1, 2)]
    assert texts[0] == texts[1] != texts[2]


def test_nothing_is_changed_where_nothing_is_hidden():
    game = new_game(random_rules(Stream("open")), "open")
    game.deal_next()
    setup = parse_position(position_of(game.match))
    assert fill(setup, Stream("a")) == setup


def test_a_position_that_cannot_be_says_why():
    with pytest.raises(ImpossiblePosition) as refused:
        fill(parse_position(OVERTRUMP.replace("?7", "?6")), Stream("a"))
    assert refused.value.code == "hand_size"
