"""A deal as a value: how it begins, and that nothing changes it."""

from dataclasses import FrozenInstanceError

import pytest

from deberts.cards import PACK, format_cards, parse_card
from deberts.deal.actions import IllegalAction, parse_action
from deberts.deal.deal import start_deal
from deberts.deal.events import Kind
from deberts.deal.state import Phase
from tests.table import deal_of, legal, play, rules_of


@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_a_deal_begins(players):
    for dealer in range(players):
        deal, events = start_deal(rules_of("classic", players), PACK, dealer)
        eldest = (dealer + 1) % players
        assert (deal.phase, deal.turn, deal.eldest, deal.dealer) == (Phase.AUCTION, eldest, eldest, dealer)
        assert [len(hand) for hand in deal.hands] == [6] * players
        assert deal.indicator is deal.turned is PACK[6 * players]
        assert (deal.trump, deal.caller, deal.bottom, deal.drawn, deal.outcome) == (None, None, None, False, None)
        kinds = [event.kind for event in events]
        assert kinds == [Kind.DEAL_STARTED, *[Kind.DEALT] * (2 * players), Kind.TURNED]
        assert (events[0].seat, events[-1].card) == (dealer, deal.turned)
        assert [event.seat for event in events[1:-1]] == [(eldest + turn) % players for turn in range(2 * players)]
        dealt = dict.fromkeys(range(players), ())
        for event in events[1:-1]:
            assert event.count == len(event.cards) == 3
            dealt[event.seat] += event.cards
        assert tuple(dealt.values()) == deal.hands


def test_apply_gives_a_new_deal_and_leaves_the_old_one():
    deal = deal_of(rules_of(), 1, {}, "TH")
    before = repr(deal)
    after, events = deal.apply(parse_action("0 take"))
    assert repr(deal) == before
    assert after is not deal
    assert after.caller == 0
    assert events[0].kind is Kind.CALL
    assert deal.apply(parse_action("0 take")) == (after, events)


def test_a_deal_is_frozen():
    deal = deal_of(rules_of(), 1, {}, "TH")
    with pytest.raises(FrozenInstanceError):
        deal.turn = 1


def test_a_refused_action_changes_nothing():
    deal = deal_of(rules_of(), 1, {}, "TH")
    before = repr(deal)
    with pytest.raises(IllegalAction):
        deal.apply(parse_action("1 take"))
    assert repr(deal) == before


def test_a_deal_keeps_its_class():
    deal = play(deal_of(rules_of(), 1, {}, "TH"), "0 pass", "1 take")
    assert legal(deal)
    assert format_cards([deal.turned]) == "TH"
    assert parse_card("TH") is deal.indicator
