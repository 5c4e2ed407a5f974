"""JSON from outside: what is read, and what is refused before it can do harm."""

import pytest

from deberts.foreign import DEEPEST, brief, load_json


@pytest.mark.parametrize(
    "text", ['{"a": [1, "]]]", null]}', "3", '"[[[["', "[" * DEEPEST + "]" * DEEPEST, '{"\\"": []}']
)
def test_sound_json_is_read(text):
    load_json(text)


@pytest.mark.parametrize(
    "text", ["", "{", "[" * (DEEPEST + 1), '{"a":' * 100_000, "[" * 100_000 + "]" * 100_000, '"' * 99, "9" * 10_000]
)
def test_what_is_no_sound_json_is_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011  # json has a kind of its own for each fault
        load_json(text)


def test_a_foreign_value_is_shown_briefly():
    assert brief("x" * 1000) == "'" + "x" * 56 + "..."
    assert brief([[[1]]]) == "a list"
    assert brief(None) == "None"
