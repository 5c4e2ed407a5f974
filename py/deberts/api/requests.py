"""Reading requests: every field is checked before anything is done, and what is wrong gets a code and a name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ..deal.actions import Action, parse_action
from ..foreign import brief, load_json
from ..match.game import Game, Player
from ..match.position import PositionError, Setup, parse_position
from ..match.record import RecordError, replay_text
from ..rng import is_seed
from ..rules.profiles import RulesError, make_rules
from ..rules.ruleset import RuleSet
from .protocol.words import PROTOCOL_VERSION

if TYPE_CHECKING:
    from .protocol.replies import Problem

LONGEST: Final = 1_000_000
"""Characters of the longest request that is read; a whole match takes a tenth of that."""
MOST_UNITS: Final = 4096
"""Units of work that one request may ask for."""


class RequestError(Exception):
    """A request that can't be carried out; it has changed nothing. ``problem`` is the answer."""

    def __init__(self, code: str, **detail: str | int | None) -> None:
        super().__init__(code)
        self.problem: Problem = {"code": code, "detail": detail} if detail else {"code": code}


def read_message(text: str) -> dict[str, Any]:
    """The request of a text, with its version checked."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise RequestError("bad_json")
    try:
        message = load_json(text)
    except ValueError:
        raise RequestError("bad_json") from None
    if not isinstance(message, dict):
        raise RequestError("bad_message", field="")
    if message.get("v") != PROTOCOL_VERSION or isinstance(message["v"], bool):
        raise RequestError("wrong_version")
    return message


def text_field(message: dict[str, Any], name: str) -> str:
    """A field that has to be a text."""
    value = message.get(name)
    if not isinstance(value, str):
        raise RequestError("bad_message", field=name)
    return value


def whole_field(message: dict[str, Any], name: str) -> int:
    """A field that has to be a whole number."""
    value = message.get(name)
    if type(value) is not int:
        raise RequestError("bad_message", field=name)
    return value


def units_field(message: dict[str, Any]) -> int:
    """The units of work of a request that is asked again until all is done."""
    units = whole_field(message, "units")
    if not 1 <= units <= MOST_UNITS:
        raise RequestError("bad_message", field="units")
    return units


def action_field(message: dict[str, Any]) -> Action:
    """The action of a request, legal or not."""
    text = text_field(message, "action")
    try:
        return parse_action(text)
    except ValueError:
        raise refused(text, "bad_action") from None


def refused(action: str, reason: str) -> RequestError:
    """The error about an action that may not be taken."""
    return RequestError("illegal_action", action=action[:60], reason=reason)


def check_sequence(message: dict[str, Any], current: int) -> None:
    """Refuses a request about a table that has changed since."""
    if whole_field(message, "seq") != current:
        raise RequestError("stale", seq=current)


def rules_field(message: dict[str, Any]) -> RuleSet:
    """The rules of a request."""
    try:
        return make_rules(message.get("rules"))  # type: ignore[arg-type]
    except RulesError as error:
        value = None if error.value is None else brief(error.value).strip("'")
        raise RequestError("bad_rules", reason=error.code, switch=error.switch, value=value) from error


def setup_field(message: dict[str, Any]) -> Setup:
    """The position of a request, read but not checked yet."""
    text = text_field(message, "position")
    try:
        return parse_position(text)
    except PositionError as error:
        raise bad_position(error) from error


def bad_position(error: PositionError) -> RequestError:
    """What is wrong with a position."""
    return RequestError("bad_position", reason=error.code, key=error.key, value=error.value[:60])


def record_field(message: dict[str, Any]) -> Game:
    """The match of a record, played through."""
    try:
        return replay_text(text_field(message, "record"))
    except RecordError as error:
        raise RequestError("bad_record", reason=error.code, deal=error.deal, action=error.action) from error


def seed_field(message: dict[str, Any]) -> str:
    """The seed of a new match."""
    seed = text_field(message, "seed")
    if not is_seed(seed):
        raise RequestError("bad_seed")
    return seed.lower()


def players_field(message: dict[str, Any], rules: RuleSet, levels: dict[str, Any]) -> list[Player]:
    """Who sits where: one for each seat, computers with a level that exists."""
    given = message.get("players")
    if not isinstance(given, list) or len(given) != rules.players:
        raise RequestError("bad_players", reason="one_for_each_seat")
    return [_player(entry, levels) for entry in given]


def _player(entry: object, levels: dict[str, Any]) -> Player:
    if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
        raise RequestError("bad_players", reason="name")
    kind, level = entry.get("kind"), entry.get("level")
    if kind == "human":
        return Player(entry["name"], "human")
    if kind != "ai":
        raise RequestError("bad_players", reason="kind")
    if not isinstance(level, str) or level not in levels:
        raise RequestError("bad_players", reason="level")
    return Player(entry["name"], "ai", {"level": level})
