"""The little server for trying the built page; any static host serves dist/ as well."""

from __future__ import annotations

import errno
import gzip
import sys
import webbrowser
from functools import cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path

from tools.project import BuildError, say

HOST = "127.0.0.1"
PORTS_TO_TRY = 20

# Browsers refuse modules and WebAssembly of another type, and what Python guesses depends on the system's tables.
TYPES = {
    "": "application/octet-stream",
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}
# Sent compressed, as GitHub Pages does: what is counted on this server is what a visitor loads.
GZIPPED = {kind for suffix, kind in TYPES.items() if suffix not in {".png", ".zip"}}
# Also as on GitHub Pages, but for the page itself: whoever has just rebuilt it wants to see it.
AGES = {".html": "no-cache"}
AGE = "max-age=600"


@cache
def compressed(file: Path, _changed: int) -> bytes:
    """The file's bytes as gzip; ``_changed`` is its time, so that a rebuilt one is packed again."""
    return gzip.compress(file.read_bytes(), 6, mtime=0)


class Handler(SimpleHTTPRequestHandler):
    """Serves one folder below a path prefix, quietly."""

    extensions_map = TYPES
    protocol_version = "HTTP/1.1"
    age = "no-store"

    def __init__(self, *args: object, base: str, directory: str) -> None:
        self.base = base
        super().__init__(*args, directory=directory)  # type: ignore[arg-type]

    def send_head(self) -> object:  # type: ignore[override]
        """Takes the prefix off; outside of it nothing is found, as on a host that serves a project in a sub-path."""
        if not self.path.startswith(self.base):
            if self.path + "/" == self.base:
                self.send_response(HTTPStatus.MOVED_PERMANENTLY)
                self.send_header("Location", self.base)
                self.send_header("Content-Length", "0")
                self.end_headers()
            else:
                self.send_error(HTTPStatus.NOT_FOUND)
            return None
        self.path = "/" + self.path.removeprefix(self.base)
        file = Path(self.translate_path(self.path))
        if file.is_dir() and self.path.partition("?")[0].endswith("/"):
            file /= "index.html"
        self.age = AGES.get(file.suffix, AGE)
        accepts = "gzip" in self.headers.get("Accept-Encoding", "")
        if accepts and file.is_file() and self.guess_type(file) in GZIPPED:
            return self.send_compressed(file)
        return super().send_head()

    def send_compressed(self, file: Path) -> BytesIO | None:
        """Sends the headers of a compressed file and returns its bytes, or says that it has not changed."""
        changed = file.stat().st_mtime_ns
        tag = f'"{changed:x}"'
        same = self.headers.get("If-None-Match") == tag
        body = b"" if same else compressed(file, changed)
        self.send_response(HTTPStatus.NOT_MODIFIED if same else HTTPStatus.OK)
        self.send_header("ETag", tag)
        self.send_header("Vary", "Accept-Encoding")
        if not same:
            self.send_header("Content-Type", self.guess_type(file))
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return None if same else BytesIO(body)

    def list_directory(self, path: object) -> None:
        """Static hosts show no folder's content; nor does this one."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def end_headers(self) -> None:
        """How long the browser may use the file without asking, and that pages of other sites may have it."""
        self.send_header("Cache-Control", self.age)
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the name is http.server's
        """Says nothing."""


class Server(ThreadingHTTPServer):
    """A server for a folder; ``url`` is where its page is."""

    daemon_threads = True

    def __init__(self, folder: Path, port: int, base: str = "/") -> None:
        """``port`` 0: any free one. ``base``: a path that starts and ends with a slash."""
        super().__init__((HOST, port), partial(Handler, base=base, directory=str(folder)))
        self.url = f"http://{HOST}:{self.server_address[1]}{base}"

    def handle_error(self, request: object, client_address: object) -> None:
        """Says nothing when a browser hangs up in the middle; anything else is a fault of this file."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def open_server(folder: Path, port: int | None, base: str = "/") -> Server:
    """A server on the port asked for, or without one on the first free port from 8000."""
    ports = range(8000, 8000 + PORTS_TO_TRY) if port is None else [port]
    for candidate in ports:
        try:
            return Server(folder, candidate, base)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise
    taken = f"port {port} is" if port is not None else f"the ports {ports[0]} to {ports[-1]} are all"
    raise BuildError(f"{taken} in use or not allowed; choose another with --port.")


def serve(folder: Path, *, port: int | None, base: str, browse: bool) -> None:
    """Serves until Ctrl-C."""
    with open_server(folder, port, base) as server:
        say(f"serving {server.url} (Ctrl-C stops)")
        if browse:
            webbrowser.open(server.url)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            say("")
