"""Random rules and random play for tests, from the project's own streams: every run of a test is the same run."""

from __future__ import annotations

from collections.abc import Iterator

from deberts.cards import PACK
from deberts.deal.actions import Action, Verb
from deberts.deal.view import SeatView
from deberts.match.game import Game
from deberts.match.match import Match
from deberts.rng import Stream, match_seed
from deberts.rules.profiles import PROFILES, RANGES, RulesError, Value, make_rules, switch_words
from deberts.rules.ruleset import SWITCHES, RuleSet
from deberts.rules.runs import disjoint

from .table import seated

RARELY = (Verb.REFUSE, Verb.REDEAL, Verb.CLAIM)
"""Verbs that end a deal or a match at once: chosen now and then only, or hardly anything else would be seen."""


def random_rules(stream: Stream, players: int | None = None) -> RuleSet:
    """Random house rules that make sense, with a target that is soon reached."""
    while True:
        choice: dict[str, Value] = {"profile": stream.choice(tuple(PROFILES))}
        choice["players"] = players or stream.choice((2, 3, 4))
        for switch in SWITCHES:
            if switch in RANGES:
                continue
            if stream.below(3) == 0:
                choice[switch] = stream.choice(switch_words(switch))
        choice["target"] = stream.choice((101, 151, 301))
        choice["stake"] = 1 + stream.below(5)
        choice["no_trick_penalty"] = stream.choice((0, 0, 30))
        choice["bait_penalty"] = stream.choice((0, 0, 30))
        try:
            return make_rules(choice)
        except RulesError:
            continue


def views_under_any_rules(
    stream: Stream, players: int, key: str, games: int, deals: int
) -> Iterator[tuple[Game, SeatView]]:
    """Games under random rules with random play: each moment of a deal that goes on at which somebody may do something."""
    for number in range(games):
        game = new_game(random_rules(stream, players), key, number)
        for _ in steps(game, stream, deals=deals):
            match = game.match
            if match.turn is None or match.deal is None or match.deal.outcome is not None or match.score is not None:
                continue
            view = game.view(match.turn)
            if view.legal:
                yield game, view


def random_action(stream: Stream, match: Match) -> Action:
    """One of the legal actions, a choice of runs with a declaration."""
    actions = match.legal_actions()
    if stream.below(8):
        actions = tuple(action for action in actions if action.verb not in RARELY) or actions
    action = stream.choice(actions)
    if action.verb is Verb.DECLARE and not action.deberts:
        assert match.deal is not None
        return Action(action.seat, Verb.DECLARE, runs=random_runs(stream, match, action.seat))
    return action


def random_runs(stream: Stream, match: Match, seat: int) -> tuple[str, ...]:
    """A random set of disjoint runs that the seat may declare."""
    assert match.deal is not None
    chosen = []
    for run in stream.shuffled(match.deal.runs_to_declare(seat)):
        if stream.below(4) and disjoint((*chosen, run)):
            chosen.append(run)
    return tuple(map(str, chosen))


def new_game(rules: RuleSet, *key: str | int) -> Game:
    """A game of these rules whose seed is made from the key."""
    return Game(rules, seated(rules.players), match_seed(*key))


def steps(game: Game, stream: Stream, deals: int | None = None) -> Iterator[Action]:
    """Plays a game at random to its end, or through so many deals; stops before each action and hands it over."""
    while game.match.result is None:
        if game.match.pack_due:
            if deals is not None and len(game.deals) >= deals:
                return
            game.deal_next()
        action = random_action(stream, game.match)
        yield action
        game.apply(action)


def played_game(rules: RuleSet, *key: str | int, deals: int | None = None, keep_legal: bool = False) -> Game:
    """A game played at random to its end, or through so many deals."""
    game = new_game(rules, *key)
    game.keep_legal = keep_legal
    for _ in steps(game, Stream("play", *key), deals):
        pass
    return game


def random_pack(stream: Stream) -> tuple:
    """The 32 cards in random order."""
    return tuple(stream.shuffled(PACK))
