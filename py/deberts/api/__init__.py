"""The engine's door to the page: functions from text to text, described in ``protocol``."""

from .session import Session
from .tables import Tables

_tables = Tables()

handle = _tables.handle
"""Answers a request: JSON text in, JSON text out. Where there is more than one table its name is the second argument."""

work = _tables.work
"""Lets the computer think for a slice of units; JSON text out. The second argument is as that of ``handle``."""

think_ahead = _tables.think_ahead
"""Thinks, while a person decides, of what may come; as ``work``, and never needed."""

clear = _tables.clear
"""Forgets a table."""

__all__ = ["Session", "Tables", "clear", "handle", "think_ahead", "work"]
