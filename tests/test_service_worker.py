"""What is put in front of the service worker: every file of the site, once, with what tells whether it is whole."""

import base64
import hashlib
import json
from pathlib import Path, PurePosixPath

from tools.offline import service_worker

WEB = Path(__file__).parents[1] / "web"
FILES = {
    PurePosixPath(".nojekyll"): b"",
    PurePosixPath("_headers"): b"/app/*",
    PurePosixPath("sw.js"): b"of another build",
    PurePosixPath("index.html"): b"<!doctype html>",
    PurePosixPath("embed/index.html"): b"<!doctype html><p>",
    PurePosixPath("deberts.webmanifest"): b"{}",
    PurePosixPath("app/0123/js/main.js"): b"let a;",
    PurePosixPath("runtime/4567/python_stdlib.bin"): b"PK",
}


def build() -> tuple[dict, str]:
    text = service_worker(WEB, FILES, PurePosixPath("app/0123"), PurePosixPath("runtime/4567")).decode()
    line, _, rest = text.partition("\n")
    return json.loads(line.removeprefix("const site = ").removesuffix(";")), rest


def test_every_file_is_listed_and_pages_are_named_by_their_folder() -> None:
    site, rest = build()
    assert site["app"] == "app/0123"
    assert site["runtime"] == "runtime/4567"
    assert {path: entry["size"] for path, entry in site["files"].items()} == {
        "": 15,
        "embed/": 18,
        "deberts.webmanifest": 2,
        "app/0123/js/main.js": 6,
        "runtime/4567/python_stdlib.bin": 2,
    }
    assert rest.strip() == (WEB / "offline" / "sw.js").read_text(encoding="utf-8").strip()


def test_what_has_the_same_name_in_every_build_has_a_hash() -> None:
    files = build()[0]["files"]
    hashed = {path for path, entry in files.items() if "integrity" in entry}
    assert hashed == {"", "embed/", "deberts.webmanifest"}
    digest = base64.b64encode(hashlib.sha256(b"{}").digest()).decode()
    assert files["deberts.webmanifest"]["integrity"] == f"sha256-{digest}"
