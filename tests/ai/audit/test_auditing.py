from __future__ import annotations

from dataclasses import replace

import pytest

from deberts.ai.audit import auditing
from deberts.ai.audit.auditing import Findings, audit_deal, look_at
from deberts.ai.audit.hindsight import open_values
from deberts.ai.foolish import Kind
from deberts.ai.levels import LEVELS
from deberts.cards import parse_card
from deberts.deal.actions import Action, Verb, parse_action
from tests.table import go, match_of, rules_of


def called(profile="gambler", players=2, hands=None, *texts):
    """A deal in which seat 0, the eldest, has taken hearts, after some more actions."""
    rules = rules_of(profile, players, exchange="off", declare="auto", bella_declare="auto", deberts="off")
    return go(match_of(rules, players - 1, hands or {}, "TH"), "0 take", *texts)


def test_a_donation_is_seen_and_judged_with_open_cards():
    match = called("gambler", 2, {0: "JH 9H AH AS 7S 8C 9C 7D 8D", 1: "TS 8S KS AC KC TD 7H JC JD"}, "0 play AS")
    findings = Findings()
    look_at(match, parse_action("1 play TS"), findings)
    assert findings.seen == {Kind.DEAR_LOSER: 1}
    assert not findings.excused.total()
    assert findings.decisions == findings.judged == findings.by_trick[0] == 1
    values = open_values(match.view(1), match.deal)
    assert findings.regret[0] == max(values.values()) - values[parse_card("TS")] > 0


def test_a_play_that_open_cards_show_to_be_no_worse_is_excused():
    """The ace is not with the other but undealt: the ten was as good a lead as any."""
    match = called("gambler", 2, {0: "JH 9H AH TS 8H KH QH 7H AD", 1: "7S 8S 7C AC KC TD 8C JC JD"})
    assert all(parse_card("AS") not in hand for hand in match.deal.hands)
    findings = Findings()
    look_at(match, parse_action("0 play TS"), findings)
    assert findings.seen == {Kind.TEN_LED: 1}
    values = open_values(match.view(0), match.deal)
    best = max(value for card, value in values.items() if card.code != "TS")
    assert findings.excused[Kind.TEN_LED] == (values[parse_card("TS")] >= best)


def test_of_three_the_values_are_those_of_the_own_camp():
    """With one card left all is settled: the caller's value is the defenders' turned round."""
    match = called("classic", 3, {0: "JH 9H AH AS TS KS AC TC AD"})
    found = {}
    while match.score is None:
        view = match.view(match.turn)
        if len(view.hand) == 1:
            ((_, found[view.seat]),) = open_values(view, match.deal).items()
        match = go(match, str(next(action for action in view.legal if action.verb is Verb.PLAY)))
    own, *others = match.score.tally.totals
    assert found == {0: own - sum(others), 1: sum(others) - own, 2: sum(others) - own}


def test_large_hands_are_not_judged():
    match = called("klabor", 4)
    assert open_values(match.view(0), match.deal) is None


@pytest.mark.parametrize(("profile", "players"), [("gambler", 2), ("classic", 3), ("klabor", 4)])
def test_a_deal_is_audited_the_same_every_time(profile, players):
    first, again = (audit_deal(rules_of(profile, players), LEVELS["easy"], "again", 1) for _ in range(2))
    assert first == again
    assert 0 < first.judged <= first.decisions
    assert first.illegal == 0
    both = Findings()
    both.add(first)
    both.add(again)
    assert both.decisions == 2 * first.decisions
    assert both.regret.total() == 2 * first.regret.total()


def test_an_illegal_action_is_counted_and_the_deal_goes_on(monkeypatch):
    def cheat(view, level, seed):
        plays = [action for action in view.legal if action.verb is Verb.PLAY]
        missing = next(card for card in map(parse_card, ("7S", "8S", "9S", "7D")) if card not in view.hand)
        return Action(view.seat, Verb.PLAY, card=missing) if plays else view.legal[0]

    monkeypatch.setattr(auditing, "choose", cheat)
    findings = audit_deal(replace(rules_of("classic"), four_sevens="off"), LEVELS["easy"], "cheat", 0)
    assert findings.illegal == 18
    assert findings.decisions == 0
