"""Scoring a deal: outcomes, what hangs and for whom, penalties (rules, section 5)."""

from itertools import product

import pytest

from deberts.rng import Stream
from deberts.rules.scoring import Hanging, Outcome, Tally, empty_tally, score_deal, unplayed
from tests.table import rules_of


def tally_of(*totals, tricks=None):
    """Totals taken in cards alone; everybody has a trick unless said otherwise."""
    none = (0,) * len(totals)
    return Tally(totals, none, none, none, tricks or (1,) * len(totals))


def score(rules, totals, caller=0, dealer=0, hanging=(), baits=None, tricks=None):
    tally = tally_of(*totals, tricks=tricks)
    return score_deal(
        rules, tally, caller, dealer, tuple(Hanging(*amount) for amount in hanging), baits or (0,) * len(totals)
    )


def outcome_of(found):
    """Outcome, recorded, and what hangs as (points, sides)."""
    return found.outcome.value, found.recorded, [(amount.points, amount.sides) for amount in found.hanging]


# --- two sides --------------------------------------------------------------------------------------------------------

ALL = (0, 1)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    ("tie", "totals", "caller", "expected"),
    [
        ("hang", (90, 72), 0, ("made", (90, 72), [])),
        ("hang", (72, 90), 0, ("bait", (0, 162), [])),
        ("hang", (72, 90), 1, ("made", (72, 90), [])),
        ("hang", (90, 72), 1, ("bait", (162, 0), [])),
        ("hang", (81, 81), 0, ("hung", (0, 81), [(81, ALL)])),
        ("hang", (81, 81), 1, ("hung", (81, 0), [(81, ALL)])),
        ("hang", (82, 81), 0, ("made", (82, 81), [])),
        ("hang", (81, 82), 0, ("bait", (0, 163), [])),
        ("hang", (162, 0), 0, ("made", (162, 0), [])),
        ("hang", (0, 212), 0, ("bait", (0, 212), [])),
        ("bait", (81, 81), 0, ("bait", (0, 162), [])),
        ("bait", (81, 81), 1, ("bait", (162, 0), [])),
        ("each", (81, 81), 0, ("made", (81, 81), [])),
        ("each", (80, 81), 0, ("bait", (0, 161), [])),
    ],
)
def test_two_sides(players, tie, totals, caller, expected):
    assert outcome_of(score(rules_of("gambler", players, tie=tie), totals, caller)) == expected


@pytest.mark.parametrize(
    ("totals", "caller", "expected"),
    [
        ((100, 62), 0, ("made", (181, 62), [])),
        ((62, 100), 0, ("bait", (0, 243), [])),
        ((62, 100), 1, ("made", (62, 181), [])),
        ((100, 62), 1, ("bait", (243, 0), [])),
    ],
)
def test_hanging_points_go_to_the_winner_of_the_next_deal(totals, caller, expected):
    assert outcome_of(score(rules_of("gambler"), totals, caller, hanging=[(81, ALL)])) == expected


def test_what_was_decided_is_told_apart():
    found = score(rules_of("gambler"), (100, 62), hanging=[(81, ALL)])
    assert found.decided == (81, 0)
    assert found.recorded == (181, 62)
    assert found.hanging_points == 0


@pytest.mark.parametrize(
    ("caller", "repeat", "expected"),
    [
        (0, "defender", ("hung", (0, 151), [(70, ALL)])),
        (1, "defender", ("hung", (151, 0), [(70, ALL)])),
        (0, "accumulate", ("hung", (0, 70), [(81, ALL), (70, ALL)])),
    ],
)
def test_points_that_hang_again(caller, repeat, expected):
    found = score(rules_of("gambler", hang_repeat=repeat), (70, 70), caller, hanging=[(81, ALL)])
    assert outcome_of(found) == expected


def test_the_sum_of_all_that_hangs():
    found = score(rules_of("classic"), (70, 70), hanging=[(81, ALL), (60, ALL)])
    assert found.hanging_points == 211
    found = score(rules_of("classic"), (100, 62), hanging=[(81, ALL), (60, ALL)])
    assert (found.recorded, found.hanging_points) == ((241, 62), 0)


@pytest.mark.parametrize(
    ("tie", "totals", "caller", "winner"),
    [("bait", (70, 70), 0, 1), ("each", (70, 70), 0, 0), ("each", (70, 70), 1, 1), ("bait", (70, 70), 1, 0)],
)
def test_a_tie_that_does_not_hang_decides_what_hung(tie, totals, caller, winner):
    found = score(rules_of("gambler", tie=tie), totals, caller, hanging=[(50, ALL)])
    assert found.decided[winner] == 50
    assert found.hanging == ()


# --- three players ----------------------------------------------------------------------------------------------------

EVERYBODY = (0, 1, 2)


@pytest.mark.parametrize(
    ("switches", "totals", "expected"),
    [
        ({}, (70, 50, 42), ("made", (70, 50, 42), [])),
        ({}, (56, 55, 51), ("made", (56, 55, 51), [])),
        ({}, (50, 60, 52), ("bait", (0, 110, 52), [])),
        ({}, (50, 52, 60), ("bait", (0, 52, 110), [])),
        ({}, (55, 60, 47), ("bait", (0, 115, 47), [])),  # between the two others
        ({}, (50, 56, 56), ("bait", (0, 56, 56), [(50, (1, 2))])),
        ({}, (60, 60, 42), ("hung", (0, 60, 42), [(60, EVERYBODY)])),
        ({}, (60, 42, 60), ("hung", (0, 42, 60), [(60, EVERYBODY)])),
        ({}, (54, 54, 54), ("hung", (0, 54, 54), [(54, EVERYBODY)])),
        ({"tie": "bait"}, (60, 60, 42), ("bait", (0, 120, 42), [])),
        ({"tie": "bait"}, (54, 54, 54), ("bait", (0, 54, 54), [(54, (1, 2))])),
        ({"tie": "each"}, (60, 60, 42), ("made", (60, 60, 42), [])),
        ({"tie": "each"}, (54, 54, 54), ("made", (54, 54, 54), [])),
        ({"tie": "each"}, (50, 56, 56), ("bait", (0, 56, 56), [(50, (1, 2))])),
        ({"bait_tie": "halves"}, (50, 56, 56), ("bait", (0, 81, 81), [])),
        ({"bait_tie": "halves", "tie": "bait"}, (54, 54, 54), ("bait", (0, 81, 81), [])),
        ({"bait_tie": "halves"}, (50, 60, 52), ("bait", (0, 110, 52), [])),
        ({"bait_tie": "halves"}, (60, 60, 42), ("hung", (0, 60, 42), [(60, EVERYBODY)])),
        ({"success": "together"}, (82, 50, 30), ("made", (82, 50, 30), [])),
        ({"success": "together"}, (80, 50, 32), ("bait", (0, 130, 32), [])),
        ({"success": "together"}, (80, 41, 41), ("bait", (0, 41, 41), [(80, (1, 2))])),
        ({"success": "together"}, (81, 50, 31), ("hung", (0, 50, 31), [(81, EVERYBODY)])),
        ({"success": "together", "bait_tie": "halves"}, (80, 41, 41), ("bait", (0, 81, 81), [])),
        ({"success": "together", "tie": "bait"}, (81, 50, 31), ("bait", (0, 131, 31), [])),
        ({"success": "together", "tie": "each"}, (81, 50, 31), ("made", (81, 50, 31), [])),
        ({"success": "together"}, (60, 60, 42), ("bait", (0, 120, 42), [])),
    ],
)
def test_three_players(switches, totals, expected):
    rules = rules_of("classic", 3, **switches)
    for turn in range(3):
        # The same deal with the seats moved round: the caller is seat ``turn``.
        moved = tuple(totals[(seat - turn) % 3] for seat in range(3))
        outcome, recorded, hanging = outcome_of(score(rules, moved, caller=turn))
        assert outcome == expected[0]
        assert tuple(recorded[(seat + turn) % 3] for seat in range(3)) == expected[1]
        assert [(points, sorted((side - turn) % 3 for side in sides)) for points, sides in hanging] == [
            (points, list(sides)) for points, sides in expected[2]
        ]


@pytest.mark.parametrize(
    ("dealer", "caller", "expected"),
    [
        # The odd point goes to the one that comes first from the dealer's left.
        (0, 0, (0, 82, 81)),
        (1, 0, (0, 81, 82)),
        (2, 0, (0, 82, 81)),
        (0, 1, (81, 0, 82)),
        (1, 1, (81, 0, 82)),
        (2, 1, (82, 0, 81)),
        (0, 2, (81, 82, 0)),
        (1, 2, (82, 81, 0)),
        (2, 2, (82, 81, 0)),
    ],
)
def test_the_odd_point_of_halves(dealer, caller, expected):
    totals = [56, 56, 56]
    totals[caller] = 51
    found = score(rules_of("classic", 3, bait_tie="halves"), tuple(totals), caller, dealer)
    assert found.recorded == expected


@pytest.mark.parametrize(
    ("totals", "caller", "hanging", "decided", "still"),
    [
        # The highest total among those entitled, whoever made the deal.
        ((70, 50, 42), 0, [(60, EVERYBODY)], (60, 0, 0), []),
        ((50, 70, 42), 0, [(60, EVERYBODY)], (0, 60, 0), []),
        ((70, 50, 42), 0, [(60, (1, 2))], (0, 60, 0), []),
        ((42, 50, 70), 2, [(60, (0, 1))], (0, 60, 0), []),
        # Before any bait: the caller's 60 count although they are lost.
        ((60, 70, 32), 0, [(50, (0, 2))], (50, 0, 0), []),
        # While the entitled are equal it goes on hanging.
        ((70, 46, 46), 0, [(60, (1, 2))], (0, 0, 0), [(60, (1, 2))]),
        # Each amount keeps its own entitled seats.
        ((70, 40, 52), 0, [(60, EVERYBODY), (30, (1, 2))], (60, 0, 30), []),
        ((70, 46, 46), 0, [(60, EVERYBODY), (30, (1, 2))], (60, 0, 0), [(30, (1, 2))]),
    ],
)
def test_who_is_entitled_to_hanging_points(totals, caller, hanging, decided, still):
    found = score(rules_of("classic", 3), totals, caller, hanging=hanging)
    assert found.decided == decided
    assert outcome_of(found)[2] == still


@pytest.mark.parametrize(
    ("totals", "hanging", "decided", "still"),
    [
        # Of the defenders entitled to it, the one with the higher total.
        ((60, 60, 42), [(50, EVERYBODY)], (0, 50, 0), [(60, EVERYBODY)]),
        ((60, 42, 60), [(50, (0, 1))], (0, 50, 0), [(60, EVERYBODY)]),
        ((60, 42, 60), [(50, (0, 2))], (0, 0, 50), [(60, EVERYBODY)]),
        # Equal: it goes on hanging.
        ((54, 54, 54), [(50, EVERYBODY)], (0, 0, 0), [(50, EVERYBODY), (54, EVERYBODY)]),
        ((50, 56, 56), [(60, EVERYBODY)], (0, 0, 0), [(60, EVERYBODY), (50, (1, 2))]),
        # A bait with equal defenders hangs too; only one of them is entitled to the older amount.
        ((50, 56, 56), [(60, (0, 2))], (0, 0, 60), [(50, (1, 2))]),
    ],
)
def test_three_players_hang_again(totals, hanging, decided, still):
    found = score(rules_of("classic", 3, hang_repeat="defender"), totals, hanging=hanging)
    assert found.decided == decided
    assert outcome_of(found)[2] == still
    found = score(rules_of("classic", 3), totals, hanging=hanging)
    assert found.decided == (0, 0, 0)
    assert outcome_of(found)[2][: len(hanging)] == hanging


def test_halves_do_not_hang_so_they_decide_what_hung():
    found = score(rules_of("classic", 3, bait_tie="halves"), (50, 56, 56), hanging=[(40, (0, 1)), (30, (1, 2))])
    assert found.outcome is Outcome.BAIT
    assert found.decided == (0, 40, 0)
    assert outcome_of(found)[2] == [(30, (1, 2))]


# --- penalties --------------------------------------------------------------------------------------------------------


def test_klabor_no_trick():
    """Klabor, four players: the caller's side takes no trick, the others 162 and a fifty."""
    found = score(rules_of("klabor", 4), (0, 212), tricks=(0, 8))
    assert found.recorded == (0, 212)
    assert found.penalty == (100, 0)
    assert found.baits == (1, 0)


def test_a_trick_without_points_is_a_trick():
    rules = rules_of("klabor")
    assert score(rules, (162, 0), tricks=(8, 1)).penalty == (0, 0)
    assert score(rules, (162, 20), tricks=(9, 0)).penalty == (0, 100)


@pytest.mark.parametrize(("totals", "outcome"), [((162, 0), "made"), ((0, 162), "bait"), ((20, 20), "hung")])
def test_every_played_deal_is_punished(totals, outcome):
    found = score(rules_of("klabor"), totals, tricks=(0, 9))
    assert (found.outcome.value, found.no_trick) == (outcome, (100, 0))


@pytest.mark.parametrize(
    ("before", "baits", "penalty"),
    [((0, 0), (1, 0), 0), ((1, 5), (2, 5), 0), ((2, 0), (3, 0), 100), ((3, 3), (4, 3), 100), ((7, 2), (8, 2), 100)],
)
def test_the_third_bait_and_each_later_one(before, baits, penalty):
    found = score(rules_of("klabor"), (72, 90), baits=before)
    assert found.baits == baits
    assert found.third_bait == found.penalty == (penalty, 0)


def test_only_baits_are_counted():
    for tie, totals in (("hang", (81, 81)), ("hang", (90, 72)), ("each", (81, 81))):
        found = score(rules_of("klabor", tie=tie), totals, baits=(2, 2))
        assert (found.baits, found.penalty) == ((2, 2), (0, 0))
    found = score(rules_of("klabor", tie="bait"), (81, 81), baits=(2, 2))
    assert (found.baits, found.penalty) == ((3, 2), (100, 0))


def test_both_penalties_may_fall_on_one_deal():
    found = score(rules_of("klabor", no_trick_penalty=30, bait_penalty=50), (0, 162), baits=(2, 0), tricks=(0, 9))
    assert (found.no_trick, found.third_bait, found.penalty) == ((30, 0), (50, 0), (80, 0))


def test_no_penalties_unless_the_rules_have_them():
    assert score(rules_of("classic"), (0, 162), baits=(2, 0), tricks=(0, 9)).penalty == (0, 0)


def test_three_players_each_without_a_trick():
    found = score(rules_of("klabor", 3), (162, 0, 20), tricks=(9, 0, 0))
    assert found.penalty == (0, 100, 100)


# --- deals that were not played ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("outcome", ["void", "redeal", "deberts", "refused"])
def test_nothing_is_recorded_of_a_deal_that_was_not_played(outcome):
    hanging = (Hanging(81, ALL),)
    found = unplayed(Outcome(outcome), empty_tally(2), hanging, (2, 1))
    assert (found.recorded, found.penalty, found.tally.totals) == ((0, 0),) * 3
    assert (found.hanging, found.baits) == (hanging, (2, 1))
    assert not found.outcome.played


def test_a_claim_records_what_is_certain():
    tally = Tally((40, 30), (0, 0), (50, 0), (0, 20), (2, 1))
    found = unplayed(Outcome.CLAIM, tally, (Hanging(81, ALL),), (2, 2))
    assert found.recorded == (90, 50)
    assert found.hanging_points == 81
    assert found.penalty == (0, 0)


def test_which_deals_were_played():
    assert [outcome.value for outcome in Outcome if outcome.played] == ["made", "bait", "hung"]


def test_a_tally_adds_up():
    assert Tally((40, 30), (10, 0), (50, 0), (0, 20), (5, 4)).totals == (100, 50)


# --- and together -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_point_is_lost_or_made(players):
    """What was taken and what hung before is recorded or hangs after, whatever the rules."""
    stream = Stream("balance", players)
    sides = 3 if players == 3 else 2
    switches = [("hang", "bait", "each"), ("hang", "halves"), ("defender", "accumulate"), ("each", "together")]
    seen = set()
    for tie, bait_tie, repeat, success in product(*switches):
        rules = rules_of("klabor", players, tie=tie, bait_tie=bait_tie, hang_repeat=repeat, success=success)
        for _ in range(60):
            # Few different totals make for many ties.
            totals = tuple(10 * stream.below(5) for _ in range(sides))
            hanging = [
                (5 + stream.below(9), tuple(stream.choice([(0, 1), (1, 2), (0, 2), (0, 1, 2)]) if sides == 3 else ALL))
                for _ in range(stream.below(3))
            ]
            found = score(rules, totals, stream.below(sides), stream.below(players), hanging)
            seen.add(found.outcome.value)
            before = sum(points for points, _ in hanging)
            assert sum(totals) + before == sum(found.recorded) + found.hanging_points
            assert sum(found.decided) <= before
            assert all(amount.points >= 0 for amount in found.hanging)
    assert seen == {"made", "bait", "hung"}
