"""How far a search may go in one slice, and how it stops in the middle."""

from __future__ import annotations


class Pause(Exception):
    """The slice is used up. What was found so far is kept, so the same search started again is soon where it was."""


class Budget:
    """Nodes counted and allowed. A search raises ``Pause`` only after it has stored a result, so every slice gets on."""

    __slots__ = ("allowed", "nodes")

    def __init__(self) -> None:
        self.nodes = 0
        self.allowed = 0

    def grant(self, nodes: int) -> None:
        """Allows so many nodes from now on."""
        self.allowed = self.nodes + nodes
