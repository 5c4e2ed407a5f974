"""The little server: types that browsers insist on, a sub-path, caching and compression as on GitHub Pages."""

import gzip
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError

import pytest

from tools.project import BuildError
from tools.serve import Server, open_server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    for name in ("index.html", "a.wasm", "a.mjs", "a.js", "a.whl", "a.webmanifest", "a.zip", "folder/b.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    with open_server(tmp_path, 0, "/sub/") as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        ("a.wasm", "application/wasm"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.js", "text/javascript; charset=utf-8"),
        ("a.whl", "application/octet-stream"),
        ("a.webmanifest", "application/manifest+json"),
        ("a.zip", "application/zip"),
    ],
)
def test_types_and_caching(server: Server, name: str, kind: str) -> None:
    with urllib.request.urlopen(server.url + name) as response:
        assert response.headers["Content-Type"] == kind
        assert response.headers["Cache-Control"] == ("max-age=600" if name else "no-cache")
        assert response.read().decode() == (name or "index.html")


@pytest.mark.parametrize(("name", "packed"), [("", True), ("a.wasm", True), ("a.whl", True), ("a.zip", False)])
def test_what_is_worth_it_is_compressed(server: Server, name: str, packed: bool) -> None:
    ask = {"Accept-Encoding": "gzip, deflate"}
    with urllib.request.urlopen(urllib.request.Request(server.url + name, headers=ask)) as response:
        body, headers = response.read(), response.headers
    assert (headers["Content-Encoding"] == "gzip") is packed
    assert int(headers["Content-Length"]) == len(body)
    assert (gzip.decompress(body) if packed else body).decode() == (name or "index.html")


def test_what_has_not_changed_is_not_sent_again_and_what_has_is(server: Server, tmp_path: Path) -> None:
    def ask(**headers: str) -> tuple[bytes, str]:
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        with urllib.request.urlopen(urllib.request.Request(server.url + "a.js", headers=headers)) as response:
            return gzip.decompress(response.read()), response.headers["ETag"]

    body, tag = ask(Accept_Encoding="gzip")
    assert body == b"a.js"
    with pytest.raises(HTTPError, match="304"):
        ask(Accept_Encoding="gzip", If_None_Match=tag)
    (tmp_path / "a.js").write_text("rebuilt", encoding="utf-8")
    assert ask(Accept_Encoding="gzip", If_None_Match=tag)[0] == b"rebuilt"


def test_pages_of_other_sites_may_have_the_files(server: Server) -> None:
    with urllib.request.urlopen(f"{server.url}a.js") as answer:
        assert answer.headers["Access-Control-Allow-Origin"] == "*"


def test_a_folder_without_a_page_shows_nothing(server: Server) -> None:
    with pytest.raises(HTTPError, match="404"):
        urllib.request.urlopen(server.url + "folder/")


def test_outside_of_the_sub_path_there_is_nothing(server: Server) -> None:
    root = server.url.removesuffix("sub/")
    with pytest.raises(HTTPError, match="404"):
        urllib.request.urlopen(root + "a.js")
    with urllib.request.urlopen(root + "sub") as response:
        assert response.url == server.url


def test_a_taken_port_is_said_plainly(server: Server, tmp_path: Path) -> None:
    port = server.server_address[1]
    with pytest.raises(BuildError, match=f"port {port} is in use.*--port"):
        open_server(tmp_path, port)
