"""The command line as a process of its own: pipes and Ctrl-C."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PY = Path(__file__).parents[2] / "py"
COMMAND = (sys.executable, "-m", "deberts")
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(PY)}

RECORDS = Path(__file__).parents[1] / "data/conformance/klabor-4.jsonl"
RECORD = RECORDS.read_bytes().splitlines()[0]


@pytest.fixture(autouse=True)
def ctrl_c_is_heard():
    """A shell that runs the tests in the background has Ctrl-C ignored, and what it starts would inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def start(*words, **more):
    return subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT, **more)


def test_simulate_into_verify():
    lines = subprocess.run([*COMMAND, "simulate", "--matches", "3"], capture_output=True, env=ENVIRONMENT, check=True)
    done = subprocess.run(
        [*COMMAND, "verify", "-"], input=lines.stdout, capture_output=True, env=ENVIRONMENT, check=True
    )
    assert done.stdout.decode().split() == ["3", "records,", "all", "sound"]


def test_a_closed_pipe_is_quiet():
    with start("simulate", "--matches", "1000") as process:
        assert process.stdout.readline().startswith(b'{"format"')
        process.stdout.close()
        assert process.wait(300) == 141
        assert process.stderr.read() == b""


@pytest.mark.parametrize(
    "words", [["--help"], ["simulate", "--help"], ["legal"], ["bench", "--part", "solver", "--json"]]
)
def test_a_pipe_that_closes_before_the_last_flush_is_quiet(words):
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*COMMAND, *words], input=RECORD, stdout=writing, stderr=subprocess.PIPE, env=ENVIRONMENT, check=False
    )
    os.close(writing)
    # argparse keeps the closed pipe of a help page to itself.
    assert (done.returncode, done.stderr) == (0 if "--help" in words else 141, b"")


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
def test_ctrl_c_is_quiet():
    with start("simulate", "--matches", "100000") as process:
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
        assert process.returncode == 130


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
def test_ctrl_c_says_nothing_at_the_table():
    with start("play", "--seed", "a", stdin=subprocess.PIPE) as process:
        shown = iter(process.stdout.readline, b"")
        assert any(b"You can type" in line for line in shown)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
        assert (process.returncode, errors) == (130, b"")


def test_card_signs_are_no_trouble_for_an_old_terminal():
    environment = ENVIRONMENT | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [*COMMAND, "play", "--seed", "a"], input=b"\xff\nquit\n", capture_output=True, env=environment, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
