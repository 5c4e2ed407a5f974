"""A person at the page: looks at what is offered on the screen and presses it, by mouse or by finger.

Nothing here knows the rules or looks behind the page: what can be done is read from the buttons that are there.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ROOT = Path(__file__).parents[1]
PREFIX = "deberts:v1:"
_NO_ANSWER = 3.0
"""Seconds after which a table that looks as before is taken for what the press has led to."""

# What is on the screen: the dialog on top, the enabled buttons of the action bar, the cards that may be played.
LOOK = """() => {
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + Math.min(width / 2, 14), y: top + height / 2 };
  };
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const enabled = (button) => button.getAttribute('aria-disabled') !== 'true' && !button.disabled
    && button.getClientRects().length > 0 && getComputedStyle(button).pointerEvents !== 'none';
  const name = (button) => button.getAttribute('aria-label') ?? button.textContent.trim();
  const list = (selector, root = document) => [...root.querySelectorAll(selector)].filter(enabled)
    .map((button) => {
      const { code = '', verb = '' } = button.dataset;
      return { name: name(button), code, verb, ...middle(button) };
    });
  return {
    dialog: dialog ? [...dialog.classList].find((one) => one.startsWith('dialog-')) : '',
    answers: dialog ? list('.dialog-actions button', dialog).reverse() : [],
    actions: list('.actions button.action'),
    cards: list('.hand button[data-legal="yes"]'),
    held: [...document.querySelectorAll('.hand button')].map((button) => button.dataset.code),
    status: document.querySelector('[id^="table-status"]')?.textContent ?? '',
  };
}"""


class Person:
    """Somebody with a page before them. ``pointer`` is ``mouse`` or ``finger``."""

    _pressed: dict[str, Any] | None = None
    """What was on the screen at the last step."""

    def __init__(self, page: Page, pointer: str = "mouse") -> None:
        self.page = page
        self.pointer = pointer
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._listen)

    def _listen(self, message: Any) -> None:
        # The test profile says so itself, see tools/browser_fixtures.py.
        blocked = "Service Worker registration blocked by Playwright" in message.text
        if message.type in ("error", "warning") and not blocked:
            self.errors.append(message.text)

    # --- before the table -------------------------------------------------------------------------------------------

    def prefer(self, **settings: object) -> None:
        """Has settings stored before the page opens for the first time."""
        stored = json.dumps({"version": 1, "settings": {"speed": "instant", "sound": False, **settings}})
        self.page.add_init_script(
            f"try {{ localStorage.getItem('{PREFIX}settings') ?? "
            f"localStorage.setItem('{PREFIX}settings', {json.dumps(stored)}); }} catch {{}}"
        )

    def open(self, url: str) -> None:
        """Opens the page."""
        self.page.goto(url)
        # Not until it is seen: a link may have led on to the table by then.
        self.page.wait_for_selector('#start button[type="submit"]', state="attached")

    def choose(self, **choices: str | int) -> None:
        """Presses choices of the first screen: players, profile, level, target."""
        for name, value in choices.items():
            self.press(f'#start label:has(input[name="{name}"][value="{value}"])')

    def begin(self) -> None:
        """Presses PLAY."""
        self.press('#start button[type="submit"]')

    # --- at the table -----------------------------------------------------------------------------------------------

    def press(self, selector: str) -> None:
        """Presses an element."""
        target = self.page.locator(selector).first
        if self.pointer == "finger":
            target.tap()
        else:
            target.click()

    def press_at(self, spot: dict[str, Any]) -> None:
        """Presses what was seen at a place of the screen."""
        if self.pointer == "finger":
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])

    def look(self) -> dict[str, Any]:
        """What is offered now."""
        return self.page.evaluate(LOOK)

    def wait_for_offer(self, seconds: float = 60) -> dict[str, Any]:
        """Waits until something can be pressed and has been there, unmoved, for two looks.

        Right after a step the table may look as before, while the engine answers: that is no offer yet.
        """
        start = time.monotonic()
        end = start + seconds
        before: dict[str, Any] = {}
        while time.monotonic() < end:
            now = self.look()
            # Under a dialog nothing else can be pressed, and one that has opened by itself takes no press at first.
            offered = now["answers"] if now["dialog"] else now["actions"] or now["cards"]
            answered = now != self._pressed or time.monotonic() > start + _NO_ANSWER
            if now == before and offered and answered and "loading" not in now["dialog"]:
                return now
            before = now
            self.page.wait_for_timeout(15)
        raise AssertionError(f"nothing to press for {seconds} s: {before} {self.errors}")

    def step(self) -> str:
        """Does one thing that is offered; what it was."""
        seen = self.wait_for_offer()
        if seen["dialog"] == "dialog-result":
            return "result"
        self._pressed = seen
        if seen["dialog"]:
            self.press_at(seen["answers"][0])
            return seen["dialog"]
        if seen["cards"]:
            self.press_at(seen["cards"][0])
            return seen["cards"][0]["code"]
        offered = next(action for action in seen["actions"] if action["verb"] != "refuse")
        self.press_at(offered)
        return offered["verb"] or offered["name"]

    def play_until(self, wanted: str, held: int = 0, steps: int = 60) -> dict[str, Any]:
        """Plays until something is on the screen: ``cards``, ``actions``, ``answers``; what is seen then.

        ``held`` is how many cards there must be in the hand at least: actions are offered after the last trick too.
        """
        for _ in range(steps):
            seen = self.wait_for_offer()
            if seen[wanted] and len(seen["held"]) >= held and (wanted == "answers" or not seen["dialog"]):
                return seen
            self.step()
        raise AssertionError(f"no {wanted} after {steps} steps")

    def play_to_the_end(self, steps: int = 3000) -> list[str]:
        """Plays until the match result is on the screen; everything that was done."""
        done: list[str] = []
        for _ in range(steps):
            done.append(self.step())
            if done[-1] == "result":
                return done
        raise AssertionError(f"no end after {steps} steps: {done[-20:]}")

    # --- what the page keeps ----------------------------------------------------------------------------------------

    def stored(self, key: str) -> Any:
        """What the page keeps under a key of its own."""
        text = self.page.evaluate(f"localStorage.getItem('{PREFIX}{key}')")
        return None if text is None else json.loads(text)

    def record(self) -> dict[str, Any]:
        """The record of the newest finished match."""
        return json.loads(self.stored("library")["matches"][0]["record"])

    def save(self) -> dict[str, Any]:
        """The record of the running match."""
        return json.loads(self.stored("match")["record"])

    def settled_save(self) -> dict[str, Any]:
        """The record of the running match once the computers have done what they do."""
        self.wait_for_offer()
        before: dict[str, Any] = {}
        while before != (now := self.save()):
            before = now
            self.page.wait_for_timeout(500)
        return now


def sit_down(page: Page, url: str, pointer: str = "mouse", **choices: str | int) -> Person:
    """Opens the page and begins a match."""
    person = Person(page, pointer)
    person.prefer()
    person.open(url)
    person.choose(**choices)
    person.begin()
    return person


def wait_until(page: Page, condition: str, seconds: float = 60, every: float = 50) -> None:
    """Waits for an expression or function in the page to be true; `wait_for_function` would need eval."""
    end = time.monotonic() + seconds
    while not page.evaluate(condition):
        assert time.monotonic() < end, condition
        page.wait_for_timeout(every)


def verify(record: dict[str, Any]) -> None:
    """Checks a record with the command line."""
    done = subprocess.run(
        [sys.executable, "-m", "deberts", "verify", "-"],
        input=json.dumps(record),
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(ROOT / "py")},
        check=False,
    )
    assert done.returncode == 0, done.stderr
