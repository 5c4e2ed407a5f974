"""play: a match driven by typed answers."""

import json

import pytest

from deberts import Game, format_record, replay_text
from deberts.cli.answers import Answers, NotUnderstood
from deberts.deal.actions import Verb
from deberts.match.game import Player
from deberts.rng import match_seed
from tests.table import go, match_of, rules_of

QUICK = ("--set", "target=101", "--seed", "quick")


def first_words(deberts, *words, answers=400):
    """Plays with the same few answers over and over: what is not legal is only explained."""
    typed = "\n".join(["pass", "take", "keep", "silent", "leave", "accept", *map(str, range(1, 10))] * answers)
    return deberts("play", *words, stdin=typed)


@pytest.mark.parametrize(
    "words",
    [
        ("--profile", "gambler"),
        ("--profile", "stakes", "--level", "random"),
        ("--profile", "skill"),
        ("--profile", "classic", "--players", 3),
        ("--profile", "klabor", "--players", 4),
    ],
)
def test_a_whole_match_can_be_played(deberts, tmp_path, words):
    file = tmp_path / "match.json"
    ended = first_words(deberts, *words, *QUICK, "--save", file)
    assert ended.code == 0
    assert ended.err == ""
    assert ended.out.splitlines()[-1].startswith("Result ")
    assert "Score of the deal: " in ended.out
    assert replay_text(file.read_text(encoding="utf-8")).match.result


def test_the_end_of_the_input_ends_the_match_and_it_goes_on_from_the_file(deberts, tmp_path):
    file = tmp_path / "match.json"
    assert deberts("play", *QUICK, "--save", file, stdin="pass\n").code == 0
    saved = replay_text(file.read_text(encoding="utf-8"))
    assert any(action.seat == 0 for action in saved.history())
    whole = first_words(deberts, "--load", file, "--save", file)
    assert whole.code == 0
    assert replay_text(file.read_text(encoding="utf-8")).match.result


def test_a_record_without_a_seed_goes_on(deberts, tmp_path):
    record = json.loads(deberts("simulate", "--set", "target=5001").out)
    del record["seed"], record["result"]
    record["deals"] = record["deals"][:1]
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    ended = deberts("play", "--load", file, stdin="score\n")
    assert ended.code == 0
    assert "Deal 2" in ended.out


def test_help_score_trick_and_quit_are_always_there(deberts):
    ended = deberts("play", "--seed", "quick", stdin="help\nscore\ntrick\n\nquit\npass\n")
    assert "On your turn type" in ended.out
    assert "match to 501" in ended.out
    assert "No trick has been taken yet." in ended.out
    assert "You pass." not in ended.out


def test_undo_takes_back_and_marks_the_match(deberts, tmp_path):
    file = tmp_path / "match.json"
    ended = deberts("play", *QUICK, "--save", file, stdin="undo\npass\nundo\nquit\n")
    assert "There is nothing to take back." in ended.out
    assert "Your last action is taken back." in ended.out
    game = replay_text(file.read_text(encoding="utf-8"))
    assert game.assisted
    assert not [action for action in game.history() if action.seat == 0]


def test_the_file_is_told_at_once_if_it_can_not_be_written_or_read(deberts, tmp_path):
    ended = deberts("play", "--save", tmp_path / "no" / "match.json")
    assert (ended.code, ended.out) == (1, "")
    assert ended.err.startswith(f"deberts play: {tmp_path / 'no' / 'match.json'}: ")
    missing = deberts("play", "--load", tmp_path / "missing")
    assert (missing.code, missing.err.count("\n")) == (1, 1)
    damaged = tmp_path / "damaged"
    damaged.write_text("{}")
    assert deberts("play", "--load", damaged).err == f"deberts play: {damaged}: wrong_format: None\n"
    assert deberts("play", "--load", damaged, "--players", 3).code == 2


def test_a_finished_match_only_shows_its_result(deberts, tmp_path):
    file = tmp_path / "match.json"
    file.write_text(deberts("simulate", *QUICK).out, encoding="utf-8")
    assert deberts("play", "--load", file).out.startswith("Result ")


HANDS = {0: "JH 9H AH TS KS QS 8C 7C AD", 1: "TH KH QH AS 9S 8S AC TC KC"}


def answers_of(match):
    return Answers(match.view(match.turn))


def test_a_card_that_may_not_be_played_is_explained():
    match = go(match_of(rules_of("gambler"), 1, HANDS, "8H", "JD"), "0 take", "0 play AD")
    answers = answers_of(match)
    shown = [card.code for card in answers.hand]
    assert shown == ["TH", "KH", "QH", "AS", "9S", "8S", "AC", "TC", "KC"]
    with pytest.raises(NotUnderstood, match="A♠: You have no diamonds, so you have to trump: 10♥ K♥ Q♥"):
        answers.parse("4")
    assert str(answers.parse("2")) == "1 play KH"
    assert str(answers.parse("2b")) == str(answers.parse("2 bella")) == "1 play KH bella"
    for wrong in ("1b", "0", "10", "99999999", "2 x", "take", "²"):
        with pytest.raises(NotUnderstood):
            answers.parse(wrong)


def test_runs_are_declared_by_number():
    hands = {0: "AS KS QS JS TS 9S 8H 8D 8C"}
    answers = answers_of(go(match_of(rules_of("gambler"), 1, hands, "9H"), "0 take"))
    assert str(answers.parse("declare")) == "0 declare AS-JS"
    assert str(answers.parse("d 1")) == f"0 declare {answers.runs[0]}"
    assert str(answers.parse("silent")) == "0 declare"
    for wrong in ("declare 1 2", "declare 0", "declare x", "1"):
        with pytest.raises(NotUnderstood):
            answers.parse(wrong)


def test_the_first_letters_of_a_legal_word_go_before_a_command():
    match = match_of(rules_of("gambler"), 1, {}, "8H")
    assert answers_of(match).parse("t").verb is Verb.TAKE
    assert answers_of(match).parse("h") == "help"
    named = answers_of(go(match, "0 pass", "1 pass"))
    assert str(named.parse("s")) == "0 name S"
    assert named.parse("score") == "score"
    with pytest.raises(NotUnderstood, match="You can type: "):
        named.parse("x")


def test_the_others_keep_the_names_of_a_record(deberts, tmp_path):
    rules = rules_of("gambler")
    players = [Player("Anna", "ai", {"level": "easy"}), Player("Boris", "human")]
    file = tmp_path / "match.json"
    file.write_text(format_record(Game(rules, players, match_seed("names"))), encoding="utf-8")
    ended = deberts("play", "--load", file, stdin="quit\n")
    assert "Anna" in ended.out
    assert "Boris" not in ended.out
