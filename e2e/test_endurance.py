"""A long match: no stuck table, no growing memory."""

from playwright.sync_api import Page, Route

from e2e.person import Person

DEALS = 100
WARM = 20
MEGABYTE = 1 << 20

# Keeps a hand on the engine's memory, so that its size can be asked for.
WATCH = """{
  const start = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...given) => {
    const made = await start.apply(WebAssembly, given);
    self.heap ??= (made.instance ?? made).exports.memory;
    return made;
  };
}
"""


def watch(route: Route) -> None:
    """Puts the watcher in front of the worker's script."""
    response = route.fetch()
    route.fulfill(response=response, body=WATCH + response.text())


def memory(page: Page) -> tuple[float, float]:
    """Megabytes of the page's objects and of the engine's memory."""
    client = page.context.new_cdp_session(page)
    client.send("HeapProfiler.collectGarbage")
    client.send("Performance.enable")
    metrics = {entry["name"]: entry["value"] for entry in client.send("Performance.getMetrics")["metrics"]}
    client.detach()
    heap = page.workers[0].evaluate("self.heap.buffer.byteLength")
    return metrics["JSHeapUsedSize"] / MEGABYTE, heap / MEGABYTE


def test_a_hundred_deals_in_a_row(page: Page, site_url: str) -> None:
    page.route("**/worker.js", watch)
    person = Person(page)
    person.prefer(setup={"level": "normal", "players": 2, "profile": "gambler", "switches": {"target": 10001}})
    person.open(site_url)
    person.begin()
    deals, warm = 0, (0.0, 0.0)
    while deals < DEALS:
        done = person.step()
        assert done != "result"
        if done == "dialog-score":
            deals += 1
            if deals == WARM:
                person.wait_for_offer()
                warm = memory(page)
    person.wait_for_offer()
    end = memory(page)
    assert end[0] - warm[0] < 5, (warm, end)
    assert end[1] - warm[1] < 5, (warm, end)
    assert person.errors == []
