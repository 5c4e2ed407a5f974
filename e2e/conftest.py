"""Fixtures that several files share; those of the browser itself are in tools/browser_fixtures.py."""

import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.frames import OtherSite
from e2e.hosts import Host
from e2e.person import PREFIX
from tools.serve import open_server

RUNTIME = re.compile(r"\.(wasm|bin|zip)$")

# As long as Playwright waits for anything else: a busy machine is slow to answer.
expect.set_options(timeout=30_000)


@pytest.fixture
def host(dist: Path, tmp_path: Path) -> Iterator[Host]:
    """A host of one's own, with a copy of the site that may be replaced."""
    host = Host(dist, tmp_path / "site")
    yield host
    host.stop()


@pytest.fixture(scope="module")
def other_site(site_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OtherSite]:
    """Somebody else's site, which shows tables in frames."""
    folder = tmp_path_factory.mktemp("other")
    with open_server(folder, 0) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield OtherSite(folder, server.url, site_url)
        server.shutdown()
        thread.join()


@pytest.fixture
def requests(context: BrowserContext) -> list[str]:
    """The addresses of everything heavy that is asked for."""
    seen: list[str] = []
    context.on("request", lambda request: RUNTIME.search(request.url) and seen.append(request.url))
    return seen


@pytest.fixture
def instant(page: Page) -> None:
    """Nothing moves for long: by the reader's own settings where frames may have any, else by the system's wish."""
    page.emulate_media(reduced_motion="reduce")
    settings = json.dumps({"version": 1, "settings": {"speed": "instant", "sound": False}})
    page.add_init_script(f"try {{ localStorage.setItem('{PREFIX}settings', {json.dumps(settings)}); }} catch {{}}")


@pytest.fixture
def no_page_errors(page: Page) -> Iterator[None]:
    """Nothing is thrown that nobody catches."""
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    yield
    assert not found
