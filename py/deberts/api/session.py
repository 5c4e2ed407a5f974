"""One table and its conversation with the page: ``handle`` answers a request, ``work`` lets the computer play.

Both take and give plain text, so no Python object ever crosses into the browser. A request that is refused has changed
nothing. Every step of the match gets the next sequence number; a request that names an older one is dropped.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from .. import __version__
from ..ai.ahead import Ahead
from ..ai.levels import LEVELS, Level
from ..ai.the_rest import next_of_the_rest
from ..ai.thinking import Thinking
from ..deal.actions import Action, IllegalAction, parse_action
from ..deal.events import Event
from ..deal.state import Phase
from ..match.game import Game
from ..match.position import PositionError, fill, format_position, position_seen_by
from ..rng import Stream, match_seed, players_seed
from .catalogue import levels, profiles, rules_info, switches
from .protocol import (
    PROTOCOL_VERSION,
    AheadReply,
    ErrorReply,
    HelloReply,
    InspectReply,
    LogReply,
    PlayerSetup,
    PositionReply,
    Problem,
    Push,
    ReplayReply,
    Reply,
    RulesReply,
    Update,
    UpdateReply,
)
from .requests import (
    RequestError,
    bad_position,
    check_sequence,
    players_field,
    read_message,
    record_field,
    rules_field,
    seed_field,
    setup_field,
    text_field,
    whole_field,
)
from .sheets import result_info
from .steps import at_step, log_of, person_of, steps_of, update_of
from .table import can_undo

Message = dict[str, Any]


class Session:
    """The match at one table, with one person at it (the first human seat) and computers at the others."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._seq = 0
        self._thinking: Thinking | None = None
        self._ahead: Ahead | None = None
        """What was thought while the person decided."""
        self._unseen: list[Event] = []
        self._finishing = False
        """Whether the person's cards are played too, as long as the rest is theirs."""
        self._watched: tuple[str, Game] | None = None
        """The record that was last replayed: it is asked for step by step."""

    # --- the two doors ----------------------------------------------------------------------------------------------

    def handle(self, text: str) -> str:
        """Answers one request; a ``Reply`` as JSON text, whatever the request."""
        reply: Reply
        try:
            message = read_message(text)
            kind = message.get("type")
            answer = self._ANSWERS.get(kind) if isinstance(kind, str) else None
            if answer is None:
                raise RequestError("unknown_type")
            reply = answer(self, message)
        except RequestError as error:
            reply = self._error(error.problem)
        except Exception as error:  # noqa: BLE001 - a fault of ours must reach the page as an answer, not end the worker
            reply = self._error({"code": "internal", "detail": {"detail": f"{type(error).__name__}: {error}"}})
        return _dump(reply)

    def work(self, units: int) -> str:
        """Lets the computer think for a slice of ``units``; a ``Push`` as JSON text."""
        update = None
        if self._computer_to_move() and self._think(units):
            self._settle_secrets()
            self._play_the_rest()
            update = self._update()
        push: Push = {"v": PROTOCOL_VERSION, "busy": self._computer_to_move(), "update": update}
        return _dump(push)

    def think_ahead(self, units: int) -> str:
        """While the person decides, thinks of what may come for a slice of ``units``; an ``AheadReply`` as JSON text."""
        match = self._game.match if self._game else None
        more = False
        if match is not None and match.turn is not None and not self._computer_to_move():
            if self._ahead is None or self._ahead.match is not match:
                levels = tuple(map(self._level, range(match.rules.players)))
                self._ahead = Ahead(match, levels, players_seed(self._table.seed or ""))
            more = self._ahead.work(units)
        return _dump({"v": PROTOCOL_VERSION, "more": more})

    # --- the computer's turn ----------------------------------------------------------------------------------------

    def _computer_to_move(self) -> bool:
        turn = self._game.match.turn if self._game else None
        return turn is not None and self._table.players[turn].kind == "ai"

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

    def _settle_secrets(self) -> None:
        """Lets computers answer what the person must not notice that they were asked, before the table is shown again."""
        while self._secret_question():
            self._think(_ALL)

    def _secret_question(self) -> bool:
        match = self._table.match
        deal = match.deal
        asked = deal is not None and deal.phase in (Phase.EXCHANGE, Phase.DECLARE) and match.stakes.offered_by is None
        return asked and self._computer_to_move()

    def _play_the_rest(self) -> None:
        """Plays the person's cards, where they have asked for it, as long as it is their turn and the rest is theirs."""
        while self._finishing and (action := next_of_the_rest(self._table.view(self._seat))):
            self._apply(action)

    def _apply(self, action: Action) -> None:
        self._unseen += self._table.apply(action)
        self._thinking = None

    # --- answers ----------------------------------------------------------------------------------------------------

    def _hello(self, _: Message) -> HelloReply:
        return {
            "v": PROTOCOL_VERSION,
            "ok": True,
            "busy": self._computer_to_move(),
            "version": __version__,
            "profiles": profiles(),
            "switches": switches(),
            "levels": levels(),
        }

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

    def _sit_down(self, game: Game) -> UpdateReply:
        """Puts a game on the table; deals the first deal of a new one."""
        events = [] if game.deals else list(game.deal_next())
        self._game, self._thinking, self._ahead = game, None, None
        self._unseen, self._finishing = events, False
        self._settle_secrets()
        return self._updated()

    def _act(self, message: Message) -> UpdateReply:
        game = self._table
        check_sequence(message, self._seq)
        text = text_field(message, "action")
        try:
            action = parse_action(text)
        except ValueError:
            raise RequestError("illegal_action", action=text[:60], reason="bad_action") from None
        if action.seat != self._seat:
            raise RequestError("not_your_turn")
        try:
            events = game.apply(action)
        except IllegalAction as error:
            raise RequestError("illegal_action", action=text[:60], reason=error.code) from error
        self._unseen += events
        self._thinking, self._finishing = None, False
        self._settle_secrets()
        return self._updated()

    def _finish(self, message: Message) -> UpdateReply:
        game = self._table
        check_sequence(message, self._seq)
        if next_of_the_rest(game.view(self._seat)) is None:
            raise RequestError("not_proven")
        self._finishing = True
        self._play_the_rest()
        return self._updated()

    def _next(self, message: Message) -> UpdateReply:
        game = self._table
        check_sequence(message, self._seq)
        if not game.match.pack_due:
            raise RequestError("not_due")
        self._finishing = False
        self._unseen += game.deal_next()
        return self._updated()

    def _undo(self, message: Message) -> UpdateReply:
        game = self._table
        check_sequence(message, self._seq)
        if not can_undo(game, self._seat):
            raise RequestError("nothing_to_undo")
        own = [number for number, action in enumerate(game.history()) if action.seat == self._seat]
        self._game = game.taken_back(own[-1])
        self._game.assisted = True
        self._thinking, self._unseen, self._finishing = None, [], False
        return self._updated()

    def _rules(self, message: Message) -> RulesReply:
        rules = rules_info(rules_field(message))
        return {"v": PROTOCOL_VERSION, "ok": True, "busy": self._computer_to_move(), "rules": rules}

    def _inspect(self, message: Message) -> InspectReply:
        game = record_field(message)
        return {
            "v": PROTOCOL_VERSION,
            "ok": True,
            "busy": self._computer_to_move(),
            "rules": rules_info(game.rules),
            "players": [_setup(game, seat) for seat in range(game.rules.players)],
            "deals": len(game.deals),
            "totals": list(game.match.totals),
            "assisted": game.assisted,
            "result": result_info(game),
        }

    def _replay(self, message: Message) -> ReplayReply:
        wanted = whole_field(message, "step")
        text = text_field(message, "record")
        if self._watched is None or self._watched[0] != text:
            self._watched = (text, record_field(message))
        game = self._watched[1]
        steps = steps_of(game)
        step = min(max(wanted, 0), len(steps) - 1)
        then, events = at_step(game, *steps[step])
        return {
            "v": PROTOCOL_VERSION,
            "ok": True,
            "busy": self._computer_to_move(),
            "step": step,
            "steps": len(steps),
            "update": update_of(then, person_of(then), step, events),
        }

    def _log(self, _: Message) -> LogReply:
        deals = log_of(self._table, self._seat)
        return {"v": PROTOCOL_VERSION, "ok": True, "busy": self._computer_to_move(), "deals": deals}

    def _position(self, _: Message) -> PositionReply:
        position = position_seen_by(self._table.view(self._seat))
        return {"v": PROTOCOL_VERSION, "ok": True, "busy": self._computer_to_move(), "position": position}

    # --- what every answer needs ------------------------------------------------------------------------------------

    @property
    def _table(self) -> Game:
        if self._game is None:
            raise RequestError("no_match")
        return self._game

    @property
    def _seat(self) -> int:
        return person_of(self._table)

    def _error(self, problem: Problem) -> ErrorReply:
        return {"v": PROTOCOL_VERSION, "ok": False, "busy": self._computer_to_move(), "error": problem}

    def _updated(self) -> UpdateReply:
        update = self._update()
        return {"v": PROTOCOL_VERSION, "ok": True, "busy": self._computer_to_move(), "update": update}

    def _update(self) -> Update:
        """The next step of the match: everything that happened since the last one, and the table now."""
        self._seq += 1
        events, self._unseen = self._unseen, []
        return update_of(self._table, self._seat, self._seq, events)

    _ANSWERS: Final[dict[str, Callable[[Session, Message], Reply]]] = {
        "hello": _hello,
        "new": _new,
        "load": _load,
        "set_up": _set_up,
        "act": _act,
        "finish": _finish,
        "next": _next,
        "undo": _undo,
        "rules": _rules,
        "inspect": _inspect,
        "replay": _replay,
        "log": _log,
        "position": _position,
    }


_ALL: Final = 1_000_000
"""Units enough for any decision."""


def _setup(game: Game, seat: int) -> PlayerSetup:
    player = game.players[seat]
    setup: PlayerSetup = {"name": player.name, "kind": "human" if player.kind == "human" else "ai"}
    if player.level:
        setup["level"] = player.level
    return setup


def _dump(message: Reply | Push | AheadReply) -> str:
    return json.dumps(message, separators=(",", ":"))
