"""The worked conversation of docs/protocol.md, held with the engine."""

import json
from pathlib import Path

from deberts.api import Session

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def conversation() -> list[str]:
    """The lines of the page's code blocks, in order."""
    blocks = PAGE.read_text(encoding="utf-8").split("```")[1::2]
    return [line for block in blocks for line in block.strip().splitlines()]


def holds(shown: object, answer: object) -> bool:
    """Whether everything shown is in the answer; a list with "..." at its end may go on."""
    if isinstance(shown, dict):
        return isinstance(answer, dict) and all(key in answer and holds(shown[key], answer[key]) for key in shown)
    if isinstance(shown, list):
        goes_on = shown[-1:] == ["..."]
        known = shown[:-1] if goes_on else shown
        if not isinstance(answer, list) or len(answer) < len(known) or (len(answer) > len(known) and not goes_on):
            return False
        return all(map(holds, known, answer))
    return shown == answer and type(shown) is type(answer)


def test_the_worked_conversation_is_what_the_engine_says() -> None:
    session = Session()
    answer = ""
    shown = 0
    for line in conversation():
        if line.startswith("> "):
            answer = session.handle(line[2:])
        elif line == "work":
            answer = session.work(50)
        else:
            assert line.startswith("< "), line
            assert holds(json.loads(line[2:]), json.loads(answer)), f"{line}\n{answer}"
            shown += 1
    assert shown > 10
