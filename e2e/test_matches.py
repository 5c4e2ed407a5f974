"""Whole matches in the real browser, played by pressing what the page offers, and their records verified."""

import pytest
from playwright.sync_api import Browser, Page

from e2e.person import sit_down, verify

PROFILES = ("gambler", "stakes", "skill", "classic", "klabor")
SIZES = {"phone": (360, 640), "tablet": (768, 1024), "desktop": (1440, 900), "frame": (640, 480)}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("profile", PROFILES)
def test_a_match_of_every_profile_by_mouse(page: Page, site_url: str, profile: str, players: int) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    person = sit_down(page, site_url, "mouse", profile=profile, players=players, target=301)
    person.play_to_the_end()
    record = person.record()
    assert record["rules"]["profile"] == profile
    assert len(record["players"]) == players
    assert record["result"]["reason"] in {"target", "deberts", "claim", "refused"}
    verify(record)
    assert person.errors == []


@pytest.mark.parametrize(("size", "profile", "players"), [
    ("phone", "gambler", 2), ("phone", "klabor", 4), ("tablet", "classic", 3), ("frame", "stakes", 2),
])  # fmt: skip
def test_a_match_by_finger(browser: Browser, site_url: str, size: str, profile: str, players: int) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, is_mobile=size == "phone"
    )
    page = context.new_page()
    person = sit_down(page, site_url, "finger", profile=profile, players=players, target=301)
    person.play_to_the_end()
    verify(person.record())
    assert person.errors == []
    context.close()
