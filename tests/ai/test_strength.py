"""Measured strength: duplicate deals with fixed seeds, so every run gives the same figures."""

from __future__ import annotations

import pytest

from tests.ai.arena import duplicate, level_player, random_player
from tests.table import rules_of


@pytest.mark.parametrize(
    ("profile", "players", "deals", "margin"), [("classic", 2, 30, 20), ("classic", 3, 12, 15), ("klabor", 4, 15, 20)]
)
def test_normal_beats_random_play_clearly(profile, players, deals, margin):
    rules = rules_of(profile, players)
    assert duplicate(rules, level_player("normal"), random_player, deals) > margin


def test_normal_beats_easy():
    assert duplicate(rules_of("classic"), level_player("normal"), level_player("easy"), 120) > 3


def test_easy_beats_random_play():
    assert duplicate(rules_of("gambler"), level_player("easy"), random_player, 30) > 15
