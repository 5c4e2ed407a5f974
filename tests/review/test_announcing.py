"""What is done beside the first card: runs, the seven in the play, bella; each is judged by what it brings."""

from __future__ import annotations

import pytest

from deberts.deal.actions import Action, Verb, parse_action
from deberts.match.match import Match
from deberts.match.position import build_position, fill, parse_position
from deberts.review import Mark, Option, Review
from deberts.review.reviewing import judge_of, swap_judge_of
from deberts.rng import Stream
from tests.review.test_review import before, judged, played, reviewed, searched
from tests.table import go, match_of, rules_of

BELLA = (
    "dp1;rules={rules};dealer=0;phase=play;turned=8H;caller=1;trump=H;bottom=TD;h0=QH.KH.8C;h1=8D.9D;d0=-;d1=-;"
    "tricks=1:KC.9C,1:QS.8S,1:AD.JD,1:9S.9H,0:JC.7C,0:AC.JH;trick=1:AH"
)
SEVEN = "dp1;rules=gambler;dealer=1;phase=play;turned=JH;caller=1;trump=H;bottom=9C;h0=7H.KH.AS.8S.KD.9D.7C.QC.JC;h1=?9"


def standing(position: str) -> Match:
    return build_position(fill(parse_position(position), Stream("test")))


def by_action(options: tuple[Option, ...]) -> dict[str, Option]:
    return {str(option.action): option for option in options}


def test_every_set_of_runs_is_judged_and_silence_is_the_worst() -> None:
    match = go(match_of(rules_of(exchange="off"), 1, {0: "7S 8S 9S AC KC QC JH 9H 8D"}, "KH"), "0 take")
    options = by_action(judged(judge_of(match)))
    assert set(options) == {"0 declare", "0 declare 9S-7S", "0 declare AC-QC", "0 declare 9S-7S AC-QC"}
    both, nothing = options["0 declare 9S-7S AC-QC"], options["0 declare"]
    assert both.fair == max(option.fair for option in options.values())
    assert nothing.fair == min(option.fair for option in options.values())
    one = options["0 declare AC-QC"]
    assert nothing.fair + 20 < one.fair < both.fair


def test_a_run_kept_back_has_a_mark() -> None:
    for seed in range(1, 40):
        game = played("gambler", 2, seed)
        declared = next((one for one in reviewed(game) if one.chosen.verb is Verb.DECLARE), None)
        if declared and declared.options[0].fair - declared.options[-1].fair >= 10:
            silent = before(game, declared)
            silent.apply(Action(0, Verb.DECLARE))
            while silent.match.score is None:
                silent.apply(silent.match.legal_actions()[-1])
            review = Review(silent, len(silent.deals) - 1, 0)
            review.work(100_000)
            (kept,) = [one for one in review.decisions if one.chosen.verb is Verb.DECLARE]
            assert kept.options == declared.options and kept.mark is not Mark.GOOD
            return
    raise AssertionError("nobody has a run worth declaring")


@pytest.mark.parametrize(("rules", "due"), [("classic", True), ("gambler", False)])
def test_bella_is_asked_where_silence_gives_it_away(rules: str, due: bool) -> None:
    match = standing(BELLA.format(rules=rules))
    options = by_action(judged(judge_of(match)))
    assert ("0 play KH" in options) == due
    for text, option in options.items():
        assert option.open == searched(match.apply(parse_action(text))[0], 0)
    if due:
        assert options["0 play KH bella"].fair - options["0 play KH"].fair >= 20


def test_with_the_second_card_it_is_the_last_chance() -> None:
    match = standing(BELLA.format(rules="gambler"))
    match = go(match, "0 play KH")
    match = go(match, *(str(match.legal_actions()[0]),))
    while match.turn != 0:
        match = go(match, str(match.legal_actions()[0]))
    options = by_action(judged(judge_of(match)))
    assert "0 play QH" in options and options["0 play QH bella"].fair > options["0 play QH"].fair


def test_the_jack_for_the_seven_is_worth_it() -> None:
    options = by_action(judged(swap_judge_of(standing(SEVEN))))
    assert options["0 swap"].fair > options["0 keep"].fair + 10


def test_an_exchange_in_the_play_is_reviewed_made_or_missed() -> None:
    kinds = set()
    for seed in range(1, 60):
        game = played("gambler", 2, seed)
        for seat in (0, 1):
            if not any(one.verb is Verb.SWAP and one.seat == seat for one in game.deals[-1].actions):
                continue
            (made,) = [one for one in reviewed(game, seat) if one.chosen.verb is Verb.SWAP]
            assert made.option.fair >= max(option.fair for option in made.options) - 10
            missed = before(game, made)
            while missed.match.score is None:
                missed.apply(next(one for one in missed.match.legal_actions() if one.verb is not Verb.SWAP))
            review = Review(missed, len(missed.deals) - 1, seat)
            review.work(100_000)
            (kept,) = [one for one in review.decisions if one.chosen.verb is Verb.KEEP]
            assert kept.options == made.options
            kinds |= {made.mark, kept.mark}
            if len(kinds) > 1:
                return
    assert kinds - {Mark.GOOD}, "keeping it never cost anything"
