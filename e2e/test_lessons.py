"""Lessons in the real browser: after a wrong card, after an illegal one, by keys, linked and embedded."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from deberts.lessons import LESSONS, Step, answer_of, table_of
from e2e.answering import RIGHT, WRONG, Press, press, presses_for
from e2e.person import PREFIX, Person

ENGINE = 120_000
"""Milliseconds that the engine may need to start on a busy machine."""


def card(code: str) -> str:
    """A card in the hand."""
    return f'.hand button[data-code="{code}"]'


def solved(page: Page) -> dict[str, list[str]]:
    """What is kept of the lessons."""
    return json.loads(page.evaluate(f"localStorage.getItem('{PREFIX}lessons')"))["solved"]


def begin(page: Page, lesson: str) -> None:
    """Opens the list from the first screen, and a lesson from it."""
    page.click("[data-opens=lessons]")
    page.click(f'dialog button[data-lesson="{lesson}"]')
    page.wait_for_selector(".lesson-goal", timeout=ENGINE)


def test_a_wrong_card_is_answered_by_what_it_costs_and_the_right_one_is_kept(page: Page, site_url: str) -> None:
    person = Person(page)
    person.prefer(language="en")
    person.open(site_url)
    begin(page, "ten")
    page.click(".lesson-buttons button:has-text('Hint')")
    page.click(".lesson-buttons button:has-text('Another hint')")
    expect(page.locator(".lesson-hint")).to_have_count(2)
    page.click(card("9H"))
    expect(page.locator(WRONG)).to_contain_text("king takes")
    expect(page.locator(".lesson-text")).to_contain_text("others 4")
    page.click(".lesson-buttons button:has-text('Try again')")
    page.click(card("TH"))
    expect(page.locator(RIGHT)).to_be_visible()
    assert solved(page) == {"ten": ["ten"]}
    # The rules that it is about are a press away, and the lesson stays as it is.
    page.click(".lesson-buttons button:text-is('Rules')")
    expect(page.locator("dialog.dialog-in-force section.meant h3")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(RIGHT)).to_be_visible()
    page.click(".lesson-buttons button:has-text('Next')")
    expect(page.locator(".lesson-title")).to_contain_text("Trumps have their own order")
    assert person.errors == []


def wrong_answers(step: Step) -> list[str]:
    """An answer that is not right, unless the rules leave only one."""
    legal = map(answer_of, table_of(step).legal_actions())
    wrong = [word for word in (*step.wrong, *legal) if word not in ("*", *step.right)]
    return [f"{word} silently" if step.kind == "bella" else word for word in wrong[:1]]


def presses(step: Step, word: str) -> list[Press]:
    """What stands for an answer."""
    if step.choice:
        return [(".lesson-answers button", step.answers.index(word))]
    return presses_for(table_of(step), word)


def test_every_lesson_is_solved_by_the_right_answer_and_not_by_another(page: Page, site_url: str) -> None:
    person = Person(page)
    person.prefer(language="en")
    person.open(f"{site_url}#lesson={LESSONS[0].name}")
    page.wait_for_selector(".lesson-goal", timeout=ENGINE)
    on = (".lesson-buttons .primary", 0)
    for lesson in LESSONS:
        for step in lesson.steps:
            for word in wrong_answers(step):
                press(page, presses(step, word), WRONG)
                press(page, [on], ".lesson-goal", gone=WRONG)
            press(page, presses(step, step.right[0]), RIGHT)
            if step is not LESSONS[-1].steps[-1]:
                press(page, [on], ".lesson-goal", gone=RIGHT)
    assert solved(page) == {lesson.name: [step.name for step in lesson.steps] for lesson in LESSONS}
    assert person.errors == []


def test_an_illegal_card_is_explained_and_the_lesson_goes_on(page: Page, site_url: str) -> None:
    person = Person(page)
    person.prefer(language="en")
    person.open(f"{site_url}#lesson=follow")
    page.wait_for_selector(".lesson-goal", timeout=ENGINE)
    page.click(card("AH"), force=True)
    expect(page.locator("[id^='table-status']")).to_contain_text("lub")
    expect(page.locator(".lesson-verdict")).to_have_count(0)
    page.click(card("8C"))
    expect(page.locator(RIGHT)).to_be_visible()
    assert solved(page) == {"follow": ["suit"]}
    assert person.errors == []


def test_a_lesson_is_solved_by_keys(page: Page, site_url: str) -> None:
    person = Person(page)
    person.prefer(language="en")
    person.open(f"{site_url}#lesson=duel")
    page.wait_for_selector(".lesson-goal", timeout=ENGINE)
    own = page.locator(".own-seat .seat")
    for word in ("The other player", "You", "The other player"):
        # Nor is the answer spoken.
        expect(own).not_to_have_attribute("aria-label", re.compile("beaten"))
        page.locator(f".lesson-buttons button:text-is('{word}')").focus()
        page.keyboard.press("Enter")
        expect(page.locator(RIGHT)).to_be_visible()
        if word == "The other player":
            expect(own).to_have_attribute("aria-label", re.compile("beaten"))
        # The way on has the focus by itself.
        expect(page.locator(".lesson-buttons .primary")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(RIGHT)).to_have_count(0)
    assert solved(page) == {"duel": ["kind", "trump", "equal"]}
    expect(page.locator(".lesson-title")).to_contain_text("Bella")
    page.locator(card("KH")).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".actions button.action, .lesson-verdict")
    # The last one leads on to puzzles, or to a match.
    page.goto(f"{site_url}#lesson=double")
    page.click(".lesson-buttons button:text-is('The other player')")
    expect(page.locator(".lesson-buttons .primary")).to_have_text("On to a match")
    page.click(".lesson-buttons button:text-is('Puzzles')")
    expect(page.locator("dialog.dialog-puzzles")).to_be_visible()
    page.keyboard.press("Escape")
    page.click(".lesson-buttons .primary")
    expect(page.locator("#start")).to_be_visible()
    assert person.errors == []


def test_a_lesson_stands_in_the_page_of_somebody_else(page: Page, site_url: str) -> None:
    person = Person(page)
    person.prefer()
    page.goto(f"{site_url}embed/?lesson=nine&lang=en")
    expect(page.locator("#poster")).to_contain_text("Lesson: Trumps have their own order")
    page.click("#poster button:has-text('Begin the lesson')")
    page.wait_for_selector(".lesson-goal", timeout=ENGINE)
    page.click(card("7H"), force=True)
    expect(page.locator(".lesson-verdict")).to_have_count(0)
    page.click(card("9H"))
    expect(page.locator(RIGHT)).to_be_visible()
    page.click(".lesson-buttons button:has-text('Try again')")
    expect(page.locator(RIGHT)).to_have_count(0)
    page.goto(f"{site_url}embed/?lesson=nothing&lang=en")
    expect(page.locator("#poster")).to_contain_text("“nothing” is not known")
    assert person.errors == []
