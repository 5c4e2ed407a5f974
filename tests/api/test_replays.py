"""A record looked at by messages: places to go to, other seats, open hands, and what may not be seen."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from deberts.ai.levels import LEVELS
from deberts.ai.thinking import choose
from deberts.api import Session
from deberts.match.game import Game, Player
from deberts.match.record import format_record, replay_text
from tests.table import rules_of


@cache
def record(people: int = 1, deals: int = 1, tricks: int = 3) -> str:
    """So many deals, and so many tricks of the next one, with one or two people at the table."""
    boris = Player("Boris", "human") if people == 2 else Player("Boris", "ai", {"level": "easy"})
    game = Game(rules_of("gambler", 2), [Player("Anna", "human"), boris], "7".zfill(32))
    while True:
        match = game.match
        if match.pack_due:
            game.deal_next()
        elif len(game.deals) > deals and match.deal and len(match.deal.tricks) == tricks:
            return format_record(game)
        else:
            assert match.turn is not None
            game.apply(choose(game.view(match.turn), LEVELS["easy"], game.seed or ""))


def ask(session: Session, text: str, step: int, **more: Any) -> dict[str, Any]:
    message = {"v": 1, "type": "replay", "record": text, "step": step, **more}
    reply: dict[str, Any] = json.loads(session.handle(json.dumps(message)))
    return reply


def test_deals_and_tricks_tell_where_to_go() -> None:
    session, text = Session(), record()
    first = ask(session, text, 0)
    assert first["deals"][0] == 0
    assert len(first["deals"]) == 2
    for place in first["deals"]:
        assert ask(session, text, place)["update"]["events"][0]["kind"] == "deal_started"
    finished = [place for place in first["tricks"] if place < first["deals"][1]]
    assert len(finished) == 9
    assert len(first["tricks"]) == 12
    for place in first["tricks"]:
        kinds = [event["kind"] for event in ask(session, text, place)["update"]["events"]]
        assert "trick_taken" in kinds


def test_step_by_step_is_the_same_as_by_leaps() -> None:
    text = record()
    walking, steps = Session(), ask(Session(), text, 0)["steps"]
    for step in range(steps):
        assert ask(walking, text, step) == ask(Session(), text, step)
    # Back again, and once more from there.
    assert ask(walking, text, 2) == ask(Session(), text, 2)
    assert ask(walking, text, 3) == ask(Session(), text, 3)


def test_hands_are_open_and_every_seat_can_be_looked_from_only_once_a_deal_is_over() -> None:
    session, text = Session(), record()
    _, second = ask(session, text, 0)["deals"]
    over, running = ask(session, text, 5, seat=1), ask(session, text, second + 5, seat=1)
    game = replay_text(text)
    deal = game.upto(0, 5).match.deal
    assert deal is not None
    assert [sorted(hand) for hand in over["hands"]] == [sorted(card.code for card in hand) for hand in deal.hands]
    # They lie as their holders see them.
    assert over["hands"][1] == [held["card"] for held in over["update"]["view"]["hand"]]
    assert over["update"]["view"]["seat"] == 1
    assert running["hands"] is None
    assert running["update"]["view"]["seat"] == 0
    hidden = game.upto(1, 5).match.deal
    assert hidden is not None
    # The sheets of deals that are over have their hands.
    shown = json.dumps({**running["update"]["view"], "scores": []})
    assert not [card for card in hidden.hands[1] if f'"{card.code}"' in shown]
    assert ask(session, text, 0, seat=2)["error"] == {"code": "bad_message", "detail": {"field": "seat"}}


def test_people_who_share_the_device_see_nothing_of_a_deal_that_is_being_played() -> None:
    shared = record(people=2)
    reply = ask(Session(), shared, 10**6)
    assert len(reply["deals"]) == 1
    assert reply["hands"] is not None
    begun = record(people=2, deals=0)
    assert ask(Session(), begun, 0)["error"]["code"] == "not_over"


def test_a_record_can_be_played_on_from_every_step() -> None:
    text = record()
    session = Session()
    for step in (0, 4, 15, 10**6):
        shown = ask(session, text, step)["update"]
        loaded = json.loads(session.handle(json.dumps({"v": 1, "type": "load", "record": shown["record"]})))
        assert loaded["ok"]
        assert loaded["update"]["view"]["deal"] == shown["view"]["deal"]


def test_the_log_of_a_record_is_what_its_person_saw() -> None:
    text = record()
    reply = json.loads(Session().handle(json.dumps({"v": 1, "type": "replay_log", "record": text})))
    assert len(reply["deals"]) == 2
    dealt = [event for event in reply["deals"][1] if event["kind"] == "dealt"]
    assert all(bool(event.get("cards")) == (event["seat"] == 0) for event in dealt)
