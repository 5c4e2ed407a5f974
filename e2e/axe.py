"""axe-core over what is on the screen: WCAG 2.2 A and AA."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Frame, Page

SOURCE = Path(__file__).parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN = """(only) => axe.run(document, {
  runOnly: only ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Not on by default, and the one rule that a finger feels.
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations', 'incomplete'],
}).then(({ violations, incomplete }) => ({ violations, incomplete }))"""


OF_THE_SIZE = ["target-size", "scrollable-region-focusable", "meta-viewport"]
"""Rules whose answer may be another one in a window of another size; colours, names and roles are the same in all."""


def findings(page: Page | Frame, only: list[str] | None = None) -> list[str]:
    """What is wrong for certain, and every target whose size axe could not make up its mind about; ``only``: some rules."""
    if not page.evaluate("'axe' in globalThis"):
        # Not by a script tag: the page's content security policy allows only its own.
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN, only)
    doubtful = [rule for rule in found["incomplete"] if rule["id"] == "target-size"]
    return [text for rule in (*found["violations"], *doubtful) for text in _texts(rule)]


def _texts(rule: dict[str, Any]) -> list[str]:
    return [f"{rule['id']}: {' '.join(node['target'])}: {node['failureSummary']}" for node in rule["nodes"]]
