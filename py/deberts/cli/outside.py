"""A player that is a program of its own, spoken to in JSON lines (docs/bot-protocol.md)."""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
from typing import IO, Final

from ..deal.actions import Action, parse_action
from ..deal.view import SeatView
from .bot_view import written_view

PATIENCE: Final = 60.0
"""Seconds that a program may take for one answer."""


class BotError(Exception):
    """What a program did wrong, in words."""


class OutsideBot:
    """A program under way. It is started at the first question, and once for all its seats and deals."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self._command: Final = command
        self._patience: Final = patience
        self._process: subprocess.Popen[str] | None = None
        # Short, so that a program that never stops talking fills its own pipe and not the memory.
        self._answers: queue.Queue[str | None] = queue.Queue(maxsize=2)

    def choose(self, view: SeatView, seed: str) -> Action:
        """The program's action; ``BotError`` if there is no answer or none that is an action."""
        process = self._process or self._start()
        assert process.stdin is not None
        if not self._answers.empty() and process.poll() is None:
            raise BotError(f"{self._command}: said something without being asked")
        question = json.dumps({"seed": seed, "view": written_view(view)}, separators=(",", ":"))
        try:
            process.stdin.write(question + "\n")
            process.stdin.flush()
        except OSError:
            raise BotError(f"{self._command}: ended before it was asked (exit code {process.poll()})") from None
        try:
            answer = self._answers.get(timeout=self._patience)
        except queue.Empty:
            raise BotError(f"{self._command}: no answer within {self._patience:g} seconds") from None
        if answer is None:
            code = process.wait()
            raise BotError(f"{self._command}: ended without an answer (exit code {code})")
        return _action(self._command, answer)

    def close(self) -> None:
        """Ends the program."""
        process = self._process
        if process is None:
            return
        self._process = None
        process.kill()
        process.wait()
        while not self._answers.empty():
            # Whoever listens may be waiting for room.
            self._answers.get()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    continue

    def _start(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(  # noqa: S603 - the command is the user's own
                shlex.split(self._command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError) as error:
            raise BotError(f"{self._command}: can't be started: {error}") from error
        assert process.stdout is not None
        # A thread, because reading a pipe with a time limit works in no other way on every system.
        threading.Thread(target=_listen, args=(process.stdout, self._answers), daemon=True).start()
        self._process = process
        return process


def _listen(stream: IO[str], answers: queue.Queue[str | None]) -> None:
    try:
        for line in stream:
            answers.put(line)
    except (OSError, ValueError):
        # The pipe was closed because the program is no longer needed.
        pass
    answers.put(None)


def _action(command: str, answer: str) -> Action:
    shown = answer.strip()[:80]
    try:
        return parse_action(json.loads(answer)["action"])
    except (ValueError, TypeError, KeyError):
        raise BotError(f"{command}: not an answer: {shown!r}") from None
