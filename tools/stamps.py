"""Which steps can be skipped: a step is done while what went into it has the same content hash."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path


def digest(parts: Iterable[Path | str]) -> str:
    """A hash over texts, and over names and contents of files; a folder counts with all files below it."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, str):
            total.update(f"text {part}\0".encode())
            continue
        for path in files_below(part):
            name = path.relative_to(part).as_posix() if path != part else path.name
            content = path.read_bytes()
            total.update(f"file {name} {len(content)}\0".encode())
            total.update(content)
    return total.hexdigest()


def files_below(path: Path) -> list[Path]:
    """The files of a folder (or the file itself), sorted by name; compiled caches and editors' leavings are no files."""
    if path.is_file():
        return [path]
    found = (file for file in path.rglob("*") if file.is_file())
    return sorted(
        (file for file in found if "__pycache__" not in file.parts and not file.name.startswith(".")),
        key=lambda file: file.relative_to(path).as_posix(),
    )


class Stamps:
    """The remembered hashes, one per step, in one small file."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def fresh(self, step: str, key: str, *outputs: Path) -> bool:
        """Whether the step was last done with this key and all it made is still there."""
        return self._read().get(step) == key and all(output.exists() for output in outputs)

    def done(self, step: str, key: str) -> None:
        """Remembers that the step was done with this key."""
        stamps = self._read() | {step: key}
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps(stamps, indent=1, sort_keys=True), encoding="utf-8")

    def _read(self) -> dict[str, str]:
        try:
            stamps: dict[str, str] = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamps
