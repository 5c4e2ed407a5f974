"""Writes ``moves.txt`` anew: ``python -m tests.golden.write_moves``, after a change that is meant to change moves."""

from tests.golden.moves import FILE, line, moves_of
from tests.golden.test_moves import TABLES

if __name__ == "__main__":
    lines = [f"{line(*table)}: {', '.join(moves_of(*table))}" for table in TABLES]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
