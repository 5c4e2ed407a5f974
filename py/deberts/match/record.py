"""The match record: the rules, the packs and the actions as JSON. It is the save, the replay and the bug report.

Everything else follows from them, so ``replay`` plays a record through the checked ``apply`` and compares what it says
of scores, totals and the result; ``docs/record.md`` describes the format.
"""

from __future__ import annotations

import json
from typing import Any, Final

from ..cards import PACK, Card, format_cards, parse_cards
from ..deal.actions import IllegalAction, parse_action
from ..foreign import brief, load_json
from ..rng import is_seed
from ..rules.profiles import RulesError, make_rules, rules_choice
from ..rules.ruleset import RuleSet
from ..rules.scoring import Score
from .game import DealLog, Game, Player
from .match import MatchResult
from .position import PositionError

FORMAT: Final = "deberts-record"
VERSION: Final = 1


class RecordError(ValueError):
    """A record that can't be replayed: ``code`` says why, ``deal`` and ``action`` where (from 0), ``detail`` what.

    An action after deal K, given between the deals, has ``between`` set. Codes: ``bad_json``, ``not_an_object``,
    ``wrong_format``, ``wrong_version``, ``bad_rules``, ``bad_players``, ``bad_seed``, ``bad_field``, ``bad_pack``,
    ``wrong_dealer``, ``bad_action``, ``illegal_action``, ``after_the_end``, ``unfinished_deal``, ``wrong_score``,
    ``wrong_totals``, ``wrong_legal``, ``wrong_result``, ``bad_position``.
    """

    def __init__(
        self,
        code: str,
        detail: str = "",
        deal: int | None = None,
        action: int | None = None,
        between: bool = False,
    ) -> None:
        place = "" if deal is None else f"deal {deal}, "
        if action is not None:
            place += f"{'answer' if between else 'action'} {action}, "
        super().__init__(f"{place}{code}{': ' if detail else ''}{detail}")
        self.code = code
        self.detail = detail
        self.deal = deal
        self.action = action
        self.between = between


# --- writing --------------------------------------------------------------------------------------------------------


def record_of(game: Game) -> dict[str, Any]:
    """The record of a game, as JSON values."""
    record: dict[str, Any] = {"format": FORMAT, "version": VERSION, "rules": rules_choice(game.rules)}
    if game.seed is not None:
        record["seed"] = game.seed
    if game.assisted:
        record["assisted"] = True
    if game.position is not None:
        record["position"] = game.position
    record["players"] = [{**player.more, "name": player.name, "kind": player.kind} for player in game.players]
    record["deals"] = [_deal_of(log, game.keep_legal) for log in game.deals]
    between = {str(number): list(map(str, log.between)) for number, log in enumerate(game.deals) if log.between}
    if between:
        record["between"] = between
    if game.match.result:
        record["result"] = result_of(game.match.result)
    return record


def format_record(game: Game) -> str:
    """The record of a game as one line of JSON text."""
    record = record_of(game)
    text = json.dumps(record, ensure_ascii=False)
    # A name may hold half a surrogate pair, which no file can.
    return text if _is_encodable(text) else json.dumps(record)


def _is_encodable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _deal_of(log: DealLog, with_legal: bool) -> dict[str, Any]:
    deal: dict[str, Any] = {
        "dealer": log.dealer,
        "pack": format_cards(log.pack),
        "actions": list(map(str, log.actions)),
    }
    if with_legal:
        deal["legal"] = [list(map(str, legal)) for legal in log.legal]
    if log.score:
        deal["score"] = score_of(log.score)
        deal["totals"] = list(log.totals)
    return deal


def score_of(score: Score) -> dict[str, Any]:
    """A score as a record writes it."""
    return {
        "outcome": score.outcome.value,
        "cards": list(score.tally.cards),
        "last": list(score.tally.last),
        "runs": list(score.tally.runs),
        "bella": list(score.tally.bella),
        "total": list(score.tally.totals),
        "recorded": list(score.recorded),
        "hanging": score.hanging_points,
        "penalty": list(score.penalty),
    }


def result_of(result: MatchResult) -> dict[str, Any]:
    """A result as a record writes it."""
    return {
        "winner": result.winner,
        "totals": list(result.totals),
        "shown": result.shown,
        "stake": result.stake,
        "reason": result.reason.value,
    }


# --- reading --------------------------------------------------------------------------------------------------------


def replay(record: object) -> Game:
    """Plays a record (JSON values) through and returns the game as it stands at its end; ``RecordError`` if it lies."""
    return _Replay(record).game


def replay_text(text: str) -> Game:
    """Like ``replay``, from JSON text."""
    try:
        record = load_json(text)
    except ValueError as error:
        raise RecordError("bad_json", str(error)) from None
    return replay(record)


class _Replay:
    """A record being replayed, deal by deal."""

    def __init__(self, record: object) -> None:
        if not isinstance(record, dict):
            raise RecordError("not_an_object")
        self.record = record
        if record.get("format") != FORMAT:
            raise RecordError("wrong_format", brief(record.get("format")))
        if not _is_whole(record.get("version")) or record["version"] != VERSION:
            raise RecordError("wrong_version", brief(record.get("version")))
        deals = record.get("deals")
        if not isinstance(deals, list):
            raise RecordError("bad_field", "deals")
        between = self._between(len(deals))
        self.game = self._new_game(deals)
        for number, deal in enumerate(deals):
            if not isinstance(deal, dict):
                raise RecordError("bad_field", "deal", number)
            self._play_deal(number, deal)
            self._play_between(number, between.get(number, []), is_last=number == len(deals) - 1)
        self._check_result()

    def _new_game(self, deals: list[Any]) -> Game:
        try:
            rules = make_rules(self.record.get("rules"))  # type: ignore[arg-type]
        except RulesError as error:
            raise RecordError("bad_rules", str(error)) from error
        seed = self.record.get("seed")
        if seed is not None and not (isinstance(seed, str) and is_seed(seed)):
            raise RecordError("bad_seed")
        assisted = self.record.get("assisted", False)
        if not isinstance(assisted, bool):
            raise RecordError("bad_field", "assisted")
        players = self._players(rules)
        dealer = deals[0].get("dealer") if deals and isinstance(deals[0], dict) else None
        if deals and dealer not in range(rules.players):
            raise RecordError("bad_field", "dealer", 0)
        if dealer is None and seed is None:
            raise RecordError("bad_field", "deals")
        with_legal = any(isinstance(deal, dict) and "legal" in deal for deal in deals)
        if "position" in self.record:
            game = self._from_position(rules, players, seed, with_legal)
            if not deals:
                raise RecordError("bad_field", "deals")
        else:
            game = Game(rules, players, seed, dealer, keep_legal=with_legal)
        game.assisted = assisted
        return game

    def _from_position(self, rules: RuleSet, players: list[Player], seed: str | None, with_legal: bool) -> Game:
        position = self.record["position"]
        if not isinstance(position, str):
            raise RecordError("bad_position", brief(position))
        try:
            game = Game.from_position(position, players, seed, with_legal)
        except (PositionError, ValueError) as error:
            raise RecordError("bad_position", str(error)) from error
        if game.rules != rules:
            raise RecordError("bad_position", "its rules are others")
        return game

    def _players(self, rules: RuleSet) -> list[Player]:
        given = self.record.get("players")
        if not isinstance(given, list) or len(given) != rules.players:
            raise RecordError("bad_players", "one for each seat")
        players = []
        for player in given:
            if not isinstance(player, dict):
                raise RecordError("bad_players", brief(player))
            name, kind = player.get("name"), player.get("kind")
            if not isinstance(name, str) or kind not in ("human", "ai"):
                raise RecordError("bad_players", brief(player))
            players.append(Player(name, kind, {k: v for k, v in player.items() if k not in ("name", "kind")}))
        return players

    def _between(self, deals: int) -> dict[int, list[Any]]:
        given = self.record.get("between", {})
        if not isinstance(given, dict) or not all(isinstance(answers, list) for answers in given.values()):
            raise RecordError("bad_field", "between")
        numbers = {str(number): number for number in range(deals)}
        for key in given:
            if key not in numbers:
                raise RecordError("bad_field", f"between {brief(key)}")
        return {numbers[key]: answers for key, answers in given.items()}

    def _play_deal(self, number: int, deal: dict[str, Any]) -> None:
        game = self.game
        # A game from a position begins in a deal that lies on the table already.
        begun = number < len(game.deals)
        if game.match.result and not begun:
            raise RecordError("after_the_end", deal=number)
        if not game.match.pack_due and not begun:
            raise RecordError("unfinished_deal", deal=number - 1)
        dealer = game.deals[number].dealer if begun else game.match.dealer
        if not _is_whole(deal.get("dealer")) or deal["dealer"] != dealer:
            raise RecordError("wrong_dealer", brief(deal.get("dealer")), number)
        actions = deal.get("actions")
        if not isinstance(actions, list):
            raise RecordError("bad_field", "actions", number)
        pack = _pack(deal.get("pack"), number)
        if begun and pack != game.deals[number].pack:
            raise RecordError("bad_pack", "not the position's", number)
        if not begun:
            game.deal_next(pack)
        legal = self._legal_lists(deal, len(actions), number)
        for place, text in enumerate(actions):
            if legal is not None:
                self._check_legal(legal[place], number, place)
            self._do(text, number, place)
        self._check_score(deal, number)

    def _legal_lists(self, deal: dict[str, Any], actions: int, number: int) -> list[Any] | None:
        if "legal" not in deal:
            return None
        legal = deal["legal"]
        if not isinstance(legal, list) or len(legal) != actions:
            raise RecordError("bad_field", "legal", number)
        return legal

    def _check_legal(self, given: object, number: int, place: int) -> None:
        expected = sorted(map(str, self.game.legal_actions()))
        if not isinstance(given, list) or not all(isinstance(text, str) for text in given):
            raise RecordError("bad_field", "legal", number, place)
        if sorted(given) != expected:
            odd = sorted(set(given).symmetric_difference(expected)) or ["one twice"]
            raise RecordError("wrong_legal", brief(", ".join(odd)), number, place)

    def _do(self, text: object, number: int, place: int, between: bool = False) -> None:
        try:
            action = parse_action(text)  # type: ignore[arg-type]
        except ValueError as error:
            raise RecordError("bad_action", brief(text), number, place, between) from error
        match = self.game.match
        if match.result or (match.score is not None and not between):
            raise RecordError("after_the_end", brief(text), number, place, between)
        try:
            self.game.apply(action)
        except IllegalAction as error:
            raise RecordError("illegal_action", str(error), number, place, between) from error

    def _play_between(self, number: int, answers: list[Any], is_last: bool) -> None:
        if answers and self.game.match.score is None:
            raise RecordError("unfinished_deal", deal=number)
        for place, text in enumerate(answers):
            self._do(text, number, place, between=True)
        finished = self.game.match.pack_due or self.game.match.result
        if not is_last and not finished:
            raise RecordError("unfinished_deal", deal=number)

    def _check_score(self, deal: dict[str, Any], number: int) -> None:
        match = self.game.match
        if match.score is None:
            if "score" in deal or "totals" in deal:
                raise RecordError("unfinished_deal", deal=number)
            return
        if "score" in deal:
            expected, given = score_of(match.score), deal["score"]
            if not isinstance(given, dict):
                raise RecordError("bad_field", "score", number)
            for key, value in expected.items():
                if key not in given or not _same(given[key], value):
                    raise RecordError("wrong_score", f"{key} {brief(given.get(key))}, not {value}", number)
        if "totals" in deal and not _same(deal["totals"], list(match.totals)):
            raise RecordError("wrong_totals", f"{brief(deal['totals'])}, not {list(match.totals)}", number)

    def _check_result(self) -> None:
        if "result" not in self.record:
            return
        given, result = self.record["result"], self.game.match.result
        if result is None:
            raise RecordError("wrong_result", "the match is not over")
        if not isinstance(given, dict):
            raise RecordError("bad_field", "result")
        for key, value in result_of(result).items():
            if key not in given or not _same(given[key], value):
                raise RecordError("wrong_result", f"{key} {brief(given.get(key))}, not {value}")


def _pack(given: object, number: int) -> tuple[Card, ...]:
    try:
        cards = parse_cards(given) if isinstance(given, str) else ()
    except ValueError as error:
        raise RecordError("bad_pack", str(error), number) from error
    if len(cards) != len(PACK) or len(set(cards)) != len(PACK):
        raise RecordError("bad_pack", "not the 32 cards", number)
    return cards


def _same(given: object, expected: object) -> bool:
    """Equal as JSON: 1, 1.0 and true are three different things."""
    if isinstance(expected, list):
        return isinstance(given, list) and len(given) == len(expected) and all(map(_same, given, expected))
    return type(given) is type(expected) and given == expected


def _is_whole(value: object) -> bool:
    return type(value) is int


__all__ = ["FORMAT", "VERSION", "RecordError", "format_record", "record_of", "replay", "replay_text"]
