"""The open column of twenty deals against a plain minimax on card objects, card by card, seat by seat."""

from __future__ import annotations

import pytest

from deberts.ai.beliefs.places import places_of
from deberts.ai.search.bonuses import Bonuses
from deberts.ai.solver.position import position_of
from deberts.deal.actions import Verb
from deberts.deal.view import SeatView
from deberts.match.game import Game
from deberts.review import Decision, How
from deberts.rules.scoring import Tally, score_deal
from tests.ai.solver.minimax import minimax_totals
from tests.review.test_review import before, played, reviewed

DEALS = [*[("gambler", 2, seed) for seed in range(1, 9)], *[("klabor", 4, seed) for seed in range(1, 7)],
         *[("classic", 3, seed) for seed in range(1, 7)]]  # fmt: skip
LATE = {2: 4, 3: 3, 4: 3}
"""Cards in hand from which minimax is quick enough, by the number of players."""


def recorded_lead(view: SeatView, own: int, others: int) -> int:
    """What a side of two is ahead by in what is written down when the deal ends with these points."""
    side = view.rules.side_of(view.seat)
    totals = (own, others) if side == 0 else (others, own)
    none = (0, 0)
    tally = Tally(totals, none, none, none, (int(totals[0] > 0), int(totals[1] > 0)))
    assert view.caller is not None
    standing = view.standing
    score = score_deal(
        view.rules, tally, view.rules.side_of(view.caller), view.dealer, standing.hanging, standing.baits
    )
    net = [points - penalty for points, penalty in zip(score.recorded, score.penalty, strict=True)]
    return net[side] - net[1 - side]


def by_minimax(game: Game, decision: Decision) -> dict[str, int]:
    """Card -> its worth with open cards: recorded points, of three players the difference of the deal's points."""
    view, deal = decision.view, before(game, decision).match.deal
    assert deal is not None and view.caller is not None and view.trump is not None
    three, side = view.rules.players == 3, view.rules.side_of(view.seat)
    ours = view.caller if three else side
    runs, bella = Bonuses(view, places_of(view), view.caller).of(deal.hands, view.trump)
    totals = minimax_totals(position_of(view, ours, runs, bella), deal.hands)
    if three:
        return {card.code: (own - others) * (1 if ours == side else -1) for card, (own, others) in totals.items()}
    return {card.code: recorded_lead(view, own, others) for card, (own, others) in totals.items()}


@pytest.mark.parametrize(("profile", "players", "seed"), DEALS)
def test_every_late_card_is_worth_what_minimax_says(profile: str, players: int, seed: int) -> None:
    game, compared = played(profile, players, seed), 0
    for seat in range(players):
        for decision in reviewed(game, seat):
            cards = decision.chosen.verb is Verb.PLAY and decision.how in (How.EXACT, How.DIFFERENCE)
            if not cards or len(decision.view.hand) > LATE[players]:
                continue
            said = {action.card for action in decision.view.legal if action.bella}
            exact = by_minimax(game, decision)
            for option in decision.options:
                assert option.action.card is not None
                if option.action.card not in said or option.action.bella:
                    assert option.open == exact[option.action.card.code], str(option.action)
                    compared += 1
    assert compared
