"""Computer players against each other: games played out, and duplicate deals that take the luck out of a comparison."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from deberts.ai.levels import LEVELS
from deberts.ai.thinking import choose
from deberts.deal.actions import Action, Verb
from deberts.deal.view import SeatView
from deberts.match.game import Game
from deberts.match.match import Match, start_match
from deberts.rng import Stream, shuffled_pack
from deberts.rules.ruleset import RuleSet
from tests.chance import new_game

Chooser = Callable[[SeatView, str], Action]

QUICK = tuple(name for name, level in LEVELS.items() if level.search is None or not level.search.worlds)
"""The levels that play their cards at once, for tests with many decisions."""


def level_player(name: str) -> Chooser:
    """The player of a level."""
    return lambda view, seed: choose(view, LEVELS[name], seed)


def random_player(view: SeatView, seed: str) -> Action:
    """Any legal action, but nothing that ends the match or a deal at once, and no call: that would decide everything."""
    quiet = [a for a in view.legal if a.verb not in (Verb.REFUSE, Verb.REDEAL, Verb.DOUBLE, Verb.TAKE, Verb.NAME)]
    ply = len(view.calls) + sum(len(trick.cards) for trick in view.tricks) + len(view.trick)
    return Stream("any", seed, view.standing.deal, ply, view.seat).choice(quiet or view.legal)


def moves(game: Game, player: Chooser, deals: int) -> Iterator[tuple[SeatView, Action]]:
    """Plays a game by itself through so many deals: each decision before it is carried out."""
    assert game.seed is not None
    while game.match.result is None:
        if game.match.pack_due:
            if len(game.deals) >= deals:
                return
            game.deal_next()
        assert game.match.turn is not None
        view = game.view(game.match.turn)
        action = player(view, game.seed)
        yield view, action
        game.apply(action)


def played(rules: RuleSet, player: Chooser, *key: str | int, deals: int = 2) -> list[tuple[SeatView, Action]]:
    """All decisions of a game that is played by itself."""
    return list(moves(new_game(rules, *key), player, deals))


def one_deal(rules: RuleSet, players: Sequence[Chooser], seed: str, number: int) -> Match:
    """A match after its first played deal; voids are dealt again."""
    match, pack = start_match(rules, number % rules.players), 0
    while match.score is None or not (match.score.outcome.played or match.result):
        match, _ = match.start_deal(shuffled_pack(f"{seed} {number}", pack))
        pack += 1
        while match.score is None:
            assert match.turn is not None
            match, _ = match.apply(players[match.turn](match.view(match.turn), seed))
    return match


def duplicate(rules: RuleSet, one: Chooser, other: Chooser, deals: int, seed: str = "duplicate") -> float:
    """How many points a deal one player records more than the other, over deals that each of them plays at every side."""
    total = 0.0
    for number in range(deals):
        for side in range(rules.sides):
            players = [one if rules.side_of(seat) == side else other for seat in range(rules.players)]
            score = one_deal(rules, players, seed, number).score
            assert score is not None
            rest = [points for place, points in enumerate(score.recorded) if place != side]
            total += score.recorded[side] - sum(rest) / len(rest)
    return total / deals / rules.sides
