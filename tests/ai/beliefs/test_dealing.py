from __future__ import annotations

from collections import Counter

from deberts.ai.beliefs.dealing import Dealing
from deberts.cards import PACK
from deberts.rng import Stream


def test_every_way_is_counted_listed_and_drawn_alike():
    cards = PACK[:6]
    allowed = {card: frozenset((0, 1, 2)) for card in cards[:3]}
    allowed |= {card: frozenset((1, 2)) for card in cards[3:5]}
    allowed[cards[5]] = frozenset((0, 2))
    dealing = Dealing(allowed, (2, 2, 2))
    ways = [tuple(frozenset(hand) for hand in hands) for hands in dealing.every()]
    assert len(ways) == len(set(ways)) == dealing.count
    for way in ways:
        assert all(place in allowed[card] for place, hand in enumerate(way) for card in hand)
    stream = Stream("ways")
    drawn = Counter(tuple(frozenset(hand) for hand in dealing.draw(stream)) for _ in range(dealing.count * 100))
    assert set(drawn) == set(ways)
    assert all(60 < count < 145 for count in drawn.values())


def test_what_does_not_fit_has_no_way():
    allowed = {PACK[0]: frozenset((0,)), PACK[1]: frozenset((0,))}
    assert Dealing(allowed, (1, 1)).count == 0
    assert Dealing(allowed, (3, -1)).count == 0
    assert Dealing(allowed, (2, 0)).count == 1
