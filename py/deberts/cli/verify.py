"""``verify``: replays records and tells the faulty ones."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from ..match.record import RecordError, replay_text
from .errors import DAMAGED, CommandError
from .reading import opened, record_texts

HELP: Final = "replay records and check everything they say: packs, actions, legal lists, scores, results"

DETAILS: Final = """\
A file holds one record a line, or a single record spread over several lines. Each fault is one line on the
error stream, records counted from 1, deals and actions from 0; the other records and files are checked all
the same. The last line sums up.

examples:
  python -m deberts verify tests/data/conformance/*.jsonl
  214 records, all sound
  python -m deberts verify saved.json
  saved.json: record 1, deal 2, action 5: illegal_action: 0 play 7H: follow_suit
  1 record, 1 faulty

exit codes: 0 all sound, 1 a faulty record or a file that can't be read
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="file of records; - is the standard input")


def run(arguments: argparse.Namespace) -> int:
    """Checks all files and sums up."""
    records = faulty = unread = 0
    for name in arguments.files:
        shown = "standard input" if name == "-" else name
        try:
            with opened(name) as stream:
                for number, text in enumerate(record_texts(stream), 1):
                    records += 1
                    faulty += not _sound(shown, number, text)
        except CommandError as error:
            unread += 1
            message = str(error)
            _complain(message if message.startswith(f"{name}: ") else f"{shown}: {message}")
    print(_summary(records, faulty, unread))
    return DAMAGED if faulty or unread else 0


def _sound(name: str, number: int, text: str) -> bool:
    try:
        replay_text(text)
    except RecordError as error:
        _complain(f"{name}: record {number}, {_place_and_reason(error)}")
        return False
    return True


def _place_and_reason(error: RecordError) -> str:
    place = [] if error.deal is None else [f"deal {error.deal}"]
    if error.action is not None:
        place.append(f"{'answer' if error.between else 'action'} {error.action}")
    reason = f"{error.code}: {error.detail}" if error.detail else error.code
    return f"{', '.join(place)}: {reason}" if place else reason


def _summary(records: int, faulty: int, unread: int) -> str:
    parts = [f"{records} record{'' if records == 1 else 's'}"]
    if faulty:
        parts.append(f"{faulty} faulty")
    elif records and not unread:
        parts.append("all sound")
    if unread:
        parts.append(f"{unread} file{'' if unread == 1 else 's'} not read to the end")
    return ", ".join(parts)


def _complain(message: str) -> None:
    print(message, file=sys.stderr)
