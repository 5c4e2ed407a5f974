"""The review: both columns against a brute search through the engine itself, and what a review must not depend on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from deberts.ai.audit.hindsight import open_values
from deberts.ai.beliefs.worlds import Worlds
from deberts.ai.levels import LEVELS
from deberts.ai.search.worth import Worth
from deberts.ai.thinking import choose
from deberts.deal.actions import Action, Verb
from deberts.deal.state import Phase
from deberts.match.game import Game, Player
from deberts.match.match import Match
from deberts.review import Decision, How, Mark, Option, Review
from deberts.review.decision import accuracy, costliest
from deberts.review.reviewing import Judge, judge_of, swap_judge_of
from deberts.rng import Stream
from tests.ai.hidden import with_hidden_cards_moved
from tests.review.plain import leads, plays
from tests.table import rules_of

TABLES = [("gambler", 2), ("klabor", 2), ("klabor", 4), ("classic", 3)]
ANOTHER = 1000
"""From one seed to that of the match that is played in its place."""
SMALL = 2
"""Cards in hand from which the play is searched through here."""


@cache
def played(profile: str, players: int, seed: int = 1) -> Game:
    """A match up to its first deal that is played out, by people who make mistakes."""
    people = [Player(str(seat), "human") for seat in range(players)]
    game = Game(rules_of(profile, players), people, f"{seed:032x}")
    while game.match.score is None or not game.match.score.outcome.played:
        if game.match.pack_due:
            game.deal_next()
        turn = game.match.turn
        if turn is None:
            # Over before a deal was: a doubled stake was refused.
            return played(profile, players, seed + ANOTHER)
        game.apply(choose(game.view(turn), LEVELS["easy"], game.seed or ""))
    return game


@cache
def reviewed(game: Game, seat: int = 0, units: int = 1000) -> list[Decision]:
    review = Review(game, len(game.deals) - 1, seat)
    while not review.work(units):
        pass
    return review.decisions


def before(game: Game, decision: Decision) -> Game:
    return game.upto(len(game.deals) - 1, decision.number)


def searched(match: Match, side: int) -> float:
    """By how much a side is ahead in what is written down, with best play by all: every card is tried."""
    return leads(match)[side]


def judged(judge: Judge | None) -> tuple[Option, ...]:
    for _ in judge.work() if judge else ():
        pass
    return judge.options if judge else ()


def endings(profile: str, players: int) -> Iterator[tuple[Match, Judge]]:
    """Late decisions on a card in some deals, judged."""
    for seed in (1, 2):
        game = played(profile, players, seed)
        then = game.upto(len(game.deals) - 1, 0)
        for action in game.deals[-1].actions:
            judge = judge_of(then.match)
            if judge and action.verb is Verb.PLAY and len(then.view(action.seat).hand) <= SMALL:
                judged(judge)
                yield then.match, judge
            then.apply(action)


@pytest.mark.parametrize(("profile", "players"), TABLES)
def test_both_columns_are_those_of_a_search_through_the_engine(profile: str, players: int) -> None:
    looked = 0
    for match, judge in endings(profile, players):
        assert match.turn is not None
        assert match.deal is not None
        side = match.rules.side_of(match.turn)
        for option in judge.options:
            assert option.open == searched(match.apply(option.action)[0], side)
        worlds = list(Worlds(match.view(match.turn)).every())
        if len(worlds) != judge.worlds:
            # So many that some were drawn.
            continue
        looked += 1
        for option in judge.options:
            values = [
                weight * searched(replace(match, deal=replace(match.deal, hands=world)).apply(option.action)[0], side)
                for world, weight in worlds
            ]
            assert option.fair == pytest.approx(sum(values) / sum(weight for _, weight in worlds))
    assert looked


def test_the_play_of_the_solver_loses_nothing_with_open_cards() -> None:
    game = played("gambler", 2)
    again = game.upto(len(game.deals) - 1, 0)
    for action in game.deals[-1].actions:
        if action.verb is Verb.PLAY:
            break
        again.apply(action)
    while again.match.score is None:
        turn = again.match.turn
        view, deal = again.view(turn), again.match.deal
        assert deal is not None
        values = open_values(view, deal)
        assert values is not None
        again.apply(max(plays(again.match), key=lambda action: values[action.card]))
    cards = [decision for decision in reviewed(again) if decision.chosen.verb is Verb.PLAY]
    assert cards
    assert all(decision.open_loss == 0 for decision in cards)


def test_points_that_no_longer_matter_cost_nothing() -> None:
    # The caller fails whatever is played, and everything goes to the other side.
    game, found = played("gambler", 2, 0x0123456789ABCDEF0123456789ABCDEF), 0
    for decision in reviewed(game):
        if decision.chosen.verb is Verb.PLAY:
            deal = before(game, decision).match.deal
            assert deal is not None
            points = open_values(decision.view, deal)
            assert points is not None
            found += len(set(points.values())) > 1
            assert decision.open_loss == 0
    assert found


def test_only_what_is_recorded_counts() -> None:
    game = played("gambler", 2)
    standing = game.match.standing()
    plain = Worth(game.rules, standing, 0, caller=0)
    recorded = Worth(game.rules, standing, 0, caller=0, recorded_only=True)
    # The caller fails either way, and the other side writes down all of it.
    assert plain.of((20, 142)) != plain.of((60, 102))
    assert recorded.of((20, 142)) == recorded.of((60, 102))
    assert recorded.made((100, 62))
    assert not recorded.made((60, 102))


@pytest.mark.parametrize(("profile", "players"), [table for table in TABLES if table != ("klabor", 2)])
def test_a_review_is_the_same_however_it_is_cut(profile: str, players: int) -> None:
    game = played(profile, players)
    decisions = reviewed(game)
    assert decisions == reviewed(game, units=3)
    places = [(decision.number, decision.chosen.verb) for decision in decisions]
    assert len(set(places)) == len(places)
    assert [number for number, _ in places] == sorted(number for number, _ in places)
    for decision in decisions:
        assert decision.fair_loss >= 0
        assert (decision.open_loss or 0) >= 0
        done = game.deals[-1].actions[decision.number]
        assert decision.chosen == done or (decision.chosen.verb is Verb.KEEP and decision.view.phase is Phase.PLAY)
        assert (decision.open_loss is None) == (decision.how is How.TREE)


@pytest.mark.parametrize(("profile", "players"), TABLES)
def test_hidden_cards_have_no_part_in_what_could_be_known(profile: str, players: int) -> None:
    game, stream, compared = played(profile, players), Stream("hidden", profile, players), 0
    for decision in reviewed(game):
        then = before(game, decision)
        unasked = decision.chosen.verb in (Verb.SWAP, Verb.KEEP) and decision.view.phase is Phase.PLAY
        asked = swap_judge_of if unasked else judge_of
        for _ in range(5):
            other = with_hidden_cards_moved(then.match, then.deals[-1], 0, stream)
            if other is not None and other.deal.hands != then.match.deal.hands and other.view(0) == decision.view:
                fair = {(str(option.action), option.fair) for option in decision.options}
                assert {(str(option.action), option.fair) for option in judged(asked(other))} == fair
                compared += 1
                break
    assert compared


def test_only_what_is_over_is_reviewed() -> None:
    game = played("gambler", 2)
    middle = game.upto(len(game.deals) - 1, len(game.deals[-1].actions) - 1)
    for deal in (len(middle.deals) - 1, -1, len(middle.deals)):
        with pytest.raises(ValueError, match="not over"):
            Review(middle, deal, 0)


def lost(points: float, open_loss: float = 0, turns: bool = False) -> Decision:
    view = played("gambler", 2).view(0)
    best, other = Action(0, Verb.PASS), Action(0, Verb.TAKE)
    options = (Option(best, points, open_loss), Option(other, 0, 0, turns=turns))
    return Decision(0, view, other, options, How.QUICK, 80)


@pytest.mark.parametrize(
    ("points", "turns", "mark"),
    [
        (0, False, Mark.GOOD),
        (2.9, False, Mark.GOOD),
        (2.9, True, Mark.GOOD),
        (3, False, Mark.INACCURACY),
        (9.9, False, Mark.INACCURACY),
        (10, False, Mark.MISTAKE),
        (10, True, Mark.BLUNDER),
        (25, False, Mark.BLUNDER),
    ],
)
def test_marks(points: float, turns: bool, mark: Mark) -> None:
    assert lost(points, turns=turns).mark is mark


def test_what_only_open_cards_show_is_unlucky_and_has_no_mark() -> None:
    assert lost(0, 60).unlucky
    assert lost(0, 60).mark is Mark.GOOD
    assert not lost(30, 60).unlucky
    assert not lost(0, 2).unlucky


def test_accuracy_and_what_cost_most() -> None:
    assert accuracy([]) is None
    assert accuracy([lost(0), lost(25)]) == pytest.approx(68.4)
    dear, cheap, good = lost(30), lost(5), lost(1)
    assert costliest([cheap, good, dear]) == [dear, cheap]
