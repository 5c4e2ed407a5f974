"""Counting a deal, also in the middle (rules, sections 3, 5 and 6)."""

import pytest

from deberts.deal.counting import all_announced, tally, winning_seats
from tests.table import deal_of, legal, play, rules_of

# Hearts are trump. Seat 0 has a terz of spades and the bella, seat 1 a terz of clubs.
HANDS = {0: "AS KS QS KH QH 8D 9D AD 9H", 1: "KC QC JC TS 8S 7D TH 8C JD"}


def begun(*texts, hands=None, **switches):
    rules = rules_of("gambler", exchange="off", **switches)
    return play(deal_of(rules, 1, hands or HANDS, "7H"), "0 take", *texts)


def finish(deal, prefer=""):
    """Plays a deal out; where it may, with a card of the preferred suits."""
    while not deal.done:
        texts = legal(deal)
        best = [text for text in texts if text.split()[1] == "play" and text.split()[2][1] in prefer]
        deal = play(deal, (best or texts)[0])
    return deal


def test_nothing_yet():
    found = tally(begun())
    assert (found.totals, found.tricks) == ((0, 0), (0, 0))


def test_tricks_are_counted_for_their_side():
    found = tally(begun("0 declare", "0 play AS", "1 declare", "1 play TS"))
    assert (found.cards, found.tricks, found.last) == ((21, 0), (1, 0), (0, 0))
    rules = rules_of("gambler", 4, exchange="off", declare="auto")
    deal = play(deal_of(rules, 3, {}, "7H"), "0 take")
    while len(deal.tricks) < 8:
        deal = play(deal, legal(deal)[0])
        found = tally(deal)
        taken = [sum(trick.winner % 2 == side for trick in deal.tricks) for side in (0, 1)]
        points = [sum(trick.points for trick in deal.tricks if trick.winner % 2 == side) for side in (0, 1)]
        assert (list(found.tricks), list(found.cards)) == (taken, points)
    assert sum(found.cards) == 152
    assert sorted(found.last) == [0, 10]
    assert found.last[deal.tricks[-1].winner % 2] == 10


def test_the_last_trick_counts_at_the_end_only():
    deal = begun("0 declare", "0 play AS", "1 declare", "1 play TS")
    while not deal.done:
        assert tally(deal).last == (0, 0)
        deal = play(deal, legal(deal)[0])
    assert sum(tally(deal).last) == 10
    assert tally(deal).last[deal.tricks[-1].winner] == 10


# --- runs -------------------------------------------------------------------------------------------------------------


def test_the_winner_scores_all_its_runs_and_nobody_else_any():
    hands = {0: "AS KS QS KD QD JD 9C AD 9H", 1: "KC QC JC TS 8S 7D TH 8C 8D"}
    deal = begun("0 declare AS-QS AD-QD", "0 play AS", "1 declare KC-JC", "1 play TS", hands=hands)
    assert winning_seats(deal) == (0,)
    assert tally(deal).runs == (40, 0)
    deal = begun("0 declare AD-JD AS-QS", "0 play AS", "1 declare KC-JC", "1 play TS", hands=hands)
    assert tally(deal).runs == (70, 0)


def test_the_winner_without_a_trick_scores_none_and_nobody_else_either():
    deal = begun("0 declare AS-QS", "0 play 8D", "1 declare KC-JC", "1 play JD")
    assert winning_seats(deal) == (0,)
    assert all_announced(deal)
    assert tally(deal).runs == (0, 0)
    deal = begun("0 declare AS-QS", "0 play 8D", "1 declare KC-JC", "1 play JD", runs_need_trick="no")
    assert tally(deal).runs == (20, 0)


def test_runs_are_certain_once_all_have_announced():
    deal = begun("0 declare AS-QS", "0 play AS", runs_need_trick="no")
    assert not all_announced(deal)
    assert tally(deal).runs == (0, 0)
    deal = play(deal, "1 declare KC-JC")
    assert all_announced(deal)
    assert tally(deal).runs == (20, 0)
    silent = begun("0 declare AS-QS", "0 play AS", "1 declare", runs_need_trick="no")
    assert not all_announced(silent)


@pytest.mark.parametrize(("partner_runs", "expected"), [("yes", (40, 0)), ("no", (20, 0))])
def test_the_partners_runs(partner_runs, expected):
    hands = {
        0: "AS KS QS 7H 8D 9C TD JC",
        1: "TS 9S AH KC 7C AC 9H 9D",
        2: "AD KD QD 7S 8C TC JH KH",
        3: "JS 8S TH QC 7D JD QH",
    }
    rules = rules_of("gambler", 4, exchange="off", partner_runs=partner_runs)
    deal = play(deal_of(rules, 3, hands, "8H"), "0 take", "0 declare AS-QS", "0 play AS", "1 play TS")
    deal = play(deal, "2 declare AD-QD", "2 play 7S", "3 play 8S")
    assert tally(deal).runs == expected
    assert winning_seats(deal) == ((0, 2) if partner_runs == "yes" else (0,))


def test_a_partner_that_declared_nothing_adds_nothing():
    rules = rules_of("klabor", 4, exchange="off", four_sevens="off")
    hands = {0: "AS KS QS 7H 8D 9C TD JC", 2: "AD KD QD 7S 8C TC JH KH", 1: "TS 9S AH KC 7C AC 9H 9D"}
    deal = play(deal_of(rules, 3, hands, "8H"), "0 take", "0 declare AS-QS", "0 play AS", "1 play TS")
    deal = play(deal, "2 declare", "2 play 7S", "3 play 8S")
    assert winning_seats(deal) == (0,)
    assert tally(deal).runs == (20, 0)


# --- bella ------------------------------------------------------------------------------------------------------------


def test_a_bella_that_is_not_said_counts_nothing():
    deal = begun("0 declare", "0 play KH", "1 declare", "1 play TH")
    assert tally(deal).bella == (0, 0)


def test_a_said_bella_counts_at_once():
    deal = begun("0 declare", "0 play KH bella")
    assert tally(deal).bella == (20, 0)


def test_bella_may_need_a_trick():
    deal = begun("0 declare", "0 play KH bella", "1 declare", "1 play TH", bella_needs="trick")
    assert tally(deal).bella == (0, 0)
    deal = play(deal, "1 play TS", "0 play AS")
    assert tally(deal).bella == (20, 0)


def test_bella_may_need_both_cards():
    both = {"bella_needs": "both_cards"}
    # The king falls to the ten: it is lost for good.
    lost = begun("0 declare", "0 play KH bella", "1 declare", "1 play TH", **both)
    assert tally(finish(lost)).bella == (0, 0)
    hands = {0: HANDS[0], 1: HANDS[1].replace("TH", "TC")}
    deal = begun("0 declare", "0 play KH bella", "1 declare", "1 play JD", hands=hands, **both)
    assert tally(deal).bella == (0, 0)
    deal = play(deal, "0 play QH", "1 play 7D")
    assert tally(deal).bella == (20, 0)


def test_bella_may_be_captured_by_the_partner():
    hands = {
        0: "KH QH QS 7S 8D 9C TD JC",
        1: "TS 9S TH KC 7C AC 7H 9D",
        2: "AD KD JH 9H 8C TC QD KS",
        3: "JS 8S AS QC 7D JD AH",
    }
    rules = rules_of("gambler", 4, exchange="off", bella_needs="both_cards", declare="auto")
    deal = play(deal_of(rules, 3, hands, "8H"), "0 take", "0 play KH bella", "1 play TH", "2 play JH", "3 play AH")
    assert tally(deal).bella == (0, 0)
    deal = play(deal, "2 play 9H", "3 play 8H", "0 play QH", "1 play 7H")
    assert tally(deal).bella == (20, 0)
