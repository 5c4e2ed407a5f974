"""Tables in pages of other sites: what their addresses may say, what people see, and the code that is copied."""

from __future__ import annotations

import re
from html import escape, unescape
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.axe import findings
from e2e.frames import ADDRESS, OVERTRUMP, OtherSite, begin, frame_of, play, table, told, wait

pytestmark = pytest.mark.usefixtures("instant", "no_page_errors")

ROOT = Path(__file__).parents[1]
EXAMPLES = re.findall(r"```html\n(.*?)```", (ROOT / "docs/embedding.md").read_text(encoding="utf-8"), re.DOTALL)


WRONG = {
    "?level=god&lang=en": "level=god. Possible is: normal, easy, hard, crazy",
    "?lang=ru&rules=nobody": "rules=nobody",
    "?lang=uk&rules=gambler,fun:yes": "правило «fun»",
    "?lang=en&rules=gambler,all_pass:never": "all_pass=never",
    "?lang=en&to=7000000": "target=7000000",
    "?lang=uk&lesson=anything": "Урок «anything» тут невідомий",
    "?lang=en&mode=position": "lacks “pos”",
    "?lang=en&v=2": "version 2",
    "?lang=en&deal=abc": "match in the address of this table is damaged",
    "?lang=en&seed=x": "seed=x",
    "?lang=xx": "lang=xx",
    "?lang=en&accent=red": "accent=red",
    "?lang=en&coach=always": "coach=always. Possible is: illegal, off, hints, full",
    "?lang=en&origin=somewhere": "origin=somewhere",
}


def test_an_address_that_means_nothing_gets_a_sentence(page: Page, other_site: OtherSite, site_url: str) -> None:
    frames = (
        f'<iframe id="w{place}" title="{place}" src="{ADDRESS}embed/{escape(address)}"></iframe>'
        for place, address in enumerate(WRONG)
    )
    other_site.write("wrong", "".join(frames))
    page.goto(f"{other_site.near}wrong.html")
    for place, said in enumerate(WRONG.values()):
        frame = table(page, f"w{place}")
        expect(frame.get_by_role("alert")).to_contain_text(said, timeout=30_000)
        expect(frame.locator(".poster a")).to_have_attribute("href", site_url)
    assert findings(frame_of(page, "w0")) == []


def test_the_page_around_says_how_much_help_there_is(page: Page, other_site: OtherSite) -> None:
    attributes = f'lang="en" pos="{OVERTRUMP}"'
    other_site.write(
        "coach",
        other_site.page(
            f"""<deberts-table id="a" coach="hints" {attributes}></deberts-table>
          <deberts-table id="b" coach="full" ui="hint,stats" save="off" {attributes}>
            <img slot="poster" src="none.jpg" alt="My own picture">
          </deberts-table>""",
            'type="module"',
        ),
    )
    page.goto(f"{other_site.near}coach.html")
    frame = begin(page, "a")
    frame.locator('.coach-bar [data-coach="hint"]').click(timeout=60_000)
    assert page.evaluate("document.querySelector('#a').hint()") is None
    page.evaluate("document.querySelector('#a').hint()")
    expect(frame.locator(".coach-answer")).to_contain_text("J♥", timeout=60_000)
    frame.locator('.hand [data-code="7H"]').click(force=True)
    wait(page, lambda: told(page, "a", "illegal"))
    assert told(page, "a", "illegal") == [{"card": "7H", "reason": "beat_trump"}]
    assert told(page, "a", "state")[-1]["legal"] == ["JH"]
    # Its rule is read without leaving the page.
    frame.locator("button.rule").click()
    expect(frame.locator(".dialog-in-force .meant").first).to_be_visible(timeout=30_000)
    assert findings(frame_of(page, "a")) == []
    assert findings(page) == []
    page.get_by_role("button", name="My own picture").click()
    expect(page.get_by_role("button", name="My own picture")).to_have_count(0)
    hidden = table(page, "b")
    play(hidden)
    assert ["record" in page.evaluate(f"document.querySelector('#{name}').getState()") for name in "ab"] == [
        True,
        False,
    ]
    assert hidden.locator(".coach-bar").count() == 0
    expect(hidden.locator(".chip.score")).to_be_disabled()
    page.evaluate("document.querySelector('#a').removeAttribute('coach')")
    expect(frame.locator(".coach-bar")).to_have_count(0)
    # What only the engine finds wrong with an address is a sentence, too.
    wrong = OVERTRUMP.replace("h1=?8", "h1=?7")
    page.evaluate("(pos) => document.querySelector('#b').load({ pos, start: true })", wrong)
    expect(hidden.get_by_role("alert")).to_contain_text(
        "cannot be played: “h1” is not right (hand_size)", timeout=60_000
    )


def test_unknown_names_are_left_alone_and_parts_are_hidden(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}embed/?tomorrow=1&ui=menu,score&lang=en")
    expect(page.locator(".poster button")).to_have_text("Play")
    page.goto(f"{site_url}embed/?mode=rules&rules=klabor&players=4&lang=en")
    expect(page.locator(".embed-rules")).to_contain_text("Klabor")


# --- what people see ---------------------------------------------------------------------------------------------------


def unshared(route: Route) -> None:
    answer = route.fetch()
    headers = {name: value for name, value in answer.headers.items() if name != "access-control-allow-origin"}
    route.fulfill(response=answer, headers=headers)


def test_the_demo_site_shows_five_positions(page: Page, other_site: OtherSite, requests: list[str]) -> None:
    other_site.write("demo", (ROOT / "docs/demo/index.html").read_text(encoding="utf-8"))
    # Not every host lets other sites have its files.
    page.context.route("**/deberts-table.js", unshared)
    page.goto(f"{other_site.near}demo.html")
    names = ("beat", "trump", "nine", "take", "runs")
    for name in names:
        page.locator(f"#{name}").scroll_into_view_if_needed()
        expect(table(page, name).locator(".poster")).to_contain_text("You hold", timeout=30_000)
    page.locator("#rules").scroll_into_view_if_needed()
    rules = frame_of(page, "rules")
    # As high as its rules are, and no higher a second later.
    wait(page, lambda: page.locator("#rules").bounding_box()["height"] > 1000)  # type: ignore[index]
    height = page.locator("#rules").bounding_box()["height"]  # type: ignore[index]
    page.wait_for_timeout(500)
    assert page.locator("#rules").bounding_box()["height"] == height  # type: ignore[index]
    assert rules.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    page.evaluate("document.querySelector('#rules').load({ lesson: 'nine' })")
    wait(page, lambda: page.locator("#rules").bounding_box()["height"] < 1000)  # type: ignore[index]
    assert requests == []
    for size in ({"width": 1000, "height": 800}, {"width": 360, "height": 640}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert findings(page) == []
        assert findings(frame_of(page, "beat")) == []
    for name in names:
        page.locator(f"#{name}").scroll_into_view_if_needed()
        play(begin(page, name))
    page.set_viewport_size({"width": 1000, "height": 800})
    assert findings(frame_of(page, "beat")) == []


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_of_the_guide_work(page: Page, other_site: OtherSite, example: str) -> None:
    other_site.write("example", example)
    page.goto(f"{other_site.near}example.html")
    for frame in page.locator("iframe, deberts-table").all():
        frame.scroll_into_view_if_needed()
    wait(page, lambda: len(page.frames) > 1)
    for frame in page.frames[1:]:
        frame.wait_for_selector(".poster button, .embed-rules h3", timeout=30_000)
        assert frame.get_by_role("alert").count() == 0


def test_the_menu_copies_code_that_works(
    page: Page, context: BrowserContext, other_site: OtherSite, site_url: str
) -> None:
    page.goto(site_url)
    page.locator('#start button[type="submit"]').click()
    expect(page.locator(".hand button").first).to_be_visible(timeout=90_000)
    page.locator("#menu").click()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Copy embed code").click()
    codes = {}
    for content in ("play", "position", "replay"):
        page.locator(f'.dialog-code label:has(input[value="{content}"])').click()
        codes[content] = [page.locator(f"#code-{form}").input_value() for form in ("element", "frame")]
    other_site.write("copied", "".join(code for forms in codes.values() for code in forms))
    other = context.new_page()
    other.goto(f"{other_site.near}copied.html")
    for place in range(6):
        other.locator("iframe, deberts-table").nth(place).scroll_into_view_if_needed()
    wait(other, lambda: len(other.frames) == 7)
    for frame in other.frames[1:]:
        frame.wait_for_selector(".poster button", timeout=30_000)
        assert frame.get_by_role("alert").count() == 0
    # The record of a match that goes on does not tell what is still to be dealt.
    assert "seed" not in unescape(codes["replay"][0])
    replay = next(frame for frame in other.frames if "deal=" in frame.url)
    replay.locator(".poster button").click()
    replay.get_by_role("button", name="Play from here").click(timeout=90_000)
    expect(replay.locator(".hand button").first).to_be_visible()
