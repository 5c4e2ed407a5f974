"""The review as messages: piece by piece, of finished deals only."""

from __future__ import annotations

import json
from functools import cache

from deberts.ai.levels import LEVELS
from deberts.ai.thinking import choose
from deberts.api.session import Session
from deberts.match.game import Game, Player
from deberts.match.record import format_record
from tests.table import rules_of


@cache
def records() -> tuple[str, str]:
    """A match in the middle of its first deal, and after it."""
    game = Game(rules_of("klabor", 4), [Player("Anna", "human")] * 4, "1".zfill(32))
    game.deal_next()
    unfinished = ""
    while game.match.score is None:
        turn = game.match.turn
        assert turn is not None
        game.apply(choose(game.view(turn), LEVELS["easy"], game.seed or ""))
        if game.match.deal and len(game.match.deal.tricks) == 4:
            unfinished = format_record(game)
    return unfinished, format_record(game)


def asked(session: Session, **fields: object) -> dict:
    return json.loads(
        session.handle(json.dumps({"v": 1, "type": "review", "deal": 0, "seat": 0, "units": 64, **fields}))
    )


def test_a_review_comes_piece_by_piece_and_leaves_the_table_alone() -> None:
    session, record = Session(), records()[1]
    before: list = []
    for _ in range(1000):
        reply = asked(session, record=record)
        review = reply["review"]
        assert reply["ok"]
        assert not reply["busy"]
        assert review["decisions"][: len(before)] == before
        before = review["decisions"]
        if review["done"]:
            break
        assert review["accuracy"] is None
    assert len(before) == review["total"] > 0
    assert 0 <= review["accuracy"] <= 100
    assert set(review["costliest"]) <= set(range(len(before)))
    for decision in before:
        fair = [option["fair"] for option in decision["options"]]
        assert fair == sorted(fair, reverse=True)
        assert decision["chosen"] in range(len(fair))
    assert asked(session, record=record)["review"] == review


def test_what_can_not_be_reviewed_is_refused() -> None:
    session, (unfinished, record) = Session(), records()
    assert asked(session, record=unfinished)["error"]["code"] == "not_over"
    assert asked(session, record="{}")["error"]["code"] == "bad_record"
    for field, value in (("deal", 1), ("deal", -1), ("seat", 4), ("units", 0), ("units", 5000), ("seat", "0")):
        error = asked(session, record=record, **{field: value})["error"]
        assert error == {"code": "bad_message", "detail": {"field": field}}


def test_a_match_is_added_up_from_the_deals_that_are_judged() -> None:
    session, record = Session(), records()[1]
    assert asked(session, record=record, units=1)["review"]["match"] == {"deals": [], "accuracy": None, "lost": 0}
    review = asked(session, record=record, units=4096)["review"]
    lost = round(sum(decision["fair_loss"] for decision in review["decisions"]), 1)
    assert review["match"] == {
        "deals": [{"deal": 0, "accuracy": review["accuracy"], "lost": lost}],
        "accuracy": review["accuracy"],
        "lost": lost,
    }
    # Another seat has figures of its own, and these are kept.
    assert asked(session, record=record, seat=1, units=1)["review"]["match"]["deals"] == []
    assert asked(session, record=record, units=1)["review"] == review


def test_both_lines_of_a_decision_are_played_out() -> None:
    session, record = Session(), records()[1]
    for decision in asked(session, record=record, units=4096)["review"]["decisions"]:
        for option in decision["options"]:
            line = {"done": False}
            while not line["done"]:
                reply = asked(
                    session, type="line", record=record, number=decision["number"], action=option["action"], units=4
                )
                line = reply["line"]
            first = decision["trick"] or 0
            assert [trick["number"] for trick in line["tricks"]] == list(range(first, 8))
            assert all(len(trick["cards"]) == 4 for trick in line["tricks"])
            if option["card"]:
                assert option["card"] in line["tricks"][0]["cards"]
            assert line["outcome"] in ("made", "bait", "hung")
            assert_is_walked(session, line, decision, option)


def assert_is_walked(session: Session, line: dict, decision: dict, option: dict) -> None:
    """A line is looked through like a match, from the decision on."""
    at, then, end = (
        json.loads(session.handle(json.dumps({"v": 1, "type": "replay", "record": line["record"], "step": step})))
        for step in (line["step"], line["step"] + 1, 10_000)
    )
    assert at["update"]["view"]["seat"] == 0
    assert {card["card"] for card in at["update"]["view"]["hand"]} == set(decision["hand"])
    assert option["verb"] == "keep" or option["action"] in str(then["update"]["record"])
    assert end["update"]["view"]["score"]["recorded"] == line["recorded"]


def test_a_line_that_can_not_be_played_is_refused() -> None:
    session, (unfinished, record) = Session(), records()
    good = {"type": "line", "record": record, "number": 0, "action": "0 pass", "units": 1}
    assert asked(session, **good | {"record": unfinished})["error"]["code"] == "not_over"
    for field, value in (("number", -1), ("number", 1000), ("units", 0), ("action", 1)):
        assert asked(session, **good | {field: value})["error"] == {"code": "bad_message", "detail": {"field": field}}
    for action in ("0 swap", "9 pass", "nonsense", "0 play XX"):
        assert asked(session, **good | {"action": action})["error"]["code"] == "illegal_action"
