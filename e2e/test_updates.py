"""Version A is open, version B is deployed: nobody is disturbed, nothing is mixed, and one tap goes on with B."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from e2e.hosts import Host, app_of, next_build
from e2e.person import Person, wait_until

KEPT = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"
LOOK_FOR_UPDATE = "navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)"
CACHED = "caches.keys().then((names) => names.map((name) => name.split(':')[1]))"
NOTICE = "#notices .notice button.button"
MARK = "window.unloaded = false"
UNMARKED = "window.unloaded === undefined"

# The builds that this page, its worker included, has files of: a list of folder names below app/.
BUILDS = """() => [...new Set(performance.getEntriesByType('resource').map((entry) => entry.name)
  .concat([...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.href))
  .map((address) => /\\/app\\/(\\w+)\\//.exec(address)?.[1]).filter(Boolean))]"""


@pytest.fixture(scope="module")
def newer(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return next_build(dist, tmp_path_factory.mktemp("newer"))


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en-GB", service_workers="allow")
    yield context
    context.close()


def visit(page: Page, host: Host) -> Person:
    """Opens the page and begins a match; the files are kept by then."""
    person = Person(page)
    person.prefer()
    person.open(host.url)
    wait_until(page, KEPT)
    person.begin()
    person.play_until("cards")
    page.evaluate(MARK)
    return person


def test_an_open_page_goes_on_with_its_build_until_the_person_taps(
    page: Page, host: Host, dist: Path, newer: Path
) -> None:
    old, new = app_of(dist), app_of(newer)
    person = visit(page, host)
    host.deploy(newer)
    page.evaluate(LOOK_FOR_UPDATE)
    page.wait_for_selector(NOTICE)
    # The files of the old build are gone from the server. A card is played, a language that was not there yet is fetched,
    # a dead engine is started again: all from what is kept.
    person.step()
    (ukrainian,) = (dist / "app" / old / "js").glob("uk-*.js")
    page.evaluate("(file) => import(file)", f"{host.url}app/{old}/js/{ukrainian.name}")
    page.workers[0].evaluate("setTimeout(() => { throw new Error('gone'); })")
    person.step()
    assert page.evaluate(BUILDS) == [old]
    assert not page.evaluate(UNMARKED)
    person.wait_for_offer()
    deals = person.save()["deals"]

    with page.expect_navigation(timeout=60_000):
        person.press(NOTICE)
    page.wait_for_selector(".hand button")
    person.wait_for_offer()
    assert person.save()["deals"][0]["pack"] == deals[0]["pack"]
    assert person.save()["deals"][0]["actions"][: len(deals[0]["actions"])] == deals[0]["actions"]
    assert page.evaluate(BUILDS) == [new]
    assert page.locator(NOTICE).count() == 0
    wait_until(page, f"{CACHED}.then((names) => !names.includes('app/{old}') && names.includes('app/{new}'))")
    person.play_until("answers")
    assert page.evaluate(BUILDS) == [new]


def test_another_page_of_the_old_build_is_not_disturbed(
    context: BrowserContext, host: Host, dist: Path, newer: Path
) -> None:
    first = visit(context.new_page(), host)
    host.deploy(newer)
    first.page.evaluate(LOOK_FOR_UPDATE)
    first.page.wait_for_selector(NOTICE)
    second = Person(context.new_page())
    second.open(host.url)
    wait_until(second.page, "navigator.serviceWorker.controller !== null")
    assert second.page.evaluate(BUILDS) == [app_of(newer)]
    assert second.page.locator(NOTICE).count() == 0
    # Its caches stay as long as it is open.
    second.page.evaluate("(app) => navigator.serviceWorker.controller.postMessage({ app })", f"app/{app_of(newer)}")
    second.page.wait_for_timeout(1000)
    assert f"app/{app_of(dist)}" in first.page.evaluate(CACHED)
    first.step()
    assert not first.page.evaluate(UNMARKED)
    assert first.page.evaluate(BUILDS) == [app_of(dist)]
    assert first.errors == second.errors == []


@pytest.mark.parametrize("missing", ["index.html", "app", "wheel"])
def test_a_half_deployed_build_is_not_taken_and_later_it_is(
    page: Page, host: Host, dist: Path, newer: Path, missing: str
) -> None:
    """``missing``: what of the new build has not arrived when its service worker is already there."""
    person = visit(page, host)
    host.deploy(newer)
    if missing == "index.html":
        shutil.copy(dist / "index.html", host.folder / "index.html")
    elif missing == "app":
        shutil.rmtree(host.folder / "app" / app_of(newer) / "css")
    else:
        next(host.folder.rglob("*-any.bin")).write_bytes(b"cut short")
    page.evaluate(LOOK_FOR_UPDATE)
    wait_until(page, "navigator.serviceWorker.getRegistration().then((one) => !one.installing && !one.waiting)")
    assert page.locator(NOTICE).count() == 0
    page.reload()
    person.press(".saved button")
    person.step()
    assert page.evaluate(BUILDS) == [app_of(dist)]
    host.deploy(newer)
    page.evaluate(LOOK_FOR_UPDATE)
    page.wait_for_selector(NOTICE)
    assert page.evaluate(BUILDS) == [app_of(dist)]


def test_opening_the_page_again_is_enough(page: Page, host: Host, newer: Path) -> None:
    person = visit(page, host)
    host.deploy(newer)
    page.evaluate(LOOK_FOR_UPDATE)
    page.wait_for_selector(NOTICE)
    person.open(host.url)
    assert page.evaluate(BUILDS) == [app_of(newer)]
    assert app_of(newer) in page.locator('meta[name="deberts-version"]').get_attribute("content")
    assert person.errors == []
