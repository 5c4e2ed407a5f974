"""web/js/protocol.d.ts says what py/deberts/api/protocol/ says."""

from pathlib import Path

import pytest

from tools.project import BuildError
from tools.protocol_types import out_of_date, protocol_types

ROOT = Path(__file__).parents[1]

SOURCE = '''
"""Messages.

And more.
"""

from typing import Literal, NotRequired, TypedDict

VERSION = 1
Suit = Literal["S", "H"]


class Base(TypedDict):
    """A base."""

    name: str
    """Who."""
    seats: list[int | None]


class Child(Base, total=False):
    suit: Suit | None
    by_seat: dict[str, list[str]]
    pair: tuple[int, bool]


class Other(TypedDict):
    maybe: NotRequired[float]


Any_ = Base | Other
'''

EXPECTED = """\
// Messages.
//
// And more.

export type VERSION = 1;

export type Suit = "S" | "H";

/** A base. */
export interface Base {
  /** Who. */
  name: string;
  seats: (number | null)[];
}

export interface Child extends Base {
  suit?: Suit | null;
  by_seat?: Record<string, string[]>;
  pair?: [number, boolean];
}

export interface Other {
  maybe?: number;
}

export type Any_ = Base | Other;
"""


def test_every_form_is_translated() -> None:
    assert protocol_types(SOURCE) == EXPECTED


def test_an_unknown_type_is_an_error_that_names_it() -> None:
    with pytest.raises(BuildError, match="line 1: no TypeScript is known for set"):
        protocol_types("Hands = set[str]")


def test_the_committed_file_is_up_to_date() -> None:
    assert not out_of_date(ROOT), "run: python build.py protocol"
