"""Builds the engine's wheel, and compiles it and the standard library for Pyodide. docs/packaging.md tells why."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

from tools.project import SOURCE_DATE_EPOCH, BuildError, ProgramError, Project, run, say
from tools.pyodide_node import pyodide_command
from tools.stamps import Stamps, digest

STDLIB, LOCK = "python_stdlib.zip", "pyodide-lock.json"

# How compile_inside.py ends when pyodide-build or pyodide-lock failed; any other failure is the engine's own.
TOOL_FAILED = 75


def build_wheel(project: Project, stamps: Stamps) -> Path:
    """Builds the pure wheel into .build/wheels/pure and returns its path."""
    sources: list[Path | str] = [project.package, project.root / "pyproject.toml", project.root / "LICENSE"]
    key = digest([*sources, project.root / "requirements" / "build.txt"])
    folder = project.wheels / "pure"
    if not stamps.fresh("wheel", key, folder):
        say("building the wheel")
        make_wheel(project, folder)
        stamps.done("wheel", key)
    return the_wheel(folder)


def make_wheel(project: Project, folder: Path) -> None:
    """Builds the pure wheel into an emptied folder. Equal sources give equal bytes."""
    if not (project.package / "__init__.py").is_file():
        raise BuildError("py/deberts/__init__.py is missing: there is no engine to package.")
    shutil.rmtree(folder, ignore_errors=True)
    run([project.python, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=project.root)


def the_wheel(folder: Path) -> Path:
    """The one wheel in a folder."""
    wheels = list(folder.glob("*.whl"))
    if len(wheels) != 1:
        raise BuildError(
            f"expected one wheel in {folder}, found {len(wheels)}; delete the folder .build and try again."
        )
    return wheels[0]


def compile_for_pyodide(project: Project, stamps: Stamps, wheel: Path) -> Path:
    """Compiles wheel and standard library into .build/wheels/compiled and returns that folder.

    If the tools fail the build goes on with the uncompiled files: the page then works the same and starts more slowly.
    """
    folder = project.wheels / "compiled"
    inputs = [wheel, project.web / "package-lock.json", project.root / "requirements" / "pyodide.txt"]
    key = digest([*inputs, project.root / "tools" / "compile_inside.py", project.root / "tools" / "stand_ins"])
    if stamps.fresh("compiled", key, folder):
        return folder
    say("compiling the wheel and the standard library inside Pyodide")
    lay_out(project, wheel, folder)
    try:
        run(compile_command(project, wheel, folder), cwd=project.root)
    except ProgramError as error:
        if error.code != TOOL_FAILED:
            raise
        say(f"warning: not compiled, the page will start more slowly.\n{error}")
        lay_out(project, wheel, folder)
        return folder
    stamps.done("compiled", key)
    return folder


def lay_out(project: Project, wheel: Path, folder: Path) -> None:
    """Puts the three files that compiling changes into an emptied folder: some of the library has its stand-in already."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    pyodide, stand_ins = project.node_modules / "pyodide", project.root / "tools" / "stand_ins"
    shutil.copyfile(wheel, folder / wheel.name)
    shutil.copyfile(pyodide / LOCK, folder / LOCK)
    instead = {file.relative_to(stand_ins).as_posix(): file for file in stand_ins.rglob("*.py")}
    with zipfile.ZipFile(pyodide / STDLIB) as whole, zipfile.ZipFile(folder / STDLIB, "w", zipfile.ZIP_DEFLATED) as out:
        for name in whole.namelist():
            out.writestr(name, instead[name].read_bytes() if name in instead else whole.read(name))


def compile_command(project: Project, wheel: Path, folder: Path) -> list[str]:
    """The command that compiles what lies in the folder, in place."""
    return pyodide_command(
        project,
        "/repo/tools/compile_inside.py",
        mounts={"/compile": folder},
        args=["/compile", wheel.name],
        stdlib=folder / STDLIB,
        env={"SOURCE_DATE_EPOCH": SOURCE_DATE_EPOCH, "PYTHONHASHSEED": "0", "PYTHONOPTIMIZE": "2"},
    )
