"""The project's server, which sends as GitHub Pages does, over a link of a given speed: for measuring."""

from __future__ import annotations

import io
import threading
import time
from dataclasses import dataclass, field
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

from tools.serve import HOST, Handler

PIECE = 16 * 1024


@dataclass
class Link:
    """What all answers have to pass, one piece after another; counts the bytes."""

    name: str
    bits_per_second: float
    """0: as fast as the machine can."""
    delay: float
    """Seconds from asking to the first byte."""
    sent: int = 0
    _free_at: float = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def pass_piece(self, size: int) -> None:
        """Waits until a piece of this size has gone through."""
        with self._lock:
            self.sent += size
            if not self.bits_per_second:
                return
            self._free_at = max(self._free_at, time.monotonic()) + size * 8 / self.bits_per_second
            wait = self._free_at - time.monotonic()
        time.sleep(max(wait, 0))


LOOPBACK = partial(Link, "loopback", 0, 0)
HOME = partial(Link, "20 Mbit/s, 40 ms", 20e6, 0.04)


class _Wire(io.BufferedIOBase):
    """A connection's outgoing side."""

    def __init__(self, inner: io.BufferedIOBase, link: Link) -> None:
        self._inner, self._link = inner, link

    def writable(self) -> bool:
        return True

    def write(self, data: bytes) -> int:  # type: ignore[override]
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            self._link.pass_piece(len(piece))
            self._inner.write(piece)
        return len(data)


class _LinkHandler(Handler):
    """Answers a little later, and through the link."""

    def __init__(self, *args: object, link: Link, directory: str) -> None:
        self.link = link
        super().__init__(*args, base="/", directory=directory)

    def setup(self) -> None:
        super().setup()
        self.wfile = _Wire(self.wfile, self.link)
        time.sleep(self.link.delay)  # the handshake

    def send_head(self) -> object:  # type: ignore[override]
        """As the project's server, after the delay."""
        time.sleep(self.link.delay)
        return super().send_head()


class LinkServer(ThreadingHTTPServer):
    """Serves a folder over a link, from a thread of its own; ``url`` is where it is."""

    daemon_threads = True

    def __init__(self, folder: Path, link: Link) -> None:
        super().__init__((HOST, 0), partial(_LinkHandler, link=link, directory=str(folder)))
        self.link = link
        self.url = f"http://{HOST}:{self.server_address[1]}/"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, request: object, client_address: object) -> None:
        """Browsers hang up when they like."""
