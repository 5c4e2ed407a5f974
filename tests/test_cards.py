"""The 32 cards and how they are written (rules, section 1)."""

import copy
import pickle

import pytest

from deberts.cards import (
    PACK,
    RUN_ORDER,
    SUITS,
    Rank,
    Suit,
    card_of,
    format_cards,
    parse_card,
    parse_cards,
    parse_suit,
)


def test_the_pack_is_eight_ranks_in_four_suits():
    assert len(PACK) == len(set(PACK)) == 32
    assert "".join(RUN_ORDER) == "789TJQKA"
    assert "".join(SUITS) == "SHDC"
    assert {card.code for card in PACK} == {rank + suit for rank in "789TJQKA" for suit in "SHDC"}


def test_a_card_knows_its_places():
    for place, card in enumerate(PACK):
        assert card.index == place
        assert card.height == "789TJQKA".index(card.code[0])
        assert card.code == str(card) == card.rank + card.suit


def test_there_is_one_object_for_a_card():
    ten = parse_card("TH")
    assert ten is card_of(Rank.TEN, Suit.HEARTS)
    assert copy.copy(ten) is ten
    assert copy.deepcopy([ten])[0] is ten
    assert pickle.loads(pickle.dumps(ten)) is ten


def test_cards_sort_by_suit_then_height():
    assert format_cards(sorted(parse_cards("AC 7S TH AS"))) == "7S AS TH AC"


def test_cards_are_written_with_single_spaces():
    assert format_cards(parse_cards("AS TH 7C")) == "AS TH 7C"
    assert parse_cards("") == ()
    assert format_cards(()) == ""


@pytest.mark.parametrize("code", ["", "10H", "th", "Th", "HT", "TH ", " TH", "1S", "AX", "A", "♠A", None, 5, ["TH"]])
def test_what_is_no_card_is_refused(code):
    with pytest.raises(ValueError, match="not a card"):
        parse_card(code)


@pytest.mark.parametrize("text", ["AS  TH", "AS TH ", " AS", "AS,TH", "AS\tTH"])
def test_cards_are_read_to_the_letter(text):
    with pytest.raises(ValueError, match="not a card"):
        parse_cards(text)


@pytest.mark.parametrize("code", ["", "s", "SS", "X", "♠", None, {}])
def test_what_is_no_suit_is_refused(code):
    with pytest.raises(ValueError, match="not a suit"):
        parse_suit(code)


def test_suits_are_read():
    assert [parse_suit(letter) for letter in "SHDC"] == list(SUITS)
