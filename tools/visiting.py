"""A browser beside the built site, for what is measured there."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, sync_playwright

from tools.as_written import serve_as_written
from tools.browser import find_chromium
from tools.browser_fixtures import FLAGS
from tools.project import Project
from tools.serve import open_server


@contextmanager
def browser_at_site(project: Project) -> Iterator[tuple[Browser, str]]:
    """A browser of its own, and the address of the built page."""
    chromium = str(find_chromium())
    with open_server(project.dist, 0, "/") as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield browser, server.url
        browser.close()
        server.shutdown()


@contextmanager
def beside_the_page(project: Project) -> Iterator[tuple[Page, str]]:
    """An empty page in the site's place, and the folder of the site's scripts, which come as they are written."""
    (app,) = (project.dist / "app").iterdir()
    with browser_at_site(project) as (browser, url):
        page = browser.new_page()
        page.route(url, lambda route: route.fulfill(body="<title>bench</title>", content_type="text/html"))
        serve_as_written(page.context)
        page.goto(url)
        yield page, f"{url}app/{app.name}/js"
