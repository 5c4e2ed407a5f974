"""The rule set as a value."""

from dataclasses import FrozenInstanceError

import pytest

from deberts.rules.ruleset import SWITCHES, RuleSet
from tests.table import rules_of

SWITCHES_OF_THE_RULES = """
    target all_pass exchange exchange_by four_sevens long_runs run_order declare declare_timing show_runs
    runs_need_trick partner_runs bella_declare bella_needs deberts first_lead overtrump success tie bait_tie
    hang_repeat no_trick_penalty bait_penalty next_dealer both_reach hung_at_target early_call doubling mars stake
""".split()


def test_the_switches_are_those_of_the_rules():
    assert sorted(SWITCHES) == sorted(SWITCHES_OF_THE_RULES)
    assert len(SWITCHES) == 30


@pytest.mark.parametrize(("players", "sides", "tricks"), [(2, 2, 9), (3, 3, 9), (4, 2, 8)])
def test_sides_and_tricks(players, sides, tricks):
    rules = rules_of("classic", players)
    assert (rules.sides, rules.tricks) == (sides, tricks)
    assert sorted(seat for side in range(sides) for seat in rules.seats_of(side)) == list(range(players))
    assert all(seat in rules.seats_of(rules.side_of(seat)) for seat in range(players))


def test_partners_sit_opposite():
    rules = rules_of("klabor", 4)
    assert rules.seats_of(0) == (0, 2)
    assert rules.seats_of(1) == (1, 3)


def test_clockwise_starts_anywhere():
    rules = rules_of("classic", 3)
    assert rules.clockwise(1) == (1, 2, 0)
    assert rules.clockwise(3) == (0, 1, 2)


def test_a_rule_set_is_a_value():
    rules = rules_of("classic", 3)
    assert rules == rules_of("classic", 3)
    assert hash(rules) == hash(rules_of("classic", 3))
    assert rules != rules_of("classic", 2)
    with pytest.raises(FrozenInstanceError):
        rules.target = 1
    assert isinstance(rules, RuleSet)
