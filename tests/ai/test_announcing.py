from __future__ import annotations

from deberts.ai.levels import LEVELS
from deberts.ai.thinking import choose
from tests.table import go, match_of, rules_of


def said(rules, hand, turned="KH"):
    match = go(match_of(rules, 1, {0: hand}, turned), "0 take")
    return str(choose(match.view(0), LEVELS["normal"], "seed"))


def test_all_runs_are_declared():
    assert said(rules_of(exchange="off"), "7S 8S 9S AC KC QC JH 9H 8D") in (
        "0 declare 9S-7S AC-QC",
        "0 declare AC-QC 9S-7S",
    )


def test_a_row_of_seven_is_cut_for_most_points():
    match = said(rules_of(exchange="off"), "7S 8S 9S TS JS QS KS 9H 8D")
    assert match.count("-") == 2


def test_of_equal_cuts_the_one_with_the_best_run_is_declared():
    assert "AC-JC" in said(rules_of(exchange="off"), "AC KC QC JC TC 7S 9H 8D JD")


def test_the_deberts_wins_the_match():
    assert said(rules_of("classic", exchange="off"), "7S 8S 9S TS JS QS KS 9H 8D") == "0 declare deberts"
