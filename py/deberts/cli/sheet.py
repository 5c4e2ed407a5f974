"""The score sheet: a deal in detail, and the match deal by deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..match.game import Game
from ..rules.scoring import Outcome, Score

_OUTCOMES = {
    Outcome.MADE: "made",
    Outcome.BAIT: "bait: the caller's points go to the others",
    Outcome.HUNG: "equal: the caller's points hang",
    Outcome.VOID: "nobody called",
    Outcome.REDEAL: "four sevens",
    Outcome.DEBERTS: "deberts",
    Outcome.CLAIM: "claimed",
    Outcome.REFUSED: "double refused",
}


def deal_sheet(score: Score, totals: Sequence[int], names: Sequence[str]) -> Iterator[str]:
    """The lines of one scored deal, a column for each side."""
    yield f"Score of the deal: {_OUTCOMES[score.outcome]}."
    yield _line("", names)
    if score.outcome.played or score.outcome is Outcome.CLAIM:
        tally = score.tally
        yield _line("cards", tally.cards)
        yield _line("last trick", tally.last)
        yield _line("runs", tally.runs)
        yield _line("bella", tally.bella)
        yield _line("together", tally.totals)
        yield _line("written down", score.recorded)
        if any(score.penalty):
            yield _line("penalty", [-points for points in score.penalty])
    yield _line("match", totals)
    if score.hanging_points:
        yield f"Hanging: {score.hanging_points}."


def match_sheet(game: Game, names: Sequence[str]) -> Iterator[str]:
    """What every deal has added, and the totals."""
    yield _line("deal", names)
    for number, log in enumerate(game.deals, 1):
        if log.score and log.score.outcome.played:
            yield _line(f"{number}, {log.score.outcome}", log.score.recorded)
    yield _line(f"match to {game.rules.target}", game.match.totals)
    if game.rules.doubling or game.rules.stake > 1:
        yield f"Stake: {game.match.stakes.stake}."


def _line(title: str, columns: Sequence[object]) -> str:
    return f"  {title:<16}" + "".join(f"{column!s:>14}" for column in columns)
