"""The floors of the engine: a module imports its own floor and lower ones only, and knows nothing of the world outside."""

import ast
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "py" / "deberts"

FLOORS = (
    ("cards", "foreign", "rng"),
    ("rules",),
    ("deal",),
    ("match",),
    ("ai",),
    ("lessons", "review"),
    ("coach", "puzzles"),
    ("api",),
    ("cli",),
    ("__main__",),
)
LEVEL = {name: level for level, names in enumerate(FLOORS) for name in names}
TOP = len(FLOORS)
"""The package itself, ``__init__.py``, shows what a user of the library needs of all floors."""

OUTSIDE = {
    *("asyncio", "datetime", "js", "logging", "os", "pathlib", "pyodide", "random", "secrets", "socket", "subprocess"),
    *("tempfile", "threading", "time", "uuid"),
}
FORBIDDEN_CALLS = {"print", "input", "open", "eval", "exec", "breakpoint", "__import__"}

MODULES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))
ENGINE = [name for name in MODULES if not name.startswith("cli/") and name not in ("cli.py", "__main__.py")]


def imports_of(source: str, name: str):
    """What a module of the package imports, as absolute names; ``name`` is its path in the package."""
    package = ["deberts", *name.split("/")[:-1]]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            stem = ".".join([*base, *([node.module] if node.module else [])])
            # Of ``from . import cards`` the module is among the names.
            yield from (f"{stem}.{alias.name}" for alias in node.names) if node.module is None else [stem]


def floor_of(name: str) -> str:
    """The floor that a module stands on, by its path in the package; the package itself has none."""
    return name.split("/", maxsplit=1)[0].removesuffix(".py")


def faults(source: str, name: str) -> list[str]:
    """Imports that go up, sideways or out."""
    own = floor_of(name)
    found = []
    for target in imports_of(source, name):
        parts = target.split(".")
        if parts[0] != "deberts":
            if parts[0] not in sys.stdlib_module_names:
                found.append(f"{name}: {target} is not of the standard library")
            continue
        other = parts[1] if len(parts) > 1 else "__init__"
        if own == "__init__" or other == "__version__":
            continue
        if LEVEL.get(other, TOP) > LEVEL[own] or (LEVEL[other] == LEVEL[own] > 0 and other != own):
            found.append(f"{name}: {target} stands above {own} or beside it")
    return found


def calls_of(source: str) -> set[str]:
    """Names that are called."""
    nodes = ast.walk(ast.parse(source))
    return {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


def read(name: str) -> str:
    return (PACKAGE / name).read_text(encoding="utf-8")


def test_every_module_stands_on_a_floor():
    assert {floor_of(name) for name in MODULES} <= {*LEVEL, "__init__"}
    assert {"cards", "foreign", "rng", "rules", "deal", "match", "ai", "api"} <= {floor_of(name) for name in MODULES}


@pytest.mark.parametrize("name", MODULES)
def test_imports_go_down(name):
    assert faults(read(name), name) == []


@pytest.mark.parametrize("name", ENGINE)
def test_the_engine_knows_nothing_outside(name):
    assert not {target.split(".")[0] for target in imports_of(read(name), name)} & OUTSIDE
    assert not calls_of(read(name)) & FORBIDDEN_CALLS


def test_the_linter_forbids_the_same():
    with (ROOT / "pyproject.toml").open("rb") as file:
        banned = tomllib.load(file)["tool"]["ruff"]["lint"]["flake8-tidy-imports"]["banned-api"]
    assert set(banned) >= OUTSIDE


@pytest.mark.parametrize(
    ("name", "source", "good"),
    [
        ("deal/view.py", "from .deal import Deal", True),
        ("deal/view.py", "from ..rules.runs import Run", True),
        ("deal/view.py", "from .. import cards", True),
        ("deal/view.py", "from ..match.match import Match", False),
        ("deal/view.py", "from .. import match", False),
        ("deal/view.py", "import deberts.match.match", False),
        ("deal/view.py", "from deberts import Match", False),
        ("deal/view.py", "import numpy", False),
        ("deal/view.py", "def late():\n    from ..api import session", False),
        ("cards.py", "from .rng import Stream", True),
        ("cards.py", "from .rules import runs", False),
        ("match/position/reading.py", "from ...deal.state import Phase", True),
        ("match/position/reading.py", "from ..game import Game", True),
        ("match/position/reading.py", "from ...api import table", False),
        ("ai/solver/two.py", "from ...lessons import first", False),
        ("api/session.py", "from ..ai import levels", True),
        ("api/session.py", "from .. import __version__", True),
        ("rules/runs.py", "import json", True),
    ],
)
def test_the_watchman_is_awake(name, source, good):
    assert (faults(source, name) == []) is good


def test_the_watchman_sees_calls():
    assert calls_of("def f():\n    print(open('x'))") == {"print", "open"}
