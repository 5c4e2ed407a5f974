from __future__ import annotations

import pytest

from deberts.ai.search.playing import Play, PlayRules
from deberts.ai.solver.layout import cards_by_bit, mask_of
from deberts.deal.counting import tally
from deberts.deal.state import Phase
from deberts.rng import Stream
from tests.chance import new_game, random_rules, steps


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_play_in_masks_is_the_play_of_the_rules(players):
    """Random deals under random rules: the same cards legal, the same winners, the same totals."""
    stream = Stream("masks", players)
    compared = 0
    for number in range(40):
        rules = random_rules(stream, players)
        game = new_game(rules, "masks", players, number)
        play = None
        for action in steps(game, stream, deals=1):
            deal = game.match.deal
            if deal.phase is not Phase.PLAY or action.card is None:
                continue
            if play is None:
                masks = [mask_of(hand, deal.trump) for hand in deal.hands]
                made = PlayRules(rules, deal.caller)
                play = Play(made, masks, deal.leader, (0,) * rules.sides, (0,) * rules.sides)
            if deal.swapped_by is not None:
                # The masks know of no exchange; whoever imagines a deal has made it before.
                play.hands = [mask_of(hand, deal.trump) for hand in deal.hands]
            assert play.seat == deal.turn
            assert play.legal() == mask_of(deal.playable(deal.turn).cards, deal.trump)
            assert play.natural() & play.legal()
            play.put(mask_of([action.card], deal.trump))
            compared += 1
        deal = game.match.deal
        if play is None or deal.outcome is not None or deal.hands != ((),) * players:
            continue
        assert not any(play.hands)
        counted = tally(deal)
        assert tuple(play.taken) == tuple(a + b for a, b in zip(counted.cards, counted.last, strict=True))
        assert tuple(play.tricks) == counted.tricks
    assert compared > 300


def test_a_natural_player_wins_with_the_last_word_and_spends_little():
    stream = Stream("natural")
    for _ in range(50):
        rules = random_rules(stream, 2)
        cards = list(cards_by_bit("S"))
        mixed = stream.shuffled(cards)
        play = Play(PlayRules(rules, 0), [sum(mixed[:9]), sum(mixed[9:18])], 0, (0, 0), (0, 0))
        play.finish()
        assert not any(play.hands)
        assert sum(play.tricks) == 9
