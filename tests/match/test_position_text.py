"""Reading texts that are no positions: a PositionError and nothing else."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deberts.match.position import PositionError, build_position, format_position, parse_position, problems
from deberts.match.position.spelling import KEYS, SEAT_KEYS

TEXT = (
    "dp1;rules=stakes,target:301;dealer=1;phase=play;turned=9C;caller=1;trump=D;bottom=JS;h0=7S.TS.QS.9D.KD.JC;"
    "h1=TH.JH.AD.TC.KC;d0=-;d1=QH-TH;tricks=0:JD.8D,0:QC.7C,0:8S.9S;trick=1:QH;deal=3;totals=171.158;baits=1.1;"
    "hang=20:01;stake=512;rights=0"
)
PIECES = st.sampled_from([*";=.,:?-@ ", "dp1", "dp2", "AS", "TH", "?9", "terz", "01", "-1", "99999999999", "٣", "\n"])


@pytest.mark.parametrize(
    ("text", "code", "key"),
    [
        ("", "wrong_version", ""),
        ("dp2;rules=gambler", "wrong_version", ""),
        ("dp1", "missing_key", "rules"),
        ("dp1;", "bad_item", ""),
        ("dp1;rules=gambler", "missing_key", "dealer"),
        ("dp1;rules=whist", "bad_rules", "rules"),
        ("dp1;rules=gambler,target", "bad_rules", "rules"),
        ("dp1;rules=gambler,target:301,target:301", "bad_value", "rules"),
        ("dp1;rules=gambler,profile:klabor", "bad_value", "rules"),
        ("dp1;rules=gambler,players:5", "bad_rules", "rules"),
        ("dp1;rules=gambler;turn=1", "unknown_key", "turn"),
        ("dp1;rules=gambler;h2=AS", "unknown_key", "h2"),
        ("dp1;rules=gambler;dealer=1;dealer=1", "repeated_key", "dealer"),
        ("dp1;rules=gambler;dealer=2", "bad_value", "dealer"),
        ("dp1;rules=gambler;dealer=01", "bad_value", "dealer"),
    ],
)
def test_what_cannot_be_read_is_named(text, code, key):
    with pytest.raises(PositionError) as error:
        parse_position(text)
    assert (error.value.code, error.value.key) == (code, key)


@pytest.mark.parametrize(
    "item",
    [
        *(
            "phase=bidding",
            "passes=-1",
            "passes=01",
            "passes=1000000000",
            "turned=?",
            "turned=10H",
            "trump=X",
            "swap=-",
        ),
        *(
            "h0=",
            "h0=AS.",
            "h0=AS AS",
            "h0=?33",
            "h0=?0?",
            "h0=??",
            "h0=?-1",
            "h0=.",
            "stock=as",
            "d0=",
            "d0=AH",
            "d0=QH-AH",
        ),
        *(
            "d0=AH-QH.",
            "a0=",
            "a0=pair",
            "a0=terz.11",
            "a0=terz.K.maybe",
            "a0=terz.K.plain.x",
            "a0=4",
            "tricks=",
            "tricks=0:",
        ),
        *(
            "tricks=AS",
            "tricks=2:AS.KS",
            "trick=0:AS,0:KS",
            "totals=1",
            "totals=1.2.3",
            "totals=1.x",
            "baits=-1.0",
            "hang=20",
        ),
        *(
            "hang=20:",
            "hang=20:10",
            "hang=20:00",
            "hang=20:2",
            "stake=x",
            "rights=",
            "rights=2",
            "rights=10",
            "offer=9",
            "end=x",
        ),
    ],
)
def test_a_bad_value_is_named(item):
    key = item.split("=", maxsplit=1)[0]
    rest = ";".join(part for part in TEXT.split(";") if not part.startswith(f"{key}="))
    with pytest.raises(PositionError) as error:
        parse_position(f"{rest};{item}")
    assert (error.value.code, error.value.key) == ("bad_value", key)


def test_not_even_a_text():
    with pytest.raises(PositionError):
        parse_position(None)


def read(text):
    """Reads, and builds what can be read: nothing but a PositionError may come of it."""
    try:
        setup = parse_position(text)
    except PositionError:
        return
    once = format_position(setup)
    assert format_position(parse_position(once)) == once
    problems(setup)
    with suppress(PositionError):
        build_position(setup)


@settings(max_examples=200, deadline=None)
@given(st.text() | st.lists(PIECES).map("".join).map("dp1;rules=gambler;".__add__))
def test_garbage_is_a_position_error(text):
    read(text)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from((*KEYS, *SEAT_KEYS)), st.text(max_size=5) | st.lists(PIECES, max_size=5).map("".join))
def test_any_value_changed_to_garbage_is_a_position_error(key, value):
    rest = [part for part in TEXT.split(";") if not part.startswith(f"{key}=")]
    read(";".join([*rest, f"{key}={value}"]))


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_text_with_letters_changed_is_a_position_error_or_a_position(data):
    place = data.draw(st.integers(4, len(TEXT) - 1))
    letter = data.draw(st.sampled_from(TEXT) | PIECES)
    cut = data.draw(st.integers(0, 3))
    read(TEXT[:place] + letter + TEXT[place + cut :])
