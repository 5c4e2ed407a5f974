"""The review of a deal: opened from its sheet, judged while it is looked at, and the same as the command line's."""

import json
import subprocess
import sys

from playwright.sync_api import Page, expect

from e2e.moments import at, finished, library, moment, scored
from e2e.person import PREFIX, ROOT, Person, wait_until

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
    judged(page)
    return person, record


def judged(page: Page) -> None:
    """Waits until everything is judged."""
    wait_until(page, f"document.querySelector('{DIALOG} .review-status').textContent.trim() !== ''", 120)


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
    # The signs in the row are told apart beneath it.
    legend = page.inner_text(f"{DIALOG} .review-line + .help")
    signs = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
    marks = {"unlucky" if decision["unlucky"] else decision["mark"] for decision in told["decisions"]} - {"good"}
    assert {part.split("\u00a0")[0] for part in legend.split(" · ")} == {signs.get(mark, "~") for mark in marks}
    assert page.locator(f"{DIALOG} .review-costliest li").count() == len(told["costliest"])
    assert person.errors == []


def option(action: str) -> str:
    """The button of a card among the choices."""
    code = action.rsplit(maxsplit=1)[-1]
    sign = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}[code[1]]
    return f"{DIALOG} .review-options button:text-is('{code[0].replace('T', '10')}{sign}')"


def test_what_was_better_is_found_before_it_is_told(page: Page, site_url: str) -> None:
    person, record = review_of(page, site_url)
    told = by_command(record)
    place = next(place for place, decision in enumerate(told["decisions"]) if decision["mark"] != "good")
    options = [row["action"] for row in told["decisions"][place]["options"]]
    row = page.locator(f"{DIALOG} tr[data-decision='{place}']")
    assert "Better" not in page.inner_text(f"{DIALOG} .review-table")
    person.press(f"{DIALOG} .review-options button, {DIALOG} button:has-text('Find what was better')")
    assert page.locator(f"{DIALOG} .review-answer").count() == 0
    person.press(option(options[-1]))
    page.wait_for_selector(f"{DIALOG} .review-choices-row [role=status]:has-text('Not this')")
    person.press(option(options[0]))
    page.wait_for_selector(f"{DIALOG} .review-answer:has-text('Found!')")
    assert "Better" in row.inner_text()
    assert page.evaluate("document.activeElement.closest('.review-answer') !== null")
    person.press(f"{DIALOG} [data-lines]")
    page.wait_for_selector(f"{DIALOG} .review-lines section:nth-child(2) ol li")
    lines = page.locator(f"{DIALOG} .review-lines section").all_inner_texts()
    assert len(lines) == 2 and lines[0] != lines[1]
    walk(person, lines)
    # The next question has the keyboard, and its answer can be asked for.
    person.press(f"{DIALOG} .review-answer button:has-text('Next one')")
    person.press(f"{DIALOG} button:has-text('Show the answer')")
    page.wait_for_selector(f"{DIALOG} .review-answer:has-text('Best:')")
    # What it teaches is a lesson.
    person.press(f"{DIALOG} .review-costliest [data-lesson] >> nth=0")
    page.wait_for_selector(".lesson-goal", timeout=60_000)
    assert page.locator("dialog[open]").count() == 0
    # From a lesson, too, there is a way back.
    person.press(".lesson-buttons button:has-text('Back to the review')")
    page.wait_for_selector(f"{DIALOG} .review-costliest", timeout=60_000)
    expect(page.locator(f"{DIALOG} [data-lesson] >> nth=0")).to_be_focused()
    expect(page.locator(".lesson-bar")).to_have_count(0)
    assert person.errors == []


def walk(person: Person, told: list[str]) -> None:
    """Goes through both lines at the table, to the end of the better one, and back to the review as it was."""
    page = person.page
    person.press(f"{DIALOG} [data-walk] >> nth=1")
    lines = page.locator(".replay-lines button")
    expect(lines).to_have_count(2)
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(lines.nth(1)).to_have_attribute("aria-pressed", "true")
    place = page.locator(".replay-bar input")
    expect(place).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(place).to_have_value("1")
    # What came before the decision is in neither line.
    page.keyboard.press("Home")
    page.keyboard.press("ArrowLeft")
    expect(place).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(place).to_have_value("1")
    # From one line to the other, as far on: by keys and by a tap.
    page.keyboard.press("ArrowUp")
    expect(lines.nth(0)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_have_attribute("aria-pressed", "true")
    person.press(".replay-lines button >> nth=0")
    expect(lines.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(place).to_have_value("1")
    page.keyboard.press("End")
    # It does not hear keys that were meant for the table before it opened.
    page.wait_for_selector("dialog.dialog-score:not([data-quiet])", timeout=60_000)
    assert page.locator("dialog.dialog-score .match-actions button:has-text('Review')").count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.dialog-score", state="detached")
    person.press(".replay-room button:has-text('Back to the review')")
    page.wait_for_selector(f"{DIALOG} .review-lines section:nth-child(2) ol li", timeout=60_000)
    assert page.locator(f"{DIALOG} .review-lines section").all_inner_texts() == told
    assert page.locator(".replay-bar").count() == 0
    assert page.locator("dialog.dialog-score").count() == 1
    wait_until(page, "document.activeElement.matches('.review-lines section:nth-child(2) [data-walk]')")


def test_the_deal_is_gone_through_by_keyboard(page: Page, site_url: str) -> None:
    person, record = review_of(page, site_url, language="uk")
    told = by_command(record)
    page.focus(f"{DIALOG} .review-dot >> nth=0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    options = page.locator(f"{DIALOG} .review-choices-row tbody tr")
    assert told["decisions"][1]["mark"] == "good"
    assert options.count() == len(told["decisions"][1]["options"])
    # The keyboard is at the decision now, and the same key closes it again.
    page.keyboard.press("Enter")
    assert options.count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector(DIALOG, state="detached")
    assert page.locator("dialog.dialog-score").count() == 1
    assert person.errors == []


def written(record: str) -> list[tuple[int, list[int]]]:
    """What each side wrote down in every deal, by its number."""
    scores = [deal["score"] for deal in json.loads(record)["deals"] if deal["score"]]
    return [
        (number, [points - lost for points, lost in zip(score["recorded"], score["penalty"], strict=True)])
        for number, score in enumerate(scores, 1)
    ]


def test_a_match_is_reviewed_deal_by_deal(page: Page, site_url: str) -> None:
    record = finished({"profile": "gambler", "players": 2})
    deals = [number for number, deal in enumerate(json.loads(record)["deals"], 1) if deal["score"]]
    # What is counted on this device of this match is that it was played.
    counted = {"version": 1, "counted": ["Here"], "lines": []}
    for name, kept in (("library", library({"Here": record})), ("stats", counted)):
        page.add_init_script(f"localStorage.setItem('{PREFIX}{name}', {json.dumps(json.dumps(kept))})")
    person = Person(page)
    person.prefer(language="en")
    person.open(site_url)
    person.press("[data-opens=library]")
    person.press("li.match .button >> nth=0")
    result = page.locator("dialog.dialog-result")
    apart, deal = max((max(line) - min(line), -number) for number, line in written(record))
    expect(result.locator(".result-swing")).to_contain_text(f"Deal {-deal} changed the score most, by {apart} points")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    result.locator(".result-swing button").click()
    expect(result).to_contain_text("plays these very cards")
    assert "#deal=" in page.evaluate("navigator.clipboard.readText()")
    result.locator(".result-accuracy button").click()
    expect(result.locator(".result-accuracy")).to_contain_text("Your accuracy", timeout=120_000)
    accuracy = person.stored("library")["matches"][0]["accuracy"]
    row = person.stored("stats")["lines"][0]["clean"]
    assert (row["reviewed"], row["accuracy"]) == (1, accuracy)
    expect(result.locator(".result-accuracy")).to_contain_text(f"{accuracy:g} of 100")
    person.press("dialog.dialog-result button:has-text('Review')")
    page.wait_for_selector(f"{DIALOG} .review-match", timeout=60_000)
    judged(page)
    assert f"Accuracy {accuracy:g} of 100" in page.inner_text(f"{DIALOG} .review-status")
    assert person.stored("stats")["lines"][0]["clean"] == row
    rows = page.locator(f"{DIALOG} .review-match tbody tr")
    assert rows.count() == len(deals)
    # What cost most of all of them leads to its deal, and leaves the title where it was.
    dearest = page.locator(f"{DIALOG} .review-costliest button:has-text('Trick')").first
    name = dearest.inner_text()
    dearest.click()
    row = page.locator(f"{DIALOG} .review-table button:focus")
    expect(row).to_have_text(name.split(", ", 1)[1])
    expect(page.locator(f"{DIALOG} h2")).to_have_text(f"Review of {name.split(', ')[0].lower()}")
    expect(page.locator(f"{DIALOG} h2")).to_be_in_viewport(ratio=1)
    page.select_option(f"{DIALOG} #review-deal", "all")
    judged(page)
    figure = rows.first.locator("td").first.inner_text()
    person.press(f"{DIALOG} .review-match tbody button >> nth=0")
    page.wait_for_selector(f"{DIALOG} .review-table")
    judged(page)
    assert f"Accuracy {figure} of 100" in page.inner_text(f"{DIALOG} .review-status")
    assert person.errors == []
