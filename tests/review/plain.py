"""The rest of a deal played through the engine alone, card by card, with the score that is written down at its end.

Nothing of the search, the solver or the counting of the computer players is in it: a match is carried on action by action,
every card is tried, and what came of it is read from the score. So it is slow, and good for a few cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from deberts.cards import PACK, SUITS, Card, Suit
from deberts.deal.actions import Action, Verb
from deberts.deal.deal import Deal
from deberts.match.match import Match
from deberts.rules.scoring import Score
from deberts.rules.tricks import STRENGTHS

Moment = tuple[object, ...]
Leads = tuple[int, ...]
"""By side, how far it comes out ahead of the mean of the others, whole points."""


def ahead_of(net: Sequence[int]) -> Leads:
    """How far sides with so many points are ahead."""
    return tuple(own - (sum(net) - own) // (len(net) - 1) for own in net)


def leads_of(score: Score) -> Leads:
    """How far they come out ahead in what is written down."""
    return ahead_of([points - penalty for points, penalty in zip(score.recorded, score.penalty, strict=True)])


def leads(match: Match, known: dict[Moment, Leads] | None = None, ended: Callable[[Score], Leads] = leads_of) -> Leads:
    """How far the sides come out ahead with best play by all, ``ended`` being what the end of the deal comes to.

    Every side plays for its own lead. Of three, a defender with a choice of equals takes what leaves the caller least, and
    anybody else, or where that is equal too, the first: plain suits before trumps, high before low. ``known``: what was
    found for moments of the same deal.
    """
    if match.score is not None:
        return ended(match.score)
    assert match.deal is not None and match.turn is not None and match.deal.caller is not None
    known = {} if known is None else known
    if (moment := moment_of(match.deal)) in known:
        return known[moment]
    side, caller = match.rules.side_of(match.turn), match.rules.side_of(match.deal.caller)
    endings = [leads(match.apply(action)[0], known, ended) for action in plays(match)]
    known[moment] = max(endings, key=lambda ending: (ending[side], -ending[caller] if side != caller else 0))
    return known[moment]


def moment_of(deal: Deal) -> Moment:
    """All that what follows can hang on: what lies where, and what every seat has taken and said."""
    taken = [
        frozenset(card for trick in deal.tricks if trick.winner == seat for card in trick.cards) for seat in range(4)
    ]
    return deal.hands, deal.leader, deal.trick, tuple(taken), deal.bella, deal.phase


def plays(match: Match) -> list[Action]:
    """The cards that may be played, bella said wherever it can be; before them what has to be said first."""
    legal = match.legal_actions()
    best = {action.card: action for action in legal if action.verb is Verb.PLAY and action.card}
    if not best:
        return [next(action for action in legal if action.verb in (Verb.KEEP, Verb.DECLARE))]
    assert match.deal is not None and match.deal.trump is not None
    order = _order(match.deal.trump)
    return [best[card] for card in sorted(best, key=lambda card: order[card])]


@cache
def _order(trump: Suit) -> dict[Card, tuple[bool, int, int]]:
    strength = STRENGTHS[trump]
    return {card: (card.suit is trump, -SUITS.index(card.suit), -strength[card.index]) for card in PACK}
