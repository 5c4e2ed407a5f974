"""Reading records: one JSON object a line, or a single one spread over several lines."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from ..foreign import load_json
from ..match.game import Game
from ..match.record import RecordError, replay_text
from .errors import CommandError


@contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
    """The bytes of a file, of the standard input for ``-``; ``CommandError`` if it can't be opened."""
    if name == "-":
        yield sys.stdin.buffer
        return
    try:
        file = Path(name).open("rb")  # noqa: SIM115 - only the opening is guarded here, not what is done with the file
    except (OSError, ValueError) as error:
        raise CommandError(f"{name}: {reason_of(error)}") from error
    with file:
        yield file


def reason_of(error: Exception) -> str:
    """Why a file can't be read or written, in few words."""
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def record_texts(stream: BinaryIO) -> Iterator[str]:
    """The text of each record; ``CommandError`` where the bytes are no text or can't be read."""
    lines = _lines(stream)
    first = next(lines, None)
    if first is None:
        raise CommandError("empty, no record in it")
    if _is_json(first):
        yield first
        yield from lines
        return
    # Perhaps one record over several lines; if that is not JSON either, each line is at fault by itself.
    rest = list(lines)
    whole = "".join([first, *rest])
    yield from [whole] if _is_json(whole) else [first, *rest]


def read_game(stream: BinaryIO) -> Game:
    """The one record of a stream, replayed; ``CommandError`` if it is damaged or there are several."""
    texts = list(record_texts(stream))
    if len(texts) > 1:
        raise CommandError("more than one record, or a damaged one over several lines")
    try:
        return replay_text(texts[0])
    except RecordError as error:
        raise CommandError(str(error)) from error


def _lines(stream: BinaryIO) -> Iterator[str]:
    """The lines that are not blank."""
    try:
        for number, line in enumerate(stream, 1):
            text = _text(line, number)
            if not text.isspace():
                yield text
    except OSError as error:
        raise CommandError(reason_of(error)) from error


def _text(line: bytes, number: int) -> str:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        raise CommandError(f"line {number} is not UTF-8 text") from None


def _is_json(text: str) -> bool:
    try:
        load_json(text)
    except ValueError:
        return False
    return True
