"""Answers given at the table of a lesson or a puzzle, by pressing what stands for them."""

from __future__ import annotations

from playwright.sync_api import Page

from deberts.cards import SUITS
from deberts.deal.actions import Verb
from deberts.match.match import Match

RIGHT = ".lesson-verdict.right"
WRONG = ".lesson-verdict.wrong"

Press = tuple[str, int]
"""A selector, and which of the elements that it finds."""

# Presses one after the other as soon as each is there, and waits for what is to be seen then. Looked for at every frame, so
# that many answers take little time: everything else about pressing is tested elsewhere.
_PRESS = """async ({ presses, seen, gone }) => {
  const until = async (holds, what) => {
    const end = performance.now() + 120_000;
    while (!holds()) {
      if (performance.now() > end) throw new Error(`nothing came of ${what}`);
      await new Promise((resume) => requestAnimationFrame(resume));
    }
  };
  for (const [selector, place] of presses) {
    const find = () => document.querySelectorAll(selector)[place];
    await until(() => find() && find().getAttribute('aria-disabled') !== 'true', selector);
    find().click();
  }
  await until(() => document.querySelector(seen) && !document.querySelector(gone), seen);
}"""


def press(page: Page, presses: list[Press], seen: str, gone: str = "none") -> None:
    """Presses all of them in turn, then waits for something to be there and something else to be gone."""
    page.evaluate(_PRESS, {"presses": presses, "seen": seen, "gone": gone})


def presses_for(match: Match, option: str) -> list[Press]:
    """What stands for an action without its seat; bella is said with a card unless ``silently`` ends it."""
    verb, *words = option.split()
    if verb == Verb.PLAY:
        card = (f'.hand button[data-code="{words[0]}"][data-legal="yes"]', 0)
        asked = any(str(action.card) == words[0] and action.bella for action in match.legal_actions())
        return [card, (f".actions button.{'plain' if 'silently' in words else 'main'}", 0)] if asked else [card]
    if verb == Verb.DECLARE:
        # To find them is the question, so none is ticked from the start.
        chips = [(f".run-chip[data-run='{run}']", 0) for run in words]
        return [*chips, (f".actions button.{'main' if words else 'plain'}", 0)]
    if verb == Verb.NAME:
        assert match.deal
        suits = [suit.value for suit in SUITS if suit is not match.deal.turned.suit]
        return [(".actions button[data-verb=name]", suits.index(words[0]))]
    return [(f"button.action[data-verb={verb}]", 0)]
