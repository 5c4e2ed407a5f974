"""Score sheets as messages: what they say of the comparison of runs agrees with what was announced."""

from __future__ import annotations

from collections import Counter

import pytest

from deberts import Game, Player, make_rules
from deberts.ai.levels import LEVELS
from deberts.ai.thinking import choose
from deberts.api.sheets import score_info
from deberts.rules.runs import best_run, strength


def played(profile: str, players: int, seed: int) -> Game:
    rules = make_rules({"profile": profile, "players": players, "target": 301})
    game = Game(rules, [Player(str(seat), "ai", {"level": "easy"}) for seat in range(players)], f"{seed:032x}")
    while not game.match.result:
        if game.match.pack_due:
            game.deal_next()
        else:
            turn = game.match.turn
            assert turn is not None
            game.apply(choose(game.view(turn), LEVELS["easy"], game.seed or ""))
    return game


@pytest.mark.parametrize(("profile", "players"), [("gambler", 2), ("classic", 3), ("klabor", 4)])
def test_the_reason_names_what_the_best_run_had_over_its_rival(profile: str, players: int) -> None:
    seen: Counter[str | None] = Counter()
    for seed in range(25):
        for log in played(profile, players, seed).deals:
            sheet = score_info(log)
            if sheet is None or log.end is None or sheet["run_winner"] is None:
                continue
            deal, winner, rival = log.end, sheet["run_winner"], sheet["run_rival"]
            seen[sheet["run_reason"]] += 1
            others = {deal.rules.side_of(seat) for seat, runs in enumerate(deal.declared) if runs}
            assert (rival is None) == (sheet["run_reason"] is None)
            if rival is None:
                assert not deal.rules.partner_runs or others == {deal.rules.side_of(winner)}
                continue
            assert deal.trump is not None
            best = [best_run(deal.rules, deal.declared[seat] or (), deal.trump) for seat in (winner, rival)]
            own, other = (strength(deal.rules, run, deal.trump) for run in best if run)
            place = {"kind": 0, "length": 0, "top": 1, "trump": 2, "earlier": 3}[sheet["run_reason"] or ""]
            assert own[:place] == other[:place]
            assert own[place : place + 1] > other[place : place + 1] or place == 3
    assert {None, "top"} <= seen.keys()
    assert seen.keys() & {"kind", "length"}
