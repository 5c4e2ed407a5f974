"""The engine's door to the page: two functions from text to text, described in ``protocol``."""

from .session import Session

_session = Session()

handle = _session.handle
"""Answers a request: JSON text in, JSON text out."""

work = _session.work
"""Lets the computer think for a slice of units; JSON text out."""

__all__ = ["Session", "handle", "work"]
