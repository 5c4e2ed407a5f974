"""`python build.py bench`: what the built page takes in the browser, by the page's own client of the engine.

`actions` is the time from sending a person's action to having the new view, the opponents' thinking not counted; `ai`,
`frames` and `start` are in files of their own.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence

from tools.bench_ai import bench_ai
from tools.bench_frames import bench_frames
from tools.bench_start import bench_start
from tools.project import BuildError, Project, say
from tools.visiting import beside_the_page

ACTIONS = 200

# Plays matches by messages: the first thing offered, the first card allowed.
PLAY = """async ([address, wanted]) => {
  const { Engine } = await import(address);
  let answer, push = () => {};
  const engine = new Engine({ onPush: (message) => push(message) });
  engine.start();
  const ask = (message) => engine.request({ v: 1, ...message });
  const settled = () => new Promise((resolve) => {
    push = (message) => { if (message.update) answer = message; if (!message.busy) resolve(); };
  });
  const pair = (byte) => byte.toString(16).padStart(2, '0');
  const hex = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), pair).join('');
  const begin = () => ask({
    type: 'new', rules: { profile: 'gambler' }, seed: hex(),
    players: [{ name: 'A', kind: 'human' }, { name: 'B', kind: 'ai', level: 'normal' }],
  });
  const times = [];
  answer = await begin();
  while (times.length < wanted) {
    const { seq, view } = answer.update;
    const action = view.hand.find((card) => card.play)?.play ?? view.actions[0]?.action;
    const idle = settled();
    const started = performance.now();
    const step = view.can_next ? { type: 'next', seq } : { type: 'act', seq, action };
    const reply = view.result ? await begin() : await ask(step);
    if (action) times.push(performance.now() - started);
    answer = reply;
    if (reply.busy) await idle;
  }
  return times;
}"""


RUNS = 7


def bench(project: Project, names: Sequence[str], runs: int | None) -> None:
    """Runs the measurements named, or all, and prints what they found; ``runs``: how often `start` is measured."""
    unknown = [name for name in names if name not in MEASUREMENTS]
    if unknown:
        raise BuildError(f"bench has no part {unknown[0]!r}; it has: {', '.join(MEASUREMENTS)}")
    for name in names or MEASUREMENTS:
        MEASUREMENTS[name](project, runs or RUNS)


def bench_actions(project: Project) -> None:
    """From an action to its view."""
    with beside_the_page(project) as (page, scripts):
        times = sorted(page.evaluate(PLAY, [f"{scripts}/engine.js", ACTIONS]))
    median, late = statistics.median(times), times[int(len(times) * 0.95)]
    say(f"actions: {len(times)}, median {median:.1f} ms, 95 % within {late:.1f} ms, longest {times[-1]:.1f} ms")


MEASUREMENTS: dict[str, Callable[[Project, int], None]] = {
    "actions": lambda project, _: bench_actions(project),
    "ai": lambda project, _: bench_ai(project),
    "frames": lambda project, _: bench_frames(project),
    "start": bench_start,
}
