"""Several tables in one Python: a page may show more than one, and one runtime is enough for all of them."""

from __future__ import annotations

from .session import Session


class Tables:
    """A session for each table, by a name that the page gives it; a table is there as soon as it is asked something."""

    def __init__(self) -> None:
        self._sessions: dict[str, Session] = {}

    def handle(self, text: str, table: str = "") -> str:
        """Answers a request about a table: JSON text in, JSON text out."""
        return self._at(table).handle(text)

    def work(self, units: int, table: str = "") -> str:
        """Lets the computer at a table think for a slice of units; JSON text out."""
        return self._at(table).work(units)

    def think_ahead(self, units: int, table: str = "") -> str:
        """Lets a table think of what may come while its person decides; JSON text out."""
        return self._at(table).think_ahead(units)

    def clear(self, table: str) -> None:
        """Forgets a table; nothing happens if it is not there."""
        self._sessions.pop(table, None)

    def _at(self, table: str) -> Session:
        return self._sessions.setdefault(table, Session())
