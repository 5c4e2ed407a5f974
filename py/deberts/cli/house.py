"""The options that choose the rules: a profile, the number of players, and house rules on top."""

from __future__ import annotations

import argparse
from typing import Final

from ..rules.profiles import PROFILES, RANGES, RulesError, Value, make_rules, switch_words
from ..rules.ruleset import SWITCHES, RuleSet
from .errors import USAGE, CommandError

PROFILE: Final = "gambler"
"""The profile when none is named."""


def add_rules_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds ``--profile``, ``--players`` and ``--set``."""
    parser.add_argument("--profile", metavar="P", help=f"form of the game: {', '.join(PROFILES)} (default: {PROFILE})")
    parser.add_argument("--players", metavar="N", help="2, 3 or 4 (default: 2)")
    parser.add_argument(
        "--set",
        metavar="SWITCH=VALUE",
        action="append",
        default=[],
        help="a house rule, such as target=301 or doubling=yes; may be given several times",
    )


def names_rules(arguments: argparse.Namespace) -> bool:
    """Whether any of the options was given."""
    return arguments.profile is not None or arguments.players is not None or bool(arguments.set)


def rules_from(arguments: argparse.Namespace) -> RuleSet:
    """The rule set that the options ask for; ``CommandError`` in plain words if they make no sense."""
    choice: dict[str, Value] = {"profile": PROFILE if arguments.profile is None else arguments.profile}
    if arguments.players is not None:
        choice["players"] = _number(arguments.players)
    for item in arguments.set:
        switch, equals, value = item.partition("=")
        if not equals:
            raise CommandError(f"--set {item}: write it as SWITCH=VALUE", USAGE)
        choice[switch] = _number(value) if switch in RANGES or switch == "players" else value
    try:
        return make_rules(choice)
    except RulesError as error:
        raise CommandError(_in_words(error), USAGE) from error


def _number(text: str) -> Value:
    """A whole number, or the text as it is, which the rules will refuse with a reason."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else text


def _in_words(error: RulesError) -> str:
    switch, value = error.switch, error.value
    if error.code == "unknown_profile":
        return f"unknown profile {value!r}: choose from {', '.join(PROFILES)}"
    if error.code == "unknown_switch":
        return f"unknown switch {switch!r}: choose from {', '.join(SWITCHES)}"
    reason = {
        "needs_four_players": "needs four players",
        "not_with_three_players": "not with three players",
        "not_with_four_players": "not with four players",
        "exchange_after_announcing": "not together: exchange = own_first_card, declare_timing = before_play",
    }.get(error.code)
    return f"{switch} = {value}: {reason or f'must be {_allowed(switch)}'}"


def _allowed(switch: str | None) -> str:
    if switch in RANGES:
        low, high = RANGES[switch]
        return f"a whole number from {low} to {high}"
    return "2, 3 or 4" if switch in (None, "players") else " or ".join(switch_words(switch))
