"""Whole numbers on the command line."""

from __future__ import annotations

import argparse


def whole_number(text: str) -> int:
    """The number; anything but plain digits is refused."""
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise argparse.ArgumentTypeError(f"not a whole number: {text!r}")
    return int(text)
