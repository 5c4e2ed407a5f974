"""Doubling: rights, offers and who is asked between deals (rules, section 7)."""

import pytest

from deberts.match.stakes import Stakes, first_stakes
from tests.table import rules_of


def test_at_first_both_sides_may_raise():
    assert first_stakes(rules_of("stakes", stake=5)) == Stakes(5, (True, True))
    assert first_stakes(rules_of("gambler")) == Stakes(1, (False, False))
    assert first_stakes(rules_of("stakes", 3)).rights == (False, False, False)
    assert first_stakes(rules_of("stakes", 4)).rights == (True, True)


def test_an_accepted_offer_doubles_and_gives_the_right_away():
    rules = rules_of("stakes")
    offered = first_stakes(rules).offer(0)
    assert (offered.stake, offered.offered_by) == (1, 0)
    accepted = offered.accept(rules)
    assert accepted == Stakes(2, (False, True))
    assert accepted.offer(1).accept(rules) == Stakes(4, (True, False))


def test_with_four_the_right_belongs_to_the_side():
    rules = rules_of("stakes", 4)
    assert first_stakes(rules).offer(2).accept(rules) == Stakes(2, (False, True))
    assert first_stakes(rules).offer(3).accept(rules) == Stakes(2, (True, False))


@pytest.mark.parametrize(
    ("rights", "winner", "expected"),
    [
        ((True, True), 0, (0, 1)),
        ((True, True), 1, (1, 0)),
        ((True, False), 1, (0,)),
        ((False, True), 1, (1,)),
        ((False, False), 0, ()),
    ],
)
def test_the_winner_of_the_deal_is_asked_first(rights, winner, expected):
    assert Stakes(1, rights).ask_between_deals(rules_of("stakes"), winner, dealer=0).asked == expected


@pytest.mark.parametrize(
    ("dealer", "winner", "expected"), [(0, 0, (2, 1)), (1, 0, (2, 3)), (2, 0, (0, 3)), (3, 1, (1, 0)), (0, 1, (1, 2))]
)
def test_of_two_partners_the_first_after_the_dealer_is_asked(dealer, winner, expected):
    assert Stakes(1, (True, True)).ask_between_deals(rules_of("stakes", 4), winner, dealer).asked == expected


def test_declining_passes_the_question_on():
    stakes = Stakes(1, (True, True), asked=(1, 0))
    assert stakes.decline().asked == (0,)
    assert stakes.decline().decline() == Stakes(1, (True, True))


def test_whoever_has_just_accepted_is_not_asked():
    rules = rules_of("stakes")
    asked = Stakes(1, (True, True), asked=(1, 0))
    assert asked.offer(1).accept(rules).asked == ()
    assert asked.decline().offer(0).accept(rules).asked == ()
