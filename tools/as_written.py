"""The page's modules one by one, as they are written, for what looks at one of them alone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext, Route

from tools.bundle import ENTRIES

MODULES = Path(__file__).parents[1] / ".build" / "bundle" / "js"


def serve_as_written(context: BrowserContext) -> None:
    """Lets the pages of a profile ask the site's folder of scripts for modules that the build has put together.

    Workers are as on the site.
    """

    def answer(route: Route) -> None:
        module = MODULES / route.request.url.rpartition("/js/")[2]
        if module.is_file() and module.stem not in ENTRIES["workers"]:
            route.fulfill(path=module, content_type="text/javascript")
        else:
            route.fallback()

    context.route("**/js/**", answer)
