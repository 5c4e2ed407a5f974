"""The site on a host: at any path, with the right types, under its strict policy, and ready to be installed."""

import json
import threading
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from e2e.person import Person, sit_down, wait_until
from tools.serve import TYPES, open_server

VIOLATIONS = """addEventListener('securitypolicyviolation', (event) =>
  (window.violations ??= []).push(`${event.effectiveDirective} ${event.blockedURI}`));"""

# What the policy must stop, by the directive that stops it; each answers whether it was stopped.
FORBIDDEN = {
    # From a timer: what the test itself evaluates is let through.
    "script-src": """() => new Promise((resolve) => setTimeout(() => {
      try { resolve(eval('false')); } catch (error) { resolve(error instanceof EvalError); }
    }))""",
    "script-src-elem": """() => {
      const script = document.createElement('script');
      script.textContent = 'window.inline = true';
      document.body.append(script);
      return window.inline === undefined;
    }""",
    "connect-src": "() => fetch('http://127.0.0.1:9/', { mode: 'no-cors' }).then(() => false, () => true)",
    "img-src": """() => new Promise((resolve) => {
      const image = new Image();
      image.onload = () => resolve(false);
      image.onerror = () => resolve(true);
      image.src = 'http://127.0.0.1:9/a.png';
    })""",
    "style-src-elem": """() => {
      const style = document.createElement('style');
      style.textContent = 'body { --inline: 1 }';
      document.head.append(style);
      return getComputedStyle(document.body).getPropertyValue('--inline') === '';
    }""",
}


@pytest.fixture
def watched(page: Page) -> Page:
    page.add_init_script(VIOLATIONS)
    return page


def test_a_match_with_every_panel_opened_breaks_no_rule_of_the_policy(watched: Page, site_url: str) -> None:
    page = watched
    person = Person(page)
    person.prefer()
    person.open(site_url)
    look_around(page, "#start button:not([type=submit])")
    assert page.evaluate("window.violations ?? []") == []
    # One of the buttons has led to the table.
    person.open(site_url)
    person.begin()
    person.play_until("cards")
    menu = 'dialog[open].dialog-menu [class*="menu-item"]'
    person.press("#menu")
    page.wait_for_selector(menu)
    count = page.locator(menu).count()
    assert count > 8
    page.keyboard.press("Escape")
    for index in range(count):
        person.press("#menu")
        item = page.locator(menu).nth(index)
        if item.is_enabled():
            item.click()
        put_away(page)
        if page.locator("#table-screen").is_hidden():
            person.press(".saved button")
            person.wait_for_offer()
    person.play_to_the_end()
    assert page.evaluate("window.violations ?? []") == []
    assert person.errors == []


def look_around(page: Page, buttons: str) -> None:
    """Presses each button and puts away what it opens."""
    for index in range(page.locator(buttons).count()):
        button = page.locator(buttons).nth(index)
        if button.is_visible():
            button.click()
            # Some are fetched first, and one leads to the table.
            page.wait_for_selector("dialog[open], #table-screen:not([hidden])")
            put_away(page)


def put_away(page: Page) -> None:
    """Closes all dialogs."""
    page.wait_for_timeout(100)
    for _ in range(5):
        if page.locator("dialog[open]").count() == 0:
            return
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
    raise AssertionError("a dialog that Escape does not close")


@pytest.mark.parametrize("directive", FORBIDDEN)
def test_what_the_page_never_does_is_refused(watched: Page, site_url: str, directive: str) -> None:
    watched.goto(site_url)
    assert watched.evaluate(FORBIDDEN[directive]) is True
    wait_until(watched, f"(window.violations ?? []).some((one) => one.startsWith('{directive} '))")


@pytest.mark.parametrize("base", ["/", "/a/b/c/"])
def test_it_works_at_any_path(page: Page, dist: Path, base: str) -> None:
    with open_server(dist, 0, base) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        person = sit_down(page, server.url)
        person.step()
        assert all(url.startswith((server.url, "data:", "blob:")) for url in asked)
        assert person.errors == []
        server.shutdown()


def test_every_file_is_sent_with_its_type(dist: Path, site_url: str) -> None:
    for file in dist.rglob("*"):
        if file.is_file() and file.name != ".nojekyll":
            with urllib.request.urlopen(site_url + file.relative_to(dist).as_posix()) as response:
                assert response.headers["Content-Type"] == TYPES[file.suffix], file


def test_the_page_can_be_installed(browser: Browser, site_url: str) -> None:
    context = browser.new_context(service_workers="allow")
    page = context.new_page()
    page.goto(site_url)
    devtools = context.new_cdp_session(page)
    answer = devtools.send("Page.getAppManifest")
    assert answer["url"] == f"{site_url}deberts.webmanifest"
    assert answer["errors"] == []
    problems = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A profile of the tests is a private one, where nothing can be installed.
    assert [problem["errorId"] for problem in problems if problem["errorId"] != "in-incognito"] == []
    context.close()


def test_the_browsers_frame_takes_the_colour_of_the_theme(page: Page, site_url: str) -> None:
    person = Person(page)
    colours = set()
    for theme in ("dark", "light", "night", "contrast"):
        page.goto(site_url)
        page.evaluate(
            "(text) => localStorage.setItem('deberts:v1:settings', text)",
            json.dumps({"version": 1, "settings": {"theme": theme}}),
        )
        person.open(site_url)
        (colour,) = page.evaluate(
            "[...new Set([...document.querySelectorAll('meta[name=theme-color]')].map((one) => one.content))]"
        )
        colours.add(colour)
    assert len(colours) == 4
