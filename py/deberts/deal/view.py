"""A deal as one seat sees it. There is no field here for a card that the seat may not know.

The computer players are given a ``SeatView`` and nothing else, so they cannot cheat; the page is given one turned into
JSON, so it cannot leak.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..cards import Card, Suit
from ..rules.ruleset import RuleSet
from ..rules.runs import Run
from ..rules.scoring import Hanging, Tally
from ..rules.tricks import playable
from .actions import Action, Verb
from .announcing import Announcement
from .counting import tally, winning_seats
from .deal import Deal
from .reasons import Reason
from .state import Call, Phase, Trick


@dataclass(frozen=True, slots=True)
class Standing:
    """What everybody knows of the match. Lists are by side."""

    deal: int
    """The number of the deal, from 0."""
    totals: tuple[int, ...]
    baits: tuple[int, ...]
    hanging: tuple[Hanging, ...]
    stake: int
    rights: tuple[bool, ...]
    """Which side may double."""
    offered_by: int | None
    """The seat whose offer to double waits for an answer."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """The deal on the table as ``seat`` sees it. Lists are by seat unless said otherwise."""

    rules: RuleSet
    seat: int
    standing: Standing
    phase: Phase
    turn: int | None
    """Whose turn it is; None: nobody's, or somebody's who is asked a question that others do not notice."""
    dealer: int
    eldest: int
    auction_round: int
    calls: tuple[Call, ...]
    caller: int | None
    trump: Suit | None
    turned: Card
    """The card that was turned up at first."""
    indicator: Card | None
    """The card that lies face up now."""
    bottom: Card | None
    drawn: bool
    swapped_by: int | None
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    announced: tuple[bool, ...]
    """Which seats are seen to have announced, with a run or without."""
    announcements: tuple[Announcement | None, ...]
    leading: int | None
    """The seat with the best run announced so far."""
    shown_runs: tuple[tuple[Run, ...], ...]
    """Runs that lie open."""
    own_runs: tuple[Run, ...] | None
    """What this seat declared; None: nothing said yet."""
    runs_to_declare: tuple[Run, ...]
    """The runs this seat may choose from now."""
    bella: int | None
    leader: int
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    certain: tuple[int, ...]
    """By side: the points that are certain in this deal, as far as this seat can count them."""
    side_cards: tuple[int, ...]
    """By side: the values in complete tricks."""
    side_tricks: tuple[int, ...]
    """By side: tricks taken."""
    legal: tuple[Action, ...]
    """What this seat may do now; none unless it is its turn."""

    @classmethod
    def of(cls, deal: Deal, seat: int, standing: Standing, legal: tuple[Action, ...], turn: int | None) -> SeatView:
        """The view of ``seat`` on a deal; ``legal`` is what it may do now, ``turn`` whose turn it really is."""
        rules = deal.rules
        asked_in_secret = deal.phase in (Phase.EXCHANGE, Phase.DECLARE) and standing.offered_by is None
        counted = tally(deal)
        open_seats = winning_seats(deal) if deal.shown else ()
        return cls(
            rules=rules,
            seat=seat,
            standing=standing,
            phase=deal.phase,
            turn=None if asked_in_secret and turn != seat else turn,
            dealer=deal.dealer,
            eldest=deal.eldest,
            auction_round=deal.auction_round,
            calls=deal.calls,
            caller=deal.caller,
            trump=deal.trump,
            turned=deal.turned,
            indicator=deal.indicator,
            bottom=deal.bottom,
            drawn=deal.drawn,
            swapped_by=deal.swapped_by,
            hand=deal.hands[seat],
            hand_sizes=tuple(map(len, deal.hands)),
            announced=tuple(map(deal.has_announced, range(rules.players))),
            announcements=deal.announcements,
            leading=deal.leading,
            shown_runs=tuple(
                deal.declared[other] or () if other in open_seats else () for other in range(rules.players)
            ),
            own_runs=deal.declared[seat],
            runs_to_declare=deal.runs_to_declare(seat) if _may_declare(legal) else (),
            bella=deal.bella,
            leader=deal.leader,
            trick=deal.trick,
            tricks=deal.tricks,
            certain=_certain(deal, seat, counted),
            side_cards=counted.cards,
            side_tricks=counted.tricks,
            legal=legal,
        )

    def why_not(self, card: Card) -> Reason | None:
        """Why a card of the own hand may not be played now; None if it may."""
        if any(action.card is card for action in self.legal):
            return None
        if not self.legal:
            return Reason("not_your_turn")
        if self.phase is not Phase.PLAY or self.standing.offered_by is not None:
            return Reason("not_now")
        if _may_declare(self.legal):
            return Reason("declare_first")
        assert self.trump is not None
        allowed = playable(self.rules, self.hand, self.trick, self.trump, self.leader)
        suit = self.trick[0].suit if self.trick else None
        return Reason(allowed.duty.value, allowed.cards, allowed.cards[0], allowed.against, suit)


def _may_declare(legal: tuple[Action, ...]) -> bool:
    return any(action.verb is Verb.DECLARE for action in legal)


def _certain(deal: Deal, seat: int, counted: Tally) -> tuple[int, ...]:
    """By side: cards, bella and runs that are certain; of runs that do not lie open yet only the seat's own."""
    if deal.shown:
        return counted.totals
    own = sum(run.points for run in deal.declared[seat] or ()) if seat in winning_seats(deal) else 0
    side = deal.rules.side_of(seat)
    known = tuple(min(own, runs) if place == side else 0 for place, runs in enumerate(counted.runs))
    return replace(counted, runs=known).totals
