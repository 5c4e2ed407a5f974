"""What six cards promise with a suit as trump: the caller's expected lead over its best opponent when all is played.

The numbers are a linear fit over many thousands of deals that the rules of thumb played against themselves, one for each
number of players, so a promise is in points and comparable between suits.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from ..cards import SUITS, Card, Rank, Suit, card_of
from ..deal.view import SeatView
from ..rules.ruleset import Exchange, FirstLead
from ..rules.runs import rows


@dataclass(frozen=True, slots=True)
class Features:
    """What counts in a hand, each once for every time it occurs (a fit in points has the same fields)."""

    base: float
    jack: float
    nine: float
    ace_or_ten: float
    """Of trumps, each."""
    bella: float
    third: float
    """A third trump; a ``fourth``, and each ``further`` one."""
    fourth: float
    further: float
    ace: float
    """A plain ace."""
    backed_ten: float
    """A ten beside its ace."""
    ten: float
    """Any other plain ten."""
    void: float
    """A plain suit without a card."""
    terz: float
    fifty: float
    """Four or more in a row."""
    lead: float
    """Being the first to lead."""
    indicator_suit: float
    """Trump is the indicator's suit, not the free choice of the second round."""
    enemy_indicator: float
    """Four players: the indicator goes to an opponent who deals."""
    partner_passed: float


_FITS: Final = {
    2: Features(-19, 32, 20, 12, 25, 8, 10, 6, 15, 4, 8, 9, 11, 20, -9, -4, 0, 0),
    3: Features(-51, 38, 14, 10, 24, 23, 17, 2, 16, 5, 8, 6, 13, 22, -3, 0, 0, 0),
    4: Features(-22, 38, 22, 7, 22, 18, 11, 4, 18, 0, 4, 12, 6, 18, -5, -4, -8, -6),
}


_NAMES: Final = tuple(field.name for field in fields(Features))


def promise(view: SeatView, suit: Suit) -> float:
    """The lead in points that the hand of a view promises with ``suit`` as trump."""
    fit, found = _FITS[view.rules.players], features(view, suit)
    return float(sum(getattr(fit, name) * getattr(found, name) for name in _NAMES))


def features(view: SeatView, suit: Suit) -> Features:
    """What the hand of a view has with ``suit`` as trump, counting in the indicator where it will come to the hand."""
    hand = _expected_hand(view, suit)
    trumps = {card.rank for card in hand if card.suit is suit}
    plain = [{card.rank for card in hand if card.suit is other} for other in SUITS if other is not suit]
    runs = [len(row) for row in rows(hand)]
    rules, length = view.rules, len(trumps)
    passed = {call.seat for call in view.calls}
    dealt_to_enemy = rules.players == 4 and rules.side_of(view.dealer) != rules.side_of(view.seat)
    first = view.eldest if rules.first_lead is FirstLead.ELDEST else view.seat
    return Features(
        base=1,
        jack=Rank.JACK in trumps,
        nine=Rank.NINE in trumps,
        ace_or_ten=(Rank.ACE in trumps) + (Rank.TEN in trumps),
        bella=trumps.issuperset(_BELLA),
        third=length >= 3,
        fourth=length >= 4,
        further=max(0, length - 4),
        ace=sum(Rank.ACE in ranks for ranks in plain),
        backed_ten=sum(ranks.issuperset(_ACE_TEN) for ranks in plain),
        ten=sum(Rank.TEN in ranks and Rank.ACE not in ranks for ranks in plain),
        void=sum(not ranks for ranks in plain),
        terz=sum(run == 3 for run in runs),
        fifty=sum(run > 3 for run in runs),
        lead=first == view.seat,
        indicator_suit=suit is view.turned.suit,
        enemy_indicator=dealt_to_enemy and suit is view.turned.suit,
        partner_passed=rules.players == 4 and (view.seat + 2) % 4 in passed,
    )


def _expected_hand(view: SeatView, suit: Suit) -> list[Card]:
    """The hand with the indicator, if it is sure to come: by the exchange, or to the dealer of four."""
    hand = list(view.hand)
    if suit is not view.turned.suit:
        return hand
    if view.rules.players == 4 and view.seat == view.dealer:
        return [*hand, view.turned]
    seven = card_of(Rank.SEVEN, suit)
    if view.rules.exchange is not Exchange.OFF and seven in hand:
        return [card for card in hand if card is not seven] + [view.turned]
    return hand


_BELLA: Final = frozenset((Rank.KING, Rank.QUEEN))
_ACE_TEN: Final = frozenset((Rank.ACE, Rank.TEN))
