"""Runs, score sheets and results as messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..cards import Card, Suit
from ..deal.counting import winning_seats
from ..deal.deal import Deal
from ..match.game import DealLog, Game
from ..match.match import MatchResult
from ..match.record import score_of
from ..rules.ruleset import RunOrder
from ..rules.runs import Run, best_run, strength
from ..rules.scoring import Outcome
from .protocol.words import RunReason

if TYPE_CHECKING:
    from .protocol.table import ResultInfo, RunInfo, ScoreInfo


def codes(cards: Iterable[Card]) -> list[str]:
    """The cards' codes."""
    return [card.code for card in cards]


def run_info(run: Run, trump: Suit | None) -> RunInfo:
    """A run."""
    return {
        "text": str(run),
        "kind": run.kind.value,
        "length": run.length,
        "points": run.points,
        "cards": codes(run.cards),
        "trump": run.suit is trump,
    }


def score_info(log: DealLog) -> ScoreInfo | None:
    """The sheet of a deal; None while it is being played."""
    if log.score is None or log.end is None:
        return None
    score, deal = log.score, log.end
    winners = winning_seats(deal)
    rival, reason = _nearest(deal, winners)
    written = score_of(score)
    return {
        "outcome": written["outcome"],
        "cards": written["cards"],
        "last": written["last"],
        "runs": written["runs"],
        "bella": written["bella"],
        "total": written["total"],
        "recorded": written["recorded"],
        "hanging": written["hanging"],
        "penalty": written["penalty"],
        "totals": list(log.totals),
        "caller": deal.caller,
        "trump": deal.trump.value if deal.trump else None,
        "won": list(score.decided),
        "no_trick": [points > 0 for points in score.no_trick],
        "third_bait": [points > 0 for points in score.third_bait],
        "baits": list(score.baits),
        "run_winner": winners[0] if winners else None,
        "run_cards": [run_info(run, deal.trump) for seat in winners for run in deal.declared[seat] or ()],
        "run_rival": rival,
        "run_reason": reason,
        "bella_seat": deal.bella,
        "hands": _hands(deal),
    }


def _nearest(deal: Deal, winners: tuple[int, ...]) -> tuple[int | None, RunReason | None]:
    """The strongest of the seats that lost the comparison of runs, and what it lacked."""
    if not winners or deal.trump is None:
        return None, None
    rules, trump = deal.rules, deal.trump
    best = {seat: best_run(rules, declared, trump) for seat, declared in enumerate(deal.declared) if declared}
    strengths = {seat: strength(rules, run, trump) for seat, run in best.items() if run}
    rivals = [seat for seat in strengths if seat not in winners]
    if not rivals:
        return None, None
    rival = max(rivals, key=lambda seat: strengths[seat])
    first: RunReason = "kind" if rules.run_order is RunOrder.KIND else "length"
    names: tuple[RunReason, ...] = (first, "top", "trump")
    pairs = zip(names, strengths[winners[0]], strengths[rival], strict=True)
    return rival, next((name for name, own, other in pairs if own != other), "earlier")


def _hands(deal: Deal) -> list[list[str]]:
    """All hands as they were played, by seat."""
    return [codes(sorted((*hand, *deal.played_by(seat)))) for seat, hand in enumerate(deal.hands)]


def result_info(game: Game) -> ResultInfo | None:
    """The result of the match with what each side did in it; None while it goes on."""
    result = game.match.result
    return _result(game, result) if result else None


def _result(game: Game, result: MatchResult) -> ResultInfo:
    rules = game.rules
    called, made, baits = ([0] * rules.sides for _ in range(3))
    deals = 0
    for log in game.deals:
        if log.score is None or log.end is None or log.end.caller is None or not log.score.outcome.played:
            continue
        deals += 1
        side = rules.side_of(log.end.caller)
        called[side] += 1
        made[side] += log.score.outcome is Outcome.MADE
        baits[side] += log.score.outcome is Outcome.BAIT
    return {
        "winner": result.winner,
        "totals": list(result.totals),
        "shown": result.shown,
        "stake": result.stake,
        "mars": result.mars,
        "reason": result.reason.value,
        "deals": deals,
        "called": called,
        "made": made,
        "baits": baits,
    }
