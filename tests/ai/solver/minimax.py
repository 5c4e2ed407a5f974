"""The play with all cards open by plain minimax on card objects: nothing left out, nothing clever, shared with nobody.

Only legality and winning come from the rules; the counting of runs and bella is done once more, at the end of the play.
"""

from __future__ import annotations

from deberts.ai.solver.position import Position
from deberts.rules.ruleset import BellaNeeds
from deberts.rules.runs import BELLA_POINTS, bella_cards
from deberts.rules.tricks import LAST_TRICK, card_value, playable, winning_index


def minimax(position: Position, hands) -> dict:
    """The final difference for the own side after each legal card."""
    rules, trump, players = position.rules, position.trump, position.rules.players
    pair = bella_cards(trump)
    found: dict = {}

    def after(hands, leader, trick, took, holders, card):
        """The difference won from here on by playing ``card``: values, last trick, and runs and bella at the end."""
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
        if not any(hands):
            return signed(side, points + LAST_TRICK) + bonuses(took, holders)
        return signed(side, points) + best(hands, winner, (), took, holders)

    def best(hands, leader, trick, took, holders):
        key = hands, leader, trick, took, holders
        if key not in found:
            turn = (leader + len(trick)) % players
            values = [after(*key, card) for card in legal(hands[turn], trick, leader)]
            found[key] = (max if rules.side_of(turn) == position.ours else min)(values)
        return found[key]

    def legal(hand, trick, leader):
        return playable(rules, tuple(hand), trick, trump, leader).cards

    def signed(side, points):
        return points if side == position.ours else -points

    def bonuses(took, holders):
        total = sum(
            signed(side, points)
            for side, points in enumerate(position.runs)
            if side in took or not rules.runs_need_trick
        )
        if position.bella is None:
            return total
        side = rules.side_of(position.bella)
        earned = {
            BellaNeeds.NOTHING: True,
            BellaNeeds.TRICK: side in took,
            BellaNeeds.BOTH_CARDS: all(holder == side for holder in holders),
        }
        return total + (signed(side, BELLA_POINTS) if earned[rules.bella_needs] else 0)

    taken = sum(signed(side, points) for side, points in enumerate(position.taken))
    took = frozenset(side for side, tricks in enumerate(position.tricks) if tricks)
    holders = tuple(
        None if card in position.bella_due or position.bella is None else rules.side_of(position.bella) for card in pair
    )
    start = tuple(map(frozenset, hands)), position.leader, position.trick, took, holders
    turn = position.turn
    return {card: taken + after(*start, card) for card in legal(hands[turn], position.trick, position.leader)}
