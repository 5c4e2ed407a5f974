"""From a setup to its one canonical text: every key in its place, nothing that goes without saying."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from ...deal.announcing import Announcement
from ...rules.profiles import rules_choice
from ...rules.ruleset import RuleSet
from ...rules.scoring import Hanging
from ..stakes import first_stakes
from .setup import Cards, Laid, Setup
from .spelling import VERSION, WORDS_OF_TRUMP


def format_position(setup: Setup) -> str:
    """The setup as one line; ``parse_position`` reads it back."""
    items = (f"{key}={value}" for key, value in _items(setup) if value is not None)
    return ";".join((VERSION, *items))


def _items(setup: Setup) -> Iterator[tuple[str, object]]:
    """Key and value of everything in its order; None is not written."""
    rules, none = setup.rules, (0,) * setup.rules.sides
    yield "rules", _rules(rules)
    yield "dealer", setup.dealer
    yield "phase", setup.phase.value
    yield "passes", setup.passes or None
    yield "turned", setup.turned
    yield "caller", setup.caller
    yield "trump", setup.trump
    yield "swap", setup.swap
    yield "bottom", setup.bottom
    yield "stock", _cards(setup.stock) if setup.stock is not None else None
    for seat, hand in enumerate(setup.hands):
        yield f"h{seat}", _cards(hand) if hand else None
    for seat, runs in enumerate(setup.declared):
        yield f"d{seat}", None if runs is None else ".".join(runs) or "-"
    for seat, said in enumerate(setup.said):
        yield f"a{seat}", _announcement(said) if said else None
    yield "best", setup.best
    yield "bella", setup.bella
    yield "tricks", ",".join(map(_laid, setup.tricks)) or None
    yield "trick", _laid(setup.trick) if setup.trick else None
    yield "deal", setup.deal or None
    yield "totals", _numbers(setup.totals) if setup.totals != none else None
    yield "baits", _numbers(setup.baits) if setup.baits != none else None
    yield "hang", ",".join(map(_hanging, setup.hanging)) or None
    yield "stake", setup.stake if setup.stake != rules.stake else None
    yield "rights", _rights(setup.rights) if setup.rights != first_stakes(rules).rights else None
    yield "offer", setup.offer
    yield "asked", setup.asked
    yield "end", setup.end


def _rules(rules: RuleSet) -> str:
    choice = rules_choice(rules)
    profile = choice.pop("profile")
    return ",".join((str(profile), *(f"{switch}:{value}" for switch, value in choice.items())))


def _cards(cards: Cards) -> str:
    return ".".join(_codes(cards)) or "-"


def _codes(cards: Cards) -> Iterator[str]:
    """The cards' codes, hidden neighbours as one."""
    for known, group in groupby(cards, lambda card: card is not None):
        if known:
            yield from (str(card) for card in group)
        else:
            count = len(list(group))
            yield f"?{count}" if count > 1 else "?"


def _laid(laid: Laid) -> str:
    return f"{laid.leader}:{'.'.join(map(str, laid.cards))}"


def _announcement(said: Announcement) -> str:
    words = [str(said.length) if said.kind is None else said.kind.value]
    if said.top is not None:
        words.append(said.top.value)
        if said.trump is not None:
            words.append(WORDS_OF_TRUMP[said.trump])
    return ".".join(words)


def _numbers(numbers: Iterable[int]) -> str:
    return ".".join(map(str, numbers))


def _hanging(amount: Hanging) -> str:
    return f"{amount.points}:{''.join(map(str, amount.sides))}"


def _rights(rights: tuple[bool, ...]) -> str:
    return "".join(str(side) for side, may in enumerate(rights) if may) or "-"
