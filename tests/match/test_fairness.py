"""The shuffle can be checked by anybody."""

import hashlib

import pytest

from deberts.match.fairness import commitment, dealt_again
from deberts.match.game import Game
from deberts.rng import Stream, shuffled_pack
from tests.chance import played_game, random_rules
from tests.table import seated


def test_the_commitment_is_what_any_tool_says_of_the_seed() -> None:
    seed = "D53CBDCC7C8A9BDB4B126A55E2142570"
    assert commitment(seed) == commitment(seed.lower()) == hashlib.sha256(seed.lower().encode()).hexdigest()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_is_dealt_again_from_its_seed(players: int) -> None:
    game = played_game(random_rules(Stream("fair", players), players), "fair", players)
    found = dealt_again(game)
    assert found.dealer
    assert found.packs == (True,) * len(game.deals)


def test_a_pack_that_was_put_in_is_found() -> None:
    rules = random_rules(Stream("foul"), 2)
    game = Game(rules, seated(2), "0" * 32)
    game.deal_next(shuffled_pack("1" * 32, 0))
    assert dealt_again(game).packs == (False,)


def test_the_other_dealer_is_found() -> None:
    rules = random_rules(Stream("foul"), 2)
    right = Game(rules, seated(2), "0" * 32)
    right.deal_next()
    wrong = Game(rules, seated(2), "0" * 32, dealer=1 - right.deals[0].dealer)
    wrong.deal_next()
    assert (dealt_again(right).dealer, dealt_again(wrong).dealer) == (True, False)
