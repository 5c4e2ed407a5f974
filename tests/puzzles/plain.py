"""What the cards of a small hand are worth, by trying everything through the engine's own moves.

Nothing of the search or the solver is used. Deals that could be are dealt by the reader of positions, not by the computer
player's beliefs.
"""

from __future__ import annotations

from deberts.match.position import build_position, fill, parse_position
from deberts.puzzles.puzzle import PERSON, option_of
from deberts.rng import Stream
from tests.review.plain import Moment, leads, plays


def worth_of(position: str, deals: int) -> dict[str, float]:
    """The mean over so many deals, by option: recorded points of the own side ahead of the others, best play by all."""
    sums: dict[str, float] = {}
    for number in range(deals):
        match = build_position(fill(parse_position(position), Stream("plain", number)))
        known: dict[Moment, tuple[int, ...]] = {}
        side = match.rules.side_of(PERSON)
        for action in plays(match):
            value = leads(match.apply(action)[0], known)[side]
            sums[option_of(action)] = sums.get(option_of(action), 0) + value / deals
    return sums
