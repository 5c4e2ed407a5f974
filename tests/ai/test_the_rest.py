from __future__ import annotations

from collections import Counter

import pytest

from deberts.ai.the_rest import next_of_the_rest
from deberts.cards import PACK, SUITS
from deberts.deal.actions import Verb
from deberts.rng import Stream
from deberts.rules.profiles import PROFILES
from deberts.rules.tricks import STRENGTHS
from tests.ai.arena import moves
from tests.ai.search.small import small_player
from tests.ai.worst_case import takes_the_rest, worlds_of
from tests.chance import new_game, random_action, random_rules
from tests.table import go, match_of, rules_of

NORMAL = small_player("normal")


def tables():
    """Every profile for every number of players, then any rules."""
    stream = Stream("tables of the rest")
    yield from (rules_of(profile, players) for profile in PROFILES for players in (2, 3, 4))
    yield from (random_rules(stream) for _ in range(20))


def strong_deal(rules, stream: Stream):
    """A deal in which one seat is dealt most of the best cards, and calls."""
    suit, seat = stream.choice(SUITS), stream.below(rules.players)
    strength = STRENGTHS[suit]
    mixed = sorted(PACK, key=lambda card: strength[card.index] + stream.below(6), reverse=True)
    own, rest = mixed[: rules.tricks], stream.shuffled(mixed[rules.tricks :])
    turned = next(card for card in rest if card.suit is not suit)
    first = " ".join(card.code for card in stream.shuffled(own)[: 7 if rules.players == 4 else 9])
    match = match_of(rules, (seat + 1) % rules.players, {seat: first}, turned.code)
    while match.deal.caller is None and match.score is None:
        names = [a for a in match.legal_actions() if a.verb is Verb.NAME and a.suit is suit and a.seat == seat]
        passes = [a for a in match.legal_actions() if a.verb is Verb.PASS]
        match, _ = match.apply((names or passes or match.legal_actions())[0])
    return match


def check(view, most: int, counts: Counter) -> None:
    """Compares with trying everything, where that can be done."""
    worlds = worlds_of(view, most) if len(view.hand) <= (4 if view.rules.players == 2 else 3) else None
    if worlds is not None:
        truth, found = takes_the_rest(view, worlds), next_of_the_rest(view)
        assert truth or found is None
        counts.update(checked=1, true=truth, proven=found is not None)


def test_what_is_proven_is_true_in_every_world_and_little_that_is_true_is_missed():
    counts: Counter = Counter()
    for number, rules in enumerate(tables()):
        for view, action in moves(new_game(rules, "rest", number), NORMAL, 1):
            if action.verb is Verb.PLAY and view.tricks:
                check(view, 400, counts)
    assert counts["checked"] > 250
    assert counts["proven"] > 25
    assert counts["proven"] >= 0.9 * counts["true"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_strong_hands_too(players):
    stream, counts = Stream("strong", players), Counter()
    for number in range(30):
        match = strong_deal(random_rules(stream, players), stream)
        while match.score is None and match.result is None:
            view = match.view(match.turn)
            if view.tricks and any(action.verb is Verb.PLAY for action in view.legal):
                check(view, 300, counts)
            match, _ = match.apply(NORMAL(view, f"strong {number}"))
    assert counts["proven"] > 15
    assert counts["proven"] >= 0.85 * counts["true"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_proven_once_stays_proven_and_comes_true_whatever_the_others_do(players):
    stream, longest = Stream("stays", players), 0
    for _ in range(60):
        match = strong_deal(random_rules(stream, players), stream)
        claimed = None
        while match.score is None and match.result is None:
            seat = match.turn
            view = match.view(seat)
            found = next_of_the_rest(view)
            if claimed is None and found:
                claimed = seat
                longest = max(longest, len(view.hand))
                tricks = len(view.tricks)
            if seat == claimed and any(action.verb is Verb.PLAY for action in view.legal):
                assert found in view.legal
                match, _ = match.apply(found)
            else:
                match, _ = match.apply(random_action(stream, match) if claimed is not None else NORMAL(view, "stays"))
        if claimed is not None and match.deal.outcome is None and not any(match.deal.hands):
            assert {trick.winner for trick in match.deal.tricks[tricks:]} == {claimed}
    assert longest >= 5


# --- single positions -------------------------------------------------------------------------------------------------


def two(eldest, dealer, *texts):
    rules = rules_of(exchange="off", declare="auto", bella_declare="either_card")
    return go(match_of(rules, 1, {0: eldest, 1: dealer}, "7H"), "0 take", *texts)


def rest(match):
    found = next_of_the_rest(match.view(match.turn))
    return str(found) if found else None


def test_the_best_trumps_and_then_the_best_of_the_plain_suits():
    match = two("JH 9H AH TH KH AS TS AC AD", "8H QH 7S 8S 9S KC QC KD QD")
    assert rest(match) is None  # in the first trick nothing is
    match = go(match, "0 play JH", "1 play 8H")
    assert rest(match) == "0 play 9H"
    match = go(match, "0 play 9H", "1 play QH", "0 play AH", "1 play 7S", "0 play TH", "1 play 8S")
    assert rest(match) == "0 play KH"
    assert rest(go(match, "0 play KH", "1 play 9S")) == "0 play AS"


def test_bella_is_said_with_the_cards_of_the_rest():
    match = two("JH 9H AH TH KH QH AS AC AD", "8H 7C 7S 8S 9S KC QC KD QD", "0 play JH", "1 play 8H")
    match = go(match, "0 play 9H", "1 play 7C", "0 play AH", "1 play 7S", "0 play TH", "1 play 8S")
    assert rest(match) == "0 play KH bella"


def test_a_trump_that_may_be_out_stops_the_plain_suits():
    match = two("JH 9H AH AS TS AC TC AD TD", "8H QH 7S 8S 9S KC QC KD QD", "0 play JH", "1 play 8H")
    assert rest(match) is None
    match = go(match, "0 play 9H", "1 play QH")
    # Ten and king are undealt, but that is not known; who had to follow and could not has none.
    assert rest(match) is None
    assert rest(go(match, "0 play AH", "1 play 7S")) == "0 play AS"


def test_who_wins_the_trick_on_the_table_and_has_the_rest():
    match = two("7S 8S 9S 7C 8C 9C 8D 9D 7D", "JH 9H AH TH KH QH 8H AS AD", "0 play 7S", "1 play AS")
    assert rest(match) == "1 play JH"
    match = go(match, "1 play JH", "0 play 8S", "1 play 9H", "0 play 9S", "1 play AH", "0 play 7C")
    assert rest(match).startswith("1 play TH")
