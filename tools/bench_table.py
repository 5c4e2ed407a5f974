"""A table of one person and computers, played by the page's own client of the engine: what the benches of the page share."""

from __future__ import annotations

import statistics
from collections.abc import Iterable

# `state`: the last answer with the table. `move` sends what goes on from it, and waits until it is the person's turn.
TABLE = """
  const { Engine } = await import(`${scripts}/engine.js`);
  let state, push = () => {};
  const engine = new Engine({ onPush: (message) => push(message) });
  engine.start();
  const ask = (message) => engine.request({ v: 1, ...message });
  const settled = () => new Promise((resolve) => {
    push = (message) => { if (message.update) state = message; if (!message.busy) resolve(); };
  });
  const pair = (byte) => byte.toString(16).padStart(2, '0');
  const hex = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), pair).join('');
  const computer = (name) => ({ name, kind: 'ai', level: 'normal' });
  const begin = (players = 2) => ({
    type: 'new', rules: { profile: 'gambler', players }, seed: hex(),
    players: [{ name: 'A', kind: 'human' }, ...['B', 'C', 'D'].slice(0, players - 1).map(computer)],
  });
  const move = async (message) => {
    const idle = settled();
    const started = performance.now();
    const reply = await ask(message);
    const took = performance.now() - started;
    state = reply;
    if (reply.busy) await idle;
    return took;
  };
"""


def spread(times: Iterable[float]) -> str:
    """How long something took, in milliseconds, in words."""
    ordered = sorted(times)
    late = ordered[int(len(ordered) * 0.95)]
    return (
        f"{len(ordered)}, median {statistics.median(ordered):.1f} ms, 95 % within {late:.1f} ms,"
        f" longest {ordered[-1]:.1f} ms"
    )
