"""Tips, common questions and two forms of the game side by side, by tap, by keys, and by links."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from deberts.rules.profiles import profile_values
from e2e.person import Person

ENGINE = 120_000
"""Milliseconds that the engine may need to start on a busy machine."""


def test_a_tip_leads_to_its_lesson_and_puzzles_and_a_question_to_its_rules(page: Page, site_url: str) -> None:
    person = Person(page)
    person.prefer(language="en")
    person.open(site_url)
    page.click("[data-opens=tips]")
    page.click("dialog summary:has-text('What is bait?')")
    page.click("dialog details[open] button:has-text('Rules: Scoring')")
    expect(page.locator("dialog.dialog-in-force section.meant h3")).to_have_text("Scoring")
    expect(page.locator("dialog.dialog-in-force h2")).to_have_text("Rules of the next match")
    page.keyboard.press("Escape")
    # The tips are still there, as they were left.
    expect(page.locator("dialog.dialog-tips details[open]")).to_have_count(1)
    page.click("dialog button:has-text('Puzzles: Draw')")
    expect(page.locator("#puzzle-theme")).to_have_value("trumps", timeout=ENGINE)
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    page.click("[data-opens=tips]")
    page.click("dialog button:has-text('Lesson: Draw the trumps')")
    expect(page.locator(".lesson-title")).to_contain_text("Draw the trumps", timeout=ENGINE)
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert person.errors == []


def test_two_forms_are_compared_by_keys_from_a_link_and_a_bad_link_is_told(page: Page, site_url: str) -> None:
    person = Person(page)
    person.prefer(language="en")
    page.set_viewport_size({"width": 360, "height": 640})
    person.open(f"{site_url}#compare=gambler,skill&players=3")
    rows = page.locator("table.compare tbody tr:has(th)")
    one, other = profile_values("gambler", 3), profile_values("skill", 3)
    expect(rows).to_have_count(sum(one[name] != other[name] for name in one))
    page.locator("dialog [role=switch]").focus()
    page.keyboard.press("Space")
    expect(rows).to_have_count(len(one))
    page.locator("#compare-1").focus()
    page.keyboard.press("g")
    expect(page.locator("dialog [role=status] >> nth=0")).to_have_text("No rule differs.")
    page.keyboard.press("k")
    page.locator("table.compare [data-lesson=bella]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".lesson-title")).to_contain_text("Bella", timeout=ENGINE)
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.evaluate("window.location.hash = 'compare=gambler,whist'")
    expect(page.locator("#notices")).to_contain_text("Nothing was changed")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert person.errors == []


def test_rules_are_shown_at_tables_whose_cards_say_whether_they_may_be_played(page: Page, site_url: str) -> None:
    person = Person(page)
    person.prefer(language="en")
    page.set_viewport_size({"width": 360, "height": 640})
    person.open(f"{site_url}#compare=gambler,klabor")
    page.click("dialog [role=switch]")
    page.click("[data-table='bella.bella'] summary")
    king = page.locator("[data-table='bella.bella'] [data-card]").first
    expect(king).to_be_visible(timeout=ENGINE)
    page.keyboard.press("Escape")
    page.click("[data-opens=tips]")
    page.click("dialog summary:has-text('What is bait?')")
    page.click("dialog details[open] button:has-text('Rules: Scoring')")
    table = page.locator("[data-table='follow.suit']")
    table.locator("summary").click()
    table.locator("[data-legal=no]").first.click()
    expect(table.locator("[role=status]")).to_contain_text("follow suit", timeout=ENGINE)
    table.locator("[data-legal=yes]").first.focus()
    page.keyboard.press("Enter")
    expect(table.locator("[role=status]")).to_have_text("This card may be played.")
    assert page.locator("dialog.dialog-in-force").evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert person.errors == []
