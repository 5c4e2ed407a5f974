"""What passes between a table and the page around it: forged messages, all that may not be asked for, focus and keys."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import findings
from e2e.frames import ADDRESS, OVERTRUMP, OtherSite, frame_of, table, told, wait

pytestmark = pytest.mark.usefixtures("instant", "no_page_errors")

LAST_TRICK = (
    "dp1;rules=gambler;dealer=1;phase=play;turned=TH;caller=0;trump=H;swap=1;bottom=7S;h0=KC;h1=7D;d0=KC-TC;d1=-;bella=1;"
    "tricks=0:TC.9C,0:AD.8D,0:TS.8S,0:9H.QH,0:QC.TH,1:KS.AS,0:JC.KH,1:JD.TD"
)


# What a page answers that sends the first words to itself, up to a moment after it has heard them.
TALK_TO_ITSELF = """() => new Promise((answer) => {
  const heard = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => heard.push(data);
  postMessage({ deberts: 1, type: 'connect' }, '*', [port2]);
  addEventListener('message', ({ data }) => data === 'over' && setTimeout(() => answer(heard), 200));
  postMessage('over', '*');
})"""


def test_forged_messages_do_nothing(page: Page, other_site: OtherSite) -> None:
    other_site.write(
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
    other_site.write(
        "forged",
        other_site.page(f"""
      <script>
        window.got = [];
        addEventListener('message', ({{ data }}) => (data.got || data.forged) && got.push(data));
      </script>
      <deberts-table id="a" lang="en"></deberts-table>
      <iframe id="elsewhere" title="table" src="{ADDRESS}embed/?origin=https://else.example"></iframe>
      <iframe id="plain" title="table" src="{ADDRESS}embed/"></iframe>
      <iframe id="evil" title="evil" src="{other_site.far}evil.html"></iframe>
      <iframe id="near" title="evil" src="{other_site.near}evil.html"></iframe>"""),
    )
    page.goto(f"{other_site.near}forged.html")
    wait(page, lambda: told(page, "a", "ready"))
    expect(table(page, "plain").locator(".poster button")).to_be_visible()
    expect(table(page, "elsewhere").locator(".poster button")).to_be_visible()
    for name in ("evil", "near"):
        page.evaluate("(name) => document.querySelector(`#${name}`).contentWindow.postMessage('go', '*')", name)
    wait(page, lambda: page.evaluate("got.filter(({ forged }) => forged).length === 2"))
    # The page around may not speak to a frame that was told another origin, nor take over what is connected.
    page.evaluate("""() => {
      const frame = document.querySelector('#a').shadowRoot.querySelector('iframe');
      const connected = frame.contentWindow;
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
      // It is the frame that speaks, but not of this, or in words of another version.
      const { origin } = new URL(frame.src);
      for (const data of [{ deberts: 1, type: 'bye' }, { deberts: 2, type: 'hello' }])
        dispatchEvent(new MessageEvent('message', { data, origin, source: connected }));
    }""")
    # What is answered in order after all that proves that it was heard and left alone.
    answer = "Promise.race([document.querySelector('#a').getState(), new Promise((end) => setTimeout(end, 20_000))])"
    assert page.evaluate(answer)["state"] == "poster"
    assert page.evaluate("got") == [{"forged": True}] * 2
    assert len(told(page, "a", "ready")) == 1
    for name in ("a", "plain", "elsewhere"):
        expect(table(page, name).locator(".poster button")).to_be_visible()


def test_what_comes_through_the_port_is_checked_field_by_field(page: Page, other_site: OtherSite) -> None:
    """A page that holds the port, as one without the element does, and says all that it should not."""
    other_site.write(
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
    page.goto(f"{other_site.near}raw.html")
    wait(page, lambda: page.evaluate("heard.length"))
    for frame in page.frames[1:]:
        frame.wait_for_selector(".poster h1", timeout=30_000)
    assert page.frames[3].get_by_role("alert").inner_text().count("origin=else") == 1
    # Frames that another origin is to speak to say hello to that one alone; another version's words are not understood.
    page.evaluate("""() => {
      const get = { deberts: 1, id: 1, type: 'getState' };
      frames[0].postMessage({ deberts: 1, type: 'connect' }, '*');
      connect('none', {}).postMessage(get);
      connect('newer', { deberts: 2 }).postMessage(get);
      connect('other', { deberts: 1, type: 'bye' }).postMessage(get);
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
    # In a tab of its own a table has no page around it.
    page.goto(page.frames[1].url)
    expect(page.locator(".poster button")).to_be_visible()
    assert page.evaluate(TALK_TO_ITSELF) == []


def test_commands_are_checked_and_counted(page: Page, other_site: OtherSite) -> None:
    other_site.write(
        "commands", other_site.page('<deberts-table id="a" lang="en" theme="dark" ui="menu"></deberts-table>')
    )
    page.goto(f"{other_site.near}commands.html")
    ask = """(calls) => Promise.all(calls.map(([type, args]) => document.querySelector('#a').command(type, args)
      .then((value) => value ?? 'done', (error) => error.message)))"""
    calls: list[list[Any]] = [
        ["dance", {}],
        ["__proto__", {}],
        ["setOption", {"key": "lang", "value": "xx"}],
        ["setOption", {"key": "lang", "value": "uk"}],
        ["setOption", {"key": "accent", "value": "url(x)"}],
        ["setOption", {"key": "sound", "value": "no"}],
        ["load", {"pos": OVERTRUMP, "mode": "nonsense"}],
        ["load", {"lesson": "must-overtrump"}],
        ["step", {"to": 3}],
        ["hint", {}],
        ["load", {"mode": "rules"}],
        ["start", {}],
        ["getState", {}],
        ["load", {"pos": OVERTRUMP, "start": "yes"}],
        ["reset", {}],
    ]
    assert page.evaluate(ask, calls) == [
        "unknown_type", "unknown_type", "bad_value", "done", "bad_value", "bad_value", "bad_value", "bad_lesson", "not_now",
        "not_now", "done", "not_now", {"state": "playing", "mode": "rules"}, "done", "done",
    ]  # fmt: skip
    assert {state["state"] for state in told(page, "a", "state")} <= {"poster", "playing"}
    expect(table(page, "a").locator(".poster")).to_contain_text("У вас J♥")
    assert "hint" in told(page, "a", "ready")[0]["caps"]
    # What the address says of looks stays when something else is loaded.
    expect(table(page, "a").locator("body")).to_have_attribute("data-hide", "menu")
    page.wait_for_timeout(1000)
    answers = page.evaluate(ask, [["getState", {}]] * 30)
    assert answers.count("too_many") == 10
    page.wait_for_timeout(1000)
    # A colour of the page's own is made readable, on the ground of each theme.
    for theme in ("light", "night"):
        attributes = {"theme": theme, "accent": "808080"}
        for name, value in attributes.items():
            page.evaluate("([name, value]) => document.querySelector('#a').setAttribute(name, value)", [name, value])
        expect(table(page, "a").locator("html")).to_have_attribute("data-theme", theme)
        expect(table(page, "a").locator("html")).to_have_attribute("style", re.compile("--accent"))
        assert findings(frame_of(page, "a")) == []


def test_focus_scroll_and_keys_stay_with_the_page_around(page: Page, other_site: OtherSite) -> None:
    # With the time that a trick lies on the table, or the sheet would be there before the focus is back.
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script("localStorage.clear()")
    body = f"""<input id="own"><p style="height: 300px">
      <deberts-table id="a" start="auto" lang="en" pos="{LAST_TRICK}"></deberts-table><p style="height: 3000px">"""
    other_site.write("focus", other_site.page(body))
    page.goto(f"{other_site.near}focus.html")
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
