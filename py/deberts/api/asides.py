"""Requests about things that lie beside the table: rules, records, seeds and the score pad. The match is as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypedDict

from ..match.fairness import commitment, dealt_again
from ..match.game import Game
from .catalogue import rules_info
from .pads import line_info, pad_field
from .protocol.replies import (
    CommitReply,
    FairnessReply,
    InspectReply,
    PadReply,
    ReplayReply,
    Reply,
    ReviewReply,
    RulesReply,
)
from .protocol.requests import PlayerSetup
from .requests import record_field, rules_field, seed_field, text_field, whole_field
from .reviews import Reviews, review_fields
from .sheets import result_info
from .steps import at_step, person_of, steps_of, update_of

Message = dict[str, Any]


class Head(TypedDict):
    """What every good answer begins with; ``busy`` is about the table."""

    v: int
    ok: Literal[True]
    busy: bool


class Asides:
    """Answers them, and remembers the record that is asked for piece by piece."""

    def __init__(self) -> None:
        self._watched: tuple[str, Game] | None = None
        """The record that was last replayed."""
        self._reviews: Final = Reviews()

    def rules(self, message: Message, head: Head) -> RulesReply:
        """The rules in full."""
        return {**head, "rules": rules_info(rules_field(message))}

    def inspect(self, message: Message, head: Head) -> InspectReply:
        """What a record holds."""
        game = record_field(message)
        return {
            **head,
            "rules": rules_info(game.rules),
            "players": [_setup(game, seat) for seat in range(game.rules.players)],
            "deals": len(game.deals),
            "totals": list(game.match.totals),
            "assisted": game.assisted,
            "result": result_info(game),
        }

    def replay(self, message: Message, head: Head) -> ReplayReply:
        """A record at one of its steps."""
        wanted = whole_field(message, "step")
        text = text_field(message, "record")
        if self._watched is None or self._watched[0] != text:
            self._watched = (text, record_field(message))
        game = self._watched[1]
        steps = steps_of(game)
        step = min(max(wanted, 0), len(steps) - 1)
        then, events = at_step(game, *steps[step])
        update = update_of(then, person_of(then), step, events)
        return {**head, "step": step, "steps": len(steps), "update": update}

    def review(self, message: Message, head: Head) -> ReviewReply:
        """A review so far."""
        return {**head, "review": review_fields(self._reviews.go_on(message))}

    def commit(self, message: Message, head: Head) -> CommitReply:
        """The hash of a seed."""
        return {**head, "commitment": commitment(seed_field(message))}

    def fairness(self, message: Message, head: Head) -> FairnessReply:
        """What a record says of its shuffle."""
        game = record_field(message)
        revealed = dealt_again(game) if game.seed and game.match.result else None
        return {
            **head,
            "commitment": commitment(game.seed) if game.seed else None,
            "seed": game.seed if revealed else None,
            "dealer": revealed.dealer if revealed else None,
            "packs": list(revealed.packs) if revealed else None,
        }

    def pad(self, message: Message, head: Head) -> PadReply:
        """Deals of a real table, scored."""
        pad = pad_field(message, rules_field(message))
        return {
            **head,
            "lines": [line_info(line) for line in pad.lines],
            "totals": list(pad.totals),
            "hanging": sum(amount.points for amount in pad.hanging),
            "dealer": pad.dealer,
            "winner": pad.winner,
        }


def _setup(game: Game, seat: int) -> PlayerSetup:
    player = game.players[seat]
    setup: PlayerSetup = {"name": player.name, "kind": "human" if player.kind == "human" else "ai"}
    if player.level:
        setup["level"] = player.level
    return setup


ASIDES: Final[dict[str, Callable[[Asides, Message, Head], Reply]]] = {
    "rules": Asides.rules,
    "inspect": Asides.inspect,
    "replay": Asides.replay,
    "review": Asides.review,
    "commit": Asides.commit,
    "fairness": Asides.fairness,
    "pad": Asides.pad,
}
