"""`bench frames`: how evenly the table moves while cards are dealt, played and collected, at a phone's and a desk's size."""

from __future__ import annotations

import statistics

from tools.project import Project, say
from tools.visiting import browser_at_site

SIZES = ((360, 640), (1440, 900))
SECONDS = 30

# Plays whatever is offered, and notes how long each frame took in which something moved on the table.
WATCH = """
globalThis.frames = [];
const offered = [
  '.actions button.action:not([data-verb="refuse"])', '.hand button[data-legal="yes"]', '.dialog-actions button.primary',
  '#start button[type="submit"]',
].join();
let before = 0, moved = false;
requestAnimationFrame(function frame(now) {
  if (moved) frames.push(now - before);
  before = now;
  moved = document.getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.target?.closest('.table'));
  requestAnimationFrame(frame);
});
setInterval(() => {
  const able = (button) => button.getAttribute('aria-disabled') !== 'true' && button.getClientRects().length > 0;
  [...document.querySelectorAll(offered)].find(able)?.click();
}, 200);
"""


def bench_frames(project: Project) -> None:
    """Plays for a while at each size and prints how long the frames took."""
    with browser_at_site(project) as (browser, url):
        for width, height in SIZES:
            page = browser.new_page(viewport={"width": width, "height": height})
            page.add_init_script(WATCH)
            page.goto(url)
            page.wait_for_timeout(SECONDS * 1000)
            times = sorted(page.evaluate("frames"))
            page.close()
            late = sum(time > 50 for time in times)
            say(
                f"frames at {width}x{height}: {len(times)} with something moving, median {statistics.median(times):.1f} ms,"
                f" 95 % within {times[int(len(times) * 0.95)]:.1f} ms, longest {times[-1]:.1f} ms, {late} over 50 ms"
            )
