"""Moments of deals, and the advice on them."""

from __future__ import annotations

from collections.abc import Iterator

from deberts.ai.levels import LEVELS
from deberts.ai.thinking import choose
from deberts.coach import Advice, Hint
from deberts.deal.view import SeatView
from deberts.match.game import Game
from deberts.match.position import build_position, fill, parse_position
from deberts.rng import Stream
from tests.table import rules_of, seated


def seen(text: str, seat: int = 0) -> SeatView:
    """What a seat sees of a position, the cards that it hides dealt always the same."""
    return build_position(fill(parse_position(text), Stream("test"))).view(seat)


def advised(view: SeatView, units: int = 10_000) -> Advice:
    hint = Hint(view)
    while not hint.work(units):
        pass
    assert hint.advice is not None
    return hint.advice


def moments(profile: str, players: int, deals: int = 1) -> Iterator[Game]:
    """A match at every decision of some deals."""
    game = Game(rules_of(profile, players), seated(players), f"{7:032x}")
    while len(game.deals) <= deals and not game.match.result:
        if game.match.pack_due:
            game.deal_next()
            continue
        yield game
        assert game.match.turn is not None
        game.apply(choose(game.view(game.match.turn), LEVELS["easy"], game.seed or ""))
