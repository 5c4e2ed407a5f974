"""Puzzles in the real browser: of every theme by a wrong answer and the right one, that of the day, by keys, bad links."""

from __future__ import annotations

import json
from itertools import zip_longest
from pathlib import Path

from playwright.sync_api import Page, expect

from deberts.puzzles.playing import table_of
from deberts.puzzles.puzzle import Puzzle
from deberts.puzzles.shipped import shipped
from deberts.puzzles.themes import Theme
from e2e.answering import RIGHT, WRONG, press, presses_for
from e2e.person import PREFIX, Person

QUESTION = ".puzzle-bar .lesson-goal"
ENGINE = 120_000
"""Milliseconds that the engine may need to start on a busy machine."""

MANY = 50
A_THEME = 5
"""Puzzles that are solved here, and of one theme at the most."""
FIXTURE = Path(__file__).parents[1] / "tests" / "fixtures" / "store" / "v1.json"
"""What an earlier version keeps."""


def some_of_every_theme() -> list[Puzzle]:
    """Fifty puzzles, a few of every theme."""
    themes = [[puzzle for puzzle in shipped().values() if puzzle.theme == theme][:A_THEME] for theme in Theme]
    return [puzzle for row in zip_longest(*themes) for puzzle in row if puzzle][:MANY]


def wrong_option(puzzle: Puzzle) -> str:
    """An answer that is not the best."""
    return "declare" if puzzle.theme == Theme.RUNS else list(puzzle.worth)[1]


def press_button(page: Page, label: str) -> None:
    """Presses a button of the bar."""
    page.click(f".puzzle-bar button:text-is('{label}')")


def test_puzzles_of_every_theme_are_solved_by_the_engines_answer_and_not_by_another(page: Page, site_url: str) -> None:
    person = Person(page)
    person.prefer(language="en")
    person.open(site_url)
    chosen = some_of_every_theme()
    assert len(chosen) == MANY
    for puzzle in chosen:
        page.evaluate(f"window.location.hash = 'puzzle={puzzle.id}'")
        press(page, [], QUESTION, gone=RIGHT)
        match = table_of(puzzle.position)
        press(page, presses_for(match, wrong_option(puzzle)), f"{WRONG} b:not(:empty)")
        press(page, [(".lesson-buttons .primary", 0)], QUESTION, gone=WRONG)
        press(page, presses_for(match, puzzle.answer), RIGHT)
    kept = person.stored("puzzles")
    assert kept["results"] == {puzzle.id: False for puzzle in chosen}, "only the first answer counts"
    assert (kept["streak"], kept["best"]) == (0, 0)
    assert person.errors == []


def test_the_puzzle_of_the_day_and_the_next_one_by_tap(page: Page, site_url: str) -> None:
    person = Person(page)
    person.prefer(language="en")
    key = f"{PREFIX}puzzles"
    kept = json.loads(FIXTURE.read_text(encoding="utf-8"))[key]
    page.add_init_script(f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', {json.dumps(kept)})")
    person.open(site_url)
    page.click("[data-opens=puzzles]")
    page.wait_for_selector(".puzzle-figures", timeout=ENGINE)
    expect(page.locator(".puzzle-figures")).to_contain_text("1184")
    page.click("dialog .menu-item.primary")
    expect(page.locator(QUESTION)).to_be_visible(timeout=ENGINE)
    press_button(page, "Show the answer")
    expect(page.locator(WRONG)).to_contain_text("Best")
    (today,) = person.stored("puzzles")["results"].keys() & shipped().keys()
    press_button(page, "Try again")
    expect(page.locator(WRONG)).to_have_count(0)
    press(page, presses_for(table_of(shipped()[today].position), shipped()[today].answer), RIGHT)
    kept = person.stored("puzzles")
    assert (kept["days"], kept["best"], kept["results"][today], kept["rating"] < 1184) == (1, 4, False, True)
    press_button(page, "Next")
    expect(page.locator(RIGHT)).to_have_count(0)
    press_button(page, "Puzzles")
    page.wait_for_selector(".puzzle-figures")
    expect(page.locator("dialog .menu-item.primary")).to_contain_text("solved")
    page.select_option("#puzzle-theme", Theme.LAST)
    page.click("dialog .menu-item >> nth=1")
    expect(page.locator(QUESTION)).to_be_visible()
    press_button(page, "Show the answer")
    expect(page.locator(".puzzle-bar .lesson-title")).to_contain_text("The last trick")
    assert person.errors == []


def test_by_keys_after_a_damaged_store_and_links_to_nothing(page: Page, site_url: str) -> None:
    person = Person(page)
    person.prefer(language="uk")
    page.add_init_script(f"localStorage.getItem('{PREFIX}puzzles') ?? localStorage.setItem('{PREFIX}puzzles', '{{')")
    puzzle = next(puzzle for puzzle in shipped().values() if puzzle.answer in ("take", "pass"))
    person.open(f"{site_url}#puzzle={puzzle.id}")
    expect(page.locator(QUESTION)).to_be_visible(timeout=ENGINE)
    page.locator(f".actions button[data-verb={puzzle.answer}]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(RIGHT)).to_be_visible()
    # The way on has the focus by itself.
    expect(page.locator(".puzzle-bar .primary")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(QUESTION)).to_be_visible()
    kept = person.stored("puzzles")
    assert (kept["results"], kept["streak"], kept["rating"] > 1000) == ({puzzle.id: True}, 1, True)
    page.evaluate("window.location.hash = 'puzzle=nothing'")
    expect(page.locator("#notices")).to_contain_text("Такої задачі немає")
    assert person.errors == []
