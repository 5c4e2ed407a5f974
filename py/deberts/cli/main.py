"""The commands by name, and how every one of them ends.

A command is a module with ``HELP`` (one line), ``DETAILS`` (the end of its help), ``add_arguments(parser)``
and ``run(arguments)`` that returns the exit code; it raises ``CommandError`` for what the person has to be told.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import Final

from . import arena, audit, bench, bot, legal, perft, play, puzzles, review, simulate, solve, verify
from .errors import CommandError

_COMMANDS: Final = {
    "play": play,
    "simulate": simulate,
    "verify": verify,
    "legal": legal,
    "perft": perft,
    "bench": bench,
    "arena": arena,
    "audit": audit,
    "review": review,
    "puzzles": puzzles,
    "bot": bot,
    "solve": solve,
}

_DETAILS: Final = """\
exit codes:
  0  done
  1  the input is damaged, illegal or can't be read
  2  the command line is wrong: an unknown option, profile, switch or value

examples:
  python -m deberts play --profile klabor --players 4
  python -m deberts simulate --profile classic --matches 100 | python -m deberts verify -
  python -m deberts COMMAND --help
"""

INTERRUPTED: Final = 130
"""Exit code after Ctrl-C, as shells have it."""
CLOSED_PIPE: Final = 141
"""Exit code when whoever read the output has gone, as shells have it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code; Ctrl-C and a closed pipe end it without a word."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that knows no card signs, or a name that is no text, is no reason to fail.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        code = _run(arguments)
        # Here and not at the end of the interpreter, where a closed pipe would be a traceback.
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # What is still buffered has nowhere to go; the interpreter's own flush must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    return code


def _run(arguments: Sequence[str] | None) -> int:
    parser = make_parser()
    try:
        chosen = parser.parse_args(arguments)
    except SystemExit as ending:
        return ending.code if isinstance(ending.code, int) else 1
    try:
        return int(_COMMANDS[chosen.command].run(chosen))
    except CommandError as error:
        print(f"deberts {chosen.command}: {error}", file=sys.stderr)
        return error.exit_code


def make_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = argparse.ArgumentParser(
        prog="python -m deberts",
        description="Deberts, a card game for two to four: play it, simulate it, check records of it.",
        epilog=_DETAILS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, module in _COMMANDS.items():
        command = commands.add_parser(
            name,
            help=module.HELP,
            description=module.HELP[0].upper() + module.HELP[1:] + ".",
            epilog=module.DETAILS,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        module.add_arguments(command)
    return parser
