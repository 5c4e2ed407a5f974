"""Running a command of the command line inside the test."""

import io
import sys
from typing import NamedTuple

import pytest

from deberts.cli.main import main


class Ended(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def deberts(capsys, monkeypatch):
    """A function that runs a command, given its words and its standard input."""

    def run(*words, stdin=""):
        data = stdin if isinstance(stdin, bytes) else stdin.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        code = main(list(map(str, words)))
        return Ended(code, *capsys.readouterr())

    return run
