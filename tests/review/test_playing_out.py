"""What follows a choice: legal to the end, and worth what the open column says."""

from __future__ import annotations

import pytest

from deberts import format_record, replay_text
from deberts.deal.actions import Action, IllegalAction, Verb, parse_action
from deberts.review import How, Line
from tests.review.test_review import TABLES, played, reviewed


@pytest.mark.parametrize(("profile", "players"), TABLES)
def test_every_choice_can_be_played_out(profile: str, players: int) -> None:
    game = played(profile, players)
    deal, compared = len(game.deals) - 1, 0
    for decision in reviewed(game):
        for option in decision.options:
            line = Line(game, deal, decision.number, option.action)
            assert line.work(1000) and line.score is not None
            assert line.first == len(decision.view.tricks)
            assert replay_text(format_record(line.game)).match == line.match
            if decision.how is How.EXACT and option.open is not None and players != 4:
                net = [one - other for one, other in zip(line.score.recorded, line.score.penalty, strict=True)]
                assert option.open == net[0] - (sum(net) - net[0]) // (players - 1)
                compared += 1
    assert compared or players == 4


def test_a_line_is_the_same_however_it_is_cut() -> None:
    game = played("gambler", 2)
    decision = reviewed(game)[0]
    one, other = (Line(game, len(game.deals) - 1, decision.number, decision.chosen) for _ in range(2))
    one.work(1000)
    while not other.work(1):
        pass
    assert one.match == other.match


def test_only_what_was_possible_can_be_played_out() -> None:
    game = played("gambler", 2)
    for text in ("0 swap", "1 pass", "0 keep", "0 play AS"):
        with pytest.raises(IllegalAction):
            Line(game, len(game.deals) - 1, 1 if game.deals[-1].actions[0].seat else 0, parse_action(text))


def test_keeping_the_seven_is_playing_on() -> None:
    for seed in range(1, 60):
        game = played("gambler", 2, seed)
        swaps = [number for number, one in enumerate(game.deals[-1].actions) if one.verb is Verb.SWAP]
        if swaps:
            seat = game.deals[-1].actions[swaps[0]].seat
            line = Line(game, len(game.deals) - 1, swaps[0], Action(seat, Verb.KEEP))
            assert line.match.deal is not None and line.match.deal.swapped_by is None
            assert line.work(1000)
            return
    raise AssertionError("nobody exchanges anything")
