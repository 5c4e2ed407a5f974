"""bench: prints numbers."""

import json

from deberts.cli import bench


def test_numbers_as_lines_and_as_json(deberts, monkeypatch):
    monkeypatch.setattr(bench, "_REPEATS", 1)
    monkeypatch.setattr(bench, "_DEALS", 2)
    monkeypatch.setattr(bench, "_MATCHES", 1)
    lines = deberts("bench", "--set", "target=101").out.splitlines()
    assert [line.split("  ")[0] for line in lines] == list(bench._WHAT.values())
    numbers = json.loads(deberts("bench", "--players", 3, "--set", "target=101", "--json").out)
    assert list(numbers) == ["applies_per_second", "deals_per_second", "matches_per_second"]
    assert all(number > 0 for number in numbers.values())
