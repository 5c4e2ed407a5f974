"""The page in the three engines that browsers are made of: one visit from the first card to a match without a network."""

import json
import os
import time
from typing import Any

import pytest

from e2e.drivers import Chromium, Driver, Firefox, WebKit
from e2e.frames import OVERTRUMP
from e2e.hosts import Host
from e2e.person import PREFIX, Person, verify
from tools.browser import CHROMIUM, FIREFOX, WEBKIT, Engine

ENGINES = (CHROMIUM, FIREFOX, WEBKIT)

# A short match against the weakest player. Stored like this, the page takes it for what was chosen the last time.
CHOICES = {
    "version": 1,
    "settings": {
        "speed": "instant",
        "sound": False,
        "setup": {"level": "easy", "players": 2, "switches": {"target": 301}},
    },
}
STORE = f"localStorage.setItem('{PREFIX}settings', {json.dumps(json.dumps(CHOICES))})"

# The beginning of a page with embedded tables, which notes who played in which.
ARTICLE = """<!doctype html><html lang="en"><title>Two tables</title>
<style>deberts-table { min-height: 0; height: 320px; aspect-ratio: auto }</style>
<script>
  window.moves = [];
  addEventListener('deberts-move', ({ target, detail }) => moves.push(`${target.id}${detail.seat}`));
</script>
<script src="deberts-table.js"></script>"""

# What would go unnoticed otherwise: errors of scripts, and what the page's own policy forbade.
LISTEN = """() => {
  window.complaints = [];
  for (const kind of ['error', 'unhandledrejection'])
    addEventListener(kind, (event) => complaints.push(String(event.message ?? event.reason)));
  addEventListener('securitypolicyviolation', (event) => complaints.push(`${event.violatedDirective} ${event.blockedURI}`));
}"""

SPOT = """() => {
  const button = document.querySelector(%s);
  if (!button) return null;
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = button.getBoundingClientRect();
  return width ? { x: left + Math.min(width / 2, 14), y: top + height / 2 } : null;
}"""

# Not whether it has this page: one that was opened at the moment when it started has it from the next time on.
KEPT = "navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated')"


class Visitor(Person):
    """Somebody at a browser that is driven from outside."""

    def __init__(self, driver: Driver) -> None:
        self.page = driver  # type: ignore[assignment]
        self.driver = driver
        self.errors: list[str] = []

    def open(self, url: str) -> None:
        self.driver.goto(url)
        self.spot('#start button[type="submit"]')
        self.driver.evaluate(LISTEN)

    def spot(self, selector: str, seconds: float = 120) -> dict[str, float]:
        """Where an element is, once it is there and has not moved for two looks."""
        end = time.monotonic() + seconds
        before = None
        while not (place := self.driver.evaluate(SPOT % json.dumps(selector))) or place != before:
            assert time.monotonic() < end, f"no {selector}"
            before = place
            self.driver.wait_for_timeout(100)
        return place

    def wait_for_offer(self, seconds: float = 240) -> dict[str, Any]:
        return super().wait_for_offer(seconds)

    def press(self, selector: str) -> None:
        self.press_at(self.spot(selector))

    def press_at(self, spot: dict[str, float]) -> None:
        self.driver.click(spot["x"], spot["y"])

    def wait_until(self, condition: str, seconds: float = 240) -> None:
        """Waits for an expression to be true."""
        end = time.monotonic() + seconds
        while not self.driver.evaluate(condition):
            assert time.monotonic() < end, condition
            self.driver.wait_for_timeout(250)

    def complaints(self) -> list[str]:
        """What went wrong since the page was opened."""
        return self.driver.evaluate("window.complaints")


def program(engine: Engine) -> str:
    """Where the browser is; without it the test is skipped, but never in CI."""
    path = os.environ.get(engine.variable)
    if not path:
        message = f"{engine.name} is not installed and could not be: Debian calls it {', '.join(engine.packages)}"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    return path


def start(engine: Engine, request: pytest.FixtureRequest, *, storage: bool = True) -> Driver:
    """The browser, with a new profile."""
    path = program(engine)
    if engine is CHROMIUM:
        return Chromium(request.getfixturevalue("browser"), storage=storage)
    return Firefox(path, storage=storage) if engine is FIREFOX else WebKit(path)


@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")  # selenium scolds itself
@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)
def test_a_visit_from_the_first_card_to_a_match_without_a_network(
    engine: Engine, host: Host, request: pytest.FixtureRequest
) -> None:
    driver = start(engine, request)
    try:
        visitor = Visitor(driver)
        visitor.open(host.url)
        driver.evaluate(STORE)
        visitor.open(host.url)
        visitor.begin()
        refuse_a_card(visitor)
        by_keyboard(visitor)
        reload_in_the_middle(visitor, host.url)
        visitor.play_to_the_end()
        verify(visitor.record())
        assert visitor.complaints() == []

        if engine is not CHROMIUM:  # whose frames have tests of their own
            two_frames_share_one_engine(visitor, host)
        visitor.wait_until(KEPT)
        host.stop()
        visitor.open(host.url)
        visitor.begin()
        visitor.play_until("answers")
        assert visitor.complaints() == []
        host.start()
    finally:
        driver.close()


def two_frames_share_one_engine(visitor: Visitor, host: Host) -> None:
    """A card is played in each of two tables of a page, and neither waits for the other."""
    tables = "".join(f'<deberts-table id="{name}" save="{name}" pos="{OVERTRUMP}"></deberts-table>' for name in "ab")
    (host.folder / "article.html").write_text(f"{ARTICLE}{tables}", encoding="utf-8")
    visitor.driver.goto(f"{host.url}article.html")
    for name in "ab":
        table = f"document.querySelector('#{name}')"
        visitor.driver.evaluate(f"{table}.start()")
        card = f"{table}.shadowRoot.querySelector('iframe').contentDocument.querySelector('.hand [data-code=JH]')"
        visitor.wait_until(f"{card} !== null")
        visitor.driver.evaluate(f"{card}.click()")
        visitor.wait_until(f"moves.includes('{name}0')")
    states = "['a', 'b'].map((id) => document.getElementById(id)).map(({ state, alone }) => [state, alone])"
    assert visitor.driver.evaluate(states) == [["playing", False]] * 2


def refuse_a_card(visitor: Visitor) -> None:
    """Presses a card that may not be played: nothing moves and a sentence says why."""
    for _ in range(100):
        seen = visitor.wait_for_offer()
        refused = visitor.driver.evaluate(SPOT % json.dumps('.hand button[data-legal="no"]'))
        if seen["cards"] and refused:
            visitor.press_at(refused)
            visitor.driver.wait_for_timeout(300)
            after = visitor.look()
            assert after["held"] == seen["held"]
            assert after["status"] != seen["status"]
            assert len(after["status"]) > 20
            return
        if visitor.step() == "result":
            visitor.press(".dialog-result .dialog-actions button.primary")
    raise AssertionError("never an illegal card in a hundred steps")


def by_keyboard(visitor: Visitor) -> None:
    """Plays a card with Enter."""
    # Not a king or queen: they may ask about the bella first.
    card = ""
    while not card:
        codes = [card["code"] for card in visitor.play_until("cards")["cards"]]
        card = next((code for code in codes if code[0] not in "KQ"), "")
        if not card:
            visitor.step()
    visitor.driver.evaluate(f"""() => document.querySelector('.hand button[data-code="{card}"]').focus()""")
    visitor.driver.press("Enter")
    visitor.wait_until(f"!document.querySelector('.hand button[data-code=\"{card}\"]')")


def reload_in_the_middle(visitor: Visitor, url: str) -> None:
    """Opens the page again and goes on with the match where it was."""
    before = visitor.settled_save()["deals"]
    visitor.open(url)
    visitor.press(".saved button")
    visitor.wait_for_offer()
    assert visitor.save()["deals"][: len(before)] == before


@pytest.mark.parametrize("engine", [CHROMIUM, FIREFOX], ids=lambda engine: engine.name)
def test_with_blocked_storage_it_says_so_and_begins(engine: Engine, host: Host, request: pytest.FixtureRequest) -> None:
    """WebKitGTK has no switch for it."""
    driver = start(engine, request, storage=False)
    try:
        visitor = Visitor(driver)
        visitor.open(host.url)
        visitor.wait_until("document.querySelector('#notices .notice p')?.textContent.length > 20")
        visitor.begin()
        visitor.wait_until("document.querySelectorAll('.hand button').length > 0")
        assert visitor.complaints() == []
    finally:
        driver.close()
