"""Deberts: the rules, the records and the computer players of a card game for two, three or four.

The names here are the library; everything else may change. Rules, deals and matches are values: ``apply`` gives the
next one and what happened, and nothing is drawn at random but a pack from a seed.

- rules: ``make_rules`` of a profile and its switches -> ``RuleSet``
- a match with its history: ``Game``, seated with ``Player``; as a value: ``start_match`` -> ``Match``, its ``Deal``
- what a seat does and sees: ``Action``, ``parse_action``, ``SeatView``; ``IllegalAction`` says why not
- cards: ``Card``, ``parse_card``
- saves and replays: ``format_record``, ``replay_text``
- one moment as a line of text: ``position_of``, ``position_seen_by``, ``parse_position`` -> ``Setup``,
  ``format_position``, ``problems``, ``build_position``
- errors, all of them ``ValueError``: ``RulesError``, ``IllegalAction``, ``RecordError``, ``PositionError``

The computer players are in ``deberts.ai``: ``thinking.choose(view, level, seed)``. ``docs/library.md`` has examples;
``python -m deberts --help`` is the command line.
"""

from .cards import Card, parse_card
from .deal.actions import Action, IllegalAction, parse_action
from .deal.deal import Deal
from .deal.view import SeatView
from .match.game import Game, Player
from .match.match import Match, start_match
from .match.position import (
    PositionError,
    Setup,
    build_position,
    format_position,
    parse_position,
    position_of,
    position_seen_by,
    problems,
)
from .match.record import RecordError, format_record, replay_text
from .rules.profiles import RulesError, make_rules
from .rules.ruleset import RuleSet

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Card",
    "Deal",
    "Game",
    "IllegalAction",
    "Match",
    "Player",
    "PositionError",
    "RecordError",
    "RuleSet",
    "RulesError",
    "SeatView",
    "Setup",
    "__version__",
    "build_position",
    "format_position",
    "format_record",
    "make_rules",
    "parse_action",
    "parse_card",
    "parse_position",
    "position_of",
    "position_seen_by",
    "problems",
    "replay_text",
    "start_match",
]
