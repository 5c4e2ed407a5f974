"""Nothing to leak: whatever the cards are that a seat can't know, it sees the same table and the same events.

A deal is played at random. Then some of the cards that one seat could not know at the end of it change places, and the
others do the same again as far as can be seen: they may declare other runs that sound the same, or answer a question
that nobody notices. Where the seat is told the same, its view has to be the same, its legal actions included.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import pytest

from deberts.cards import PACK, Rank, card_of
from deberts.deal.actions import Action, IllegalAction, Verb
from deberts.deal.counting import winning_seats
from deberts.deal.events import Event
from deberts.deal.state import Phase
from deberts.deal.view import SeatView
from deberts.match.match import Match
from deberts.rng import Stream
from deberts.rules.runs import disjoint
from tests.chance import new_game, random_action, random_rules


@dataclass
class Seen:
    """A deal as one seat has seen it: each action, what the seat had been told before it, its view at its own turns."""

    start: Match
    steps: list[tuple[Action, int, SeatView | None]]
    told: list[Event]
    last: Match


def seen_deal(match: Match, pack, seat: int, stream: Stream, stop: int) -> Seen:
    """A deal played at random, through so many actions at most."""
    start = match
    match, events = match.start_deal(pack)
    seen = Seen(start, [], [event.seen_by(seat) for event in events], match)
    while match.score is None and match.result is None and len(seen.steps) < stop:
        action = random_action(stream, match)
        seen.steps.append((action, len(seen.told), match.view(seat) if match.turn == seat else None))
        match, events = match.apply(action)
        seen.told += [event.seen_by(seat) for event in events]
        seen.last = match
    return seen


def known_cards(match: Match, seat: int) -> set:
    """The cards whose place a seat knows."""
    deal = match.deal
    known = {deal.turned, deal.bottom, deal.indicator, *deal.hands[seat], *deal.trick}
    known |= {card for trick in deal.tricks for card in trick.cards}
    if deal.swapped_by is not None:
        known.add(card_of(Rank.SEVEN, deal.trump))
    for other in winning_seats(deal) if deal.shown else ():
        known |= {card for run in deal.declared[other] or () for card in run.cards}
    if deal.phase is Phase.DONE and deal.outcome is not None:
        known |= {card for held in deal.hands for card in held}
    return known


def with_unknown_cards_moved(seen: Seen, seat: int, stream: Stream):
    """The pack of the deal with a few cards that the seat can't know in each other's places."""
    pack = list(seen.last.deal.pack)
    known = known_cards(seen.last, seat)
    places = [place for place, card in enumerate(pack) if card not in known]
    if len(places) < 2:
        return None
    for _ in range(1 + stream.below(3)):
        one, other = stream.shuffled(places)[:2]
        pack[one], pack[other] = pack[other], pack[one]
    return tuple(pack)


class Again:
    """The same deal with other cards, as far as the seat can tell."""

    def __init__(self, seen: Seen, pack, seat: int, stream: Stream) -> None:
        self.seen, self.seat, self.stream = seen, seat, stream
        self.match, events = seen.start.start_deal(pack)
        self.told = [event.seen_by(seat) for event in events]
        self.compared = 0

    def run(self) -> bool:
        """Whether all went as it had; every view on the way is compared."""
        for action, told, view in self.seen.steps:
            if action.seat == self.seat:
                self._pass_over_questions(action)
                if len(self.told) < told or self.match.turn != self.seat:
                    return False
                assert self.told == self.seen.told[:told]
                assert self.match.view(self.seat) == view
                self.compared += 1
                self._do(action)
            elif not self._follow(action):
                return False
            if self.told != self.seen.told[: len(self.told)]:
                return False
        return True

    def _do(self, action: Action) -> None:
        self.match, events = self.match.apply(action)
        self.told += [event.seen_by(self.seat) for event in events]

    def _asked(self) -> bool:
        """Whether another seat is asked something that nobody notices."""
        match = self.match
        if match.turn in (None, self.seat) or match.stakes.offered_by is not None or match.deal.done:
            return False
        verbs = {action.verb for action in match.legal_actions()}
        return bool(verbs & {Verb.KEEP, Verb.DECLARE})

    def _pass_over_questions(self, action: Action) -> None:
        """Questions that were not asked at first are answered with nothing; others wait for their answer."""
        while self._asked() and action.verb not in (Verb.KEEP, Verb.DECLARE, Verb.SWAP, Verb.DOUBLE, Verb.REDEAL):
            verb = Verb.KEEP if self.match.deal.phase is Phase.EXCHANGE else Verb.DECLARE
            self._do(Action(self.match.turn, verb))

    def _follow(self, action: Action) -> bool:
        """Does what another seat did, in a way that sounds the same; whether there is one."""
        self._pass_over_questions(action)
        if action.verb is Verb.DECLARE and not action.deberts:
            return self._declare(action)
        if action.verb is Verb.KEEP and action not in self.match.legal_actions():
            return True
        try:
            self._do(action)
        except IllegalAction:
            return False
        return True

    def _declare(self, action: Action) -> bool:
        match, told = self.match, list(self.told)
        if match.turn != action.seat or Action(action.seat, Verb.DECLARE) not in match.legal_actions():
            # Nothing to declare now: fine as long as nothing was heard.
            return not action.runs
        held = match.deal.runs_to_declare(action.seat)
        choices = [runs for size in (0, 1, 2) for runs in combinations(held, size) if disjoint(runs)]
        for runs in self.stream.shuffled(choices):
            self._do(Action(action.seat, Verb.DECLARE, runs=tuple(map(str, runs))))
            if self.told == self.seen.told[: len(self.told)] and len(self.told) - len(told) == self._heard(action):
                return True
            self.match, self.told = match, list(told)
        return False

    def _heard(self, action: Action) -> int:
        """The number of events that the seat had heard of the action at first."""
        place = next(place for place, (other, _, _) in enumerate(self.seen.steps) if other is action)
        following = self.seen.steps[place + 1 :]
        end = following[0][1] if following else len(self.seen.told)
        return end - self.seen.steps[place][1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_sees_the_same_whatever_it_can_not_know(players):
    matched = compared = 0
    for number in range(50):
        stream = Stream("secrets", players, number)
        match = new_game(random_rules(stream, players), "secrets", number).match
        for _ in range(2):
            if not match.pack_due:
                break
            seat = stream.below(players)
            pack = tuple(stream.shuffled(match.deal.pack if match.deal else PACK))
            seen = seen_deal(match, pack, seat, stream, 4 + stream.below(40))
            for _ in range(6):
                other = with_unknown_cards_moved(seen, seat, stream)
                if other is None:
                    break
                again = Again(seen, other, seat, stream)
                matched += again.run()
                compared += again.compared
            match = seen.last
    # Enough of them could not be told apart.
    assert matched > 120
    assert compared > 1000
