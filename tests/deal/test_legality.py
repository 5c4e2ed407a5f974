"""What a seat may do now, and the code of every refusal (rules, sections 2 to 4)."""

import pytest

from deberts.cards import PACK, Suit
from deberts.deal.actions import Action, IllegalAction, Verb, parse_action
from tests.table import deal_of, legal, play, rules_of

SEVENS = "7S 7H 7D 7C"


def refused(deal, text):
    """The code with which an action is refused."""
    with pytest.raises(IllegalAction) as refusal:
        deal.apply(parse_action(text))
    return refusal.value.code


def verbs(deal):
    return [text.split()[1] for text in legal(deal)]


# --- auction ----------------------------------------------------------------------------------------------------------


def test_the_first_round_takes_or_passes():
    deal = deal_of(rules_of(), 1, {}, "TH")
    assert legal(deal) == ["0 take", "0 pass"]
    assert legal(play(deal, "0 pass")) == ["1 take", "1 pass"]


def test_the_second_round_names_any_other_suit():
    deal = play(deal_of(rules_of(), 1, {}, "TH"), "0 pass", "1 pass")
    assert legal(deal) == ["0 name S", "0 name D", "0 name C", "0 pass"]
    assert legal(play(deal, "0 pass")) == ["1 name S", "1 name D", "1 name C", "1 pass"]
    for text in ("0 take", "0 name H", "1 name S", "0 play 7S", "0 keep", "0 declare"):
        assert refused(deal, text) in ("not_now", "not_your_turn")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_dealer_must(players):
    rules = rules_of("classic", players, all_pass="dealer_must", four_sevens="off")
    deal = deal_of(rules, players - 1, {}, "TH")
    for seat in range(players):
        deal = play(deal, f"{seat} pass")
    for seat in range(players - 1):
        assert legal(deal)[-1] == f"{seat} pass"
        deal = play(deal, f"{seat} pass")
    assert verbs(deal) == ["name"] * 3
    assert refused(deal, f"{players - 1} pass") == "not_now"


def test_nothing_is_legal_when_all_have_passed():
    deal = play(deal_of(rules_of(), 1, {}, "TH"), "0 pass", "1 pass", "0 pass", "1 pass")
    assert legal(deal) == []
    assert refused(deal, "0 take") == "not_now"


# --- exchange ---------------------------------------------------------------------------------------------------------

SEVEN_WITH_0 = {0: "7H KC 9D 8S JC TC AS AD TD", 1: "AC 9C JS JD 8H KS QH 9S 8D"}


def asked(exchange, hands=None, turned="TH", calls=("0 take",), dealer=1, profile="gambler", **switches):
    """The legal actions after these calls."""
    rules = rules_of(profile, exchange=exchange, **switches)
    return verbs(play(deal_of(rules, dealer, hands or SEVEN_WITH_0, turned), *calls))


def test_the_holder_of_the_trump_seven_is_asked():
    assert asked("before_play") == ["swap", "keep"]
    assert asked("before_draw") == ["swap", "keep"]
    assert asked("own_first_card")[0] == "swap"
    assert "swap" not in asked("off")
    assert "keep" not in asked("off")


def test_the_defender_is_asked_too_unless_only_the_caller_may():
    calls = ("0 pass", "1 take")
    for exchange in ("before_play", "before_draw"):
        assert asked(exchange, calls=calls) == ["swap", "keep"]
        assert "swap" not in asked(exchange, calls=calls, exchange_by="caller")
        assert asked(exchange, exchange_by="caller") == ["swap", "keep"]
    assert asked("own_first_card", exchange_by="caller")[0] == "swap"
    assert "swap" not in asked("own_first_card", calls=calls, exchange_by="caller")


@pytest.mark.parametrize("exchange", ["own_first_card", "before_play", "before_draw"])
@pytest.mark.parametrize("suit", "SDC")
def test_no_exchange_when_another_suit_is_trump(exchange, suit):
    """Neither the seven of the indicator's suit nor that of trumps: the indicator is no trump."""
    hands = {0: "7H 7S 7D 7C JC QC AS AD TD", 1: "AC 9C JS JD 8H KS QH 9S 8D"}
    calls = ("0 pass", "1 pass", f"0 name {suit}")
    assert "swap" not in asked(exchange, hands, calls=calls)
    assert "keep" not in asked(exchange, hands, calls=calls)


def test_before_the_draw_a_seven_that_is_drawn_is_not_asked_for():
    hands = {0: "KC 9D 8S JC QC AS 7H AD TD", 1: "AC 9C JS JD 8H KS QH 9S 8D"}
    assert asked("before_play", hands) == ["swap", "keep"]
    assert asked("own_first_card", hands)[0] == "swap"
    assert "swap" not in asked("before_draw", hands)


def test_an_indicator_that_is_the_seven_itself_is_not_exchanged():
    for exchange in ("before_play", "before_draw", "own_first_card"):
        assert "swap" not in asked(exchange, {0: "KC 9D 8S JC QC AS"}, turned="7H")


def test_with_three_the_dealer_is_asked_before_the_draw():
    rules = rules_of("classic", 3, exchange="before_draw", four_sevens="off")
    deal = play(deal_of(rules, 2, {2: "7H KC 9D 8S JC QC"}, "TH"), "0 take")
    assert legal(deal) == ["2 swap", "2 keep"]


@pytest.mark.parametrize("exchange", ["before_play", "before_draw"])
def test_with_four_the_dealer_is_never_asked(exchange):
    rules = rules_of("classic", 4, exchange=exchange, four_sevens="off")
    held = "7H KC 9D 8S JC QC"
    others = {seat: held for seat in range(4) if seat != 3}
    for seat in others:
        deal = play(deal_of(rules, 3, {seat: held}, "TH"), "0 take")
        assert legal(deal) == [f"{seat} swap", f"{seat} keep"]
        assert not deal.drawn
    deal = play(deal_of(rules, 3, {3: held}, "TH"), "0 take")
    assert deal.drawn
    assert "swap" not in verbs(deal)


def test_a_swap_on_the_first_card_is_over_after_declaring_or_playing():
    hands = {0: "7H KC QC JC 8S 9D AS AD TD", 1: "AC 9C JS JD 8H KS QH 9S 8D"}
    deal = play(deal_of(rules_of("gambler"), 1, hands, "TH"), "0 take")
    assert legal(deal) == ["0 swap", "0 declare"]
    assert "swap" not in verbs(play(deal, "0 declare"))
    assert "swap" not in verbs(play(deal, "0 declare KC-JC"))
    assert verbs(play(deal, "0 swap")) == ["declare"]
    played = play(deal, "0 declare", "0 play KC")
    assert refused(played, "0 swap") == "not_your_turn"


def test_a_seat_without_a_run_swaps_until_its_first_card():
    deal = play(deal_of(rules_of("gambler"), 1, SEVEN_WITH_0, "TH"), "0 take")
    assert verbs(deal) == ["swap"] + ["play"] * 9
    later = play(deal, "0 play AS", "1 play JS")
    assert "swap" not in verbs(later)
    led = play(deal_of(rules_of("gambler"), 0, {1: SEVEN_WITH_0[0], 0: SEVEN_WITH_0[1]}, "TH"), "1 pass", "0 take")
    assert "1 swap" in legal(led)


# --- four sevens ------------------------------------------------------------------------------------------------------


def with_sevens(profile="classic", exchange="off", **switches):
    hands = {0: SEVENS + " KC QC AS AD TD", 1: "AC 9C JS JD 8H KS QH 9S 8D"}
    return deal_of(rules_of(profile, exchange=exchange, **switches), 1, hands, "TH")


def test_four_sevens_may_end_the_deal_in_the_auction():
    deal = with_sevens()
    assert legal(deal) == ["0 redeal", "0 take", "0 pass"]
    later = play(deal, "0 pass", "1 pass")
    assert legal(later)[0] == "0 redeal"
    assert "redeal" not in verbs(play(deal, "0 pass"))
    assert refused(play(deal, "0 pass"), "0 redeal") == "not_your_turn"


def test_four_sevens_at_the_exchange_question():
    assert legal(play(with_sevens(exchange="before_play"), "0 take")) == ["0 redeal", "0 swap", "0 keep"]
    assert legal(play(with_sevens(exchange="before_draw"), "0 take")) == ["0 redeal", "0 swap", "0 keep"]
    gone = play(with_sevens(exchange="before_play"), "0 take", "0 swap")
    assert "redeal" not in verbs(gone)


def test_four_sevens_until_the_own_first_card():
    deal = play(with_sevens(), "0 pass", "1 take")
    assert legal(deal)[0] == "0 redeal"
    # Also after others have led.
    caller_leads = play(with_sevens(first_lead="caller"), "0 pass", "1 take", "1 play AC")
    assert legal(caller_leads) == ["0 redeal", "0 play 7C", "0 play KC", "0 play QC"]
    later = play(caller_leads, "0 play 7C", "1 play 9C")
    assert "redeal" not in verbs(later)
    assert refused(later, "0 redeal") == "not_now"


def test_four_sevens_when_announcing():
    hands = {0: SEVENS + " KC QC 8S 9S TD", 1: "AC 9C JS JD 8H KS QH 9D 8D"}
    deal = play(deal_of(rules_of("classic", exchange="off"), 1, hands, "TH"), "0 take")
    assert legal(deal) == ["0 redeal", "0 declare"]
    deal = play(deal_of(rules_of("klabor", exchange="off"), 1, hands, "TH"), "0 take")
    assert legal(deal) == ["0 redeal", "0 declare"]
    assert legal(play(deal, "0 declare"))[0] == "0 redeal"


def test_a_fourth_seven_that_is_drawn_counts():
    hands = {0: "7S 7H 7D KC QC AS 7C AD TD", 1: "AC 9C JS JD 8H KS QH 9S 8D"}
    deal = deal_of(rules_of("classic", exchange="off"), 1, hands, "TH")
    assert "redeal" not in verbs(deal)
    assert legal(play(deal, "0 take"))[0] == "0 redeal"


def test_three_sevens_are_nothing():
    assert "redeal" not in verbs(deal_of(rules_of("classic"), 1, {0: "7S 7H 7D KC QC AS"}, "TH"))


def test_without_the_rule_nothing_happens():
    assert "redeal" not in verbs(with_sevens(four_sevens="off"))
    assert refused(with_sevens(four_sevens="off"), "0 redeal") == "not_now"


# --- declaring --------------------------------------------------------------------------------------------------------

ROWS = {0: "AS KS QS JS TS AD 9C KD QD", 1: "AC KC 8H JD 9S 8S KH QH JC"}


def test_a_seat_with_a_run_declares_before_its_first_card():
    deal = play(deal_of(rules_of("gambler"), 1, ROWS, "TH"), "0 take")
    assert legal(deal) == ["0 declare"]
    assert refused(deal, "0 play AS") == "declare_first"
    assert refused(deal, "0 play 7S") == "not_held"
    assert verbs(play(deal, "0 declare")) == ["play"] * 9
    # The other holds no run.
    assert set(verbs(play(deal, "0 declare", "0 play 9C"))) == {"play"}


@pytest.mark.parametrize(
    "runs",
    ["", "AS-QS", "KS-JS", "QS-TS", "AS-JS", "KS-TS", "AD-QD", "AS-QS AD-QD", "AD-QD KS-TS", "AD-QD QS-TS"],
)
def test_any_disjoint_valid_runs_may_be_declared(runs):
    deal = play(deal_of(rules_of("gambler"), 1, ROWS, "TH"), "0 take")
    declared = play(deal, f"0 declare {runs}".strip())
    assert sorted(map(str, declared.declared[0])) == sorted(runs.split())


@pytest.mark.parametrize(
    "runs",
    [
        "AS-TS",  # five are no run where rows are split
        "AS-QS QS-TS",  # they share a card
        "AS-JS KS-TS",
        "AS-QS AS-QS",  # twice
        "AC-QC",  # not held
        "JS-9S",
        "AD-QD AC-QC",
        "TS-8S",
    ],
)
def test_other_runs_are_refused(runs):
    deal = play(deal_of(rules_of("gambler"), 1, ROWS, "TH"), "0 take")
    assert refused(deal, f"0 declare {runs}") == "bad_runs"


def test_whole_rows_where_they_are_not_split():
    for long_runs in ("single", "hundred"):
        deal = play(deal_of(rules_of("gambler", long_runs=long_runs), 1, ROWS, "TH"), "0 take")
        assert [str(run) for run in play(deal, "0 declare AS-TS AD-QD").declared[0]] == ["AS-TS", "AD-QD"]
        for runs in ("AS-JS", "AS-QS", "KS-TS"):
            assert refused(deal, f"0 declare {runs}") == "bad_runs"


def test_nobody_declares_twice():
    deal = play(deal_of(rules_of("gambler"), 1, ROWS, "TH"), "0 take", "0 declare AD-QD")
    assert refused(deal, "0 declare AS-QS") == "not_now"
    assert refused(deal, "0 declare") == "not_now"


def test_who_holds_no_run_does_not_declare():
    deal = play(deal_of(rules_of("gambler"), 1, ROWS, "TH"), "0 take", "0 declare", "0 play 9C")
    assert refused(deal, "1 declare") == "not_now"


def test_the_engine_declares_by_itself():
    deal = play(deal_of(rules_of("gambler", declare="auto"), 1, ROWS, "TH"), "0 take")
    assert set(verbs(deal)) == {"play"}
    assert refused(deal, "0 declare") == "not_now"


def test_a_deberts_is_listed_beside_the_declaration():
    hands = {0: "AS KS QS JS TS 9S 8S AD 9C", 1: "AC KC 8H JD 9D TD KH QH JC"}
    for timing in ("own_first_card", "before_play"):
        for deberts, trump in (("wins_match", True), ("trump_only", False), ("off", False)):
            rules = rules_of("klabor", deberts=deberts, declare_timing=timing)
            deal = play(deal_of(rules, 1, hands, "TH"), "0 take")
            assert legal(deal) == ["0 declare", "0 declare deberts"][: 1 + trump]
            if not trump:
                assert refused(deal, "0 declare deberts") == "not_now"
    in_trumps = play(deal_of(rules_of("klabor", deberts="trump_only"), 1, hands, "7S"), "0 take")
    assert legal(in_trumps) == ["0 declare", "0 declare deberts"]


# --- cards ------------------------------------------------------------------------------------------------------------

PLAIN = {0: "9H KC QD 8S 7C TC AS AD TD", 1: "JH 7H JS JD 8H KS QC 9S 8D"}


def in_play(hands=None, *texts, turned="TH", **switches):
    rules = rules_of("gambler", exchange="off", **switches)
    return play(deal_of(rules, 1, hands or PLAIN, turned), "0 take", *texts)


def test_a_led_trump_must_be_beaten():
    """Hearts are trump. The eldest leads 9H; the dealer holds JH and 7H: only JH is legal, and the trick is worth 34."""
    deal = in_play(PLAIN, "0 play 9H")
    assert legal(deal) == ["1 play JH"]
    assert play(deal, "1 play JH").tricks[0].points == 34
    assert play(deal, "1 play JH").tricks[0].winner == 1


@pytest.mark.parametrize(
    ("lead", "text", "code"),
    [
        ("9H", "1 play 7H", "beat_trump"),
        ("9H", "1 play JS", "beat_trump"),
        ("QD", "1 play JH", "follow_suit"),
        ("TC", "1 play JS", "follow_suit"),
        ("KC", "1 play AC", "not_held"),
        ("KC", "0 play QD", "not_your_turn"),
        ("KC", "1 take", "not_now"),
        ("KC", "1 swap", "not_now"),
        ("QD", "1 play JD bella", "no_bella"),
    ],
)
def test_why_a_card_is_refused(lead, text, code):
    assert refused(in_play(PLAIN, f"0 play {lead}"), text) == code


def test_who_cannot_follow_must_trump():
    hands = {0: "9H KC QD 8S 7C TC AS AD TD", 1: "JH 7H JS JD 8H KS TS 9D 8D"}
    deal = in_play(hands, "0 play KC")
    assert legal(deal) == ["1 play JH", "1 play 7H", "1 play 8H"]
    assert refused(deal, "1 play JS") == "must_trump"


def test_overtrumping_is_a_duty_with_its_own_code():
    rules = rules_of("classic", 3, exchange="off", four_sevens="off", declare_timing="own_first_card")
    hands = {0: "7S TC 9C 8C QC KC AC KH 7C", 1: "TD 9H 8H JH AH KD QD TS 9S", 2: "AD 8D JS 7H KS QH AS 8S TH"}
    deal = play(deal_of(rules, 2, hands, "7D"), "0 take", "0 declare", "0 play AC", "1 play TD")
    assert legal(deal) == ["2 play AD"]
    assert refused(deal, "2 play 8D") == "overtrump"
    assert refused(deal, "2 play JS") == "overtrump"


def test_a_last_single_card_is_simply_legal():
    deal = in_play(PLAIN)
    while len(deal.hands[0]) + len(deal.hands[1]) > 1:
        deal, _ = deal.apply(deal.legal_actions()[0])
    assert len(legal(deal)) == 1
    deal, _ = deal.apply(deal.legal_actions()[0])
    assert deal.done
    assert legal(deal) == []
    assert refused(deal, "0 play 9H") == "not_now"


# --- bella ------------------------------------------------------------------------------------------------------------

WITH_BELLA = {0: "KH QH AC 8S 7C TC AS AD TD", 1: "JH 7H JS JD 8H KS QC 9S 8D"}


def bellas(deal):
    return [text.split()[2] for text in legal(deal) if text.endswith("bella")]


def test_a_bella_card_appears_in_both_forms():
    deal = in_play(WITH_BELLA)
    assert [text for text in legal(deal) if "H" in text] == [
        "0 play KH",
        "0 play KH bella",
        "0 play QH",
        "0 play QH bella",
    ]
    assert refused(deal, "0 play AC bella") == "no_bella"


def test_bella_with_the_second_card():
    first = ("0 play KH", "1 play JH", "1 play JS", "0 play AS")
    assert bellas(in_play(WITH_BELLA, *first)) == ["QH"]
    assert bellas(in_play(WITH_BELLA, *first, bella_declare="first_card")) == []
    assert bellas(in_play(WITH_BELLA, "0 play KH bella", *first[1:])) == []
    said = in_play(WITH_BELLA, "0 play KH bella", *first[1:])
    assert refused(said, "0 play QH bella") == "no_bella"


def test_bella_is_never_said_where_it_is_automatic():
    assert bellas(in_play(WITH_BELLA, bella_declare="auto")) == []
    assert refused(in_play(WITH_BELLA, bella_declare="auto"), "0 play KH bella") == "no_bella"


def test_king_and_queen_in_two_hands_are_no_bella():
    hands = {0: "KH 9H AC 8S 7C TC AS AD TD", 1: "JH QH JS JD 8H KS QC 9S 8D"}
    assert bellas(in_play(hands)) == []
    assert bellas(in_play(hands, "0 play 9H")) == []


def test_king_and_queen_of_another_suit_are_no_bella():
    hands = {0: "KS QS AC 8S 7C TC AS AD TD", 1: "JH QH JS JD 8H KH QC 9S 8D"}
    assert bellas(in_play(hands)) == []


# --- odd actions ------------------------------------------------------------------------------------------------------


def test_actions_of_the_match_are_not_the_deals():
    deal = in_play()
    for verb in ("double", "accept", "refuse", "no_double", "claim"):
        assert refused(deal, f"0 {verb}") == "not_now"


@pytest.mark.parametrize(
    "action",
    [
        Action(0, Verb.TAKE, runs=("AS-QS",)),
        Action(0, Verb.PASS, suit=Suit.HEARTS),
        Action(0, Verb.PASS, bella=True),
        Action(0, Verb.PASS, deberts=True),
        Action(0, Verb.TAKE, card=PACK[0]),
    ],
)
def test_an_action_holds_nothing_that_is_not_its_own(action):
    deal = deal_of(rules_of("gambler", exchange="off"), 1, {0: "AS KS QS 9H 8D TC"}, "7H")
    with pytest.raises(IllegalAction):
        deal.apply(action)


def test_a_deberts_holds_no_runs():
    hands = {0: "AS KS QS JS TS 9S 8S AD 9C"}
    deal = play(deal_of(rules_of("klabor", exchange="off"), 1, hands, "7H"), "0 take")
    assert "0 declare deberts" in legal(deal)
    with pytest.raises(IllegalAction):
        deal.apply(Action(0, Verb.DECLARE, deberts=True, runs=("AS-QS",)))


def test_nobody_acts_out_of_turn():
    deal = in_play()
    for seat in (1, 2, 9):
        assert refused(deal, f"{seat} play KC") == "not_your_turn"
    with pytest.raises(IllegalAction):
        deal.apply(Action(-1, Verb.PASS))
