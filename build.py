#!/usr/bin/env python3
"""Builds, serves and tests Deberts. `python build.py --help` tells the rest.

This file needs nothing but Python itself: it makes the project's own environment and starts itself again in there.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  # an older Python would fail later, and less plainly
    sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")

from tools.environment import in_project_python, prepare_node, prepare_pyodide_site, prepare_python
from tools.project import BuildError, Project
from tools.stamps import Stamps

HELP = """\
Builds the game into dist/ and plays it in the browser. Python 3.11+ and Node 20+ are needed; everything else is
installed into .venv and web/node_modules, in the pinned versions. What is up to date is not made again.

commands:
  (none)      build, serve on this machine and open the browser
  dist        build only: dist/ can be put on any static host, at any path
  serve       serve dist/ as it is
  test        run all checks and tests, or the named parts of them
  bench       measure the built page in the browser: actions, ai, frames, learn, start, or all
  format      let ruff and Biome put all sources into the form that test asks for
  protocol    write web/js/protocol.d.ts from py/deberts/api/protocol/ (building does it too)

parts of test, in the order of the table they end with:
  lint        all of: ruff, format, mypy, floors (import-linter), tsc, tsc-sw (the service worker's), biome
  unit        pytest tests/
  pyodide     the same tests, with the wheel of dist/ inside Pyodide under Node
  e2e         pytest e2e/: dist/ in real browsers (Chromium, also Firefox and WebKitGTK, which apt-get installs if it may)

examples:
  python build.py --port 9000 --no-open
  python build.py test --fast
  python build.py test lint unit
  python build.py test unit -- -k scoring -x
  python build.py bench start --runs 3
"""


def main() -> int:
    """Runs the command of the command line and returns the exit code."""
    options, extra = parse(sys.argv[1:])
    project = Project(Path(__file__).resolve().parent)
    stamps = Stamps(project.work / "stamps.json")
    prepare_python(project, stamps, tests=options.command in {"test", "bench", "format"})
    if not in_project_python(project):
        return again_in(project.python)

    # Only the project's own environment has what these import.
    from tools import checks, protocol_types, serve, site  # noqa: PLC0415

    def build() -> None:
        prepare_node(project, stamps)
        prepare_pyodide_site(project, stamps)
        protocol_types.write_protocol(project)
        site.build_site(project, stamps)

    if options.command == "test":
        parts = checks.choose(options.parts, fast=options.fast)
        prepare_node(project, stamps)
        return checks.run_parts(project, parts, extra, build)
    if options.command == "format":
        prepare_node(project, stamps)
        return checks.format_sources(project)
    if options.command == "protocol":
        protocol_types.write_protocol(project)
        return 0
    if options.command != "serve":
        build()
    if options.command == "bench":
        from tools import bench  # noqa: PLC0415  # only here is Playwright installed

        bench.bench(project, options.parts, options.runs)
        return 0
    if options.command != "dist":
        browse = options.command is None and not options.no_open
        serve.serve(project.dist, port=options.port, base=options.base, browse=browse)
    return 0


def parse(words: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """The options, and what stands after ``--`` for pytest."""
    extra: list[str] = []
    if "--" in words:
        split = words.index("--")
        words, extra = words[:split], words[split + 1 :]
    parser = argparse.ArgumentParser(
        prog="build.py",
        usage="build.py [command] [switches] [-- arguments for pytest]",
        description=HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "command", nargs="?", choices=["dist", "serve", "test", "bench", "format", "protocol"], help=argparse.SUPPRESS
    )
    parser.add_argument("parts", nargs="*", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help="serve on this port (otherwise the first free one from 8000)")
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.add_argument("--base", default="/", metavar="PATH", help="serve below this path, such as /deberts/")
    parser.add_argument("--fast", action="store_true", help="test: leave out pyodide and e2e")
    parser.add_argument("--runs", type=int, metavar="N", help="bench start: how often each page is measured (7)")
    options, unknown = parser.parse_known_args(words)
    if unknown:
        parser.error(f"unknown: {' '.join(unknown)} (--help tells what there is)")
    parts = options.parts if options.command != "bench" else []
    if options.command != "test" and (options.fast or parts or extra):
        what = "--fast" if options.fast else "what stands after --" if extra else " ".join(options.parts)
        parser.error(f"{what}: only the command test knows what to do with it")
    if options.runs is not None and (options.command != "bench" or options.runs < 1):
        parser.error("--runs is for bench, and a number from 1")
    if options.command in {"dist", "test", "bench", "format", "protocol"} and (
        options.port or options.no_open or options.base != "/"
    ):
        parser.error(f"--port, --no-open and --base are of no use to {options.command}: it serves nothing")
    if not (options.base.startswith("/") and options.base.endswith("/")):
        parser.error("--base must start and end with a slash")
    return options, extra


def again_in(python: Path) -> int:
    """Starts this program again in another interpreter and returns what that returns."""
    command = [str(python), str(Path(__file__).resolve()), *sys.argv[1:]]
    if os.name != "nt":
        os.execv(command[0], command)  # noqa: S606  # the very purpose
    return subprocess.call(command)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BuildError as problem:
        sys.exit(f"build.py: {problem}")
    except KeyboardInterrupt:
        sys.exit(130)
