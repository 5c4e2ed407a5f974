"""Puts the page's modules and style sheets together with Rollup and esbuild: starting takes a few files and not a hundred.

What is fetched later (a panel, a language) stays a file of its own. A worker is one file: a page that hears that its worker
did not load can tell why only of files whose names it knows.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import Any, Final

from tools.project import Project, run

# Made by the build: what the engine offers, and what the site is made of.
OFFER = PurePosixPath("js/offer.js")
MANIFEST = PurePosixPath("js/manifest.js")

PAGE_SCRIPT = PurePosixPath("js/main.js")
HEAD_START = PurePosixPath("js/headStart.js")
EMBED_SCRIPT = PurePosixPath("js/embed.js")
WORKER_SCRIPT = PurePosixPath("js/worker.js")

# What pages and workers name. All scripts end in one folder, whatever lies between their sources.
ENTRIES: Final = {
    "pages": {
        "main": "js/main.js",
        "early": "js/early.js",
        "headStart": "js/headStart.js",
        "embed": "js/embed/main.js",
        "embedEarly": "js/embed/early.js",
    },
    "workers": {
        "worker": "js/worker.js",
        "snapshotWorker": "js/snapshotWorker.js",
        "sharedWorker": "js/embed/sharedWorker.js",
    },
    "styles": {"game": "css/game.css", "embed": "css/embed.css"},
}


class Bundle:
    """Scripts and style sheets as the site has them, and which of them loads which."""

    def __init__(self, project: Project, made: Mapping[PurePosixPath, bytes]) -> None:
        """``made``: modules that are not in web/."""
        folder = project.work / "bundle"
        shutil.rmtree(folder, ignore_errors=True)
        for part in ("js", "css"):
            shutil.copytree(project.web / part, folder / part)
        for path, content in made.items():
            (folder / path).write_bytes(content)
        words: list[str | Path] = [
            "node",
            Path(__file__).with_suffix(".mjs"),
            folder,
            project.node_modules,
            json.dumps(ENTRIES),
        ]
        run(words, cwd=project.root)
        self._facts: Final[dict[str, Any]] = json.loads((folder / "facts.json").read_text(encoding="utf-8"))
        files = (file for file in (folder / "out").rglob("*") if file.is_file())
        self.files: Final = {
            PurePosixPath(file.relative_to(folder / "out").as_posix()): file.read_bytes() for file in files
        }

    def closure(self, *entries: PurePosixPath) -> list[PurePosixPath]:
        """Scripts and all that they load before they run, those of the first entry first: what a page should preload."""
        found: list[PurePosixPath] = []
        for entry in entries:
            reached = [entry]
            for path in reached:
                names = map(PurePosixPath, self._facts[str(path)]["imports"])
                reached.extend(name for name in names if name not in reached)
            found.extend(path for path in reached if path not in found)
        return found

    def holder(self, source: str) -> PurePosixPath:
        """The file that a module is in."""
        return PurePosixPath(next(path for path, facts in self._facts.items() if source in facts["holds"]))

    def libraries(self) -> set[str]:
        """The npm packages that are in it."""
        parts = [PurePosixPath(name).parts for facts in self._facts.values() for name in facts["holds"]]
        return {names[names.index("node_modules") + 1] for names in parts if "node_modules" in names}
