"""Requests about things that lie beside the table: rules, records, seeds and the score pad. The match is as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypedDict

from .. import __version__
from ..match.fairness import commitment, dealt_again
from ..match.game import Game
from .catalogue import levels, profiles, rules_info, switches
from .device import is_shared
from .pads import line_info, pad_field
from .positions import Positions, check, dealt, solved_cards
from .protocol.positions import CheckPositionReply, SolvePositionReply
from .protocol.puzzles import PuzzlesReply
from .protocol.replays import ReplayReply
from .protocol.replies import (
    CommitReply,
    FairnessReply,
    HelloReply,
    InspectReply,
    LogReply,
    PadReply,
    PositionReply,
    Reply,
    RulesReply,
    ShowLessonReply,
)
from .protocol.requests import PlayerSetup
from .protocol.reviews import LineReply, ReviewReply
from .puzzling import puzzle_list
from .replays import Replays
from .requests import record_field, rules_field, seed_field
from .reviews import Reviews
from .sheets import result_info
from .steps import NOBODY, log_of, person_of
from .teaching import lesson_table, lessons

Message = dict[str, Any]


class Head(TypedDict):
    """What every good answer begins with; ``busy`` is about the table."""

    v: int
    ok: Literal[True]
    busy: bool


class Asides:
    """Answers them, and remembers the record that is asked for piece by piece."""

    def __init__(self) -> None:
        self._replays: Final = Replays()
        self._positions: Final = Positions()
        self._reviews: Final = Reviews()

    def hello(self, _: Message, head: Head) -> HelloReply:
        """What the engine offers."""
        return {
            **head,
            "version": __version__,
            "profiles": profiles(),
            "switches": switches(),
            "levels": levels(),
            "lessons": lessons(),
        }

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
        moment = self._replays.at(message)
        return {
            **head,
            "step": moment.step,
            "steps": moment.steps,
            "deals": moment.deals,
            "tricks": moment.tricks,
            "hands": moment.hands,
            "update": moment.update,
        }

    def replay_log(self, message: Message, head: Head) -> LogReply:
        """What happened in a record."""
        game = record_field(message)
        return {**head, "deals": log_of(game, NOBODY if is_shared(game) else person_of(game))}

    def show_lesson(self, message: Message, head: Head) -> ShowLessonReply:
        """The table of a lesson's step."""
        return {**head, "view": lesson_table(message)}

    def puzzles(self, _: Message, head: Head) -> PuzzlesReply:
        """All puzzles."""
        return {**head, "puzzles": puzzle_list()}

    def review(self, message: Message, head: Head) -> ReviewReply:
        """A review so far."""
        return {**head, "review": self._reviews.go_on(message)}

    def line(self, message: Message, head: Head) -> LineReply:
        """What follows a choice, so far."""
        return {**head, "line": self._reviews.line(message)}

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

    def check_position(self, message: Message, head: Head) -> CheckPositionReply:
        """What is wrong with a position."""
        shape, problems = check(message)
        return {**head, "shape": shape, "problems": problems}

    def deal_position(self, message: Message, head: Head) -> PositionReply:
        """A position dealt at random."""
        return {**head, "position": dealt(rules_field(message), seed_field(message))}

    def solve_position(self, message: Message, head: Head) -> SolvePositionReply:
        """The values of the cards of a position so far."""
        position = self._positions.solve(message)
        return {
            **head,
            "done": position.done,
            "seat": position.seat,
            "worlds": position.worlds,
            "total": position.total,
            "cards": solved_cards(position),
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
    "hello": Asides.hello,
    "rules": Asides.rules,
    "inspect": Asides.inspect,
    "replay": Asides.replay,
    "replay_log": Asides.replay_log,
    "show_lesson": Asides.show_lesson,
    "puzzles": Asides.puzzles,
    "review": Asides.review,
    "line": Asides.line,
    "commit": Asides.commit,
    "fairness": Asides.fairness,
    "pad": Asides.pad,
    "check_position": Asides.check_position,
    "deal_position": Asides.deal_position,
    "solve_position": Asides.solve_position,
}
