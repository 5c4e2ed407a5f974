"""Runs a Python script inside the pinned Pyodide under Node, see in_pyodide.mjs."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.project import Project

SITE = "/site"
REPO = "/repo"


def pyodide_command(
    project: Project,
    script: str,
    *,
    mounts: Mapping[str, Path],
    path: Sequence[str] = (),
    args: Sequence[str] = (),
    env: Mapping[str, str] | None = None,
    stdlib: Path | None = None,
) -> list[str]:
    """The command line for it. The repository is ``/repo`` and the packages of requirements/pyodide.txt are ``/site``."""
    job = {
        "pyodide": str(project.node_modules / "pyodide"),
        "script": script,
        "mounts": {
            REPO: str(project.root),
            SITE: str(project.pyodide_site),
            "/cache": str(project.work / "pyodide-cache"),
            **{guest: str(host) for guest, host in mounts.items()},
        },
        "path": [*path, SITE],
        "args": list(args),
        # The repository is mounted: keep what this Python compiles out of it.
        "env": {"PYTHONPYCACHEPREFIX": "/cache", **(env or {})},
        "stdlib": str(stdlib) if stdlib else None,
    }
    return ["node", str(project.root / "tools" / "in_pyodide.mjs"), json.dumps(job)]
