"""A wrong answer of a lesson, made in a deal, leads to that lesson."""

from __future__ import annotations

import pytest

from deberts.deal.actions import Action, parse_action
from deberts.lessons import LESSONS, Step, answer_of, table_of
from deberts.match.match import Match
from deberts.review import Decision, How, Option, lesson_of, teaching

TAUGHT = {
    "ten": "ten", "follow": "follow", "overtrump": "overtrump", "duck": "duck", "draw": "draw", "lead": "lead",
    "endgame": "endgame", "partner": "partner", "take": "take", "second": "second", "seven": "seven", "first_turn": "seven",
    "runs": "runs", "bella": "bella", "first_card": "first_card",
}  # fmt: skip
"""Lesson -> the lesson that a review names."""

STEPS = [
    pytest.param(lesson.name, step, wrong, id=f"{lesson.name}-{step.name}-{wrong}")
    for lesson in LESSONS
    if lesson.name in TAUGHT
    for step in lesson.steps
    for wrong in step.wrong
    if wrong != "*" and not step.choice
]


def decision(match: Match, right: str, wrong: str, turns: bool = False) -> Decision:
    best, chosen = (_action(match, text) for text in (right, wrong))
    options = (Option(best, 30, None), Option(chosen, 0, None, turns=turns))
    return Decision(0, match.view(0), chosen, options, How.QUICK, 1)


def _action(match: Match, text: str) -> Action:
    legal = {answer_of(action): action for action in match.legal_actions()}
    return legal.get(text) or parse_action(f"0 {text}")


@pytest.mark.parametrize(("lesson", "step", "wrong"), STEPS)
def test_a_wrong_answer_leads_to_the_lesson(lesson: str, step: Step, wrong: str) -> None:
    # In a review the same card stands there with bella and without.
    right = next((answer for answer in step.right if answer.startswith(wrong)), step.right[0])
    assert lesson_of(decision(table_of(step), right, wrong)) == TAUGHT[lesson]


def test_a_good_decision_needs_no_lesson() -> None:
    step = LESSONS[0].steps[0]
    match = table_of(step)
    assert lesson_of(decision(match, step.right[0], step.right[0])) is None


def test_what_turned_the_contract_leads_to_the_contract() -> None:
    (step,) = next(lesson.steps for lesson in LESSONS if lesson.name == "contract")
    match = table_of(step)
    assert lesson_of(decision(match, step.right[0], "play JH", turns=True)) == "contract"


def test_every_lesson_that_is_named_is_there() -> None:
    named = {name for _, name in (*teaching._SAID, *teaching._PLAYED)}
    assert named <= {lesson.name for lesson in LESSONS}
