"""From a setup to a match that can be played on.

The deal is dealt and played up to the moment through the checked ``apply``, so what comes out is a position
that the rules can lead to, with announcements and all else that follows by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from ...deal.actions import IllegalAction, Verb
from ...deal.state import Phase
from ...rules.scoring import Hanging, Score
from ..match import Match, start_match
from ..stakes import Stakes
from .checking import problems
from .deal_so_far import next_action
from .packing import pack_of
from .setup import HIDDEN_RUNS, ImpossiblePosition, Problem, Setup

_AT_FAULT = {
    Verb.SWAP: ("swap_impossible", "swap"),
    Verb.DECLARE: ("wrong_runs", "d"),
    Verb.PLAY: ("impossible_trick", "tricks"),
    Verb.REDEAL: ("wrong_end", "end"),
}
"""What is wrong with a setup whose deal so far holds an illegal action: code and key."""


def build_position(setup: Setup) -> Match:
    """The match at this moment; ``ImpossiblePosition`` if the rules can't lead there or cards are hidden."""
    found = (*problems(setup), *_hidden(setup))
    if found:
        raise ImpossiblePosition(found)
    now = _Standing(setup.totals, setup.baits, setup.hanging)
    match = _played_up(setup, _start(setup, _before_the_score(setup) if setup.phase is Phase.DONE else now))
    found = tuple(_differences(setup, match))
    if found:
        raise ImpossiblePosition(found)
    return _with_question(setup, match)


def _hidden(setup: Setup) -> Iterator[Problem]:
    """What has to be known to play on."""
    for seat, hand in enumerate(setup.hands):
        if None in hand:
            yield Problem("hidden_cards", f"h{seat}", f"?{hand.count(None)}")
    for seat, runs in enumerate(setup.declared):
        if runs == HIDDEN_RUNS:
            yield Problem("hidden_cards", f"d{seat}", "?")
    if setup.stock and None in setup.stock and setup.phase is not Phase.DONE:
        yield Problem("hidden_cards", "stock", f"?{setup.stock.count(None)}")


class _Standing(NamedTuple):
    """What the match has come to."""

    totals: tuple[int, ...]
    baits: tuple[int, ...]
    hanging: tuple[Hanging, ...]


def _start(setup: Setup, standing: _Standing) -> Match:
    """The match with this deal just dealt."""
    match = replace(
        start_match(setup.rules, setup.dealer),
        totals=standing.totals,
        baits=standing.baits,
        hanging=standing.hanging,
        number=setup.deal - 1,
        stakes=Stakes(setup.stake, setup.rights),
    )
    return match.start_deal(pack_of(setup))[0]


def _before_the_score(setup: Setup) -> _Standing:
    """How the match stood before a deal that is over: what the setup says less what its score has changed."""
    none = (0,) * setup.rules.sides
    score = _score(setup, _Standing(none, none, ()))
    # What hung before and still hangs comes first; what this deal decided left no trace, nor need it.
    older = setup.hanging[: len(setup.hanging) - len(score.hanging)]
    baits = tuple(after - new for after, new in zip(setup.baits, score.baits, strict=True))
    if min(baits) < 0:
        raise ImpossiblePosition((Problem("wrong_baits", "baits"),))
    score = _score(setup, _Standing(none, baits, older))
    if score.hanging != setup.hanging:
        raise ImpossiblePosition((Problem("wrong_hanging", "hang"),))
    sums = zip(setup.totals, score.recorded, score.penalty, strict=True)
    return _Standing(tuple(total - recorded + penalty for total, recorded, penalty in sums), baits, older)


def _score(setup: Setup, before: _Standing) -> Score:
    """The score of the deal, with the match as it stood before."""
    score = _played_up(setup, _start(setup, before)).score
    if score is None:
        raise ImpossiblePosition((Problem("wrong_phase", "phase", setup.phase.value),))
    return score


def _played_up(setup: Setup, match: Match) -> Match:
    """Plays the deal so far."""
    while match.deal and (action := next_action(setup, match.deal)):
        try:
            match, _ = match.apply(action)
        except IllegalAction as error:
            code, key = _AT_FAULT.get(action.verb, ("caller_impossible", "caller"))
            if key == "d":
                key += str(action.seat)
            raise ImpossiblePosition((Problem(code, key, f"{action}:{error.code}"),)) from error
    return match


def _differences(setup: Setup, match: Match) -> Iterator[Problem]:
    """What the deal so far has not led to, though the setup says so."""
    deal = match.deal
    assert deal is not None
    if deal.swapped_by != setup.swap:
        yield Problem("swap_impossible", "swap", str(setup.swap))
    for seat, runs in enumerate(setup.declared):
        declared = deal.declared[seat]
        if runs is not None and (declared is None or sorted(map(str, declared)) != sorted(runs)):
            yield Problem("wrong_runs", f"d{seat}", ".".join(runs) or "-")
        if runs is None and deal.turn == seat and len(setup.played_by(seat)) > len(deal.played_by(seat)):
            yield Problem("declaration_missing", f"d{seat}")
    if deal.bella != setup.bella:
        yield Problem("bella_impossible", "bella", str(setup.bella))
    for seat, said in enumerate(setup.said):
        if said is not None and said != deal.announcements[seat]:
            yield Problem("wrong_announcement", f"a{seat}")
    if setup.best is not None and deal.leading != setup.best:
        yield Problem("wrong_announcement", "best", str(setup.best))
    if deal.phase is not setup.phase or len(deal.tricks) != len(setup.tricks):
        yield Problem("wrong_phase", "phase", setup.phase.value)


def _with_question(setup: Setup, match: Match) -> Match:
    """The match with the question of stakes that waits for an answer."""
    asked = match.stakes.asked
    if setup.asked is not None and setup.asked not in asked:
        raise ImpossiblePosition((Problem("wrong_asked", "asked", str(setup.asked)),))
    rest = asked[asked.index(setup.asked) :] if setup.asked is not None else ()
    match = replace(match, stakes=replace(match.stakes, asked=rest))
    if setup.offer is not None and setup.offer != match.turn:
        raise ImpossiblePosition((Problem("wrong_offer", "offer", str(setup.offer)),))
    return replace(match, stakes=replace(match.stakes, offered_by=setup.offer))
