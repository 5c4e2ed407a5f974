"""Duplicate deals and mirrored matches between two players: the same cards, every seat in turn for each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ..deal.actions import IllegalAction, Verb
from ..match.game import Game, Player
from ..match.match import Match, start_match
from ..rng import match_seed, shuffled_pack
from ..rules.ruleset import RuleSet
from ..rules.scoring import Outcome
from .contestants import Contestant
from .outside import BotError

Seating = tuple[int, ...]
"""By seat: 0 for the first player, 1 for the second."""


@dataclass(slots=True)
class Ledger:
    """What one player did."""

    deals: int = 0
    """Deals played, once for every side of this player."""
    called: int = 0
    free_calls: int = 0
    """Calls where passing was allowed too; ``made`` and ``bait`` are of these."""
    made: int = 0
    bait: int = 0
    seconds: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Round:
    """One deal or match in all its seatings: the first player's points (or matches won) in the mean, and both ledgers."""

    points: float
    ledgers: tuple[Ledger, Ledger]


def seatings(rules: RuleSet) -> list[Seating]:
    """Who sits where: each side in turn for the first player, of three seats also each pair of them."""
    sides = range(rules.sides)
    alone = [tuple(0 if rules.side_of(seat) == side else 1 for seat in range(rules.players)) for side in sides]
    if rules.players != 3:
        return alone
    return alone + [tuple(1 - who for who in seating) for seating in alone]


def play_deal(rules: RuleSet, pair: Sequence[Contestant], name: str, number: int) -> Round:
    """Deal ``number`` of the series called ``name`` in all seatings."""
    # A deal is played for its points alone: a stake offered and refused would end it.
    plain = replace(rules, doubling=False, early_call=False)
    ledgers = (Ledger(), Ledger())
    points = []
    for seating in seatings(rules):
        match = _one_deal(plain, pair, seating, match_seed("arena", name, number), number, ledgers)
        points.append(_lead(match, seating))
    return Round(sum(points) / len(points), ledgers)


def play_match(rules: RuleSet, pair: Sequence[Contestant], name: str, number: int) -> Round:
    """Match ``number`` of the series in all seatings; points are the share of matches that the first player won."""
    ledgers = (Ledger(), Ledger())
    won = []
    for seating in seatings(rules):
        seed = match_seed("arena match", name, number)
        game = Game(rules, [Player(f"Seat {seat}", "ai") for seat in range(rules.players)], seed)
        while game.match.result is None:
            if game.match.pack_due:
                game.deal_next()
            game.match = _step(game.match, pair, seating, seed, ledgers)
        seats = rules.seats_of(game.match.result.winner)
        won.append(1.0 if seating[seats[0]] == 0 else 0.0)
    return Round(sum(won) / len(won), ledgers)


def _one_deal(
    rules: RuleSet,
    pair: Sequence[Contestant],
    seating: Seating,
    seed: str,
    number: int,
    ledgers: tuple[Ledger, Ledger],
) -> Match:
    """A match after its first played deal; void deals are dealt again."""
    match, packs = start_match(rules, number % rules.players), 0
    while match.result is None and (match.score is None or not match.score.outcome.played):
        match, _ = match.start_deal(shuffled_pack(seed, packs))
        packs += 1
        while match.score is None:
            match = _step(match, pair, seating, seed, ledgers)
    return match


def _step(
    match: Match, pair: Sequence[Contestant], seating: Seating, seed: str, ledgers: tuple[Ledger, Ledger]
) -> Match:
    """One action, and what of it and of the deal that it may end belongs into the ledgers."""
    assert match.turn is not None
    who = seating[match.turn]
    action, seconds = pair[who].choose(match, seed)
    ledgers[who].seconds.append(seconds)
    if action.verb in (Verb.TAKE, Verb.NAME):
        ledgers[who].called += 1
        free = any(other.verb is Verb.PASS for other in match.legal_actions())
        ledgers[who].free_calls += free
    try:
        after, _ = match.apply(action)
    except IllegalAction as error:
        raise BotError(f"player {'AB'[who]} does something illegal: {error}") from error
    if match.score is None and after.score is not None and after.score.outcome.played:
        _enter_outcome(after, seating, ledgers)
    return after


def _enter_outcome(match: Match, seating: Seating, ledgers: tuple[Ledger, Ledger]) -> None:
    deal, score, rules = match.deal, match.score, match.rules
    assert deal is not None and score is not None and deal.caller is not None
    for side in range(rules.sides):
        ledgers[seating[rules.seats_of(side)[0]]].deals += 1
    forced = rules.all_pass == "dealer_must" and len(deal.calls) == 2 * rules.players
    if not forced:
        ledger = ledgers[seating[deal.caller]]
        ledger.made += score.outcome is Outcome.MADE
        ledger.bait += score.outcome is Outcome.BAIT


def _lead(match: Match, seating: Seating) -> float:
    """What the first player's sides recorded more than the second's, in the mean of each, penalties taken off."""
    assert match.score is not None
    score, rules = match.score, match.rules
    points: tuple[list[int], list[int]] = ([], [])
    for side in range(rules.sides):
        points[seating[rules.seats_of(side)[0]]].append(score.recorded[side] - score.penalty[side])
    first, second = (sum(own) / len(own) for own in points)
    return first - second
