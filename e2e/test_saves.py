"""What is kept on the device: going on after a reload, blocked, full and damaged storage, two tabs."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.person import PREFIX, Person, sit_down, verify

FIXTURES = Path(__file__).parents[1] / "tests" / "fixtures" / "store"
"""What each format version keeps: everything under the page's prefix, by key."""

BLOCKED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"
FULL = "void (Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); })"


def test_a_reload_at_any_moment_goes_on_with_the_match(page: Page, site_url: str) -> None:
    person = sit_down(page, site_url, profile="stakes", players=2, target=301)
    for _ in range(12):
        for _ in range(3):
            if person.step() == "result":
                break
        seen = person.wait_for_offer()
        if seen["dialog"] == "dialog-result":
            break
        before = person.save()["deals"]
        page.reload()
        person.press(".saved button")
        seen = person.wait_for_offer()
        after = person.save()["deals"]
        assert after[: len(before)] == before
        assert seen["dialog"] or seen["held"] or "score" in after[-1]
    person.play_to_the_end()
    verify(person.record())
    assert person.errors == []


def test_with_blocked_storage_the_game_is_played_and_says_what_is_not_kept(page: Page, site_url: str) -> None:
    page.add_init_script(BLOCKED)
    person = Person(page)
    person.open(site_url)
    assert page.locator("#notices .notice p").first.inner_text()
    person.begin()
    for _ in range(6):
        person.step()
    assert person.errors == []


def test_when_storage_is_full_the_old_save_stays_and_play_goes_on(page: Page, site_url: str) -> None:
    person = sit_down(page, site_url)
    for _ in range(4):
        person.step()
    person.wait_for_offer()
    kept = page.evaluate(f"localStorage.getItem('{PREFIX}match')")
    page.evaluate(FULL)
    for _ in range(3):
        person.step()
    person.wait_for_offer()
    assert page.evaluate(f"localStorage.getItem('{PREFIX}match')") == kept
    assert page.locator("#notices .notice p").first.inner_text()
    assert person.errors == []


@pytest.mark.parametrize(
    "value", ["", "undefined", "null", "{", "[]", '{"v":1}', '{"version":1}', '{"version":999,"x":1}']
)
@pytest.mark.parametrize("key", ["settings", "match", "stats", "library"])
def test_a_value_that_cannot_be_read_is_kept_aside_and_the_page_works(
    page: Page, site_url: str, key: str, value: str
) -> None:
    page.add_init_script(
        f"if (!sessionStorage.getItem('set')) {{ localStorage.setItem('{PREFIX}{key}', {json.dumps(value)});"
        " localStorage.setItem('save', 'of another game'); sessionStorage.setItem('set', '1'); }"
    )
    person = Person(page)
    person.open(site_url)
    person.begin()
    person.step()
    person.wait_for_offer()
    everything = page.evaluate("Object.values({ ...localStorage })")
    assert value in everything
    assert page.evaluate("localStorage.getItem('save')") == "of another game"
    assert person.errors == []


@pytest.mark.parametrize("fixture", sorted(FIXTURES.glob("*.json")), ids=lambda path: path.stem)
def test_what_an_earlier_version_kept_is_read(page: Page, site_url: str, fixture: Path) -> None:
    kept = json.loads(fixture.read_text(encoding="utf-8"))
    page.add_init_script(
        f"if (!sessionStorage.getItem('set')) {{ sessionStorage.setItem('set', '1');"
        f" Object.entries({json.dumps(kept)}).forEach(([key, value]) => localStorage.setItem(key, value)); }}"
    )
    person = Person(page)
    person.open(site_url)
    matches = person.stored("library")["matches"]
    solved = person.stored("lessons")
    person.press("[data-opens=lessons]")
    for lesson, steps in solved["solved"].items():
        done = "done" if lesson == "ten" else f"{len(steps)} of 3"
        page.wait_for_selector(f"dialog button[data-lesson={lesson}] .note:has-text('{done}')")
    page.keyboard.press("Escape")
    person.press(".saved button")
    person.wait_for_offer()
    begun = json.loads(json.loads(kept[f"{PREFIX}match"])["record"])["deals"]
    assert person.save()["deals"][0]["pack"] == begun[0]["pack"]
    assert person.save()["deals"][0]["actions"][: len(begun[0]["actions"])] == begun[0]["actions"]
    assert person.stored("library")["matches"] == matches
    assert person.stored("lessons") == solved
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes('backup'))") == []
    assert person.errors == []


def test_the_second_tab_is_told_and_does_not_overwrite_the_match(context: BrowserContext, site_url: str) -> None:
    first = sit_down(context.new_page(), site_url)
    for _ in range(4):
        first.step()
    kept = first.settled_save()
    second = Person(context.new_page())
    second.open(site_url)
    second.begin()
    second.page.wait_for_selector("dialog[open].dialog-question")
    # The last answer is the careful one: leave the match to the other tab.
    second.page.locator("dialog[open] .dialog-actions button").last.click()
    assert first.save() == kept
    first.step()
    first.wait_for_offer()
    assert first.save()["deals"][0]["actions"][: len(kept["deals"][0]["actions"])] == kept["deals"][0]["actions"]
