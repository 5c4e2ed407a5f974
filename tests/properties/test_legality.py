"""Legal and accepted are the same thing."""

from itertools import combinations

import pytest

pytest.importorskip("hypothesis")

from hypothesis import given, settings

from deberts.cards import PACK, RUN_ORDER, SUITS, card_of
from deberts.deal.actions import Action, IllegalAction, Verb
from tests.properties.strategies import games

PLAIN = [verb for verb in Verb if verb not in (Verb.NAME, Verb.PLAY, Verb.DECLARE)]


def all_actions(seat):
    """Everything that a seat can say, but for choices of runs."""
    yield from (Action(seat, verb) for verb in PLAIN)
    yield from (Action(seat, Verb.NAME, suit=suit) for suit in SUITS)
    yield from (Action(seat, Verb.PLAY, card=card, bella=bella) for card in PACK for bella in (False, True))
    yield Action(seat, Verb.DECLARE)
    yield Action(seat, Verb.DECLARE, deberts=True)


@settings(max_examples=60)
@given(games())
def test_every_legal_action_is_accepted_and_no_other(game):
    match = game.match
    legal = match.legal_actions()
    assert legal, "somebody has to be able to go on"
    assert len(set(legal)) == len(legal)
    assert {action.seat for action in legal} == {match.turn}
    before = repr(match)
    for seat in range(match.rules.players):
        for action in all_actions(seat):
            if action in legal:
                after, events = match.apply(action)
                assert after != match
                assert events or action.verb in (Verb.KEEP, Verb.DECLARE)
                continue
            with pytest.raises(IllegalAction) as refusal:
                match.apply(action)
            assert refusal.value.action == action
            assert (refusal.value.code == "not_your_turn") <= (seat != match.turn)
    assert repr(match) == before


def all_spans():
    """Every run that could be written, as its ends and its cards."""
    for suit in SUITS:
        for low, high in combinations(range(8), 2):
            if high - low >= 2:
                row = [card_of(RUN_ORDER[height], suit) for height in range(high, low - 1, -1)]
                yield f"{row[0]}-{row[-1]}", frozenset(row)


SPANS = dict(all_spans())


def valid_in(rules, hand):
    """The texts of the runs that a hand may declare, by the words of the rules."""
    valid = set()
    for text, row in SPANS.items():
        if not row <= hand:
            continue
        longer = any(row < other <= hand for other in SPANS.values())
        if (len(row) <= 4) if rules.long_runs == "split" else not longer:
            valid.add(text)
    return valid


@settings(max_examples=150)
@given(games(most=60))
def test_any_disjoint_valid_runs_are_accepted_and_no_others(game):
    match = game.match
    seat = match.turn
    bare = Action(seat, Verb.DECLARE)
    hand = frozenset(match.deal.hands[seat])
    if bare not in match.legal_actions():
        for text in list(SPANS)[::7]:
            with pytest.raises(IllegalAction):
                match.apply(Action(seat, Verb.DECLARE, runs=(text,)))
        return
    valid = valid_in(match.rules, hand)
    assert valid
    chosen = [(text,) for text in SPANS]
    chosen += list(combinations(sorted(valid), 2)) + list(combinations(sorted(valid), 3))[:40]
    chosen += [(text, text) for text in sorted(valid)] + [(text, "AS-QS") for text in sorted(valid)]
    for texts in chosen:
        rows = [SPANS[text] for text in texts]
        disjoint = len(frozenset().union(*rows)) == sum(map(len, rows))
        action = Action(seat, Verb.DECLARE, runs=texts)
        if set(texts) <= valid and disjoint:
            declared = match.apply(action)[0].deal.declared[seat]
            assert sorted(map(str, declared)) == sorted(texts)
        else:
            with pytest.raises(IllegalAction) as refusal:
                match.apply(action)
            assert refusal.value.code == "bad_runs"
