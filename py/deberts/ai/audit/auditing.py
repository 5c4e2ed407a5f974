"""A level watched through a deal that it plays against itself."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ...deal.actions import Action, IllegalAction, Verb
from ...match.match import Match, start_match
from ...rng import match_seed, players_seed, shuffled_pack
from ...rules.ruleset import RuleSet
from ..foolish import Kind, foolish
from ..levels import Level
from ..thinking import choose
from .hindsight import open_values


@dataclass(slots=True)
class Findings:
    """What was seen. Decisions are cards played where more than one was legal."""

    decisions: int = 0
    judged: int = 0
    """Decisions that were judged with all cards open."""
    illegal: int = 0
    """Actions of any kind that were refused, or none at all."""
    seen: Counter[Kind] = field(default_factory=Counter)
    """Plays that looked foolish."""
    excused: Counter[Kind] = field(default_factory=Counter)
    """Those that were, with all cards open, as good as the best of the sensible ones."""
    regret: Counter[int] = field(default_factory=Counter)
    """By trick, from 0: the points by which judged cards were worse than the best with all cards open."""
    by_trick: Counter[int] = field(default_factory=Counter)
    """By trick: decisions judged."""

    def add(self, other: Findings) -> None:
        """Adds what was seen elsewhere."""
        self.decisions += other.decisions
        self.judged += other.judged
        self.illegal += other.illegal
        for name in ("seen", "excused", "regret", "by_trick"):
            getattr(self, name).update(getattr(other, name))


def audit_deal(rules: RuleSet, level: Level, name: str, number: int) -> Findings:
    """Deal ``number`` of the series called ``name``; where all pass it is dealt again."""
    findings = Findings()
    seed = match_seed("audit", name, number)
    match, packs = start_match(rules, number % rules.players), 0
    while match.result is None and (match.score is None or not match.score.outcome.played):
        match, _ = match.start_deal(shuffled_pack(seed, packs))
        packs += 1
        while match.score is None and match.result is None:
            match = _step(match, level, players_seed(seed), findings)
    return findings


def _step(match: Match, level: Level, seed: str, findings: Findings) -> Match:
    assert match.turn is not None
    view = match.view(match.turn)
    action = choose(view, level, seed)
    try:
        after, _ = match.apply(action)
    except IllegalAction:
        findings.illegal += 1
        return match.apply(view.legal[0])[0]
    if action.verb is Verb.PLAY:
        look_at(match, action, findings)
    return after


def look_at(match: Match, action: Action, findings: Findings) -> None:
    """Judges a card that is about to be played."""
    view, deal = match.view(action.seat), match.deal
    assert deal is not None and action.card is not None
    if len({other.card for other in view.legal if other.verb is Verb.PLAY}) < 2:
        return
    findings.decisions += 1
    values = open_values(view, deal)
    if values is not None:
        trick = len(view.tricks)
        findings.judged += 1
        findings.by_trick[trick] += 1
        findings.regret[trick] += max(values.values()) - values[action.card]
    for kind, sensible in foolish(view, action):
        findings.seen[kind] += 1
        if values is not None and sensible and values[action.card] >= max(values[card] for card in sensible):
            findings.excused[kind] += 1
