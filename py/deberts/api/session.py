"""One table and its conversation with the page: ``handle`` answers a request, ``work`` lets the computer play.

Both take and give plain text, so no Python object ever crosses into the browser. A request that is refused has changed
nothing. Every step of the match gets the next sequence number; a request that names an older one is dropped.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ..ai.ahead import Ahead
from ..ai.levels import LEVELS, Level
from ..ai.the_rest import next_of_the_rest
from ..ai.thinking import Thinking
from ..deal.actions import Action, IllegalAction
from ..deal.events import Event, Kind
from ..deal.state import Phase
from ..match.game import Game
from ..match.match import Match
from ..match.position import PositionError, fill, format_position, position_seen_by
from ..rng import Stream, match_seed, players_seed
from .device import Device, cover, is_shared
from .protocol.words import PROTOCOL_VERSION
from .requests import (
    RequestError,
    action_field,
    bad_position,
    check_sequence,
    players_field,
    read_message,
    record_field,
    refused,
    rules_field,
    seed_field,
    setup_field,
    text_field,
)
from .steps import NOBODY, log_of, person_of, update_of
from .table import can_undo, own_actions

if TYPE_CHECKING:
    from .asides import Asides, Head
    from .coaching import Coaching
    from .protocol.replies import ErrorReply, LogReply, PositionReply, Problem, Reply, UpdateReply
    from .protocol.updates import AheadReply, Push, Update
    from .puzzling import Puzzling
    from .teaching import Teaching

Message = dict[str, Any]


class Session:
    """The match at one table: one person and computers, computers alone, or several people who share the device."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._seq = 0
        self._device: Device | None = None
        """Where several people share it: who holds it."""
        self._facing = 0
        """The seat that the table is shown to."""
        self._thinking: Thinking | None = None
        self._ahead: Ahead | None = None
        """What was thought while the person decided."""
        self._unseen: list[Event] = []
        self._finishing = False
        """Whether the person's cards are played too, as long as the rest is theirs."""
        self._beside: tuple[Asides, Coaching] | None = None
        """Those who answer what is asked beside the game, once something is."""
        self._lesson: Teaching | Puzzling | None = None
        """The lesson or puzzle that the table belongs to, if to one: nobody moves there before or after the answer."""

    # --- the two doors ----------------------------------------------------------------------------------------------

    def handle(self, text: str) -> str:
        """Answers one request; a ``Reply`` as JSON text, whatever the request."""
        reply: Reply
        try:
            message = read_message(text)
            kind = message.get("type")
            if not isinstance(kind, str):
                raise RequestError("unknown_type")
            if answer := self._ANSWERS.get(kind):
                reply = answer(self, message)
            else:
                reply = self._answer_beside(kind, message)
        except RequestError as error:
            reply = self._error(error.problem)
        except Exception as error:  # noqa: BLE001 - a fault of ours must reach the page as an answer, not end the worker
            reply = self._error({"code": "internal", "detail": {"detail": f"{type(error).__name__}: {error}"}})
        return _dump(reply)

    def work(self, units: int) -> str:
        """Lets the computer think for a slice of ``units``; a ``Push`` as JSON text."""
        update = None
        if self._computer_to_move() and self._think(units):
            self._settle()
            self._play_the_rest()
            update = self._update()
        push: Push = {"v": PROTOCOL_VERSION, "busy": self._computer_to_move(), "update": update}
        return _dump(push)

    def think_ahead(self, units: int) -> str:
        """While the person decides, thinks of what may come for a slice of ``units``; an ``AheadReply`` as JSON text."""
        match = self._game.match if self._game else None
        more = False
        if match is not None and match.turn is not None and not self._waits_for_computer(match):
            if self._ahead is None or self._ahead.match is not match:
                levels = tuple(map(self._level, range(match.rules.players)))
                self._ahead = Ahead(match, levels, players_seed(self._table.seed or ""))
            more = self._ahead.work(units)
        return _dump({"v": PROTOCOL_VERSION, "more": more})

    # --- the computer's turn ----------------------------------------------------------------------------------------

    def _computer_to_move(self) -> bool:
        """Whether to call ``work``; not while the device goes round, for the table stands still then."""
        going_round = self._device is not None and self._device.going_round
        return self._game is not None and not going_round and self._waits_for_computer(self._game.match)

    def _waits_for_computer(self, match: Match) -> bool:
        on_turn = match.turn is not None and self._table.players[match.turn].kind == "ai"
        return on_turn and self._lesson is None

    def _think(self, units: int) -> bool:
        """Thinks for a slice; whether an action came of it and was carried out."""
        game = self._table
        turn = game.match.turn
        assert turn is not None
        if self._thinking is None:
            view, level = game.view(turn), self._level(turn)
            assert level is not None
            begun = self._ahead.thinking(view) if self._ahead else None
            self._thinking = begun or Thinking(view, level, players_seed(game.seed or ""))
        action = self._thinking.work(units)
        if action is None:
            return False
        self._apply(action)
        return True

    def _level(self, seat: int) -> Level | None:
        """The level of a computer's seat; None for the person's."""
        player = self._table.players[seat]
        # A record may name a level that this version does not have.
        return LEVELS.get(player.level or "", LEVELS["normal"]) if player.kind == "ai" else None

    def _settle(self) -> None:
        """Before the table is shown again: computers answer what nobody may notice they were asked, the device goes on."""
        while self._secret_question():
            self._think(_ALL)
        if self._device:
            self._device.follow(self._table)

    def _secret_question(self) -> bool:
        match = self._table.match
        deal = match.deal
        asked = deal is not None and deal.phase in (Phase.EXCHANGE, Phase.DECLARE) and match.stakes.offered_by is None
        return asked and self._waits_for_computer(match)

    def _play_the_rest(self) -> None:
        """Plays the person's cards, where they have asked for it, as long as it is their turn and the rest is theirs."""
        while self._finishing and (action := next_of_the_rest(self._table.view(self._seat))):
            self._apply(action)

    def _apply(self, action: Action) -> None:
        self._unseen += self._table.apply(action)
        self._thinking = None

    # --- answers ----------------------------------------------------------------------------------------------------

    def _new(self, message: Message) -> UpdateReply:
        rules = rules_field(message)
        players = players_field(message, rules, LEVELS)
        game = Game(rules, players, seed_field(message))
        return self._sit_down(game)

    def _load(self, message: Message) -> UpdateReply:
        game = record_field(message)
        if game.seed is None:
            # A record from elsewhere: what is still to be dealt follows from it, so loading it twice deals the same.
            game.seed = match_seed("load", message["record"])
        return self._sit_down(game)

    def _set_up(self, message: Message) -> UpdateReply:
        setup, seed = setup_field(message), seed_field(message)
        players = players_field(message, setup.rules, LEVELS)
        try:
            filled = fill(setup, Stream("fill", seed))
            game = Game.from_position(format_position(filled), players, seed)
        except PositionError as error:
            raise bad_position(error) from error
        return self._sit_down(game)

    def _begin_lesson(self, message: Message) -> UpdateReply:
        from .teaching import Teaching  # noqa: PLC0415  # as below

        teaching, game = Teaching.begun(message)
        return self._sit_down(game, teaching)

    def _begin_puzzle(self, message: Message) -> UpdateReply:
        from .puzzling import Puzzling  # noqa: PLC0415  # as below

        puzzling, game = Puzzling.begun(message)
        return self._sit_down(game, puzzling)

    def _sit_down(self, game: Game, lesson: Teaching | Puzzling | None = None) -> UpdateReply:
        """Puts a game on the table; deals the first deal of a new one."""
        events = [] if game.deals else list(game.deal_next())
        self._lesson = lesson
        self._game, self._thinking, self._ahead = game, None, None
        self._unseen, self._finishing = events, False
        self._facing = person_of(game)
        self._device = Device(game) if is_shared(game) else None
        self._settle()
        return self._updated()

    def _act(self, message: Message) -> UpdateReply:
        game = self._table
        check_sequence(message, self._seq)
        action = action_field(message)
        if action.seat != self._seat or self._covered():
            raise RequestError("not_your_turn")
        try:
            events = self._lesson.act(game, action) if self._lesson else game.apply(action)
        except IllegalAction as error:
            raise refused(message["action"], error.code) from error
        self._unseen += events
        self._thinking, self._finishing = None, False
        self._settle()
        return self._updated()

    def _answer(self, message: Message) -> UpdateReply:
        game = self._table
        check_sequence(message, self._seq)
        if self._lesson is None:
            raise RequestError("not_asked")
        self._lesson.answer(game, text_field(message, "answer"))
        return self._updated()

    def _finish(self, message: Message) -> UpdateReply:
        game = self._table
        check_sequence(message, self._seq)
        if self._covered() or self._lesson or next_of_the_rest(game.view(self._seat)) is None:
            raise RequestError("not_proven")
        self._finishing = True
        self._play_the_rest()
        return self._updated()

    def _next(self, message: Message) -> UpdateReply:
        game = self._table
        check_sequence(message, self._seq)
        if self._lesson or not game.match.pack_due:
            raise RequestError("not_due")
        self._finishing = False
        self._unseen += game.deal_next()
        self._settle()
        return self._updated()

    def _take_seat(self, message: Message) -> UpdateReply:
        game, device = self._table, self._device
        check_sequence(message, self._seq)
        seat = device.next_holder(game) if device else None
        if device is None or seat is None:
            raise RequestError("not_due")
        self._facing = seat
        asked = device.take(game)
        return self._updated(None if asked else seat)

    def _undo(self, message: Message) -> UpdateReply:
        game = self._table
        check_sequence(message, self._seq)
        if self._lesson or not can_undo(game, self._seat) or (self._device and self._device.going_round):
            raise RequestError("nothing_to_undo")
        self._game = game.taken_back(own_actions(game, self._seat)[-1])
        self._game.assisted = True
        self._thinking, self._unseen, self._finishing = None, [], False
        if self._device:
            self._device.rewind(self._game)
        return self._updated()

    def _log(self, _: Message) -> LogReply:
        covered = self._covered()
        if covered and self._device and self._device.going_round:
            raise RequestError("not_your_turn")
        deals = log_of(self._table, NOBODY if covered else self._seat)
        return {**self._head(), "deals": deals}

    def _position(self, _: Message) -> PositionReply:
        if self._covered():
            raise RequestError("not_your_turn")
        position = position_seen_by(self._table.view(self._seat))
        return {**self._head(), "position": position}

    def _answer_beside(self, kind: str, message: Message) -> Reply:
        # Imported when it is first asked for: it is half of the engine, and the page is there sooner without it.
        from .asides import ASIDES, Asides  # noqa: PLC0415
        from .coaching import COACHING, Coaching  # noqa: PLC0415

        asides, coaching = self._beside = self._beside or (Asides(), Coaching())
        if aside := ASIDES.get(kind):
            return aside(asides, message, self._head())
        if coach := COACHING.get(kind):
            return coach(coaching, self._to_coach(message), self._seat, message, self._head())
        raise RequestError("unknown_type")

    def _to_coach(self, message: Message) -> Game:
        """The match that the coach is asked about; not where a lesson asks, or while nobody holds the device."""
        game = self._table
        check_sequence(message, self._seq)
        if self._covered() or self._lesson:
            raise RequestError("not_your_turn")
        return game

    # --- what every answer needs ------------------------------------------------------------------------------------

    @property
    def _table(self) -> Game:
        if self._game is None:
            raise RequestError("no_match")
        return self._game

    @property
    def _seat(self) -> int:
        """The seat that holds the device, or held it last."""
        return self._facing

    def _covered(self) -> bool:
        """Whether nobody's hand may be seen."""
        return self._device is not None and self._device.covers(self._table)

    def _head(self) -> Head:
        return {"v": PROTOCOL_VERSION, "ok": True, "busy": self._computer_to_move()}

    def _error(self, problem: Problem) -> ErrorReply:
        return {"v": PROTOCOL_VERSION, "ok": False, "busy": self._computer_to_move(), "error": problem}

    def _updated(self, asked: int | None = None) -> UpdateReply:
        update = self._update(asked)
        return {**self._head(), "update": update}

    def _update(self, asked: int | None = None) -> Update:
        """The next step of the match: everything that happened since the last one, and the table now.

        ``asked``: a person who has just had the device with nothing to answer.
        """
        self._seq += 1
        game, device = self._table, self._device
        events, self._unseen = self._unseen, []
        if device is None:
            update = update_of(game, self._seat, self._seq, events)
            return self._lesson.explain(update) if self._lesson else update
        if device.going_round:
            # What follows the call is told when the round is over.
            told = next((place + 1 for place, event in enumerate(events) if event.kind is Kind.CALL), 0)
            events, self._unseen = events[:told], events[told:]
        update = update_of(game, self._seat, self._seq, events, NOBODY)
        if device.covers(game):
            cover(update["view"], device.next_holder(game), asked, device.going_round)
        return update

    _ANSWERS: Final[dict[str, Callable[[Session, Message], Reply]]] = {
        "new": _new,
        "load": _load,
        "set_up": _set_up,
        "lesson": _begin_lesson,
        "puzzle": _begin_puzzle,
        "answer": _answer,
        "act": _act,
        "finish": _finish,
        "next": _next,
        "undo": _undo,
        "take_seat": _take_seat,
        "log": _log,
        "position": _position,
    }


_ALL: Final = 1_000_000
"""Units enough for any decision."""


def _dump(message: Reply | Push | AheadReply) -> str:
    return json.dumps(message, separators=(",", ":"))
