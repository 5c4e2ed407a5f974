"""review: what every decision was worth."""

import json


def test_a_review_in_words_and_as_json(deberts, tmp_path):
    made = deberts("simulate", "--profile", "klabor", "--players", 4, "--level", "easy", "--matches", 1).out
    path = tmp_path / "match.json"
    path.write_text(made, encoding="utf-8")
    words = ("review", str(path), "--deal", 1, "--seat", 2)
    told = json.loads(deberts(*words, "--json").out)
    assert (told["deal"], told["seat"]) == (1, 2)
    for row in told["decisions"]:
        assert abs(row["options"][0]["known"] - chosen(row)["known"] - row["known"]) < 0.15
        assert row["best"] == row["options"][0]["action"]
    shown = deberts(*words).out
    assert f"deal 1, seat 2: accuracy {told['accuracy']:.1f}" in shown
    assert len(shown.splitlines()) == 2 + len(told["decisions"])
    assert deberts("review", str(path), "--deal", 1, "--seat", 4).code == 2
    assert deberts("review", str(path), "--deal", 99).code == 2
    assert deberts("review", str(tmp_path / "none.json")).code == 1


def chosen(row):
    return next(option for option in row["options"] if option["action"].split()[:3] == row["action"].split()[:3])
