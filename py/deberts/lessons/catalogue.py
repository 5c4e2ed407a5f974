"""All lessons, in the order of learning."""

from __future__ import annotations

from typing import Final

from .lesson import Lesson
from .talking import ANNOUNCING, CALLING, EXCHANGING, MATCHES, SCORING
from .tricks import TRICKS, WISDOM

LESSONS: Final[tuple[Lesson, ...]] = (*TRICKS, *CALLING, *SCORING, *EXCHANGING, *ANNOUNCING, *WISDOM, *MATCHES)
