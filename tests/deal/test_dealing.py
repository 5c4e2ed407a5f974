"""Who gets which cards of the pack (rules, section 2, steps 1 and 3)."""

import pytest

from deberts.cards import PACK, format_cards
from deberts.deal.dealing import draw, first_hands
from tests.table import rules_of


def places(cards):
    """Cards of the unshuffled pack by their places in it."""
    return [PACK.index(card) for card in cards]


def span(start, count=3):
    return list(range(start, start + count))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_packets_of_three_twice_round_from_the_eldest(players):
    for dealer in range(players):
        hands, packets = first_hands(rules_of("classic", players), PACK, dealer)
        for turn in range(players):
            seat = (dealer + 1 + turn) % players
            assert places(hands[seat]) == span(3 * turn) + span(3 * (players + turn))
        assert [places(cards) for _, cards in packets] == [span(3 * turn) for turn in range(2 * players)]
        assert [seat for seat, _ in packets] == [(dealer + 1 + turn) % players for turn in range(2 * players)]


@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_draw_a_packet_of_three(players):
    for dealer in range(players):
        drawn = draw(rules_of("classic", players), PACK, dealer, PACK[6 * players])
        assert [(seat, places(cards), taken) for seat, cards, taken in drawn] == [
            ((dealer + 1 + turn) % players, span(6 * players + 1 + 3 * turn), None) for turn in range(players)
        ]


def test_four_draw_two_each_and_the_dealer_one_and_the_indicator():
    rules = rules_of("classic", 4)
    for dealer in range(4):
        drawn = draw(rules, PACK, dealer, PACK[24])
        others = [((dealer + turn) % 4, span(23 + 2 * turn, 2), None) for turn in (1, 2, 3)]
        assert [(seat, places(cards), taken) for seat, cards, taken in drawn] == [*others, (dealer, [31], PACK[24])]


def test_the_dealer_of_four_takes_up_what_lies_there():
    drawn = draw(rules_of("classic", 4), PACK, 0, PACK[0])
    assert drawn[-1][2] is PACK[0]
    assert format_cards(drawn[-1][1]) == "AC"
