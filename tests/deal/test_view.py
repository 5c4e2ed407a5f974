"""A seat's view: what everybody knows, its own hand, and nothing more."""

from dataclasses import fields, is_dataclass
from enum import Enum

import pytest

from deberts.cards import Card
from deberts.deal.counting import winning_seats
from deberts.deal.state import Phase
from deberts.deal.view import SeatView
from deberts.match.match import start_match
from deberts.rng import Stream
from tests.chance import new_game, random_rules, steps
from tests.table import go, hand, match_of, rules_of

HANDS = {0: "9H KC QD 8S 7C TC AS AD TD", 1: "JH 7H JS JD 8H KS QC 9S 8D"}
TERZES = {0: "AS KS QS 9H 8D TC 9D AD JH", 1: "KC QC JC TS 8S 7D TH 8C JD"}


def cards_in(value):
    """Every card that stands anywhere in a value."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, Enum | str | int | float | None):
        return set()
    if is_dataclass(value):
        return set().union(*(cards_in(getattr(value, field.name)) for field in fields(value)))
    return set().union(*map(cards_in, value)) if value else set()


def test_a_view_of_the_beginning():
    match = match_of(rules_of("gambler"), 1, HANDS, "TH")
    view = match.view(0)
    assert view.seat == 0
    assert (view.phase, view.turn, view.dealer, view.eldest, view.auction_round) == (Phase.AUCTION, 0, 1, 0, 1)
    assert (view.turned.code, view.indicator.code, view.trump, view.caller, view.bottom) == (
        "TH",
        "TH",
        None,
        None,
        None,
    )
    assert {card.code for card in view.hand} == hand(match.deal, 0)
    assert view.hand_sizes == (6, 6)
    assert [str(action) for action in view.legal] == ["0 take", "0 pass"]
    assert match.view(1).legal == ()
    assert match.view(1).turn == 0


def test_a_view_in_the_middle():
    match = go(match_of(rules_of("gambler", exchange="off"), 1, HANDS, "TH", "7S"), "0 pass", "1 take", "0 play AS")
    view = match.view(1)
    assert (view.caller, view.trump, view.bottom.code, view.drawn, view.leader) == (1, "H", "7S", True, 0)
    assert [card.code for card in view.trick] == ["AS"]
    assert view.hand_sizes == (8, 9)
    assert view.announced == (True, False)
    view = go(match, "1 play JS").view(1)
    assert view.certain == view.side_cards == (13, 0)
    assert view.side_tricks == (1, 0)
    assert [trick.winner for trick in view.tricks] == [0]


def test_the_standing_is_public():
    rules = rules_of("gambler", doubling="yes", stake=3)
    match = match_of(rules, 1, HANDS, "TH")
    standing = match.view(1).standing
    assert (standing.deal, standing.totals, standing.stake, standing.rights) == (0, (0, 0), 3, (True, True))
    assert (standing.baits, standing.hanging, standing.offered_by) == ((0, 0), (), None)
    offered = go(match, "0 double").view(1)
    assert offered.standing.offered_by == 0
    assert offered.turn == 1
    assert [str(action) for action in offered.legal] == ["1 accept", "1 refuse"]


def test_nobody_sees_who_is_asked_about_the_exchange():
    hands = {0: HANDS[0], 1: HANDS[1]}
    match = go(match_of(rules_of("gambler", exchange="before_play"), 1, hands, "TH"), "0 take")
    assert match.turn == 1
    assert match.view(1).turn == 1
    assert match.view(0).turn is None
    assert match.view(0).legal == ()


def test_nobody_sees_who_is_asked_about_runs():
    match = go(match_of(rules_of("stakes", exchange="off", doubling="no"), 1, TERZES, "7H"), "0 take")
    assert match.view(0).turn == 0
    assert match.view(1).turn is None
    assert [str(run) for run in match.view(0).runs_to_declare] == ["AS-QS"]
    assert match.view(1).runs_to_declare == ()


def test_an_offer_of_stakes_is_seen_even_then():
    match = go(match_of(rules_of("stakes", exchange="off"), 1, TERZES, "7H"), "0 take", "0 double")
    assert match.view(0).turn == match.view(1).turn == 1


def test_only_the_own_declaration_is_seen():
    match = go(match_of(rules_of("stakes", exchange="off", show_runs="after_first_trick"), 1, TERZES, "7H"), "0 take")
    match = go(match, "0 declare AS-QS", "1 declare KC-JC")
    own, other = match.view(0), match.view(1)
    assert [str(run) for run in own.own_runs] == ["AS-QS"]
    assert [str(run) for run in other.own_runs] == ["KC-JC"]
    assert own.shown_runs == other.shown_runs == ((), ())
    assert own.announcements == other.announcements
    assert (own.announcements[0].top, own.announcements[1].top) == ("A", None)
    match = go(match, "0 play AS", "1 play TS")
    assert [str(run) for run in match.view(1).shown_runs[0]] == ["AS-QS"]
    assert match.view(0).shown_runs[1] == ()


def test_the_sum_of_hidden_runs_is_not_seen():
    """They are certain as soon as all have announced, but how many they are is known when they lie open."""
    rules = rules_of("classic", exchange="off", four_sevens="off", runs_need_trick="no")
    hands = {0: "AS KS QS 9D 8D 7D TC AC JH", 1: "KC QC 7C TS 8S JD TH 8C 9H"}
    match = go(match_of(rules, 1, hands, "7H"), "0 take")
    one, two = go(match, "0 declare AS-QS"), go(match, "0 declare AS-QS 9D-7D")
    assert one.view(1) == two.view(1)
    assert [found.certain(0) for found in (one, two)] == [20, 40]
    shown = go(two, "0 play AS", "1 play TS")
    assert shown.view(1).certain == (11 + 10 + 40, 0)


def test_a_seat_that_declares_nothing_has_not_announced_yet():
    match = go(match_of(rules_of("gambler", exchange="off"), 1, TERZES, "7H"), "0 take", "0 declare")
    assert match.view(1).announced == (False, False)
    assert match.view(0).own_runs == ()
    assert go(match, "0 play AS").view(1).announced == (True, False)


def test_a_view_before_the_first_deal_is_refused():
    with pytest.raises(ValueError, match="no deal"):
        start_match(rules_of("gambler"), 0).view(0)


def test_no_field_can_hold_another_hand():
    """Fields of cards by seat do not exist; the hand is one seat's."""
    assert "hands" not in {field.name for field in fields(SeatView)}
    assert "pack" not in {field.name for field in fields(SeatView)}
    assert "declared" not in {field.name for field in fields(SeatView)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_holds_no_card_that_the_seat_may_not_know(players):
    """Through random matches: its own hand, what lies or lay open, and what was played, nothing else."""
    for number in range(5):
        stream = Stream("view", players, number)
        game = new_game(random_rules(stream, players), "view", players, number)
        for _ in steps(game, stream, deals=4):
            deal = game.match.deal
            public = {deal.turned, deal.bottom, deal.indicator, *deal.trick}
            public |= {card for trick in deal.tricks for card in trick.cards}
            public |= cards_in([deal.declared[seat] for seat in winning_seats(deal)]) if deal.shown else set()
            for seat in range(players):
                view = game.view(seat)
                own = set(deal.hands[seat]) | cards_in([deal.declared[seat]])
                assert cards_in(view) <= public | own | {None}
                assert (view.legal == ()) == (seat != game.match.turn)
