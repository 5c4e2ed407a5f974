"""A record that is looked at step by step."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .updates import Update


class ReplayRequest(TypedDict):
    """Shows a record (JSON text) as it stood at a step, changing nothing: each deal and each action is one. A step beyond
    the end is the last one. ``seat``: whose side to look from; in a deal that is not over it stays the person's, and where
    several people share the device, such a deal is left out. Answer: ``ReplayReply``.
    """

    v: int
    type: Literal["replay"]
    record: str
    step: int
    seat: NotRequired[int]


class ReplayLogRequest(TypedDict):
    """All that happened in a record (JSON text), as its person saw it. Answer: ``LogReply``."""

    v: int
    type: Literal["replay_log"]
    record: str


class ReplayReply(TypedDict):
    """A record at one of its steps, as its person saw it (the first seat, where only computers play).

    ``update``: ``seq`` is the step, ``events`` is what happened in it, ``record`` the match up to it, to go on from there.
    """

    v: int
    ok: Literal[True]
    busy: bool
    step: int
    steps: int
    """How many there are; the last one has this number less 1."""
    deals: list[int]
    """The steps at which a deal is dealt."""
    tricks: list[int]
    """The steps at which a trick is complete."""
    hands: list[list[str]] | None
    """By seat: the cards it holds at this step; None while the deal is not over."""
    update: Update
