"""Settings change what they say: the order of the hand, one question before a card, the last card, the layout."""

import pytest
from playwright.sync_api import Page, expect

from e2e import moments
from e2e.moments import at
from e2e.person import Person

CLASSIC = {"profile": "classic", "players": 3}
ORDER = "[...document.querySelectorAll('.hand button')].map((one) => one.dataset.code)"


def set_up(page: Page, name: str, value: str) -> None:
    """Changes a setting at the table."""
    page.click("#menu")
    page.click("dialog .menu-item:has-text('Settings')")
    page.click(f"dialog label:has(input[name='{name}'][value='{value}'])")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


def test_the_hand_is_sorted_as_the_person_wants_it(page: Page, site_url: str) -> None:
    at(page, site_url, moments.moment(moments.a_card_is_refused, CLASSIC))
    usual = page.evaluate(ORDER)
    set_up(page, "ranks", "low-left")
    turned = page.evaluate(ORDER)
    assert turned != usual
    assert [card[1] for card in turned] == [card[1] for card in usual]
    set_up(page, "sort", "trumps-right")
    assert page.evaluate(ORDER) == usual[::-1]
    set_up(page, "sort", "suits")
    suits = [card[1] for card in page.evaluate(ORDER)]
    assert suits == sorted(suits, key="SHCD".index)


def test_a_card_is_played_only_when_it_is_tapped_twice(page: Page, site_url: str) -> None:
    person = at(page, site_url, moments.moment(moments.a_card_is_refused, CLASSIC), confirmTap=True)
    card = person.play_until("cards")["cards"][0]
    held = person.look()["held"]
    person.press_at(card)
    page.wait_for_selector(".actions button")
    assert person.look()["held"] == held
    assert "?" in person.look()["status"]
    person.press_at(card)
    page.wait_for_selector(f".hand [data-code='{card['code']}']", state="detached")
    # The question has a button too.
    card = person.play_until("cards")["cards"][0]
    person.press_at(card)
    page.click(".actions button.main")
    page.wait_for_selector(f".hand [data-code='{card['code']}']", state="detached")


def test_unmarked_cards_look_alike_and_a_number_plays_one(page: Page, site_url: str) -> None:
    record = moments.moment(moments.a_card_is_refused, CLASSIC)
    person = at(page, site_url, record, marks=False, playByNumber=True, narration="moves", cardPoints=True)
    person.play_until("cards")
    looks = """[...document.querySelectorAll('.held .card')].map((card) => {
      const { translate, boxShadow } = getComputedStyle(card);
      return [translate, boxShadow, getComputedStyle(card.querySelector('.card-face')).filter].join();
    })"""
    assert len(set(page.evaluate(looks))) == 1
    points = """[...document.querySelectorAll('.held')].map((one) =>
      [one.dataset.code[0], getComputedStyle(one.querySelector('.card'), '::after').content.replaceAll('"', '')])"""
    worth = {
        "7": {"0"},
        "8": {"0"},
        "9": {"0", "14"},
        "T": {"10"},
        "J": {"2", "20"},
        "Q": {"3"},
        "K": {"4"},
        "A": {"11"},
    }
    assert all(shown in worth[rank] for rank, shown in page.evaluate(points))
    held = page.locator(".held")
    page.focus(".held")
    for legal in ("no", "yes"):
        place = held.evaluate_all("(all, wanted) => all.findIndex((one) => one.dataset.legal === wanted)", legal)
        code = held.nth(place).get_attribute("data-code")
        page.keyboard.press(f"Shift+{place + 1}")
        if legal == "no":
            page.wait_for_selector("[data-kind='refusal']")
            assert page.evaluate("document.activeElement.dataset.code") == code
    page.wait_for_selector(f".hand [data-code='{code}']", state="detached")
    # A screen reader is told of the cards, and not of the trick that they made.
    person.wait_for_offer()
    told = page.locator(".spoken")
    expect(told).to_contain_text("You")
    assert "Tricks" not in told.text_content()


def test_mute_takes_sounds_and_calls_and_gives_back_what_was_heard(page: Page, site_url: str) -> None:
    person = at(page, site_url, moments.moment(moments.a_card_is_refused, CLASSIC), spokenCalls=True)
    page.click("#menu")
    mute = page.locator("dialog .menu-item[aria-pressed]")
    for pressed, heard in (("true", (False, False)), ("false", (False, True))):
        mute.click()
        expect(mute).to_have_attribute("aria-pressed", pressed)
        kept = person.stored("settings")["settings"]
        assert (kept["sound"], kept["spokenCalls"]) == heard


@pytest.mark.parametrize("autoplay", [True, False])
def test_the_last_card_plays_itself_where_that_is_wished(page: Page, site_url: str, autoplay: bool) -> None:
    before_last = moments.moment(lambda _, view: len(view.hand) == 2 and len(view.legal) == 1, CLASSIC)
    person = at(page, site_url, before_last, autoplay=autoplay)
    deal = len(person.save()["deals"])
    person.press_at(person.play_until("cards")["cards"][0])
    if autoplay:
        page.wait_for_selector("dialog.dialog-score")
    else:
        page.wait_for_selector(".hand button[data-legal='yes']:only-child")
        page.wait_for_timeout(900)
        assert len(person.look()["held"]) == 1
    assert len(person.save()["deals"]) == deal


def test_the_left_hand_has_the_buttons_on_its_side(page: Page, site_url: str) -> None:
    page.set_viewport_size({"width": 640, "height": 480})
    at(page, site_url, moments.moment(moments.in_round(2), CLASSIC))
    right = page.locator(".actions").bounding_box()
    set_up(page, "handed", "left")
    left = page.locator(".actions").bounding_box()
    assert left["x"] + left["width"] < 320 < right["x"]
    hand = page.locator(".hand").bounding_box()
    assert hand["x"] >= left["x"] + left["width"]


def test_large_cards_do_not_cover_each_others_index(page: Page, site_url: str) -> None:
    at(page, site_url, moments.moment(moments.may_lead, CLASSIC), largeCards=True)
    for width, height in [(320, 568), (360, 640), (768, 1024)]:
        page.set_viewport_size({"width": width, "height": height})
        boxes = [one.bounding_box() for one in page.locator(".hand button").all()]
        assert len(boxes) == 9
        assert len({box["y"] for box in boxes}) == 2
        for box in boxes:
            assert box["width"] >= 44
            assert box["height"] >= 44
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width


def test_the_theme_follows_the_system_until_one_is_chosen(page: Page, site_url: str) -> None:
    person = Person(page)
    person.prefer()
    page.emulate_media(color_scheme="light")
    person.open(site_url)
    theme = "document.documentElement.dataset.theme"
    assert page.evaluate(theme) == "light"
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector("html[data-theme='dark']")
    page.emulate_media(contrast="more")
    page.wait_for_selector("html[data-theme='contrast']")
    person.press("[data-opens=settings]")
    page.click("dialog label:has(input[name='theme'][value='night'])")
    assert page.evaluate(theme) == "night"
