"""A match looked through on the page's own table: by its buttons and keys, from the library, a link and a pasted record."""

from __future__ import annotations

import base64
import json
import zlib

from playwright.sync_api import Page, expect

from deberts import replay_text
from e2e.moments import a_card_is_refused, finished, library, moment
from e2e.person import PREFIX, Person, wait_until

RULES = {"profile": "gambler", "players": 2, "target": 301}
PLACE = "Number(document.querySelector('.replay-bar input')?.value ?? -1)"
SEEN = (
    "[...document.querySelectorAll('.hand button, .piles')].map((node) => node.dataset.code ?? node.innerText).join()"
)
LAST = "Number(document.querySelector('.replay-bar input').max)"


def with_matches(page: Page, url: str, records: dict[str, str], **settings: object) -> Person:
    """Opens the page with these matches in its library."""
    kept = json.dumps(library(records))
    page.add_init_script(f"localStorage.setItem('{PREFIX}library', {json.dumps(kept)})")
    person = Person(page)
    person.prefer(**settings)
    person.open(url)
    return person


def watch(person: Person, name: str) -> None:
    """Looks through a match of the library."""
    person.press("[data-opens=library]")
    person.press(f"li.match:has-text('{name}') .match-actions button >> nth=1")
    person.page.wait_for_selector(".replay-bar", timeout=90_000)


def test_a_finished_match_is_looked_through_and_taken_over(page: Page, site_url: str) -> None:
    record = finished(RULES)
    person = with_matches(page, site_url, {"Done": record})
    watch(person, "Done")
    assert page.evaluate(PLACE) == 0
    person.press(".replay-bar [aria-label='One step on']")
    wait_until(page, f"{PLACE} === 1")
    # To the third deal, one trick on, from the other side, with open hands.
    page.select_option("#replay-deal", index=2)
    wait_until(page, f"{PLACE} > 20")
    begun = page.evaluate(PLACE)
    person.press(".replay-bar [aria-label='One trick on']")
    wait_until(page, f"{PLACE} > {begun}")
    page.select_option("#replay-seat", "1")
    person.press(".replay-choices button:has-text('Open hands')")
    expect(page.locator(".replay-hands li")).to_have_count(1)
    held = page.evaluate("[...document.querySelectorAll('.hand button')].map((card) => card.dataset.code).sort()")
    game = replay_text(record)
    step = page.evaluate(PLACE)
    deals = page.evaluate("[...document.querySelector('#replay-deal').options].map(({ value }) => Number(value))")
    deal = game.upto(2, step - deals[2]).match.deal
    assert deal is not None
    assert len(deal.tricks) == 1
    assert held == sorted(card.code for card in deal.hands[1])
    # Played on from here: for practice, nothing of it is kept.
    before = person.stored("library")
    person.press(".replay-choices button:has-text('Play from here')")
    page.wait_for_selector(".replay-bar", state="detached")
    seen = person.wait_for_offer()
    assert set(seen["held"]) <= set(held)
    person.step()
    assert person.stored("library") == before
    assert person.stored("match") is None
    assert person.errors == []


def test_the_running_match_waits_and_its_last_deal_stays_hidden(page: Page, site_url: str) -> None:
    here = moment(a_card_is_refused, RULES)
    person = with_matches(page, site_url, {"Here": here, "Done": finished(RULES)}, language="ru")
    person.press("[data-opens=library]")
    person.press("li.match:has-text('Here') .match-actions button >> nth=0")
    person.wait_for_offer()
    saved = person.save()
    page.click("#menu")
    person.press("dialog .menu-item:has-text('Ещё')")
    person.press("dialog .menu-item:has-text('Посмотреть партию')")
    person.press("dialog.dialog-replay .button >> nth=0")
    page.wait_for_selector(".replay-bar", timeout=90_000)
    page.keyboard.press("End")
    wait_until(page, f"{PLACE} === {LAST}")
    assert page.locator("#replay-seat option").count() == 1
    assert page.locator(".replay-choices button[aria-pressed]").is_disabled()
    there = page.evaluate(SEEN)
    page.keyboard.press("Home")
    wait_until(page, f"{PLACE} === 0")
    # Whoever steps on quickly finds the table there, and does not wait until every card has moved.
    for _ in range(page.evaluate(LAST)):
        page.keyboard.press("ArrowRight")
    wait_until(page, f"{PLACE} === {LAST}")
    wait_until(page, f"{SEEN} === {json.dumps(there)}", 8)
    page.keyboard.press("Home")
    wait_until(page, f"{PLACE} === 0")
    page.keyboard.press("ArrowRight")
    wait_until(page, f"{PLACE} === 1")
    page.keyboard.press("Space")
    wait_until(page, f"{PLACE} > 2")
    page.keyboard.press("Space")
    person.press(".replay-choices button:has-text('К моей партии')")
    page.wait_for_selector(".replay-bar", state="detached")
    person.wait_for_offer()
    assert person.save() == saved
    assert person.errors == []


def test_a_link_and_a_pasted_record_are_shown_and_damaged_ones_say_why(page: Page, site_url: str) -> None:
    record = finished(RULES)
    deflate = zlib.compressobj(wbits=-15)
    packed = base64.urlsafe_b64encode(deflate.compress(record.encode()) + deflate.flush()).decode().rstrip("=")
    person = Person(page)
    person.prefer()
    page.goto(f"{site_url}#replay={packed}")
    page.wait_for_selector(".replay-bar", timeout=90_000)
    assert page.evaluate("location.hash") == ""
    person.press(".replay-choices button:has-text('Leave')")
    page.wait_for_selector("#start-screen:not([hidden])")
    person.press("[data-opens=replay]")
    status = page.locator("dialog.dialog-replay [role=status]")
    for text, told in (("", "paste a record"), ("{", "not a record"), (record.replace('"pack"', '"pick"'), "replayed")):
        page.fill("#replay-text", text)
        person.press("dialog.dialog-replay .button.primary")
        expect(status).to_contain_text(told)
        assert page.input_value("#replay-text") == text
    page.fill("#replay-text", record)
    person.press("dialog.dialog-replay .button.primary")
    page.wait_for_selector(".replay-bar")
    page.evaluate(f"location.hash = 'replay={packed[:-40]}'")
    page.wait_for_selector(".notices :text('link')")
    assert page.locator(".replay-bar").count() == 1
    assert person.errors == []
