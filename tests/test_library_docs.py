"""The code on docs/library.md does what the page says, and the page shows the whole library."""

import doctest
from pathlib import Path

import pytest

import deberts

# The browser's copy has no docstrings.
documented = pytest.mark.native
PAGE = Path(__file__).parents[1] / "docs/library.md"


def test_the_code_on_the_page_runs():
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert (failed, tried > 20) == (0, True)


@documented
def test_everything_exported_is_there_and_documented():
    assert sorted(deberts.__all__) == list(deberts.__all__)
    for name in deberts.__all__:
        thing = getattr(deberts, name)
        assert name == "__version__" or thing.__doc__


@documented
def test_errors_are_value_errors():
    for name in ("RulesError", "IllegalAction", "RecordError", "PositionError"):
        assert issubclass(getattr(deberts, name), ValueError)
        assert name in deberts.__doc__
