"""The engine starts from dist/, says what is wrong if it can't, and is started again if it dies.

The page's own scripts take no part: an empty page in the site's place imports js/engine.js and keeps a log of what it says.
"""

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from tools.as_written import serve_as_written

LISTEN = """async (address) => {
  const { Engine } = await import(address);
  const log = [];
  const note = (name) => (...values) => log.push([name, ...values]);
  globalThis.log = log;
  globalThis.engine = new Engine({
    onPush: note('push'), onProgress: note('progress'), onReady: note('ready'),
    onFailure: note('failure'), onRestart: note('restart'),
  });
  engine.start();
}"""

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self';"
    " img-src 'self' data:; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)

# A worker that is ready at once; what it does then is up to the test.
FAKE_WORKER = "postMessage({ kind: 'ready', version: '1', python: '3' }); onmessage = ({ data }) => { %s };"


@pytest.fixture
def app(dist: Path) -> str:
    """The folder of the page's files, relative to the page."""
    (folder,) = (dist / "app").iterdir()
    return f"app/{folder.name}"


@pytest.fixture
def start(page: Page, site_url: str, app: str):
    """Opens the empty page and starts the engine on it."""

    def go() -> Page:
        page.route(
            site_url,
            lambda route: route.fulfill(body=f'<meta http-equiv="{CSP}" content="{POLICY}">', content_type="text/html"),
        )
        serve_as_written(page.context)
        page.goto(site_url)
        page.evaluate(LISTEN, f"{site_url}{app}/js/engine.js")
        return page

    return go


CSP = "Content-Security-Policy"


def wait_for(page: Page, *names: str, seconds: float = 60) -> list:
    """The first entry of the log with one of these names."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for entry in page.evaluate("log"):
            if entry[0] in names:
                return entry
        page.wait_for_timeout(50)
    raise AssertionError(f"no {' or '.join(names)} in {seconds} s: {page.evaluate('log')}")


def failure(page: Page) -> str:
    """The code of the failure that is reported, which must come within seconds."""
    name, code, _ = wait_for(page, "failure", "ready", seconds=15)
    assert name == "failure"
    return code


def test_it_starts_tells_its_progress_and_answers(start, page: Page, site_url: str) -> None:
    asked, said = [], []
    page.context.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: said.append(message.text))
    start()
    _, version, python, origin = wait_for(page, "ready", "failure")
    assert origin == "files"
    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    assert python.startswith("3.14.")
    reply = page.evaluate("engine.request({ v: 1, type: 'hello' })")
    assert reply["ok"] is True
    assert reply["busy"] is False
    progress = [entry for entry in page.evaluate("log") if entry[0] == "progress"]
    assert [entry[2] for entry in progress] == sorted(entry[2] for entry in progress)
    assert progress[-1][1] == "start"
    assert progress[-1][2] == progress[-1][3] > 10_000_000
    # How many steps there are is up to the network's pieces; that there are steps between nothing and all is up to us.
    assert len({entry[2] for entry in progress}) > 5
    assert all(url.startswith(site_url) for url in asked)
    assert said == []


def test_a_request_sent_before_the_engine_is_ready_is_answered(start) -> None:
    reply = start().evaluate("engine.request({ v: 1, type: 'hello' })")
    assert reply["ok"] is True


@pytest.mark.parametrize(
    ("file", "answer", "code"),
    [
        ("*.wasm", {"status": 404}, "file_missing"),
        ("*.wasm", {"body": b"\0asm\1\0\0\0", "content_type": "application/wasm"}, "file_damaged"),
        ("*.wasm", {"body": "<html>hello", "content_type": "text/html"}, "wrong_type"),
        ("*.wasm", None, "offline"),
        ("python_stdlib.bin", {"status": 503}, "file_missing"),
        ("python_stdlib.bin", {"body": b"PK\3\4"}, "file_damaged"),
        ("python_stdlib.bin", None, "offline"),
        ("*-any.bin", {"status": 404}, "file_missing"),
        ("*-any.bin", {"body": b"not packed"}, "file_damaged"),
        ("pyodide.mjs", {"status": 404}, "file_missing"),
        ("pyodide.mjs", {"body": "export {}", "content_type": "text/plain"}, "wrong_type"),
        ("pyodide.asm.mjs", {"status": 404}, "file_missing"),
        ("pyodide.asm.mjs", {"body": "export default (", "content_type": "text/javascript"}, "file_damaged"),
        ("pyodide.asm.mjs", None, "offline"),
        ("worker.js", {"status": 404}, "file_missing"),
        ("worker.js", {"body": "1", "content_type": "text/plain"}, "wrong_type"),
        ("worker.js", None, "offline"),
    ],
)
def test_a_file_that_does_not_come_as_built_is_reported_and_a_retry_helps(
    start, page: Page, file: str, answer: dict | None, code: str
) -> None:
    pattern = f"**/{file}"
    page.context.route(pattern, lambda route: route.fulfill(**answer) if answer else route.abort())
    start()
    assert failure(page) == code
    assert page.evaluate("engine.request({ v: 1, type: 'hello' }).catch((fault) => fault.code)") == "engine_stopped"
    page.context.unroute(pattern)
    page.evaluate("log.length = 0; engine.retry()")
    assert wait_for(page, "ready", "failure")[0] == "ready"


def test_a_host_that_knows_no_webassembly_type_still_serves_it(start, page: Page) -> None:
    def relabel(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, headers={**response.headers, "content-type": "text/plain"})

    page.context.route("**/*.wasm", relabel)
    start()
    assert wait_for(page, "ready", "failure")[0] == "ready"


@pytest.mark.parametrize(
    ("before", "code"),
    [
        ("delete self.WebAssembly;", "no_webassembly"),
        (
            "WebAssembly.Module = class { constructor() { throw new WebAssembly.CompileError('policy'); } };",
            "wasm_blocked",
        ),
        ("delete WebAssembly.compileStreaming;", "old_browser"),
        ("WebAssembly.compileStreaming = async () => { throw new RangeError('memory'); };", "no_memory"),
        ("WebAssembly.compileStreaming = async () => { throw new WebAssembly.CompileError('?'); };", "old_browser"),
        ("WebAssembly.instantiate = async () => { throw new RangeError('memory'); };", "no_memory"),
        ("WebAssembly.instantiate = async () => { throw new WebAssembly.LinkError('?'); };", "old_browser"),
    ],
)
def test_a_browser_that_lacks_something_is_told_so(start, page: Page, before: str, code: str) -> None:
    def prefix(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=before + response.text())

    page.context.route("**/worker.js", prefix)
    start()
    assert failure(page) == code


def test_a_policy_on_the_worker_that_forbids_webassembly_is_told(start, page: Page) -> None:
    def forbid(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, headers={**response.headers, CSP.lower(): "script-src 'self'"})

    page.context.route("**/worker.js", forbid)
    start()
    assert failure(page) == "wasm_blocked"


def test_a_page_that_may_not_start_workers_is_told(start, page: Page) -> None:
    page.add_init_script("self.Worker = class { constructor() { throw new DOMException('no', 'SecurityError'); } };")
    start()
    assert failure(page) == "worker_blocked"


def test_a_browser_that_knows_no_module_workers_is_told_so(start, page: Page) -> None:
    page.add_init_script("self.Worker = class extends Worker { constructor(url) { super(url); } };")
    start()
    assert failure(page) == "old_browser"


def test_pushes_come_while_the_engine_is_busy_and_a_dead_worker_is_replaced(start, page: Page) -> None:
    answer = """
      const { type } = JSON.parse(data.text);
      if (type === 'die') throw new Error('died');
      postMessage({ kind: 'reply', id: data.id, text: '{"busy":true}' });
      postMessage({ kind: 'push', text: '{"busy":false,"update":null}' });
    """
    page.context.route(
        "**/worker.js", lambda route: route.fulfill(body=FAKE_WORKER % answer, content_type="text/javascript")
    )
    start()
    assert page.evaluate("engine.request({ type: 'hello' })") == {"busy": True}
    assert wait_for(page, "push") == ["push", {"busy": False, "update": None}]
    assert page.evaluate("engine.request({ type: 'die' }).catch((fault) => fault.code)") == "engine_stopped"
    wait_for(page, "restart")
    assert page.evaluate("engine.request({ type: 'hello' })") == {"busy": True}


def test_a_worker_that_keeps_dying_is_given_up(start, page: Page) -> None:
    page.context.route(
        "**/worker.js",
        lambda route: route.fulfill(body=FAKE_WORKER % "throw new Error('died')", content_type="text/javascript"),
    )
    start()
    page.evaluate(
        "for (const name of ['a', 'b']) engine.listeners.onRestart = () => { log.push(['restart']); ask(); };"
        "const ask = () => engine.request({}).catch(() => {}); globalThis.ask = ask; ask();"
    )
    assert wait_for(page, "failure", seconds=15)[1] == "engine_stopped"
    assert sum(entry[0] == "restart" for entry in page.evaluate("log")) == 2


def test_silence_is_death(start, page: Page) -> None:
    page.clock.install()
    page.context.route(
        "**/worker.js", lambda route: route.fulfill(body=FAKE_WORKER % "", content_type="text/javascript")
    )
    start()
    wait_for(page, "ready")
    page.evaluate("void engine.request({}).catch((fault) => log.push(['rejected', fault.code]))")
    page.clock.run_for(15_000)
    assert not [entry for entry in page.evaluate("log") if entry[0] == "restart"]
    page.clock.run_for(10_000)
    assert [entry[0] for entry in page.evaluate("log")].count("restart") == 1
    assert ["rejected", "engine_stopped"] in page.evaluate("log")


def test_a_start_that_never_moves_is_given_up(start, page: Page) -> None:
    page.clock.install()
    page.context.route("**/worker.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    start()
    page.clock.run_for(30_000)
    assert wait_for(page, "failure")[1] == "timeout"


def test_python_may_take_longer_to_start_than_a_byte_to_come(start, page: Page) -> None:
    page.clock.install()
    begun = "postMessage({ kind: 'progress', stage: 'start', loaded: 1, total: 1 });"
    page.context.route("**/worker.js", lambda route: route.fulfill(body=begun, content_type="text/javascript"))
    start()
    wait_for(page, "progress")
    page.clock.run_for(30_000)
    assert not [entry for entry in page.evaluate("log") if entry[0] == "failure"]
    page.clock.run_for(20_000)
    assert wait_for(page, "failure")[1] == "timeout"
