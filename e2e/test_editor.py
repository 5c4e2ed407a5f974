"""The position editor: put together by finger, by keyboard and from texts; solved and played on."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from deberts import build_position, parse_position
from deberts.cli.solve import values_of
from e2e.person import Person, wait_until

DIALOG = "dialog.dialog-editor"
OPEN = (
    "dp1;rules=gambler;dealer=0;phase=play;turned=8C;caller=1;trump=H;bottom=7C;"
    "h0=TS.KS.AS.7H.JH.8D.TD.AD.9C;h1=7S.9S.9H.KH.9D.QD.KC.AC;d1=-;trick=1:QH"
)


def opened(page: Page, url: str, pointer: str = "mouse", **settings: object) -> Person:
    person = Person(page, pointer)
    person.prefer(**settings)
    person.open(url)
    person.press("[data-opens=editor]")
    page.wait_for_selector(f"{DIALOG} .editor-problems", timeout=90_000)
    return person


def text_of(page: Page) -> str:
    return page.input_value("#editor-text")


def put(person: Person, card: str, place: str) -> None:
    """A card, then its place."""
    person.press(f"{DIALOG} .editor-palette [data-card='{card}']")
    person.press(f"{DIALOG} [data-place={place}] .place-button")


def test_a_position_is_put_together_by_finger_and_played_on(browser: Browser, site_url: str) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True, locale="en-GB")
    page = context.new_page()
    person = opened(page, site_url, "finger")
    put(person, "8C", "turned")
    put(person, "7C", "bottom")
    page.select_option("#editor-trump", "H")
    # The place first: then every card goes there.
    person.press(f"{DIALOG} [data-place=h0] .place-button")
    for card in ("TS", "KS", "AS", "7H", "JH", "8D", "TD", "AD", "9C"):
        person.press(f"{DIALOG} .editor-palette [data-card='{card}']")
    person.press(f"{DIALOG} [data-place=h0] .place-button")
    put(person, "9H", "played")
    hidden = page.locator(f"{DIALOG} [data-place=h1] .editor-tools button")
    expect(hidden).to_have_count(1)
    hidden.tap()
    expect(page.locator(f"{DIALOG} .editor-problems")).to_have_count(0)
    assert ";h1=?8;" in text_of(page)
    assert ";trick=1:9H" in text_of(page)
    person.press(f"{DIALOG} .editor-verdict button")
    expect(page.locator(f"{DIALOG} .editor-values [data-card='JH']")).to_have_count(1, timeout=60_000)
    person.press(f"{DIALOG} .dialog-actions .primary")
    page.wait_for_selector(".hand button")
    seen = person.wait_for_offer()
    assert set(seen["held"]) == {"TS", "KS", "AS", "7H", "JH", "8D", "TD", "AD", "9C"}
    assert person.stored("match") is None
    assert person.errors == []
    context.close()


def test_what_is_wrong_stands_beside_it_and_a_card_moves_by_keyboard(page: Page, site_url: str) -> None:
    person = linked(page, f"{site_url}#position={OPEN}")
    expect(page.locator(f"{DIALOG} .editor-problems")).to_have_count(0)
    page.focus(f"{DIALOG} [data-place=h0] [data-card='JH']")
    page.keyboard.press("Enter")
    page.focus(f"{DIALOG} [data-place=h1] .place-button")
    page.keyboard.press("Space")
    for place in ("h0", "h1"):
        expect(page.locator(f"{DIALOG} [data-place={place}] .editor-problems li")).to_have_count(1)
    assert page.locator(f"{DIALOG} .dialog-actions .primary").is_disabled()
    # Pressed twice it is taken back; then it goes where it was.
    page.focus(f"{DIALOG} [data-place=h1] [data-card='JH']")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(f"{DIALOG} [data-place=h1] [data-card='JH']")).to_have_count(0)
    put(person, "JH", "h0")
    expect(page.locator(f"{DIALOG} .editor-problems")).to_have_count(0)
    assert text_of(page) == OPEN
    assert person.errors == []


def linked(page: Page, address: str) -> Person:
    person = Person(page)
    person.prefer(language="uk")
    page.goto(address)
    page.wait_for_selector(f"{DIALOG} .editor-verdict button", timeout=90_000)
    return person


def test_the_solver_says_what_the_engine_finds(page: Page, site_url: str) -> None:
    person = linked(page, f"{site_url}#position={OPEN}")
    person.press(f"{DIALOG} .editor-verdict button")
    rows = page.locator(f"{DIALOG} .editor-values tbody tr")
    expected = {card.code: value for card, value in values_of(build_position(parse_position(OPEN))).items()}
    expect(rows).to_have_count(len(expected), timeout=60_000)
    wait_until(page, f"document.querySelector('{DIALOG} .editor-verdict [role=status]').textContent.trim() !== ''")
    told = {
        row.get_attribute("data-card"): int(row.locator("td").nth(1).inner_text().replace("\u2212", "-"))
        for row in rows.all()
    }
    assert told == expected
    assert person.errors == []


def test_a_text_that_cannot_be_read_changes_nothing(page: Page, site_url: str) -> None:
    person = linked(page, f"{site_url}#position={OPEN}")
    for wrong in ("dp2;rules=gambler", "dp1;rules=whist", "hello"):
        page.fill("#editor-text", wrong)
        person.press(f"{DIALOG} .editor-text .match-actions button >> nth=0")
        expect(page.locator(f"{DIALOG} .editor-text [role=status]")).not_to_be_empty()
        assert text_of(page) == wrong
        assert page.locator(f"{DIALOG} [data-place=h0] .editor-held button").count() == 9
    page.fill("#editor-text", OPEN.replace("caller=1", "caller=0"))
    person.press(f"{DIALOG} .editor-text .match-actions button >> nth=0")
    expect(page.locator("#editor-caller")).to_have_value("0")
    # What was announced, what hangs and the stake: chosen, called wrong, put right, and there again by the link.
    page.select_option("#editor-profile", "stakes")
    person.press(f"{DIALOG} .editor-more summary")
    page.select_option("#editor-d0", "-")
    page.fill("#editor-hang-0", "81")
    page.keyboard.press("Tab")
    page.select_option("#editor-hang-sides-0", "1")
    page.select_option("#editor-stake", "4")
    expect(page.locator(f"{DIALOG} .editor-more .editor-problems li")).to_have_count(1)
    page.select_option("#editor-rights", "1")
    expect(page.locator(f"{DIALOG} .editor-problems")).to_have_count(0)
    text = text_of(page)
    assert {"d0=-", "hang=81:1", "stake=4", "rights=1"} < set(text.split(";"))
    page.goto("about:blank")
    linked(page, f"{site_url}#position={text}")
    expect(page.locator("#editor-hang-0")).to_have_value("81")
    expect(page.locator("#editor-stake")).to_have_value("4")
    assert text_of(page) == text
    assert person.errors == []
