"""The licences that go out with the page."""

from __future__ import annotations

from pathlib import Path

from tools.project import Project

# Not .md: browsers show a text and download a document of a type they don't know.
NOTICES = "THIRD_PARTY.txt"

LICENCE_NAMES = ("LICENSE", "LICENSE.md", "LICENSE.txt")


def licence_texts(project: Project, libraries: set[str]) -> dict[str, bytes]:
    """Files for the site's licences/ folder: the notices, this project's licence, and each library's own text."""
    files = {
        NOTICES: (project.root / "THIRD_PARTY.md").read_bytes(),
        "LICENSE.txt": (project.root / "LICENSE").read_bytes(),
    }
    for folder in (project.root / "licences", project.web / "img"):
        files |= {file.name: file.read_bytes() for file in sorted(folder.glob("*.txt"))}
    for library in sorted(libraries):
        text = _licence_of(project.node_modules / library)
        if text is not None:
            files[f"{library}.txt"] = text
    return files


def _licence_of(package: Path) -> bytes | None:
    for name in LICENCE_NAMES:
        if (package / name).is_file():
            return (package / name).read_bytes()
    return None
