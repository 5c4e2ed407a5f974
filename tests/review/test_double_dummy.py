"""The open column of more than twenty deals against the engine playing every card there is, card by card, seat by seat."""

from __future__ import annotations

import pytest

from deberts.deal.actions import Verb
from deberts.review import How
from deberts.rules.profiles import PROFILES
from tests.review.plain import Moment, leads
from tests.review.test_review import before, played, reviewed

TABLES = [(profile, players) for profile in PROFILES for players in (2, 3, 4)]
EQUALS = [("gambler", 3, seed) for seed in (15, 20)]
"""What three players do with cards that are worth the same to them and to the caller decides what the third one gets."""
DEALS = [*[(*table, 1) for table in TABLES], *[("gambler", 2, seed) for seed in range(2, 7)], *EQUALS]
LATE = {2: 4, 3: 3, 4: 2}
"""Cards in hand from which trying everything is quick, by the number of players; ``double_dummy`` goes further back."""


def compared(profile: str, players: int, seed: int, late: int) -> int:
    """Compares every exact card of a deal with so many cards in hand or fewer; how many options there were."""
    game, options = played(profile, players, seed), 0
    for seat in range(players):
        for decision in reviewed(game, seat):
            cards = decision.chosen.verb is Verb.PLAY and decision.how is How.EXACT
            if not cards or len(decision.view.hand) > late:
                continue
            match, side = before(game, decision).match, game.rules.side_of(seat)
            known: dict[Moment, tuple[int, ...]] = {}
            said = {option.action.card for option in decision.options if option.action.bella}
            for option in decision.options:
                # In silence bella is let go for good; the engine would say it with the other card.
                if option.action.card not in said or option.action.bella:
                    assert option.open == leads(match.apply(option.action)[0], known)[side], (
                        decision.number,
                        option.action,
                    )
                    options += 1
    return options


@pytest.mark.parametrize(("profile", "players", "seed"), DEALS)
def test_every_late_card_is_worth_what_the_engine_says(profile: str, players: int, seed: int) -> None:
    assert compared(profile, players, seed, LATE[players])
