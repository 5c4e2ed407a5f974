"""simulate, verify, legal and perft: records out and in."""

import json
from pathlib import Path

import pytest

from deberts import replay_text
from deberts.cli.perft import divide, perft
from deberts.rng import match_seed
from tests.table import go, legal, match_of, rules_of

CONFORMANCE = Path(__file__).parents[1] / "data/conformance"
LINES = (CONFORMANCE / "stakes-2.jsonl").read_text(encoding="utf-8").splitlines()[:3]


def cut(actions, line=LINES[0]):
    """A record that ends within its first deal."""
    record = json.loads(line)
    deal = record["deals"][0]
    first = {"dealer": deal["dealer"], "pack": deal["pack"], "actions": deal["actions"][:actions]}
    kept = {key: record[key] for key in ("format", "version", "rules", "players")}
    return json.dumps(kept | {"deals": [first]})


# --- simulate


def test_simulated_matches_are_records_with_seeds_of_their_own(deberts):
    ended = deberts("simulate", "--matches", 2, "--seed", "test", "--set", "target=101")
    games = [replay_text(line) for line in ended.out.splitlines()]
    assert [game.seed for game in games] == [match_seed("simulate", "test", number) for number in range(2)]
    assert all(game.match.result for game in games)
    assert games[0].players[0].level == "easy"
    again = deberts("simulate", "--matches", 1, "--seed", "test", "--set", "target=101")
    assert ended.out.startswith(again.out)


@pytest.mark.parametrize("words", [["--profile", "classic", "--players", 3], ["--profile", "klabor", "--players", 4]])
@pytest.mark.parametrize("level", ["easy", "normal", "random"])
def test_every_level_plays_any_table(deberts, words, level):
    ended = deberts("simulate", *words, "--level", level, "--legal", "--set", "target=101")
    game = replay_text(ended.out)
    assert game.keep_legal
    assert game.match.result


def test_so_many_deals_and_the_last_match_broken_off(deberts):
    ended = deberts("simulate", "--deals", 7, "--set", "target=301", "--seed", "deals", "--legal")
    games = [replay_text(line) for line in ended.out.splitlines()]
    assert sum(len(game.deals) for game in games) == 7
    assert all(game.match.result for game in games[:-1])
    assert deberts("verify", "-", stdin=ended.out).code == 0
    assert deberts("simulate", "--deals", 7, "--matches", 2).code == 2


def test_no_match_is_no_line(deberts):
    assert deberts("simulate", "--matches", 0) == (0, "", "")


# --- verify


def test_the_conformance_matches_are_sound(deberts):
    files = [CONFORMANCE / f"{name}.jsonl" for name in ("klabor-4", "house-stakes-4", "gambler-2")]
    assert deberts("verify", *files) == (0, "34 records, all sound\n", "")


def test_standard_input_and_one_record_over_several_lines(deberts, tmp_path):
    pretty = tmp_path / "pretty.json"
    pretty.write_text(json.dumps(json.loads(LINES[0]), indent=2), encoding="utf-8")
    stdin = "\n\n".join(LINES) + "\n"
    assert deberts("verify", "-", pretty, stdin=stdin) == (0, "4 records, all sound\n", "")
    assert deberts("verify", pretty) == (0, "1 record, all sound\n", "")


def spoilt(line, change):
    record = json.loads(line)
    change(record)
    return json.dumps(record)


def test_a_fault_is_told_with_its_place_and_the_rest_is_checked(deberts, tmp_path):
    def action(record):
        record["deals"][1]["actions"][1] = "0 play 7S"

    def legal_list(record):
        record["deals"][0]["legal"][0] = []

    def answer(record):
        record["between"] = {"0": ["0 claim"]}

    def result(record):
        record["result"]["winner"] = 1 - record["result"]["winner"]

    file = tmp_path / "some.jsonl"
    texts = [LINES[0], *(spoilt(LINES[0], change) for change in (action, legal_list, answer, result)), "{", LINES[1]]
    file.write_text("\n".join(texts), encoding="utf-8")
    ended = deberts("verify", file, CONFORMANCE / "klabor-4.jsonl")
    assert (ended.code, ended.out) == (1, "14 records, 5 faulty\n")
    faults = ended.err.splitlines()
    assert len(faults) == 5
    assert faults[0].startswith(f"{file}: record 2, deal 1, ")
    assert faults[1].startswith(f"{file}: record 3, deal 0, action 0: wrong_legal: ")
    assert faults[2].startswith(f"{file}: record 4, deal 0, answer 0: illegal_action: ")
    assert faults[3].startswith(f"{file}: record 5, wrong_result: winner ")
    assert faults[4].startswith(f"{file}: record 6, bad_json: ")


def test_files_that_can_not_be_read_are_told_and_the_rest_is_checked(deberts, tmp_path):
    empty, latin = tmp_path / "empty", tmp_path / "latin"
    empty.write_text("\n \n")
    latin.write_bytes(LINES[0].encode() + b"\n\xe4\n")
    ended = deberts("verify", tmp_path / "missing", empty, latin, tmp_path, CONFORMANCE / "klabor-4.jsonl")
    assert (ended.code, ended.out) == (1, "8 records, 4 files not read to the end\n")
    said = ended.err.splitlines()
    assert said[0] == f"{tmp_path / 'missing'}: No such file or directory"
    assert said[1] == f"{empty}: empty, no record in it"
    assert said[2] == f"{latin}: line 2 is not UTF-8 text"
    assert said[3].startswith(f"{tmp_path}: ")
    assert "standard input: empty" in deberts("verify", "-").err


# --- legal


def test_what_is_legal_at_the_end_of_a_record(deberts):
    record = cut(0)
    ended = deberts("legal", stdin=record)
    assert ended.code == 0
    assert json.loads(ended.out) == list(map(str, replay_text(record).legal_actions()))


def test_nothing_is_legal_after_the_end(deberts):
    assert deberts("legal", stdin=LINES[0]) == (0, "[]\n", "")


def test_answers_between_deals_are_legal(deberts):
    record = json.loads(LINES[0])
    number = int(next(iter(record["between"])))
    record["deals"] = record["deals"][: number + 1]
    del record["between"], record["result"]
    assert json.loads(deberts("legal", stdin=json.dumps(record)).out)[0].split()[1] == "double"


@pytest.mark.parametrize("command", [["legal"], ["perft", 1]])
@pytest.mark.parametrize(
    "text", ["", "{", "[]", LINES[0] + "\n" + LINES[1], cut(3).replace("deberts-record", "x"), b"\xff"]
)
def test_a_damaged_record_is_one_line(deberts, command, text):
    ended = deberts(*command, stdin=text)
    assert (ended.code, ended.out) == (1, "")
    assert ended.err.startswith(f"deberts {command[0]}: ")
    assert ended.err.count("\n") == 1


# --- perft


def test_perft_counts_the_auction_by_hand():
    start = match_of(rules_of("gambler", exchange="off", declare="auto", bella_declare="auto"), 1, {}, "9H")
    assert [perft(start, depth) for depth in (0, 1)] == [1, 2]
    after = go(start, "0 pass", "1 pass", "0 pass")
    # Seat 1 names one of three suits, then seat 0 leads one of nine cards; or it passes and the deal is void.
    assert perft(after, 1) == 4
    assert perft(after, 2) == 3 * 9 + 0
    assert divide(after, 2) == {"1 name S": 9, "1 name D": 9, "1 name C": 9, "1 pass": 0}


def test_perft_takes_a_declaration_for_one_action():
    match = go(match_of(rules_of("gambler"), 1, {0: "AS KS QS JS TS 9S 8H 8D 8C"}, "9H"), "0 take")
    assert legal(match) == ["0 declare"]
    assert perft(match, 1) == 1
    assert perft(match, 2) == 9


def test_perft_does_not_cross_into_the_next_deal(deberts):
    assert deberts("perft", 3, stdin=LINES[0]).out == "0\n"
    assert deberts("perft", 0, stdin=LINES[0]).out == "1\n"


def test_perft_on_the_command_line(deberts):
    whole = deberts("perft", 3, stdin=cut(4))
    parts = deberts("perft", 3, "--divide", stdin=cut(4)).out.splitlines()
    assert parts[-1] + "\n" == whole.out
    assert sum(int(line.split(": ")[1]) for line in parts[:-1]) == int(whole.out) > 0
    assert deberts("perft", 0, "--divide", stdin=cut(4)).out == "1\n"
