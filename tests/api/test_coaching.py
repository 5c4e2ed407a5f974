"""The coach over the protocol: a hint in slices, what comes too late, what is refused, and what is marked."""

from __future__ import annotations

import json
from typing import Any

import pytest

from deberts.api.session import Session

SEED = "000000000000000000000000000006cf"
PLAYERS = [{"name": "Anna", "kind": "human"}, {"name": "Boris", "kind": "ai", "level": "easy"}]
RULES = {"profile": "gambler", "players": 2}


def ask(session: Session, kind: str, **fields: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(session.handle(json.dumps({"v": 1, "type": kind, **fields})))
    return reply


@pytest.fixture
def session() -> Session:
    session = Session()
    assert ask(session, "new", rules=RULES, players=PLAYERS, seed=SEED)["ok"]
    return session


def hinted(session: Session, seq: int) -> dict[str, Any]:
    while not (reply := ask(session, "hint", seq=seq, units=4))["advice"]:
        assert reply["ok"]
    return reply


def test_a_hint_comes_in_slices_and_marks_the_match(session: Session) -> None:
    first = ask(session, "hint", seq=1, units=1)
    assert (first["ok"], first["advice"]) == (True, None)
    reply = hinted(session, 1)
    advice = reply["advice"]
    assert advice["idea"] == "take"
    assert [choice["verb"] for choice in advice["choices"]] == ["take", "pass"]
    assert advice["choices"][0]["won"] == advice["reason"]["best"] <= advice["worlds"]
    assert json.loads(reply["record"])["assisted"] is True


def test_advice_that_is_there_is_used_to_ask_twice(session: Session) -> None:
    assert ask(session, "doubt", seq=1, action="0 pass")["doubt"] is None
    hinted(session, 1)
    best = ask(session, "doubt", seq=1, action="0 take")
    assert best["doubt"] is None
    ask(session, "act", seq=1, action="0 take")
    # The hint belonged to the table before.
    assert ask(session, "hint", seq=1, units=1)["error"]["code"] == "stale"


def test_what_is_out_is_told_once_trump_is_named(session: Session) -> None:
    assert ask(session, "tell", seq=1)["count"] is None
    seq = ask(session, "act", seq=1, action="0 take")["update"]["seq"]
    told = ask(session, "tell", seq=seq)
    hand = ask(session, "position")["position"].split("h0=")[1].split(";")[0].split(".")
    assert told["count"]["trumps"]
    assert not set(hand) & {*told["count"]["trumps"], *told["count"]["high"]}
    assert set(told["count"]["above"]) == set(hand)


@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        ("hint", {"seq": 1, "units": 0}, "bad_message"),
        ("hint", {"seq": 1, "units": "many"}, "bad_message"),
        ("hint", {"units": 1}, "bad_message"),
        ("hint", {"seq": 7, "units": 1}, "stale"),
        ("doubt", {"seq": 1, "action": "0 fly"}, "illegal_action"),
        ("doubt", {"seq": 1, "action": "0 declare AS-QS"}, ""),
        ("doubt", {"seq": 1, "action": "0 play AS"}, ""),
        ("doubt", {"seq": 1}, "bad_message"),
        ("tell", {"seq": 0}, "stale"),
    ],
)
def test_bad_requests_change_nothing(session: Session, kind: str, fields: dict[str, Any], code: str) -> None:
    reply = ask(session, kind, **fields)
    assert reply["ok"] is (not code)
    assert reply.get("error", {}).get("code", "") == code
    assert ask(session, "act", seq=1, action="0 take")["ok"]


def test_there_is_no_coach_without_a_match_or_in_a_lesson() -> None:
    session = Session()
    assert ask(session, "hint", seq=1, units=1)["error"]["code"] == "no_match"
    seq = ask(session, "lesson", lesson="ten", step=0, players=PLAYERS)["update"]["seq"]
    assert ask(session, "hint", seq=seq, units=1)["error"]["code"] == "not_your_turn"
