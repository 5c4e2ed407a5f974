"""Around real tables: several people at one device, the fair shuffle checked, the score pad for real cards."""

import hashlib
import re

from playwright.sync_api import Page, expect

from e2e.person import Person, verify


def opened(page: Page, url: str, **settings: object) -> Person:
    """A first screen."""
    person = Person(page)
    person.prefer(**settings)
    person.open(url)
    return person


def test_two_people_pass_the_device_and_see_only_their_own_cards(page: Page, site_url: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    person = opened(page, site_url, name="Anna")
    person.choose(profile="stakes", target=301)
    page.get_by_role("button", name="Play together").click()
    page.get_by_role("switch", name="Player 2 is a person").check()
    page.fill("#people-1", "Boris")
    page.press("#people-1", "Tab")
    page.get_by_role("button", name="Done").click()
    person.begin()
    held: dict[str, set[str]] = {"Anna": set(), "Boris": set()}
    holder, passed, deals = "", 0, 1
    while (seen := person.wait_for_offer())["dialog"] != "dialog-score":
        offered = seen["actions"][0]["name"] if seen["actions"] else ""
        if "score" in person.save()["deals"][-1]:
            # The sheet of the deal is on its way, and would lie under what is pressed now.
            page.wait_for_selector("dialog.dialog-score")
            continue
        if len(person.save()["deals"]) > deals:
            # All have passed, and the cards are others now.
            deals += 1
            held = {"Anna": set(), "Boris": set()}
        if taken := re.match(r"I am (\w+): show", offered):
            assert seen["held"] == []
            if passed == 4:
                # What is kept shows nobody's hand either.
                page.reload()
                page.click(".saved .button")
                assert person.wait_for_offer()["held"] == []
            passed += 1
            holder = taken[1]
        else:
            held[holder].update(seen["held"])
            assert not held["Anna"] & held["Boris"]
        person.step()
    assert passed > 10
    assert all(len(cards) >= 9 for cards in held.values())
    # The sheet calls everybody by name, and nothing is counted for anybody.
    assert "Anna" in page.inner_text("dialog.dialog-score")
    verify(person.save())
    assert person.stored("stats") is None
    assert person.errors == []


def test_the_shuffle_is_committed_to_and_checked_after_the_match(page: Page, site_url: str) -> None:
    person = opened(page, site_url)
    person.choose(profile="gambler", target=301)
    page.get_by_role("button", name="Fair shuffle").click()
    before = page.text_content("#commitment")
    page.keyboard.press("Escape")
    person.begin()
    person.play_until("cards")
    fairness(page)
    assert page.text_content("#commitment") == before
    assert page.locator("#seed").count() == 0
    page.keyboard.press("Escape")
    person.play_to_the_end()
    page.keyboard.press("Escape")
    fairness(page)
    seed = page.text_content("#seed") or ""
    assert hashlib.sha256(seed.encode()).hexdigest() == before
    assert person.record()["seed"] == seed
    page.get_by_role("button", name="Deal again and check").click()
    expect(page.locator(".findings li")).to_have_count(3)
    assert "!" not in page.locator(".findings").inner_text()
    assert person.errors == []


def fairness(page: Page) -> None:
    """Opens the page of the shuffle from the menu."""
    page.click("#menu")
    page.click("dialog .menu-item:has-text('More')")
    page.click("dialog .menu-item:has-text('Fair shuffle')")
    page.wait_for_selector("#commitment")


def test_real_cards_are_written_down_corrected_and_taken_back(page: Page, site_url: str) -> None:
    person = opened(page, site_url)
    person.choose(players=4, profile="klabor")
    pad(page)
    page.fill("#pad-name-1", "Boris")
    page.press("#pad-name-1", "Tab")
    page.fill("#pad-points-0", "60")
    # A drawing that comes while somebody types takes nothing from them.
    page.dispatch_event("#pad-last", "change")
    page.press("#pad-points-0", "Tab")
    # Pairs play all cards: the other side has the rest. It may still be corrected, and a wrong sum is named.
    expect(page.locator("#pad-points-1")).to_have_value("102")
    page.select_option("#pad-last", "1")
    page.select_option("#pad-runner", "1")
    page.fill("#pad-runs", "35")
    page.click(".pad-entry [type=submit]")
    expect(page.locator(".refusal")).to_contain_text("35")
    page.fill("#pad-runs", "50")
    page.click(".pad-entry [type=submit]")
    row = page.locator("dialog .deals tbody tr")
    expect(row).to_have_count(1)
    # The caller's side has 60 against 152: bait, and everything goes to the others.
    assert "212" in row.inner_text()
    expect(page.locator(".pad-next")).to_contain_text("Boris")
    page.reload()
    pad(page)
    expect(row).to_have_count(1)
    page.select_option("#pad-correct", "0")
    page.select_option("#pad-caller", "1")
    page.click(".pad-entry [type=submit]")
    expect(row).not_to_contain_text("212")
    expect(row).to_contain_text("152")
    page.get_by_role("button", name="Take back the last deal").click()
    expect(row).to_have_count(0)
    assert person.errors == []


def pad(page: Page) -> None:
    """Opens the score pad from the first screen."""
    page.get_by_role("button", name="Score pad").click()
    page.wait_for_selector(".pad-entry, .pad-next")
