"""The course of a deal: one action carried out, and everything that follows from it by itself (rules, section 2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, TypeVar

from ..cards import Rank, card_of
from ..rules.ruleset import BellaDeclare, Declare, DeclareTiming, Exchange, FirstLead, ShowRuns
from ..rules.runs import Run, best_cut, best_run, valid_runs
from ..rules.scoring import Outcome
from ..rules.tricks import card_value, winning_index
from .actions import Action, Verb
from .announcing import announcement_of, compare
from .counting import all_announced, winning_seats
from .dealing import draw
from .events import Event, Kind
from .legality import SEVENS, chosen_runs
from .state import Call, DealState, Phase, Trick

T = TypeVar("T")


def _with(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with one of them replaced."""
    return (*items[:place], item, *items[place + 1 :])


class Course:
    """One action being carried out: the deal as it changes and the events so far."""

    def __init__(self, deal: DealState) -> None:
        self.deal = deal
        self.events: list[Event] = []

    def act(self, action: Action) -> None:
        """Carries out a legal action and everything that follows by itself."""
        _DO[action.verb](self, action)

    def _set(self, **changes: Any) -> None:
        self.deal = replace(self.deal, **changes)

    def _tell(self, event: Event) -> None:
        self.events.append(event)

    # auction

    def call(self, action: Action) -> None:
        """take, name or pass."""
        deal = self.deal
        suit = deal.turned.suit if action.verb is Verb.TAKE else action.suit
        self._set(calls=(*deal.calls, Call(action.seat, action.verb, suit)))
        self._tell(Event(Kind.CALL, seat=action.seat, verb=action.verb, suit=suit))
        if action.verb is not Verb.PASS:
            self._set(caller=action.seat, trump=suit)
            self._after_auction()
        elif len(self.deal.calls) == 2 * deal.rules.players:
            self._tell(Event(Kind.ALL_PASSED))
            self._end(Outcome.VOID)
        else:
            self._set(turn=(action.seat + 1) % deal.rules.players)

    def _after_auction(self) -> None:
        rules = self.deal.rules
        early = rules.exchange is Exchange.BEFORE_DRAW or (
            rules.exchange is Exchange.BEFORE_PLAY and rules.players == 4
        )
        if not (early and self._ask_exchange()):
            self._draw()

    def _ask_exchange(self) -> bool:
        seat = self.deal.exchange_seat()
        if seat is not None:
            self._set(phase=Phase.EXCHANGE, turn=seat)
        return seat is not None

    # draw and exchange

    def _draw(self) -> None:
        deal = self.deal
        drawn = draw(deal.rules, deal.pack, deal.dealer, deal.indicator)
        hands = list(deal.hands)
        for seat, cards, taken in drawn:
            hands[seat] += (*cards, taken) if taken else cards
            count = len(cards) + (taken is not None)
            self._tell(Event(Kind.DREW, seat=seat, cards=cards, count=count, card=taken))
        four = deal.rules.players == 4
        self._set(hands=tuple(hands), drawn=True, indicator=None if four else deal.indicator)
        if self.deal.bottom:
            self._tell(Event(Kind.BOTTOM, card=self.deal.bottom))
        late = deal.rules.exchange is Exchange.BEFORE_PLAY and not four
        if not (late and self._ask_exchange()):
            self._begin_play()

    def swap(self, action: Action) -> None:
        """The trump seven for the indicator."""
        deal = self.deal
        assert deal.trump is not None and deal.indicator is not None
        seven, taken = card_of(Rank.SEVEN, deal.trump), deal.indicator
        hand = (*(card for card in deal.hands[action.seat] if card is not seven), taken)
        self._set(hands=_with(deal.hands, action.seat, hand), indicator=seven, swapped_by=action.seat)
        self._tell(Event(Kind.SWAPPED, seat=action.seat, card=seven, other=taken))
        if deal.phase is Phase.EXCHANGE:
            self._after_exchange()
        else:
            self._begin_turn()

    def keep(self, action: Action) -> None:
        """Nobody else learns of it, so there is no event."""
        self._after_exchange()

    def _after_exchange(self) -> None:
        if self.deal.drawn:
            self._begin_play()
        else:
            self._draw()

    def redeal(self, action: Action) -> None:
        """Four sevens are shown and end the deal."""
        self._tell(Event(Kind.SEVENS, seat=action.seat, cards=SEVENS))
        self._end(Outcome.REDEAL)

    # announcing

    def _begin_play(self) -> None:
        deal = self.deal
        assert deal.caller is not None
        leader = deal.eldest if deal.rules.first_lead is FirstLead.ELDEST else deal.caller
        self._set(leader=leader, turn=leader, phase=Phase.PLAY)
        if deal.rules.declare_timing is DeclareTiming.BEFORE_PLAY:
            self._announce_in_turn(leader)
        else:
            self._begin_turn()

    def _announce_in_turn(self, start: int) -> None:
        """Goes on with announcing before play from a seat, until one has to choose or all have announced."""
        rules = self.deal.rules
        for seat in rules.clockwise(start)[: rules.players - (start - self.deal.leader) % rules.players]:
            if rules.declare is Declare.AUTO:
                if self._deberts_by_itself(seat):
                    return
                self._declare(seat, best_cut(rules, self.deal.hands[seat]))
            elif valid_runs(rules, self.deal.hands[seat]):
                self._set(phase=Phase.DECLARE, turn=seat)
                return
            else:
                self._declare(seat, ())
        self._set(phase=Phase.PLAY, turn=self.deal.leader)
        self._show_if_due()

    def declare(self, action: Action) -> None:
        """A seat's choice of runs, or its deberts."""
        deal = self.deal
        if action.deberts:
            self._win_by_deberts(action.seat)
            return
        runs = chosen_runs(deal, action)
        assert runs is not None
        if deal.phase is Phase.DECLARE:
            self._declare(action.seat, runs)
            following = (action.seat + 1) % deal.rules.players
            if following == deal.leader:
                self._set(phase=Phase.PLAY, turn=deal.leader)
                self._show_if_due()
            else:
                self._announce_in_turn(following)
        elif runs:
            self._declare(action.seat, runs)
            self._show_if_due()
        else:
            # Like a seat without a run it is seen to have none when it plays its first card.
            self._set(declared=_with(deal.declared, action.seat, ()))

    def _declare(self, seat: int, runs: tuple[Run, ...]) -> None:
        """Records what a seat declares and makes public what its announcement gives away."""
        deal = self.deal
        assert deal.trump is not None
        self._set(declared=_with(deal.declared, seat, runs))
        run = best_run(deal.rules, runs, deal.trump)
        if run is None:
            self._tell(Event(Kind.ANNOUNCED, seat=seat))
            return
        said = announcement_of(deal.rules, run)
        self._tell(Event(Kind.ANNOUNCED, seat=seat, announcement=said))
        if deal.leading is None:
            self._set(announcements=_with(deal.announcements, seat, said), leading=seat)
            return
        best_said, declared = deal.announcements[deal.leading], deal.declared[deal.leading]
        assert best_said is not None and declared is not None
        best = best_run(deal.rules, declared, deal.trump)
        assert best is not None
        compared = compare(deal.rules, run, said, best, best_said, deal.trump)
        known = _with(deal.announcements, seat, compared.newcomer)
        self._set(announcements=_with(known, deal.leading, compared.best))
        for other, before, after in ((deal.leading, best_said, compared.best), (seat, said, compared.newcomer)):
            if after != before:
                self._tell(Event(Kind.COMPARED, seat=other, announcement=after))
        if compared.leads:
            self._set(leading=seat)

    def _show_if_due(self) -> None:
        deal = self.deal
        if deal.shown or deal.leading is None:
            return
        if deal.rules.show_runs is ShowRuns.AT_ONCE:
            due = all_announced(deal)
        else:
            due = bool(deal.tricks)
        if not due:
            return
        self._set(shown=True)
        for seat in winning_seats(deal):
            self._tell(Event(Kind.RUNS_SHOWN, seat=seat, runs=deal.declared[seat] or ()))

    def _deberts_by_itself(self, seat: int) -> bool:
        if self.deal.rules.declare is not Declare.AUTO or not self.deal.deberts(seat):
            return False
        self._win_by_deberts(seat)
        return True

    def _win_by_deberts(self, seat: int) -> None:
        self._tell(Event(Kind.DEBERTS, seat=seat, cards=self.deal.deberts(seat) or ()))
        self._set(deberts_by=seat)
        self._end(Outcome.DEBERTS)

    # play

    def _begin_turn(self) -> None:
        """What happens by itself when a seat's turn of the play begins, or goes on after its swap."""
        deal = self.deal
        if deal.rules.declare_timing is DeclareTiming.OWN_FIRST_CARD and not deal.has_played(deal.turn):
            self._deberts_by_itself(deal.turn)

    def play(self, action: Action) -> None:
        """A card, and bella with it."""
        deal, seat, card = self.deal, action.seat, action.card
        assert card is not None and deal.trump is not None
        if deal.declared[seat] is None:
            auto = deal.rules.declare is Declare.AUTO
            self._declare(seat, best_cut(deal.rules, deal.hands[seat]) if auto else ())
        elif not deal.declared[seat] and not deal.has_played(seat) and self._announces_with_card:
            self._tell(Event(Kind.ANNOUNCED, seat=seat))
        if self._says_bella(action):
            self._set(bella=seat)
            self._tell(Event(Kind.BELLA, seat=seat))
        self._tell(Event(Kind.PLAYED, seat=seat, card=card))
        hand = tuple(held for held in deal.hands[seat] if held is not card)
        self._set(hands=_with(deal.hands, seat, hand), trick=(*deal.trick, card))
        if len(self.deal.trick) == deal.rules.players:
            self._take_trick()
        else:
            self._set(turn=(seat + 1) % deal.rules.players)
        self._show_if_due()
        if self.deal.hands[self.deal.turn]:
            self._begin_turn()
        else:
            self._set(phase=Phase.DONE)

    @property
    def _announces_with_card(self) -> bool:
        return self.deal.rules.declare_timing is DeclareTiming.OWN_FIRST_CARD

    def _says_bella(self, action: Action) -> bool:
        deal = self.deal
        if deal.rules.bella_declare is not BellaDeclare.AUTO:
            return action.bella
        return deal.bella is None and action.card is not None and deal.is_bella_card(action.seat, action.card)

    def _take_trick(self) -> None:
        deal = self.deal
        assert deal.trump is not None
        winner = (deal.leader + winning_index(deal.trick, deal.trump)) % deal.rules.players
        points = sum(card_value(card, deal.trump) for card in deal.trick)
        trick = Trick(deal.leader, deal.trick, winner, points)
        self._set(tricks=(*deal.tricks, trick), trick=(), leader=winner, turn=winner)
        self._tell(Event(Kind.TRICK_TAKEN, seat=winner, points=points, number=len(deal.tricks)))

    def _end(self, outcome: Outcome) -> None:
        self._set(phase=Phase.DONE, outcome=outcome)


_DO: Final[dict[Verb, Callable[[Course, Action], None]]] = {
    Verb.TAKE: Course.call,
    Verb.NAME: Course.call,
    Verb.PASS: Course.call,
    Verb.SWAP: Course.swap,
    Verb.KEEP: Course.keep,
    Verb.REDEAL: Course.redeal,
    Verb.DECLARE: Course.declare,
    Verb.PLAY: Course.play,
}
