"""Positions by messages: what is wrong with them, a random one, what their cards are worth; and records step by step."""

from __future__ import annotations

import json
from typing import Any

import pytest

from deberts.ai.levels import LEVELS
from deberts.ai.thinking import choose
from deberts.api import Session
from deberts.cli.solve import values_of
from deberts.match.game import Game, Player
from deberts.match.position import build_position, parse_position, position_of
from deberts.rules.profiles import PROFILES

SEED = "5".zfill(32)
OPEN = (
    "dp1;rules=gambler;dealer=0;phase=play;turned=8C;caller=1;trump=H;bottom=7C;"
    "h0=TS.KS.AS.7H.JH.8D.TD.AD.9C;h1=7S.9S.QH.KH.9D.QD.KC.AC;d1=-;trick=1:9H"
)
HIDDEN = OPEN.replace("h1=7S.9S.QH.KH.9D.QD.KC.AC;d1=-", "h1=?8;d1=?")


def ask(session: Session, **message: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(session.handle(json.dumps({"v": 1, **message})))
    return reply


def check(text: str, *, tidy: bool = True) -> dict[str, Any]:
    return ask(Session(), type="check_position", position=text, tidy=tidy)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("profile", PROFILES)
def test_a_position_dealt_at_random_is_sound_and_the_same_for_the_same_seed(profile: str, players: int) -> None:
    rules = {"profile": profile, "players": players}
    text = ask(Session(), type="deal_position", rules=rules, seed=SEED)["position"]
    assert text == ask(Session(), type="deal_position", rules=rules, seed=SEED)["position"]
    reply = check(text)
    assert reply["problems"] == []
    shape = reply["shape"]
    assert shape["position"] == text
    assert shape["card_due"]
    assert shape["turn"] == build_position(parse_position(text)).turn
    assert shape["hands"] == [8 if players == 4 else 9] * players


def test_what_a_seat_can_have_announced_is_offered_and_kept() -> None:
    known = OPEN.replace("8D.TD.AD", "JD.QD.KD").replace("9D.QD", "8D.9D")
    runs = check(known)["shape"]["runs"]
    # Seat 0 is on turn and has not spoken; seat 1 has.
    assert runs == [["", "-", "KD-JD"], ["-"]]
    for said in runs[0]:
        text = known if not said else known.replace("d1=-", f"d0={said};d1=-")
        assert check(text)["shape"]["position"] == text
    assert check(HIDDEN)["shape"]["runs"][1] == ["-", "?"]
    # Whose turn has not come has said nothing, and nobody does where runs are found by themselves.
    hidden = "h0=?9;h1=?8;h2=?9;trick=1:9H"
    three = f"dp1;rules=gambler,players:3;dealer=0;phase=play;turned=8C;caller=1;trump=H;bottom=7C;{hidden}"
    assert check(three)["shape"]["runs"] == [[], ["-", "?"], ["", "-", "?"]]
    assert check(OPEN.replace("gambler", "skill"))["shape"]["runs"] == [[], []]


def test_stakes_are_offered_where_there_is_doubling() -> None:
    assert check(OPEN)["shape"]["stakes"] == []
    stakes = check(OPEN.replace("gambler", "stakes"))["shape"]["stakes"]
    assert stakes[:3] == [1, 2, 4]
    for stake in stakes[1:]:
        text = OPEN.replace("gambler", "stakes") + f";stake={stake}"
        assert [one["code"] for one in check(text)["problems"]] == ["wrong_rights"]
        assert check(f"{text};rights=0")["problems"] == []


def test_everything_wrong_is_named_with_its_key() -> None:
    found = check("dp1;rules=gambler;dealer=0;phase=play;turned=7S;caller=1;trump=S;h0=7S.8S")
    assert {(one["code"], one["key"]) for one in found["problems"]} == {
        ("hand_size", "h0"),
        ("hand_size", "h1"),
        ("bottom_missing", "bottom"),
        ("indicator_in_hand", "h0"),
    }
    assert found["shape"]["turn"] is None
    assert not found["shape"]["card_due"]


@pytest.mark.parametrize(
    ("text", "code", "key"),
    [
        ("", "wrong_version", ""),
        ("dp1;rules=gambler;dealer=0;phase=play", "missing_key", "turned"),
        ("dp1;rules=gambler;h2=AS", "unknown_key", "h2"),
        ("dp1;rules=whist", "bad_rules", "rules"),
    ],
)
def test_what_cannot_be_read_has_a_reason_and_no_shape(text: str, code: str, key: str) -> None:
    reply = check(text)
    assert reply["shape"] is None
    assert [(one["code"], one["key"]) for one in reply["problems"]] == [(code, key)]


def test_hidden_cards_are_no_fault_unless_they_cannot_be_dealt() -> None:
    assert check(HIDDEN)["problems"] == []
    # Seat 1 has shown that it has no trumps, and all cards left but trumps are too few for its hand.
    impossible = (
        "dp1;rules=gambler;dealer=0;phase=play;turned=8C;caller=1;trump=H;bottom=7C;"
        "h0=7H.8H.9H.TH.JH.QH.KH.AH;h1=?8;trick=0:9S"
    )
    assert check(impossible, tidy=False)["problems"] != []


def test_what_follows_from_the_rest_is_put_in_only_when_asked() -> None:
    wrong = OPEN.replace("trick=1:9H", "trick=0:9H").replace(";d1=-", "")
    assert {one["code"] for one in check(wrong, tidy=False)["problems"]} == {"hand_size"}
    tidied = check(wrong)
    assert tidied["problems"] == []
    assert tidied["shape"]["position"] == OPEN
    before_the_draw = "dp1;rules=gambler;dealer=0;phase=auction;turned=7S;h0=?6;h1=?6"
    assert ";stock=?19;" in check(before_the_draw)["shape"]["position"]


def solved(session: Session, text: str, units: int = 1) -> dict[str, Any]:
    for _ in range(100_000):
        reply = ask(session, type="solve_position", position=text, units=units)
        if not reply["ok"] or reply["done"]:
            return reply
        assert reply["worlds"] < reply["total"]
    raise AssertionError("never done")


def test_an_open_position_is_solved_like_by_the_command_line() -> None:
    text = OPEN.replace("trick=1:9H", "trick=1:QH").replace("QH.KH", "9H.KH")
    reply = solved(Session(), text)
    assert reply["total"] == reply["worlds"] == 1
    match = build_position(parse_position(text))
    expected = {card.code: value for card, value in values_of(match).items()}
    assert {one["card"]: one["difference"] for one in reply["cards"]} == expected
    assert reply["seat"] == match.turn == 0
    for one in reply["cards"]:
        assert one["made"] in (0, 1)
    assert [one["difference"] for one in reply["cards"]] == sorted(expected.values(), reverse=True)


def test_hidden_cards_are_dealt_many_times_and_slices_change_nothing() -> None:
    first = solved(Session(), HIDDEN, 4096)
    assert first["worlds"] == first["total"] > 1
    assert solved(Session(), HIDDEN, 3) == first
    for one in first["cards"]:
        assert 0 <= one["made"] <= 1
        assert one["points"] >= 0


def test_what_can_not_be_solved_is_refused() -> None:
    session = Session()
    auction = "dp1;rules=gambler;dealer=0;phase=auction;turned=7S;stock=?19;h0=?6;h1=?6"
    own_hidden = "dp1;rules=gambler;dealer=0;phase=play;turned=8C;caller=1;trump=H;bottom=7C;h0=?9;h1=?9"
    for text, code in ((auction, "not_a_card"), (own_hidden, "hand_hidden"), ("dp1", "bad_position")):
        assert solved(session, text)["error"]["code"] == code
    for units in (0, 5000, "1"):
        error = ask(session, type="solve_position", position=OPEN, units=units)["error"]
        assert error == {"code": "bad_message", "detail": {"field": "units"}}


def test_of_three_players_only_the_difference_is_told() -> None:
    reply = solved(Session(), late({"profile": "classic", "players": 3}), 4096)
    assert reply["cards"]
    assert {(one["points"], one["made"]) for one in reply["cards"]} == {(None, None)}


def late(rules: dict[str, Any]) -> str:
    """A position in which each seat has few cards left."""
    text = ask(Session(), type="deal_position", rules=rules, seed=SEED)["position"]
    game = Game.from_position(text, [Player("", "ai")] * 3, SEED)
    while not game.match.deal or len(game.match.deal.tricks) < 6:
        turn = game.match.turn
        assert turn is not None
        game.apply(choose(game.view(turn), LEVELS["easy"], SEED))
    return position_of(game.match)
