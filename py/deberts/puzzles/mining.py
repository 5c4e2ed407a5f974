"""Finds puzzles in games of the computer with itself. The same rules and seed give the same puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final

from ..ai.levels import LEVELS
from ..ai.thinking import choose
from ..deal.actions import Verb
from ..deal.view import SeatView
from ..match.game import Game, Player
from ..match.position import PositionError, position_seen_by
from ..rng import match_seed, players_seed
from ..rules.ruleset import RuleSet
from .playing import table_of
from .puzzle import PERSON, Puzzle
from .rating import rating_of
from .themes import KINDS, Theme, may_be, theme_of
from .weighing import weigh

_LEVEL: Final = "normal"
"""Who plays the games: well enough for natural positions, and fast."""
_MOST_CARDS: Final = 8
"""Cards in hand from which on a card is worth looking at: the first lead hangs on the lie of too many cards."""
_FEWEST_RUNS: Final = 2
"""Runs that may be declared, which make a question of it."""
_OBVIOUS: Final = 45.0
"""Points from which on a call needs no thought."""
_OUT_OF_REACH: Final = 200
"""The target is so far from all sides, so that points are points and no match hangs on them."""
_CALLS_IN: Final = 4
"""Where all themes are wanted, calls are only looked at in one of so many deals: there are more of them than of all else."""


def mine(rules: RuleSet, seed: str, theme: Theme | None = None) -> Iterator[Puzzle | None]:
    """Puzzles without end, of all themes or of one, not more than one from a deal; None for every position in vain."""
    for number in count():
        yield from _mine_match(rules, match_seed("puzzles", seed, number), theme)


def _mine_match(rules: RuleSet, seed: str, theme: Theme | None) -> Iterator[Puzzle | None]:
    game = Game(rules, [Player(f"Seat {seat}", "ai") for seat in range(rules.players)], seed)
    chance, found_in = players_seed(seed), -1
    while game.match.result is None:
        if game.match.pack_due:
            game.deal_next()
        turn = game.match.turn
        assert turn is not None
        view, deal = game.view(turn), len(game.deals)
        if turn == PERSON and found_in != deal and _is_asked_for(view, theme):
            puzzle = puzzle_of(view, theme)
            found_in = deal if puzzle else found_in
            yield puzzle
        game.apply(choose(view, LEVELS[_LEVEL], chance))


def puzzle_of(view: SeatView, theme: Theme | None = None) -> Puzzle | None:
    """The puzzle of a position, judged as it is written; None if it is none, or none of the theme."""
    position = position_seen_by(view)
    try:
        match = table_of(position)
    except PositionError:
        # No deal that fits was found: what was announced and shown is too particular to be dealt by chance.
        return None
    weighed = weigh(match, position)
    if weighed is None:
        return None
    found = theme_of(position, match, weighed)
    if theme not in (None, found) or (found is Theme.BID and weighed.margin >= _OBVIOUS):
        return None
    rating = rating_of(match.view(PERSON), weighed)
    return Puzzle(position, found.value, weighed.worth, weighed.worlds, rating)


def _is_asked_for(view: SeatView, theme: Theme | None) -> bool:
    """Whether a position may be a puzzle of the theme, seen from afar."""
    if any(action.verb not in (*KINDS, Verb.PLAY) or action.deberts for action in view.legal):
        return False
    kinds = {KINDS.get(action.verb) for action in view.legal}
    if len(kinds) != 1 or max(view.standing.totals) + _OUT_OF_REACH > view.rules.target:
        return False
    (kind,) = kinds
    if theme is not None and kind is not (theme if theme in KINDS.values() else None):
        return False
    if kind is None:
        cards = {action.card for action in view.legal}
        return len(cards) > 1 and len(view.hand) <= _MOST_CARDS and (theme is None or may_be(theme, view))
    if kind is Theme.RUNS:
        return len(view.runs_to_declare) >= _FEWEST_RUNS
    return theme is not None or kind is Theme.SWAP or view.standing.deal % _CALLS_IN == 0
