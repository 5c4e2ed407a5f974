"""Lessons: positions with a question, right and wrong answers, and what comes of them. See ``docs/lessons.md``.

``lesson`` says what a lesson is, ``catalogue`` holds them all, in the order of learning; ``judging`` judges an answer and
plays on after it. Nothing here is a sentence.
"""

from .catalogue import LESSONS
from .judging import PERSON, Verdict, answer_of, judge, next_shown, position_text, table_of
from .lesson import Lesson, Step

__all__ = [
    "LESSONS",
    "PERSON",
    "Lesson",
    "Step",
    "Verdict",
    "answer_of",
    "judge",
    "next_shown",
    "position_text",
    "table_of",
]
