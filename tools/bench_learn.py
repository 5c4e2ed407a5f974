"""`bench learn`: how long the coach's hints and the review of a whole deal take, asked in slices as the page asks."""

from __future__ import annotations

from tools.bench_table import TABLE, spread
from tools.project import Project, say
from tools.visiting import beside_the_page

DEALS = 4
UNITS = 8
"""As in `web/js/coach/coach.js`."""

# Whoever plays does what the hint says; every deal is reviewed when it is over.
LEARN = f"""async ([scripts, players, deals, units]) => {{
  {TABLE}
  const {{ createJudging }} = await import(`${{scripts}}/panels/judging.js`);
  const judging = createJudging(ask);
  const hints = [], reviews = [];
  await move(begin(players));
  while (reviews.length < deals) {{
    const {{ seq, view, record }} = state.update;
    if (view.score) {{
      const started = performance.now();
      let decisions;
      const failed = await judging.judge(
        {{ record, seat: view.seat, deals: [view.scores.length - 1] }}, (review) => {{ decisions = review.total; }},
      );
      if (failed) throw new Error(failed);
      // A deal that everybody passed has little to judge.
      if (decisions > 4) reviews.push(performance.now() - started);
      await move(view.result ? begin(players) : {{ type: 'next', seq }});
      continue;
    }}
    const started = performance.now();
    let advice;
    do ({{ advice }} = await ask({{ type: 'hint', seq, units }}));
    while (!advice);
    if (advice.choices.length > 1) hints.push(performance.now() - started);
    await move({{ type: 'act', seq, action: advice.choices[0].action }});
  }}
  return [hints, reviews];
}}"""


def bench_learn(project: Project) -> None:
    """Measures with two, three and four players, and prints what it found."""
    for players in (2, 3, 4):
        with beside_the_page(project) as (page, scripts):
            hints, reviews = page.evaluate(LEARN, [scripts, players, DEALS, UNITS])
        say(f"hints, {players} players: {spread(hints)}")
        say(f"reviews of a deal, {players} players: {spread(reviews)}")
