"""Every state of the page at every size: axe finds nothing, nothing overlaps, nothing is cut off.

One page is led from state to state; in each it is looked at in all sizes, so nothing has to be played twice.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise

import pytest
from playwright.sync_api import Browser, Page

from deberts.deal.actions import Verb
from e2e import moments
from e2e.axe import OF_THE_SIZE, findings
from e2e.person import PREFIX, Person

SIZES = [(320, 568), (360, 640), (568, 320), (640, 480), (768, 1024), (1440, 900)]

PAIRS = {"profile": "klabor", "players": 4}
THREE = {"profile": "classic", "players": 3}
TWO = {"profile": "gambler", "players": 2}
STAKES = {"profile": "stakes", "players": 2}

# Moments of a match, each reached by opening a match of the library that stands there.
MOMENTS: dict[str, Callable[[], str]] = {
    "First round": lambda: moments.moment(moments.in_round(1), TWO),
    "Second round": lambda: moments.moment(moments.in_round(2), PAIRS),
    "Exchange": lambda: moments.moment(moments.may(Verb.SWAP), THREE),
    "Runs": lambda: moments.moment(moments.may(Verb.DECLARE), TWO),
    "Doubled": lambda: moments.moment(moments.may(Verb.ACCEPT), STAKES),
    "Doubling": lambda: moments.moment(moments.may(Verb.DOUBLE), STAKES),
    "Refused card": lambda: moments.moment(moments.a_card_is_refused_after_a_swap, PAIRS),
    "Three in play": lambda: moments.moment(moments.a_card_is_refused, THREE),
    "Score": lambda: moments.moment(moments.scored, THREE),
}

# What must not lie over anything else, and what must not lie outside. `inner`: texts that may not be cut off.
LAYOUT = """() => {
  const seen = (one) => one.getClientRects().length && getComputedStyle(one).visibility !== 'hidden';
  const box = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    const scroller = one.closest('.run-chips')?.getBoundingClientRect();
    if (scroller) [top, bottom] = [Math.max(top, scroller.top), Math.min(bottom, scroller.bottom)];
    return { what: one.className + ' ' + one.textContent.slice(0, 20), left, top, right, bottom };
  };
  const all = (selector, root) => [...root.querySelectorAll(selector)].filter(seen);
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const table = document.querySelector('#table-screen:not([hidden]) .board');
  const apart = '.menu-button, .chip, .seats .avatar, .seats .name, .seats .badge, .pile, .stock:not([data-empty]),'
    + ' [id^="table-status"], .own-seat .avatar, .own-seat .badge, .actions button, .quiet-actions button, .trick .card';
  // A badge that opens something is larger for the finger than it looks.
  const cut = [...(dialog ?? document).querySelectorAll('button, h1, h2, h3, td, th, legend, .choice-label')]
    .filter((one) => seen(one) && !one.closest('.hand, .badge') && one.scrollWidth > one.clientWidth + 1
      && getComputedStyle(one).display !== 'inline');
  return {
    width: innerWidth,
    height: innerHeight,
    sideways: [document.documentElement, ...(dialog ? dialog.querySelectorAll('.dialog-body') : [])]
      .map((one) => one.scrollWidth - one.clientWidth),
    cut: cut.map((one) => one.className + ' ' + one.textContent.trim().slice(0, 30)),
    dialog: dialog ? box(dialog) : null,
    apart: table && !dialog ? all(apart, table).map((one) => ({ ...box(one), trick: Boolean(one.closest('.trick')) }))
      : [],
    hand: table && !dialog ? all('.hand button', table).map(box) : [],
  };
}"""


def layout_faults(page: Page) -> Iterator[str]:
    """What overlaps, is cut off, lies outside or needs scrolling sideways."""
    seen = page.evaluate(LAYOUT)
    if max(seen["sideways"]) > 0:
        yield f"scrolls sideways: {seen['sideways']}"
    yield from (f"cut off: {what}" for what in seen["cut"])
    everything = [*seen["apart"], *seen["hand"], *([seen["dialog"]] if seen["dialog"] else [])]
    for one in everything:
        if one["left"] < -0.5 or one["top"] < -0.5 or one["right"] > seen["width"] + 0.5:
            yield f"outside: {one}"
        elif one["bottom"] > seen["height"] + 0.5:
            yield f"below the screen: {one}"
    for one, other in combinations(seen["apart"], 2):
        # Cards of one trick lie over each other.
        if overlap(one, other) and not (one["trick"] and other["trick"]):
            yield f"overlap: {one} {other}"
    for one in seen["apart"]:
        yield from (f"over the hand: {one}" for card in seen["hand"] if overlap(one, card))
    steps = [after["left"] - before["left"] for before, after in pairwise(seen["hand"])]
    least = {320: 30, 360: 34, 568: 36}.get(seen["width"], 44)
    if steps and min(steps) < least:
        yield f"strips of {min(steps)} px"


def overlap(one: dict, other: dict) -> bool:
    """Whether two boxes share more than a hair, and neither is part of the other."""
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return wide > 1 and high > 1


class Tour:
    """A page, and what was found wrong on the way."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []

    def look(self, state: str) -> None:
        """Looks at the state in all sizes."""
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            # Two frames: one for the layout, one for what reacts to it.
            self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            # The narrowest and the widest show all there is, so these two are asked everything.
            whole = (width, height) in (SIZES[0], SIZES[-1])
            found = [*findings(self.page, None if whole else OF_THE_SIZE), *layout_faults(self.page)]
            self.faults += [f"{state} at {width}x{height}: {fault}" for fault in found]

    def close(self) -> None:
        """Closes the dialog on top."""
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")


@pytest.fixture(scope="module")
def library() -> dict:
    return moments.library({name: make() for name, make in MOMENTS.items()} | {"Result": moments.finished(TWO)})


@pytest.fixture
def tour(browser: Browser, site_url: str, library: dict) -> Iterator[Tour]:
    # axe measures with inline styles, which the page's own policy forbids.
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", has_touch=True, bypass_csp=True)
    page = context.new_page()
    person = Person(page, "mouse")
    person.prefer()
    page.add_init_script(f"localStorage.getItem('{PREFIX}library') ?? localStorage.setItem('{PREFIX}library', "
                         f"{json.dumps(json.dumps(library))})")  # fmt: skip
    person.open(site_url)
    yield Tour(page)
    assert person.errors == []
    context.close()


PANELS = [
    "lessons",
    "puzzles",
    "tips",
    "compare",
    "howToPlay",
    "pad",
    "fairness",
    "library",
    "statistics",
    "settings",
    "about",
    "privacy",
    "replay",
    "editor",
]


def test_the_first_screen_and_its_panels(tour: Tour) -> None:
    page = tour.page
    tour.look("start")
    page.click("#start .quiet.wide")
    page.click("dialog details:nth-of-type(3) summary")
    tour.look("house rules")
    tour.close()
    for name in PANELS:
        page.click(f"[data-opens={name}]")
        page.wait_for_selector("dialog[open]")
        tour.look(name)
        tour.close()
    page.click("[data-opens=library]")
    page.click("li.match:has-text('Result') .button >> nth=0")
    page.click("dialog.dialog-result details summary")
    tour.look("match result")
    tour.close()
    assert not tour.faults, "\n".join(tour.faults)


def test_the_table_in_every_moment(tour: Tour) -> None:
    page = tour.page
    for name in MOMENTS:
        if page.locator("#table-screen").is_visible():
            leave(page)
        page.click("[data-opens=library]")
        page.click(f"li.match:has-text('{name}') .button >> nth=0")
        page.wait_for_selector("dialog.dialog-score, .actions button, .hand button[data-legal]", timeout=60_000)
        if name in {"Refused card", "Three in play"}:
            page.click(".hand button[data-legal='no'] >> nth=0", position={"x": 8, "y": 40}, force=True)
        if name == "Score":
            page.click("dialog.dialog-score details summary")
        tour.look(name)
    tour.close()
    page.keyboard.press("Escape")
    assert not tour.faults, "\n".join(tour.faults)


def test_a_match_that_is_looked_at(tour: Tour) -> None:
    page = tour.page
    page.click("[data-opens=library]")
    page.click("li.match:has-text('Result') .match-actions button >> nth=1")
    page.wait_for_selector(".replay-bar", timeout=60_000)
    page.click(".replay-bar [aria-label='One trick on']")
    page.wait_for_selector(".pile")
    page.click(".replay-choices button >> nth=0")
    page.wait_for_selector(".replay-hands")
    tour.look("replay")
    assert not tour.faults, "\n".join(tour.faults)


def leave(page: Page) -> None:
    """Goes back to the first screen."""
    page.click("#menu")
    page.click("dialog .menu-item >> nth=-1")
    page.wait_for_selector("#start-screen:not([hidden])")


def test_the_panels_of_the_table(tour: Tour) -> None:
    page = tour.page
    page.click("[data-opens=library]")
    page.click("li.match:has-text('Refused card') .button >> nth=0")
    page.wait_for_selector(".hand button[data-legal]", timeout=60_000)
    page.click(".pile >> nth=0")
    tour.look("last trick")
    tour.close()
    page.click("#menu")
    tour.look("menu")
    page.click("dialog .menu-item:has-text('Rules of this match')")
    page.wait_for_selector("dialog.dialog-in-force")
    tour.look("rules")
    tour.close()
    # The signs of the table open the rule behind them.
    for sign, meant in ((".dealer:visible", "marks the dealer"), (".chip.target", "Match to")):
        page.set_viewport_size({"width": 768, "height": 1024})
        page.click(sign)
        page.wait_for_selector(f"dialog.dialog-in-force .meant:has-text('{meant}')")
        tour.close()
    page.click("#menu")
    page.click("dialog .menu-item:has-text('What happened')")
    page.wait_for_selector("dialog.dialog-log li")
    tour.look("log")
    tour.close()
    page.click(".chip.score")
    page.wait_for_selector("dialog.dialog-deals")
    tour.look("all deals")
    tour.close()
    assert not tour.faults, "\n".join(tour.faults)


def test_a_lesson_before_and_after_the_answer(tour: Tour) -> None:
    page = tour.page
    page.click("[data-opens=lessons]")
    page.click('dialog button[data-lesson="duck"]')
    page.wait_for_selector(".lesson-goal", timeout=60_000)
    page.click(".lesson-buttons button:text-is('Hint')")
    page.click(".lesson-buttons button:text-is('Another hint')")
    tour.look("lesson")
    page.click('.hand button[data-code="AD"]')
    page.wait_for_selector(".lesson-verdict")
    tour.look("lesson answered")
    assert not tour.faults, "\n".join(tour.faults)


def test_the_review_of_a_match_and_of_a_deal(tour: Tour) -> None:
    page = tour.page
    page.click("[data-opens=library]")
    page.click("li.match:has-text('Result') .button >> nth=0")
    page.click("dialog.dialog-result button:has-text('Review')")
    page.wait_for_selector("dialog.dialog-review .review-match", timeout=60_000)
    page.wait_for_function("document.querySelector('.review-status').textContent.trim() !== ''", timeout=120_000)
    tour.look("review of a match")
    page.click(".review-match tbody button >> nth=1")
    page.wait_for_function("document.querySelector('.review-status').textContent.trim() !== ''", timeout=120_000)
    page.click("dialog.dialog-review button:has-text('Find what was better')")
    tour.look("review with a question")
    page.click("dialog.dialog-review button:has-text('Show the answer')")
    page.click("dialog.dialog-review [data-lines]")
    page.wait_for_selector(".review-lines section:nth-child(2) ol li")
    tour.look("review with an answer")
    assert not tour.faults, "\n".join(tour.faults)


def test_the_coach_in_the_first_deal(tour: Tour) -> None:
    page = tour.page
    page.click("[data-opens=lessons]")
    page.click('dialog button[data-lesson="first-deal"]')
    page.wait_for_selector(".coach-moment", timeout=60_000)
    for _ in range(3):
        page.click('[data-coach="hint"]')
    page.wait_for_selector(".coach-answer")
    tour.look("coach")
    page.click(".actions button.action >> nth=0")
    page.click('[data-coach="count"]')
    page.wait_for_selector(".coach-count")
    tour.look("coach, what is out")
    assert not tour.faults, "\n".join(tour.faults)
