"""The words that messages are made of."""

from __future__ import annotations

from typing import Final, Literal, get_args

PROTOCOL_VERSION = 1
SuitCode = Literal["S", "H", "D", "C"]
Phase = Literal["auction", "exchange", "declare", "play", "offer", "scored", "between", "over"]
RunKind = Literal["terz", "fifty", "hundred"]
CallVerb = Literal["take", "name", "pass"]
ReasonCode = Literal[
    "not_your_turn", "not_now", "declare_first", "follow_suit", "must_trump", "beat_trump", "overtrump",
]  # fmt: skip
ActionVerb = Literal[
    "take", "name", "pass", "swap", "keep", "redeal", "declare", "deberts",
    "double", "no_double", "accept", "refuse", "claim",
]  # fmt: skip
PromptCode = Literal[
    "call_first", "call_second", "must_call", "exchange", "declare", "lead", "follow_suit", "must_trump",
    "beat_trump", "overtrump", "any_card", "answer_double", "offer_double", "wait", "next_deal", "over",
    "hand_over", "nothing_asked", "lesson",
]  # fmt: skip
RunReason = Literal["kind", "length", "top", "trump", "earlier"]
ReviewVerb = Literal["take", "name", "pass", "swap", "keep", "declare", "play"]
ReviewMark = Literal["good", "inaccuracy", "mistake", "blunder"]
ReviewHow = Literal["exact", "tree", "quick"]
Outcome = Literal["made", "bait", "hung", "void", "redeal", "deberts", "claim", "refused"]
REASON_CODES: Final[dict[str, ReasonCode]] = {code: code for code in get_args(ReasonCode)}
REVIEW_VERBS: Final[dict[str, ReviewVerb]] = {verb: verb for verb in get_args(ReviewVerb)}
ACTION_VERBS: Final[dict[str, ActionVerb]] = {verb: verb for verb in get_args(ActionVerb)}
