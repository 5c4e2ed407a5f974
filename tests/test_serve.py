"""The little server: types that browsers insist on, a sub-path, and no caching of what may change."""

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
    for name in ("index.html", "a.wasm", "a.mjs", "a.js", "a.whl"):
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
    ],
)
def test_types_and_caching(server: Server, name: str, kind: str) -> None:
    with urllib.request.urlopen(server.url + name) as response:
        assert response.headers["Content-Type"] == kind
        assert response.headers["Cache-Control"] == "no-cache"
        assert response.read().decode() == (name or "index.html")


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
