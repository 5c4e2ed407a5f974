"""Whole numbers on the command line."""

from __future__ import annotations

import argparse


def whole_number(text: str) -> int:
    """The number, 0 or more; anything but plain digits is refused."""
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise argparse.ArgumentTypeError(f"not a whole number from 0 to 999999999: {text!r}")
    return int(text)
