"""The conformance matches: every legal set, score, total and result of them follows from these rules.

``data/conformance/coverage.md`` says what stands where.
"""

import json
from pathlib import Path

import pytest

from deberts.match.record import record_of, replay
from deberts.rules.profiles import make_rules

FOLDER = Path(__file__).parent / "data" / "conformance"
FILES = sorted(path.name for path in FOLDER.glob("*.jsonl"))


def in_order(record):
    """The record with its lists of legal actions sorted: their order means nothing."""
    deals = [deal | {"legal": [sorted(legal) for legal in deal["legal"]]} for deal in record["deals"]]
    return record | {"deals": deals}


def test_all_files_are_there():
    assert len(FILES) == 43
    assert sum(len((FOLDER / name).read_text(encoding="utf-8").splitlines()) for name in FILES) == 214


@pytest.mark.parametrize("name", FILES)
def test_conformance(name):
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        assert all("legal" in deal for deal in record["deals"])
        assert all("score" in deal and "totals" in deal for deal in record["deals"])
        assert "result" in record
        written = record_of(replay(record))
        # Rules may be written shorter than they were.
        assert make_rules(written["rules"]) == make_rules(record["rules"])
        assert len(written["rules"]) <= len(record["rules"])
        assert in_order(written) | {"rules": None} == in_order(record) | {"rules": None}
