"""What the coach says beside its hints: what others did, what is out, and what is about to be given away."""

from __future__ import annotations

import pytest

from deberts.coach import Advice, Choice, Idea, Reason, count, doubt, told
from deberts.deal.actions import Verb, parse_action
from deberts.deal.view import SeatView
from deberts.rng import Stream
from tests.ai.hidden import with_hidden_cards_moved
from tests.coach.moments import moments, seen

FOUR = (
    "dp1;rules=klabor,players:4;dealer=3;phase=play;turned=AC;caller=3;trump=C;swap=1;h0=JS.AS.9H.9D.AD.JC;h1=AC.?6;h2=?6;"
    "h3=7C.?5;d0=-;d1=-;d2=-;d3=-;tricks=3:8D.QD.KD.9C;trick=2:8H.QH.AH"
)


def test_what_others_did_since_the_own_card_is_told() -> None:
    moves = [(move.seat, move.code, str(move.card)) for move in told(seen(FOUR, 1))]
    assert moves == [(2, "trumped", "9C"), (2, "lead_low", "8H"), (3, "took", "QH"), (0, "took", "AH")]
    assert told(seen(FOUR, 0)) == []


@pytest.mark.parametrize(
    ("tricks", "code"),
    [
        ("0:JH.7H", "no_higher_trump"),
        ("0:8C.KC", "took"),
        ("0:8C.8H", "trumped"),
        ("0:AC.9C", "least"),
        ("0:AC.TC", "followed"),
        ("0:8C.9D", "threw"),
        ("0:8H.QH", "beat_trump"),
    ],
)
def test_why_a_card_was_played(tricks: str, code: str) -> None:
    text = "dp1;rules=gambler;dealer=1;phase=play;caller=0;trump=H;d0=-;d1=-;turned=7C;bottom=7D;h0=AS.KH.TH.9H.JC.QC.KD.TD;"
    moves = told(seen(f"{text}h1=?8;tricks={tricks}"))
    assert moves[0].code == code


def test_what_is_told_and_counted_depends_on_nothing_hidden() -> None:
    compared = 0
    for number, game in enumerate(moments("klabor", 4, deals=2)):
        turn = game.match.turn
        assert turn is not None
        if other := with_hidden_cards_moved(game.match, game.deals[-1], turn, Stream("moved", number)):
            assert told(other.view(turn)) == told(game.view(turn))
            assert count(other.view(turn)) == count(game.view(turn))
            compared += 1
    assert compared > 5


def test_what_is_out_is_all_that_was_not_seen() -> None:
    out = count(seen(FOUR))
    assert out is not None
    assert " ".join(map(str, out.trumps)) == "AC TC KC QC 8C 7C"
    assert " ".join(map(str, out.high)) == "TS TH TD"
    above = {str(card): " ".join(map(str, others)) for card, others in out.above.items()}
    assert above == {"JS": "TS KS QS", "AS": "", "9H": "TH KH JH", "9D": "TD JD", "AD": "", "JC": ""}
    assert [[suit.value for suit in suits] for suits in out.lacking] == [[], [], ["D"], []]
    assert count(next(moments("gambler", 2)).view(0)) is None


def may(verb: Verb, *, bella: bool = False) -> SeatView:
    """What somebody sees who may do something."""
    for seed_deals in moments("classic", 2, deals=12):
        assert seed_deals.match.turn is not None
        view = seed_deals.view(seed_deals.match.turn)
        if any(action.verb is verb and action.bella is bella for action in view.legal) and (
            bella or view.runs_to_declare
        ):
            return view
    raise AssertionError("no such moment")


def test_a_run_that_is_not_announced_is_asked_about() -> None:
    view = may(Verb.DECLARE)
    nothing = parse_action(f"{view.seat} declare")
    found = doubt(view, nothing, None)
    assert found is not None
    assert (found.code, found.points) == ("runs", sum(run.points for run in view.runs_to_declare))
    assert doubt(view, found.better, None) is None


def test_bella_left_unsaid_for_ever_is_asked_about() -> None:
    view = may(Verb.PLAY, bella=True)
    said = next(action for action in view.legal if action.bella)
    silent = next(action for action in view.legal if action.card is said.card and not action.bella)
    assert doubt(view, said, None) is None
    found = doubt(view, silent, None)
    assert found is None or (found.code, found.better) == ("bella", said)


@pytest.mark.parametrize(("lost", "asked"), [(9.0, False), (10.0, True)])
def test_a_choice_is_asked_about_from_ten_points_on(lost: float, asked: bool) -> None:
    view = next(moments("gambler", 2)).view(0)
    take, leave = parse_action("0 take"), parse_action("0 pass")
    advice = Advice(Idea.TAKE, (Choice(take, 5.0), Choice(leave, 5.0 - lost)), 80, None, Reason("made"))
    assert doubt(view, take, advice) is None
    found = doubt(view, leave, advice)
    assert (found is not None) == asked
    assert found is None or (found.code, found.points, found.better) == ("choice", 10, take)
