"""Profiles: the published forms of the game, and house rules on top of them (rules, section 8).

Rules are written as a profile and the switches that differ from it: words as strings, numbers whole, yes and no as words.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Any, Final, get_type_hints

from ..foreign import brief
from .ruleset import SWITCHES, RuleSet

Value = str | int
Choice = Mapping[str, Value]


class RulesError(ValueError):
    """Rules that make no sense. ``code`` says why, ``switch`` and ``value`` where.

    Codes: ``not_an_object``, ``no_profile``, ``unknown_profile``, ``unknown_switch``, ``bad_value``, ``out_of_range``,
    ``needs_four_players``, ``not_with_three_players``, ``not_with_four_players``, ``exchange_after_announcing``.
    """

    def __init__(self, code: str, switch: str | None = None, value: object = None) -> None:
        super().__init__(f"{code}: {str(switch)[:40]} = {brief(value)}" if switch else code)
        self.code = code
        self.switch = switch
        self.value = value


_GAMBLER: Final[dict[str, Value]] = {
    "target": 501,
    "all_pass": "redeal",
    "exchange": "own_first_card",
    "exchange_by": "any",
    "four_sevens": "off",
    "long_runs": "split",
    "run_order": "kind",
    "declare": "choice",
    "declare_timing": "own_first_card",
    "show_runs": "after_first_trick",
    "runs_need_trick": "yes",
    "partner_runs": "no",
    "bella_declare": "either_card",
    "bella_needs": "nothing",
    "deberts": "off",
    "first_lead": "eldest",
    "overtrump": "trump_lead",
    "success": "each",
    "tie": "hang",
    "bait_tie": "hang",
    "hang_repeat": "defender",
    "no_trick_penalty": 0,
    "bait_penalty": 0,
    "next_dealer": "caller",
    "both_reach": "defender",
    "hung_at_target": "end",
    "early_call": "no",
    "doubling": "no",
    "mars": "no",
    "stake": 1,
}

PROFILES: Final[dict[str, dict[str, Value]]] = {
    "gambler": _GAMBLER,
    "stakes": _GAMBLER
    | {
        "exchange": "before_play",
        "declare_timing": "before_play",
        "show_runs": "at_once",
        "early_call": "yes",
        "doubling": "yes",
        "mars": "yes",
    },
    "skill": _GAMBLER
    | {
        "target": 301,
        "exchange": "before_play",
        "long_runs": "single",
        "declare": "auto",
        "bella_declare": "auto",
        "deberts": "wins_match",
        "hang_repeat": "accumulate",
        "next_dealer": "winner",
        "both_reach": "higher",
    },
    "classic": _GAMBLER
    | {
        "exchange": "before_play",
        "four_sevens": "redeal",
        "declare_timing": "before_play",
        "bella_declare": "first_card",
        "deberts": "wins_match",
        "overtrump": "always",
        "hang_repeat": "accumulate",
        "next_dealer": "winner",
        "both_reach": "higher",
        "hung_at_target": "play_on",
    },
    "klabor": _GAMBLER
    | {
        "all_pass": "dealer_must",
        "exchange": "before_play",
        "four_sevens": "redeal",
        "partner_runs": "yes",
        "deberts": "wins_match",
        "first_lead": "caller",
        "overtrump": "opponents",
        "hang_repeat": "accumulate",
        "no_trick_penalty": 100,
        "bait_penalty": 100,
        "next_dealer": "rotate",
        "both_reach": "higher",
        "hung_at_target": "play_on",
    },
}
"""Every profile's own values, before they give way to the number of players."""

RANGES: Final = {
    "target": (101, 10001),
    "no_trick_penalty": (0, 1000),
    "bait_penalty": (0, 1000),
    "stake": (1, 1_000_000),
}
"""The bounds of the switches that are numbers."""

_TWO_SIDES_ONLY: Final = ("doubling", "mars", "early_call")
_TYPES: Final[dict[str, Any]] = get_type_hints(RuleSet)


def switch_words(switch: str) -> tuple[str, ...]:
    """The words a switch may be set to; none for a number."""
    kind = _TYPES[switch]
    if kind is bool:
        return ("yes", "no")
    return tuple(kind) if issubclass(kind, StrEnum) else ()


@cache
def profile_values(profile: str, players: int) -> dict[str, Value]:
    """A profile's values after they have given way to the number of players."""
    values = dict(PROFILES[profile])
    if players != 4:
        values["partner_runs"] = "no"
    if players == 3:
        values.update(dict.fromkeys(_TWO_SIDES_ONLY, "no"))
    if players == 4:
        if values["exchange"] == "own_first_card":
            values["exchange"] = "before_play"
        if profile == "classic":
            values["target"] = 1001
    return values


def make_rules(choice: Choice) -> RuleSet:
    """The rule set of a profile and the switches set on top of it; ``RulesError`` if they make no sense."""
    if not isinstance(choice, Mapping):
        raise RulesError("not_an_object")
    profile, players = _profile(choice), _players(choice)
    chosen = {name: value for name, value in choice.items() if name not in ("profile", "players")}
    for name, value in chosen.items():
        _check_value(name, value)
    _check_sense(chosen, players)
    values = profile_values(profile, players) | chosen
    if values["exchange"] == "own_first_card" and values["declare_timing"] == "before_play":
        at_fault = "exchange" if "exchange" in chosen else "declare_timing"
        raise RulesError("exchange_after_announcing", at_fault, values[at_fault])
    typed = {name: _typed(name, value) for name, value in values.items()}
    return RuleSet(profile=profile, players=players, **typed)


def rules_choice(rules: RuleSet) -> dict[str, Value]:
    """The shortest way to write a rule set: its profile and what differs from it. ``make_rules`` reads it back."""
    choice: dict[str, Value] = {"profile": rules.profile}
    if rules.players != 2:
        choice["players"] = rules.players
    usual = profile_values(rules.profile, rules.players)
    return choice | {name: value for name, value in rules_values(rules).items() if value != usual[name]}


def rules_values(rules: RuleSet) -> dict[str, Value]:
    """Every switch of a rule set as it is written."""
    return {name: _written(getattr(rules, name)) for name in SWITCHES}


def _profile(choice: Choice) -> str:
    if "profile" not in choice:
        raise RulesError("no_profile")
    profile = choice["profile"]
    if not isinstance(profile, str) or profile not in PROFILES:
        raise RulesError("unknown_profile", "profile", profile)
    return profile


def _players(choice: Choice) -> int:
    players = choice.get("players", 2)
    if type(players) is not int or players not in (2, 3, 4):
        raise RulesError("bad_value", "players", players)
    return players


def _check_value(name: str, value: object) -> None:
    if name not in SWITCHES:
        raise RulesError("unknown_switch", name, value)
    if name in RANGES:
        low, high = RANGES[name]
        if type(value) is not int:
            raise RulesError("bad_value", name, value)
        if not low <= value <= high:
            raise RulesError("out_of_range", name, value)
    elif not isinstance(value, str) or value not in switch_words(name):
        raise RulesError("bad_value", name, value)


def _check_sense(chosen: Choice, players: int) -> None:
    if players != 4 and chosen.get("partner_runs") == "yes":
        raise RulesError("needs_four_players", "partner_runs", "yes")
    if players == 4 and chosen.get("exchange") == "own_first_card":
        raise RulesError("not_with_four_players", "exchange", "own_first_card")
    for name in _TWO_SIDES_ONLY:
        if players == 3 and chosen.get(name) == "yes":
            raise RulesError("not_with_three_players", name, "yes")


def _typed(name: str, value: Value) -> Any:
    kind = _TYPES[name]
    return value == "yes" if kind is bool else kind(value)


def _written(value: object) -> Value:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value.value if isinstance(value, StrEnum) else int(str(value))
