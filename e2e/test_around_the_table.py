"""What can be done around a match: rules and log, the same deal again, links, resigning, watching, statistics."""

import json
import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Route, expect

from deberts import Game, replay_text
from deberts.deal.view import SeatView
from e2e import moments
from e2e.moments import at
from e2e.person import PREFIX, Person

CLASSIC = {"profile": "classic", "players": 3}
GAMBLER = {"profile": "gambler", "players": 2}


def menu(page: Page, item: str) -> None:
    """Presses an entry of the menu."""
    page.click("#menu")
    if item == "Resign":
        page.click("dialog .menu-item:has-text('More')")
    page.click(f"dialog .menu-item:has-text('{item}')")


def close(page: Page) -> None:
    """Closes the dialog on top, once it takes keys."""
    page.wait_for_selector("dialog[open]:not([data-quiet])")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


def copied(page: Page) -> str:
    """What is in the clipboard."""
    return page.evaluate("navigator.clipboard.readText()")


def test_a_refused_card_leads_to_its_rule_and_the_log_tells_the_deal(context: BrowserContext, site_url: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    person = at(page, site_url, moments.moment(moments.a_card_is_refused, CLASSIC))
    page.click(".hand button[data-legal='no'] >> nth=0", position={"x": 8, "y": 40}, force=True)
    page.click(".action.rule")
    page.wait_for_selector("dialog.dialog-in-force .meant")
    assert page.locator("dialog.dialog-in-force dd").count() > 20
    close(page)
    menu(page, "What happened")
    page.wait_for_selector("dialog.dialog-log li")
    lines = page.locator("dialog.dialog-log :is(h3, li)").all_inner_texts()
    assert any(" lead" in line for line in lines)
    page.click("dialog.dialog-log .dialog-actions button")
    page.wait_for_selector("dialog.dialog-log [role=status]:not(:empty)")
    told = copied(page).splitlines()
    assert told[0].startswith("Deal 1.")
    assert sorted(told) == sorted(lines)
    assert person.errors == []


def test_rules_travel_by_link(context: BrowserContext, site_url: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    person = Person(page)
    person.prefer()
    person.open(site_url)
    person.choose(players=3, profile="classic", level="hard")
    page.click("#start .quiet.wide")
    page.click("dialog details:nth-of-type(2) summary")
    switch = page.locator("dialog details:nth-of-type(2) select").first
    values = switch.locator("option").evaluate_all("options => options.map((one) => one.value)")
    switch.select_option(next(value for value in values if value != switch.input_value()))
    page.click("dialog .match-actions button")
    page.wait_for_selector("dialog [role=status]:not(:empty)")
    address, setup = copied(page), person.stored("settings")["settings"]["setup"]
    assert setup["switches"]
    other = context.browser.new_context(locale="en-GB")
    guest = Person(other.new_page())
    guest.prefer()
    guest.open(address)
    guest.page.wait_for_selector(".notice:has-text('Classic')")
    assert guest.stored("settings")["settings"]["setup"] == setup
    assert guest.page.is_checked("input[name=profile][value=classic]")
    # The link is followed once; a damaged one says so and changes nothing.
    assert "#" not in guest.page.url
    guest.page.goto(f"{site_url}#rules=nobody")
    guest.page.wait_for_selector(".notice:has-text('damaged')")
    assert guest.stored("settings")["settings"]["setup"] == setup
    assert person.errors + guest.errors == []
    other.close()


def test_a_deal_is_played_again_and_sent_without_touching_the_match(context: BrowserContext, site_url: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    record = moments.moment(moments.scored, GAMBLER)
    person = at(page, site_url, record)
    page.click("dialog.dialog-score details summary")
    assert page.locator("dialog.dialog-score .open-hand .card").count() == 18
    page.click("dialog.dialog-score .match-actions button:has-text('link')")
    page.wait_for_selector("dialog.dialog-score [role=status]:not(:empty)")
    address = copied(page)
    match, stats = person.stored("match"), person.stored("stats")
    page.click("dialog.dialog-score .match-actions button:has-text('again')")
    play_the_deal(person)
    page.click("dialog.dialog-score .dialog-actions button:has-text('again')")
    play_the_deal(person)
    assert (person.stored("match"), person.stored("stats")) == (match, stats)
    page.click("dialog.dialog-score .dialog-actions button.primary")
    page.wait_for_selector("dialog.dialog-score .match-standing")
    assert person.save()["deals"] == json.loads(record)["deals"]
    # The link deals the same cards, and nothing of them is kept.
    page.goto(address)
    page.wait_for_selector("dialog[open]", state="detached")
    person.play_until("actions")
    pack = json.loads(record)["deals"][-1]["pack"].split()
    assert set(person.look()["held"]) <= set(pack[:13])
    assert person.stored("match")["record"] == match["record"]
    assert person.errors == []


def play_the_deal(person: Person) -> None:
    """Plays to the score sheet and leaves it open."""
    person.page.wait_for_selector("dialog[open]", state="detached")
    for _ in range(60):
        if person.wait_for_offer()["dialog"]:
            return
        person.step()
    raise AssertionError("the deal never ends")


def test_resigning_is_asked_twice_and_loses_the_match(page: Page, site_url: str) -> None:
    person = at(page, site_url, moments.moment(moments.scored, GAMBLER))
    close(page)
    menu(page, "Resign")
    page.click("dialog .dialog-actions button:has-text('Go on')")
    assert person.stored("match")
    menu(page, "Resign")
    page.click("dialog .dialog-actions button:has-text('Resign')")
    page.click("dialog .dialog-actions button:has-text('Give up')")
    page.wait_for_selector("#start-screen:not([hidden]) .setup")
    assert person.stored("match") is None
    entry = person.stored("library")["matches"][0]
    assert (entry["result"]["winner"], entry["result"]["reason"]) == (1, "resigned")
    row = person.stored("stats")["lines"][0]["clean"]
    assert (row["matches"], row["won"], row["streak"]) == (1, 0, 0)
    played = replay_text(json.dumps(person.record())).deals
    assert row["called"] == sum(log.end is not None and log.end.caller == 0 for log in played)
    assert person.errors == []


def test_computers_can_be_watched(page: Page, site_url: str) -> None:
    person = Person(page)
    person.prefer()
    person.open(site_url)
    page.click("[data-opens=watch]")
    page.wait_for_selector("dialog.dialog-score", timeout=90_000)
    assert "You" not in page.locator("dialog.dialog-score").inner_text()
    page.click("dialog.dialog-score .dialog-actions button")
    # A deal that everybody passes is over at once.
    expect(page.locator("dialog.dialog-score h2")).to_contain_text("Deal 2", timeout=90_000)
    assert person.stored("match") is None
    assert person.errors == []


NO_DAY = {"day": -1, "days": 0}


def test_statistics_go_from_device_to_device(page: Page, site_url: str, tmp_path: Path) -> None:
    row = {"matches": 4, "won": 3, "called": 10, "made": 7, "baits": 2, "streak": 2, "best": 2}
    row |= {"reviewed": 2, "accuracy": 171.5}
    none = dict.fromkeys(row, 0)
    line = {"profile": "gambler", "custom": False, "players": 2, "level": "normal", "clean": row, "assisted": none}
    # An early version counted less.
    early = dict.fromkeys(("matches", "won", "called", "made", "baits"), 0)
    here = {"version": 1, "counted": ["a"], "lines": [{**line, "assisted": early}]}
    puzzles = {"version": 1, "rating": 1040, "results": {"a1": True, "b2": False}, "streak": 0, "best": 1} | NO_DAY
    lessons = {"version": 1, "solved": {"ten": ["ten"]}}
    person = Person(page)
    person.prefer()
    for name, kept in (("stats", here), ("puzzles", puzzles), ("lessons", lessons)):
        page.add_init_script(f"localStorage.setItem('{PREFIX}{name}', {json.dumps(json.dumps(kept))})")
    person.open(site_url)
    page.click("[data-opens=statistics]")
    with page.expect_download() as download:
        page.click("dialog .match-actions button")
    file = tmp_path / "statistics.json"
    download.value.save_as(file)
    exported = json.loads(file.read_text())
    assert (exported["lines"], exported["puzzles"], exported["lessons"]) == ([line], puzzles, lessons)

    def bring(content: object, answer: str = "") -> dict:
        file.write_text(content if isinstance(content, str) else json.dumps(content))
        page.set_input_files("dialog input[type=file]", file)
        if answer:
            page.click(f"dialog.dialog-question button:has-text('{answer}')")
        page.wait_for_selector("dialog.dialog-statistics [role=status]:not(:empty)")
        return person.stored("stats")["lines"][0]["clean"]

    for damaged in (
        "{",
        {"format": "other"},
        {**exported, "lines": [{**line, "clean": {**row, "won": 9}}]},
        {**exported, "lines": [{**line, "clean": {**row, "accuracy": 201}}]},
        {**exported, "counted": ["b"], "puzzles": {**puzzles, "results": {"a1": "yes"}}},
        {**exported, "counted": ["b"], "lessons": {"solved": {"ten": "ten"}}},
        {**exported, "version": 3},
    ):
        assert bring(damaged) == row
    assert (person.stored("puzzles"), person.stored("lessons")) == (puzzles, lessons)
    # The same matches cannot be added up, others can.
    file.write_text(json.dumps(exported))
    page.set_input_files("dialog input[type=file]", file)
    page.wait_for_selector("dialog.dialog-question")
    assert page.locator("dialog.dialog-question button:has-text('Add up')").count() == 0
    page.click("dialog.dialog-question button:has-text('Cancel')")
    elsewhere = {**puzzles, "rating": 1200, "results": {"b2": True, "c3": True, "d4": True}, "best": 3}
    other = {"puzzles": elsewhere, "lessons": {"version": 1, "solved": {"ten": ["ten"], "duck": ["duck"]}}}
    added = bring({**exported, **other, "counted": ["b"]}, "Add up")
    assert (added["matches"], added["won"], added["best"]) == (8, 6, 2)
    shown = page.locator("dialog.dialog-statistics").inner_text()
    assert "6 (75" in shown
    # 171.5 twice, over four matches.
    assert "85.8 (4)" in shown
    together = person.stored("puzzles")
    assert together["results"] == {"a1": True, "b2": False, "c3": True, "d4": True}
    assert (together["rating"], together["best"]) == (1200, 3)
    assert person.stored("lessons")["solved"] == {"ten": ["ten"], "duck": ["duck"]}
    # An older file has matches only: the rest stays.
    older = {name: exported[name] for name in ("format", "lines")} | {"version": 1, "counted": ["d"]}
    assert bring(older, "Replace") == row
    assert person.stored("puzzles") == together
    assert bring({**exported, "counted": ["c"]}, "Replace") == row
    assert (person.stored("puzzles"), person.stored("lessons")) == (puzzles, lessons)
    assert person.errors == []


def leading(_: Game, view: SeatView) -> bool:
    """The person leads in the midst of a deal."""
    return len(view.hand) == 5 and not view.trick and len(view.legal) == 5


def test_what_is_pressed_while_the_page_waits_is_done_once(page: Page, site_url: str) -> None:
    record = moments.moment(leading, GAMBLER)
    person = at(page, site_url, record)
    person.step()
    person.wait_for_offer()
    page.reload()
    person.press(".saved button")
    # The engine is still being started.
    page.focus(".hand button[tabindex='0']")
    page.keyboard.press("m")
    page.wait_for_selector("dialog.dialog-menu")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.focus(".hand button[tabindex='0']")
    page.keyboard.press("u")
    expect(page.locator(".hand button")).to_have_count(5, timeout=60_000)
    menu(page, "First screen")

    def twice(button: str) -> None:
        page.evaluate("button => { for (const _ of [1, 2]) document.querySelector(button).click(); }", button)

    twice("[data-opens=library]")
    page.click("dialog .import summary")
    assert page.locator("dialog[open]").count() == 1
    text, said = page.locator("#import-text"), page.locator("dialog .import [role=status]")
    matches = page.locator("dialog li.match").count()
    text.fill(record)
    twice("dialog .import button")
    expect(text).to_have_value("", timeout=60_000)
    # What is refused stays to be mended.
    text.fill("nonsense")
    page.click("dialog .import button")
    expect(said).to_contain_text("This is not a record", timeout=60_000)
    expect(text).to_have_value("nonsense")
    assert page.locator("dialog li.match").count() == matches + 1
    close(page)
    late_panels_stay_away(person)
    assert person.errors == []


def late_panels_stay_away(person: Person) -> None:
    """A panel that comes late finds the person at something else: at the table, and at the next card there."""
    page = person.page
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    page.route(re.compile(r"/(statistics|howToPlay)-[^/]+\.js$"), hold)

    def ask_for(button: str) -> None:
        page.click(button)
        while not late:
            page.wait_for_timeout(20)

    def let_come() -> None:
        with page.expect_event("requestfinished"):
            late.pop().continue_()
        page.wait_for_timeout(200)
        assert page.locator("dialog[open]").count() == 0

    ask_for("[data-opens=statistics]")
    person.press(".saved button")
    page.wait_for_selector(".hand button")
    let_come()
    person.wait_for_offer()
    ask_for("#help")
    person.step()
    let_come()
    assert person.wait_for_offer()["dialog"] == ""
