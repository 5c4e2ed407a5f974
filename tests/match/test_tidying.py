"""What follows from the rest of a setup: of a sound one nothing changes, and what was left out comes back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from deberts.ai.levels import LEVELS
from deberts.ai.thinking import choose
from deberts.deal.state import Phase
from deberts.match.game import Game, Player
from deberts.match.position import build_position, format_position, parse_position, setup_of, tidied
from deberts.match.position.setup import HIDDEN_RUNS, Laid, Setup
from deberts.rules.profiles import PROFILES
from tests.table import rules_of


def moments(profile: str, players: int) -> list[Setup]:
    """Every moment of a deal."""
    game = Game(rules_of(profile, players), [Player("", "ai")] * players, "3".zfill(32))
    game.deal_next()
    found = []
    while game.match.score is None and not game.match.result:
        found.append(setup_of(game.match))
        assert game.match.turn is not None
        game.apply(choose(game.view(game.match.turn), LEVELS["easy"], game.seed or ""))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("profile", PROFILES)
def test_a_sound_position_stays_the_same_position(profile: str, players: int) -> None:
    for setup in moments(profile, players):
        before, after = build_position(setup), build_position(tidied(setup))
        assert format_position(setup_of(after)) == format_position(setup_of(before))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("profile", PROFILES)
def test_leaders_and_the_runs_of_those_who_had_to_announce_come_back(profile: str, players: int) -> None:
    for setup in moments(profile, players):
        if setup.phase is not Phase.PLAY:
            continue
        bare = replace(
            setup,
            tricks=tuple(Laid(0, laid.cards) for laid in setup.tricks),
            trick=Laid(0, setup.trick.cards) if setup.trick else None,
            declared=(None,) * players,
        )
        again = tidied(bare)
        assert (again.tricks, again.trick) == (setup.tricks, setup.trick)
        for seat, runs in enumerate(again.declared):
            # The computer of this level announces all that it has.
            if runs:
                assert runs == setup.declared[seat]


def test_a_stock_is_there_before_the_draw_only() -> None:
    early = parse_position("dp1;rules=gambler;dealer=0;phase=auction;turned=7S;h0=?6;h1=?6")
    assert tidied(early).stock == (None,) * 19
    late = parse_position("dp1;rules=gambler;dealer=0;phase=play;turned=7S;caller=1;trump=S;stock=?19;h0=?9;h1=?9")
    assert tidied(late).stock is None


def test_runs_of_a_hand_that_is_not_known_are_not_known() -> None:
    setup = parse_position(
        "dp1;rules=gambler;dealer=0;phase=play;turned=8C;caller=1;trump=H;bottom=7C;h0=?9;h1=?8;trick=1:9H"
    )
    assert tidied(setup).declared == (None, HIDDEN_RUNS)


def test_a_complete_trick_does_not_lie_on_the_table() -> None:
    setup = parse_position(
        "dp1;rules=gambler;dealer=0;phase=play;turned=8C;caller=1;trump=H;bottom=7C;h0=?8;h1=?8;trick=0:9H.JH"
    )
    again = tidied(setup)
    assert again.trick is None
    assert [laid.leader for laid in again.tricks] == [1]
