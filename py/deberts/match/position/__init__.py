"""Positions: one moment of a deal as one line of text, for lessons, links, tests and bug reports.

``parse_position`` reads a text to a ``Setup``, which may be illegal and may hide cards; ``problems`` names
what is wrong with it; ``fill`` deals the cards that it hides; ``build_position`` makes a ``Match`` of it that can be
played on and is legal. The way back is ``position_of``, or ``position_seen_by`` for what a seat may know. See
``docs/position.md``.
"""

from .building import build_position
from .checking import problems
from .filling import fill
from .holding import hand_size
from .moment import position_of, position_seen_by, setup_of, setup_seen_by
from .reading import parse_position
from .setup import Hidden, ImpossiblePosition, PositionError, Problem, Setup
from .tidying import tidied
from .writing import format_position

__all__ = [
    "Hidden",
    "ImpossiblePosition",
    "PositionError",
    "Problem",
    "Setup",
    "build_position",
    "fill",
    "format_position",
    "hand_size",
    "parse_position",
    "position_of",
    "position_seen_by",
    "problems",
    "setup_of",
    "setup_seen_by",
    "tidied",
]
