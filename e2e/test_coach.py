"""The coach in the real browser: the first deal by tap, a hint by keys, a warning before something is given away."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from deberts.deal.actions import Verb
from deberts.deal.view import SeatView
from deberts.match.game import Game
from e2e.moments import a_card_is_refused, at, may_lead, moment
from e2e.person import PREFIX, Person

BAR = ".coach-bar"
HINT = f'{BAR} [data-coach="hint"]'
ANSWER = f"{BAR} .coach-answer"
ENGINE = 120_000
"""Milliseconds that the engine may need to start on a busy machine."""


def declares(_: Game, view: SeatView) -> bool:
    """Runs may be declared."""
    return bool(view.runs_to_declare) and any(action.verb is Verb.DECLARE for action in view.legal)


def test_the_first_deal_is_played_by_following_the_coach(page: Page, site_url: str) -> None:
    person = Person(page)
    person.prefer(language="en")
    person.open(site_url)
    page.click("[data-opens=lessons]")
    page.click('dialog button[data-lesson="first-deal"]')
    page.wait_for_selector(f"{BAR} .coach-moment", timeout=ENGINE)
    told = 0
    for _ in range(40):
        seen = person.wait_for_offer()
        if not seen["held"]:
            break
        for _ in range(3):
            page.click(HINT)
        expect(page.locator(ANSWER)).to_be_visible()
        told += page.locator(f"{BAR} .coach-told").count()
        says_bella = "bella" in page.inner_text(ANSWER)
        best = page.locator('.held[data-coach="best"]')
        if best.count():
            best.click(position={"x": 8, "y": 30})
            if says_bella:
                page.click(".actions button >> nth=0")
        else:
            page.click(".actions button.action >> nth=0")
        expect(page.locator(ANSWER)).to_have_count(0)
    expect(page.locator("dialog.dialog-score")).to_be_visible()
    # Nothing of it is kept.
    assert page.evaluate(f"localStorage.getItem('{PREFIX}match')") is None
    assert person.errors == []


def test_a_hint_by_keys_in_three_steps_marks_cards_and_the_match(page: Page, site_url: str) -> None:
    record = moment(may_lead, {"profile": "klabor", "players": 4})
    person = at(page, site_url, record, coach="hints", language="uk")
    page.wait_for_selector(HINT, timeout=ENGINE)
    assert page.locator(f"{BAR} p").count() == 0
    page.focus('.hand [tabindex="0"]')
    page.keyboard.press("?")
    expect(page.locator(f"{BAR} .lesson-hint")).to_have_count(1)
    assert page.locator(".held[data-coach]").count() == 0
    page.keyboard.press("?")
    expect(page.locator('.held[data-coach="candidate"]').nth(1)).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator('.held[data-coach="best"]')).to_have_count(1)
    expect(page.locator(f'{BAR} [role="status"]')).to_contain_text("можлив")
    page.keyboard.press("?")
    assert page.locator(".held[data-coach]").count() == 1
    assert person.save()["assisted"] is True
    page.click(f'{BAR} [data-coach="count"]')
    expect(page.locator(".coach-count li").first).to_contain_text("Козирі")
    # Held long, a card tells of itself instead of being played; the rank comes when the engine has answered.
    held = page.locator(".held").first
    held.hover(position={"x": 8, "y": 30})
    page.mouse.down()
    about = page.locator(f'{BAR} [role="status"]')
    expect(about).to_contain_text("козир: ")
    page.mouse.up()
    expect(about).to_contain_text("масті")
    page.focus(".held:last-child")
    page.keyboard.press("b")
    expect(about).not_to_contain_text("козир: ")
    assert page.locator(".held").count() == 8
    # What was said belonged to this card.
    page.keyboard.press("Escape")
    page.click('.held[data-coach="best"]', position={"x": 8, "y": 30})
    expect(page.locator(".held[data-coach]")).to_have_count(0)
    assert person.errors == []


def test_a_run_is_not_given_up_without_a_question(page: Page, site_url: str) -> None:
    record = moment(declares, {"profile": "classic", "players": 2})
    person = at(page, site_url, record, coach="full", language="ru")
    page.wait_for_selector(BAR, timeout=ENGINE)
    person.wait_for_offer()
    page.click(".actions button.action >> nth=-1")
    expect(page.locator(f'{BAR} [role="status"]')).to_contain_text("Точно?")
    expect(page.locator(f'{BAR} [data-coach="back"]')).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(f'{BAR} [data-coach="back"]')).to_have_count(0)
    assert person.wait_for_offer()["actions"]
    page.click(".actions button.action >> nth=-1")
    page.click(f'{BAR} [data-coach="anyway"]')
    page.wait_for_selector('.hand [data-legal="yes"]')
    assert person.errors == []


def test_without_a_coach_a_card_is_refused_in_a_word(page: Page, site_url: str) -> None:
    record = moment(a_card_is_refused, {"profile": "klabor", "players": 4})
    person = at(page, site_url, record, coach="off", language="en")
    page.wait_for_selector('.hand [data-legal="no"]', timeout=ENGINE)
    page.click(".hand button[data-legal='no'] >> nth=0", position={"x": 8, "y": 40}, force=True)
    expect(page.locator('[id^="table-status"]')).to_have_text("Not this card.")
    assert page.locator(BAR).count() == 0
    assert person.errors == []
