"""Finds a Chromium for the tests, and on Debian installs one."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tools.project import BuildError, run, say

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find_chromium() -> Path:
    """The path of Playwright's own Chromium, else of the system's, which root on Debian gets installed."""
    found = _playwright_chromium() or _system_chromium()
    if found is None and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        say("installing Debian's chromium")
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run(["apt-get", "update", "-q"], cwd=Path("/"), env=quiet)
        run(["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"], cwd=Path("/"), env=quiet)
        found = _system_chromium()
    if found is None:
        raise BuildError(
            "no Chromium found: run `.venv/bin/playwright install chromium`, or install your system's chromium package."
        )
    return found


def _playwright_chromium() -> Path | None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  # of all parts only the browser's needs it

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.is_file() else None


def _system_chromium() -> Path | None:
    path = next((path for path in map(shutil.which, NAMES) if path), None)
    return Path(path) if path else None
