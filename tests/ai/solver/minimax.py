"""The play with all cards open by plain minimax on card objects: nothing left out, nothing clever, shared with nobody.

Only legality and winning come from the rules; the counting of runs and bella is done once more, at the end of the play.
"""

from __future__ import annotations

from functools import cache

from deberts.ai.solver.position import Position
from deberts.rules.ruleset import BellaNeeds
from deberts.rules.runs import BELLA_POINTS, bella_cards
from deberts.rules.tricks import LAST_TRICK, card_value, playable, winning_index


def minimax(position: Position, hands) -> dict:
    """The final difference for the own side after each legal card."""
    return {card: own - others for card, (own, others) in minimax_totals(position, hands).items()}


def minimax_totals(position: Position, hands) -> dict:
    """The totals of the own side and of all others after each legal card."""
    rules, trump, players = position.rules, position.trump, position.rules.players
    pair = bella_cards(trump)
    found: dict = {}

    def after(hands, leader, trick, took, holders, card):
        """What both win from here on by playing ``card``: values, last trick, and runs and bella at the end."""
        turn = (leader + len(trick)) % players
        hands = tuple(hand - {card} if seat == turn else hand for seat, hand in enumerate(hands))
        trick = (*trick, card)
        if len(trick) < players:
            return best(hands, leader, trick, took, holders)
        winner = (leader + winning_index(trick, trump)) % players
        side = rules.side_of(winner)
        took = took | {side}
        holders = tuple(side if bella in trick else holder for bella, holder in zip(pair, holders, strict=True))
        points = sum(card_value(played, trump) for played in trick)
        if any(hands):
            return plus(best(hands, winner, (), took, holders), side, points)
        return plus(bonuses(took, holders), side, points + LAST_TRICK)

    def best(hands, leader, trick, took, holders):
        key = hands, leader, trick, took, holders
        if key not in found:
            turn = (leader + len(trick)) % players
            choose = max if rules.side_of(turn) == position.ours else min
            found[key] = choose(
                (after(*key, card) for card in legal(hands[turn], trick, leader)), key=lambda both: both[0] - both[1]
            )
        return found[key]

    @cache
    def legal(hand, trick, leader):
        return playable(rules, tuple(hand), trick, trump, leader).cards

    def plus(both, side, points):
        own, others = both
        return (own + points, others) if side == position.ours else (own, others + points)

    def bonuses(took, holders):
        both = 0, 0
        for side, points in enumerate(position.runs):
            if side in took or not rules.runs_need_trick:
                both = plus(both, side, points)
        if position.bella is None:
            return both
        side = rules.side_of(position.bella)
        earned = {
            BellaNeeds.NOTHING: True,
            BellaNeeds.TRICK: side in took,
            BellaNeeds.BOTH_CARDS: all(holder == side for holder in holders),
        }
        return plus(both, side, BELLA_POINTS) if earned[rules.bella_needs] else both

    took = frozenset(side for side, tricks in enumerate(position.tricks) if tricks)
    holders = tuple(
        None if card in position.bella_due or position.bella is None else rules.side_of(position.bella) for card in pair
    )
    start = tuple(map(frozenset, hands)), position.leader, position.trick, took, holders
    turn = position.turn
    totals = {}
    for card in legal(start[0][turn], position.trick, position.leader):
        both = after(*start, card)
        for side, points in enumerate(position.taken):
            both = plus(both, side, points)
        totals[card] = both
    return totals
