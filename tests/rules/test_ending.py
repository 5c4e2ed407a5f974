"""The end of a match, the shown result, mars and the next dealer (rules, sections 5 to 7)."""

import pytest

from deberts.rules.ending import deal_winner, is_mars, next_dealer, shown_result, winner_by_target
from deberts.rules.scoring import Hanging, Outcome, Score, Tally
from tests.table import rules_of


def scored(outcome, recorded=(0, 0), hanging=0):
    none = (0,) * len(recorded)
    hangs = (Hanging(hanging, tuple(range(len(recorded)))),) if hanging else ()
    return Score(Outcome(outcome), Tally(none, none, none, none, none), recorded, none, hangs, none, none, none)


def winner(rules, totals, caller=0, outcome="made", hanging=0):
    return winner_by_target(rules, totals, scored(outcome, (0,) * len(totals), hanging), caller)


# --- reaching the target ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("totals", "expected"),
    [((500, 0), None), ((501, 0), 0), ((0, 501), 1), ((700, 500), 0), ((-40, 502), 1), ((500, 500), None)],
)
@pytest.mark.parametrize("both_reach", ["defender", "higher"])
def test_at_or_over_the_target_wins(both_reach, totals, expected):
    for caller in (0, 1):
        assert winner(rules_of("gambler", both_reach=both_reach), totals, caller) == expected


@pytest.mark.parametrize(
    ("both_reach", "totals", "caller", "expected"),
    [
        ("defender", (600, 501), 0, 1),
        ("defender", (600, 501), 1, 0),
        ("defender", (550, 550), 0, 1),
        ("higher", (600, 501), 0, 0),
        ("higher", (600, 501), 1, 0),
        ("higher", (501, 600), 0, 1),
        ("higher", (550, 550), 0, 0),
        ("higher", (550, 550), 1, 1),
    ],
)
@pytest.mark.parametrize("players", [2, 4])
def test_both_reach_the_target(players, both_reach, totals, caller, expected):
    assert winner(rules_of("gambler", players, both_reach=both_reach), totals, caller) == expected


@pytest.mark.parametrize(
    ("both_reach", "totals", "caller", "expected"),
    [
        ("defender", (600, 510, 500), 0, 1),
        ("defender", (600, 510, 520), 0, 2),
        ("defender", (600, 510, 510), 0, None),  # equal defenders: one more deal
        ("defender", (510, 600, 100), 2, 1),  # the caller did not reach it
        ("defender", (510, 510, 100), 2, None),
        ("defender", (510, 100, 600), 2, 0),
        ("higher", (600, 510, 520), 1, 0),
        ("higher", (600, 600, 520), 1, 1),
        ("higher", (600, 600, 520), 0, 0),
        ("higher", (600, 600, 520), 2, None),
        ("higher", (600, 600, 600), 2, 2),
        ("higher", (520, 520, 100), 2, None),
    ],
)
def test_several_of_three_reach_it(both_reach, totals, caller, expected):
    assert winner(rules_of("classic", 3, both_reach=both_reach), totals, caller) == expected


@pytest.mark.parametrize(
    ("totals", "caller", "hanging", "expected"),
    [
        # A hung deal with a side at the target goes on if the caller could get there too.
        ((430, 520), 0, 71, None),
        ((430, 520), 0, 70, 1),
        ((520, 430), 0, 20, None),  # the caller itself is there
        ((520, 430), 1, 71, None),
        ((520, 430), 1, 70, 0),
        ((430, 500), 0, 71, None),  # nobody is there anyhow
    ],
)
def test_hung_at_the_target(totals, caller, hanging, expected):
    rules = rules_of("classic")
    assert winner(rules, totals, caller, "hung", hanging) == expected
    at_once = next((side for side, total in enumerate(totals) if total >= 501), None)
    assert winner(rules_of("classic", hung_at_target="end"), totals, caller, "hung", hanging) == at_once
    for outcome in ("made", "bait"):
        assert winner(rules, totals, caller, outcome, hanging) == at_once


def test_play_on_counts_all_that_hangs_whoever_may_get_it():
    score = scored("hung", (0, 0, 0))
    none = (0, 0, 0)
    hanging = (Hanging(40, (1, 2)), Hanging(31, (0, 1, 2)))
    score = Score(Outcome.HUNG, score.tally, none, none, hanging, none, none, none)
    assert winner_by_target(rules_of("classic", 3), (430, 510, 0), score, 0) is None
    assert winner_by_target(rules_of("classic", 3), (429, 510, 0), score, 0) == 1


# --- the result as shown ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "both_reach", "totals", "won_by", "expected"),
    [
        (2, "defender", (600, 520), 1, "500:501"),
        (2, "defender", (520, 600), 0, "501:500"),
        (2, "defender", (520, 600), 1, "500:501"),
        (2, "higher", (520, 600), 1, "520:600"),
        (2, "defender", (520, 300), 0, "520:300"),
        (2, "defender", (-80, 502), 1, "-80:502"),
        (3, "defender", (510, 600, 123), 0, "501:500:123"),
        (3, "defender", (510, 600, 700), 2, "500:500:501"),
        (3, "higher", (510, 600, 123), 1, "510:600:123"),
        (4, "defender", (1200, 1001), 1, "1000:1001"),
    ],
)
def test_the_result_shown(players, both_reach, totals, won_by, expected):
    target = 1001 if players == 4 else 501
    rules = rules_of("classic", players, both_reach=both_reach, target=target)
    assert shown_result(rules, totals, won_by, by_target=True) == expected


def test_true_totals_are_shown_unless_it_was_won_by_target():
    assert shown_result(rules_of("gambler"), (520, 600), 0, by_target=False) == "520:600"


# --- mars -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "loser", "expected"),
    [
        (501, 250, True),
        (501, 251, False),
        (501, -10, True),
        (301, 150, True),
        (301, 151, False),
        (1000, 499, True),
        (1000, 500, False),
    ],
)
def test_mars_is_less_than_half_of_the_target(target, loser, expected):
    rules = rules_of("gambler", mars="yes", target=target)
    assert is_mars(rules, (target, loser), 0) is expected
    assert is_mars(rules, (loser, target), 1) is expected
    assert not is_mars(rules_of("gambler", target=target), (target, loser), 0)


# --- the next dealer --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "word", "outcome", "recorded", "dealer", "caller", "expected"),
    [
        (2, "rotate", "made", (90, 72), 0, 0, 1),
        (2, "rotate", "made", (90, 72), 1, 0, 0),
        (3, "rotate", "bait", (0, 110, 52), 2, 0, 0),
        (4, "rotate", "made", (90, 72), 3, 1, 0),
        (2, "caller", "made", (90, 72), 1, 0, 0),
        (2, "caller", "bait", (0, 162), 1, 0, 0),
        (3, "caller", "bait", (0, 110, 52), 1, 0, 0),
        (4, "caller", "bait", (162, 0), 0, 3, 3),
        (2, "winner", "made", (90, 72), 1, 0, 0),
        (2, "winner", "bait", (0, 162), 1, 0, 1),
        (2, "winner", "bait", (162, 0), 1, 1, 0),
        (2, "winner", "made", (81, 81), 0, 1, 1),  # tie = each: the caller's side won the deal
        # Four: of the two partners the first clockwise after the dealer.
        (4, "winner", "made", (90, 72), 0, 0, 2),
        (4, "winner", "made", (90, 72), 1, 0, 2),
        (4, "winner", "made", (90, 72), 2, 0, 0),
        (4, "winner", "made", (90, 72), 3, 2, 0),
        (4, "winner", "bait", (0, 162), 0, 0, 1),
        (4, "winner", "bait", (0, 162), 1, 0, 3),
        (4, "winner", "bait", (0, 162), 3, 2, 1),
        # Three: the highest recorded score, equal the first clockwise after the dealer.
        (3, "winner", "made", (70, 50, 42), 0, 0, 0),
        (3, "winner", "made", (70, 150, 42), 0, 0, 1),  # recorded with points that hung
        (3, "winner", "bait", (0, 110, 52), 0, 0, 1),
        (3, "winner", "bait", (0, 56, 56), 0, 0, 1),
        (3, "winner", "bait", (0, 56, 56), 1, 0, 2),
        (3, "winner", "bait", (0, 56, 56), 2, 0, 1),
        (3, "winner", "bait", (56, 56, 0), 0, 2, 1),
        (3, "winner", "bait", (56, 56, 0), 1, 2, 0),
        (3, "winner", "made", (54, 54, 54), 1, 0, 2),
    ],
)
def test_the_next_dealer(players, word, outcome, recorded, dealer, caller, expected):
    rules = rules_of("classic", players, next_dealer=word)
    assert next_dealer(rules, scored(outcome, recorded), dealer, caller) == expected


@pytest.mark.parametrize("word", ["caller", "winner", "rotate"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_deals_that_the_switch_does_not_decide(players, word):
    rules = rules_of("classic", players, next_dealer=word)
    none = (0,) * rules.sides
    for dealer in range(players):
        assert next_dealer(rules, scored("void", none), dealer, None) == (dealer + 1) % players
        assert next_dealer(rules, scored("redeal", none), dealer, None) == dealer
        for caller in range(players):
            assert next_dealer(rules, scored("void", none), dealer, caller) == (dealer + 1) % players
            assert next_dealer(rules, scored("redeal", none), dealer, caller) == dealer
            assert next_dealer(rules, scored("hung", none), dealer, caller) == caller


@pytest.mark.parametrize(
    ("outcome", "caller", "expected"), [("made", 0, 0), ("made", 1, 1), ("bait", 0, 1), ("hung", 0, 1), ("hung", 1, 0)]
)
def test_who_has_won_a_deal(outcome, caller, expected):
    assert deal_winner(scored(outcome), caller) == expected
