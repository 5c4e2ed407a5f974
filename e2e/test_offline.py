"""After the first visit the game needs no network: what is kept is complete and mends itself; without it all works, too."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.hosts import Host, app_of
from e2e.person import Person, verify, wait_until

TAGLINES = {"en": "Odessa", "ru": "Одессы", "uk": "Одеси"}

# The list in front of the service worker, compared with what its caches hold.
IS_WHOLE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return false;
  const script = await (await fetch('sw.js')).text();
  const { files } = JSON.parse(script.slice(script.indexOf('{'), script.indexOf(';')));
  const sizes = Object.entries(files).map(async ([path, { size }]) => {
    const kept = await caches.match(new URL(path, registration.scope).href);
    return (await kept?.blob())?.size === size;
  });
  return (await Promise.all(sizes)).every(Boolean);
}"""

# Deletes an entry, or leaves the beginning of it.
DAMAGE = """async ([end, length]) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!new RegExp(`${end}$`).test(request.url)) continue;
      const kept = await cache.match(request);
      if (length === null) await cache.delete(request);
      else await cache.put(request, new Response((await kept.blob()).slice(0, length), kept));
      return;
    }
  }
  throw new Error('nothing kept under ' + end);
}"""

DAMAGES = (
    [
        ("/js/main.js", None),
        ("/js/worker.js", 10),
        ("/js/uk-.*", 0),
        (".wasm", None),
        ("-any.bin", 0),
        ("/deberts/", None),
    ],
    [
        ("/js/main.js", 100),
        (".wasm", 5_000_000),
        ("python_stdlib.bin", 1_000_000),
        ("pyodide.asm.mjs", 1000),
        ("/deberts/", 300),
    ],
)
"""Of each visit: how addresses end, and how much is left of what is kept under them."""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en-GB", service_workers="allow")
    yield context
    context.close()


@pytest.fixture
def visitor(page: Page, host: Host) -> Person:
    """Somebody whose first visit has lasted long enough."""
    person = Person(page)
    person.prefer()
    person.open(host.url)
    wait_until(page, IS_WHOLE, seconds=180, every=500)
    return person


def test_a_whole_match_is_played_without_a_network(visitor: Person, host: Host, page: Page) -> None:
    host.stop()
    page.context.set_offline(True)
    visitor.errors.clear()
    visitor.open(host.url)
    visitor.choose(players=2)
    visitor.begin()
    visitor.play_to_the_end()
    verify(visitor.record())
    for language, word in TAGLINES.items():
        settings = page.evaluate("JSON.parse(localStorage.getItem('deberts:v1:settings'))")
        settings["settings"]["language"] = language
        page.evaluate("(value) => localStorage.setItem('deberts:v1:settings', JSON.stringify(value))", settings)
        visitor.open(f"{host.url}?from={language}#there")
        assert word in page.locator("#tagline").inner_text()
    assert visitor.errors == []
    page.goto(f"{host.url}{page.locator('#licences').get_attribute('href')}")
    assert "Pyodide" in page.inner_text("body")
    page.context.set_offline(False)
    host.start()


def test_what_is_missing_or_damaged_is_fetched_again(visitor: Person, host: Host, page: Page) -> None:
    for damages in DAMAGES:
        for damage in damages:
            page.evaluate(DAMAGE, damage)
        assert not page.evaluate(IS_WHOLE)
        visitor.open(host.url)
        visitor.begin()
        visitor.step()
        wait_until(page, IS_WHOLE, seconds=180, every=500)
        assert visitor.errors == []


def test_without_service_workers_it_plays_and_keeps_nothing(page: Page, host: Host) -> None:
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    person = Person(page)
    person.prefer()
    person.open(host.url)
    person.begin()
    person.step()
    assert page.evaluate("caches.keys()") == []
    assert person.errors == []


def test_a_service_worker_that_is_refused_costs_nothing(page: Page, host: Host) -> None:
    page.add_init_script(
        "ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'))"
    )
    person = Person(page)
    person.prefer()
    person.open(host.url)
    person.begin()
    person.step()
    assert person.errors == []


def test_in_a_frame_no_service_worker_is_started(page: Page, host: Host) -> None:
    page.route("**/frame", lambda route: route.fulfill(body=f'<iframe src="{host.url}">', content_type="text/html"))
    page.goto(f"{host.url}frame")
    frame = page.frames[1]
    frame.wait_for_selector('#start button[type="submit"]')
    frame.click('#start button[type="submit"]')
    frame.wait_for_selector(".hand button")
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


def test_caches_of_others_are_left_alone(visitor: Person, host: Host, page: Page) -> None:
    others = ["deberts-snapshot", "deberts-site-/other/:app/123", "another game"]
    page.evaluate("(names) => Promise.all(names.map((name) => caches.open(name)))", others)
    page.evaluate("caches.open('deberts-site-/deberts/:app/0123')")
    page.reload()
    wait_until(page, "async () => !(await caches.keys()).includes('deberts-site-/deberts/:app/0123')")
    names = page.evaluate("caches.keys()")
    assert set(others) <= set(names)
    assert f"deberts-site-/deberts/:app/{app_of(host.folder)}" in names
    assert visitor.errors == []


def test_who_deletes_everything_deletes_the_games_files_too(visitor: Person, host: Host, page: Page) -> None:
    own = ["deberts-snapshot", f"deberts-site-/deberts/:app/{app_of(host.folder)}"]
    other = "deberts-site-/other/:app/123"
    mark = f"{host.url}app/mark"
    put = "([name, mark]) => caches.open(name).then((cache) => cache.put(mark, new Response('')))"
    has = "([name, mark]) => caches.match(mark, { cacheName: name }).then(Boolean)"
    for name in (*own, other):
        page.evaluate(put, [name, mark])
    page.context.set_offline(True)
    delete_everything(visitor)
    # Nothing of ours is left, and the page, which can't come again without a network, says what is next.
    expect(page.locator("#notices")).to_contain_text("once there is one", timeout=60_000)
    assert page.evaluate("caches.keys()") == [other]
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('deberts:'))") == []
    assert page.locator("dialog[open]").count() == 0
    page.context.set_offline(False)
    with page.expect_navigation(timeout=60_000):
        page.click("#notices .notice button.small")
    wait_until(page, IS_WHOLE, seconds=180, every=500)
    for name in own:
        page.evaluate(put, [name, mark])
    with page.expect_navigation(timeout=60_000):
        delete_everything(visitor)
    # The files themselves come again at once, but not what else was there.
    page.wait_for_selector('#start button[type="submit"]')
    assert [page.evaluate(has, [name, mark]) for name in (*own, other)] == [False, False, True]
    wait_until(page, IS_WHOLE, seconds=180, every=500)


def delete_everything(visitor: Person) -> None:
    """Has the page delete what it keeps."""
    visitor.press("#start button:has-text('Settings')")
    visitor.press("dialog .button.danger")
    visitor.press("dialog.dialog-question button:has-text('Delete everything')")


def test_where_the_site_is_gone_the_service_worker_leaves(visitor: Person, host: Host, page: Page) -> None:
    (host.folder / "sw.js").unlink()
    visitor.open(host.url)
    wait_until(page, "async () => (await navigator.serviceWorker.getRegistrations()).length === 0")
