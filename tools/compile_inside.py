"""Runs inside Pyodide: compiles the engine's wheel and the standard library for the Python that will run them.

    compile_inside.py FOLDER WHEEL

FOLDER holds the pure WHEEL, Pyodide's own ``python_stdlib.zip`` and ``pyodide-lock.json``. Left there: the wheel as
``...-cp314-none-any.whl`` with .pyc files, the standard library with .pyc files for what starting and the engine import
and source for the rest, and the lock file reduced to the engine.
"""

from __future__ import annotations

import importlib
import json
import sys
import zipfile
from pathlib import Path

STDLIB = "python_stdlib.zip"
LOCK = "pyodide-lock.json"
TOOL_FAILED = 75  # as in wheels.py
REST = Path("/tmp/rest.zip")  # noqa: S108  # in the memory of this Pyodide


def main() -> None:
    """Compiles; what starting and the engine import is noted first, before the tools import more."""
    folder, wheel = Path(sys.argv[1]), sys.argv[2]
    import_engine(folder / wheel)
    split_stdlib(folder, stdlib_files_in_use())
    empty_lock(folder)
    lock = str(folder / LOCK)
    pyodide(
        "lockfile", "add-wheels", str(folder / wheel), "--input", lock, "--output", lock, "--base-path", str(folder)
    )
    pyodide("py-compile", "--silent", "--compression-level", "9", str(folder))
    join_stdlib(folder)


def pyodide(*words: str) -> None:
    """The command ``pyodide WORDS`` of pyodide-build and pyodide-lock, called in this process: there are no others."""
    from click.testing import CliRunner  # noqa: PLC0415  # imports much of the standard library, so not before it is split

    group = {"py-compile": "pyodide_build.cli.py_compile", "lockfile": "pyodide_lock.cli"}[words[0]]
    result = CliRunner().invoke(importlib.import_module(group).main, list(words[1:]))
    if result.exit_code:
        print(f"pyodide {' '.join(words)}: {result.output}\n{result.exception!r}")
        sys.exit(TOOL_FAILED)


def import_engine(wheel: Path) -> None:
    """Imports every module of the engine but the command line, as playing will."""
    sys.path.insert(0, str(wheel))
    for name in zipfile.ZipFile(wheel).namelist():
        if name.endswith(".py") and not name.startswith(("deberts/cli", "deberts/__main__")):
            importlib.import_module(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))


def stdlib_files_in_use() -> set[str]:
    """Names, inside the standard library's zip, of the modules imported so far."""
    root = next(place for place in sys.path if place.endswith(".zip") and "/lib/python3" in place) + "/"
    files = (getattr(module, "__file__", None) or "" for module in list(sys.modules.values()))
    return {file.removeprefix(root) for file in files if file.startswith(root)}


def split_stdlib(folder: Path, used: set[str]) -> None:
    """Takes what is not used at the start out of the zip, so that it stays source: half the size of compiled."""
    with zipfile.ZipFile(folder / STDLIB) as whole:
        content = {name: whole.read(name) for name in sorted(whole.namelist())}
    write_zip(folder / STDLIB, {name: data for name, data in content.items() if name in used})
    write_zip(REST, {name: data for name, data in content.items() if name not in used})


def join_stdlib(folder: Path) -> None:
    """Puts the compiled and the uncompiled part back into one zip."""
    content: dict[str, bytes] = {}
    for path in (folder / STDLIB, REST):
        with zipfile.ZipFile(path) as part:
            content |= {name: part.read(name) for name in part.namelist()}
    write_zip(folder / STDLIB, content)


def write_zip(path: Path, content: dict[str, bytes]) -> None:
    """Writes files into a zip; SOURCE_DATE_EPOCH gives them their time, so equal content is equal bytes."""
    with zipfile.ZipFile(path, "w", compression=zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name, data in content.items():
            out.writestr(name, data)


def empty_lock(folder: Path) -> None:
    """Reduces Pyodide's lock file to its description of the runtime: none of its packages is served."""
    lock = json.loads((folder / LOCK).read_text())
    lock["packages"] = {}
    (folder / LOCK).write_text(json.dumps(lock))


main()
