"""Makes the project's own environment: a virtual environment, the packages for Pyodide, and web/node_modules.

Needs nothing but the standard library: it runs before anything is installed.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv

from tools.project import BuildError, Project, npm, run, say
from tools.stamps import Stamps, digest

OLDEST_NODE = 20


def prepare_python(project: Project, stamps: Stamps, *, tests: bool) -> None:
    """Makes .venv and installs the pinned packages; those of the tests only when asked."""
    lists = [project.root / "requirements" / "build.txt"]
    if tests:
        lists.append(project.root / "requirements" / "test.txt")
    if not _works(project):
        say("making .venv")
        shutil.rmtree(project.venv, ignore_errors=True)
        try:
            venv.create(project.venv, with_pip=True)
        except (OSError, subprocess.CalledProcessError) as error:
            shutil.rmtree(project.venv, ignore_errors=True)
            raise BuildError(
                f"could not make a virtual environment ({error}).\n"
                "On Debian and Ubuntu the package python3-venv is needed."
            ) from error
    version = _interpreter(project)
    for file in lists:
        step, key = f"venv {file.stem}", digest([file, version])
        if stamps.fresh(step, key):
            continue
        say(f"installing {file.relative_to(project.root).as_posix()}")
        run([project.python, "-m", "pip", "install", "-q", "--no-deps", "-r", file], cwd=project.root)
        stamps.done(step, key)


def prepare_pyodide_site(project: Project, stamps: Stamps) -> None:
    """Unpacks the pinned pure-Python wheels that run inside Pyodide; this interpreter never imports them."""
    file = project.root / "requirements" / "pyodide.txt"
    key = digest([file])
    if stamps.fresh("pyodide site", key, project.pyodide_site):
        return
    say("installing requirements/pyodide.txt")
    shutil.rmtree(project.pyodide_site, ignore_errors=True)
    only_pure = ["--implementation", "py", "--abi", "none", "--platform", "any", "--only-binary", ":all:"]
    # pip compares requires-python with the interpreter it runs on, although these packages run on another.
    for_another = ["--python-version", "3.14", "--ignore-requires-python", "--no-deps", "--no-compile"]
    switches = [*only_pure, *for_another, "--target", str(project.pyodide_site)]
    run([project.python, "-m", "pip", "install", "-q", *switches, "-r", file], cwd=project.root)
    stamps.done("pyodide site", key)


def prepare_node(project: Project, stamps: Stamps) -> None:
    """Installs exactly what web/package-lock.json says."""
    key = digest([project.web / "package.json", project.web / "package-lock.json"])
    if stamps.fresh("npm", key, project.node_modules):
        return
    _check_node(project)
    say("installing web/package-lock.json")
    run([npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=project.web)
    stamps.done("npm", key)


def _works(project: Project) -> bool:
    """Whether .venv is there and its interpreter starts (a moved or upgraded Python leaves a dead one behind)."""
    try:
        return bool(_interpreter(project))
    except (BuildError, OSError):
        return False


def _interpreter(project: Project) -> str:
    return run([project.python, "-c", "import sys, pip; print(sys.version, sys.prefix)"], cwd=project.root)


def _check_node(project: Project) -> None:
    try:
        text = run(["node", "--version"], cwd=project.root).strip()
    except BuildError:
        raise BuildError(f"Node {OLDEST_NODE} or newer is needed (node and npm on PATH).") from None
    if int(text.lstrip("v").split(".")[0]) < OLDEST_NODE:
        raise BuildError(f"Node {OLDEST_NODE} or newer is needed; this is {text}.")


def in_project_python(project: Project) -> bool:
    """Whether the running interpreter is the project's own."""
    return sys.prefix == str(project.venv) or sys.prefix == str(project.venv.resolve())
