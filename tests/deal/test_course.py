"""What happens when an action is carried out, and what follows from it by itself (rules, section 2)."""

import pytest

from deberts.cards import format_cards, parse_card
from deberts.deal.events import Kind
from deberts.deal.state import Phase
from deberts.rules.scoring import Outcome
from tests.table import codes, deal_of, events_of, hand, legal, play, rules_of

# Two hands without a run; hearts are trump when TH is taken.
PLAIN = {0: "9H KC QD 8S 7C TC AS AD TD", 1: "JH 7H JS JD 8H KS QC 9S 8D"}


def say(event):
    """An event as a short text: kind, seat and what else it holds."""
    words = [event.kind, event.seat, event.verb, event.suit, event.card, event.other]
    if event.announcement:
        said = event.announcement
        words += [said.kind, said.length, said.top]
        words += [] if said.trump is None else ["trump" if said.trump else "plain"]
    words += [format_cards(event.cards) or None, *event.runs, event.points]
    return " ".join(str(word) for word in words if word is not None)


def told(deal, *texts):
    return [say(event) for event in events_of(deal, *texts)]


def kinds(deal, *texts):
    return [event.kind for event in events_of(deal, *texts)]


# --- auction ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_auction_goes_clockwise_from_the_eldest(players):
    for dealer in range(players):
        deal = deal_of(rules_of("classic", players, four_sevens="off"), dealer, {}, "TH")
        order = [(dealer + 1 + turn) % players for turn in range(players)]
        for seat in order * 2:
            assert deal.turn == seat
            deal = play(deal, f"{seat} pass")
        assert deal.outcome is Outcome.VOID
        assert deal.done


def test_taking_makes_the_indicators_suit_trump():
    deal = play(deal_of(rules_of(), 1, PLAIN, "TH"), "0 pass", "1 take")
    assert (deal.caller, deal.trump) == (1, "H")
    assert [(call.seat, call.verb, call.suit) for call in deal.calls] == [(0, "pass", None), (1, "take", "H")]
    assert deal.auction_round == 1


def test_naming_makes_another_suit_trump():
    deal = play(deal_of(rules_of(), 1, PLAIN, "TH"), "0 pass", "1 pass", "0 pass", "1 name C")
    assert (deal.caller, deal.trump) == (1, "C")
    assert deal.auction_round == 2


def test_all_passing_is_told():
    passes = ("0 pass", "1 pass", "0 pass", "1 pass")
    assert told(deal_of(rules_of(), 1, PLAIN, "TH"), *passes)[-2:] == ["call 1 pass", "all_passed"]


# --- draw -------------------------------------------------------------------------------------------------------------


def test_the_draw_of_two():
    deal = deal_of(rules_of(exchange="off"), 1, PLAIN, "TH", bottom="7S")
    assert told(deal, "0 take") == ["call 0 take H", "drew 0 AS AD TD", "drew 1 QC 9S 8D", "bottom 7S"]
    deal = play(deal, "0 take")
    assert [hand(deal, seat) for seat in (0, 1)] == [set(PLAIN[seat].split()) for seat in (0, 1)]
    assert (deal.indicator.code, deal.bottom.code, deal.drawn) == ("TH", "7S", True)


def test_the_draw_of_four():
    rules = rules_of("classic", 4, exchange="off", four_sevens="off")
    deal = deal_of(rules, 2, {3: "AS KC QD JH TS 9C 8D 7H", 2: "7S 8S 9D TD JC QH KS"}, "TH")
    assert deal.bottom is None
    deal = play(deal, "3 take")
    assert [len(cards) for cards in deal.hands] == [8] * 4
    assert hand(deal, 3) == set("AS KC QD JH TS 9C 8D 7H".split())
    assert hand(deal, 2) == set("7S 8S 9D TD JC QH KS TH".split())
    assert (deal.indicator, deal.bottom) == (None, None)


def test_everybody_sees_the_dealer_of_four_take_the_indicator():
    rules = rules_of("classic", 4, exchange="off", four_sevens="off")
    drew = [event for event in events_of(deal_of(rules, 2, {}, "TH"), "3 take") if event.kind is Kind.DREW]
    assert [(event.seat, len(event.cards), event.count, event.card) for event in drew] == [
        (3, 2, 2, None),
        (0, 2, 2, None),
        (1, 2, 2, None),
        (2, 1, 2, parse_card("TH")),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_draw_all_hands_are_full(players):
    rules = rules_of("classic", players, exchange="off", four_sevens="off")
    for dealer in range(players):
        deal = deal_of(rules, dealer, {}, "TH")
        deal = play(deal, f"{deal.eldest} take")
        cards = [card for held in deal.hands for card in held]
        assert len(cards) == len(set(cards)) == players * rules.tricks


# --- exchange ---------------------------------------------------------------------------------------------------------

WITH_SEVEN = {0: "7H KC 9D 8S JC TC AS AD TD", 1: "AC 9C JS JD 8H KS QH 9S 8D"}


@pytest.mark.parametrize("exchange", ["before_play", "before_draw", "own_first_card"])
def test_a_swap_moves_two_cards(exchange):
    deal = play(deal_of(rules_of("gambler", exchange=exchange), 1, WITH_SEVEN, "TH"), "0 take")
    assert told(deal, "0 swap")[0] == "swapped 0 7H TH"
    swapped = play(deal, "0 swap")
    assert "TH" in hand(swapped, 0)
    assert "7H" not in hand(swapped, 0)
    assert (swapped.indicator.code, swapped.turned.code, swapped.swapped_by) == ("7H", "TH", 0)
    assert swapped.drawn
    assert len(swapped.hands[0]) == 9


def test_keeping_is_told_to_nobody():
    deal = play(deal_of(rules_of("gambler", exchange="before_play"), 1, WITH_SEVEN, "TH"), "0 take")
    assert deal.phase is Phase.EXCHANGE
    assert told(deal, "0 keep") == []
    kept = play(deal, "0 keep")
    assert (kept.phase, kept.turn, kept.swapped_by) == (Phase.PLAY, 0, None)
    assert hand(kept, 0) == set(WITH_SEVEN[0].split())


def test_before_the_draw_the_question_comes_first():
    deal = play(deal_of(rules_of("gambler", exchange="before_draw"), 1, WITH_SEVEN, "TH"), "0 take")
    assert not deal.drawn
    assert len(deal.hands[0]) == 6
    for answer in ("0 swap", "0 keep"):
        assert Kind.DREW in kinds(deal, answer)
        assert play(deal, answer).phase is Phase.PLAY


def test_after_a_swap_the_dealer_of_four_draws_the_seven():
    rules = rules_of("classic", 4, four_sevens="off")
    deal = play(deal_of(rules, 3, {0: "7H KC 9D 8S JC TC"}, "TH"), "0 take")
    swapped = play(deal, "0 swap")
    assert "TH" in hand(swapped, 0)
    assert "7H" in hand(swapped, 3)
    assert swapped.indicator is None
    drew = [event for event in events_of(deal, "0 swap") if event.kind is Kind.DREW]
    assert drew[-1].card.code == "7H"
    kept = play(deal, "0 keep")
    assert "7H" in hand(kept, 0)
    assert "TH" in hand(kept, 3)


def test_with_four_a_seven_that_is_drawn_stays():
    rules = rules_of("classic", 4, four_sevens="off", declare="auto", deberts="off")
    deal = play(deal_of(rules, 3, {0: "AS KC 9D 8S JC TC 7H"}, "TH"), "0 take")
    assert deal.phase is Phase.PLAY
    assert "7H" in hand(deal, 0)


def test_a_swap_on_the_first_card_leaves_the_turn():
    deal = play(deal_of(rules_of("gambler"), 1, WITH_SEVEN, "TH"), "0 take", "0 swap")
    assert (deal.turn, deal.phase) == (0, Phase.PLAY)
    assert len(legal(deal)) == 9


# --- four sevens ------------------------------------------------------------------------------------------------------


def test_four_sevens_are_shown_and_end_the_deal():
    deal = deal_of(rules_of("classic"), 1, {0: "7S 7H 7D 7C KC QC"}, "TH")
    assert told(deal, "0 redeal") == ["sevens 0 7S 7H 7D 7C"]
    ended = play(deal, "0 redeal")
    assert (ended.done, ended.outcome) == (True, Outcome.REDEAL)


# --- leading ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first_lead", "leader"), [("eldest", 1), ("caller", 0)])
def test_the_first_lead(first_lead, leader):
    rules = rules_of("gambler", 3, first_lead=first_lead, exchange="off")
    assert play(deal_of(rules, 0, {}, "TH"), "1 pass", "2 pass", "0 take").turn == leader
    rules = rules_of("stakes", 3, first_lead=first_lead, exchange="off", declare="auto")
    assert play(deal_of(rules, 0, {}, "TH"), "1 pass", "2 pass", "0 take").turn == leader


# --- announcing on the own first card ---------------------------------------------------------------------------------

# Seat 0 holds a terz to the ace of spades, seat 1 a terz to the king of clubs.
TERZES = {0: "AS KS QS 9H 8D TC 9D AD JH", 1: "KC QC JC TS 8S 7D TH 8C JD"}


def on_first_card(hands, *texts, **switches):
    rules = rules_of("gambler", exchange="off", **switches)
    return play(deal_of(rules, 1, hands, "7H"), "0 take", *texts)


def test_runs_are_announced_and_compared():
    deal = on_first_card(TERZES)
    assert told(deal, "0 declare AS-QS") == ["announced 0 terz"]
    deal = play(deal, "0 declare AS-QS", "0 play 8D")
    assert told(deal, "1 declare KC-JC") == ["announced 1 terz", "compared 0 terz A"]
    deal = play(deal, "1 declare KC-JC")
    assert deal.leading == 0
    assert told(deal, "1 play JD") == ["played 1 JD", "trick_taken 1 2", "runs_shown 0 AS-QS"]
    assert play(deal, "1 play JD").shown


def test_the_better_newcomer_leads():
    deal = on_first_card(TERZES, "0 declare", "0 play 8D", "1 declare KC-JC")
    assert deal.leading == 1
    hands = {0: TERZES[1], 1: TERZES[0]}
    deal = on_first_card(hands, "0 declare KC-JC", "0 play 7D")
    assert told(deal, "1 declare AS-QS") == ["announced 1 terz", "compared 0 terz K", "compared 1 terz A"]
    assert play(deal, "1 declare AS-QS").leading == 1


@pytest.mark.parametrize(("mine", "other"), [("H", "S"), ("S", "H"), ("D", "H"), ("S", "D")])
def test_equal_runs_the_earlier_seat_whatever_the_suits(mine, other):
    hands = {0: f"A{mine} K{mine} Q{mine}", 1: f"A{other} K{other} Q{other}"}
    rest = {"S": "8S", "H": "8H", "D": "8D"}
    for suit, card in rest.items():
        hands[0 if suit in mine else 1] += f" {card}"
    hands[0] += " JC"
    deal = deal_of(rules_of("gambler", exchange="off", declare="auto"), 1, hands, "7C")
    deal = play(deal, "0 take", "0 play JC")
    first = next(text for text in legal(deal))
    assert play(deal, first).leading == 0


def test_declaring_nothing_looks_like_having_nothing():
    """Neither the events nor what is seen to be announced tell the two apart."""
    without = {0: "AS KS 9S 9H 8D TC 9D AD JH", 1: TERZES[1]}
    declined = on_first_card(TERZES)
    assert told(declined, "0 declare") == []
    silent = play(declined, "0 declare")
    nothing = on_first_card(without)
    for deal in (silent, nothing):
        assert not deal.has_announced(0)
        assert deal.leading is None
    assert told(silent, "0 play 8D") == told(nothing, "0 play 8D") == ["announced 0", "played 0 8D"]
    for deal in (play(silent, "0 play 8D"), play(nothing, "0 play 8D")):
        assert deal.has_announced(0)
        assert deal.announcements == (None, None)


def test_the_engine_declares_with_the_first_card():
    deal = on_first_card(TERZES, declare="auto")
    assert told(deal, "0 play 8D") == ["announced 0 terz", "played 0 8D"]
    deal = play(deal, "0 play 8D")
    assert told(deal, "1 play JD") == [
        "announced 1 terz",
        "compared 0 terz A",
        "played 1 JD",
        "trick_taken 1 2",
        "runs_shown 0 AS-QS",
    ]


def test_runs_are_shown_at_once_when_all_have_announced():
    deal = on_first_card(TERZES, "0 declare AS-QS", "0 play 8D", show_runs="at_once")
    assert told(deal, "1 declare KC-JC")[-1] == "runs_shown 0 AS-QS"
    assert told(deal, "1 declare") == []
    silent = play(deal, "1 declare")
    assert told(silent, "1 play JD") == ["announced 1", "played 1 JD", "trick_taken 1 2", "runs_shown 0 AS-QS"]


def test_all_runs_of_the_winner_are_shown():
    hands = {0: "AS KS QS TD 9D 8D TC AC JH", 1: TERZES[1]}
    deal = on_first_card(hands, "0 declare AS-QS TD-8D", "0 play TC", "1 declare KC-JC")
    assert told(deal, "1 play KC")[-1] == "runs_shown 0 AS-QS TD-8D"


def test_a_beaten_run_is_never_shown():
    deal = on_first_card(TERZES, "0 declare AS-QS", "0 play 8D", "1 declare KC-JC", "1 play JD")
    while not deal.done:
        deal, events = deal.apply(deal.legal_actions()[0])
        assert not [event for event in events if event.kind is Kind.RUNS_SHOWN]


def test_no_run_no_show():
    deal = on_first_card(PLAIN | {1: PLAIN[1].replace("7H", "TH")}, "0 play KC")
    assert kinds(deal, "1 play QC") == [Kind.ANNOUNCED, Kind.PLAYED, Kind.TRICK_TAKEN]


def test_partners_runs_are_shown_where_they_count():
    hands = {
        0: "AS KS QS 7H 8D 9C TD JC",
        1: "TS 9S AH KC 7C AC 9H 9D",
        2: "AD KD QD 7S 8C TC JH KH",
        3: "JS 8S TH QC 7D JD QH",
    }
    for partner_runs in ("yes", "no"):
        rules = rules_of("gambler", 4, exchange="off", partner_runs=partner_runs)
        deal = play(deal_of(rules, 3, hands, "8H"), "0 take", "0 declare AS-QS", "0 play AS", "1 play TS")
        deal = play(deal, "2 declare AD-QD", "2 play 7S")
        shown = [text for text in told(deal, "3 play 8S") if text.startswith("runs_shown")]
        # The partner's terz is as high, and later.
        assert shown == ["runs_shown 0 AS-QS", "runs_shown 2 AD-QD"][: 1 + (partner_runs == "yes")]


# --- announcing before play -------------------------------------------------------------------------------------------


def before_play(hands, *texts, players=2, **switches):
    rules = rules_of("stakes", players, exchange="off", **switches)
    return play(deal_of(rules, players - 1, hands, "7H"), "0 take", *texts)


def test_all_announce_before_the_first_lead():
    deal = before_play(TERZES)
    assert (deal.phase, deal.turn, legal(deal)) == (Phase.DECLARE, 0, ["0 declare"])
    deal = play(deal, "0 declare AS-QS")
    assert (deal.phase, deal.turn, legal(deal)) == (Phase.DECLARE, 1, ["1 declare"])
    assert told(deal, "1 declare KC-JC") == ["announced 1 terz", "compared 0 terz A", "runs_shown 0 AS-QS"]
    deal = play(deal, "1 declare KC-JC")
    assert (deal.phase, deal.turn, deal.shown) == (Phase.PLAY, 0, True)


def test_seats_without_a_run_are_passed_over():
    rules = rules_of("stakes", exchange="off")
    hands = {0: PLAIN[0].replace("9H", "TH"), 1: PLAIN[1].replace("7H", "9H")}
    assert told(deal_of(rules, 1, hands, "7H"), "0 take")[-2:] == ["announced 0", "announced 1"]
    mixed = {0: "AS KS QS 9H 8D TC 9D AD JH", 1: "KC QC 7C TS 8S 7D TH 8C JD"}
    assert told(before_play(mixed), "0 declare AS-QS") == ["announced 0 terz", "announced 1", "runs_shown 0 AS-QS"]
    assert told(before_play(mixed), "0 declare") == ["announced 0", "announced 1"]


def test_after_the_first_trick_runs_are_shown_after_it():
    deal = before_play(TERZES, "0 declare AS-QS", "1 declare", "0 play 8D", show_runs="after_first_trick")
    assert not deal.shown
    assert told(deal, "1 play JD")[-1] == "runs_shown 0 AS-QS"


def test_the_engine_announces_for_all():
    rules = rules_of("stakes", exchange="off", declare="auto")
    deal = deal_of(rules, 1, TERZES, "7H")
    assert told(deal, "0 take")[-4:] == [
        "announced 0 terz",
        "announced 1 terz",
        "compared 0 terz A",
        "runs_shown 0 AS-QS",
    ]
    assert play(deal, "0 take").phase is Phase.PLAY


def test_announcing_starts_with_the_first_leader():
    hands = {0: TERZES[0], 1: TERZES[1]}
    rules = rules_of("stakes", exchange="off", first_lead="caller")
    deal = play(deal_of(rules, 1, hands, "7H"), "0 pass", "1 take")
    assert legal(deal) == ["1 declare"]
    assert play(deal, "1 declare", "0 declare").turn == 1


# --- deberts ----------------------------------------------------------------------------------------------------------

SEVEN_SPADES = {0: "AS KS QS JS TS 9S 8S AD 9C", 1: "AC KC 8H JD 9D TD KH QH JC"}


def deberts_by(deal):
    """The seat whose deberts has ended the deal."""
    ended = deal.deberts_by is not None
    assert deal.done == ended
    assert (deal.outcome is Outcome.DEBERTS) == ended
    return deal.deberts_by


@pytest.mark.parametrize("timing", ["own_first_card", "before_play"])
def test_a_declared_deberts_ends_the_deal(timing):
    rules = rules_of("klabor", declare_timing=timing)
    deal = play(deal_of(rules, 1, SEVEN_SPADES, "TH"), "0 take")
    assert told(deal, "0 declare deberts") == ["deberts 0 AS KS QS JS TS 9S 8S"]
    assert deberts_by(play(deal, "0 declare deberts")) == 0
    # It may be left undeclared, for runs or for nothing.
    assert deberts_by(play(deal, "0 declare")) is None
    assert deberts_by(play(deal, "0 declare AS-JS TS-8S")) is None


@pytest.mark.parametrize("timing", ["own_first_card", "before_play"])
def test_an_automatic_deberts_happens_as_the_turn_begins(timing):
    rules = rules_of("skill", declare_timing=timing)
    deal = deal_of(rules, 1, SEVEN_SPADES, "TH")
    assert told(deal, "0 take")[-1] == "deberts 0 AS KS QS JS TS 9S 8S"
    assert deberts_by(play(deal, "0 take")) == 0


def test_an_automatic_deberts_waits_for_the_own_turn():
    rules = rules_of("skill")
    deal = play(deal_of(rules, 0, SEVEN_SPADES, "TH"), "1 take")
    assert deal.turn == 1
    assert deberts_by(deal) is None
    assert told(deal, "1 play JC")[-1] == "deberts 0 AS KS QS JS TS 9S 8S"
    rules = rules_of("skill", declare_timing="before_play")
    events = told(deal_of(rules, 0, SEVEN_SPADES, "TH"), "1 take")
    assert events[-2:] == ["announced 1 terz", "deberts 0 AS KS QS JS TS 9S 8S"]


def test_an_automatic_deberts_right_after_the_swap():
    hands = {0: "7S KS QS JS AS 9S 8S AD 9C", 1: SEVEN_SPADES[1]}
    rules = rules_of("skill", exchange="own_first_card")
    deal = play(deal_of(rules, 1, hands, "TS"), "0 take")
    assert deberts_by(deal) is None
    assert told(deal, "0 swap") == ["swapped 0 7S TS", "deberts 0 AS KS QS JS TS 9S 8S"]
    assert deberts_by(play(deal, "0 swap")) == 0
    for exchange in ("before_play", "before_draw"):
        deal = play(deal_of(rules_of("skill", exchange=exchange), 1, hands, "TS"), "0 take", "0 swap")
        assert deberts_by(deal) == 0


def test_the_first_in_turn_wins():
    hands = {0: "AS KS QS JS TS 9S 8S AD 9C", 1: "AH KH QH JH TH 9H 8H KD 8C"}
    for dealer, timing in ((0, "own_first_card"), (1, "own_first_card"), (0, "before_play"), (1, "before_play")):
        deal = deal_of(rules_of("skill", declare_timing=timing), dealer, hands, "7D")
        assert deberts_by(play(deal, f"{1 - dealer} take")) == 1 - dealer


def test_no_deberts_where_the_rules_know_none():
    deal = play(deal_of(rules_of("skill", deberts="off"), 1, SEVEN_SPADES, "TH"), "0 take")
    assert deberts_by(deal) is None
    trump_only = rules_of("skill", deberts="trump_only")
    assert deberts_by(play(deal_of(trump_only, 1, SEVEN_SPADES, "TH"), "0 take")) is None
    assert deberts_by(play(deal_of(trump_only, 1, SEVEN_SPADES, "7S"), "0 take")) == 0


# --- play -------------------------------------------------------------------------------------------------------------


def test_the_winner_of_a_trick_leads_the_next():
    deal = on_first_card(PLAIN | {1: PLAIN[1].replace("7H", "TH")}, "0 play 9H", "1 play JH")
    assert (deal.turn, deal.leader, deal.trick) == (1, 1, ())
    assert [(trick.leader, trick.winner, trick.points) for trick in deal.tricks] == [(0, 1, 34)]
    deal = play(deal, "1 play QC", "0 play TC")
    assert (deal.turn, deal.tricks[1].points) == (0, 13)


def test_tricks_go_clockwise():
    rules = rules_of("gambler", 4, exchange="off", declare="auto")
    deal = play(deal_of(rules, 1, {}, "7H"), "2 take")
    order = []
    for _ in range(4):
        order.append(deal.turn)
        deal, _ = deal.apply(deal.legal_actions()[0])
    assert order == [2, 3, 0, 1]
    assert deal.tricks[0].leader == 2
    assert deal.turn == deal.tricks[0].winner


@pytest.mark.parametrize(("players", "tricks"), [(2, 9), (3, 9), (4, 8)])
def test_a_deal_is_over_when_the_cards_are(players, tricks):
    rules = rules_of("gambler", players, exchange="off", declare="auto")
    deal = play(deal_of(rules, players - 1, {}, "7H"), "0 take")
    for left in range(players * tricks, 0, -1):
        assert not deal.done
        assert sum(len(held) for held in deal.hands) == left
        deal, _ = deal.apply(deal.legal_actions()[0])
    assert deal.done
    assert deal.outcome is None
    assert len(deal.tricks) == tricks
    assert len(codes(card for trick in deal.tricks for card in trick.cards)) == players * tricks


# --- bella ------------------------------------------------------------------------------------------------------------

WITH_BELLA = {0: "KH QH AC 8S 7C TC AS AD TD", 1: "JH TH JS JD 8H KS QC 9S 8D"}


def test_bella_is_announced_with_a_card():
    deal = on_first_card(WITH_BELLA)
    assert told(deal, "0 play KH bella") == ["announced 0", "bella 0", "played 0 KH"]
    assert play(deal, "0 play KH bella").bella == 0
    assert told(deal, "0 play KH") == ["announced 0", "played 0 KH"]
    assert play(deal, "0 play KH").bella is None


@pytest.mark.parametrize("first", ["KH", "QH"])
def test_an_automatic_bella_comes_with_the_first_of_them(first):
    deal = on_first_card(WITH_BELLA, bella_declare="auto")
    assert told(deal, f"0 play {first}")[1] == "bella 0"
    deal = play(deal, f"0 play {first}", "1 play JH", "1 play JS", "0 play AS")
    second = "QH" if first == "KH" else "KH"
    assert Kind.BELLA not in kinds(deal, f"0 play {second}")
    assert deal.bella == 0


def test_no_automatic_bella_from_two_hands():
    hands = {0: "KH 9H AC 8S 7C TC AS AD TD", 1: "JH QH JS JD 8H KS QC 9S 8D"}
    deal = on_first_card(hands, bella_declare="auto")
    while not deal.done:
        deal, events = deal.apply(deal.legal_actions()[0])
        assert Kind.BELLA not in [event.kind for event in events]


def test_a_bella_got_by_the_swap_counts():
    hands = {0: "KH 7H AC 8S 7C TC AS AD TD", 1: "JH TH JS JD 8H KS QC 9S 8D"}
    for exchange in ("own_first_card", "before_play", "before_draw"):
        deal = play(deal_of(rules_of("gambler", exchange=exchange), 1, hands, "QH"), "0 take", "0 swap")
        assert play(deal, "0 play KH bella").bella == 0


def test_a_bella_card_may_stand_in_a_run():
    hands = {0: "KH QH JH 8S 7C TC AS AD TD", 1: "9H TH JS JD 8H KS QC 9S 8D"}
    deal = on_first_card(hands, "0 declare KH-JH", "0 play QH bella")
    assert deal.bella == 0
    assert [str(run) for run in deal.declared[0]] == ["KH-JH"]
