from __future__ import annotations

import pytest

from deberts.ai.solver.recording import recorded_difference
from deberts.rules.scoring import Hanging, Outcome
from tests.table import rules_of


@pytest.mark.parametrize(
    ("totals", "outcome", "difference", "hangs"),
    [((90, 72), Outcome.MADE, 18, 0), ((72, 90), Outcome.BAIT, -162, 0), ((81, 81), Outcome.HUNG, -81, 81)],
)
def test_the_record_of_two_sides(totals, outcome, difference, hangs):
    rules = rules_of()
    assert recorded_difference(rules, totals, caller=0, side=0) == (outcome, difference, hangs)
    assert recorded_difference(rules, totals, caller=0, side=1) == (outcome, -difference, hangs)


@pytest.mark.parametrize("tie", ["hang", "bait", "each"])
def test_what_is_recorded_rises_with_the_difference(tie):
    rules = rules_of(tie=tie)
    for side in (0, 1):
        recorded = [
            recorded_difference(rules, (own, 162 - own) if side == 0 else (162 - own, own), 0, side).difference
            for own in range(163)
        ]
        assert recorded == sorted(recorded)


def test_hanging_points_go_to_the_winner():
    hanging = (Hanging(81, (0, 1)),)
    assert recorded_difference(rules_of(), (100, 62), 0, 0, hanging=hanging) == (Outcome.MADE, 119, 0)
    assert recorded_difference(rules_of(), (62, 100), 0, 0, hanging=hanging) == (Outcome.BAIT, -243, 0)


def test_penalties_only_if_told_of_tricks_and_baits():
    rules = rules_of("klabor", 4)
    assert recorded_difference(rules, (0, 212), 0, 0) == (Outcome.BAIT, -212, 0)
    assert recorded_difference(rules, (0, 212), 0, 0, tricks=(0, 8)) == (Outcome.BAIT, -312, 0)
    assert recorded_difference(rules, (10, 152), 0, 0, tricks=(1, 7), baits=(2, 0)) == (Outcome.BAIT, -262, 0)


def test_three_players_against_all_others():
    rules = rules_of("classic", 3)
    assert recorded_difference(rules, (70, 50, 42), 0, 0) == (Outcome.MADE, -22, 0)
    assert recorded_difference(rules, (50, 70, 42), 0, 1) == (Outcome.BAIT, 78, 0)
    assert recorded_difference(rules, (50, 56, 56), 0, 1) == (Outcome.BAIT, 0, 50)
