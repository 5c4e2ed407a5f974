"""Every puzzle that ships: whether it is what it says, and whether others judge it the same."""

from __future__ import annotations

import gzip
import json
import pkgutil
from functools import cache

import pytest

from deberts.api import Session
from deberts.deal.actions import Verb
from deberts.match.position import format_position, parse_position, position_seen_by
from deberts.puzzles.mining import mine, puzzle_of
from deberts.puzzles.playing import table_of
from deberts.puzzles.puzzle import PERSON, format_puzzle, option_of, parse_puzzle
from deberts.puzzles.shipped import shipped
from deberts.puzzles.themes import KINDS, Theme
from deberts.puzzles.weighing import least_margin, opinion
from tests.puzzles.independent import judged
from tests.puzzles.write_shipped import RECIPE
from tests.table import rules_of

ALL = tuple(shipped().values())
TEXT = pkgutil.get_data("deberts.puzzles", "shipped.jsonl") or b""
SLICES = 8
"""The puzzles are checked in so many parts, so that a failure comes soon."""
PARTS = pytest.mark.parametrize("part", range(SLICES))
JUDGES = 2
"""Each with hidden cards of its own, and all of them with others than those of the six that found the puzzle."""
JUDGED = 8
"""One puzzle in so many; ``tests.puzzles.independent`` judges all of them."""


def test_there_are_enough_of_every_theme_form_and_number_of_players() -> None:
    assert len(ALL) >= 200
    assert {puzzle.theme for puzzle in ALL} == set(Theme)
    tables = [parse_position(puzzle.position).rules for puzzle in ALL]
    assert {(rules.profile, rules.players) for rules in tables} == {row[:2] for row in RECIPE}
    assert len(gzip.compress(TEXT)) < 40_000


def test_the_lines_are_as_they_are_written() -> None:
    lines = TEXT.decode().splitlines()
    assert len(lines) == len(ALL), "two of the same id"
    assert [format_puzzle(parse_puzzle(line)) for line in lines] == lines


@PARTS
def test_a_puzzle_is_a_position_as_its_seat_sees_it_and_its_options_are_what_is_legal(part: int) -> None:
    for puzzle in ALL[part::SLICES]:
        assert format_position(parse_position(puzzle.position)) == puzzle.position
        match = table_of(puzzle.position)
        assert match.turn == PERSON, puzzle.id
        assert position_seen_by(match.view(PERSON)) == puzzle.position
        legal = {option_of(action) for action in match.legal_actions()}
        # Of runs, only silence is listed; every set of them is tried by the answers below.
        assert legal <= set(puzzle.worth) and (puzzle.theme == Theme.RUNS or legal == set(puzzle.worth)), puzzle.id
        kind = KINDS.get(Verb(puzzle.answer.split()[0]))
        assert kind in (None, puzzle.theme)
        assert list(puzzle.worth.values()) == sorted(puzzle.worth.values(), reverse=True)
        assert puzzle.margin >= least_margin(puzzle.answer)
        assert 500 <= puzzle.rating <= 2500


@pytest.mark.long
@PARTS
def test_judges_with_deals_of_their_own_find_the_same_answer(part: int) -> None:
    for puzzle in ALL[part::SLICES]:
        match = table_of(puzzle.position)
        opinions = [opinion(match, "another judge", number) for number in range(JUDGES)]
        worth = {option: sum(one.worth[option] for one in opinions if one) / JUDGES for option in puzzle.worth}
        best, second, *_ = sorted(worth, key=lambda option: -worth[option])
        assert best == puzzle.answer, puzzle.id
        assert worth[best] - worth[second] >= least_margin(best) / 3, puzzle.id


@pytest.mark.long
def test_some_answers_hold_before_a_judge_of_its_own() -> None:
    # What a call is worth takes too many deals.
    for puzzle in [puzzle for puzzle in ALL if puzzle.theme != Theme.BID][::JUDGED]:
        verdict = judged(puzzle)
        assert verdict.holds, (puzzle.id, verdict)


# --- finding them ---------------------------------------------------------------------------------------------------


def test_the_same_seed_finds_the_same_puzzles() -> None:
    def found() -> list[str]:
        puzzles = mine(rules_of("classic"), "a word", Theme.SWAP)
        return [format_puzzle(one) for one in (next(puzzles) for _ in range(2)) if one]

    assert found() == found() != []


def test_a_position_without_one_best_answer_is_no_puzzle() -> None:
    # Two sevens of suits that nobody else has: they are worth the same.
    text = "dp1;rules=gambler;dealer=1;phase=play;turned=9H;caller=0;trump=H;bottom=8D;h0=7S.7C;h1=?2;d0=-;d1=-"
    tricks = "tricks=0:AS.8S,0:TS.9S,0:KS.JS,0:AC.8C,0:TC.9C,0:KC.JC,0:AH.7H"
    view = table_of(f"{text};{tricks}").view(PERSON)
    assert puzzle_of(view) is None


# --- at the table ---------------------------------------------------------------------------------------------------


class Solver:
    """Somebody who asks for puzzles and answers."""

    def __init__(self) -> None:
        self.session = Session()

    def ask(self, **message: object) -> dict:
        return json.loads(self.session.handle(json.dumps({"v": 1, **message})))

    def begin(self, puzzle: str) -> dict:
        players = [{"name": "Anna", "kind": "human"}, *[{"name": "Boris", "kind": "ai", "level": "easy"}] * 3]
        return self.ask(type="puzzle", puzzle=puzzle, players=players)

    def answer(self, update: dict, option: str) -> dict:
        return self.ask(type="act", seq=update["seq"], action=f"{PERSON} {option}")


@cache
def solver() -> Solver:
    return Solver()


@PARTS
def test_every_answer_is_judged(part: int) -> None:
    for puzzle in ALL[part::SLICES]:
        # The best, the second best and the worst.
        for option in dict.fromkeys((puzzle.answer, list(puzzle.worth)[1], list(puzzle.worth)[-1])):
            asked = solver().begin(puzzle.id)["update"]
            assert asked["puzzle"]["verdict"] is None
            reply = solver().answer(asked, option)
            assert reply["ok"], (puzzle.id, option, reply)
            assert not reply["busy"], "nobody plays on by himself"
            verdict = reply["update"]["puzzle"]["verdict"]
            assert verdict["right"] == (option == puzzle.answer)
            assert verdict["lost"] == round(puzzle.worth[puzzle.answer] - puzzle.worth[option], 1)
            assert [one["worth"] for one in verdict["options"]] == list(puzzle.worth.values())
            view = reply["update"]["view"]
            assert not view["actions"] and not any(card["play"] for card in view["hand"])


def test_the_list_tells_of_every_puzzle() -> None:
    told = solver().ask(type="puzzles")["puzzles"]
    assert {one["id"]: (one["theme"], one["rating"]) for one in told} == {
        puzzle.id: (puzzle.theme, puzzle.rating) for puzzle in ALL
    }
    assert [one["id"] for one in told] == sorted(one["id"] for one in told)


def test_a_puzzle_is_given_up_and_answered_once() -> None:
    puzzle = next(puzzle for puzzle in ALL if puzzle.answer.startswith(Verb.PLAY))
    asked = solver().begin(puzzle.id)["update"]
    assert solver().ask(type="answer", seq=asked["seq"], answer="please")["error"]["code"] == "not_asked"
    shown = solver().ask(type="answer", seq=asked["seq"], answer="show")["update"]
    verdict = shown["puzzle"]["verdict"]
    assert (verdict["right"], verdict["chosen"], verdict["lost"]) == (False, None, None)
    again = solver().answer(shown, puzzle.answer)
    assert again["error"]["detail"]["reason"] == "not_now"
    for kind, code in (("undo", "nothing_to_undo"), ("next", "not_due"), ("finish", "not_proven")):
        assert solver().ask(type=kind, seq=shown["seq"])["error"]["code"] == code


def test_what_is_no_puzzle_or_no_person_is_refused_and_changes_nothing() -> None:
    puzzle = ALL[0]
    asked = solver().begin(puzzle.id)["update"]
    assert solver().begin("nothing")["error"] == {"code": "unknown_puzzle", "detail": {"puzzle": "nothing"}}
    computers = [{"name": "Boris", "kind": "ai", "level": "easy"}] * 4
    refused = solver().ask(type="puzzle", puzzle=puzzle.id, players=computers)
    assert refused["error"] == {"code": "bad_players", "detail": {"reason": "kind"}}
    assert solver().ask(type="puzzle", puzzle=puzzle.id, players=7)["error"]["code"] == "bad_players"
    assert solver().answer(asked, puzzle.answer)["update"]["puzzle"]["verdict"]["right"]
