"""The link that measuring goes over: it counts, and it is no faster than it says."""

import time
import urllib.request
from pathlib import Path

from tools.link import Link, LinkServer


def test_what_is_sent_is_counted_and_takes_its_time(tmp_path: Path) -> None:
    (tmp_path / "file.zip").write_bytes(bytes(100_000))
    link = Link("slow", 4e6, 0.05)
    with LinkServer(tmp_path, link) as server:
        started = time.monotonic()
        with urllib.request.urlopen(f"{server.url}file.zip") as answer:
            assert len(answer.read()) == 100_000
        took = time.monotonic() - started
        server.shutdown()
    assert 100_000 < link.sent < 101_000
    assert took >= 100_000 * 8 / 4e6
