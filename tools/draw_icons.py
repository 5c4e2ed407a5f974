"""Draws the icons of web/public/icons again from icon.svg: `.venv/bin/python -m tools.draw_icons`, after a change of it.

They are committed, for a build must not need a browser.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.browser import find_chromium

FOLDER = Path(__file__).parents[1] / "web" / "public" / "icons"

# File, edge in pixels, and whether the ground fills the square: systems that cut out their own shape want it so.
ICONS = (
    ("icon-192.png", 192, False),
    ("icon-512.png", 512, False),
    ("maskable-512.png", 512, True),
    ("apple-touch-icon.png", 180, True),
)


def draw() -> None:
    """Lets a browser draw each size."""
    drawing = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    chromium = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(chromium), args=["--no-sandbox"])
        for name, edge, full in ICONS:
            page = browser.new_page(viewport={"width": edge, "height": edge})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
            page.evaluate("(full) => full && document.getElementById('ground').removeAttribute('rx')", full)
            page.screenshot(path=FOLDER / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw()
