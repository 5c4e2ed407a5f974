"""Several people at one device: every hand is seen by its own seat alone, and nothing tells who was asked what."""

from __future__ import annotations

import json
from typing import Any

import pytest

from deberts.api import Session
from deberts.cards import PACK
from deberts.match.record import replay_text
from deberts.rng import Stream, match_seed

COMPUTER = {"name": "Computer", "kind": "ai", "level": "easy"}


class Shared:
    """A page with several people before it, who pass the device as they are told."""

    def __init__(self, people: list[bool], seed: str, **rules: Any) -> None:
        self.session = Session()
        self.updates: list[dict[str, Any]] = []
        self.holder: int | None = None
        players = [{"name": f"P{seat}", "kind": "human"} if human else COMPUTER for seat, human in enumerate(people)]
        self.ask(type="new", rules={"players": len(people), **rules}, players=players, seed=seed)

    def ask(self, **message: Any) -> dict[str, Any]:
        reply = self.send(**message)
        assert reply["ok"], reply
        while True:
            if reply.get("update"):
                self.updates.append(reply["update"])
            if not reply["busy"]:
                return reply
            reply = json.loads(self.session.work(1000))

    def send(self, **message: Any) -> dict[str, Any]:
        return json.loads(self.session.handle(json.dumps({"v": 1, **message})))

    @property
    def view(self) -> dict[str, Any]:
        return self.updates[-1]["view"]

    @property
    def seq(self) -> int:
        return self.updates[-1]["seq"]

    def offers(self) -> list[str]:
        cards = [card[form] for card in self.view["hand"] for form in ("play", "bella") if card[form]]
        return [*cards, *(action["action"] for action in self.view["actions"])]

    def step(self, chance: Stream) -> None:
        """Passes the device, deals or does one of the things that are offered."""
        if self.view["hand_over"] is not None:
            assert not self.view["hand"]
            assert not self.offers()
            self.ask(type="take_seat", seq=self.seq)
        elif self.view["can_next"]:
            self.ask(type="next", seq=self.seq)
        else:
            self.ask(type="act", seq=self.seq, action=chance.choice(self.offers()))


@pytest.mark.parametrize("profile", ["gambler", "skill", "classic", "klabor"])
@pytest.mark.parametrize("people", [[True, True], [True, False, True], [False, True, True, False], [True] * 4])
def test_whole_matches_show_each_hand_to_its_own_seat_alone(profile: str, people: list[bool]) -> None:
    chance = Stream("shared", profile, *map(int, people))
    table = Shared(people, match_seed("shared", profile, len(people)), profile=profile, target=301)
    assert not table.view["hand"]
    seen = 0
    for _ in range(3000):
        if table.view["result"]:
            break
        held = table.view["hand"]
        if held and table.view["phase"] not in ("scored", "between", "over"):
            game = replay_text(table.updates[-1]["record"])
            assert sorted(card["card"] for card in held) == sorted(
                card.code for card in game.view(table.view["seat"]).hand
            )
            seen += 1
        table.step(chance)
    assert table.view["result"]
    assert seen > 20
    # No update tells what a seat was dealt: another one may look at the screen.
    assert not any(
        "cards" in event for update in table.updates for event in update["events"] if event["kind"] == "drew"
    )


def test_who_does_not_hold_the_device_can_do_nothing() -> None:
    table = Shared([True, True], match_seed("away"), profile="gambler")
    seat = table.view["hand_over"]
    refused = table.send(type="act", seq=table.seq, action=f"{seat} pass")
    assert refused["error"]["code"] == "not_your_turn"
    for question in ({"type": "position"}, {"type": "finish", "seq": table.seq}):
        assert not table.send(**question)["ok"]
    table.ask(type="take_seat", seq=table.seq)
    assert table.view["seat"] == seat
    assert len(table.view["hand"]) == 6
    assert table.send(type="take_seat", seq=table.seq)["error"]["code"] == "not_due"
    table.ask(type="act", seq=table.seq, action=f"{seat} pass")
    assert table.view["hand_over"] == 1 - seat
    table.ask(type="undo", seq=table.seq)
    assert table.view["hand_over"] == seat
    # A save is opened with nobody's hand, too.
    table.ask(type="load", record=table.updates[-1]["record"])
    assert not table.view["hand"]


def hidden_from_all(update: dict[str, Any]) -> dict[str, Any]:
    """An update without the save, which nobody looks at."""
    return {key: value for key, value in update.items() if key != "record"}


def round_of(pack: list[str], players: int, profile: str) -> tuple[list[dict[str, Any]], list[int]]:
    """What is seen on the table from the call until the round is over, while the device is passed; and who was asked."""
    people = [{"name": f"P{seat}", "kind": "human"} for seat in range(players)]
    record = {
        "format": "deberts-record",
        "version": 1,
        "rules": {"profile": profile, "players": players},
        "players": people,
        "seed": "0" * 32,
        "deals": [{"dealer": players - 1, "pack": " ".join(pack), "actions": []}],
    }
    session = Session()

    def ask(**message: Any) -> dict[str, Any]:
        reply = json.loads(session.handle(json.dumps({"v": 1, **message})))
        assert reply["ok"], reply
        return reply["update"]

    first = ask(type="load", record=json.dumps(record))
    ask(type="take_seat", seq=first["seq"])
    update = ask(type="act", seq=first["seq"] + 1, action="0 take")
    seen, asked = [hidden_from_all(update)], []
    while update["view"]["phase"] == "declare" and update["view"]["hand_over"] is not None:
        update = ask(type="take_seat", seq=update["seq"])
        while update["view"]["hand"] and update["view"]["phase"] != "play":
            # The one who is asked sees their own table, and answers with nothing.
            asked.append(update["view"]["seat"])
            quiet = next(info for info in update["view"]["actions"] if info["verb"] in ("keep", "declare"))
            update = ask(type="act", seq=update["seq"], action=quiet["action"])
        if update["view"]["phase"] == "declare":
            seen.append(hidden_from_all(update))
    return seen, asked


@pytest.mark.parametrize(("players", "profile"), [(2, "stakes"), (2, "skill"), (3, "classic"), (4, "classic")])
def test_nobody_can_tell_who_is_asked_before_the_first_card(players: int, profile: str) -> None:
    shown: dict[str, list[dict[str, Any]]] = {}
    questions = set()
    for number in range(60):
        chance = Stream("asked", profile, players, number)
        pack = [card.code for card in chance.shuffled(PACK)]
        # The card turned up is seen by all, and what is called by it.
        turned = pack.index("TH")
        pack[turned], pack[6 * players] = pack[6 * players], pack[turned]
        seen, asked = round_of(pack, players, profile)
        questions.add(tuple(asked))
        if not shown:
            shown["first"] = seen
        # What is seen by whoever looks on, step by step. Only the words "nothing to answer" are for the one who has it.
        for one, other in zip(seen, shown["first"], strict=False):
            view, as_before = dict(one["view"]), dict(other["view"])
            for table in (view, as_before):
                for private in ("prompt", "seat"):
                    table.pop(private)
            if one["seq"] == other["seq"]:
                assert (view, one["events"]) == (as_before, other["events"])
        assert [one["view"]["hand_over"] for one in seen] == [one["view"]["hand_over"] for one in shown["first"]]
    assert len(questions) > 2
