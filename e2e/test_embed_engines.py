"""Many tables in one page of another site: they share one engine or take turns; in a sandbox, without storage."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.axe import findings
from e2e.frames import OVERTRUMP, OtherSite, begin, frame_of, pack_of, play, play_cards, table, told, wait

pytestmark = pytest.mark.usefixtures("instant", "no_page_errors")


def test_ten_tables_cost_nothing_until_one_is_started_and_all_are_played(
    page: Page, other_site: OtherSite, requests: list[str]
) -> None:
    """Eight share one engine; one is in a sandbox, and one of a site that may keep nothing here."""
    matches = ["t0", "t1"]
    positions = [f"p{number}" for number in range(6)]
    shared = matches + positions
    tables = "".join(f'<deberts-table id="{name}" lang="en" seed="{name[1]}1"></deberts-table>' for name in matches)
    tables += "".join(f'<deberts-table id="{name}" lang="en" pos="{OVERTRUMP}"></deberts-table>' for name in positions)
    far = other_site.site.replace("127.0.0.1", "localhost")
    other_site.write(
        "ten",
        other_site.page(f"""{tables}
          <deberts-table id="bare" sandbox="allow-scripts" lang="en" pos="{OVERTRUMP}"></deberts-table>
          <iframe id="blocked" title="Deberts" width="640" height="480" src="{far}embed/?lang=en#pos={OVERTRUMP}"></iframe>
        """),
    )
    page.goto(f"{other_site.near}ten.html")
    for name in (*shared, "bare", "blocked"):
        page.locator(f"#{name}").scroll_into_view_if_needed()
        expect(table(page, name).locator(".poster button")).to_be_visible(timeout=30_000)
    assert requests == []
    assert page.workers == []
    for name in shared:
        play_cards(begin(page, name), 1)
    assert len([url for url in requests if url.endswith(".wasm")]) <= 1
    assert all(not state["alone"] for name in shared for state in told(page, name, "state"))
    # Each has its own match: the seeds, and so the cards, are different.
    packs = {pack_of(page, name) for name in matches}
    assert len(packs) == len(matches)
    for name in ("bare", "blocked"):
        assert "Nothing can be kept in this frame" in table(page, name).locator(".poster").inner_text()
        assert findings(frame_of(page, name)) == []
        play_cards(begin(page, name), 2)
    assert told(page, "bare", "state")[-1]["alone"] is True
    # The others go on beside them.
    play_cards(table(page, shared[0]), 1)


def test_without_a_shared_worker_starting_one_pauses_the_other(page: Page, other_site: OtherSite) -> None:
    other_site.write(
        "alone",
        other_site.page(
            '<deberts-table id="a" lang="en" seed="1"></deberts-table>'
            '<deberts-table id="b" lang="uk" seed="2"></deberts-table>'
        ),
    )
    page.goto(f"{other_site.far}alone.html")
    first = begin(page, "a")
    expect(first.locator(".notices")).to_contain_text("Nothing can be kept in this frame")
    play(first)
    before = pack_of(page, "a")
    play(begin(page, "b"))
    expect(first.locator(".poster")).to_contain_text("Paused, because another table", timeout=30_000)
    begin(page, "a")
    assert pack_of(page, "a") == before
    expect(table(page, "b").locator(".poster")).to_contain_text("грають за іншим столом", timeout=30_000)


def test_a_sandbox_without_an_origin_is_played_in_and_the_page_around_keeps_the_match(
    page: Page, other_site: OtherSite
) -> None:
    other_site.write(
        "sandbox", other_site.page('<deberts-table id="a" keep sandbox="allow-scripts" lang="ru"></deberts-table>')
    )
    page.goto(f"{other_site.far}sandbox.html")
    frame = begin(page, "a")
    assert any(worker.url.startswith("data:") for worker in page.workers)
    play(frame)
    wait(page, lambda: len(told(page, "a", "save")) > 1)
    record = told(page, "a", "save")[-1]["record"]
    state = page.evaluate("document.querySelector('#a').getState()")
    assert state["record"] == record
    page.reload()
    expect(table(page, "a").locator(".poster button")).to_have_text("Играть")
    page.evaluate("(deal) => document.querySelector('#a').load({ mode: 'play', deal, start: true })", record)
    expect(table(page, "a").locator(".hand button").first).to_be_visible(timeout=90_000)
    assert pack_of(page, "a") == json.loads(record)["deals"][0]["pack"]


def test_where_no_worker_may_run_the_frame_itself_is_the_engines_place(page: Page, other_site: OtherSite) -> None:
    def forbid(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-security-policy": "worker-src 'none'"})

    page.context.route("**/embed/?*", forbid)
    held: list[Route] = []
    page.context.route("**/*.wasm", lambda route: held.append(route))  # noqa: PLW0108  # it is given an attribute
    other_site.write("here", other_site.page('<deberts-table id="a" lang="en"></deberts-table>'))
    page.goto(f"{other_site.near}here.html")
    frame = table(page, "a")
    frame.locator(".poster button").click()
    expect(frame.get_by_role("progressbar")).to_be_visible(timeout=30_000)
    wait(page, lambda: held)
    assert findings(frame_of(page, "a")) == []
    held.pop().abort()
    expect(frame.get_by_role("alert")).to_contain_text("could not be fetched", timeout=30_000)
    assert findings(frame_of(page, "a")) == []
    frame.get_by_role("button", name="Try again").click()
    wait(page, lambda: held)
    held.pop().continue_()
    play(frame)
    assert page.workers == []
    assert told(page, "a", "state")[-1]["alone"] is True
    page.evaluate("document.querySelector('#a').pause()")
    expect(frame.locator(".poster")).to_contain_text("Paused. Your match is as you left it.")
    assert findings(frame_of(page, "a")) == []


def test_a_page_that_was_left_and_comes_back_goes_on_and_shares_again(page: Page, other_site: OtherSite) -> None:
    # The browser of the tests keeps no page that was left: what it would tell the frame is told here.
    other_site.write("back", other_site.page('<deberts-table id="a" lang="en"></deberts-table>'))
    page.goto(f"{other_site.near}back.html")
    play(begin(page, "a"))
    frame_of(page, "a").evaluate("""() => {
      for (const name of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    }""")
    play(table(page, "a"))
    assert told(page, "a", "error") == []
    assert all(not state["alone"] for state in told(page, "a", "state"))
