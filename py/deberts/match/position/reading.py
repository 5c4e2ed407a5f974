"""From the text of a position to a setup. Only the spelling is checked, and that seats exist."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from ...cards import Card, parse_card, parse_suit
from ...deal.announcing import Announcement
from ...deal.state import Phase
from ...rules.profiles import RANGES, RulesError, Value, make_rules
from ...rules.ruleset import RuleSet, RunOrder
from ...rules.runs import Kind, parse_run
from ...rules.scoring import Hanging
from ..stakes import first_stakes
from .setup import HIDDEN_RUNS, Cards, Ending, Laid, PositionError, Setup
from .spelling import KEYS, RANK_CODES, SEAT_KEYS, VERSION, WORDS_OF_TRUMP

T = TypeVar("T")

_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,8}")
_SWITCH_NUMBERS: Final = (*RANGES, "players")
_MOST_CARDS: Final = 32


def parse_position(text: str) -> Setup:
    """The setup that a text describes; ``PositionError`` for anything that is not spelt like one."""
    if not isinstance(text, str):
        raise PositionError("bad_value", "", repr(text))
    version, *items = text.split(";")
    if version != VERSION:
        raise PositionError("wrong_version", "", version)
    values: dict[str, str] = {}
    for item in items:
        key, equals, value = item.partition("=")
        if not equals:
            raise PositionError("bad_item", "", item)
        if key not in KEYS and key not in SEAT_KEYS:
            raise PositionError("unknown_key", key, value)
        if key in values:
            raise PositionError("repeated_key", key, value)
        values[key] = value
    if "rules" not in values:
        raise PositionError("missing_key", "rules")
    return _Reader(_rules(values["rules"]), values).setup()


def _rules(text: str) -> RuleSet:
    profile, *switches = text.split(",")
    choice: dict[str, Value] = {"profile": profile}
    for item in switches:
        switch, _, word = item.partition(":")
        if switch in choice:
            raise PositionError("bad_value", "rules", text)
        choice[switch] = int(word) if switch in _SWITCH_NUMBERS and _NUMBER.fullmatch(word) else word
    try:
        return make_rules(choice)
    except RulesError as error:
        raise PositionError("bad_rules", "rules", str(error)) from error


class _Reader:
    """The values of one position, read one key at a time; what is said nowhere is None."""

    def __init__(self, rules: RuleSet, values: dict[str, str]) -> None:
        self.rules = rules
        self.values = values
        for key, value in values.items():
            if key in SEAT_KEYS and int(key[1]) >= rules.players:
                raise PositionError("unknown_key", key, value)

    def setup(self) -> Setup:
        """All of it."""
        rules = self.rules
        seats, none = range(rules.players), (0,) * rules.sides
        stakes = first_stakes(rules)
        return Setup(
            rules=rules,
            dealer=self._needed("dealer", self.seat("dealer")),
            phase=self._needed("phase", self.word("phase", Phase)),
            turned=self._needed("turned", self.card("turned")),
            hands=tuple(_in_order(self.cards(f"h{seat}") or ()) for seat in seats),
            passes=self.number("passes") or 0,
            caller=self.seat("caller"),
            trump=self._read("trump", parse_suit),
            swap=self.seat("swap"),
            bottom=self.card("bottom"),
            stock=self.cards("stock"),
            declared=tuple(self._read(f"d{seat}", _declared) for seat in seats),
            said=tuple(self._read(f"a{seat}", self._announcement) for seat in seats),
            best=self.seat("best"),
            bella=self.seat("bella"),
            tricks=self._read("tricks", lambda text: tuple(map(self._laid, text.split(",")))) or (),
            trick=self._read("trick", self._laid),
            deal=self.number("deal") or 0,
            totals=self.numbers("totals", negative=True) or none,
            baits=self.numbers("baits") or none,
            hanging=self._read("hang", lambda text: tuple(map(self._hanging, text.split(",")))) or (),
            stake=rules.stake if "stake" not in self.values else self._needed("stake", self.number("stake")),
            rights=self._read("rights", self._rights) or stakes.rights,
            offer=self.seat("offer"),
            asked=self.seat("asked"),
            end=self.word("end", Ending),
        )

    def _needed(self, key: str, value: T | None) -> T:
        if value is None:
            raise PositionError("missing_key", key)
        return value

    def _read(self, key: str, parse: Callable[[str], T]) -> T | None:
        """The value of a key read by a function that raises ``ValueError`` for what it can't read."""
        if key not in self.values:
            return None
        try:
            return parse(self.values[key])
        except ValueError as error:
            raise PositionError("bad_value", key, self.values[key]) from error

    def seat(self, key: str) -> int | None:
        """A seat of this table."""
        return self._read(key, lambda text: _digit(text, self.rules.players))

    def card(self, key: str) -> Card | None:
        """A card."""
        return self._read(key, parse_card)

    def cards(self, key: str) -> Cards | None:
        """Cards, some of them perhaps hidden."""
        return self._read(key, _cards)

    def word(self, key: str, words: type[T]) -> T | None:
        """One of the words of an enum."""
        return self._read(key, words)

    def number(self, key: str) -> int | None:
        """A whole number from 0."""
        return self._read(key, _natural)

    def numbers(self, key: str, negative: bool = False) -> tuple[int, ...] | None:
        """A number for each side."""

        def parse(text: str) -> tuple[int, ...]:
            found = tuple(map(_whole if negative else _natural, text.split(".")))
            if len(found) != self.rules.sides:
                raise ValueError("one number for each side")
            return found

        return self._read(key, parse)

    def _laid(self, text: str) -> Laid:
        leader, _, cards = text.partition(":")
        return Laid(_digit(leader, self.rules.players), tuple(map(parse_card, cards.split("."))))

    def _hanging(self, text: str) -> Hanging:
        points, _, sides = text.partition(":")
        return Hanging(_natural(points), self._sides(sides))

    def _rights(self, text: str) -> tuple[bool, ...]:
        holders = () if text == "-" else self._sides(text)
        return tuple(side in holders for side in range(self.rules.sides))

    def _sides(self, text: str) -> tuple[int, ...]:
        sides = tuple(_digit(digit, self.rules.sides) for digit in text)
        if not sides or list(sides) != sorted(set(sides)):
            raise ValueError("sides in order, each once")
        return sides

    def _announcement(self, text: str) -> Announcement:
        first, *more = text.split(".")
        if len(more) > 2:
            raise ValueError("too many words")
        top = RANK_CODES[more[0]] if more and more[0] in RANK_CODES else None
        if more and top is None:
            raise ValueError("no rank")
        trump = WORDS_OF_TRUMP.index(more[1]) == 1 if len(more) == 2 else None
        if self.rules.run_order is RunOrder.KIND:
            return Announcement(Kind(first), None, top, trump)
        length = _digit(first, 9)
        if length < 3:
            raise ValueError("too short for a run")
        return Announcement(None, length, top, trump)


def _declared(text: str) -> tuple[str, ...]:
    if text == "-":
        return ()
    if text == "?":
        return HIDDEN_RUNS
    runs = tuple(text.split("."))
    for run in runs:
        parse_run(run)
    return runs


def _cards(text: str) -> Cards:
    """Cards separated by dots; ``?`` is a hidden one, ``?8`` are eight; ``-`` is none."""
    if text == "-":
        return ()
    found: list[Card | None] = []
    for item in text.split("."):
        if item.startswith("?"):
            count = _natural(item[1:]) if item != "?" else 1
            found += [None] * min(count, _MOST_CARDS + 1)
        else:
            found.append(parse_card(item))
    if not found or len(found) > _MOST_CARDS:
        raise ValueError("too many cards, or none")
    return tuple(found)


def _in_order(cards: Cards) -> Cards:
    """A hand in the order of ``PACK``, hidden cards last."""
    known = sorted(card for card in cards if card)
    return (*known, *[None] * (len(cards) - len(known)))


def _digit(text: str, bound: int) -> int:
    if text not in "012345678" or len(text) != 1 or int(text) >= bound:
        raise ValueError(f"not a number below {bound}")
    return int(text)


def _whole(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError("not a whole number")
    return int(text)


def _natural(text: str) -> int:
    number = _whole(text)
    if number < 0:
        raise ValueError("below 0")
    return number
