"""Makes the page's own modules smaller, each for itself: no comments, no spaces, short names. Nothing is bundled."""

from __future__ import annotations

import sys
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from tools.js_modules import VENDOR
from tools.project import Project, run

# Modules with top-level await, as web/tsconfig.json allows them.
SWITCHES = ("--minify", "--charset=utf8", "--format=esm", "--target=es2022", "--log-level=warning")


def minified(project: Project, modules: dict[PurePosixPath, str]) -> dict[PurePosixPath, bytes]:
    """The same modules, small. Libraries come small already, and stay as their authors made them."""
    own = [path for path in modules if not path.is_relative_to(VENDOR)]
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "source"), Path(folder, "target")
        for path in own:
            (source / path).parent.mkdir(parents=True, exist_ok=True)
            (source / path).write_text(modules[path], encoding="utf-8")
        esbuild = project.node_modules / ".bin" / ("esbuild.cmd" if sys.platform == "win32" else "esbuild")
        names = [source / path for path in own]
        run([esbuild, *names, *SWITCHES, f"--outbase={source}", f"--outdir={target}"], cwd=project.root)
        small = {path: (target / path).read_bytes() for path in own}
    return {path: small.get(path, text.encode()) for path, text in modules.items()}
