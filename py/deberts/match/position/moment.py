"""From a match, or from what one seat sees of it, to a setup."""

from __future__ import annotations

from dataclasses import replace

from ...cards import Card
from ...deal.state import Phase, Trick
from ...deal.view import SeatView
from ...rules.runs import Run, bella_cards
from ...rules.scoring import Outcome
from ..match import Match
from .setup import HIDDEN_RUNS, Cards, Ending, Laid, Setup, stock_size
from .writing import format_position

_ENDINGS = {Outcome.REDEAL: Ending.REDEAL, Outcome.DEBERTS: Ending.DEBERTS}


def position_of(match: Match) -> str:
    """The moment of a match as text, all cards open; ``ValueError`` before the first deal."""
    return format_position(setup_of(match))


def position_seen_by(view: SeatView) -> str:
    """The moment as one seat sees it: what it can't know is hidden."""
    return format_position(setup_seen_by(view))


def setup_of(match: Match) -> Setup:
    """The moment of a match.

    Of a match that was claimed or in which a double was refused it is the last moment before that.
    """
    deal, score, stakes = match.deal, match.score, match.stakes
    if deal is None:
        raise ValueError("no deal on the table")
    totals = match.totals
    if score and score.outcome is Outcome.CLAIM:
        totals = tuple(total - recorded for total, recorded in zip(totals, score.recorded, strict=True))
    before_draw = not deal.drawn and not deal.done
    return Setup(
        rules=match.rules,
        dealer=deal.dealer,
        phase=deal.phase,
        turned=deal.turned,
        hands=tuple(tuple(sorted(hand)) for hand in deal.hands),
        passes=len(deal.calls) if deal.caller is None else 0,
        caller=deal.caller,
        trump=deal.trump,
        swap=deal.swapped_by,
        bottom=deal.bottom,
        stock=deal.pack[-stock_size(match.rules) :] if before_draw else None,
        declared=tuple(map(_written, deal.declared)),
        said=(None,) * match.rules.players,
        bella=deal.bella,
        tricks=tuple(map(_laid, deal.tricks)),
        trick=Laid(deal.leader, deal.trick) if deal.trick else None,
        deal=match.number,
        totals=totals,
        baits=match.baits,
        hanging=match.hanging,
        stake=stakes.stake,
        rights=stakes.rights,
        offer=stakes.offered_by,
        asked=stakes.asked[0] if stakes.asked else None,
        end=_ENDINGS.get(deal.outcome) if deal.outcome else None,
    )


def setup_seen_by(view: SeatView) -> Setup:
    """The moment as one seat sees it. A deal that ended before it was played out does not say how it did."""
    rules, standing = view.rules, view.standing
    seats = range(rules.players)
    over = view.phase is Phase.DONE
    asked = standing.offered_by if standing.offered_by is not None else view.turn
    setup = Setup(
        rules=rules,
        dealer=view.dealer,
        phase=view.phase,
        turned=view.turned,
        hands=((),) * rules.players,
        passes=len(view.calls) if view.caller is None else 0,
        caller=view.caller,
        trump=view.trump,
        swap=view.swapped_by,
        bottom=view.bottom,
        stock=None if view.drawn or over else (None,) * stock_size(rules),
        declared=tuple(_seen_runs(view, seat) for seat in seats),
        said=view.announcements,
        best=view.leading,
        bella=view.bella,
        tricks=tuple(map(_laid, view.tricks)),
        trick=Laid(view.leader, view.trick) if view.trick else None,
        deal=standing.deal,
        totals=standing.totals,
        baits=standing.baits,
        hanging=standing.hanging,
        stake=standing.stake,
        rights=standing.rights,
        offer=standing.offered_by,
        asked=asked if over else None,
    )
    return replace(setup, hands=tuple(_seen_hand(view, setup, seat) for seat in seats))


def _laid(trick: Trick) -> Laid:
    return Laid(trick.leader, trick.cards)


def _written(runs: tuple[Run, ...] | None) -> tuple[str, ...] | None:
    return None if runs is None else tuple(map(str, runs))


def _seen_runs(view: SeatView, seat: int) -> tuple[str, ...] | None:
    if seat == view.seat:
        return _written(view.own_runs)
    if view.shown_runs[seat]:
        return _written(view.shown_runs[seat])
    if view.announcements[seat]:
        return HIDDEN_RUNS
    return () if view.announced[seat] else None


def _seen_hand(view: SeatView, setup: Setup, seat: int) -> Cards:
    """The cards of a hand that are known, and the others as hidden."""
    if seat == view.seat:
        return tuple(sorted(view.hand))
    known = sorted(_known(view, setup, seat).difference(setup.played))
    return (*known, *[None] * (view.hand_sizes[seat] - len(known)))


def _known(view: SeatView, setup: Setup, seat: int) -> set[Card]:
    """Cards that everybody knows this seat to have had since the draw."""
    known = {card for run in view.shown_runs[seat] for card in run.cards}
    if view.swapped_by == seat:
        known.add(view.turned)
    if view.bella == seat and view.trump:
        known.update(bella_cards(view.trump))
    if view.rules.players == 4 and view.drawn and seat == view.dealer and setup.offered:
        known.add(setup.offered)
    return known
