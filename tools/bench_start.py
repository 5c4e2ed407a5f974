"""`bench start`: from the address to the first card, side by side with stock Pyodide and PyScript.

Every run visits each page in a new browser profile (cold), again in the same profile (warm), and has its worker started
again; the game is visited once more when it has put its snapshot aside. Runs of the pages take turns, so that what else
the machine does meets all of them.
"""

from __future__ import annotations

import shutil
import statistics
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools.browser import find_chromium
from tools.browser_fixtures import FLAGS
from tools.link import HOME, LOOPBACK, LinkServer
from tools.project import Project, say

HERE = Path(__file__).parent / "start_bench"
PATIENCE = 180
# The browser's own frame around a new window is made of pages too, and keeps a processor busy for half a second.
NEW_WINDOW_MS = 2000
GAME, STOCK, PYSCRIPT = "Deberts", "stock Pyodide", "PyScript"
PAGES = {GAME: "game/", STOCK: "stock.html", PYSCRIPT: "pyscript.html"}

MARKS = """() => ({ ...globalThis.bench,
  paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })"""
ROWS = {
    "paint": ("cold", "warm", "snapshot"),
    "screen": ("cold", "warm", "snapshot"),
    "answer": ("cold", "warm", "snapshot"),
    "deal": ("cold", "warm", "snapshot"),
    "card": ("cold", "warm", "snapshot"),
    "restart": ("cold", "warm", "snapshot"),
    "bytes": ("cold", "warm"),
    "all bytes": ("cold",),
}
# Stock Pyodide shows nothing and deals no cards: these are compared with its answer.
STOCKS = dict.fromkeys(("paint", "screen", "deal", "card"), "answer")
HAS_SNAPSHOT = """caches.has('deberts-snapshot').then(async (is) => is
  && (await (await caches.open('deberts-snapshot')).keys()).length > 0)"""

Figures = dict[tuple[str, str, str], list[float]]
"""By page, visit and what was measured: one figure a run."""


def bench_start(project: Project, runs: int) -> None:
    """Measures over both links and prints a table for each."""
    chromium = str(find_chromium())
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        root = lay_out(project, Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        for make_link in (LOOPBACK, HOME):
            with LinkServer(root, make_link()) as server:
                figures: Figures = defaultdict(list)
                for run in range(runs):
                    names = list(PAGES)
                    for name in names[run % 3 :] + names[: run % 3]:
                        visit(browser, server, name, figures)
                say(report(server.link.name, runs, figures))
                server.shutdown()
        browser.close()


def lay_out(project: Project, root: Path) -> Path:
    """A folder with the game and the pages beside it, all with the same Pyodide."""
    shutil.copytree(project.dist, root / "game")
    shutil.copytree(HERE, root, dirs_exist_ok=True)
    shutil.copytree(project.node_modules / "pyodide", root / "pyodide")
    shutil.copytree(project.node_modules / "@pyscript" / "core" / "dist", root / "pyscript")
    return root


def visit(browser: Browser, server: LinkServer, name: str, figures: Figures) -> None:
    """One run of one page."""
    context = browser.new_context()
    if name == GAME:
        context.add_init_script(path=HERE / "probe.js")

    def note(visit: str, what: str, figure: float) -> None:
        figures[name, visit, what].append(figure)

    for visit in ("cold", "warm", "snapshot") if name == GAME else ("cold", "warm"):
        if visit == "snapshot":
            settle(context, server.url)
        before = server.link.sent
        page = context.new_page()
        page.wait_for_timeout(NEW_WINDOW_MS)
        page.goto(server.url + PAGES[name])
        marks = wait_for(page, "card" if name == GAME else "answer")
        if (marks.get("from") == "snapshot") != (visit == "snapshot"):
            raise RuntimeError(f"the {visit} visit started from {marks['from']}")
        note(visit, "bytes", (server.link.sent - before) / 1000)
        for what in ("paint", "screen", "answer", "deal", "card"):
            if what in marks:
                note(visit, what, marks[what])
        if name != PYSCRIPT:
            note(visit, "restart", page.evaluate("restart()"))
        if visit == "cold":
            page.wait_for_timeout(2000)
            note(visit, "all bytes", (server.link.sent - before) / 1000)
        page.close()
    context.close()


def wait_for(page: Page, mark: str) -> dict[str, Any]:
    """The page's marks, once this one is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        marks: dict[str, Any] = page.evaluate(MARKS)
        if marks.get(mark):
            return marks
        page.wait_for_timeout(50)
    raise RuntimeError(f"{page.url}: no {mark} in {PATIENCE} s")


def settle(context: BrowserContext, address: str) -> None:
    """Waits in the game's page, as a person who plays, until the snapshot is put aside."""
    page = context.new_page()
    page.goto(address + PAGES[GAME])
    end = time.monotonic() + PATIENCE
    while not page.evaluate(HAS_SNAPSHOT):
        if time.monotonic() > end:
            raise RuntimeError(f"no snapshot in {PATIENCE} s")
        page.wait_for_timeout(200)
    page.close()


def report(link: str, runs: int, figures: Figures) -> str:
    """The medians of one link as tables, and what they are of stock Pyodide's."""

    def median(page: str, visit: str, what: str) -> float | None:
        values = figures.get((page, visit, what))
        return statistics.median(values) if values else None

    lines = [
        f"\nstart over {link}: medians of {runs} runs in ms from the address, bytes in kB; in brackets: of stock Pyodide's",
        f"{'':20}" + "".join(f"{page:>20}" for page in PAGES),
    ]
    for what, visits in ROWS.items():
        for visit in visits:
            stock = median(STOCK, "warm" if visit == "snapshot" else visit, STOCKS.get(what, what))
            cells = []
            for page in PAGES:
                figure = median(page, visit, what)
                ratio = f" ({figure / stock:.2f})" if figure and stock else " " * 7
                cells.append(f"{figure:.0f}{ratio}" if figure else "-" + " " * 7)
            lines.append(f"{what:10}{visit:10}" + "".join(f"{cell:>20}" for cell in cells))
    return "\n".join(lines)
