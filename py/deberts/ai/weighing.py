"""What a card brings in the trick on the table: who is likely to win it, and with how many points."""

from __future__ import annotations

from dataclasses import dataclass

from ..cards import Card
from ..deal.view import SeatView
from ..rules.tricks import LAST_TRICK, winning_index
from .habits import Habits
from .interests import Interests, together
from .knowledge import Knowledge


@dataclass(frozen=True, slots=True)
class Weighed:
    """A card for the trick: the chance that the own side wins it, and the points expected, those of others against it."""

    win: float
    gain: float


def weigh(view: SeatView, know: Knowledge, interests: Interests, habits: Habits, card: Card) -> Weighed:
    """What playing ``card`` now is expected to bring."""
    rules, trick = view.rules, (*view.trick, card)
    led = trick[0].suit
    place = winning_index(trick, know.trump)
    best = trick[place]
    chances = {(view.leader + place) % rules.players: 1.0}
    points = float(sum(know.value[played.index] for played in trick))
    for step in range(len(trick), rules.players):
        seat = (view.leader + step) % rules.players
        beats = know.beats(seat, led, best)
        friendly = sum(chance for holder, chance in chances.items() if together(view, holder, seat))
        thrown = _thrown(know, habits, seat, card) if led is know.trump else habits.thrown
        thrown += friendly * (habits.fed - habits.thrown)
        # Nobody takes a trick from a partner who wins it already, unless the rules say so.
        beats *= 1.0 - friendly / 2
        points += beats * habits.beaten_with + (1.0 - beats) * thrown
        for holder in chances:
            chances[holder] *= 1.0 - beats
        chances[seat] = chances.get(seat, 0.0) + beats
    if len(view.hand) == 1:
        points += LAST_TRICK
    win = sum(chance for holder, chance in chances.items() if interests.own(holder))
    gain = sum(chance * (points * interests.of[holder] + interests.trick[holder]) for holder, chance in chances.items())
    return Weighed(win, gain)


def _thrown(know: Knowledge, habits: Habits, seat: int, best: Card) -> float:
    """The points that a seat has to add to a trump trick which it loses."""
    lower = [card for card in know.out[know.trump] if know.strength[card.index] < know.strength[best.index]]
    held = [know.holds(seat, card) for card in lower]
    expected = sum(held)
    if expected < 1:
        return habits.thrown
    # A player with a choice throws a cheap one, so the mean counts by half.
    return sum(know.value[card.index] * chance for card, chance in zip(lower, held, strict=True)) / expected / 2 + 1
