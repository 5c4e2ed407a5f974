"""The review of a deal: opened from its sheet, judged while it is looked at, and the same as the command line's."""

import json
import subprocess
import sys

from playwright.sync_api import Page

from e2e.moments import at, moment, scored
from e2e.person import ROOT, Person, wait_until

DIALOG = "dialog.dialog-review"
BUTTON = "dialog.dialog-score .match-actions button"


def by_command(record: str) -> dict:
    """What the command line says of the last deal that is over."""
    done = subprocess.run(
        [sys.executable, "-m", "deberts", "review", "-", "--seat", "0", "--json"],
        input=record,
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(ROOT / "py")},
    )
    return json.loads(done.stdout.splitlines()[-1])


def review_of(page: Page, url: str, **settings: object) -> tuple[Person, str]:
    """Opens a match after its first deal, and the review of it."""
    record = moment(scored, {"profile": "gambler", "players": 2})
    person = at(page, url, record, **settings)
    person.press(f"{BUTTON} >> nth=0")
    page.wait_for_selector(f"{DIALOG} .review-line")
    wait_until(page, f"document.querySelector('{DIALOG} .review-status').textContent.trim() !== ''", 120)
    return person, record


def test_a_deal_is_reviewed_with_the_figures_of_the_command_line(page: Page, site_url: str) -> None:
    person, record = review_of(page, site_url)
    told = by_command(record)
    rows = page.locator(f"{DIALOG} tr[data-decision]")
    assert rows.count() == len(told["decisions"]) == page.locator(f"{DIALOG} .review-dot").count()
    for place, decision in enumerate(told["decisions"]):
        row = rows.nth(place)
        assert row.get_attribute("data-mark") == ("unlucky" if decision["unlucky"] else decision["mark"])
        lost = [float(cell) for cell in row.locator("> td").all_inner_texts()]
        assert lost == [decision["known"], decision["open"]]
    assert f"{told['accuracy']:g}" in page.inner_text(f"{DIALOG} .review-status")
    assert page.locator(f"{DIALOG} .review-costliest li").count() == len(told["costliest"])
    assert person.errors == []


def test_a_decision_is_looked_into_by_keyboard(page: Page, site_url: str) -> None:
    person, record = review_of(page, site_url, language="uk")
    told = by_command(record)
    page.focus(f"{DIALOG} .review-dot >> nth=1")
    page.keyboard.press("Enter")
    options = page.locator(f"{DIALOG} .review-choices-row tbody tr")
    assert options.count() == len(told["decisions"][1]["options"])
    # The keyboard is at the decision now, and the same key closes it again.
    page.keyboard.press("Enter")
    assert options.count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector(DIALOG, state="detached")
    assert page.locator("dialog.dialog-score").count() == 1
    assert person.errors == []
