"""puzzles: positions with one best answer, one a line."""

import json

from deberts.puzzles.puzzle import format_puzzle, parse_puzzle


def test_puzzles_are_written_one_a_line_and_progress_beside_them(deberts):
    words = ("puzzles", "--profile", "classic", "--theme", "swap", "--count", 1, "--seed", "test")
    done = deberts(*words)
    assert done.code == 0
    lines = done.out.splitlines()
    assert [json.loads(line)["theme"] for line in lines] == ["swap"]
    assert [format_puzzle(parse_puzzle(line)) for line in lines] == lines
    assert "1 of 1 puzzles" in done.err


def test_nothing_is_looked_for_where_none_are_wanted_and_an_unknown_theme_is_told(deberts):
    assert deberts("puzzles", "--count", 0).out == ""
    wrong = deberts("puzzles", "--theme", "nothing")
    assert (wrong.code, wrong.out) == (2, "")
    assert "unknown theme 'nothing': choose from bid, swap" in wrong.err
