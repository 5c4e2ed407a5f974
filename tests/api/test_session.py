"""The session: whole matches by messages, stale and hostile requests, undo, and what the person must not see."""

import json
from typing import Any

import pytest

from deberts.ai.levels import LEVELS
from deberts.api import Session, Tables
from deberts.match.record import replay_text
from deberts.rng import Stream, match_seed
from deberts.rules.profiles import PROFILES
from tests.ai.search.small import small_level

ANNA = {"name": "Anna", "kind": "human"}


class Table:
    """A page without a screen: sends requests, keeps the last update."""

    def __init__(self, seed: str, level: str = "normal", **rules: Any) -> None:
        self.session = Session()
        self.hands: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []
        players = rules.get("players", 2)
        others = [{"name": f"Computer {seat}", "kind": "ai", "level": level} for seat in range(1, players)]
        self.ask(type="new", rules=rules, players=[ANNA, *others], seed=seed)

    def ask(self, **message: Any) -> dict[str, Any]:
        reply = self.send(**message)
        assert reply["ok"], reply
        self.take(reply)
        return reply

    def send(self, **message: Any) -> dict[str, Any]:
        return json.loads(self.session.handle(json.dumps({"v": 1, **message})))

    def take(self, reply: dict[str, Any]) -> None:
        while True:
            if reply.get("update"):
                self.update = reply["update"]
                self.hands += self.view["hand"]
                self.told += self.update["events"]
            if not reply["busy"]:
                return
            reply = json.loads(self.session.work(20))

    @property
    def view(self) -> dict[str, Any]:
        return self.update["view"]

    def offers(self) -> list[str]:
        """Everything that the view offers, a declaration with the best runs."""
        offers = [card[form] for card in self.view["hand"] for form in ("play", "bella") if card[form]]
        for action in self.view["actions"]:
            best = [run["text"] for run in action["runs"] if run["best"]]
            offers.append(" ".join([action["action"], *best]))
        return offers

    def step(self, chance: Stream) -> None:
        if self.view["can_next"]:
            self.ask(type="next", seq=self.update["seq"])
        else:
            offers = [offer for offer in self.offers() if not offer.endswith("refuse")]
            self.ask(type="act", seq=self.update["seq"], action=chance.choice(offers))

    def play(self, chance: Stream) -> None:
        while not self.view["result"]:
            self.step(chance)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("profile", PROFILES)
def test_a_match_by_messages_gives_a_record_that_verifies(profile: str, players: int) -> None:
    table = Table(match_seed("session", profile, players), profile=profile, players=players, target=301)
    table.play(Stream("person", profile, players))
    game = replay_text(table.update["record"])
    assert list(game.match.totals) == table.view["result"]["totals"]
    assert table.view["phase"] == "over"
    assert not table.view["can_undo"]
    assert len(table.view["scores"]) == len(game.deals)


def test_every_card_of_the_hand_is_playable_or_has_a_reason() -> None:
    table = Table(match_seed("reasons"), profile="classic", players=3, target=301)
    table.play(Stream("reasons"))
    codes = set()
    for card in table.hands:
        assert (card["play"] is None) == (card["why"] is not None)
        if card["why"]:
            codes.add(card["why"]["code"])
            if card["why"]["must"]:
                assert card["card"] not in card["why"]["must"]
                assert card["why"]["proof"] in card["why"]["must"]
    assert codes >= {"not_now", "not_your_turn", "follow_suit", "must_trump"}


def test_a_loaded_match_goes_on_where_it_was() -> None:
    table = Table(match_seed("load"), profile="stakes", target=301)
    chance = Stream("load")
    for _ in range(25):
        table.step(chance)
    other = Session()
    reply = json.loads(other.handle(json.dumps({"v": 1, "type": "load", "record": table.update["record"]})))
    assert reply["ok"]
    assert reply["update"]["view"] == table.view
    assert reply["update"]["events"] == []


def test_undo_takes_back_to_the_own_last_choice_and_marks_the_match() -> None:
    table = Table(match_seed("undo"), profile="gambler", target=301)
    chance = Stream("undo")
    for _ in range(30):
        before = table.view
        table.step(chance)
        if not table.view["can_undo"] or before["can_next"]:
            continue
        again = table.update["record"]
        table.ask(type="undo", seq=table.update["seq"])
        assert table.view["hand"] == before["hand"]
        assert table.view["actions"] == before["actions"]
        assert json.loads(table.update["record"])["assisted"] is True
        assert len(table.update["record"]) <= len(again) + 30


def test_a_request_about_an_older_table_is_dropped() -> None:
    table = Table(match_seed("stale"), profile="gambler")
    seq = table.update["seq"]
    action = table.offers()[0]
    table.ask(type="act", seq=seq, action=action)
    before = table.update
    for message in ({"type": "act", "action": action}, {"type": "next"}, {"type": "undo"}):
        reply = table.send(seq=seq, **message)
        assert reply["error"]["code"] == "stale"
    assert json.loads(table.session.handle('{"v": 1, "type": "position"}'))["ok"]
    assert table.update == before


HOSTILE = [
    ("", "bad_json"),
    ("{", "bad_json"),
    ("[" * 100_000, "bad_json"),
    ("[]", "bad_message"),
    ("null", "bad_message"),
    ("{}", "wrong_version"),
    ('{"v": 2, "type": "hello"}', "wrong_version"),
    ('{"v": true, "type": "hello"}', "wrong_version"),
    ('{"v": 1}', "unknown_type"),
    ('{"v": 1, "type": ["hello"]}', "unknown_type"),
    ('{"v": 1, "type": "__init__"}', "unknown_type"),
    ('{"v": 1, "type": "act", "seq": "1", "action": "0 take"}', "bad_message"),
    ('{"v": 1, "type": "new", "rules": {"profile": "chess"}}', "bad_rules"),
    ('{"v": 1, "type": "new", "rules": []}', "bad_rules"),
    ('{"v": 1, "type": "new", "rules": {"profile": "skill"}, "players": [1, 2], "seed": ""}', "bad_players"),
    ('{"v": 1, "type": "rules", "rules": {"profile": "skill", "stake": 1e99}}', "bad_rules"),
    ('{"v": 1, "type": "load", "record": "{}"}', "bad_record"),
    ('{"v": 1, "type": "load"}', "bad_message"),
    ('{"v": 1, "type": "inspect", "record": "[[[["}', "bad_record"),
]


@pytest.mark.parametrize(("text", "code"), HOSTILE)
def test_a_hostile_request_gets_a_code_and_changes_nothing(text: str, code: str) -> None:
    table = Table(match_seed("hostile"), profile="gambler")
    before = table.update["record"]
    reply = json.loads(table.session.handle(text))
    assert reply["ok"] is False
    assert reply["error"]["code"] == code
    again = table.send(type="load", record=before)
    assert again["update"]["record"] == before


def test_without_a_match_there_is_nothing_to_act_on() -> None:
    session = Session()
    for message in ({"type": "act", "seq": 1, "action": "0 take"}, {"type": "undo", "seq": 1}, {"type": "position"}):
        reply = json.loads(session.handle(json.dumps({"v": 1, **message})))
        assert reply["error"]["code"] == "no_match"
    assert json.loads(session.work(10)) == {"v": 1, "busy": False, "update": None}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_message_shows_a_card_that_the_person_may_not_see(players: int) -> None:
    table = Table(match_seed("leak", players), profile="klabor", players=players, target=301)
    chance = Stream("leak", players)
    game = replay_text(table.update["record"])
    while not table.view["result"]:
        game = replay_text(table.update["record"])
        deal = game.match.deal
        assert deal is not None
        if not table.view["score"]:
            # What the page is shown, without the save that it only keeps.
            told = json.dumps([table.update["events"], {**table.view, "scores": []}])
            hidden = {card.code for seat in range(1, players) for card in deal.hands[seat]} - {deal.turned.code}
            if deal.swapped_by is not None:
                # All saw the seven laid down; the dealer of four draws it.
                hidden.discard(f"7{deal.trump}")
            if deal.shown:
                hidden -= {card.code for runs in deal.declared for run in runs or () for card in run.cards}
            assert not any(f'"{code}"' in told for code in hidden)
        table.step(chance)


OVERTRUMP = (
    "dp1;rules=gambler;dealer=0;phase=play;turned=8C;caller=1;trump=H;bottom=7C;h0=JH.7H.?7;h1=?8;d0=-;d1=-;trick=1:9H"
)
TWO = [ANNA, {"name": "Boris", "kind": "ai", "level": "normal"}]


def set_up(table: Table, **changes: Any) -> dict[str, Any]:
    return table.send(**{"type": "set_up", "position": OVERTRUMP, "players": TWO, "seed": "f" * 32, **changes})


def test_a_match_set_up_from_a_position_is_played_taken_back_and_loaded() -> None:
    table = Table("0" * 32, profile="gambler")
    table.take(set_up(table))
    assert {card["card"] for card in table.view["hand"] if card["play"]} == {"JH"}
    seven = next(card for card in table.view["hand"] if card["card"] == "7H")
    assert seven["why"]["code"] == "beat_trump"
    assert not table.view["can_undo"]
    table.ask(type="act", seq=table.update["seq"], action="0 play JH")
    record = table.update["record"]
    table.ask(type="undo", seq=table.update["seq"])
    assert [card["card"] for card in table.view["trick"]["cards"]] == ["9H"]
    table.ask(type="load", record=record)
    chance = Stream("set up")
    while not table.view["score"]:
        table.step(chance)
    assert replay_text(table.update["record"]).position.startswith("dp1;rules=gambler;dealer=0")


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"position": "dp9"}, "bad_position"),
        ({"position": OVERTRUMP.replace("?7", "?6")}, "bad_position"),
        ({"position": None}, "bad_message"),
        ({"players": TWO[:1]}, "bad_players"),
        ({"seed": "1"}, "bad_seed"),
    ],
)
def test_a_position_that_cannot_be_set_up_changes_nothing(changes: dict[str, Any], code: str) -> None:
    table = Table("0" * 32, profile="gambler")
    reply = set_up(table, **changes)
    assert reply["error"]["code"] == code
    assert table.send(type="position")["position"].startswith("dp1")


def test_a_record_is_replayed_step_by_step() -> None:
    table = Table("1" * 32, profile="gambler", target=301)
    chance = Stream("replay")
    while not table.view["result"]:
        table.step(chance)
    record, end = table.update["record"], table.view
    first = table.send(type="replay", record=record, step=0)
    assert first["update"]["events"][0]["kind"] == "deal_started"
    last = table.send(type="replay", record=record, step=10**6)
    assert last["step"] == last["steps"] - 1
    assert last["update"]["view"] == end
    deals = 0
    for step in range(last["steps"]):
        shown = table.send(type="replay", record=record, step=step)["update"]
        assert shown["seq"] == step
        assert replay_text(shown["record"]).deals
        deals += any(event["kind"] == "deal_started" for event in shown["events"])
    assert deals == len(end["scores"])
    assert table.send(type="replay", record=record, step="0")["error"]["code"] == "bad_message"
    assert table.send(type="replay", record="{}", step=0)["error"]["code"] == "bad_record"
    assert table.view == end


def test_the_log_holds_what_the_updates_told() -> None:
    table = Table("2" * 32, profile="stakes", target=301)
    chance = Stream("log")
    table.play(chance)
    deals = table.send(type="log")["deals"]
    assert len(deals) == len(json.loads(table.update["record"])["deals"])
    assert all(deal[0]["kind"] == "deal_started" for deal in deals)
    assert [event["kind"] for deal in deals for event in deal] == [event["kind"] for event in table.told]
    mine = [event.get("cards") for deal in deals for event in deal if event["kind"] == "dealt" and event["seat"] != 0]
    assert mine
    assert not any(mine)


def test_tables_do_not_know_of_each_other() -> None:
    tables = Tables()
    start = json.dumps({"v": 1, "type": "new", "rules": {"profile": "gambler"}, "players": TWO, "seed": "a" * 32})
    ask = json.dumps({"v": 1, "type": "position"})
    assert json.loads(tables.handle(start, "one"))["ok"]
    assert json.loads(tables.handle(ask, "one"))["ok"]
    assert json.loads(tables.handle(ask, "two"))["error"]["code"] == "no_match"
    assert json.loads(tables.handle(ask))["error"]["code"] == "no_match"
    tables.clear("one")
    tables.clear("never")
    assert json.loads(tables.handle(ask, "one"))["error"]["code"] == "no_match"


# --- the rest is mine ---------------------------------------------------------------------------------------------------

CERTAIN = (
    "dp1;rules=gambler;dealer=1;phase=play;turned=8C;caller=0;trump=H;bottom=7C;h0=AH.AS.AC;h1=?3;d0=-;d1=-;"
    "tricks=0:JH.7H,0:9H.8H,0:TH.QH,0:KH.7S,0:TS.8S,0:TC.9C"
)


def at_a_certain_rest() -> Table:
    table = Table(match_seed("rest"), profile="gambler")
    table.ask(
        type="set_up",
        position=CERTAIN,
        seed=match_seed("rest"),
        players=[ANNA, {**ANNA, "kind": "ai", "level": "easy"}],
    )
    return table


def test_the_rest_is_offered_when_it_is_proven_and_played_out_with_ordinary_actions() -> None:
    table = at_a_certain_rest()
    assert table.view["rest"]
    updates = len(table.told)
    table.ask(type="finish", seq=table.update["seq"])
    assert table.view["phase"] in ("scored", "between", "over")
    told = [(event["seat"], event.get("card")) for event in table.told[updates:] if event["kind"] == "played"]
    assert [card for seat, card in told if seat == 0] == ["AH", "AS", "AC"]
    assert [event["seat"] for event in table.told[updates:] if event["kind"] == "trick_taken"] == [0, 0, 0]
    replayed = replay_text(table.update["record"])
    assert [str(action) for action in replayed.history() if action.seat == 0] == ["0 play AH", "0 play AS", "0 play AC"]


def test_what_is_not_proven_is_not_offered_and_not_played() -> None:
    table = Table(match_seed("not proven"), profile="gambler")
    assert table.view["rest"] is False
    before = table.update
    reply = table.send(type="finish", seq=table.update["seq"])
    assert reply["error"]["code"] == "not_proven"
    assert table.update == before
    assert table.send(type="finish", seq=99)["error"]["code"] == "stale"


def test_taking_back_and_the_next_deal_end_the_playing_out() -> None:
    table = at_a_certain_rest()
    reply = table.send(type="finish", seq=table.update["seq"])
    assert reply["busy"]
    undone = table.ask(type="undo", seq=reply["update"]["seq"])
    assert not undone["busy"]
    assert table.view["turn"] == 0
    assert table.view["rest"]
    table.ask(type="finish", seq=table.update["seq"])
    table.ask(type="next", seq=table.update["seq"])
    table.play(Stream("after"))
    assert table.view["result"]


def test_one_card_is_no_rest_to_offer() -> None:
    table = at_a_certain_rest()
    for _ in range(2):
        table.ask(type="act", seq=table.update["seq"], action=table.offers()[0])
    assert len(table.view["hand"]) == 1
    assert table.view["rest"] is False


# --- thinking ahead -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slices", [0, 1, 3, 400])
def test_thinking_ahead_changes_no_move(slices: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With it, without it, and with it half done: the same record."""
    monkeypatch.setattr("deberts.api.session.LEVELS", {name: small_level(name) for name in LEVELS})
    records = []
    for think in (0, slices):
        table = Table(match_seed("ahead"), level="crazy", profile="klabor", players=3)
        chance = Stream("ahead")
        for _ in range(16):
            for _ in range(think):
                json.loads(table.session.think_ahead(7))
            table.step(chance)
        records.append(table.update["record"])
    assert records[0] == records[1]


def test_what_was_thought_ahead_is_used_and_its_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deberts.api.session.LEVELS", {name: small_level(name) for name in LEVELS})
    table = Table(match_seed("used"), level="crazy", profile="gambler", target=301)
    assert table.view["turn"] == 0
    while json.loads(table.session.think_ahead(5))["more"]:
        pass
    # Whatever is done now, the answer is there in the first slice.
    offer = next(offer for offer in table.offers() if offer.endswith(("pass", "take")) or "play" in offer)
    reply = table.send(type="act", seq=table.update["seq"], action=offer)
    while reply["busy"]:
        push = json.loads(table.session.work(1))
        assert push["update"] is not None
        reply = push
    assert json.loads(Session().think_ahead(5)) == {"v": 1, "more": False}
