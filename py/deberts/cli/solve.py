"""``solve``: the open-card values of the position at the end of a record."""

from __future__ import annotations

import argparse
import json
from typing import Final

from ..ai.beliefs.places import places_of
from ..ai.search.bonuses import Bonuses
from ..ai.solver.position import position_of
from ..ai.solver.solving import solve
from ..cards import Card
from ..deal.actions import Verb
from ..match.match import Match
from .errors import CommandError
from .reading import opened, read_game

HELP: Final = "read a record that ends in the play and print what each card is worth with all hands open"

DETAILS: Final = """\
The record comes from the standard input. A value is the final difference of the deal for the side on turn, its points
less all others', with best play on all sides; of three players the two others play together. Runs not yet announced
count as if all were declared. With many cards in three or four hands it takes minutes.

example:
  python -m deberts solve < unfinished.json
  {"seat": 0, "values": {"KH": 24, "9H": 31}}

exit codes: 0 done, 1 the record is damaged or does not end in the play
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command has no options."""


def run(arguments: argparse.Namespace) -> int:
    """Prints the values."""
    with opened("-") as stream:
        match = read_game(stream).match
    plays = any(action.verb is Verb.PLAY for action in match.legal_actions())
    if not plays:
        raise CommandError("the record does not end where a card is to be played")
    values = {card.code: value for card, value in values_of(match).items()}
    print(json.dumps({"seat": match.turn, "values": values}))
    return 0


def values_of(match: Match) -> dict[Card, int]:
    """What each card of the seat on turn is worth with all hands open; a card has to be due."""
    deal, seat = match.deal, match.turn
    assert deal is not None and seat is not None and deal.trump is not None and deal.caller is not None
    view = match.view(seat)
    runs, bella = Bonuses(view, places_of(view), deal.caller).of(deal.hands, deal.trump)
    return solve(position_of(deal, match.rules.side_of(seat), runs, bella), deal.hands)
