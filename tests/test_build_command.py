"""The command line of build.py: what it takes, and what it says when it can't."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.checks import PARTS, choose
from tools.project import BuildError
from tools.stamps import Stamps, digest

BUILD = Path(__file__).parents[1] / "build.py"


def build(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, BUILD, *words], capture_output=True, text=True, check=False)


def test_help_names_every_command_part_and_switch() -> None:
    done = build("--help")
    assert done.returncode == 0
    words = [
        "dist",
        "serve",
        "test",
        "format",
        "protocol",
        "--port",
        "--no-open",
        "--base",
        "--fast",
        *(part.name for part in PARTS),
    ]
    assert not [word for word in words if word not in done.stdout]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--prot"], "unknown: --prot (--help"),
        (["tset"], "invalid choice: 'tset'"),
        (["dist", "--port", "80"], "of no use to dist"),
        (["serve", "--fast"], "--fast: only the command test"),
        (["dist", "--", "-x"], "after --: only the command test"),
        (["dist", "lint"], "lint: only the command test"),
        (["--base", "deberts"], "--base must start and end with a slash"),
        (["test", "lnit"], "test has no part 'lnit'"),
    ],
)
def test_what_it_does_not_know_it_says(words: list[str], message: str) -> None:
    done = build(*words)
    assert done.returncode in {1, 2}
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_parts_are_chosen_by_name_or_group() -> None:
    lint = ["ruff", "format", "mypy", "floors", "tsc", "tsc-sw", "biome"]
    assert [part.name for part in choose(["lint"], fast=False)] == lint
    assert [part.name for part in choose(["tsc", "unit"], fast=False)] == ["tsc", "unit"]
    assert [part.name for part in choose([], fast=False)] == [part.name for part in PARTS]
    assert {part.name for part in PARTS if part.needs_dist} == {"pyodide", "e2e"}
    assert not [part for part in choose([], fast=True) if part.needs_dist]
    with pytest.raises(BuildError):
        choose(["nothing"], fast=False)


def test_a_step_is_fresh_while_its_inputs_and_outputs_are(tmp_path: Path) -> None:
    source, output = tmp_path / "source", tmp_path / "output"
    source.mkdir()
    (source / "a").write_text("1")
    stamps = Stamps(tmp_path / "stamps.json")
    key = digest([source])
    assert not stamps.fresh("step", key)
    stamps.done("step", key)
    assert stamps.fresh("step", key)
    assert not stamps.fresh("step", key, output)
    assert not Stamps(tmp_path / "other.json").fresh("step", key)
    (source / "a").rename(source / "b")
    assert digest([source]) != key
