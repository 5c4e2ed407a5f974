"""A match as a value: the deals' sums, what hangs, baits, the dealer, stakes and claims (rules, sections 5 to 7).

``Match`` sits above ``Deal``: it passes on what belongs to the cards and decides what outlives a deal. It is given each
pack; nothing here is drawn at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from ..cards import Card
from ..deal.actions import Action, IllegalAction, Verb
from ..deal.counting import tally
from ..deal.deal import Deal, start_deal
from ..deal.events import Event, Kind
from ..deal.state import Phase
from ..deal.view import SeatView, Standing
from ..rules.ending import deal_winner, is_mars, next_dealer, shown_result, winner_by_target
from ..rules.ruleset import RuleSet
from ..rules.scoring import Hanging, Outcome, Score, empty_tally, score_deal, unplayed
from .stakes import Stakes, first_stakes


class EndReason(StrEnum):
    """Why a match ended."""

    TARGET = "target"
    DEBERTS = "deberts"
    CLAIM = "claim"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match ended. ``stake`` includes mars; ``shown`` is the result as it is written."""

    winner: int
    totals: tuple[int, ...]
    shown: str
    stake: int
    mars: bool
    reason: EndReason


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment. Lists are by side, seats are named."""

    rules: RuleSet
    dealer: int
    """Who deals the deal on the table, or the next one when a pack is due."""
    totals: tuple[int, ...]
    baits: tuple[int, ...]
    stakes: Stakes
    hanging: tuple[Hanging, ...] = ()
    number: int = -1
    """The number of the deal on the table, from 0; -1 before the first."""
    deal: Deal | None = None
    """The deal on the table, also after it is scored, until the next one is dealt."""
    score: Score | None = None
    """The score of the deal on the table, once it has ended."""
    result: MatchResult | None = None

    @property
    def pack_due(self) -> bool:
        """Whether the next deal can be dealt."""
        return not self.result and self.turn is None

    @property
    def turn(self) -> int | None:
        """The seat that has to act; nobody when a pack is due or the match is over."""
        if self.result:
            return None
        if self.stakes.offered_by is not None:
            return (self.stakes.offered_by + 1) % self.rules.players
        if self.stakes.asked:
            return self.stakes.asked[0]
        return self.deal.turn if self.deal and not self.deal.done else None

    def legal_actions(self) -> tuple[Action, ...]:
        """Every legal action; ``declare`` without runs stands for all choices of runs."""
        seat = self.turn
        if seat is None:
            return ()
        if self.stakes.offered_by is not None:
            return Action(seat, Verb.ACCEPT), Action(seat, Verb.REFUSE)
        if self.stakes.asked:
            return Action(seat, Verb.DOUBLE), Action(seat, Verb.NO_DOUBLE)
        assert self.deal is not None
        actions = self.deal.legal_actions()
        side = self.rules.side_of(seat)
        if self.stakes.rights[side]:
            actions += (Action(seat, Verb.DOUBLE),)
        if self._may_claim(side):
            actions += (Action(seat, Verb.CLAIM),)
        return actions

    def certain(self, side: int) -> int:
        """The points that a side has for certain in the deal on the table."""
        return tally(self.deal).totals[side] if self.deal else 0

    def _may_claim(self, side: int) -> bool:
        if not self.rules.early_call or not self.deal or self.deal.phase is not Phase.PLAY:
            return False
        certain = self.certain(side)
        return certain > 0 and self.totals[side] + certain >= self.rules.target

    def standing(self) -> Standing:
        """What everybody knows of the match."""
        return Standing(
            deal=self.number,
            totals=self.totals,
            baits=self.baits,
            hanging=self.hanging,
            stake=self.stakes.stake,
            rights=self.stakes.rights,
            offered_by=self.stakes.offered_by,
        )

    def view(self, seat: int) -> SeatView:
        """The deal on the table as a seat sees it; ``ValueError`` before the first deal."""
        if self.deal is None:
            raise ValueError("no deal on the table")
        legal = self.legal_actions() if seat == self.turn else ()
        return SeatView.of(self.deal, seat, self.standing(), legal, self.turn)

    # --- doing it ---------------------------------------------------------------------------------------------------

    def start_deal(self, pack: Sequence[Card]) -> tuple[Match, tuple[Event, ...]]:
        """Deals the next deal from a pack; ``ValueError`` if none is due."""
        if not self.pack_due:
            raise ValueError("no pack is due")
        deal, events = start_deal(self.rules, pack, self.dealer)
        return replace(self, deal=deal, number=self.number + 1, score=None), events

    def apply(self, action: Action) -> tuple[Match, tuple[Event, ...]]:
        """The match after the action, and what happened; ``IllegalAction`` if it is not legal."""
        if action.verb in _OF_THE_MATCH:
            if action not in self.legal_actions():
                raise IllegalAction(action, "not_now" if action.seat == self.turn else "not_your_turn")
            return _OF_THE_MATCH[action.verb](self, action)
        if self.deal is None or self.result or self.stakes.offered_by is not None or self.stakes.asked:
            raise IllegalAction(action, "not_now")
        deal, events = self.deal.apply(action)
        after = replace(self, deal=deal)
        if not deal.done:
            return after, events
        after, ending = after._end_deal()
        return after, events + ending

    def _double(self, action: Action) -> tuple[Match, tuple[Event, ...]]:
        offered = replace(self, stakes=self.stakes.offer(action.seat))
        return offered, (Event(Kind.DOUBLED, seat=action.seat, points=self.stakes.stake * 2),)

    def _accept(self, action: Action) -> tuple[Match, tuple[Event, ...]]:
        stakes = self.stakes.accept(self.rules)
        return replace(self, stakes=stakes), (Event(Kind.ACCEPTED, seat=action.seat, points=stakes.stake),)

    def _refuse(self, action: Action) -> tuple[Match, tuple[Event, ...]]:
        refused = Event(Kind.REFUSED, seat=action.seat, points=self.stakes.stake)
        winner = 1 - self.rules.side_of(action.seat)
        in_deal = self.score is None
        after = self._scored(self._unplayed(Outcome.REFUSED)) if in_deal else self
        scored = (Event(Kind.SCORED),) if in_deal else ()
        after, over = after._over(winner, EndReason.REFUSED)
        return after, (refused, *scored, *over)

    def _no_double(self, action: Action) -> tuple[Match, tuple[Event, ...]]:
        declined = Event(Kind.NO_DOUBLE, seat=action.seat, points=self.stakes.stake)
        return replace(self, stakes=self.stakes.decline()), (declined,)

    def _claim(self, action: Action) -> tuple[Match, tuple[Event, ...]]:
        assert self.deal is not None
        side = self.rules.side_of(action.seat)
        claimed = Event(Kind.CLAIMED, seat=action.seat, points=self.certain(side))
        score = unplayed(Outcome.CLAIM, tally(self.deal), self.hanging, self.baits)
        after, over = self._scored(score)._over(side, EndReason.CLAIM)
        return after, (claimed, Event(Kind.SCORED), *over)

    # --- ending a deal and the match --------------------------------------------------------------------------------

    def _unplayed(self, outcome: Outcome) -> Score:
        return unplayed(outcome, empty_tally(self.rules.sides), self.hanging, self.baits)

    def _scored(self, score: Score) -> Match:
        """The match with the score of the deal on the table added."""
        totals = tuple(map(_add_up, self.totals, score.recorded, score.penalty))
        return replace(self, totals=totals, baits=score.baits, hanging=score.hanging, score=score)

    def _end_deal(self) -> tuple[Match, tuple[Event, ...]]:
        """Scores a deal that is done, and goes on to the next one or to the end."""
        deal, rules, dealer = self.deal, self.rules, self.dealer
        assert deal is not None
        scored = (Event(Kind.SCORED),)
        if deal.deberts_by is not None:
            after = self._scored(self._unplayed(Outcome.DEBERTS))
            after, over = after._over(rules.side_of(deal.deberts_by), EndReason.DEBERTS)
            return after, scored + over
        if deal.outcome is not None:
            score = self._unplayed(deal.outcome)
            return replace(self._scored(score), dealer=next_dealer(rules, score, dealer, None)), scored
        assert deal.caller is not None
        caller = rules.side_of(deal.caller)
        score = score_deal(rules, tally(deal), caller, dealer, self.hanging, self.baits)
        after = self._scored(score)
        winner = winner_by_target(rules, after.totals, score, caller)
        if winner is not None:
            after, over = after._over(winner, EndReason.TARGET)
            return after, scored + over
        stakes = self.stakes
        if rules.doubling:
            stakes = stakes.ask_between_deals(rules, deal_winner(score, caller), dealer)
        return replace(after, dealer=next_dealer(rules, score, dealer, deal.caller), stakes=stakes), scored

    def _over(self, winner: int, reason: EndReason) -> tuple[Match, tuple[Event, ...]]:
        refused = reason is EndReason.REFUSED
        mars = not refused and is_mars(self.rules, self.totals, winner)
        result = MatchResult(
            winner=winner,
            totals=self.totals,
            shown=shown_result(self.rules, self.totals, winner, reason is EndReason.TARGET),
            stake=self.stakes.stake * (2 if mars else 1),
            mars=mars,
            reason=reason,
        )
        return replace(self, result=result), (Event(Kind.MATCH_OVER, side=winner),)


def _add_up(total: int, recorded: int, penalty: int) -> int:
    return total + recorded - penalty


_OF_THE_MATCH = {
    Verb.DOUBLE: Match._double,
    Verb.ACCEPT: Match._accept,
    Verb.REFUSE: Match._refuse,
    Verb.NO_DOUBLE: Match._no_double,
    Verb.CLAIM: Match._claim,
}


def start_match(rules: RuleSet, dealer: int) -> Match:
    """A match before its first deal, which ``dealer`` (a seat) deals."""
    none = (0,) * rules.sides
    return Match(rules=rules, dealer=dealer, totals=none, baits=none, stakes=first_stakes(rules))
