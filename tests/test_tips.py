"""The page's tips and common questions: what they lead to is there, and everything has words in all languages."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from deberts.api.catalogue import switches
from deberts.lessons import LESSONS
from deberts.puzzles.shipped import shipped

JS = Path(__file__).parents[1] / "web" / "js"
PROGRAM = "import(process.argv[1]).then((list) => console.log(JSON.stringify(list)))"


@pytest.fixture(scope="module")
def lists():
    """The two lists as the page has them."""
    told = subprocess.run(
        ["node", "-e", PROGRAM, (JS / "panels" / "tipsList.js").as_uri()], capture_output=True, check=True, text=True
    )
    return json.loads(told.stdout)


def test_every_tip_and_question_leads_to_what_is_there(lists):
    lessons = {lesson.name for lesson in LESSONS}
    themes = {puzzle.theme for puzzle in shipped().values()}
    groups = {switch["group"] for switch in switches()}
    for entry in [*lists["TIPS"], *lists["QUESTIONS"]]:
        assert set(entry.get("lessons", [])) <= lessons, entry
        assert set(entry.get("themes", [])) <= themes, entry
        assert {entry.get("rules", "play")} <= groups, entry


def test_every_tip_is_proven_by_something(lists):
    assert len(lists["TIPS"]) >= 6
    for tip in lists["TIPS"]:
        assert tip.get("lessons") or tip.get("themes"), tip


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_everything_has_words(lists, language):
    text = (JS / "i18n" / language / "tips.js").read_text(encoding="utf-8")
    there = set(re.findall(r"^  'tips\.((?:tip|ask)\.[\w.]+)':", text, re.MULTILINE))
    names = {f"tip.{tip['name']}" for tip in lists["TIPS"]} | {f"ask.{ask['name']}" for ask in lists["QUESTIONS"]}
    assert there == names | {f"{name}.text" for name in names}
