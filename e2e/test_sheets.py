"""The sheets that open by themselves: nothing is offered before them, and they take no press meant for something else."""

from playwright.sync_api import Browser, Page, expect

from deberts import Game
from deberts.deal.view import SeatView
from e2e.moments import at, moment
from e2e.person import Person, wait_until

TWO = {"profile": "gambler", "players": 2}
LAST_CARD = ".hand button[data-legal='yes']:only-child"
SHEET = "dialog.dialog-score"
NEXT = f"{SHEET} .dialog-actions .primary"

# Everything that the action bar ever offers while no dialog lies over it.
LISTEN = """() => {
  window.offered = [];
  const look = () => {
    const buttons = document.querySelectorAll('.actions button, .quiet-actions button, .stake-actions button');
    if (!document.querySelector('dialog[open]')) window.offered.push(...[...buttons].map((one) => one.textContent));
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def last_card(_: Game, view: SeatView) -> bool:
    """The person plays the last card of the deal, and says nothing with it."""
    return len(view.hand) == 1 and len(view.legal) == 1 and len(view.trick) == 1


def before_the_sheet(page: Page, site_url: str) -> Person:
    """The person has one card left, and the deal ends with it."""
    person = at(page, site_url, moment(last_card, TWO))
    page.wait_for_selector(LAST_CARD)
    return person


def test_nothing_is_offered_between_the_last_card_and_the_sheet(page: Page, site_url: str) -> None:
    person = before_the_sheet(page, site_url)
    page.evaluate(LISTEN)
    page.click(LAST_CARD)
    page.wait_for_selector(SHEET)
    assert page.evaluate("window.offered") == []
    # A line of it leads to its rule, and back.
    person.wait_for_offer()
    page.click(f"{SHEET} .row-bella button")
    expect(page.locator("dialog.dialog-in-force .in-force.meant")).to_contain_text("Bella")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.dialog-in-force", state="detached")
    # Closed without an answer, the sheet leaves what it offered to the table.
    page.click(f"{SHEET} .close-button")
    page.click(".actions button:has-text('Next deal')")
    person.play_until("actions", held=6)
    assert person.errors == []


def test_where_the_sheet_cannot_be_fetched_the_match_goes_on(page: Page, site_url: str) -> None:
    person = before_the_sheet(page, site_url)
    page.route("**/scoreSheet*", lambda route: route.abort())
    page.click(LAST_CARD)
    page.click(".actions button:has-text('Next deal')")
    person.play_until("actions", held=6)


def test_a_press_that_began_before_a_sheet_opened_does_nothing_in_it(page: Page, site_url: str) -> None:
    before_the_sheet(page, site_url)
    page.mouse.move(5, 5)
    page.mouse.down()
    page.focus(LAST_CARD)
    page.keyboard.press("Enter")
    page.wait_for_selector(SHEET)
    # As long as the finger lies where the sheet was not yet, neither it nor a key meant for the table does anything.
    for key in ("Enter", " ", "Escape"):
        page.keyboard.press(key)
    box = page.locator(NEXT).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.up()
    expect(page.locator(SHEET)).to_be_visible()
    wait_until(page, "!document.querySelector('[data-quiet]')")
    page.keyboard.press("Enter")
    page.wait_for_selector(SHEET, state="detached")


def test_a_tap_beside_a_panel_closes_it_and_presses_nothing_beneath(browser: Browser, site_url: str) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True, locale="en-GB")
    page = context.new_page()
    at(page, site_url, moment(last_card, TWO))
    page.tap("#menu")
    page.wait_for_selector("dialog.dialog-menu")
    # The score, which opens a panel of its own.
    box = page.locator(".chip").first.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector("dialog[open]", state="detached")
    # A click that the tap makes as well comes after it.
    page.tap("#menu")
    page.wait_for_selector("dialog.dialog-menu")
    assert page.locator("dialog[open]").count() == 1
    context.close()
