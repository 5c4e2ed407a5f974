"""The service worker: web/offline/sw.js with the list of files that this build is made of."""

from __future__ import annotations

import base64
import hashlib
import json
from pathlib import Path, PurePosixPath

SERVICE_WORKER = PurePosixPath("sw.js")


def service_worker(web: Path, files: dict[PurePosixPath, bytes], app: PurePosixPath, runtime: PurePosixPath) -> bytes:
    """The script that lies at the site's root, for the given files; ``app`` and ``runtime`` are folders of the site."""
    kept = {_address(path): _entry(path, content) for path, content in files.items() if _is_kept(path)}
    site = {"app": str(app), "runtime": str(runtime), "files": dict(sorted(kept.items()))}
    source = (web / "offline" / SERVICE_WORKER).read_text(encoding="utf-8")
    return f"const site = {json.dumps(site, separators=(',', ':'))};\n\n{source}".encode()


def _is_kept(path: PurePosixPath) -> bool:
    """Not itself, and not what is for the host (`.nojekyll`, `_headers`) and may not be served at all."""
    return path != SERVICE_WORKER and not path.name.startswith((".", "_"))


def _address(path: PurePosixPath) -> str:
    """How the service worker calls a file: a page by its folder, as hosts do."""
    folder = "" if path.parent == PurePosixPath() else f"{path.parent}/"
    return folder if path.name == "index.html" else str(path)


def _entry(path: PurePosixPath, content: bytes) -> dict[str, int | str]:
    """Size, and a hash where the path does not already tell of which build the file is."""
    entry: dict[str, int | str] = {"size": len(content)}
    if path.parts[0] not in {"app", "runtime"}:
        digest = hashlib.sha256(content).digest()
        entry["integrity"] = f"sha256-{base64.b64encode(digest).decode()}"
    return entry
