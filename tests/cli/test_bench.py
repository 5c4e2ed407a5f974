"""bench: prints numbers."""

import json

import pytest

from deberts.ai.levels import LEVELS
from deberts.cli import bench, bench_ai


@pytest.fixture(autouse=True)
def little_work(monkeypatch):
    monkeypatch.setattr(bench, "_REPEATS", 1)
    monkeypatch.setattr(bench, "_DEALS", 2)
    monkeypatch.setattr(bench, "_MATCHES", 1)
    monkeypatch.setattr(bench_ai, "_WORLDS", 2)
    quick = dict.fromkeys(("easy", "crazy"), LEVELS["easy"])
    monkeypatch.setattr(bench_ai, "LEVELS", quick)
    monkeypatch.setattr("deberts.cli.computer.LEVELS", quick)


def test_every_part_as_lines(deberts):
    lines = deberts("bench", "--set", "target=101").out.splitlines()
    assert [line.split("  ")[0] for line in lines[:3]] == list(bench._RATES.values())
    assert sum(line.startswith(("easy", "crazy")) for line in lines) == 6
    assert sum("every card" in line for line in lines) == len(bench_ai._CARDS[2])


def test_every_part_as_json(deberts):
    report = json.loads(deberts("bench", "--players", 3, "--set", "target=101", "--json").out)
    assert list(report) == ["engine", "solver", "decisions"]
    assert list(report["engine"]) == ["applies_per_second", "deals_per_second", "matches_per_second"]
    assert all(number > 0 for number in report["engine"].values())
    assert report["solver"]["players"] == 3
    assert report["solver"]["nodes_per_second"] > 0
    assert {row["cards"] for row in report["solver"]["rows"]} == set(bench_ai._CARDS[3])
    assert [(row["level"], row["players"]) for row in report["decisions"]] == [("easy", 3), ("crazy", 3)]
    assert all(0 < row["p50"] <= row["p95"] <= row["max"] for row in report["decisions"])


def test_only_some_parts(deberts):
    assert list(json.loads(deberts("bench", "--part", "solver", "--players", 4, "--json").out)) == ["solver"]
    assert deberts("bench", "--part", "everything").code == 2
