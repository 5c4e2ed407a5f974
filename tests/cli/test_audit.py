"""audit: counts the plays that look foolish."""

import json

import pytest

from deberts.ai.foolish import Kind


def test_a_report_has_every_kind_and_is_the_same_every_time(deberts):
    words = ("audit", "--level", "easy", "--deals", 6, "--json")
    first, again = json.loads(deberts(*words).out), json.loads(deberts(*words).out)
    assert first == again
    assert set(first["kinds"]) == set(Kind)
    assert first["illegal"] == 0
    assert first["decisions"] == first["judged"] > 30
    assert first["all"]["seen"] == sum(row["seen"] for row in first["kinds"].values())
    assert len(first["regret_by_trick"]) == 9
    assert all(0 <= row["not_excused"] <= row["seen"] for row in first["kinds"].values())


def test_a_report_in_words(deberts):
    ended = deberts("audit", "--level", "easy", "--deals", 10, "--profile", "klabor", "--players", 4)
    assert "illegal: 0" in ended.out
    assert "regret by trick" in ended.out
    assert ended.err == "10 of 10\n"


@pytest.mark.native
def test_several_processes_find_the_same(deberts):
    words = ("audit", "--level", "easy", "--deals", 4, "--json")
    assert json.loads(deberts(*words).out) == json.loads(deberts(*words, "--jobs", 2).out)


def test_what_makes_no_sense_is_told(deberts):
    assert deberts("audit", "--level", "wizard").code == 2
    assert deberts("audit", "--deals", 0).code == 1
