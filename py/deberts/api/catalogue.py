"""What the engine offers, as messages: profiles, switches, levels, and a rule set in full."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from ..ai.levels import LEVELS
from ..rules.profiles import PROFILES, RANGES, profile_values, rules_choice, rules_values, switch_words
from ..rules.ruleset import RuleSet

if TYPE_CHECKING:
    from .protocol.rules import LevelInfo, ProfileInfo, RulesInfo, SwitchInfo

Group = Literal["match", "auction", "exchange", "runs", "bella", "play", "scoring", "stakes"]

_GROUPS: Final[dict[Group, tuple[str, ...]]] = {
    "match": ("target", "both_reach", "hung_at_target", "next_dealer"),
    "auction": ("all_pass", "four_sevens"),
    "exchange": ("exchange", "exchange_by"),
    "runs": (
        "long_runs",
        "run_order",
        "declare",
        "declare_timing",
        "show_runs",
        "runs_need_trick",
        "partner_runs",
        "deberts",
    ),
    "bella": ("bella_declare", "bella_needs"),
    "play": ("first_lead", "overtrump"),
    "scoring": ("success", "tie", "bait_tie", "hang_repeat", "no_trick_penalty", "bait_penalty"),
    "stakes": ("stake", "doubling", "mars", "early_call"),
}

_NOT_HOUSE_RULES: Final = {"profile", "players", "target", "stake"}
"""What may be chosen without playing anything but the profile's own game."""


def switches() -> list[SwitchInfo]:
    """Every switch with its group and what it may be."""
    return [_switch(group, name) for group, names in _GROUPS.items() for name in names]


def _switch(group: Group, name: str) -> SwitchInfo:
    low, high = RANGES.get(name, (0, 0))
    return {"name": name, "group": group, "values": list(switch_words(name)), "minimum": low, "maximum": high}


def profiles() -> list[ProfileInfo]:
    """Every profile with its values for two, three and four players."""
    return [
        {"name": name, "switches": {str(players): dict(profile_values(name, players)) for players in (2, 3, 4)}}
        for name in PROFILES
    ]


def levels() -> list[LevelInfo]:
    """The levels of the computer players, weakest first."""
    return [{"name": name} for name in LEVELS]


def rules_info(rules: RuleSet) -> RulesInfo:
    """A rule set in full."""
    chosen = rules_choice(rules)
    return {
        "profile": rules.profile,
        "players": rules.players,
        "custom": not chosen.keys() <= _NOT_HOUSE_RULES,
        "values": rules_values(rules),
        "chosen": chosen,
    }
