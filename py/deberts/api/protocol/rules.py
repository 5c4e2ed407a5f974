"""What the engine offers: the rules in force, profiles, levels, lessons."""

from __future__ import annotations

from typing import Literal, TypedDict


class SwitchInfo(TypedDict):
    """One rule switch as the settings page needs it: its name, what it may be, and what it is for."""

    name: str
    group: Literal["match", "auction", "exchange", "runs", "bella", "play", "scoring", "stakes"]
    values: list[str]
    """The words allowed; empty for a number."""
    minimum: int
    maximum: int
    """Bounds of a number; both 0 for a word."""


class ProfileInfo(TypedDict):
    """A published form of the game and the values it gives to every switch, by number of players."""

    name: str
    switches: dict[str, dict[str, str | int]]
    """Number of players ("2", "3", "4") -> switch -> value."""


class LessonInfo(TypedDict):
    """A lesson that can be begun. ``steps``: their names; ``kinds``: what each asks for, as in ``LessonStep``; ``rules``:
    the group of switches that tells more; ``profiles`` and ``players``: what it holds for; ``switches``: the rules that it
    shows; ``seats``: how many sit at its table.
    """

    name: str
    rules: str
    steps: list[str]
    kinds: list[str]
    profiles: list[str]
    players: list[int]
    switches: list[str]
    seats: int


class RulesInfo(TypedDict):
    """The rules of this match: ``values`` holds every switch, ``chosen`` what a record writes, ``custom`` if house rules."""

    profile: str
    players: int
    custom: bool
    values: dict[str, str | int]
    chosen: dict[str, str | int]


class LevelInfo(TypedDict):
    """A level of the computer opponents that can be chosen."""

    name: str
