"""Tables in frames: somebody else's site that shows them, and how they are played there."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Frame, FrameLocator, Page, expect

ADDRESS = "https://example.org/deberts/"
OVERTRUMP = (
    "dp1;rules=gambler;dealer=0;phase=play;turned=8C;caller=1;trump=H;bottom=7C;"
    "h0=JH.7H.AS.TS.KS.AD.TD.8D.9C;h1=?8;trick=1:9H"
)

# Told by the elements of a page, as [id, event, detail].
LISTEN = """<script>
  window.told = [];
  for (const name of ['ready', 'start', 'state', 'move', 'illegal', 'lesson', 'deal-end', 'save', 'error', 'height']) {
    addEventListener(`deberts-${name}`, ({ target, detail }) => told.push([target.id, name, detail]));
  }
</script>"""


class OtherSite:
    """Somebody else's site. ``near`` is another origin of the same site as the game's, ``far`` is another site, where this
    browser lets frames keep nothing."""

    def __init__(self, folder: Path, near: str, site: str) -> None:
        self.folder = folder
        self.near = near
        self.far = near.replace("127.0.0.1", "localhost")
        self.site = site

    def write(self, name: str, body: str) -> None:
        """Writes a page; the address of the game in it becomes the real one."""
        text = (
            body if "<html" in body else f"<!doctype html><html lang=en><title>{name}</title><body>{body}</body></html>"
        )
        (self.folder / f"{name}.html").write_text(text.replace(ADDRESS, self.site), encoding="utf-8")

    def page(self, body: str, kind: str = "async") -> str:
        """A page with the element's script, and a list of what the elements told."""
        return f'{LISTEN}<script {kind} src="{ADDRESS}deberts-table.js"></script>{body}'


def table(page: Page, name: str) -> FrameLocator:
    """The frame of an element, or a plain frame."""
    return page.frame_locator(f"iframe#{name}, #{name} iframe")


def begin(page: Page, name: str) -> FrameLocator:
    """Presses the button of a poster and waits for the table."""
    page.locator(f"#{name}").scroll_into_view_if_needed()
    frame = table(page, name)
    frame.locator(".poster button").click()
    expect(frame.locator(".hand button").first).to_be_visible(timeout=90_000)
    return frame


def play(frame: FrameLocator) -> str | None:
    """Does what is offered first; cards and actions are others then. Returns the card, if it was one."""
    offered = frame.locator('.hand button[data-legal="yes"], .actions button.action:not([aria-disabled="true"])').first
    expect(offered).to_be_visible(timeout=60_000)
    shown = frame.locator(".hand button, .actions button.action")
    names = "all => all.map((one) => one.dataset.code ?? one.textContent).join()"
    before = shown.evaluate_all(names)
    card = offered.get_attribute("data-code")
    offered.click(timeout=30_000)
    end = time.monotonic() + 30
    while shown.evaluate_all(names) == before:
        assert time.monotonic() < end, f"nothing came of it: {before}"
    return card


def play_cards(frame: FrameLocator, count: int) -> None:
    """Plays as many cards, and whatever is asked before and between."""
    played: set[str] = set()
    for _ in range(20):
        if card := play(frame):
            played.add(card)
        if len(played) == count:
            return
    raise AssertionError(f"no more than {played} could be played")


def told(page: Page, name: str, event: str) -> list[dict[str, Any]]:
    """The details of an element's events so far."""
    return page.evaluate(f"told.filter(([id, event]) => id === '{name}' && event === '{event}').map((one) => one[2])")


def pack_of(page: Page, name: str) -> str:
    """The pack that an element's match began with."""
    state = page.evaluate("(name) => document.querySelector(`#${name}`).getState()", name)
    return json.loads(state["record"])["deals"][0]["pack"]


def wait(page: Page, condition: Callable[[], object], seconds: int = 60) -> None:
    for _ in range(seconds * 20):
        if condition():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never happened")


def frame_of(page: Page, name: str) -> Frame:
    """The frame itself, for what runs in it."""
    handle = page.locator(f"iframe#{name}, #{name} iframe").element_handle()
    assert handle
    frame = handle.content_frame()
    assert frame
    return frame
