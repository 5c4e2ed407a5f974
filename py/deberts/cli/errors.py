"""What a command tells the person instead of doing its work."""

from __future__ import annotations

from typing import Final

DAMAGED: Final = 1
"""Exit code for input that is damaged, illegal or can't be read."""
USAGE: Final = 2
"""Exit code for a command line that makes no sense."""


class CommandError(Exception):
    """Ends a command with one line on the error stream."""

    def __init__(self, message: str, exit_code: int = DAMAGED) -> None:
        super().__init__(message)
        self.exit_code = exit_code
