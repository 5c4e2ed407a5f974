"""Where everything lies, and the few ways in which the build talks and stops."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

# The wheel, the compiled archives and dist/ must not depend on when they were made. Zip files know no year before 1980.
SOURCE_DATE_EPOCH = "1580601600"


class BuildError(Exception):
    """Something the person at the keyboard can mend; its text says what and how."""


class ProgramError(BuildError):
    """A program that was started has failed."""

    def __init__(self, words: list[str], code: int, output: str) -> None:
        super().__init__(f"{' '.join(words)[:120]} failed ({code}):\n{output.strip()[-6000:]}")
        self.code = code


@dataclass(frozen=True)
class Project:
    """The folders of a checkout."""

    root: Path

    @property
    def venv(self) -> Path:
        """The project's own Python environment."""
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        """The interpreter of that environment."""
        return self.venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def work(self) -> Path:
        """What is made on the way: stamps, wheels, caches."""
        return self.root / ".build"

    @property
    def pyodide_site(self) -> Path:
        """Pure-Python packages for the Python inside Pyodide under Node."""
        return self.work / "pyodide-site"

    @property
    def wheels(self) -> Path:
        """The pure wheel, its compiled twin, the standard library and the lock file."""
        return self.work / "wheels"

    @property
    def package(self) -> Path:
        """The engine's source."""
        return self.root / "py" / "deberts"

    @property
    def web(self) -> Path:
        """The page's source."""
        return self.root / "web"

    @property
    def node_modules(self) -> Path:
        """What npm installed."""
        return self.web / "node_modules"

    @property
    def dist(self) -> Path:
        """The finished site."""
        return self.root / "dist"


def say(text: str) -> None:
    """Tells what the build is doing, at once even into a pipe."""
    print(text, flush=True)


def run(command: Sequence[str | Path], *, cwd: Path, env: dict[str, str] | None = None) -> str:
    """Runs a program and returns what it printed; a failure raises a ``ProgramError`` that shows it."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            env={**os.environ, "SOURCE_DATE_EPOCH": SOURCE_DATE_EPOCH, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except FileNotFoundError:
        raise BuildError(f"{words[0]} is not installed or not on PATH.") from None
    if done.returncode:
        raise ProgramError(words, done.returncode, done.stdout)
    return done.stdout


def npm() -> str:
    """The name of npm as a program to start; Windows has it as a command file."""
    return "npm.cmd" if sys.platform == "win32" else "npm"
