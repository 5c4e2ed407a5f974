"""Whoever has never played is shown a way in, and whoever has is not bothered with it."""

import json

from playwright.sync_api import Page, expect

from e2e.moments import in_round, library, moment
from e2e.person import PREFIX, Person

NEWCOMER = ".newcomer button"


def test_a_newcomer_finds_a_first_deal_and_the_order_of_the_cards(page: Page, site_url: str) -> None:
    person = Person(page)
    person.prefer()
    person.open(site_url)
    person.press(NEWCOMER)
    page.wait_for_selector(".coach-moment", timeout=60_000)
    person.press("#help")
    expect(page.locator("dialog.dialog-howto .worth")).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    play_out(person)
    person.wait_for_offer()
    person.press("dialog.dialog-score .dialog-actions .primary")
    expect(page.locator("dialog.dialog-lessons [data-lesson=ten]")).to_be_visible()
    page.keyboard.press("Escape")
    # Nothing of it is kept, so the ways in are there still.
    person.press(f"{NEWCOMER} >> nth=1")
    expect(page.locator("dialog.dialog-lessons [data-lesson=ten]")).to_be_visible()
    assert person.errors == []


def play_out(person: Person) -> None:
    """Plays the deal to its sheet by whatever is offered first, also where the coach asks whether one is sure."""
    anyway = person.page.locator("[data-coach=anyway]")
    for _ in range(2000):
        if anyway.count():
            anyway.click()
        seen = person.look()
        if seen["dialog"]:
            return
        if offered := seen["cards"] or seen["actions"]:
            person.press_at(offered[0])
        person.page.wait_for_timeout(50)
    raise AssertionError("the deal does not end")


def test_who_has_played_before_is_not_taken_for_a_newcomer(page: Page, site_url: str) -> None:
    kept = json.dumps(json.dumps(library({"Here": moment(in_round(1), {"profile": "gambler", "players": 2})})))
    page.add_init_script(f"localStorage.setItem('{PREFIX}library', {kept})")
    person = Person(page)
    person.open(site_url)
    expect(page.locator("#start button[type=submit]")).to_be_visible()
    expect(page.locator(NEWCOMER)).to_have_count(0)
