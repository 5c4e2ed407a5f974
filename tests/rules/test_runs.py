"""Runs, how long rows are cut, which run is better, and the deberts (rules, section 3)."""

from itertools import combinations

import pytest

from deberts.cards import PACK, RUN_ORDER, SUITS, Suit, card_of, format_cards, parse_cards
from deberts.rng import Stream
from deberts.rules.runs import (
    BELLA_POINTS,
    Kind,
    Run,
    bella_cards,
    best_cut,
    best_run,
    deberts_row,
    disjoint,
    parse_run,
    rows,
    strength,
    valid_runs,
)
from tests.table import rules_of

SPADES = "AS KS QS JS TS 9S 8S 7S"


def top(length):
    """The highest so many spades."""
    return SPADES[: 3 * length - 1]


def runs(hand, **switches):
    return {f"{run} {run.points}" for run in valid_runs(rules_of("gambler", **switches), parse_cards(hand))}


def cut(hand, **switches):
    return [str(run) for run in best_cut(rules_of("gambler", **switches), parse_cards(hand))]


def better(one, other, trump="C", **switches):
    """Which of two seats' runs is better: the one announced first, unless the second is really better."""
    rules = rules_of("gambler", **switches)
    first, second = (
        max((run for run in valid_runs(rules, parse_cards(hand))), key=lambda run: strength(rules, run, Suit(trump)))
        for hand in (one, other)
    )
    return "second" if strength(rules, second, Suit(trump)) > strength(rules, first, Suit(trump)) else "first"


# --- finding them -----------------------------------------------------------------------------------------------------


def test_rows_are_neighbours_in_one_suit():
    hand = parse_cards("AS KS QS TS 9S 8S 7S QH KH JD TD 9D AC")
    assert [format_cards(row) for row in rows(hand)] == ["AS KS QS", "TS 9S 8S 7S", "JD TD 9D"]


def test_ace_and_seven_are_no_neighbours():
    assert rows(parse_cards("AS KS 7S 8S")) == []


def test_two_neighbours_are_no_run():
    assert runs("AS KS TS 9S 7S") == set()


def test_trump_does_not_change_the_order_in_runs():
    assert runs("JS 9S AS") == set()
    assert runs("JS TS 9S") == {"JS-9S 20"}


def test_four_of_a_kind_are_worth_nothing():
    assert runs("JS JH JD JC 9S 9H 9D 9C") == set()


@pytest.mark.parametrize(
    ("long_runs", "length", "expected"),
    [
        ("split", 3, "AS-QS 20"),
        ("split", 4, "AS-JS 50, AS-QS 20, KS-JS 20"),
        ("split", 5, "AS-JS 50, KS-TS 50, AS-QS 20, KS-JS 20, QS-TS 20"),
        (
            "split",
            8,
            "AS-JS 50, KS-TS 50, QS-9S 50, JS-8S 50, TS-7S 50, AS-QS 20, KS-JS 20, QS-TS 20, JS-9S 20, TS-8S 20, 9S-7S 20",
        ),
        ("single", 3, "AS-QS 20"),
        ("single", 4, "AS-JS 50"),
        ("single", 5, "AS-TS 50"),
        ("single", 8, "AS-7S 50"),
        ("hundred", 3, "AS-QS 20"),
        ("hundred", 4, "AS-JS 50"),
        ("hundred", 5, "AS-TS 100"),
        ("hundred", 8, "AS-7S 100"),
    ],
)
def test_valid_runs_of_a_row(long_runs, length, expected):
    assert runs(top(length), long_runs=long_runs) == set(expected.split(", "))


@pytest.mark.parametrize("long_runs", ["split", "single", "hundred"])
def test_valid_runs_agree_with_the_words_of_the_rules(long_runs):
    """Every span of held cards, three or more: its length decides, and whether it could be longer."""
    rules, stream = rules_of("gambler", long_runs=long_runs), Stream("runs", long_runs)
    for _ in range(400):
        hand = stream.shuffled(PACK[: 16 if stream.below(2) else 32])[:9]
        expected = set()
        for suit in SUITS:
            held = {card.height for card in hand if card.suit is suit}
            for low, high in combinations(range(8), 2):
                if high - low < 2 or not held.issuperset(range(low, high + 1)):
                    continue
                length = high - low + 1
                whole = low - 1 not in held and high + 1 not in held
                kind = {3: Kind.TERZ, 4: Kind.FIFTY}.get(length)
                if long_runs != "split":
                    if not whole:
                        continue
                    kind = kind or (Kind.HUNDRED if long_runs == "hundred" else Kind.FIFTY)
                if kind:
                    expected.add(Run(card_of(RUN_ORDER[high], suit), card_of(RUN_ORDER[low], suit), kind))
        found = valid_runs(rules, hand)
        assert set(found) == expected
        assert len(found) == len(expected)


# --- what the engine declares by itself -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("length", "expected", "points"),
    [
        (3, ["AS-QS"], 20),
        (4, ["AS-JS"], 50),
        (5, ["AS-JS"], 50),
        (6, ["AS-JS"], 50),
        (7, ["AS-JS", "TS-8S"], 70),
        (8, ["AS-JS", "TS-7S"], 100),
    ],
)
def test_split_rows_are_cut_for_most_points(length, expected, points):
    assert cut(top(length)) == expected
    rules = rules_of("gambler")
    assert sum(run.points for run in best_cut(rules, parse_cards(top(length)))) == points


@pytest.mark.parametrize("long_runs", ["single", "hundred"])
def test_whole_rows_are_declared_whole(long_runs):
    assert cut(top(7) + " AH KH QH JH 9D 8D 7D", long_runs=long_runs) == ["AS-8S", "AH-JH", "9D-7D"]


def test_no_run_no_cut():
    assert cut("AS KS 7H") == []


@pytest.mark.parametrize("long_runs", ["split", "single", "hundred"])
def test_no_set_of_disjoint_runs_scores_more_than_the_cut(long_runs):
    rules, stream = rules_of("gambler", long_runs=long_runs), Stream("cut", long_runs)
    for _ in range(200):
        hand = stream.shuffled(PACK[: 8 + 8 * stream.below(3)])[:9]
        valid = valid_runs(rules, hand)
        sets = [one for size in range(4) for one in combinations(valid, size) if disjoint(one)]
        most = max(sum(run.points for run in one) for one in sets)
        chosen = best_cut(rules, hand)
        assert disjoint(chosen)
        assert sum(run.points for run in chosen) == most
        if most:
            worth = [max((run.points, run.high.height) for run in one) for one in sets
                     if sum(run.points for run in one) == most]  # fmt: skip
            assert max((run.points, run.high.height) for run in chosen) == max(worth)


def test_disjoint():
    def of(*texts):
        return [Run(*parse_run(text), Kind.TERZ) for text in texts]

    assert disjoint([])
    assert disjoint(of("AS-QS"))
    assert disjoint(of("AS-QS", "JS-9S"))
    assert disjoint(of("AS-QS", "AH-QH"))
    assert not disjoint(of("AS-QS", "QS-TS"))
    assert not disjoint(of("AS-7S", "QS-TS"))
    assert not disjoint(of("AS-QS", "AH-QH", "AS-QS"))


# --- comparing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("AH KH QH", "TS 9S 8S 7S", "second"),  # a fifty before a terz
        ("TS 9S 8S 7S", "AH KH QH", "first"),
        ("KH QH JH", "AS KS QS", "second"),  # the top card
        ("AS KS QS", "KH QH JH", "first"),
        ("AH KH QH", "AC KC QC", "second"),  # trump before plain
        ("AC KC QC", "AH KH QH", "first"),
        ("KC QC JC", "AH KH QH", "second"),  # but the top card comes before trump
        ("QH JH TH", "QC JC TC", "second"),
        ("9C 8C 7C", "AH KH QH JH", "second"),
    ],
)
def test_kind_then_top_card_then_trump(one, other, expected):
    assert better(one, other) == expected


@pytest.mark.parametrize(("one", "other"), [("H", "S"), ("S", "H"), ("D", "S"), ("H", "D")])
def test_equal_plain_runs_go_to_the_earlier_whatever_the_suits(one, other):
    assert better(f"A{one} K{one} Q{one}", f"A{other} K{other} Q{other}") == "first"


def test_a_hundred_is_above_a_fifty():
    assert better("AH KH QH JH", "JS TS 9S 8S 7S", long_runs="hundred") == "second"
    assert better("JS TS 9S 8S 7S", "QH JH TH 9H 8H", long_runs="hundred") == "second"
    # As one fifty the longer row has nothing but its top card.
    assert better("AH KH QH JH", "JS TS 9S 8S 7S", long_runs="single") == "first"


def test_by_length_the_number_of_cards_comes_first():
    switches = {"run_order": "length", "long_runs": "single"}
    assert better("AH KH QH JH", "JS TS 9S 8S 7S", **switches) == "second"
    assert better("AH KH QH JH TH", "JS TS 9S 8S 7S", **switches) == "first"
    assert better("AH KH QH", "TS 9S 8S 7S", **switches) == "second"
    assert better("KH QH JH TH 9H", "KC QC JC TC 9C", **switches) == "second"
    hundred = {"run_order": "length", "long_runs": "hundred"}
    assert better("AH KH QH JH TH", "QS JS TS 9S 8S 7S", **hundred) == "second"


def test_a_seat_puts_forward_its_best_run():
    rules = rules_of("gambler")
    held = valid_runs(rules, parse_cards("AS KS QS AC KC QC"))
    assert str(best_run(rules, held, Suit.CLUBS)) == "AC-QC"
    assert str(best_run(rules, held, Suit.SPADES)) == "AS-QS"
    assert best_run(rules, (), Suit.CLUBS) is None


# --- deberts and bella ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deberts", "cards", "trump", "expected"),
    [
        ("wins_match", top(6), "S", None),
        ("wins_match", top(7), "H", top(7)),
        ("wins_match", top(8), "S", SPADES),
        ("wins_match", "KS QS JS TS 9S 8S 7S AH", "H", "KS QS JS TS 9S 8S 7S"),
        ("wins_match", "AS KS QS JS 9S 8S 7S", "S", None),
        ("trump_only", top(7), "S", top(7)),
        ("trump_only", top(7), "H", None),
        ("off", top(8), "S", None),
    ],
)
def test_deberts(deberts, cards, trump, expected):
    row = deberts_row(rules_of("gambler", deberts=deberts), parse_cards(cards), Suit(trump))
    assert (format_cards(row) if row else None) == expected


def test_bella_is_king_and_queen_of_trumps():
    assert format_cards(bella_cards(Suit.HEARTS)) == "KH QH"
    assert BELLA_POINTS == 20


# --- writing ----------------------------------------------------------------------------------------------------------


def test_a_run_is_written_high_to_low():
    run = Run(*parse_run("KD-TD"), Kind.FIFTY)
    assert str(run) == "KD-TD"
    assert run.length == 4
    assert format_cards(run.cards) == "KD QD JD TD"
    assert run.suit is Suit.DIAMONDS


@pytest.mark.parametrize(
    "text",
    ["", "-", "AS", "AS-", "-QS", "QS-AS", "AS-KS", "AS-AS", "AS-QH", "AS QS", "AS-QS-TS", "as-qs", "AS–QS", "AS- QS"],
)
def test_what_is_no_run_is_refused(text):
    with pytest.raises(ValueError, match="not a"):
        parse_run(text)
