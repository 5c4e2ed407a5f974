"""axe-core over what is on the screen: WCAG 2.2 A and AA."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Frame, Page

SOURCE = Path(__file__).parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN = """() => axe.run(document, {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Not on by default, and the one rule that a finger feels.
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations', 'incomplete'],
}).then(({ violations, incomplete }) => ({ violations, incomplete }))"""


def findings(page: Page | Frame) -> list[str]:
    """What is wrong for certain, and every target whose size axe could not make up its mind about."""
    if not page.evaluate("'axe' in globalThis"):
        # Not by a script tag: the page's content security policy allows only its own.
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN)
    doubtful = [rule for rule in found["incomplete"] if rule["id"] == "target-size"]
    return [text for rule in (*found["violations"], *doubtful) for text in _texts(rule)]


def _texts(rule: dict[str, Any]) -> list[str]:
    return [f"{rule['id']}: {' '.join(node['target'])}: {node['failureSummary']}" for node in rule["nodes"]]
