"""The byte budgets: what is too heavy is named, and every limit of the built page is really looked at."""

import gzip
import random
from pathlib import PurePosixPath

import pytest

from tools.budgets import BUDGETS, check_budgets, sent
from tools.project import BuildError

LIGHT = {PurePosixPath("a.js"): b"let a;"}


def noise(size: int) -> bytes:
    """Bytes that nothing makes shorter."""
    return random.Random(1).randbytes(size)


@pytest.mark.parametrize("name", BUDGETS)
def test_each_budget_fails_the_build_when_it_is_exceeded(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    groups = dict.fromkeys(BUDGETS, LIGHT)
    check_budgets(groups)
    assert name in capsys.readouterr().out
    with pytest.raises(BuildError, match=f"too heavy: {name}\\."):
        check_budgets({**groups, name: {PurePosixPath("heavy.js"): noise(BUDGETS[name] + 1000)}})


def test_files_count_as_a_host_sends_them() -> None:
    text = b"the same line\n" * 1000
    assert sent(PurePosixPath("a.js"), text) == len(gzip.compress(text, 6, mtime=0)) < 200
    assert sent(PurePosixPath("a.zip"), text) == len(text)
