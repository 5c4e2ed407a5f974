"""Which card to play: what it brings now and what the rest of the hand is worth then; second thoughts of weak levels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..cards import SUITS, Card
from ..deal.actions import Action, Verb
from ..deal.view import SeatView
from ..rng import Stream
from ..rules.tricks import STRENGTHS, winning_index
from .interests import Interests
from .keeping import Keeping
from .knowledge import Knowledge
from .leading import Leading
from .levels import Level
from .weighing import weigh

_NATURAL: Final = 12.0
"""A second choice within so many points of the best one still looks sensible."""
_SURE: Final = 0.9
"""A lead that wins with this chance counts as a winner."""
_DEAR: Final = 10
_LIKELY: Final = 0.7
"""A card of ten points or more is no second choice where it wins with less than this chance."""
_SAME_CHANCE: Final = 0.15
"""Two cards of a suit whose chances differ by less do the same job, so only the better one is natural."""


@dataclass(frozen=True, slots=True)
class Option:
    """A card that may be played and its value, the chance that its side wins the trick with it, its worth in points."""

    card: Card
    value: int
    win: float
    worth: float


def best_card(view: SeatView, level: Level, stream: Stream) -> Action:
    """The card to play, with bella as soon as it may be said: it costs nothing and may not come again."""
    plays: dict[Card, Action] = {}
    for action in view.legal:
        if action.verb is Verb.PLAY and action.card is not None and (action.bella or action.card not in plays):
            plays[action.card] = action
    if len(plays) == 1:
        return next(iter(plays.values()))
    ranked = rank(view, level, sensible(view, tuple(plays)))
    return plays[_pick(ranked, level, stream).card]


def sensible(view: SeatView, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards to choose from: a partner's winner that has to be trumped is trumped with the lowest."""
    trump = view.trump
    if not view.trick or trump is None or view.trick[0].suit is trump or any(card.suit is not trump for card in cards):
        return cards
    rules = view.rules
    holder = (view.leader + winning_index(view.trick, trump)) % rules.players
    if rules.side_of(holder) != rules.side_of(view.seat):
        return cards
    return (min(cards, key=lambda card: STRENGTHS[trump][card.index]),)


def rank(view: SeatView, level: Level, cards: Sequence[Card]) -> list[Option]:
    """The cards as options, the best first."""
    know = Knowledge(view, level.memory)
    habits = level.habits
    interests = Interests(view, habits)
    keeping = Keeping(know, habits)
    leading = None if view.trick else Leading(view, know, interests, habits)
    strength = know.strength
    hand = {
        suit: sorted((card for card in view.hand if card.suit is suit), key=lambda card: -strength[card.index])
        for suit in SUITS
    }
    kept = {suit: keeping.worth(suit, held) for suit, held in hand.items()}
    options = []
    for card in cards:
        weighed = weigh(view, know, interests, habits, card)
        rest = [other for other in hand[card.suit] if other is not card]
        worth = weighed.gain + keeping.worth(card.suit, rest) - kept[card.suit]
        if leading:
            worth += leading.bonus(card, weighed)
        # Rounded, so that cards which do the same are equal.
        options.append(Option(card, know.value[card.index], weighed.win, round(worth, 1)))
    options.sort(key=lambda option: _order(option, know, leads=leading is not None))
    return options


def _order(option: Option, know: Knowledge, leads: bool) -> tuple[float, int, int, Card]:
    """The best first; equals as people do: the top of a row is led, but a trick is followed to with the cheapest."""
    strength = know.strength[option.card.index]
    sign = -1 if leads and option.win > _SURE else 1
    return -option.worth, sign * option.value, sign * strength, option.card


def _pick(ranked: Sequence[Option], level: Level, stream: Stream) -> Option:
    best = ranked[0]
    if level.lapse and stream.chance() < level.lapse:
        return next((option for option in ranked[1:] if _natural(option, best)), best)
    return best


def _natural(option: Option, best: Option) -> bool:
    """Whether a person might play it too: not much worse, no poor twin of the best card, no ten or ace thrown away."""
    twin = option.card.suit is best.card.suit and abs(option.win - best.win) < _SAME_CHANCE
    wasted = option.value >= _DEAR and option.win < _LIKELY
    return option.worth >= best.worth - _NATURAL and not twin and not wasted
