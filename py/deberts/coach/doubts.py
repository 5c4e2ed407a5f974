"""What is about to be given away: asked before it is done, so that it can be thought over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..ai.announcing import declaration
from ..ai.foolish import Kind, foolish
from ..deal.actions import Action, Verb
from ..deal.view import SeatView
from ..review.decision import same
from ..rules.runs import BELLA_POINTS
from .reasons import Advice

DEAR: Final = 10.0
"""Points from which on a choice is worth a question."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """``runs`` not declared that may bring ``points``, ``deberts`` or ``bella`` not said, or a ``choice`` that loses
    ``points`` against the ``better`` one.
    """

    code: str
    points: int
    better: Action


def doubt(view: SeatView, action: Action, advice: Advice | None) -> Doubt | None:
    """What speaks against an action; ``advice`` on the same decision, where it is there already."""
    if action.verb is Verb.DECLARE:
        return _declared_less(view, action)
    if action not in view.legal:
        return None
    if action.verb is Verb.PLAY and any(found.kind is Kind.BELLA_UNSAID for found in foolish(view, action)):
        said = next(other for other in view.legal if other.bella and other.card is action.card)
        return Doubt("bella", BELLA_POINTS, said)
    return _loses(action, advice) if advice else None


def _declared_less(view: SeatView, action: Action) -> Doubt | None:
    best = declaration(view)
    if best.deberts:
        return None if action.deberts else Doubt("deberts", 0, best)
    points = {str(run): run.points for run in view.runs_to_declare}
    missed = sum(points[run] for run in best.runs) - sum(points.get(run, 0) for run in action.runs)
    return Doubt("runs", missed, best) if missed > 0 else None


def _loses(action: Action, advice: Advice) -> Doubt | None:
    best = advice.choices[0]
    chosen = next((choice for choice in advice.choices if same(choice.action, action)), None)
    if chosen is None or chosen.points is None or best.points is None:
        return None
    lost = best.points - chosen.points
    return Doubt("choice", round(lost), best.action) if lost >= DEAR else None
