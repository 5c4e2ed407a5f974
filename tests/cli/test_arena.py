"""arena, bot and solve: players against each other, programs included."""

import json
import re
import sys
from pathlib import Path

import pytest

from deberts.ai.levels import LEVELS
from deberts.cli.bot_view import read_view, written_view
from deberts.cli.contestants import GREEDY
from deberts.cli.figures import mean_and_interval, share, times, wilson
from deberts.rng import Stream
from tests.chance import new_game, random_rules, steps

PAGE = Path(__file__).parents[2] / "docs" / "bot-protocol.md"


def bot(tmp_path, text):
    """The command of a bot with this program."""
    file = tmp_path / "bot.py"
    file.write_text(text, encoding="utf-8")
    return f"cmd:{sys.executable} {file}"


def report(ended):
    return json.loads(ended.out)


def test_a_report_has_all_that_is_promised_and_is_the_same_every_time(deberts):
    words = ("arena", "level:normal", "random", "--deals", 4, "--profile", "classic", "--players", 3, "--json")
    first, again = report(deberts(*words)), report(deberts(*words))
    assert first["a"] == "level:normal"
    assert (first["profile"], first["players"], first["deals"]) == ("classic", 3, 4)
    low, high = first["ci95"]
    assert low <= first["points_per_deal"] <= high
    assert first["points_per_deal"] > 0
    assert {"a", "b"} == set(first["call_rate"]) == set(first["make_rate"]) == set(first["decision_ms"])
    assert set(first["decision_ms"]["a"]) == {"p50", "p95", "max"}
    first.pop("decision_ms"), again.pop("decision_ms")
    assert first == again


def test_equals_are_equal(deberts):
    assert report(deberts("arena", "greedy", "greedy", "--deals", 5, "--json"))["points_per_deal"] == 0


# Exact worlds of whole hands are quick enough for two players only.
@pytest.mark.parametrize(("player", "players"), [("cheat", 2), ("cheat", 3), ("cheat", 4), ("pimc:2", 2)])
def test_the_yardsticks_play_at_every_table(deberts, player, players):
    ended = deberts("arena", player, "greedy", "--deals", 1, "--players", players, "--json")
    assert ended.code == 0
    assert report(ended)["deals"] == 1


def test_matches_are_won_and_lost(deberts):
    ended = deberts("arena", "greedy", "random", "--matches", 2, "--set", "target=101", "--json")
    assert report(ended)["matches"] == 2
    assert report(ended)["won"] >= 0.5
    assert "matches: won" in deberts("arena", "greedy", "random", "--matches", 1, "--set", "target=101").out


def test_a_report_in_words(deberts):
    out = deberts("arena", "greedy", "random", "--deals", 2).out
    assert re.search(r"2 deals: [+-]\d+\.\d\d points a deal, 95 % ", out)
    assert "call " in out


@pytest.mark.parametrize("name", ["nobody", "level:wizard", "pimc:0", "pimc:many", "cmd:"])
def test_unknown_players_are_told(deberts, name):
    ended = deberts("arena", name, "greedy")
    assert ended.code == 2
    assert "unknown player" in ended.err


def test_nothing_to_play(deberts):
    assert deberts("arena", "greedy", "greedy", "--deals", 0).code == 1


@pytest.mark.native
def test_several_processes_play_the_same(deberts):
    words = ("arena", "level:easy", "greedy", "--deals", 3, "--json")
    one, two = report(deberts(*words)), report(deberts(*words, "--jobs", 2))
    assert one["points_per_deal"] == two["points_per_deal"]


# --- the bot protocol ---------------------------------------------------------------------------------------------------


def test_views_are_written_and_read_back():
    stream = Stream("views")
    for number in range(12):
        game = new_game(random_rules(stream), "views", number)
        for place, _ in enumerate(steps(game, stream, deals=2)):
            if place % 3 == 0:
                view = game.view(game.match.turn)
                assert read_view(json.loads(json.dumps(written_view(view)))) == view


def test_every_key_of_the_view_is_explained():
    game = new_game(random_rules(Stream("keys")), "keys")
    game.deal_next()
    view = written_view(game.view(game.match.turn))
    explained = set(re.findall(r"`(\w+)`", PAGE.read_text(encoding="utf-8")))
    assert explained >= set(view) | set(view["standing"])


@pytest.mark.native
def test_the_bot_of_the_page_plays(deberts, tmp_path):
    program = re.search(r"```python\n(.+?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[1]
    ended = deberts("arena", bot(tmp_path, program), "greedy", "--deals", 3, "--json")
    assert ended.code == 0
    assert report(ended)["deals"] == 3


CHEAT = """
import json, sys
for line in sys.stdin:
    view = json.loads(line)["view"]
    print(json.dumps({"action": %s}), flush=True)
"""


@pytest.mark.native
@pytest.mark.parametrize(
    ("program", "complaint"),
    [
        ("import time\ntime.sleep(60)", "no answer within 1 seconds"),
        ("raise SystemExit(3)", "exit code 3"),
        ("input()\nprint('hello')", "not an answer"),
        ("input()\nprint('{', end='', flush=True)\nimport time\ntime.sleep(60)", "no answer within 1 seconds"),
        ("input()\nprint('{\"action\": \"0 play', end='')", "not an answer"),
        ("input()\nprint('[]')", "not an answer"),
        ("while True:\n    print('x' * 1000)", "bot.py: "),
        ('import sys\nfor _ in sys.stdin:\n    print(\'{"action": "0 swap"}\', flush=True)', "illegal"),
        (CHEAT % "view['legal'][0].replace(str(view['seat']), str(1 - view['seat']), 1)", "not_your_turn"),
        (CHEAT % "f\"{view['seat']} play JS\"", "illegal"),
    ],
)
def test_a_bad_program_gets_a_clear_error_and_nothing_is_lost(deberts, tmp_path, program, complaint):
    ended = deberts("arena", "greedy", bot(tmp_path, program), "--deals", 2, "--timeout", 1, "--json")
    assert ended.code == 1
    assert complaint in ended.err
    assert complaint in report(ended)["error"]
    assert report(ended)["deals"] == 0


@pytest.mark.native
def test_a_program_that_answers_more_than_it_is_asked_is_stopped(deberts, tmp_path):
    program = CHEAT % "view['legal'][-1]" + "    print(json.dumps({'action': view['legal'][-1]}), flush=True)\n"
    ended = deberts("arena", "greedy", bot(tmp_path, program), "--deals", 2, "--json")
    assert ended.code == 1
    # The second answer lies there when the next question comes, or it is taken for the answer to that.
    assert "without being asked" in ended.err or "illegal" in ended.err


@pytest.mark.native
def test_a_program_that_fails_in_a_process_of_its_own_is_told(deberts, tmp_path):
    words = ("arena", "greedy", bot(tmp_path, "raise SystemExit(3)"), "--deals", 2, "--jobs", 2, "--json")
    ended = deberts(*words)
    assert ended.code == 1
    assert "exit code 3" in report(ended)["error"]


@pytest.mark.native
def test_what_was_played_before_a_program_died_is_reported(deberts, tmp_path):
    program = (
        "import json, sys\nfor number, line in enumerate(sys.stdin):\n    view = json.loads(line)['view']\n"
        "    if number == 60:\n        break\n    print(json.dumps({'action': view['legal'][-1]}), flush=True)\n"
    )
    ended = deberts("arena", "greedy", bot(tmp_path, program), "--deals", 20, "--json")
    assert ended.code == 1
    assert 0 < report(ended)["deals"] < 20


@pytest.mark.native
def test_a_program_that_is_not_there(deberts):
    ended = deberts("arena", "cmd:no-such-program-here", "greedy", "--deals", 1)
    assert ended.code == 1
    assert "can't be started" in ended.err


def test_a_level_answers_questions(deberts):
    game = new_game(random_rules(Stream("bot"), 2), "bot")
    game.deal_next()
    view = game.view(game.match.turn)
    question = json.dumps({"seed": "5eed", "view": written_view(view)})
    ended = deberts("bot", "--level", "easy", stdin=question + "\n")
    assert ended.code == 0
    assert json.loads(ended.out)["action"] in map(str, view.legal)
    assert deberts("bot", "--level", "wizard").code == 2
    assert deberts("bot", stdin='{"view": 7}\n').code == 1


# --- figures and solve ---------------------------------------------------------------------------------------------------


def test_figures():
    mean, (low, high) = mean_and_interval([1.0, 3.0])
    assert mean == 2
    assert low == pytest.approx(2 - 1.96)
    assert high == pytest.approx(2 + 1.96)
    assert mean_and_interval([5.0]) == (5.0, (5.0, 5.0))
    assert share(1, 3) == 0.3333
    assert share(0, 0) is None
    assert times([]) == {"p50": 0.0, "p95": 0.0, "max": 0.0}
    assert times([0.002, 0.001, 0.003])["p50"] == 2.0
    assert wilson(5, 10)[0] < 0.5 < wilson(5, 10)[1]


def test_greedy_is_no_level_that_may_change():
    assert GREEDY.name not in LEVELS


def test_solve_gives_the_values_of_all_legal_cards(deberts):
    words = ("simulate", "--seed", "solve", "--legal", "--set", "target=101")
    record = json.loads(deberts(*words).out)
    deal = record["deals"][0]
    place = next(n for n in range(len(deal["actions"]) - 1, 0, -1) if len(deal["legal"][n]) > 1)
    record["deals"] = [{**deal, "actions": deal["actions"][:place], "legal": deal["legal"][:place]}]
    for key in ("score", "totals", "between"):
        record["deals"][0].pop(key, None)
    record.pop("result", None)
    ended = deberts("solve", stdin=json.dumps(record))
    assert ended.code == 0, ended.err
    values = json.loads(ended.out)["values"]
    assert {f"{deal['legal'][place][0].split()[0]} play {card}" for card in values} <= set(deal["legal"][place])
    assert deberts("solve", stdin=json.dumps({**record, "deals": []})).code == 1
