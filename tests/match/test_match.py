"""What outlives a deal: totals, hanging points, baits, the dealer, stakes, claims and the end (rules, sections 5 to 7)."""

from dataclasses import replace

import pytest

from deberts.cards import parse_cards
from deberts.deal.actions import IllegalAction, parse_action
from deberts.deal.events import Kind
from deberts.deal.state import Trick
from deberts.match.match import EndReason, start_match
from deberts.match.stakes import Stakes
from deberts.rules.scoring import Hanging
from tests.table import go, legal, match_of, play_out, rules_of, stacked_pack

# Hearts are trump. Seat 0 takes nearly everything, seat 1 nearly nothing.
STRONG, WEAK = "JH 9H AH KH TD AS AD AC TS", "QH 8H 7S 8S 7D 8D QC 9C KD"
HANDS = {0: STRONG, 1: WEAK}
NO_QUESTIONS = {"exchange": "off", "four_sevens": "off", "declare": "auto", "deberts": "off"}


def begun(hands=None, dealer=1, profile="gambler", totals=None, baits=None, hanging=(), stakes=None, **switches):
    """A match in its first deal, with 7H turned up, and what is said to have happened before."""
    rules = rules_of(profile, **NO_QUESTIONS | switches)
    match = start_match(rules, dealer)
    match = replace(match, hanging=tuple(Hanging(*amount) for amount in hanging))
    match = replace(match, totals=totals or match.totals, baits=baits or match.baits, stakes=stakes or match.stakes)
    return match.start_deal(stacked_pack(rules, dealer, hands or HANDS, "7H"))[0]


def scored(*taken, **more):
    """A match whose deal, called by seat 0, was just played out with these totals; seat 1 took the last trick."""
    match = go(begun(**more), "0 take")
    tricks = (Trick(0, (), 0, taken[0]), Trick(1, (), 1, taken[1] - 10), *[Trick(0, (), 0, 0)] * 6)
    hands = (parse_cards("7S"), parse_cards("8S"))
    match = replace(match, deal=replace(match.deal, hands=hands, tricks=tricks, trick=(), leader=0, turn=0))
    return go(match, "0 play 7S", "1 play 8S")


def refused(match, text):
    with pytest.raises(IllegalAction) as refusal:
        match.apply(parse_action(text))
    return refusal.value.code


def verbs(match):
    return [text.split()[1] for text in legal(match)]


# --- the course of a match --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "sides"), [(2, 2), (3, 3), (4, 2)])
def test_a_match_begins_with_nothing(players, sides):
    match = start_match(rules_of("classic", players), 1)
    assert (match.totals, match.baits, match.hanging) == ((0,) * sides, (0,) * sides, ())
    assert (match.pack_due, match.turn, legal(match), match.number) == (True, None, [], -1)


def test_a_deal_is_dealt_when_one_is_due():
    match = begun()
    assert not match.pack_due
    assert (match.number, match.turn) == (0, 0)
    with pytest.raises(ValueError, match="no pack is due"):
        match.start_deal(match.deal.pack)
    scored = play_out(match)
    assert scored.pack_due
    following, events = scored.start_deal(match.deal.pack)
    assert (following.number, following.score) == (1, None)
    assert events[0].kind is Kind.DEAL_STARTED


def test_a_made_deal_is_added_up():
    match = play_out(begun())
    assert match.score.outcome == "made"
    assert match.totals == match.score.recorded == match.score.tally.totals
    assert match.totals[0] > match.totals[1]
    assert match.baits == (0, 0)


def test_a_bait_is_counted():
    match = play_out(go(begun(dealer=0), "1 take"))
    assert match.score.outcome == "bait"
    assert match.totals == (sum(match.score.tally.totals), 0)
    assert match.baits == (0, 1)


def test_what_hangs_is_decided_by_the_next_deal():
    match = play_out(begun(hanging=[(81, (0, 1))], totals=(10, 20)))
    taken = match.score.tally.totals
    assert match.score.decided == (81, 0)
    assert match.totals == (10 + taken[0] + 81, 20 + taken[1])
    assert match.hanging == ()


def test_a_void_deal_leaves_everything_as_it_was():
    match = begun(totals=(40, 60), baits=(1, 2), hanging=[(81, (0, 1))])
    void = go(match, "0 pass", "1 pass", "0 pass", "1 pass")
    assert void.score.outcome == "void"
    assert (void.totals, void.baits, void.hanging) == ((40, 60), (1, 2), match.hanging)
    assert void.dealer == 0
    assert void.pack_due


def test_after_four_sevens_the_same_dealer_deals_again():
    match = match_of(rules_of("classic"), 1, {0: "7S 7D 7C 7H AS KS"}, "TH")
    again = go(match, "0 redeal")
    assert (again.score.outcome, again.dealer, again.totals, again.pack_due) == ("redeal", 1, (0, 0), True)


def test_penalties_may_take_a_total_below_zero():
    match = play_out(begun(profile="klabor", totals=(0, 50)))
    assert match.score.tally.tricks == (9, 0)
    assert match.score.penalty == (0, 100)
    assert match.totals == (match.score.tally.totals[0], 50 - 100 + match.score.recorded[1])
    assert match.totals[1] < 0


def test_a_side_that_took_nothing_but_a_trick_without_points_is_not_punished():
    hands = {0: "JH 9H AH KH TD AS AD AC 7S", 1: "QH 8H 8S 9S 7D 8D QC 9C KD"}
    match = begun(hands, profile="klabor")
    match = go(match, "0 take", "0 play 7S", "1 play 8S")
    assert match.deal.tricks[0].points == 0
    assert match.deal.tricks[0].winner == 1
    match = play_out(match)
    assert match.score.tally.tricks == (8, 1)
    assert match.score.penalty == (0, 0)


def test_the_third_bait_is_punished_once_it_comes():
    for before, expected in ((0, 0), (1, 0), (2, 100), (3, 100)):
        match = play_out(go(begun(dealer=0, profile="klabor", baits=(9, before)), "1 take"))
        assert match.baits == (9, before + 1)
        assert match.score.third_bait == (0, expected)


# --- the end ----------------------------------------------------------------------------------------------------------


def test_the_target_ends_the_match():
    match = begun(totals=(480, 100))
    over, events = None, ()
    while match.result is None:
        over, events = match.apply(match.legal_actions()[0])
        match = over
    assert [event.kind for event in events][-2:] == [Kind.SCORED, Kind.MATCH_OVER]
    assert events[-1].side == 0
    assert (match.result.winner, match.result.reason, match.result.totals) == (0, EndReason.TARGET, match.totals)
    assert match.result.shown == ":".join(map(str, match.totals))
    assert (match.turn, match.pack_due, legal(match)) == (None, False, [])
    assert refused(match, "0 take") == "not_now"
    with pytest.raises(ValueError, match="no pack is due"):
        match.start_deal(match.deal.pack)


def test_announcements_alone_may_reach_the_target():
    """480:490, the defender takes no trick but says bella: 510, and with defender first it has won as 500:501 or alone."""
    hands = {0: "JH 9H AH 8H TD AS AD AC TS", 1: "KH QH 7S 8S 7D 8D 9C KD JC"}
    match = begun(hands, totals=(480, 490))
    match = go(match, "0 take", "0 play JH", "1 play QH bella")
    match = play_out(match)
    assert match.score.tally.tricks[1] == 0
    assert match.totals[1] == 510
    assert match.totals[0] >= 501
    assert (match.result.winner, match.result.shown) == (1, "500:501")


def test_announcements_alone_reach_it_though_nobody_else_does():
    hands = {0: "JH 9H AH 8H TD AS AD AC TS", 1: "KH QH 7S 8S 7D 8D 9C KD JC"}
    match = go(begun(hands, totals=(100, 490)), "0 take", "0 play JH", "1 play QH bella")
    match = play_out(match)
    assert (match.result.winner, match.totals[1], match.result.reason) == (1, 510, EndReason.TARGET)


def test_penalties_are_taken_off_before_the_target_is_compared():
    hands = {0: "JH 9H AH 8H TD AS AD AC TS", 1: "KH QH 7S 8S 7D 8D 9C KD JC"}
    match = go(begun(hands, profile="klabor", totals=(100, 590)), "0 take", "0 play JH", "1 play QH bella")
    match = play_out(match)
    assert match.totals[1] == 510
    assert match.result.winner == 1
    match = go(begun(hands, profile="klabor", totals=(100, 580)), "0 take", "0 play JH", "1 play QH bella")
    assert play_out(match).result is None


@pytest.mark.parametrize(("both_reach", "winner", "shown"), [("defender", 1, "500:501"), ("higher", 0, "580:535")])
def test_both_reach_the_target(both_reach, winner, shown):
    match = scored(90, 40, totals=(490, 495), both_reach=both_reach)
    assert match.totals == match.result.totals == (580, 535)
    assert (match.result.winner, match.result.shown) == (winner, shown)


def test_the_worked_examples():
    """Totals 72 and 90; 81 and 81; then 100 and 62, or a second tie of 70 and 70."""
    assert scored(72, 90).totals == (0, 162)
    hung = scored(81, 81)
    assert (hung.totals, hung.score.hanging_points, hung.baits) == ((0, 81), 81, (0, 0))
    assert scored(100, 62, hanging=[(81, (0, 1))]).score.recorded == (181, 62)
    again = scored(70, 70, hanging=[(81, (0, 1))])
    assert (again.score.recorded, again.score.hanging_points) == ((0, 151), 70)


@pytest.mark.parametrize(
    ("hung_at_target", "totals", "over"),
    [("play_on", (431, 480), False), ("play_on", (430, 480), True), ("end", (431, 480), True)],
)
def test_a_hung_deal_at_the_target(hung_at_target, totals, over):
    match = scored(70, 70, profile="classic", hung_at_target=hung_at_target, totals=totals)
    assert match.score.outcome == "hung"
    assert match.totals == (totals[0], 550)
    assert (match.result is not None) == over


def test_a_hung_deal_is_dealt_again_by_its_caller():
    match = scored(70, 70, profile="classic", next_dealer="rotate")
    assert (match.hanging, match.dealer) == ((Hanging(70, (0, 1)),), 0)


def test_a_deberts_wins_the_match_at_once():
    hands = {0: "AS KS QS JS TS 9S 8S 9H 9C", 1: "AC KC 8H JD 9D TD KH QH JC"}
    match = begun(
        hands, profile="skill", deberts="wins_match", totals=(0, 290), hanging=[(81, (0, 1))], mars="yes", stake=5
    )
    match, events = match.apply(parse_action("0 take"))
    assert [event.kind for event in events][-3:] == [Kind.DEBERTS, Kind.SCORED, Kind.MATCH_OVER]
    assert (match.result.winner, match.result.reason) == (0, EndReason.DEBERTS)
    assert (match.result.totals, match.result.shown) == ((0, 290), "0:290")
    assert match.score.outcome == "deberts"
    assert match.score.recorded == (0, 0)
    assert match.score.hanging_points == 81
    # The loser has 290 of 301: no mars.
    assert (match.result.stake, match.result.mars) == (5, False)


@pytest.mark.parametrize(("total", "stake", "mars"), [(250, 6, True), (251, 3, False), (-20, 6, True), (500, 3, False)])
def test_mars(total, stake, mars):
    """At 501 a loser on 250 loses double, on 251 single."""
    match = scored(100, 40, totals=(401, total - 40), mars="yes", stake=3)
    assert match.totals == (501, total)
    assert (match.result.winner, match.result.stake, match.result.mars) == (0, stake, mars)
    assert scored(100, 40, totals=(401, total - 40), stake=3).result.stake == 3


# --- the next dealer --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("next_dealer", "expected"), [("caller", 0), ("winner", 0), ("rotate", 0)])
def test_the_next_dealer(next_dealer, expected):
    assert play_out(begun(next_dealer=next_dealer)).dealer == expected
    baited = play_out(go(begun(dealer=0, next_dealer=next_dealer), "1 take"))
    assert baited.dealer == {"caller": 1, "winner": 0, "rotate": 1}[next_dealer]


# --- early call -------------------------------------------------------------------------------------------------------

CLAIMS = {"early_call": "yes", "profile": "gambler"}


def test_no_claim_before_the_target_is_certain():
    match = go(begun(**CLAIMS, totals=(467, 100)), "0 take")
    assert "claim" not in verbs(match)
    assert refused(match, "0 claim") == "not_now"
    match = go(match, "0 play JH", "1 play 8H")
    assert match.certain(0) == 20
    assert "claim" not in verbs(match)
    match = go(match, "0 play 9H", "1 play QH")
    assert match.certain(0) == 37
    assert "claim" in verbs(match)


def test_a_claim_wins_at_once_and_records_what_is_certain():
    match = go(begun(**CLAIMS, totals=(470, 100), hanging=[(50, (0, 1))]), "0 take", "0 play JH", "1 play 8H")
    match = go(match, "0 play 9H", "1 play QH")
    over, events = match.apply(parse_action("0 claim"))
    assert (events[0].kind, events[0].points) == (Kind.CLAIMED, 37)
    assert (over.result.winner, over.result.reason, over.result.shown) == (0, EndReason.CLAIM, "507:100")
    assert over.totals == (507, 100)
    score = over.score
    assert (score.outcome, score.recorded, score.tally.last) == ("claim", (37, 0), (0, 0))
    assert (score.hanging_points, score.penalty) == (50, (0, 0))


def test_mars_may_follow_a_claim():
    for total, mars in ((250, True), (251, False)):
        match = begun(**CLAIMS, mars="yes", totals=(490, total))
        match = go(match, "0 take", "0 play JH", "1 play 8H", "0 claim")
        assert match.result.mars is mars


def test_both_sides_totals_stand_as_they_are_after_a_claim():
    match = go(begun(**CLAIMS, totals=(490, 600)), "0 take", "0 play JH", "1 play 8H", "0 claim")
    assert match.result.shown == "510:600"
    assert match.result.winner == 0


def test_a_claim_needs_points_of_this_deal():
    match = go(begun(**CLAIMS, totals=(600, 100)), "0 take")
    assert "claim" not in verbs(match)
    assert "claim" in verbs(go(match, "0 play JH", "1 play 8H"))


def test_a_claim_is_for_the_own_turn_and_for_those_who_play_it():
    match = go(begun(**CLAIMS, totals=(490, 100)), "0 take", "0 play JH", "1 play 8H", "0 play 9H")
    assert match.turn == 1
    assert refused(match, "0 claim") == "not_your_turn"
    assert "claim" not in verbs(match)
    match = go(begun(totals=(490, 100)), "0 take", "0 play JH", "1 play 8H")
    assert "claim" not in verbs(match)


def test_the_last_trick_is_not_certain():
    match = go(begun(**CLAIMS, totals=(500, 100)), "0 take")
    match = replace(match, totals=(0, 0))
    while len(match.deal.tricks) < 8:
        match, _ = match.apply(match.legal_actions()[0])
    assert match.certain(0) == sum(trick.points for trick in match.deal.tricks if trick.winner == 0)


def test_hanging_points_are_not_certain():
    match = go(begun(**CLAIMS, totals=(470, 100), hanging=[(50, (0, 1))]), "0 take", "0 play JH", "1 play 8H")
    assert match.certain(0) == 20
    assert "claim" not in verbs(match)


def test_announced_bella_may_be_claimed_without_a_trick():
    hands = {0: "KH QH 7S 8S 7D 8D QC 9C KD", 1: "JH 9H AH 8H TD AS AD AC TS"}
    match = go(begun(hands, **CLAIMS, totals=(485, 100)), "0 take", "0 play QH bella")
    match = go(match, "1 play JH", "1 play AC", "0 play QC")
    assert match.turn == 1
    match = go(match, "1 play 8H")
    assert "claim" in verbs(match)
    assert go(match, "0 claim").totals == (505, 100 + 23 + 14)


def test_runs_may_be_claimed_once_they_have_won():
    hands = {0: "AS KS QS 8D 7D 9C JC 8H 9S", 1: "QH TH 7S 8S KD 9D QC KC AD"}
    match = begun(hands, **CLAIMS, declare="choice", totals=(485, 100), runs_need_trick="no")
    match = go(match, "0 take", "0 declare AS-QS", "0 play AS", "1 play 8S")
    assert match.certain(0) == 31
    assert "claim" in verbs(match)
    before = begun(hands, **CLAIMS, declare="choice", totals=(485, 100), runs_need_trick="no")
    before = go(before, "0 take", "0 declare AS-QS")
    assert before.certain(0) == 0
    assert "claim" not in verbs(before)


def test_with_four_a_side_claims():
    rules = rules_of("gambler", 4, **NO_QUESTIONS, early_call="yes", target=101)
    hands = {0: "JH 9H AH TH KH AS AD AC", 1: "7S 8S 9S 7D 8D 9D 7C 8C"}
    match = match_of(rules, 3, hands, "7H")
    match = go(match, "0 take", "0 play JH")
    while not match.deal.tricks:
        match, _ = match.apply(match.legal_actions()[-1])
    certain = match.certain(0)
    assert match.turn == 0
    assert "claim" not in verbs(replace(match, totals=(100 - certain, 500)))
    able = replace(match, totals=(101 - certain, 500))
    assert go(able, "0 claim").totals == (101, 500)
    assert go(able, "0 claim").result.winner == 0


# --- doubling ---------------------------------------------------------------------------------------------------------

CUBE = {"doubling": "yes"}


def test_an_offer_is_answered_by_the_other_side():
    match = begun(**CUBE)
    assert legal(match) == ["0 take", "0 pass", "0 double"]
    offered, events = match.apply(parse_action("0 double"))
    assert [(event.kind, event.points) for event in events] == [(Kind.DOUBLED, 2)]
    assert legal(offered) == ["1 accept", "1 refuse"]
    accepted, events = offered.apply(parse_action("1 accept"))
    assert [(event.kind, event.points) for event in events] == [(Kind.ACCEPTED, 2)]
    # The turn goes back to the seat that offered, which may not raise again.
    assert legal(accepted) == ["0 take", "0 pass"]
    assert legal(go(accepted, "0 take", "0 play JH"))[-1] == "1 double"


@pytest.mark.parametrize(
    ("texts", "text", "code"),
    [
        (("0 double", "1 accept"), "0 double", "not_now"),  # a second offer in a row
        (("0 double",), "0 double", "not_your_turn"),  # during a pending offer
        (("0 double",), "1 double", "not_now"),
        ((), "1 double", "not_your_turn"),  # out of turn
        (("0 double",), "0 take", "not_now"),  # anything else during an offer
        (("0 double",), "1 take", "not_now"),
        ((), "0 accept", "not_now"),
        ((), "0 no_double", "not_now"),
        (("0 double",), "0 accept", "not_your_turn"),
        (("0 double", "1 accept"), "1 accept", "not_your_turn"),
    ],
)
def test_offers_out_of_place(texts, text, code):
    assert refused(go(begun(**CUBE), *texts), text) == code


def test_nobody_doubles_where_the_rules_do_not():
    match = begun()
    assert refused(match, "0 double") == "not_now"
    assert "double" not in verbs(go(match, "0 take"))


def test_an_offer_may_come_before_each_own_action():
    match = go(begun(**CUBE), "0 take", "0 play JH", "1 play 8H")
    assert "double" in verbs(match)
    match = go(match, "0 double", "1 accept", "0 play 9H")
    assert "double" in verbs(match)
    match = go(match, "1 double", "0 accept")
    assert match.stakes == Stakes(4, (True, False))
    assert match.turn == 1


def test_an_offer_at_the_exchange_question_and_when_announcing():
    hands = {0: "7H KC 9D 8S JC TC AS AD TD", 1: "AC 9C JS JD 8H KS QH 9S 8D"}
    rules = rules_of("stakes")
    match = go(match_of(rules, 1, hands, "TH"), "0 take")
    assert legal(match) == ["0 swap", "0 keep", "0 double"]
    assert go(match, "0 double", "1 accept").turn == 0
    hands = {0: "AS KS QS 9H 8D TC 9D AD JH", 1: "KC QC JC TS 8S 7D TH 8C JD"}
    match = go(match_of(rules_of("stakes", exchange="off"), 1, hands, "7H"), "0 take")
    assert legal(match) == ["0 declare", "0 double"]
    match = go(match, "0 double", "1 accept", "0 declare")
    assert legal(match) == ["1 declare", "1 double"]


def test_a_refusal_loses_at_the_stake_before_the_offer():
    match = begun(**CUBE, mars="yes", stake=3, totals=(10, 20), hanging=[(81, (0, 1))])
    match = go(match, "0 double", "1 accept", "0 take", "0 play JH", "1 double")
    over, events = match.apply(parse_action("0 refuse"))
    assert [event.kind for event in events] == [Kind.REFUSED, Kind.SCORED, Kind.MATCH_OVER]
    assert events[0].points == 6
    result = over.result
    # No mars on a refused double.
    assert (result.winner, result.stake, result.reason, result.mars) == (1, 6, EndReason.REFUSED, False)
    assert (result.totals, result.shown) == ((10, 20), "10:20")
    assert (over.score.outcome, over.score.recorded, over.score.hanging_points) == ("refused", (0, 0), 81)


def test_between_deals_the_winner_is_asked_first():
    match = play_out(begun(**CUBE))
    assert not match.pack_due
    assert legal(match) == ["0 double", "0 no_double"]
    assert refused(match, "0 take") == "not_now"
    assert refused(match, "1 no_double") == "not_your_turn"
    assert refused(match, "0 accept") == "not_now"
    match = go(match, "0 no_double")
    assert legal(match) == ["1 double", "1 no_double"]
    assert go(match, "1 no_double").pack_due
    assert legal(go(match, "1 double")) == ["0 accept", "0 refuse"]
    accepted = go(match, "1 double", "0 accept")
    assert accepted.pack_due
    assert accepted.stakes == Stakes(2, (True, False))


def test_who_accepts_between_deals_is_not_asked():
    match = go(play_out(begun(**CUBE)), "0 double", "1 accept")
    assert match.pack_due
    assert match.stakes == Stakes(2, (False, True))


def test_only_the_side_with_the_right_is_asked():
    match = play_out(go(begun(**CUBE), "0 double", "1 accept", "0 take"))
    assert legal(match) == ["1 double", "1 no_double"]
    assert go(match, "1 no_double").pack_due


def test_a_refusal_between_deals_keeps_the_score_of_the_deal():
    match = play_out(begun(**CUBE, stake=7))
    totals, score = match.totals, match.score
    over, events = go(match, "0 double").apply(parse_action("1 refuse"))
    assert [event.kind for event in events] == [Kind.REFUSED, Kind.MATCH_OVER]
    assert (over.result.winner, over.result.stake, over.totals) == (0, 7, totals)
    assert over.score is score


def test_the_defenders_are_asked_first_after_a_bait_and_after_a_hung_deal():
    for taken in ((72, 90), (81, 81)):
        match = scored(*taken, **CUBE)
        assert legal(match) == ["1 double", "1 no_double"]
        assert legal(go(match, "1 no_double")) == ["0 double", "0 no_double"]


def test_nobody_is_asked_after_a_void_deal():
    assert go(begun(**CUBE), "0 pass", "1 pass", "0 pass", "1 pass").pack_due


def test_nobody_is_asked_after_the_end():
    match = play_out(begun(**CUBE, totals=(480, 0)))
    assert match.result is not None
    assert legal(match) == []


def test_with_four_the_seat_to_the_left_answers():
    rules = rules_of("stakes", 4, **NO_QUESTIONS)
    match = match_of(rules, 1, {}, "7H")
    assert match.turn == 2
    offered = go(match, "2 double")
    assert legal(offered) == ["3 accept", "3 refuse"]
    accepted = go(offered, "3 accept", "2 pass")
    assert "double" in verbs(accepted)
    assert legal(go(accepted, "3 double")) == ["0 accept", "0 refuse"]
    refused_by = go(accepted, "3 double", "0 refuse")
    assert (refused_by.result.winner, refused_by.result.stake) == (1, 2)


def test_the_right_and_the_stake_live_for_the_match():
    match = go(begun(**CUBE), "0 double", "1 accept")
    match = go(play_out(go(match, "0 take")), "1 no_double")
    match, _ = match.start_deal(match.deal.pack)
    assert match.stakes == Stakes(2, (False, True))
    assert "double" not in verbs(go(match, "1 pass")) or match.turn == 1


def test_mars_doubles_the_stake_in_force():
    match = begun(**CUBE, mars="yes", totals=(480, 0), stake=3)
    match = play_out(go(match, "0 double", "1 accept", "0 take"))
    assert (match.result.stake, match.result.mars) == (12, True)
