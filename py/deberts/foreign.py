"""What comes from outside: JSON that may be anything, and values that a message has to show.

Text from outside must not be able to do harm. Python's JSON reader goes down a level for every bracket, and inside the
browser the stack ends long before Python's own limit: nothing would be left to catch.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

DEEPEST: Final = 64
"""Brackets within brackets that are read; a record has five."""

_STRINGS: Final = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_BRACKETS: Final = re.compile(r"[\[\]{}]")


def load_json(text: str) -> Any:
    """The JSON value of a text; ``ValueError`` for anything else, however broken."""
    depth = 0
    for bracket in _BRACKETS.findall(_STRINGS.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise ValueError("nested too deep")
    return json.loads(text)


def brief(value: object) -> str:
    """A foreign value as a message shows it: cut short, and without looking into what it holds."""
    if isinstance(value, list | dict):
        return f"a {type(value).__name__}"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
