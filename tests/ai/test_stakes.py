from __future__ import annotations

from dataclasses import replace

import pytest

from deberts.ai.levels import LEVELS
from deberts.ai.stakes import winning_chance
from deberts.ai.thinking import choose
from tests.table import go, match_of, rules_of


def at(own, other, *texts):
    match = replace(match_of(rules_of("stakes"), 1, {0: "7S 8D 9C QD 8C KS"}, "KH"), totals=(own, other))
    return go(match, *texts)


def answer(match):
    return str(choose(match.view(match.turn), LEVELS["normal"], "seed"))


def test_a_side_clearly_ahead_doubles_and_no_other():
    assert answer(at(450, 200)) == "0 double"
    assert answer(at(200, 200)) == "0 pass"
    assert answer(at(200, 450)) == "0 pass"


def test_an_offer_is_taken_unless_the_match_is_as_good_as_lost():
    assert answer(at(200, 220, "0 double")) == "1 accept"
    assert answer(at(480, 60, "0 double")) == "1 refuse"


def test_the_chance_grows_with_the_lead_and_near_the_end():
    def chance(own, other):
        return winning_chance(at(own, other).view(0))

    assert chance(100, 300) < chance(300, 300) < chance(400, 300)
    assert chance(200, 100) < chance(450, 350)


@pytest.mark.parametrize("number", range(3))
def test_a_claim_is_always_made(number):
    rules = rules_of("stakes", doubling="no", exchange="off", declare="auto")
    match = match_of(rules, 1, {0: "AS JH 9H AH TS KS 8H AC TC"}, "QH")
    match = go(replace(match, totals=(470 + 9 * number, 0)), "0 take")
    while not any(action.verb == "claim" for action in match.legal_actions()):
        match, _ = match.apply(choose(match.view(match.turn), LEVELS["normal"], "seed"))
    assert answer(match).endswith("claim")
