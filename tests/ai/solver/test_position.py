from __future__ import annotations

from deberts.ai.solver.position import position_of
from deberts.ai.solver.solving import solve
from deberts.cards import parse_card
from deberts.rng import Stream
from tests.ai.solver.minimax import minimax
from tests.chance import new_game, random_rules, steps
from tests.table import deal_of, play, rules_of

HANDS = {0: "JH 9H AH AS TS 7S 8C 7D 8D", 1: "QH KH QC AC KS 9S JC JD KD"}


def table(**switches):
    rules = rules_of(exchange="off", declare="auto", bella_declare="auto", **switches)
    return play(deal_of(rules, 1, HANDS, "TH"), "0 take")


def test_what_was_taken_and_what_lies_on_the_table():
    deal = play(table(), "0 play JH", "1 play QH", "0 play AS")
    position = position_of(deal, 0)
    assert position.taken == (23, 0)
    assert position.tricks == (1, 0)
    assert position.trick == (parse_card("AS"),)
    assert position.turn == 1
    # Bella was said with the queen.
    assert position.bella == 1
    assert position.standing == (23, 20)


def test_bella_that_needs_both_cards_is_gone_with_the_first_that_goes_astray():
    deal = play(table(bella_needs="both_cards"), "0 play 9H", "1 play QH")
    assert position_of(deal, 1).bella is None
    assert position_of(deal, 1).due.points == 0


def test_bella_not_said_yet_and_runs_are_told():
    position = position_of(table(bella_needs="both_cards"), 1, runs=(0, 20), bella=1)
    assert set(position.bella_due) == {parse_card("KH"), parse_card("QH")}
    assert position.due.points == 40
    assert position.standing == (0, 0)


def test_the_ends_of_random_deals_are_worth_what_minimax_says():
    stream = Stream("ends")
    checked = 0
    for number in range(12):
        game = new_game(random_rules(stream), "ends", number)
        for action in steps(game, stream, deals=2):
            deal = game.match.deal
            if action.verb != "play" or deal is None or max(map(len, deal.hands)) > 3:
                continue
            position = position_of(deal, stream.below(deal.rules.sides))
            assert action.card in solve(position, deal.hands)
            assert solve(position, deal.hands) == minimax(position, deal.hands)
            checked += 1
    assert checked > 50
