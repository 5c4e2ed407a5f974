"""Starting: a snapshot for the next visit, and what a person is told when the engine does not start or hangs."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from e2e.person import Person, sit_down
from e2e.test_engine_start import LISTEN, app, start, wait_for

__all__ = ["app", "start"]  # fixtures

CACHE = "deberts-snapshot"

# The snapshot that is kept: its size, 0 without one.
KEPT = f"""async () => {{
  if (!(await caches.has('{CACHE}'))) return 0;
  const cache = await caches.open('{CACHE}');
  const [request] = await cache.keys();
  return request ? (await (await cache.match(request)).arrayBuffer()).byteLength : 0;
}}"""

# Puts another one in its place: the true one, changed.
SPOIL = f"""async (change) => {{
  const cache = await caches.open('{CACHE}');
  const [request] = await cache.keys();
  globalThis.whole ??= await (await cache.match(request))?.arrayBuffer();
  globalThis.place ??= request;
  const changed = new Uint8Array(whole.slice());
  changed[changed.length - 1] ^= 1;
  const other = {{ garbage: new Uint8Array(1000), half: whole.slice(0, whole.byteLength / 2 + 1), changed, whole }}[change];
  await cache.put(place, new Response(other));
}}"""

# Two starts from the snapshot, and some chance from each.
CHANCE = """async (folder) => {
  const { restore } = await import(`${folder}/python.js`);
  const { findSnapshot } = await import(`${folder}/snapshots.js`);
  const way = { fresh: false, onProgress: () => {} };
  const draw = async () => {
    const python = await restore(await findSnapshot(), way);
    return [
      "import random; f'{random.random()}'",
      "import tempfile; next(tempfile._get_candidate_names())",
      "import os; os.urandom(8).hex()",
    ].map((code) => python.runPython(code));
  };
  return [await draw(), await draw()];
}"""


# Python as a worker starts it from the files, a rehearsal of the engine, and then a first decision at a person's table:
# what is imported at the start, by the rehearsal, and by the decision.
REHEARSAL = """async (folder) => {
  const { startPyodide, WHEEL } = await import(`${folder}/pyodide.js`);
  const { createRehearsal } = await import(`${folder}/rehearsal.js`);
  const python = await startPyodide({ fresh: false, onProgress: () => {} });
  python.runPython(`import sys; sys.path.insert(0, "${WHEEL}")`);
  const api = python.pyimport('deberts.api');
  let known = [];
  const news = () => {
    const before = known;
    known = python.runPython("' '.join(sorted(sys.modules))").split(' ');
    return known.filter((name) => !before.includes(name));
  };
  const start = news();
  const rehearsal = createRehearsal(api);
  while (rehearsal.step(1));
  const rehearsed = news();
  const players = [{ name: 'a', kind: 'ai', level: 'hard' }, { name: 'b', kind: 'human' }];
  const game = { v: 1, type: 'new', rules: { profile: 'gambler' }, players, seed: '1'.repeat(32) };
  api.handle(JSON.stringify(game), 'x');
  while (!JSON.parse(api.work(1, 'x')).update);
  return [start, rehearsed, news()];
}"""


def wait_until_kept(page: Page, seconds: float = 120) -> None:
    """Waits for a snapshot."""
    end = time.monotonic() + seconds
    while not page.evaluate(KEPT):
        assert time.monotonic() < end, "no snapshot"
        page.wait_for_timeout(200)


def make_snapshot(page: Page, folder: str) -> None:
    """Has one made, as a page does when it has come to rest."""
    page.evaluate("async (address) => { void new Worker(address, { type: 'module' }); }", f"{folder}/snapshotWorker.js")
    wait_until_kept(page)


def started_from(page: Page, folder: str) -> str:
    """Starts one more engine, and asks it something; what it was started from."""
    page.evaluate(LISTEN, f"{folder}/engine.js")
    name, *_, origin = wait_for(page, "ready", "failure", seconds=90)
    assert name == "ready"
    assert page.evaluate("engine.request({ v: 1, type: 'hello' })")["ok"] is True
    page.evaluate("engine.stop()")
    return origin


def test_the_next_start_is_from_a_snapshot_unless_that_is_not_the_true_one(
    start, page: Page, site_url: str, app: str
) -> None:
    folder = f"{site_url}{app}/js"
    start()
    wait_for(page, "ready")
    make_snapshot(page, folder)
    assert started_from(page, folder) == "snapshot"
    for change in ("garbage", "half", "changed"):
        page.evaluate(SPOIL, change)
        assert started_from(page, folder) == "files"
        assert page.evaluate(KEPT) == 0
    page.evaluate(SPOIL, "whole")
    assert started_from(page, folder) == "snapshot"
    # Another build that takes this one for its own.
    page.context.route(
        "**/worker.js",
        lambda route: route.fulfill(
            response=(answer := route.fetch()), body=re.sub(r'\bbuild:"\w+"', 'build:"other"', answer.text())
        ),
    )
    assert started_from(page, folder) == "files"
    assert page.evaluate(KEPT) == 0


def test_the_first_decision_finds_everything_there(start, page: Page, site_url: str, app: str) -> None:
    start()
    at_start, rehearsed, decided = page.evaluate(REHEARSAL, f"{site_url}{app}/js")
    assert not [name for name in at_start if name.startswith(("deberts.ai.search", "deberts.review", "deberts.coach"))]
    assert "deberts.ai.search.policy" in rehearsed
    assert decided == []


def test_chance_is_not_the_same_after_each_start_from_a_snapshot(start, page: Page, site_url: str, app: str) -> None:
    folder = f"{site_url}{app}/js"
    start()
    wait_for(page, "ready")
    make_snapshot(page, folder)
    one, other = page.evaluate(CHANCE, folder)
    assert not set(one) & set(other)


def test_a_page_at_rest_has_a_snapshot_made_and_every_visit_deals_other_cards(
    browser: Browser, context: BrowserContext, page: Page, site_url: str
) -> None:
    page.clock.install()
    person = sit_down(page, site_url)
    hands = [tuple(sorted(person.wait_for_offer()["held"]))]
    assert page.evaluate(KEPT) == 0
    page.clock.run_for(20_000)
    wait_until_kept(page)
    page.close()
    origins: list[str] = []
    context.expose_function("note", lambda origin: origins.append(origin))  # noqa: PLW0108  # Playwright marks it
    context.add_init_script("""
      const Plain = Worker;
      Worker = class extends Plain {
        constructor(...words) {
          super(...words);
          this.addEventListener('message', ({ data }) => data.kind === 'ready' && note(data.from));
        }
      };
    """)
    for profile in (context, context, browser.new_context()):
        visitor = sit_down(profile.new_page(), site_url)
        hands.append(tuple(sorted(visitor.wait_for_offer()["held"])))
        assert not visitor.errors
    assert origins == ["snapshot", "snapshot"]
    assert len(set(hands)) == 4


@pytest.mark.parametrize(
    ("file", "answer", "words"),
    [
        ("pyodide.asm.wasm", {"status": 404}, "missing on the server"),
        ("pyodide.asm.wasm", None, "could not be fetched"),
        ("worker.js", {"status": 404}, "missing on the server"),
        ("python_stdlib.bin", {"body": "<html>", "content_type": "text/html"}, "wrong file"),
    ],
)
def test_a_person_is_told_what_is_wrong_and_tries_again(
    page: Page, site_url: str, file: str, answer: dict | None, words: str
) -> None:
    page.context.route(f"**/{file}", lambda route: route.fulfill(**answer) if answer else route.abort())
    person = Person(page)
    person.prefer()
    person.open(site_url)
    # On the first screen, and at the table, where PLAY has led.
    page.wait_for_selector(f"#notices :text('{words}')", timeout=30_000)
    person.begin()
    page.wait_for_selector(f"#loading [role=alert] :text('{words}')")
    page.context.unroute(f"**/{file}")
    person.press("#loading [role=alert] .button.primary")
    assert person.wait_for_offer()["held"]


def test_a_worker_that_hangs_is_ended_and_the_match_goes_on(page: Page, site_url: str) -> None:
    def trap(route) -> None:
        answer = route.fetch()
        code = "new BroadcastChannel('hang').onmessage = () => { for (;;); };\n"
        route.fulfill(response=answer, body=code + answer.text())

    page.clock.install()
    page.context.route("**/worker.js", trap)
    person = sit_down(page, site_url)
    person.play_until("cards")
    before = person.settled_save()["deals"][-1]["actions"]
    page.evaluate("void new BroadcastChannel('hang').postMessage('')")
    card = person.step()
    page.clock.run_for(25_000)
    end = time.monotonic() + 60
    while len(after := person.save()["deals"][-1]["actions"]) == len(before):
        assert time.monotonic() < end
        page.wait_for_timeout(200)
    assert after[: len(before)] == before
    assert card in after[len(before)]
    person.play_until("answers")
