"""What follows from the state of a deal."""

import pytest

from deberts.cards import format_cards, parse_card
from tests.table import deal_of, play, rules_of

HANDS = {0: "KH QH AC 8S 7C TC AS AD 7H", 1: "JH TH JS JD 8H KS QC 9S 8D"}


def begun(*texts, turned="9H", **switches):
    return play(deal_of(rules_of("gambler", **switches), 1, HANDS, turned), *texts)


def test_the_round_of_the_auction():
    deal = begun()
    rounds = []
    for seat in (0, 1, 0, 1):
        rounds.append(deal.auction_round)
        deal = play(deal, f"{seat} pass")
    assert rounds == [1, 1, 2, 2]
    assert begun("0 pass", "1 take").auction_round == 1
    assert begun("0 pass", "1 pass", "0 name S").auction_round == 2


def test_the_bottom_card_is_seen_after_the_draw():
    deal = deal_of(rules_of("gambler"), 1, HANDS, "9H", bottom="7S")
    assert deal.bottom is None
    assert play(deal, "0 take").bottom is parse_card("7S")


def test_four_players_have_no_bottom_card():
    rules = rules_of("klabor", 4, declare="auto", deberts="off", exchange="off")
    assert play(deal_of(rules, 3, {}, "9H"), "0 take").bottom is None


def test_what_a_seat_has_played():
    deal = begun("0 take")
    assert [deal.has_played(seat) for seat in (0, 1)] == [False, False]
    deal = play(deal, "0 play AS")
    assert [deal.has_played(seat) for seat in (0, 1)] == [True, False]
    deal = play(deal, "1 play JS", "0 play AC", "1 play QC", "0 play 8S")
    assert [format_cards(deal.played_by(seat)) for seat in (0, 1)] == ["AS AC 8S", "JS QC"]
    deal = play(deal, "1 play KS")
    assert deal.turn == 1
    deal = play(deal, "1 play JD")
    assert [format_cards(deal.played_by(seat)) for seat in (0, 1)] == ["AS AC 8S", "JS QC KS JD"]


def test_who_may_exchange():
    assert begun("0 take").exchange_seat() == 0
    assert begun("0 pass", "1 take").exchange_seat() == 0
    assert begun("0 pass", "1 take", exchange_by="caller").exchange_seat() is None
    assert begun("0 pass", "1 pass", "0 name C").exchange_seat() is None
    assert begun("0 take", "0 swap").exchange_seat() is None
    nobody_has_it = deal_of(rules_of("gambler"), 1, {0: "KH QH AC 8S TC", 1: HANDS[1]}, "9H", bottom="7H")
    assert play(nobody_has_it, "0 take").exchange_seat() is None


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        ((), [("KH", True), ("QH", True), ("AC", False)]),
        (("0 play KH", "1 play JH", "1 play JS", "0 play AS"), [("QH", True), ("AC", False)]),
    ],
)
def test_bella_cards(texts, expected):
    deal = begun("0 take", "0 swap", *texts)
    assert [(code, deal.is_bella_card(0, parse_card(code))) for code, _ in expected] == expected
    assert not deal.is_bella_card(1, parse_card("JH"))


def test_before_the_trump_is_named_nobody_has_announced():
    deal = begun()
    assert [deal.has_announced(seat) for seat in (0, 1)] == [False, False]


def test_announcing_with_the_first_card():
    deal = begun("0 take")
    assert not deal.has_announced(0)
    assert play(deal, "0 play AS").has_announced(0)
    assert not play(deal, "0 play AS").has_announced(1)


def test_announcing_before_play():
    rules = rules_of("stakes")
    hands = {0: "KH QH JH 8S 7C TC AS AD 9C", 1: "AC TH JS JD 8H KS QC TD 9D"}
    deal = play(deal_of(rules, 1, hands, "9H"), "0 take")
    assert [deal.has_announced(seat) for seat in (0, 1)] == [False, False]
    deal = play(deal, "0 declare")
    assert [deal.has_announced(seat) for seat in (0, 1)] == [True, False]
    deal = play(deal, "1 declare JD-9D")
    assert [deal.has_announced(seat) for seat in (0, 1)] == [True, True]


def test_runs_are_owed_once():
    hands = {0: "KS QS JS KC 7C TC AS AD 9C", 1: HANDS[1].replace("KS", "KD").replace("JS", "TD")}
    deal = play(deal_of(rules_of("gambler"), 1, hands, "9H"), "0 take")
    assert sorted(map(str, deal.runs_to_declare(0))) == ["AS-JS", "AS-QS", "KS-JS"]
    assert play(deal, "0 declare").runs_to_declare(0) == ()
    automatic = play(deal_of(rules_of("gambler", declare="auto"), 1, hands, "9H"), "0 take")
    assert automatic.runs_to_declare(0) == ()
