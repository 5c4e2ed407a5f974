"""Random moments of the play: hands of any size, a trick begun or not, points, runs and bella of every kind."""

from __future__ import annotations

from deberts.ai.solver.position import Position
from deberts.cards import PACK, SUITS, Suit
from deberts.rng import Stream
from deberts.rules.ruleset import BellaNeeds
from deberts.rules.runs import bella_cards
from deberts.rules.tricks import playable
from tests.table import rules_of

OVERTRUMPS = ("trump_lead", "always", "opponents")
NEEDS = ("nothing", "trick", "both_cards")


def random_moment(
    stream: Stream, players: int, cards: int, bonuses: bool = False, trump: Suit | None = None, **switches
):
    """A position in which the hand on turn has so many cards, and hands that fit it."""
    switches.setdefault("overtrump", stream.choice(OVERTRUMPS))
    if bonuses:
        switches.setdefault("runs_need_trick", stream.choice(("yes", "no")))
        switches.setdefault("bella_needs", stream.choice(NEEDS))
    rules = rules_of(players=players, **switches)
    trump = trump or stream.choice(SUITS)
    pack = list(stream.shuffled(PACK))
    if bonuses and stream.below(2):
        # Bella is rare: let one hand have both its cards.
        for place, card in enumerate(bella_cards(trump)):
            other = pack.index(card)
            pack[place], pack[other] = pack[other], pack[place]
    hands = [pack[seat * cards : (seat + 1) * cards] for seat in range(players)]
    hands = stream.shuffled(hands)
    leader = stream.below(players)
    trick: tuple = ()
    for step in range(stream.below(players)):
        seat = (leader + step) % players
        card = stream.choice(playable(rules, tuple(hands[seat]), trick, trump, leader).cards)
        hands[seat] = [held for held in hands[seat] if held is not card]
        trick = (*trick, card)
    begun = tuple(stream.below(2) for _ in range(rules.sides))
    position = Position(
        rules=rules,
        trump=trump,
        ours=stream.below(rules.sides),
        leader=leader,
        trick=trick,
        taken=tuple(stream.below(60) if tricks else 0 for tricks in begun),
        tricks=begun,
        runs=tuple(stream.choice((0, 20, 50)) if bonuses else 0 for _ in range(rules.sides)),
        **(_bella(stream, rules, trump, hands, trick) if bonuses else {}),
    )
    return position, hands


def _bella(stream: Stream, rules, trump, hands, trick) -> dict:
    """Somebody's bella or nobody's; its cards in play may be with anybody, as if one of them had been played before."""
    if not stream.below(4):
        return {}
    seat = stream.below(rules.players)
    if rules.bella_needs is not BellaNeeds.BOTH_CARDS:
        return {"bella": seat}
    out = {card for hand in (*hands, trick) for card in hand}
    return {"bella": seat, "bella_due": tuple(card for card in bella_cards(trump) if card in out)}
