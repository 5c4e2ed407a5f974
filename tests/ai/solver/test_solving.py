from __future__ import annotations

import pytest

from deberts.ai.solver.solving import Solver, best_value, solve
from deberts.cards import SUITS, parse_cards
from deberts.rng import Stream
from tests.ai.solver.minimax import minimax, minimax_totals
from tests.ai.solver.moments import NEEDS, OVERTRUMPS, random_moment

SIZES = {2: range(1, 10), 3: range(1, 7), 4: range(1, 6)}


def rounds(players, cards, bonuses):
    """How many positions of a size: plain minimax takes its time with many cards."""
    if players == 2:
        return {7: 4, 8: 2, 9: 0 if bonuses else 2}.get(cards, 25)
    return {3: {5: 6, 6: 2}, 4: {4: 6, 5: 1}}[players].get(cards, 25)


def best_of(position, values):
    own = position.rules.side_of(position.turn) == position.ours
    return (max if own else min)(values)


@pytest.mark.parametrize(
    ("players", "cards"), [(players, cards) for players, sizes in SIZES.items() for cards in sizes]
)
@pytest.mark.parametrize("bonuses", [False, True])
def test_every_value_is_that_of_plain_minimax(players, cards, bonuses):
    stream = Stream("solve", players, cards, int(bonuses))
    for _ in range(rounds(players, cards, bonuses)):
        position, hands = random_moment(stream, players, cards, bonuses)
        expected = minimax(position, hands)
        assert solve(position, hands) == expected
        assert best_value(position, hands) == best_of(position, expected.values())


@pytest.mark.parametrize("overtrump", OVERTRUMPS)
@pytest.mark.parametrize("players", [3, 4])
def test_every_duty_to_overtrump(players, overtrump):
    stream = Stream("overtrump", players)
    for _ in range(12):
        position, hands = random_moment(stream, players, 4, overtrump=overtrump)
        assert solve(position, hands) == minimax(position, hands)


@pytest.mark.parametrize("needs", NEEDS)
@pytest.mark.parametrize("players", SIZES)
def test_bella_and_runs_on_their_conditions(players, needs):
    stream = Stream("bella", players)
    for _ in range(25):
        switches = {"runs_need_trick": "yes", "bella_needs": needs}
        position, hands = random_moment(stream, players, 3 if players > 2 else 5, bonuses=True, **switches)
        assert solve(position, hands) == minimax(position, hands)


@pytest.mark.parametrize("trump", SUITS)
def test_every_trump_suit(trump):
    stream = Stream("trump", trump.value)
    for _ in range(10):
        position, hands = random_moment(stream, 2, 5, trump=trump)
        assert solve(position, hands) == minimax(position, hands)


@pytest.mark.parametrize("players", SIZES)
def test_at_least_answers_the_same_question_as_the_exact_value(players):
    stream = Stream("at least", players)
    for _ in range(30):
        position, hands = random_moment(stream, players, 4, bonuses=True)
        expected = minimax(position, hands)
        limit = best_of(position, expected.values()) + stream.below(3) - 1
        solver = Solver(position)
        solver.begin(hands, at_least=limit)
        assert solver.run(10**9)
        assert {card: value >= limit for card, value in solver.values.items()} == {
            card: value >= limit for card, value in expected.items()
        }
        solver.begin_best(hands, at_least=limit)
        assert solver.run(10**9)
        assert (solver.value >= limit) == (best_of(position, expected.values()) >= limit)


@pytest.mark.parametrize("players", SIZES)
def test_slices_change_nothing_but_when_it_is_done(players):
    stream = Stream("slices", players)
    for _ in range(8):
        position, hands = random_moment(stream, players, 6 if players == 2 else 4, bonuses=True)
        solver = Solver(position)
        solver.begin(hands)
        slices = 1
        while not solver.run(2):
            slices += 1
        assert slices > 1
        assert solver.values == solve(position, hands)


def test_a_slice_is_not_much_longer_than_allowed():
    position, hands = random_moment(Stream("long"), 4, 8)
    solver = Solver(position)
    solver.begin(hands)
    for _ in range(5):
        before = solver.nodes
        assert not solver.run(300)
        assert 300 <= solver.nodes - before < 1000


@pytest.mark.parametrize(("players", "cards"), [(2, 3), (2, 5), (2, 7), (3, 3)])
def test_worlds_do_not_disturb_each_other(players, cards):
    stream = Stream("worlds", players, cards)
    position, hands = random_moment(stream, players, cards, overtrump="always")
    solver = Solver(position)
    turn = position.turn
    others = [card for seat, hand in enumerate(hands) if seat != turn for card in hand]
    others += [card for suit in SUITS for card in parse_cards(f"7{suit} 8{suit} 9{suit} T{suit}")]
    fixed = {*hands[turn], *position.trick}
    unseen = list(dict.fromkeys(card for card in others if card not in fixed))
    for number in range(12):
        mixed = stream.shuffled(unseen)
        world = [mixed[seat * cards :][: len(hand)] for seat, hand in enumerate(hands)]
        world[turn] = hands[turn]
        if number == 6:
            # Another hand on turn: nothing that is known fits any more.
            every = stream.shuffled([*unseen, *hands[turn]])
            world = [every[seat * cards :][: len(hand)] for seat, hand in enumerate(hands)]
        solver.begin(world)
        assert solver.run(10**9)
        assert solver.values == minimax(position, world)


def test_a_new_question_drops_the_one_before():
    stream = Stream("dropped")
    position, hands = random_moment(stream, 2, 6)
    solver = Solver(position)
    solver.begin(hands)
    assert not solver.run(1)
    solver.begin_best(hands)
    assert solver.run(10**9)
    assert solver.value == best_value(position, hands)
    assert len(solver.values) < len(solve(position, hands))


def test_only_some_cards_may_be_asked_for():
    position, hands = random_moment(Stream("some"), 2, 6)
    everything = solve(position, hands)
    some = list(everything)[:2]
    solver = Solver(position)
    solver.begin(hands, some)
    assert solver.run(10**9)
    assert solver.values == {card: everything[card] for card in some}


@pytest.mark.parametrize("players", [2, 4])
def test_both_totals_follow_from_the_difference(players):
    stream = Stream("totals", players)
    for _ in range(40):
        switches = {"runs_need_trick": "yes", "bella_needs": stream.choice(("nothing", "trick"))}
        position, hands = random_moment(stream, players, 3, bonuses=True, **switches)
        solver = Solver(position)
        solver.begin(hands)
        assert solver.run(10**9)
        totals = {card: solver.totals(value) for card, value in solver.values.items()}
        assert totals == minimax_totals(position, hands)
