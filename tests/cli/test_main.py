"""The command line as a whole: help pages and wrong command lines."""

import pytest

COMMANDS = ("play", "simulate", "verify", "legal", "perft", "bench")


def test_help_names_every_command(deberts):
    ended = deberts("--help")
    assert ended.code == 0
    assert all(f"  {command} " in ended.out for command in COMMANDS)
    assert "exit codes" in ended.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_has_examples_and_exit_codes(deberts, command):
    ended = deberts(command, "--help")
    assert ended.code == 0
    assert f"python -m deberts {command}" in ended.out
    assert "exit codes: 0 done" in ended.out or "exit codes: 0 all sound" in ended.out


@pytest.mark.parametrize(
    "words", [[], ["whist"], ["simulate", "--nothing"], ["verify"], ["perft", "x"], ["perft", "-1"]]
)
def test_a_wrong_command_line_ends_with_2(deberts, words):
    ended = deberts(*words)
    assert ended.code == 2
    assert ended.out == ""
    assert "error: " in ended.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--profile", "whist"], "unknown profile 'whist': choose from gambler, stakes, skill, classic, klabor"),
        (["--set", "colour=red"], "unknown switch 'colour': choose from target, all_pass"),
        (["--set", "target"], "--set target: write it as SWITCH=VALUE"),
        (["--set", "target=50"], "target = 50: must be a whole number from 101 to 10001"),
        (["--set", "target=many"], "target = many: must be a whole number"),
        (["--set", "tie=win"], "tie = win: must be hang or bait or each"),
        (["--set", "doubling=maybe"], "doubling = maybe: must be yes or no"),
        (["--players", "5"], "players = 5: must be 2, 3 or 4"),
        (["--players", "3", "--set", "mars=yes"], "mars = yes: not with three players"),
        (["--set", "partner_runs=yes"], "partner_runs = yes: needs four players"),
        (["--players", "4", "--set", "exchange=own_first_card"], "exchange = own_first_card: not with four players"),
        (["--profile", "classic", "--set", "exchange=own_first_card"], "exchange = own_first_card: not together"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "play", "bench"])
def test_rules_that_make_no_sense_are_one_clear_line(deberts, command, words, said):
    ended = deberts(command, *words)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"deberts {command}: {said}")
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_an_unknown_level_is_one_clear_line(deberts, command):
    ended = deberts(command, "--level", "genius")
    assert (ended.code, ended.out) == (2, "")
    assert "unknown level 'genius': choose from easy, normal" in ended.err
