from __future__ import annotations

import pytest

from deberts.ai.levels import LEVELS
from deberts.ai.thinking import choose
from tests.table import go, match_of, rules_of


def answer(hand, turned):
    match = go(match_of(rules_of("classic", all_pass="redeal"), 1, {0: hand}, turned), "0 take")
    assert match.turn == 0
    return str(choose(match.view(0), LEVELS["normal"], "seed"))


@pytest.mark.parametrize("turned", ["JH", "9H", "AH", "TH", "8H"])
def test_the_seven_is_exchanged(turned):
    assert answer("7H KH QS AS TS KD 9C 8C JD", turned) == "0 swap"


def test_a_seven_that_makes_a_run_is_kept_for_a_lone_king():
    assert answer("7H 8H 9H TH AS KD QC 8C JD", "KH") == "0 keep"


def test_under_own_first_card_the_exchange_comes_before_the_run():
    match = go(match_of(rules_of("gambler"), 1, {0: "7H 9H QS AS TS KS KD 9C 8C"}, "JH"), "0 take")
    assert str(choose(match.view(0), LEVELS["normal"], "seed")) == "0 swap"
