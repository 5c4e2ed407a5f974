"""Every lesson, checked by the engine and by the exact solver; and its words, in three languages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from deberts.ai.solver.position import position_of
from deberts.ai.solver.solving import solve
from deberts.api import Session
from deberts.deal.actions import Verb
from deberts.deal.counting import tally, winning_seats
from deberts.lessons import LESSONS, PERSON, Lesson, Step, answer_of, table_of
from deberts.match.match import Match
from deberts.match.position import ImpossiblePosition, PositionError, build_position, fill, parse_position
from deberts.review.reviewing import judge_of, swap_judge_of
from deberts.rng import Stream
from deberts.rules.profiles import PROFILES, switch_words
from deberts.rules.runs import best_cut
from deberts.rules.scoring import Score
from tests.review.plain import Leads, Moment, ahead_of, leads, plays

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "ru", "uk")
LONGEST_INTRO = 40
STEPS = [pytest.param(lesson, step, id=f"{lesson.name}-{step.name}") for lesson in LESSONS for step in lesson.steps]
DEALS = 12
"""Random deals that a call is judged by."""


def seat_of(deal_seat: int | None) -> str:
    """A seat as an answer."""
    return "nobody" if deal_seat is None else "you" if deal_seat == PERSON else "other"


def runs_of(match: Match) -> str:
    assert match.deal
    winners = winning_seats(match.deal)
    return seat_of(winners[0] if winners else None)


def swap_of(match: Match) -> str:
    assert match.deal
    early, other = match.deal.turn == PERSON, match.deal.turned.suit is not match.deal.trump
    return "other_trump" if other else "caller_only" if match.deal.caller != PERSON else "too_late" if early else ""


def outcome_of(match: Match) -> str:
    assert match.score
    return match.score.outcome.value


FACTS: dict[str, Callable[[Match], str]] = {
    "seven": swap_of,
    "duel": runs_of,
    "outcome": outcome_of,
    "winner_deals": lambda match: seat_of(match.dealer),
    "double": lambda match: seat_of(match.stakes.rights.index(True)),
}
"""What the engine says to the questions that are answered by a word, by lesson."""


def words(language: str) -> dict[str, str]:
    """The words of the lessons."""
    text = (ROOT / f"web/js/i18n/{language}/lessons.js").read_text(encoding="utf-8")
    found = re.findall(r"^\s+'([\w.]+)':\s*(?:'((?:[^'\\]|\\.)*)'|\"([^\"]*)\")", text, re.MULTILINE)
    return {key: single or double for key, single, double in found}


def keys_of(lesson: Lesson) -> set[str]:
    """Everything that is said in a lesson."""
    keys = {f"{lesson.name}.title", f"{lesson.name}.intro"}
    for step in lesson.steps:
        keys |= {f"{lesson.name}.{step.name}.goal", f"why.{step.because}"}
        keys |= {f"hint.{hint}" for hint in step.hints} | {f"answer.{word}" for word in step.answers}
        keys |= {f"why.{step.comment(answer)}" for answer in (*step.wrong, "*") if answer not in step.right}
    return {f"lesson.{key}" for key in keys}


def test_there_are_lessons_for_every_form_and_number_of_players() -> None:
    assert len(LESSONS) >= 14
    assert len({lesson.name for lesson in LESSONS}) == len(LESSONS)
    assert {name for lesson in LESSONS for name in lesson.profiles} == set(PROFILES)
    seats = {table_of(lesson.steps[0]).rules.players for lesson in LESSONS}
    assert seats == {2, 3, 4}
    for lesson in LESSONS:
        for step in lesson.steps:
            rules = parse_position(step.position).rules
            assert rules.profile in lesson.profiles
            assert rules.players in lesson.players


@pytest.mark.parametrize("profile", PROFILES)
def test_each_form_of_the_game_has_a_lesson_on_what_is_different_in_it(profile: str) -> None:
    assert [lesson.name for lesson in LESSONS if lesson.profiles == (profile,)]


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_there_are_two_hints_that_do_not_say_the_same(lesson: Lesson, step: Step) -> None:
    where, rule = step.hints
    for language in LANGUAGES:
        there = words(language)
        assert there[f"lesson.hint.{where}"] != there[f"lesson.hint.{rule}"]


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_the_legal_answers_are_those_that_are_judged(lesson: Lesson, step: Step) -> None:
    match = table_of(step)
    if step.choice:
        assert step.right[0] == FACTS[lesson.name](match)
        assert len(step.right) == 1 and set(step.answers) == {*step.right, *step.wrong}
        return
    assert match.turn == PERSON
    legal = {answer_of(action) for action in match.legal_actions()}
    known = {*step.right, *step.wrong}
    for answer in known - {"*"}:
        assert answer in legal or answer.startswith("declare "), answer
    assert "*" in known or {name for name in legal if name != "double"} <= known
    if step.kind in ("play", "bella"):
        held = {card.code for card in match.view(PERSON).hand}
        playable = {name.split()[1] for name in legal if name.startswith("play")}
        assert held - playable == set(step.illegal)


def by_points(score: Score) -> Leads:
    """How far the sides come out ahead in points, whatever is written down: what the lessons on cards speak of."""
    return ahead_of(score.tally.totals)


@pytest.mark.parametrize(("lesson", "step"), [case for case in STEPS if case.values[1].kind == "play"])
def test_the_right_card_is_the_best_one_by_the_exact_solver_and_by_trying_everything(
    lesson: Lesson, step: Step
) -> None:
    match = table_of(step)
    assert match.deal
    solved = {
        card.code: value
        for card, value in solve(position_of(match.deal, match.rules.side_of(PERSON)), match.deal.hands).items()
    }
    known: dict[Moment, Leads] = {}
    tried = {
        str(action.card): leads(match.apply(action)[0], known, by_points)[match.rules.side_of(PERSON)]
        for action in plays(match)
    }
    for values in (solved, tried):
        assert [f"play {card}" for card, value in values.items() if value == max(values.values())] == list(step.right)


def made(step: Step, call: str, number: int) -> bool:
    """Whether a call is made in one of the deals that could be, with all cards open from the first lead on."""
    match = build_position(fill(parse_position(step.position), Stream("test", f"{step.name}{number}")))
    match, _ = match.apply(next(action for action in match.legal_actions() if answer_of(action) == call))
    while silent := next((action for action in match.legal_actions() if action.verb is Verb.DECLARE), None):
        match, _ = match.apply(silent)
    deal = match.deal
    assert deal
    values = solve(position_of(deal, PERSON), deal.hands).values()
    return (max if deal.turn == PERSON else min)(values) > 0


@pytest.mark.parametrize(("lesson", "step"), [case for case in STEPS if case.values[1].kind == "call"])
def test_a_call_is_right_where_it_is_made(lesson: Lesson, step: Step) -> None:
    calls = [answer for answer in (*step.right, *step.wrong) if answer != "pass"]
    for call in calls:
        wins = sum(made(step, call, number) for number in range(DEALS))
        assert (wins > DEALS * 0.8) if call in step.right else (wins < DEALS * 0.5), (call, wins)


@pytest.mark.parametrize(("lesson", "step"), [case for case in STEPS if case.values[1].kind == "swap"])
def test_the_exchange_is_worth_it(lesson: Lesson, step: Step) -> None:
    match = table_of(step)
    judge = swap_judge_of(match) or judge_of(match)
    assert judge
    for _ in judge.work():
        pass
    worth = {answer_of(option.action): option.fair for option in judge.options}
    assert step.right == ("swap",)
    assert worth["swap"] > worth["keep"]


@pytest.mark.parametrize(("lesson", "step"), [case for case in STEPS if case.values[1].kind == "runs"])
def test_the_runs_asked_for_are_the_strongest(lesson: Lesson, step: Step) -> None:
    match = table_of(step)
    best = {str(run) for run in best_cut(match.rules, match.view(PERSON).hand)}
    for answer in step.right:
        assert set(answer.split()[1:]) == best
    for answer in step.wrong:
        assert answer == "*" or set(answer.split()[1:]) != best


@pytest.mark.parametrize(("lesson", "step"), [case for case in STEPS if case.values[1].kind == "bella"])
def test_bella_counts_where_it_is_said(lesson: Lesson, step: Step) -> None:
    match = table_of(step)
    for action in match.legal_actions():
        after, _ = match.apply(action)
        assert after.deal
        assert tally(after.deal).bella[PERSON] == (20 if answer_of(action) in step.right else 0)


def test_a_claim_is_right_where_it_may_be_made() -> None:
    (step,) = (step for lesson in LESSONS for step in lesson.steps if step.kind == "claim")
    match = table_of(step)
    claim = next(action for action in match.legal_actions() if answer_of(action) == step.right[0])
    after, _ = match.apply(claim)
    assert after.result and after.result.winner == PERSON


def asked_under(lesson: Lesson, step: Step, switch: str, value: str) -> object:
    """What may be answered, or is the answer, where one rule is another; nothing if there is no such moment then."""
    position = re.sub("(rules=[^;]+)", rf"\1,{switch}:{value}", step.position, count=1)
    try:
        match = table_of(replace(step, position=position))
    except (ImpossiblePosition, PositionError):
        return None
    if step.choice:
        return FACTS[lesson.name](match)
    return sorted(map(answer_of, match.legal_actions())), best_cut(match.rules, match.view(PERSON).hand)


@pytest.mark.parametrize(
    ("lesson", "switch"),
    [(lesson, switch) for lesson in LESSONS for switch in lesson.switches],
    ids=lambda case: getattr(case, "name", case),
)
def test_a_rule_that_is_shown_makes_a_difference(lesson: Lesson, switch: str) -> None:
    differs = [
        len({str(asked_under(lesson, step, switch, value)) for value in switch_words(switch)}) > 1
        for step in lesson.steps
    ]
    assert any(differs)


# --- words ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_words(language: str) -> None:
    there = words(language)
    needed = set().union(*map(keys_of, LESSONS))
    assert needed <= there.keys()
    assert there.keys() == words("en").keys()
    spoken = {key for key in there if re.match(r"lesson\.(hint|why|answer)\.", key)}
    assert spoken <= needed, "words that no lesson uses"
    for lesson in LESSONS:
        assert len(there[f"lesson.{lesson.name}.intro"].split()) <= LONGEST_INTRO


# --- the conversation -----------------------------------------------------------------------------------------------


class Pupil:
    """Somebody who asks for lessons and answers."""

    def __init__(self) -> None:
        self.session = Session()
        self.lessons = {lesson["name"]: lesson for lesson in self.ask(type="hello")["lessons"]}

    def ask(self, **message: object) -> dict:
        return json.loads(self.session.handle(json.dumps({"v": 1, **message})))

    def begin(self, lesson: str, number: int, kind: str = "lesson") -> dict:
        others = [{"name": "Boris", "kind": "ai", "level": "easy"}] * (self.lessons[lesson]["seats"] - 1)
        players = [{"name": "Anna", "kind": "human"}, *others]
        return self.ask(type=kind, lesson=lesson, step=number, players=players)

    def look_at(self, lesson: str, number: int) -> dict:
        return self.begin(lesson, number, kind="show_lesson")

    def answer(self, update: dict, step: Step, answer: str) -> dict:
        if step.choice:
            return self.ask(type="answer", seq=update["seq"], answer=answer)
        return self.ask(type="act", seq=update["seq"], action=f"{PERSON} {answer}")


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_every_answer_is_judged(lesson: Lesson, step: Step) -> None:
    pupil, number = Pupil(), lesson.steps.index(step)
    for answer in (*step.right, *(name for name in step.wrong if name != "*")):
        asked = pupil.begin(lesson.name, number)["update"]
        assert asked["lesson"]["verdict"] is None
        assert asked["lesson"]["kind"] == step.kind
        assert not step.choice or is_untold(asked["view"])
        reply = pupil.answer(asked, step, answer)
        assert reply["ok"], reply
        assert not reply["busy"], "nobody plays on by himself"
        verdict = reply["update"]["lesson"]["verdict"]
        assert verdict["right"] == (answer in step.right)
        assert verdict["comment"] == (step.because if answer in step.right else step.wrong[answer])
        view = reply["update"]["view"]
        assert not view["actions"] and not any(card["play"] for card in view["hand"])


def is_untold(view: dict) -> bool:
    """Whether nothing on the table says whose runs are better, or what came of the deal."""
    said = [seat["announcement"] for seat in view["seats"] if seat["announcement"]]
    return not (any(run["leads"] for run in said) or view["hanging"] or any(side["baits"] for side in view["sides"]))


def test_the_table_tells_once_the_question_is_answered() -> None:
    pupil = Pupil()
    for name, word in (("duel", "other"), ("outcome", "made")):
        lesson = next(lesson for lesson in LESSONS if lesson.name == name)
        views = [
            pupil.answer(pupil.begin(name, number)["update"], step, word)["update"]["view"]
            for number, step in enumerate(lesson.steps)
        ]
        assert not all(is_untold(view) for view in views)


@pytest.mark.parametrize(("lesson", "step"), [case for case in STEPS if case.values[1].illegal])
def test_an_illegal_card_is_refused_with_its_reason_and_may_be_tried_again(lesson: Lesson, step: Step) -> None:
    pupil = Pupil()
    asked = pupil.begin(lesson.name, lesson.steps.index(step))["update"]
    reasons = {card["card"]: card["why"] for card in asked["view"]["hand"] if card["why"]}
    assert {card: why["code"] for card, why in reasons.items()} == dict(step.illegal)
    for card, code in step.illegal.items():
        reply = pupil.answer(asked, step, f"play {card}")
        assert reply["error"] == {
            "code": "illegal_action",
            "detail": {"action": f"0 play {card}", "reason": code},
        }
    assert pupil.answer(asked, step, step.right[0])["update"]["lesson"]["verdict"]["right"]


def test_a_question_is_answered_once_and_as_it_was_asked() -> None:
    pupil = Pupil()
    asked = pupil.begin("ten", 0)["update"]
    assert pupil.ask(type="answer", seq=asked["seq"], answer="you")["error"]["code"] == "not_asked"
    done = pupil.ask(type="act", seq=asked["seq"], action="0 play TH")["update"]
    again = pupil.ask(type="act", seq=done["seq"], action="0 play 9H")
    assert again["error"]["detail"]["reason"] == "not_now"
    for kind, code in (("undo", "nothing_to_undo"), ("next", "not_due"), ("finish", "not_proven")):
        assert pupil.ask(type=kind, seq=done["seq"])["error"]["code"] == code
    choice = pupil.begin("duel", 0)["update"]
    card = next(card for card in choice["view"]["hand"])
    reply = pupil.ask(type="act", seq=choice["seq"], action=f"0 play {card['card']}")
    assert reply["error"]["detail"]["reason"] == "not_now"


def test_a_lesson_that_is_not_there_is_named() -> None:
    pupil = Pupil()
    for lesson, step in (("nothing", 0), ("ten", 1), ("ten", -1)):
        message = {"type": "lesson", "lesson": lesson, "step": step, "players": []}
        assert pupil.ask(**message)["error"] == {
            "code": "unknown_lesson",
            "detail": {"lesson": lesson, "step": step},
        }


def test_only_open_lessons_tell_the_cards_of_others() -> None:
    pupil = Pupil()
    for lesson in LESSONS:
        for number, step in enumerate(lesson.steps):
            told = pupil.begin(lesson.name, number)["update"]["lesson"]["hands"]
            assert bool(told) == step.open


def test_the_table_of_a_step_is_looked_at_while_a_match_goes_on() -> None:
    pupil, visitor = Pupil(), Pupil()
    players = [{"name": "Anna", "kind": "human"}, {"name": "Boris", "kind": "ai", "level": "easy"}]
    match = pupil.ask(type="new", rules={"profile": "gambler"}, players=players, seed="1" * 32)["update"]
    for lesson in LESSONS:
        for number in range(len(lesson.steps)):
            seen = pupil.look_at(lesson.name, number)
            assert seen["view"] == visitor.begin(lesson.name, number)["update"]["view"]
            assert seen["busy"] == (match["view"]["turn"] != 0)
    assert pupil.ask(type="position")["ok"]
    assert pupil.look_at("ten", 1)["error"]["code"] == "unknown_lesson"
