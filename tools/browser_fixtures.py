"""pytest fixtures for e2e/: the built site on a server in a sub-path, and a browser to look at it."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools.serve import open_server

# The first two for containers, the others keep Chromium from asking for things that have nothing to do with the page.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site's folder."""
    return Path(__file__).parents[1] / "dist"


@pytest.fixture(scope="session")
def site_url(dist: Path) -> Iterator[str]:
    """The address of the built page, in a sub-path as on a project's page of a shared host."""
    with open_server(dist, 0, "/deberts/") as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server.url
        server.shutdown()
        thread.join()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium, whose profiles have no service worker unless they ask for it.

    A test that changes what the network sends must not be answered from a cache, and to fill one takes time.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["DEBERTS_CHROMIUM"], args=list(FLAGS))
        browser.new_context = partial(browser.new_context, service_workers="block")  # type: ignore[method-assign]
        yield browser
        browser.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser profile of its own: empty cache, empty storage."""
    context = browser.new_context(locale="en-GB")
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """An empty tab."""
    return context.new_page()
