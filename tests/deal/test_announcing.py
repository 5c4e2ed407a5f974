"""What becomes public when runs are announced and compared (rules, section 3)."""

import pytest

from deberts.cards import Suit
from deberts.deal.announcing import Announcement, announcement_of, compare
from deberts.rules.runs import Kind, Run, parse_run
from tests.table import rules_of


def run(text):
    high, low = parse_run(text)
    length = high.height - low.height + 1
    return Run(high, low, Kind.TERZ if length == 3 else Kind.FIFTY)


def say(announcement):
    """An announcement in words: kind or length, top rank, trump or plain; what is not public is left out."""
    words = [announcement.kind, announcement.length, announcement.top]
    words += [None if announcement.trump is None else "trump" if announcement.trump else "plain"]
    return " ".join(str(word) for word in words if word is not None)


def heard(best, newcomer, trump="C", order="kind", long_runs="split"):
    """What is public of the best run so far and of the newcomer's, and whether the newcomer leads."""
    rules = rules_of("gambler", run_order=order, long_runs=long_runs)
    one, other = run(best), run(newcomer)
    found = compare(rules, other, announcement_of(rules, other), one, announcement_of(rules, one), Suit(trump))
    return say(found.best), say(found.newcomer), found.leads


def test_at_first_only_the_kind_is_said():
    assert announcement_of(rules_of("gambler"), run("AS-QS")) == Announcement(Kind.TERZ, None)
    assert announcement_of(rules_of("gambler"), run("AS-JS")) == Announcement(Kind.FIFTY, None)


def test_by_length_only_the_length_is_said():
    rules = rules_of("gambler", run_order="length", long_runs="single")
    assert announcement_of(rules, run("AS-TS")) == Announcement(None, 5)


@pytest.mark.parametrize(
    ("best", "newcomer", "expected"),
    [
        # Different kinds: nothing more.
        ("AH-QH", "TS-7S", ("terz", "fifty", True)),
        ("TS-7S", "AH-QH", ("fifty", "terz", False)),
        # Equal kinds: the best one's top rank; the newcomer's only if equal or higher.
        ("AH-QH", "KS-JS", ("terz A", "terz", False)),
        ("KH-JH", "AS-QS", ("terz K", "terz A", True)),
        ("KH-TH", "AS-JS", ("fifty K", "fifty A", True)),
        # Equal ranks: for both, whether it is trump.
        ("AH-QH", "AS-QS", ("terz A plain", "terz A plain", False)),
        ("AH-QH", "AC-QC", ("terz A plain", "terz A trump", True)),
        ("AC-QC", "AH-QH", ("terz A trump", "terz A plain", False)),
        # A trump run says so only where ranks are equal.
        ("KC-JC", "AH-QH", ("terz K", "terz A", True)),
        ("AH-QH", "KC-JC", ("terz A", "terz", False)),
    ],
)
def test_no_more_is_said_than_comparing_needs(best, newcomer, expected):
    assert heard(best, newcomer) == expected


@pytest.mark.parametrize(
    ("best", "newcomer", "expected"),
    [
        ("AH-JH", "KS-9S", ("4", "5", True)),
        ("AH-TH", "KS-9S", ("5 A", "5", False)),
        ("KH-9H", "AS-TS", ("5 K", "5 A", True)),
        ("KH-9H", "KC-9C", ("5 K plain", "5 K trump", True)),
    ],
)
def test_comparing_by_length(best, newcomer, expected):
    assert heard(best, newcomer, order="length", long_runs="single") == expected


def test_what_was_said_stays_said():
    rules = rules_of("gambler")
    said = Announcement(Kind.TERZ, None, top=run("KH-JH").high.rank, trump=False)
    found = compare(rules, run("AS-JS"), announcement_of(rules, run("AS-JS")), run("KH-JH"), said, Suit.CLUBS)
    assert found.best == said
    assert found.leads
