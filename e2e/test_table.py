"""The table under a person's hands: illegal cards, double clicks, dragging, sizes, and an engine that dies."""

import time
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, Route

from e2e.person import Person, sit_down

SIZES = [(320, 568), (360, 640), (768, 1024), (1440, 900), (640, 480), (844, 390)]

BOXES = """() => {
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
  return {
    wide: document.documentElement.scrollWidth - innerWidth,
    high: innerHeight,
    hand: shown('.hand button').map(box),
    actions: shown('.actions button').map(box),
    status: shown('[id^="table-status"]').map(box),
  };
}"""


def test_an_illegal_card_is_explained_and_nothing_is_played(page: Page, site_url: str) -> None:
    person = sit_down(page, site_url, profile="classic", players=3)
    for _ in range(60):
        seen = person.wait_for_offer()
        refused = page.locator('.hand button[data-legal="no"]')
        if seen["cards"] and refused.count():
            held, sentence = seen["held"], seen["status"]
            place = refused.first.bounding_box()
            page.mouse.click(place["x"] + 12, place["y"] + place["height"] / 2)
            page.wait_for_timeout(100)
            after = person.look()
            assert after["held"] == held
            assert after["status"] != sentence
            assert len(after["status"]) > 20
            return
        person.step()
    raise AssertionError("never an illegal card in sixty steps")


def test_a_double_click_never_acts_twice(page: Page, site_url: str) -> None:
    person = sit_down(page, site_url)
    for _ in range(12):
        seen = person.wait_for_offer()
        if seen["dialog"]:
            break
        spot = (seen["cards"] or seen["actions"])[0]
        own = [action for action in person.save()["deals"][-1]["actions"] if action.startswith("0 ")]
        page.mouse.dblclick(spot["x"], spot["y"])
        person.wait_for_offer()
        now = [action for action in person.save()["deals"][-1]["actions"] if action.startswith("0 ")]
        # Zero where the second click answered a question of the first (bella: the card put back).
        assert len(now) - len(own) <= 1


def test_a_card_is_played_by_dragging_it_to_the_table(page: Page, site_url: str) -> None:
    person = sit_down(page, site_url)
    seen = person.play_until("cards")
    card = seen["cards"][0]
    page.mouse.move(card["x"], card["y"])
    page.mouse.down()
    for step in range(1, 9):
        page.mouse.move(card["x"], card["y"] - 30 * step)
    page.mouse.up()
    person.wait_for_offer()
    assert card["code"] not in person.look()["held"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_everything_fits_at_every_size(browser: Browser, site_url: str, width: int, height: int, players: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=width < 500)
    page = context.new_page()
    person = sit_down(page, site_url, players=players)
    for wanted in ("actions", "cards"):
        person.play_until(wanted, held=6)
        boxes = page.evaluate(BOXES)
        assert boxes["wide"] <= 0
        hand = boxes["hand"]
        steps = [after[0] - before[0] for before, after in pairwise(hand)]
        assert min(steps) >= (30 if width == 320 else 34 if width == 360 else 44), steps
        assert all(left >= 0 and right <= width for left, _, right, _ in hand)
        for left, top, right, bottom in boxes["actions"]:
            assert right - left >= 44
            assert bottom - top >= 44
            assert left >= 0
            assert right <= width
            assert bottom <= boxes["high"]
            assert not any(overlap((left, top, right, bottom), other) for other in boxes["status"])
    assert person.errors == []
    context.close()


def overlap(one: tuple, other: list) -> bool:
    """Whether two boxes share more than a hair."""
    return min(one[2], other[2]) - max(one[0], other[0]) > 1 and min(one[3], other[3]) - max(one[1], other[1]) > 1


@pytest.mark.parametrize("death", ["setTimeout(() => { throw new Error('gone'); })", "self.close()"])
def test_a_worker_that_dies_is_started_again_and_the_match_goes_on(page: Page, site_url: str, death: str) -> None:
    person = sit_down(page, site_url)
    person.play_until("cards")
    before = person.save()["deals"][-1]["actions"]
    page.workers[0].evaluate(death)
    # A silent worker is taken for dead after twenty seconds; until then nothing that is pressed may be lost twice.
    end = time.monotonic() + 90
    while len(person.save()["deals"][-1]["actions"]) == len(before):
        assert time.monotonic() < end
        person.step()
        page.wait_for_timeout(500)
    after = person.save()["deals"][-1]["actions"]
    assert after[: len(before)] == before
    person.play_until("answers")


def test_the_first_screen_is_there_before_the_engine_and_play_is_honoured(page: Page, site_url: str) -> None:
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))  # noqa: PLW0108  # Playwright marks its handlers
    person = Person(page)
    person.prefer()
    person.open(site_url)
    person.begin()
    page.wait_for_selector("#loading:not([hidden])")
    for _ in range(200):
        if held:
            break
        page.wait_for_timeout(50)
    held[0].continue_()
    person.play_until("actions")
