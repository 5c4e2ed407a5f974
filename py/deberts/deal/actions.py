"""What a seat can do, and how it is written: ``SEAT VERB [ARGUMENTS]`` (the record's spelling, exact to the character)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ..cards import Card, Suit, parse_card, parse_suit
from ..foreign import brief
from ..rules.runs import parse_run


class Verb(StrEnum):
    """The verbs of actions."""

    TAKE = "take"
    NAME = "name"
    PASS = "pass"
    SWAP = "swap"
    KEEP = "keep"
    REDEAL = "redeal"
    DECLARE = "declare"
    PLAY = "play"
    DOUBLE = "double"
    ACCEPT = "accept"
    REFUSE = "refuse"
    NO_DOUBLE = "no_double"
    CLAIM = "claim"


@dataclass(frozen=True, slots=True)
class Action:
    """One action of one seat.

    ``suit`` belongs to ``name``, ``card`` and ``bella`` (announced with this card) to ``play``, ``runs`` (``HIGH-LOW``
    texts; none: declares nothing) and ``deberts`` to ``declare``.
    """

    seat: int
    verb: Verb
    suit: Suit | None = None
    card: Card | None = None
    bella: bool = False
    runs: tuple[str, ...] = ()
    deberts: bool = False

    def __str__(self) -> str:
        words = [str(self.seat), self.verb.value]
        if self.suit:
            words.append(self.suit.value)
        if self.card:
            words.append(self.card.code)
        if self.bella:
            words.append("bella")
        if self.deberts:
            words.append("deberts")
        words.extend(self.runs)
        return " ".join(words)


_SHAPE: Final = re.compile(r"(0|[1-9][0-9]?) ([a-z_]+)((?: [0-9A-Za-z-]+)*)")
_VERBS: Final = {verb.value: verb for verb in Verb}


def parse_action(text: str) -> Action:
    """The action written ``text``; ``ValueError`` for anything that is not spelt exactly like one."""
    shape = _SHAPE.fullmatch(text) if isinstance(text, str) else None
    verb = _VERBS.get(shape[2]) if shape else None
    if shape is None or verb is None:
        raise ValueError(f"not an action: {brief(text)}")
    seat, arguments = int(shape[1]), shape[3].split()
    if verb is Verb.DECLARE:
        return _parse_declare(seat, arguments)
    if verb is Verb.NAME and len(arguments) == 1:
        return Action(seat, verb, suit=parse_suit(arguments[0]))
    if verb is Verb.PLAY and arguments and arguments[1:] in ([], ["bella"]):
        return Action(seat, verb, card=parse_card(arguments[0]), bella=len(arguments) == 2)
    if verb in (Verb.NAME, Verb.PLAY) or arguments:
        raise ValueError(f"not an action: {brief(text)}")
    return Action(seat, verb)


def _parse_declare(seat: int, arguments: list[str]) -> Action:
    if arguments == ["deberts"]:
        return Action(seat, Verb.DECLARE, deberts=True)
    for argument in arguments:
        parse_run(argument)
    return Action(seat, Verb.DECLARE, runs=tuple(arguments))


class IllegalAction(ValueError):
    """An action that is not legal now; ``code`` says why, ``action`` which.

    Codes: ``not_your_turn``, ``not_now`` (the table waits for something else), ``bad_runs`` (not held, not valid or
    sharing a card), ``no_bella``, ``not_held``, and the codes of ``reasons.Reason`` for a card.
    """

    def __init__(self, action: Action, code: str) -> None:
        super().__init__(f"{action}: {code}")
        self.action = action
        self.code = code
