"""The coach's hints: what they rest on, what they must not know, and that their numbers are those of the search."""

from __future__ import annotations

import pytest

from deberts.coach import Choice, Idea
from deberts.deal.actions import Verb
from deberts.review.reviewing import judge_of
from deberts.rng import Stream
from tests.ai.hidden import with_hidden_cards_moved
from tests.coach.moments import advised, moments, seen
from tests.table import match_of, rules_of

ENOUGH = 6
"""Moments looked at where each takes long."""
TABLES = [("gambler", 2), ("classic", 3), ("klabor", 4), ("stakes", 2)]


@pytest.mark.parametrize(("profile", "players"), TABLES)
def test_every_decision_has_a_hint_that_can_be_done(profile: str, players: int) -> None:
    ideas = set()
    for game in moments(profile, players):
        assert game.match.turn is not None
        view = game.view(game.match.turn)
        advice = advised(view)
        assert all(choice.action in view.legal or choice.action.verb is Verb.DECLARE for choice in advice.choices)
        game.match.apply(advice.choices[0].action)
        points = [choice.points for choice in advice.choices if choice.points is not None]
        assert points == sorted(points, reverse=True)
        assert set(advice.candidates) <= set(advice.choices)
        ideas.add(advice.idea)
    assert len(ideas) > 5


@pytest.mark.parametrize(("profile", "players"), TABLES[:3])
def test_a_hint_knows_nothing_that_is_hidden(profile: str, players: int) -> None:
    compared = 0
    for number, game in enumerate(moments(profile, players, deals=2)):
        turn = game.match.turn
        assert turn is not None
        if other := with_hidden_cards_moved(game.match, game.deals[-1], turn, Stream("moved", number)):
            assert advised(other.view(turn)) == advised(game.view(turn))
            compared += other.deal != game.match.deal
        if compared == ENOUGH:
            break
    assert compared > 2


def test_it_is_the_same_in_slices_of_any_size() -> None:
    game = next(game for game in moments("gambler", 2) if game.match.deal and game.match.deal.tricks)
    assert game.match.turn is not None
    view = game.view(game.match.turn)
    assert advised(view, 1) == advised(view, 1000)


def test_its_points_are_those_that_the_review_finds_over_all_worlds() -> None:
    compared = 0
    for game in moments("gambler", 2):
        judge = judge_of(game.match)
        if judge is None or game.match.turn is None or len(game.view(game.match.turn).hand) > 2:
            continue
        view = game.view(game.match.turn)
        if view.trump is None or not any(action.verb is Verb.PLAY for action in view.legal):
            continue
        for _ in judge.work():
            pass
        advice = advised(view)
        assert {choice.action.card: choice.points for choice in advice.choices} == {
            option.action.card: pytest.approx(option.fair) for option in judge.options
        }
        compared += 1
    assert compared


PLAYED = "dp1;rules=gambler;dealer=1;phase=play;caller=0;trump=H;d0=-;d1=-;h1=?6;"
FOLLOWED = PLAYED + "turned=7C;bottom=7D;h0=AS.TD.8C.7S.QD.QS;tricks=0:AH.7H,0:AC.9C,0:TS.8S"
CONSTRAINTS = {
    # It threw a diamond on a spade: it has neither spades nor trumps, so nothing beats the ace.
    "void": ("AS", FOLLOWED, FOLLOWED.replace("0:TS.8S", "0:TS.KD")),
    # The jack lies open under the pack: nobody can have it.
    "indicator": (
        "9H",
        PLAYED + "turned=7C;bottom=7D;h0=9H.TD.8C.7S.QD.QS;tricks=0:AS.8S,0:AC.9C,0:AD.8D",
        PLAYED + "turned=JH;bottom=7D;h0=9H.TD.8C.7S.QD.QS;tricks=0:AS.8S,0:AC.9C,0:AD.8D",
    ),
    # It took the nine for the seven, and holds it for certain.
    "exchange": (
        "AH",
        PLAYED + "turned=9H;bottom=7D;h0=AH.TD.8C.7S.QD.QS;tricks=0:AS.8S,0:AC.9C,0:AD.8D",
        PLAYED.replace("?6", "9H.?5")
        + "turned=9H;swap=1;bottom=7D;h0=AH.TD.8C.7S.QD.QS;tricks=0:AS.8S,0:AC.9C,0:AD.8D",
    ),
}


@pytest.mark.parametrize("what", CONSTRAINTS)
def test_what_is_known_of_a_hidden_card_changes_the_numbers(what: str) -> None:
    card, before, after = CONSTRAINTS[what]
    one, other = (_numbers(text, card) for text in (before, after))
    assert one.lost is not None
    assert other.lost is not None
    assert 0 < one.lost < 1
    assert other.lost == (1 if what == "exchange" else 0)
    assert one.points != other.points


def _numbers(text: str, card: str) -> Choice:
    return next(choice for choice in advised(seen(text)).choices if str(choice.action.card) == card)


def test_the_reason_counts_the_worlds() -> None:
    """The hint on a strong hand says in how many deals it is made, on a weak one in how few."""
    strong, weak = (
        advised(match_of(rules_of(), 1, {0: cards}, "KD").view(0))
        for cards in ("JD 9D AD AS TS 7D", "8D 7S 8S 9C 8C QH")
    )
    assert (strong.idea, strong.reason.code) == (Idea.TAKE, "made")
    assert strong.reason.best > strong.worlds * 0.7
    assert (weak.idea, weak.reason.code) == (Idea.PASS, "not_made")
    assert weak.reason.next < weak.worlds * 0.5
