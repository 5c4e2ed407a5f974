"""What a seat may see of an event."""

import pytest

from deberts.cards import parse_card, parse_cards
from deberts.deal.events import Event, Kind


@pytest.mark.parametrize("kind", [Kind.DEALT, Kind.DREW])
def test_dealt_cards_are_for_their_own_seat(kind):
    event = Event(kind, seat=1, cards=parse_cards("AS KS QS"), count=3)
    assert event.seen_by(1) is event
    for other in (0, 2, 3):
        assert event.seen_by(other) == Event(kind, seat=1, count=3)


def test_everybody_sees_the_indicator_taken_up():
    event = Event(Kind.DREW, seat=3, cards=parse_cards("AS"), count=2, card=parse_card("TH"))
    assert event.seen_by(0) == Event(Kind.DREW, seat=3, count=2, card=parse_card("TH"))


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind not in (Kind.DEALT, Kind.DREW)])
def test_all_else_is_public(kind):
    event = Event(kind, seat=1, cards=parse_cards("AS KS"), card=parse_card("7H"), other=parse_card("TH"))
    assert event.seen_by(0) is event
