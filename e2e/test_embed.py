"""Tables in pages of other sites: on another origin, in a sandbox, without storage, ten at once; and forged messages."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Page, Route, expect

from e2e.axe import findings
from tools.serve import open_server

ROOT = Path(__file__).parents[1]
ADDRESS = "https://example.org/deberts/"
EXAMPLES = re.findall(r"```html\n(.*?)```", (ROOT / "docs/embedding.md").read_text(encoding="utf-8"), re.DOTALL)
OVERTRUMP = (
    "dp1;rules=gambler;dealer=0;phase=play;turned=8C;caller=1;trump=H;bottom=7C;"
    "h0=JH.7H.AS.TS.KS.AD.TD.8D.9C;h1=?8;trick=1:9H"
)
LAST_TRICK = (
    "dp1;rules=gambler;dealer=1;phase=play;turned=TH;caller=0;trump=H;swap=1;bottom=7S;h0=KC;h1=7D;d0=KC-TC;d1=-;bella=1;"
    "tricks=0:TC.9C,0:AD.8D,0:TS.8S,0:9H.QH,0:QC.TH,1:KS.AS,0:JC.KH,1:JD.TD"
)
RUNTIME = re.compile(r"\.(wasm|bin|zip)$")

# Told by the elements of a page, as [id, event, detail].
LISTEN = """<script>
  window.told = [];
  for (const name of ['ready', 'start', 'state', 'move', 'illegal', 'lesson', 'deal-end', 'save', 'error', 'height']) {
    addEventListener(`deberts-${name}`, ({ target, detail }) => told.push([target.id, name, detail]));
  }
</script>"""


class Host:
    """Somebody else's site. ``near`` is another origin of the same site as the game's, ``far`` is another site, where this
    browser lets frames keep nothing."""

    def __init__(self, folder: Path, near: str, site: str) -> None:
        self.folder = folder
        self.near = near
        self.far = near.replace("127.0.0.1", "localhost")
        self.site = site

    def write(self, name: str, body: str) -> None:
        """Writes a page; the address of the game in it becomes the real one."""
        text = (
            body if "<html" in body else f"<!doctype html><html lang=en><title>{name}</title><body>{body}</body></html>"
        )
        (self.folder / f"{name}.html").write_text(text.replace(ADDRESS, self.site), encoding="utf-8")

    def page(self, body: str) -> str:
        """A page with the element's script, and a list of what the elements told."""
        return f'{LISTEN}<script type="module" src="{ADDRESS}deberts-table.js"></script>{body}'


@pytest.fixture(scope="module")
def host(site_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("host")
    with open_server(folder, 0) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield Host(folder, server.url, site_url)
        server.shutdown()
        thread.join()


@pytest.fixture
def requests(context: BrowserContext) -> list[str]:
    """The addresses of everything heavy that is asked for."""
    seen: list[str] = []
    context.on("request", lambda request: RUNTIME.search(request.url) and seen.append(request.url))
    return seen


@pytest.fixture(autouse=True)
def quick(page: Page) -> None:
    """Nothing moves for long: by the reader's own settings where frames may have any, else by the system's wish."""
    page.emulate_media(reduced_motion="reduce")
    settings = json.dumps({"version": 1, "settings": {"speed": "instant", "sound": False}})
    page.add_init_script(f"try {{ localStorage.setItem('deberts:v1:settings', {json.dumps(settings)}); }} catch {{}}")


@pytest.fixture(autouse=True)
def errors(page: Page) -> Iterator[list[str]]:
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    yield found
    assert not found


def table(page: Page, name: str) -> FrameLocator:
    """The frame of an element, or a plain frame."""
    return page.frame_locator(f"iframe#{name}, #{name} iframe")


def begin(page: Page, name: str) -> FrameLocator:
    """Presses the button of a poster and waits for the table."""
    page.locator(f"#{name}").scroll_into_view_if_needed()
    frame = table(page, name)
    frame.locator(".poster button").click()
    expect(frame.locator(".hand button").first).to_be_visible(timeout=90_000)
    return frame


def play(frame: FrameLocator) -> str | None:
    """Does what is offered first; cards and actions are others then. Returns the card, if it was one."""
    offered = frame.locator('.hand button[data-legal="yes"], .actions button.action:not([aria-disabled="true"])').first
    expect(offered).to_be_visible(timeout=60_000)
    shown = frame.locator(".hand button, .actions button.action")
    names = "all => all.map((one) => one.dataset.code ?? one.textContent).join()"
    before = shown.evaluate_all(names)
    card = offered.get_attribute("data-code")
    offered.click(timeout=30_000)
    end = time.monotonic() + 30
    while shown.evaluate_all(names) == before:
        assert time.monotonic() < end, f"nothing came of it: {before}"
    return card


def play_cards(frame: FrameLocator, count: int) -> None:
    """Plays as many cards, and whatever is asked before and between."""
    played: set[str] = set()
    for _ in range(20):
        if card := play(frame):
            played.add(card)
        if len(played) == count:
            return
    raise AssertionError(f"no more than {played} could be played")


def told(page: Page, name: str, event: str) -> list[dict[str, Any]]:
    """The details of an element's events so far."""
    return page.evaluate(f"told.filter(([id, event]) => id === '{name}' && event === '{event}').map((one) => one[2])")


def pack_of(page: Page, name: str) -> str:
    """The pack that an element's match began with."""
    state = page.evaluate("(name) => document.querySelector(`#${name}`).getState()", name)
    return json.loads(state["record"])["deals"][0]["pack"]


def wait(page: Page, condition: Callable[[], object], seconds: int = 60) -> None:
    for _ in range(seconds * 20):
        if condition():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never happened")


def frame_of(page: Page, name: str) -> Any:
    """The frame itself, for what runs in it."""
    handle = page.locator(f"iframe#{name}, #{name} iframe").element_handle()
    assert handle
    frame = handle.content_frame()
    assert frame
    return frame


# --- many tables ------------------------------------------------------------------------------------------------------


def test_ten_tables_cost_nothing_until_one_is_started_and_all_are_played(
    page: Page, host: Host, requests: list[str]
) -> None:
    """Eight share one engine; one is in a sandbox, and one of a site that may keep nothing here."""
    matches = ["t0", "t1"]
    positions = [f"p{number}" for number in range(6)]
    shared = matches + positions
    tables = "".join(f'<deberts-table id="{name}" lang="en" seed="{name[1]}1"></deberts-table>' for name in matches)
    tables += "".join(f'<deberts-table id="{name}" lang="en" pos="{OVERTRUMP}"></deberts-table>' for name in positions)
    far = host.site.replace("127.0.0.1", "localhost")
    host.write(
        "ten",
        host.page(f"""{tables}
          <deberts-table id="bare" sandbox="allow-scripts" lang="en" pos="{OVERTRUMP}"></deberts-table>
          <iframe id="blocked" title="Deberts" width="640" height="480" src="{far}embed/?lang=en#pos={OVERTRUMP}"></iframe>
        """),
    )
    page.goto(f"{host.near}ten.html")
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
        play_cards(begin(page, name), 2)
    assert told(page, "bare", "state")[-1]["alone"] is True
    # The others go on beside them.
    play_cards(table(page, shared[0]), 1)


def test_without_a_shared_worker_starting_one_pauses_the_other(page: Page, host: Host) -> None:
    host.write(
        "alone",
        host.page(
            '<deberts-table id="a" lang="en" seed="1"></deberts-table>'
            '<deberts-table id="b" lang="uk" seed="2"></deberts-table>'
        ),
    )
    page.goto(f"{host.far}alone.html")
    first = begin(page, "a")
    expect(first.locator(".notices")).to_contain_text("Nothing can be kept in this frame")
    play(first)
    before = pack_of(page, "a")
    play(begin(page, "b"))
    expect(first.locator(".poster")).to_contain_text("Paused", timeout=30_000)
    begin(page, "a")
    assert pack_of(page, "a") == before
    expect(table(page, "b").locator(".poster")).to_contain_text("Пауза", timeout=30_000)


def test_a_sandbox_without_an_origin_is_played_in_and_the_page_around_keeps_the_match(page: Page, host: Host) -> None:
    host.write("sandbox", host.page('<deberts-table id="a" keep sandbox="allow-scripts" lang="ru"></deberts-table>'))
    page.goto(f"{host.far}sandbox.html")
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


def test_where_no_worker_may_run_the_frame_itself_is_the_engines_place(page: Page, host: Host) -> None:
    def forbid(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-security-policy": "worker-src 'none'"})

    page.context.route("**/embed/?*", forbid)
    host.write("here", host.page('<deberts-table id="a" lang="en"></deberts-table>'))
    page.goto(f"{host.near}here.html")
    play(begin(page, "a"))
    assert page.workers == []
    assert told(page, "a", "state")[-1]["alone"] is True


def test_a_page_that_was_left_and_comes_back_goes_on_and_shares_again(page: Page, host: Host) -> None:
    # The browser of the tests keeps no page that was left: what it would tell the frame is told here.
    host.write("back", host.page('<deberts-table id="a" lang="en"></deberts-table>'))
    page.goto(f"{host.near}back.html")
    play(begin(page, "a"))
    frame_of(page, "a").evaluate("""() => {
      for (const name of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    }""")
    play(table(page, "a"))
    assert told(page, "a", "error") == []
    assert all(not state["alone"] for state in told(page, "a", "state"))


# --- the page around --------------------------------------------------------------------------------------------------


def test_forged_messages_do_nothing(page: Page, host: Host) -> None:
    host.write(
        "evil",
        """<script>
      const connect = (target) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => parent.postMessage({ got: data }, '*');
        port1.postMessage({ deberts: 1, id: 1, type: 'getState' });
        port1.postMessage({ deberts: 1, type: 'start' });
        target.postMessage({ deberts: 1, type: 'connect' }, '*', [port2]);
      };
      addEventListener('message', ({ data }) => {
        if (data !== 'go') return;
        parent.postMessage({ deberts: 1, type: 'hello', v: [1] }, '*');
        for (let place = 0; place < parent.length; place += 1) {
          if (parent[place] !== self) connect(parent[place]);
        }
        parent.postMessage({ forged: true }, '*');
      });
    </script>""",
    )
    host.write(
        "forged",
        host.page(f"""
      <script>
        window.got = [];
        addEventListener('message', ({{ data }}) => (data.got || data.forged) && got.push(data));
      </script>
      <deberts-table id="a" lang="en"></deberts-table>
      <iframe id="elsewhere" title="table" src="{ADDRESS}embed/?origin=https://else.example"></iframe>
      <iframe id="plain" title="table" src="{ADDRESS}embed/"></iframe>
      <iframe id="evil" title="evil" src="{host.far}evil.html"></iframe>
      <iframe id="near" title="evil" src="{host.near}evil.html"></iframe>"""),
    )
    page.goto(f"{host.near}forged.html")
    wait(page, lambda: told(page, "a", "ready"))
    expect(table(page, "plain").locator(".poster button")).to_be_visible()
    expect(table(page, "elsewhere").locator(".poster button")).to_be_visible()
    for name in ("evil", "near"):
        page.evaluate("(name) => document.querySelector(`#${name}`).contentWindow.postMessage('go', '*')", name)
    wait(page, lambda: page.evaluate("got.filter(({ forged }) => forged).length === 2"))
    # The page around may not speak to a frame that was told another origin, nor take over what is connected.
    page.evaluate("""() => {
      const connected = document.querySelector('#a').shadowRoot.querySelector('iframe').contentWindow;
      for (const target of [document.querySelector('#elsewhere').contentWindow, connected]) {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => got.push({ got: data });
        port1.postMessage({ deberts: 1, id: 7, type: 'getState' });
        target.postMessage({ deberts: 1, type: 'connect' }, '*', [port2]);
      }
      connected.postMessage({ deberts: 1, type: 'start' }, '*');
      const hello = { deberts: 1, type: 'hello' };
      postMessage(hello, '*');
      // As if the frame had been led to another site.
      dispatchEvent(new MessageEvent('message', { data: hello, origin: 'https://else.example', source: connected }));
    }""")
    # What is answered in order after all that proves that it was heard and left alone.
    answer = "Promise.race([document.querySelector('#a').getState(), new Promise((end) => setTimeout(end, 20_000))])"
    assert page.evaluate(answer)["state"] == "poster"
    assert page.evaluate("got") == [{"forged": True}] * 2
    assert len(told(page, "a", "ready")) == 1
    for name in ("a", "plain", "elsewhere"):
        expect(table(page, name).locator(".poster button")).to_be_visible()


def test_what_comes_through_the_port_is_checked_field_by_field(page: Page, host: Host) -> None:
    """A page that holds the port, as one without the element does, and says all that it should not."""
    host.write(
        "raw",
        f"""<script>
      window.heard = [];
      window.answers = [];
      addEventListener('message', ({{ data, source }}) => {{
        heard.push([data, [frames[0], frames[1], frames[2]].indexOf(source)]);
      }});
      function connect(name, words) {{
        const {{ port1, port2 }} = new MessageChannel();
        port1.onmessage = ({{ data }}) => data.type === 'result' && answers.push([name, data.id, data.error ?? 'ok']);
        frames[0].postMessage({{ type: 'connect', ...words }}, '*', [port2]);
        return port1;
      }}
    </script>
    <iframe title="table" src="{ADDRESS}embed/?lang=en"></iframe>
    <iframe title="table" src="{ADDRESS}embed/?origin=https://else.example/somewhere"></iframe>
    <iframe title="table" src="{ADDRESS}embed/?lang=en&amp;origin=else&amp;start=auto"></iframe>""",
    )
    page.goto(f"{host.near}raw.html")
    wait(page, lambda: page.evaluate("heard.length"))
    for frame in page.frames[1:]:
        frame.wait_for_selector(".poster h1", timeout=30_000)
    assert page.frames[3].get_by_role("alert").inner_text().count("origin=else") == 1
    # Frames that another origin is to speak to say hello to that one alone; another version's words are not understood.
    page.evaluate("""() => {
      const get = { deberts: 1, id: 1, type: 'getState' };
      connect('none', {}).postMessage(get);
      connect('newer', { deberts: 2 }).postMessage(get);
      const port = connect('first', { deberts: 1 });
      connect('second', { deberts: 1 }).postMessage(get);
      const shapeless = [null, 7, 'start', [], { id: 2, type: 'start' }, { deberts: 2, id: 3, type: 'start' }];
      for (const message of shapeless) port.postMessage(message);
      port.postMessage({ deberts: 1, id: 4 });
      port.postMessage({ deberts: 1, id: 5, type: ['start'] });
      port.postMessage({ deberts: 1, id: '6', type: 'getState' });
      port.postMessage({ deberts: 1, id: 8, type: 'x'.repeat(5_000_000) });
      port.postMessage({ deberts: 1, id: 9, type: 'load', pos: 'x'.repeat(5_000_000) });
      port.postMessage({ deberts: 1, id: 10, type: 'load', pos: { toString: 1 }, players: [3] });
      port.postMessage({ deberts: 1, id: 11, type: 'setOption', key: 'speed', value: 'auto' });
      port.postMessage({ deberts: 1, id: 12, type: 'getState' });
    }""")
    wait(page, lambda: page.evaluate("answers.some(([, id]) => id === 12)"))
    # Nobody but the first is answered, and not what has no number.
    assert page.evaluate("answers") == [
        ["first", 8, "unknown_type"],
        ["first", 9, "too_long"],
        ["first", 10, "ok"],
        ["first", 11, "bad_value"],
        ["first", 12, "ok"],
    ]
    assert page.evaluate("heard") == [[{"deberts": 1, "type": "hello", "v": [1]}, 0]]
    for frame in page.frames[1:3]:
        expect(frame.locator(".poster button")).to_be_visible()


def test_commands_are_checked_and_counted(page: Page, host: Host) -> None:
    host.write("commands", host.page('<deberts-table id="a" lang="en" theme="dark" ui="menu"></deberts-table>'))
    page.goto(f"{host.near}commands.html")
    ask = """(calls) => Promise.all(calls.map(([type, args]) => document.querySelector('#a').command(type, args)
      .then((value) => value ?? 'done', (error) => error.message)))"""
    calls: list[list[Any]] = [
        ["dance", {}],
        ["__proto__", {}],
        ["setOption", {"key": "lang", "value": "xx"}],
        ["setOption", {"key": "lang", "value": "uk"}],
        ["load", {"pos": OVERTRUMP, "mode": "nonsense"}],
        ["load", {"lesson": "must-overtrump"}],
        ["step", {"to": 3}],
        ["hint", {}],
        ["load", {"mode": "rules"}],
        ["start", {}],
        ["getState", {}],
        ["load", {"pos": OVERTRUMP}],
        ["reset", {}],
    ]
    assert page.evaluate(ask, calls) == [
        "unknown_type", "unknown_type", "bad_value", "done", "bad_value", "bad_lesson", "not_now", "not_now", "done",
        "not_now", {"state": "playing", "mode": "rules"}, "done", "done",
    ]  # fmt: skip
    expect(table(page, "a").locator(".poster")).to_contain_text("У вас J♥")
    assert "hint" in told(page, "a", "ready")[0]["caps"]
    # What the address says of looks stays when something else is loaded.
    expect(table(page, "a").locator("body")).to_have_attribute("data-hide", "menu")
    page.wait_for_timeout(1000)
    answers = page.evaluate(ask, [["getState", {}]] * 30)
    assert answers.count("too_many") == 10
    page.wait_for_timeout(1000)
    page.evaluate("document.querySelector('#a').setAttribute('theme', 'light')")
    expect(table(page, "a").locator("html")).to_have_attribute("data-theme", "light")


def test_focus_scroll_and_keys_stay_with_the_page_around(page: Page, host: Host) -> None:
    # With the time that a trick lies on the table, or the sheet would be there before the focus is back.
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script("localStorage.clear()")
    body = f"""<input id="own"><p style="height: 300px">
      <deberts-table id="a" start="auto" lang="en" pos="{LAST_TRICK}"></deberts-table><p style="height: 3000px">"""
    host.write("focus", host.page(body))
    page.goto(f"{host.near}focus.html")
    page.locator("#own").focus()
    page.keyboard.type("a")
    frame = table(page, "a")
    expect(frame.locator('.hand button[data-legal="yes"]')).to_be_visible(timeout=90_000)
    page.keyboard.type("bc")
    expect(page.locator("#own")).to_have_value("abc")
    assert page.evaluate("[scrollY, document.activeElement.id]") == [0, "own"]
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("PageDown")
    wait(page, lambda: page.evaluate("scrollY") > 0)
    frame.locator(".seats").first.hover()
    before = page.evaluate("scrollY")
    page.mouse.wheel(0, 100)
    wait(page, lambda: page.evaluate("scrollY") > before)
    # The sheet at the end of a deal takes the focus: it waits until the frame has it.
    page.evaluate("addEventListener('deberts-move', () => document.querySelector('#own').focus())")
    frame.locator("button.pile").first.focus()
    frame.locator(".hand button").evaluate("(card) => card.click()")
    wait(page, lambda: told(page, "a", "deal-end"))
    page.wait_for_timeout(4000)
    page.keyboard.type("d")
    expect(page.locator("#own")).to_have_value("abcd")
    assert frame.locator("dialog[open]").count() == 0
    page.locator("#a").click(position={"x": 200, "y": 200})
    expect(frame.locator("dialog[open]")).to_be_visible(timeout=30_000)


# --- what an address says ---------------------------------------------------------------------------------------------


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
    "?lang=en&coach=always": "coach=always. Possible is: illegal, off, hints, full",
    "?lang=en&origin=somewhere": "origin=somewhere",
}


def test_an_address_that_means_nothing_gets_a_sentence(page: Page, site_url: str) -> None:
    for address, said in WRONG.items():
        page.goto(f"{site_url}embed/{address}")
        expect(page.get_by_role("alert")).to_contain_text(said)
        expect(page.locator(".poster a")).to_have_attribute("href", site_url)


def test_a_position_that_cannot_be_gets_a_sentence(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}embed/?lang=en&pos={OVERTRUMP.replace('h1=?8', 'h1=?7')}")
    page.locator(".poster button").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be played: “h1” is not right (hand_size)", timeout=90_000)


def test_the_page_around_says_how_much_help_there_is(page: Page, host: Host) -> None:
    attributes = f'lang="en" pos="{OVERTRUMP}"'
    host.write(
        "coach",
        host.page(f"""<deberts-table id="a" coach="hints" {attributes}></deberts-table>
          <deberts-table id="b" coach="full" ui="hint,stats" {attributes}></deberts-table>"""),
    )
    page.goto(f"{host.near}coach.html")
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
    hidden = begin(page, "b")
    play(hidden)
    assert hidden.locator(".coach-bar").count() == 0
    expect(hidden.locator(".chip.score")).to_be_disabled()
    page.evaluate("document.querySelector('#a').removeAttribute('coach')")
    expect(frame.locator(".coach-bar")).to_have_count(0)


def test_unknown_names_are_left_alone_and_parts_are_hidden(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}embed/?tomorrow=1&ui=menu,score&lang=en")
    expect(page.locator(".poster button")).to_have_text("Play")
    page.goto(f"{site_url}embed/?mode=rules&rules=klabor&players=4&lang=en")
    expect(page.locator(".embed-rules")).to_contain_text("Klabor")


# --- what people see --------------------------------------------------------------------------------------------------


def test_the_demo_site_shows_five_positions(page: Page, host: Host, requests: list[str]) -> None:
    host.write("demo", (ROOT / "docs/demo/index.html").read_text(encoding="utf-8"))
    page.goto(f"{host.near}demo.html")
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
def test_the_examples_of_the_guide_work(page: Page, host: Host, example: str) -> None:
    host.write("example", example)
    page.goto(f"{host.near}example.html")
    for frame in page.locator("iframe, deberts-table").all():
        frame.scroll_into_view_if_needed()
    wait(page, lambda: len(page.frames) > 1)
    for frame in page.frames[1:]:
        frame.wait_for_selector(".poster button, .embed-rules h3", timeout=30_000)
        assert frame.get_by_role("alert").count() == 0


def test_the_menu_copies_code_that_works(page: Page, context: BrowserContext, host: Host, site_url: str) -> None:
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
    host.write("copied", "".join(code for forms in codes.values() for code in forms))
    other = context.new_page()
    other.goto(f"{host.near}copied.html")
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
