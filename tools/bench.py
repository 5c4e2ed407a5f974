"""`python build.py bench`: what the built page takes in the browser, by the page's own client of the engine.

`actions` is the time from sending a person's action to having the new view, the opponents' thinking not counted; `ai`,
`frames` and `start` are in files of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tools.bench_ai import bench_ai
from tools.bench_frames import bench_frames
from tools.bench_learn import bench_learn
from tools.bench_start import bench_start
from tools.bench_table import TABLE, spread
from tools.project import BuildError, Project, say
from tools.visiting import beside_the_page

ACTIONS = 200

# Plays matches by messages: the first thing offered, the first card allowed.
PLAY = f"""async ([scripts, wanted]) => {{
  {TABLE}
  const times = [];
  await move(begin());
  while (times.length < wanted) {{
    const {{ seq, view }} = state.update;
    const action = view.hand.find((card) => card.play)?.play ?? view.actions[0]?.action;
    const took = await move(
      view.result ? begin() : view.can_next ? {{ type: 'next', seq }} : {{ type: 'act', seq, action }},
    );
    if (action) times.push(took);
  }}
  return times;
}}"""


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
        times = page.evaluate(PLAY, [scripts, ACTIONS])
    say(f"actions: {spread(times)}")


MEASUREMENTS: dict[str, Callable[[Project, int], None]] = {
    "actions": lambda project, _: bench_actions(project),
    "ai": lambda project, _: bench_ai(project),
    "frames": lambda project, _: bench_frames(project),
    "learn": lambda project, _: bench_learn(project),
    "start": bench_start,
}
