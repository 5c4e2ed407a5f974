"""Finds the browsers of the tests, and on Debian installs them: Chromium, Firefox and WebKitGTK."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools.project import BuildError, run, say


@dataclass(frozen=True)
class Engine:
    """A browser engine that the page is tested in."""

    name: str
    packages: tuple[str, ...]
    """What Debian calls it."""
    look: Callable[[], Path | None]

    @property
    def variable(self) -> str:
        """The environment variable that tells the tests where it is."""
        return f"DEBERTS_{self.name.upper()}"


def find(engine: Engine) -> Path | None:
    """Where the browser is; root on Debian gets it installed. None: it isn't there and can't be installed here."""
    found = engine.look()
    if found or not (shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0):
        return found
    say(f"installing Debian's {', '.join(engine.packages)}")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        run(["apt-get", "update", "-q"], cwd=Path("/"), env=quiet)
        run(["apt-get", "install", "-y", "-q", "--no-install-recommends", *engine.packages], cwd=Path("/"), env=quiet)
    except BuildError as problem:
        say(str(problem))
    return engine.look()


def find_chromium() -> Path:
    """Chromium, without which nothing of the page can be tested."""
    found = find(CHROMIUM)
    if found is None:
        raise BuildError(
            "no Chromium found: run `.venv/bin/playwright install chromium`, or install your system's chromium package."
        )
    return found


def places() -> dict[str, str]:
    """The environment that tells the tests where the browsers are. A missing one is not in it."""
    found = {engine.variable: find(engine) for engine in (FIREFOX, WEBKIT)}
    return {CHROMIUM.variable: str(find_chromium())} | {name: str(path) for name, path in found.items() if path}


def _chromium() -> Path | None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  # of all parts only the browser's needs it

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    system = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
    return path if path.is_file() else _program(*system)


def _webkit() -> Path | None:
    """WebKitGTK's little browser, if all that driving it takes is there: it knows no headless mode."""
    browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    complete = browsers and _program("WebKitWebDriver") and _program("Xvfb")
    return browsers[-1] if complete else None


def _program(*names: str) -> Path | None:
    path = next((path for path in map(shutil.which, names) if path), None)
    return Path(path) if path else None


CHROMIUM = Engine("chromium", ("chromium",), _chromium)
FIREFOX = Engine("firefox", ("firefox-esr",), lambda: _program("firefox-esr", "firefox"))
WEBKIT = Engine("webkit", ("webkit2gtk-driver", "xvfb"), _webkit)
