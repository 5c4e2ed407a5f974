"""Fixtures that several files share; those of the browser itself are in tools/browser_fixtures.py."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.hosts import Host


@pytest.fixture
def host(dist: Path, tmp_path: Path) -> Iterator[Host]:
    """A host of one's own, with a copy of the site that may be replaced."""
    host = Host(dist, tmp_path / "site")
    yield host
    host.stop()
