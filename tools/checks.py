"""The parts of `python build.py test`: what each runs, and running them all to the end."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from tools.browser import places
from tools.project import BuildError, Project, say
from tools.pyodide_node import pyodide_command
from tools.wheels import the_wheel

Command = tuple[list[str], dict[str, str]]


@dataclass(frozen=True)
class Part:
    """A check that succeeds or fails as a whole."""

    name: str
    group: str
    command: Callable[[Project, list[str]], Command]
    """Words and extra environment, given the arguments for pytest."""
    needs_dist: bool = False


@dataclass(frozen=True)
class Outcome:
    """How a part ended."""

    name: str
    code: int
    seconds: float


def _python(*words: str, **env: str) -> Callable[[Project, list[str]], Command]:
    return lambda project, _extra: ([str(project.python), "-m", *words], env)


def _node(tool: str, *words: str) -> Callable[[Project, list[str]], Command]:
    suffix = ".cmd" if sys.platform == "win32" else ""
    return lambda project, _extra: ([str(project.node_modules / ".bin" / (tool + suffix)), *words], {})


def _import_linter(project: Project, _extra: list[str]) -> Command:
    linter = project.python.with_name("lint-imports" + project.python.suffix)
    return [str(linter)], {"PYTHONPATH": str(project.root / "py")}


def _unit(project: Project, extra: list[str]) -> Command:
    return [str(project.python), "-m", "pytest", *extra], {}


def _pyodide(project: Project, extra: list[str]) -> Command:
    compiled = project.wheels / "compiled"
    words = pyodide_command(
        project,
        "/repo/tests/pyodide/suite.py",
        mounts={"/wheels": compiled, "/pyodide": project.node_modules / "pyodide"},
        path=[f"/wheels/{the_wheel(compiled).name}"],
        args=extra,
        stdlib=compiled / "python_stdlib.zip",
    )
    return words, {}


def _e2e(project: Project, extra: list[str]) -> Command:
    where = [] if any(word.startswith("e2e") for word in extra) else ["e2e"]
    # Two browsers at a time, file by file: a test waits for the page much of its time. A browser on a busy machine can
    # fail for reasons of its own, so a failure counts when it comes twice; -rR names what failed once.
    words = [
        str(project.python),
        "-m",
        "pytest",
        "-p",
        "tools.browser_fixtures",
        "-n2",
        "--dist=loadfile",
        # By name: the file with the most tests first, as it would be, leaves the longest test for the end, alone.
        "--no-loadscope-reorder",
        "--reruns=1",
        "-rR",
        *where,
        *extra,
    ]
    return words, places()


PARTS = (
    Part("ruff", "lint", _python("ruff", "check", ".")),
    Part("format", "lint", _python("ruff", "format", "--check", ".")),
    Part("mypy", "lint", _python("mypy")),
    Part("floors", "lint", _import_linter),
    Part("tsc", "lint", _node("tsc", "-p", "web")),
    Part("tsc-sw", "lint", _node("tsc", "-p", "web/offline")),
    Part("biome", "lint", _node("biome", "ci", "--colors=off")),
    Part("unit", "unit", _unit),
    Part("pyodide", "pyodide", _pyodide, needs_dist=True),
    Part("e2e", "e2e", _e2e, needs_dist=True),
)


def format_sources(project: Project) -> int:
    """Lets ruff and Biome rewrite what they can; 0 unless something is left to do by hand."""
    python = [str(project.python), "-m", "ruff"]
    biome, _ = _node("biome", "check", "--write", "--colors=off")(project, [])
    commands = [[*python, "format", "."], [*python, "check", "--fix", "."], biome]
    return max([subprocess.call(words, cwd=project.root) for words in commands])


def choose(names: Sequence[str], *, fast: bool) -> list[Part]:
    """The parts that were named, by their own name or their group's; without names all of them."""
    known = {part.name for part in PARTS} | {part.group for part in PARTS}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise BuildError(f"test has no part {unknown[0]!r}; it has: lint, {', '.join(part.name for part in PARTS)}")
    chosen = [part for part in PARTS if not names or part.name in names or part.group in names]
    return [part for part in chosen if not (fast and part.needs_dist)]


def run_parts(project: Project, parts: Sequence[Part], extra: list[str], build: Callable[[], None]) -> int:
    """Runs all parts, whatever fails, then prints the table; 0 if all succeeded.

    ``build`` makes dist/ for the parts that need it. Two parts run at a time, each one's output in one piece; e2e has
    the machine for itself, as it runs two browsers.
    """
    outcomes: list[Outcome] = []
    if any(part.needs_dist for part in parts):
        outcomes.append(_build(build))
        if outcomes[0].code:
            parts = [part for part in parts if not part.needs_dist]
    alone = [part for part in parts if part.name == "e2e" or len(parts) == 1]
    together = [part for part in parts if part not in alone]
    with ThreadPoolExecutor(max_workers=2) as pool:
        outcomes += pool.map(lambda part: _run(project, part, extra, live=False), together)
    outcomes += [_run(project, part, extra, live=True) for part in alone]
    failed = [outcome.name for outcome in outcomes if outcome.code]
    say("")
    for outcome in outcomes:
        say(f"{outcome.name:10} {'FAILED' if outcome.code else 'ok':8} {outcome.seconds:7.1f} s")
    say(f"failed: {', '.join(failed)}" if failed else "all passed")
    return 1 if failed else 0


def _build(build: Callable[[], None]) -> Outcome:
    started = time.monotonic()
    code = 0
    try:
        build()
    except BuildError as error:
        say(f"--- dist: FAILED, so the parts that need it are left out ---\n{error}")
        code = 1
    return Outcome("dist", code, time.monotonic() - started)


def _run(project: Project, part: Part, extra: list[str], *, live: bool) -> Outcome:
    started = time.monotonic()
    output = ""
    try:
        words, env = part.command(project, extra)
        done = subprocess.run(
            words,
            cwd=project.root,
            env={**os.environ, **env},
            stdin=subprocess.DEVNULL,
            stdout=None if live else subprocess.PIPE,
            stderr=None if live else subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        code, output = done.returncode, done.stdout or ""
    except (BuildError, OSError) as error:
        code, output = 1, f"{error}\n"
    seconds = time.monotonic() - started
    title = f"--- {part.name}: {'FAILED' if code else 'ok'} ({seconds:.1f} s) ---"
    # What a linter says when it is content is noise; what pytest counted is not.
    say(f"{title}\n{output.strip()}" if output.strip() and (code or part.group != "lint") else title)
    return Outcome(part.name, code, seconds)
