"""Values, order, which cards may be played and who takes the trick (rules, sections 1 and 4)."""

from dataclasses import replace

import pytest

from deberts.cards import PACK, SUITS, Rank, Suit, card_of, parse_card, parse_cards
from deberts.deal.actions import Action, Verb
from deberts.deal.course import Course
from deberts.deal.deal import start_deal
from deberts.deal.state import Phase
from deberts.rng import Stream
from deberts.rules.ruleset import Overtrump
from deberts.rules.tricks import LAST_TRICK, STRENGTHS, Duty, card_value, playable, winning_index
from tests.table import codes, rules_of

TRUMP_ORDER = "J9ATKQ87"
PLAIN_ORDER = "ATKQJ987"
TRUMP_VALUES = dict(zip(TRUMP_ORDER, (20, 14, 11, 10, 4, 3, 0, 0), strict=True))
PLAIN_VALUES = dict(zip(PLAIN_ORDER, (11, 10, 4, 3, 2, 0, 0, 0), strict=True))


def may_play(hand, trick, trump, overtrump="trump_lead", players=2, leader=0):
    """What may be played: the cards, the duty, and the card that must be beaten or followed."""
    rules = rules_of("gambler", players, overtrump=overtrump)
    found = playable(rules, parse_cards(hand), parse_cards(trick), Suit(trump), leader)
    return codes(found.cards), found.duty.value, found.against.code if found.against else None


def winner(trick, trump):
    return winning_index(parse_cards(trick), Suit(trump))


# --- values and order -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trump", SUITS)
def test_values(trump):
    for card in PACK:
        table = TRUMP_VALUES if card.suit is trump else PLAIN_VALUES
        assert card_value(card, trump) == table[card.rank]


@pytest.mark.parametrize("trump", SUITS)
def test_all_cards_are_worth_152_and_the_last_trick_10(trump):
    assert sum(card_value(card, trump) for card in PACK) == 152
    assert LAST_TRICK == 10


@pytest.mark.parametrize("trump", SUITS)
def test_order(trump):
    strength = STRENGTHS[trump]
    for suit in SUITS:
        order = TRUMP_ORDER if suit is trump else PLAIN_ORDER
        places = [strength[card_of(Rank(rank), suit).index] for rank in order]
        assert places == sorted(places, reverse=True)
        assert len(set(places)) == 8
    lowest_trump = strength[card_of(Rank.SEVEN, trump).index]
    assert all(strength[card.index] < lowest_trump for card in PACK if card.suit is not trump)


# --- who takes it -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trick", "trump", "expected"),
    [
        ("AS", "H", 0),
        ("AS 7H", "H", 1),  # any trump beats the ace led
        ("7S AD", "H", 0),  # a plain card of another suit never wins
        ("7S AD AC", "H", 0),
        ("7S 8S", "H", 1),
        ("KS TS", "H", 1),  # the ten beats the king
        ("JS 9S", "H", 0),
        ("9S JS", "H", 1),
        ("AS TS", "S", 0),
        ("AS 9S", "S", 1),  # nine of trumps beats the ace
        ("9S JS", "S", 1),  # the jack beats all
        ("JS 9S AS TS", "S", 0),
        ("7S 8S 9H TH", "H", 2),
        ("7S 8S TH 9H", "H", 3),
        ("QD KD 7C TD", "H", 3),
        ("8H 7H", "H", 0),
        ("7H 8H", "H", 1),
    ],
)
def test_the_highest_trump_wins_or_else_the_highest_card_led(trick, trump, expected):
    assert winner(trick, trump) == expected


def test_a_trump_that_takes_an_ace_takes_its_points():
    trick = parse_cards("AS 7H")
    assert winner("AS 7H", "H") == 1
    assert sum(card_value(card, Suit.HEARTS) for card in trick) == 11


def test_the_winner_agrees_with_the_words_of_the_rules():
    stream = Stream("winner")
    for _ in range(3000):
        trick, trump = stream.shuffled(PACK)[: 1 + stream.below(4)], stream.choice(SUITS)
        trumps = [card for card in trick if card.suit is trump]
        if trumps:
            best = min(trumps, key=lambda card: TRUMP_ORDER.index(card.rank))
        else:
            led = [card for card in trick if card.suit is trick[0].suit]
            best = min(led, key=lambda card: PLAIN_ORDER.index(card.rank))
        assert trick[winning_index(trick, trump)] is best


def test_the_duty_to_beat_changes_no_winner():
    """The same tricks played out under every value of ``overtrump``: whoever was forced, the winner is the same."""
    stream = Stream("overtrump")
    for _ in range(200):
        cards, trump = stream.shuffled(PACK), stream.choice(SUITS)
        taken = set()
        for overtrump in Overtrump:
            rules = rules_of("classic", 4, overtrump=overtrump.value, bella_declare="auto")
            deal, _ = start_deal(rules, cards, 3)
            hands = tuple(zip(cards[:4], cards[4:8], strict=True))
            course = Course(replace(deal, hands=hands, trump=trump, caller=0, phase=Phase.PLAY, declared=((),) * 4))
            for seat in range(4):
                course.act(Action(seat, Verb.PLAY, card=cards[seat]))
            taken.add(course.deal.tricks)
        assert len(taken) == 1


# --- what may be played -----------------------------------------------------------------------------------------------


def test_the_leader_may_play_anything():
    assert may_play("AS 7H 9D", "", "H") == ({"AS", "7H", "9D"}, "none", None)


def test_follow_suit():
    assert may_play("AS 7S 9D JH", "TS", "H") == ({"AS", "7S"}, "follow_suit", "TS")


def test_no_duty_to_beat_a_plain_card():
    for overtrump in Overtrump:
        assert may_play("AS 7S JH", "TS", "H", overtrump)[0] == {"AS", "7S"}


def test_who_cannot_follow_plays_a_trump():
    assert may_play("AD 7H JH", "TS", "H") == ({"7H", "JH"}, "must_trump", "TS")


def test_who_can_neither_follow_nor_trump_plays_anything():
    assert may_play("AD 7D JC", "TS", "H") == ({"AD", "7D", "JC"}, "none", None)
    assert may_play("AD 7D JC", "7H", "H") == ({"AD", "7D", "JC"}, "none", None)


def test_a_forced_card_is_simply_played():
    assert may_play("7H", "JH", "H") == ({"7H"}, "follow_suit", "JH")
    assert may_play("7H AS", "JH", "H", "always") == ({"7H"}, "follow_suit", "JH")


@pytest.mark.parametrize("overtrump", Overtrump)
def test_a_led_trump_is_beaten_if_able(overtrump):
    """Hearts are trump, the eldest leads 9H, the dealer holds JH and 7H: only JH is legal."""
    assert may_play("JH 7H AS", "9H", "H", overtrump) == ({"JH"}, "beat_trump", "9H")
    assert sum(card_value(parse_card(code), Suit.HEARTS) for code in ("9H", "JH")) == 34


def test_beating_goes_by_the_order_of_trumps():
    """Neither by the index of the card nor by the order of runs: ten is below nine and jack."""
    assert may_play("TH 7H KH", "QH", "H")[0] == {"TH", "KH"}
    assert may_play("TH AH QH", "KH", "H")[0] == {"TH", "AH"}
    assert may_play("AH TH KH", "9H", "H")[0] == {"AH", "TH", "KH"}
    assert may_play("9H AH", "TH", "H")[0] == {"9H", "AH"}
    assert may_play("8H 9H", "7H", "H")[0] == {"8H", "9H"}


def test_the_highest_trump_of_the_trick_counts_not_the_led_one():
    assert may_play("9H AH 7H", "8H TH", "H", players=3)[0] == {"9H", "AH"}
    assert may_play("QH 7H", "8H TH", "H", players=3) == ({"QH", "7H"}, "follow_suit", "8H")


def test_overtrumping_a_trump_in_a_plain_trick():
    """Three players, spades led, diamonds trump: the examples of the rules, JD and TD on the table."""
    for overtrump in Overtrump:
        assert may_play("AD 9D TC", "7S JD", "D", overtrump, 3) == ({"AD", "9D"}, "must_trump", "7S")
    assert may_play("AD 8D TC", "7S TD", "D", "always", 3) == ({"AD"}, "overtrump", "TD")
    assert may_play("AD 8D TC", "7S TD", "D", "opponents", 3) == ({"AD"}, "overtrump", "TD")
    assert may_play("AD 8D TC", "7S TD", "D", "trump_lead", 3) == ({"AD", "8D"}, "must_trump", "7S")


def test_classic_overtrumps_by_value():
    """Clubs led, jack (or ten) of diamonds on the table, diamonds trump."""
    assert may_play("AD 9D TS", "7C JD", "D", "always", 3)[0] == {"AD", "9D"}
    assert may_play("AD 8D TS", "7C TD", "D", "always", 3)[0] == {"AD"}


def test_who_can_follow_need_not_overtrump():
    assert may_play("7S AD", "8S TD", "D", "always", 3) == ({"7S"}, "follow_suit", "8S")


@pytest.mark.parametrize(
    ("overtrump", "trick", "expected"),
    [
        # The seat that plays third sits opposite the leader; the second card is an opponent's.
        ("opponents", "7C 9H", {"JH"}),
        ("always", "7C 9H", {"JH"}),
        ("trump_lead", "7C 9H", {"JH", "8H"}),
        # The fourth player's partner played second.
        ("opponents", "7C 9H TC", {"JH", "8H"}),
        ("always", "7C 9H TC", {"JH"}),
        ("trump_lead", "7C 9H TC", {"JH", "8H"}),
        # The partner trumped, but an opponent overtrumped.
        ("opponents", "7C QH TH", {"JH"}),
        # An opponent trumped lower than the partner.
        ("opponents", "TC AH 7H", {"JH", "8H"}),
        # The partner led the highest trump.
        ("opponents", "9H 7H", {"JH", "8H"}),
        ("always", "9H 7H", {"JH"}),
        ("trump_lead", "9H 7H", {"JH"}),
    ],
)
def test_the_partners_trump(overtrump, trick, expected):
    for leader in range(4):
        assert may_play("JH 8H 7S", trick, "H", overtrump, 4, leader)[0] == expected


@pytest.mark.parametrize("players", [2, 3])
def test_without_partners_opponents_means_always(players):
    stream = Stream("opponents", players)
    for _ in range(400):
        cards, trump, leader = stream.shuffled(PACK), stream.choice(SUITS), stream.below(players)
        trick, hand = cards[: stream.below(players)], cards[4 : 5 + stream.below(9)]
        answers = {
            playable(rules_of("classic", players, overtrump=word), hand, trick, trump, leader)
            for word in ("opponents", "always")
        }
        assert len(answers) == 1


def rank_above(card, other):
    return TRUMP_ORDER.index(card.rank) < TRUMP_ORDER.index(other.rank)


def by_the_words(overtrump, hand, trick, trump, partner_has_highest):
    """Section 4, sentence by sentence."""
    if not trick:
        return set(hand)
    led = trick[0].suit
    trumps = {card for card in hand if card.suit is trump}
    following = {card for card in hand if card.suit is led}
    if led is not trump and following:
        return following
    if not trumps:
        return set(hand)
    on_table = [card for card in trick if card.suit is trump]
    if not on_table:
        return trumps
    duty = {"trump_lead": led is trump, "always": True, "opponents": not partner_has_highest}[overtrump]
    highest = min(on_table, key=lambda card: TRUMP_ORDER.index(card.rank))
    higher = {card for card in trumps if rank_above(card, highest)}
    return higher if duty and higher else trumps


@pytest.mark.parametrize("overtrump", Overtrump)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_playable_agrees_with_the_words_of_the_rules(overtrump, players):
    stream = Stream("playable", overtrump.value, players)
    rules = rules_of("classic", players, overtrump=overtrump.value)
    duties = set()
    for _ in range(1500):
        # Few suits make for many duties.
        suits = stream.shuffled(SUITS)[: 2 + stream.below(2)]
        pack = [card for card in stream.shuffled(PACK) if card.suit in suits]
        trump, leader = stream.choice(SUITS), stream.below(players)
        size = stream.below(players)
        trick, hand = pack[:size], pack[size : size + 1 + stream.below(8)]
        if not hand:
            continue
        on_table = [card for card in trick if card.suit is trump]
        partner_has_highest = False
        if on_table and players == 4 and size >= 2:
            highest = min(on_table, key=lambda card: TRUMP_ORDER.index(card.rank))
            partner_has_highest = trick.index(highest) == size - 2
        found = playable(rules, hand, trick, trump, leader)
        duties.add(found.duty)
        assert set(found.cards) == by_the_words(overtrump, hand, trick, trump, partner_has_highest)
        assert list(found.cards) == [card for card in hand if card in found.cards]
        assert (found.duty is Duty.NONE) == (len(found.cards) == len(hand) and found.against is None)
        if found.duty in (Duty.BEAT_TRUMP, Duty.OVERTRUMP):
            assert found.against in on_table
        elif found.duty is not Duty.NONE:
            assert found.against is trick[0]
    if overtrump is Overtrump.TRUMP_LEAD or players == 2:
        assert duties == set(Duty) - {Duty.OVERTRUMP}
    else:
        assert duties == set(Duty)
