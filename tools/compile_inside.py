"""Runs inside Pyodide: compiles the engine's wheel and the standard library for the Python that will run them.

    compile_inside.py FOLDER WHEEL

FOLDER holds the pure WHEEL, the ``python_stdlib.zip`` that this Pyodide runs with and ``pyodide-lock.json``. Left there: the
wheel as ``...-cp314-none-any.whl`` with .pyc files and ``ready_methods``, the part of the standard library that starting and
the engine need, compiled too, and the lock file reduced to the engine.
"""

from __future__ import annotations

import dataclasses
import importlib
import json
import marshal
import sys
import zipfile
from pathlib import Path

STDLIB = "python_stdlib.zip"
LOCK = "pyodide-lock.json"
TOOL_FAILED = 75  # as in wheels.py

# What no start imports, but what the imported modules may yet ask for.
LATER = (
    "_ast_unparse",  # annotationlib and ast, to write an annotation as text
    "encodings.ascii",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.raw_unicode_escape",
    "encodings.unicode_escape",
    "encodings.utf_16",
    "encodings.utf_8_sig",
    "string.templatelib",
)

# shutil and zipfile, which Pyodide imports, ask for them and do without: nothing here is packed in these ways.
UNWANTED = ("bz2.py", "lzma.py", "compression/")

READY_METHODS = '''"""What dataclasses would write and compile anew at each start: the engine's methods, by their text."""

import dataclasses
import marshal

CODES = {codes}


def execute(text, names, out):
    """As ``exec`` does it."""
    exec(marshal.loads(CODES[text]) if text in CODES else text, names, out)


dataclasses.exec = execute
'''


def main() -> None:
    """Compiles; what starting and the engine import is noted first, before the tools import more."""
    folder, wheel = Path(sys.argv[1]), sys.argv[2]
    codes = import_engine(folder / wheel)
    with zipfile.ZipFile(folder / wheel, "a") as out:
        out.writestr("ready_methods.py", READY_METHODS.format(codes=codes))
    for name in LATER:
        importlib.import_module(name)
    trim_stdlib(folder / STDLIB, stdlib_files_in_use())
    empty_lock(folder)
    lock = str(folder / LOCK)
    pyodide(
        "lockfile", "add-wheels", str(folder / wheel), "--input", lock, "--output", lock, "--base-path", str(folder)
    )
    pyodide("py-compile", "--silent", "--compression-level", "9", str(folder))


def pyodide(*words: str) -> None:
    """The command ``pyodide WORDS`` of pyodide-build and pyodide-lock, called in this process: there are no others."""
    from click.testing import CliRunner  # noqa: PLC0415  # imports much of the standard library, so not before it is trimmed

    group = {"py-compile": "pyodide_build.cli.py_compile", "lockfile": "pyodide_lock.cli"}[words[0]]
    result = CliRunner().invoke(importlib.import_module(group).main, list(words[1:]))
    if result.exit_code:
        print(f"pyodide {' '.join(words)}: {result.output}\n{result.exception!r}")
        sys.exit(TOOL_FAILED)


def import_engine(wheel: Path) -> dict[str, bytes]:
    """Imports every module of the engine but the command line, as playing will; what its dataclasses had to compile."""
    codes: dict[str, bytes] = {}

    def note(text: str, names: dict[str, object], out: dict[str, object]) -> None:
        code = compile(text, "<string>", "exec", dont_inherit=True)
        codes[text] = marshal.dumps(code)
        exec(code, names, out)

    dataclasses.exec = note  # type: ignore[attr-defined]
    sys.path.insert(0, str(wheel))
    for name in zipfile.ZipFile(wheel).namelist():
        if name.endswith(".py") and not name.startswith(("deberts/cli", "deberts/__main__")):
            importlib.import_module(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    return codes


def stdlib_files_in_use() -> set[str]:
    """Names, inside the standard library's zip, of the modules imported so far."""
    root = next(place for place in sys.path if place.endswith(".zip") and "/lib/python3" in place) + "/"
    files = (getattr(module, "__file__", None) or "" for module in list(sys.modules.values()))
    return {file.removeprefix(root) for file in files if file.startswith(root)}


def trim_stdlib(path: Path, used: set[str]) -> None:
    """Leaves only the used files in the zip; SOURCE_DATE_EPOCH gives them their time, so equal content is equal bytes."""
    with zipfile.ZipFile(path) as whole:
        content = {name: whole.read(name) for name in sorted(used) if not name.startswith(UNWANTED)}
    with zipfile.ZipFile(path, "w", compression=zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name, data in content.items():
            out.writestr(name, data)


def empty_lock(folder: Path) -> None:
    """Reduces Pyodide's lock file to its description of the runtime: none of its packages is served."""
    lock = json.loads((folder / LOCK).read_text())
    lock["packages"] = {}
    (folder / LOCK).write_text(json.dumps(lock))


main()
