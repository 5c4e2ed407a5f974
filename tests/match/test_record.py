"""The match record: what is written, and that what can't be replayed is refused with code and place."""

import copy
import json

import pytest

from deberts.match.game import Game, Player
from deberts.match.record import RecordError, format_record, record_of, replay, replay_text
from deberts.rng import shuffled_pack
from tests.chance import new_game, played_game
from tests.table import rules_of, seated

SEED = "00112233445566778899aabbccddeeff"
HUGE = "x" * 100_000


@pytest.fixture(scope="module")
def finished():
    """The record of a match with doubling, played to its end."""
    for number in range(100):
        record = record_of(played_game(rules_of("stakes", target=301, early_call="no"), "record", number))
        if record["result"]["reason"] == "target" and record.get("between") and len(record["deals"]) > 2:
            return record
    raise AssertionError("no such match")


@pytest.fixture
def record(finished):
    """A copy to be damaged."""
    return copy.deepcopy(finished)


def unfinished(actions=5):
    game = new_game(rules_of("gambler"), "unfinished")
    game.deal_next()
    for _ in range(actions):
        game.apply(game.legal_actions()[0])
    return record_of(game)


def refused(record):
    """Code and place of the refusal."""
    with pytest.raises(RecordError) as refusal:
        replay(record)
    error = refusal.value
    return error.code, error.deal, error.action


# --- writing ----------------------------------------------------------------------------------------------------------


def test_a_record_is_rules_players_packs_and_actions():
    game = Game(
        rules_of("gambler", target=101), [Player("Anna", "human"), Player("Boris", "ai", {"level": "easy"})], SEED
    )
    game.deal_next()
    first = game.legal_actions()[0]
    game.apply(first)
    assert record_of(game) == {
        "format": "deberts-record",
        "version": 1,
        "rules": {"profile": "gambler", "target": 101},
        "seed": SEED,
        "players": [{"name": "Anna", "kind": "human"}, {"name": "Boris", "kind": "ai", "level": "easy"}],
        "deals": [
            {
                "dealer": game.match.dealer,
                "pack": " ".join(card.code for card in shuffled_pack(SEED, 0)),
                "actions": [str(first)],
            }
        ],
    }


def test_a_record_is_one_line_of_json(record):
    game = replay(record)
    text = format_record(game)
    assert "\n" not in text
    assert json.loads(text) == record_of(game)
    assert record_of(replay_text(text)) == record


def test_what_a_score_says(record):
    sides = 2
    for deal in record["deals"]:
        score = deal["score"]
        assert set(score) == {"outcome", "cards", "last", "runs", "bella", "total", "recorded", "hanging", "penalty"}
        parts = zip(score["cards"], score["last"], score["runs"], score["bella"], strict=True)
        assert score["total"] == [sum(part) for part in parts]
        assert len(score["recorded"]) == len(deal["totals"]) == sides
    assert record["result"]["totals"] == record["deals"][-1]["totals"]
    assert set(record["result"]) == {"winner", "totals", "shown", "stake", "reason"}


def test_legal_actions_on_request():
    game = played_game(rules_of("classic", 3), "legal", deals=1, keep_legal=True)
    deal = record_of(game)["deals"][0]
    assert len(deal["legal"]) == len(deal["actions"])
    assert record_of(replay(record_of(game))) == record_of(game)
    silent = played_game(rules_of("classic", 3), "legal", deals=1)
    assert "legal" not in record_of(silent)["deals"][0]


def test_assisted_is_written_once_it_is_true():
    game = new_game(rules_of("gambler"), "x")
    assert "assisted" not in record_of(game)
    game.assisted = True
    assert record_of(game)["assisted"] is True
    assert replay(record_of(game)).assisted is True


def test_what_else_is_known_of_a_player_is_kept():
    record = unfinished()
    record["players"][1] |= {"level": "hard", "picture": {"hat": "red"}}
    assert record_of(replay(record))["players"][1]["picture"] == {"hat": "red"}


def test_names_may_be_any_text():
    record = unfinished()
    record["players"][0]["name"] = 'Ганна "♠" \\ 🂡\n'
    assert replay_text(format_record(replay(record))).players[0].name == record["players"][0]["name"]


# --- reading what is fine ---------------------------------------------------------------------------------------------


def test_a_finished_match_is_replayed(record):
    game = replay(record)
    assert game.match.result is not None
    assert list(game.match.totals) == record["result"]["totals"]


@pytest.mark.parametrize("actions", range(12))
def test_an_unfinished_match_goes_on_where_it_was(actions):
    record = unfinished(actions)
    game = replay(record)
    assert record_of(game) == record
    assert game.legal_actions()


def test_a_match_before_its_first_deal():
    game = new_game(rules_of("klabor", 4), "none")
    again = replay(record_of(game))
    assert again.deals == []
    assert again.match == game.match
    again.deal_next()
    assert again.legal_actions()


def test_scores_and_result_may_be_missing(record):
    expected = replay(copy.deepcopy(record)).match
    for deal in record["deals"]:
        del deal["score"], deal["totals"]
    del record["result"]
    assert replay(record).match == expected


def test_unknown_keys_are_ignored(record):
    record["note"] = {"any": ["thing"]}
    record["deals"][0]["note"] = None
    record["deals"][0]["score"]["note"] = 1
    assert replay(record).match.result is not None


def test_rules_may_be_written_longer(record):
    record["rules"] |= {"players": 2, "tie": "hang"}
    assert record_of(replay(record))["rules"] == {"profile": "stakes", "target": 301, "early_call": "no"}


def test_the_order_of_legal_actions_does_not_matter():
    record = record_of(played_game(rules_of("gambler"), "order", deals=1, keep_legal=True))
    for legal in record["deals"][0]["legal"]:
        legal.reverse()
    assert replay(record).match.score is not None


def test_answers_between_deals_may_be_incomplete_at_the_end(record):
    last = max(map(int, record["between"]))
    record["deals"] = record["deals"][: last + 1]
    record["between"] = {key: answers for key, answers in record["between"].items() if int(key) <= last}
    record.pop("result")
    record["between"][str(last)] = record["between"][str(last)][:-1]
    game = replay(record)
    assert not game.match.pack_due
    assert record_of(game)["deals"] == record["deals"]


def test_replaying_changes_no_record(record, finished):
    replay(record)
    assert record == finished


# --- and what is not --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", " ", "{", "[1,", "nonsense", "{'a': 1}", '{"a": 1} x', "\x00", '"\\ud800', "[" * 100_000]
)
def test_what_is_no_json(text):
    with pytest.raises(RecordError) as refusal:
        replay_text(text)
    assert refusal.value.code == "bad_json"


@pytest.mark.parametrize("text", ["null", "1", "[]", '"deberts-record"', "true", "1e999", "NaN"])
def test_json_that_is_no_record(text):
    with pytest.raises(RecordError) as refusal:
        replay_text(text)
    assert refusal.value.code == "not_an_object"


def test_an_empty_object():
    assert refused({})[0] == "wrong_format"
    assert refused({"v": 1})[0] == "wrong_format"


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("format", "deberts", "wrong_format"),
        ("format", None, "wrong_format"),
        ("version", 2, "wrong_version"),
        ("version", 999, "wrong_version"),
        ("version", "1", "wrong_version"),
        ("version", 1.0, "wrong_version"),
        ("version", True, "wrong_version"),
        ("version", None, "wrong_version"),
        ("rules", None, "bad_rules"),
        ("rules", {}, "bad_rules"),
        ("rules", {"profile": "poker"}, "bad_rules"),
        ("rules", {"profile": "stakes", "target": 100}, "bad_rules"),
        ("rules", {"profile": "stakes", "new_switch": "yes"}, "bad_rules"),
        ("rules", {"profile": "stakes", "target": "301"}, "bad_rules"),
        ("players", None, "bad_players"),
        ("players", [], "bad_players"),
        ("players", [{"name": "A", "kind": "human"}], "bad_players"),
        ("players", [{"name": "A", "kind": "human"}] * 3, "bad_players"),
        ("players", [{"name": "A", "kind": "human"}, {"name": 2, "kind": "ai"}], "bad_players"),
        ("players", [{"name": "A", "kind": "human"}, {"name": "B", "kind": "robot"}], "bad_players"),
        ("players", [{"name": "A", "kind": "human"}, {"kind": "ai"}], "bad_players"),
        ("players", ["A", "B"], "bad_players"),
        ("seed", "12", "bad_seed"),
        ("seed", 12, "bad_seed"),
        ("seed", "z" * 32, "bad_seed"),
        ("assisted", "yes", "bad_field"),
        ("assisted", 1, "bad_field"),
        ("deals", None, "bad_field"),
        ("deals", {}, "bad_field"),
        ("deals", [None], "bad_field"),
        ("between", [], "bad_field"),
        ("between", {"0": "no_double"}, "bad_field"),
        ("between", {"00": []}, "bad_field"),
        ("between", {"99": []}, "bad_field"),
        ("between", {"-1": []}, "bad_field"),
        ("between", {"x": []}, "bad_field"),
        ("result", [], "bad_field"),
        ("result", None, "bad_field"),
        ("result", {}, "wrong_result"),
    ],
)
def test_damage_at_the_top(record, key, value, code):
    record[key] = value
    assert refused(record)[0] == code


@pytest.mark.parametrize("key", ["format", "version", "rules", "players", "deals"])
def test_what_may_not_be_missing(record, key):
    del record[key]
    assert refused(record)[0] in ("wrong_format", "wrong_version", "bad_rules", "bad_players", "bad_field")


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("dealer", 5, "wrong_dealer"),
        ("dealer", "1", "wrong_dealer"),
        ("dealer", None, "wrong_dealer"),
        ("dealer", True, "wrong_dealer"),
        ("pack", None, "bad_pack"),
        ("pack", [], "bad_pack"),
        ("pack", "", "bad_pack"),
        ("pack", "AS", "bad_pack"),
        ("pack", "10S " * 32, "bad_pack"),
        ("pack", " ".join(["AS"] * 32), "bad_pack"),
        ("actions", None, "bad_field"),
        ("actions", "0 take", "bad_field"),
        ("actions", {}, "bad_field"),
        ("legal", [], "bad_field"),
        ("legal", None, "bad_field"),
        ("score", [], "bad_field"),
        ("score", None, "bad_field"),
        ("score", {}, "wrong_score"),
        ("totals", [1, 2], "wrong_totals"),
        ("totals", None, "wrong_totals"),
        ("totals", [], "wrong_totals"),
    ],
)
def test_damage_in_a_deal(record, key, value, code):
    record["deals"][1][key] = value
    assert refused(record)[:2] == (code, 1)


def test_a_pack_with_another_spelling(record):
    pack = record["deals"][1]["pack"]
    for damaged in (
        pack.lower(),
        pack.replace(" ", "  ", 1),
        pack + " ",
        pack.replace("T", "10"),
        pack[:-3],
        pack + " AS",
    ):
        record["deals"][1]["pack"] = damaged
        assert refused(record)[:2] == ("bad_pack", 1)


def test_the_first_dealer(record):
    for value in (2, -1, "0", True, None, [0], 0.0):
        record["deals"][0]["dealer"] = value
        code, deal, action = refused(record)
        assert code in ("bad_field", "wrong_dealer")
        assert (deal, action) == (0, None)


@pytest.mark.parametrize("text", ["", "0 fly", "0  take", "0 Take", None, 3, ["0 take"], {"0": 1}])
def test_what_is_no_action(record, text):
    record["deals"][1]["actions"][3] = text
    assert refused(record) == ("bad_action", 1, 3)


def test_an_illegal_action(record):
    record["deals"][1]["actions"][2] = "0 accept"
    assert refused(record) == ("illegal_action", 1, 2)
    record["deals"][1]["actions"].insert(0, "1 claim")
    assert refused(record) == ("illegal_action", 1, 0)


def test_an_action_more(record):
    record["deals"][0]["actions"].append("0 take")
    assert refused(record) == ("after_the_end", 0, len(record["deals"][0]["actions"]) - 1)


def test_an_action_less(record):
    record["deals"][0]["actions"].pop()
    assert refused(record) == ("unfinished_deal", 0, None)


def test_only_the_last_deal_may_be_unfinished(record):
    deal = record["deals"][0]
    deal["actions"].pop()
    del deal["score"], deal["totals"]
    assert refused(record)[:2] == ("unfinished_deal", 0)


def test_an_unfinished_deal_has_no_score_no_totals_and_no_result():
    for key, value in (("score", {}), ("totals", [0, 0]), ("score", None)):
        record = unfinished()
        record["deals"][0][key] = value
        assert refused(record) == ("unfinished_deal", 0, None)
    record = unfinished()
    record["result"] = {"winner": 0}
    assert refused(record) == ("wrong_result", None, None)


def test_a_deal_after_the_end(record):
    record["deals"].append(record["deals"][-1])
    assert refused(record)[:2] == ("after_the_end", len(record["deals"]) - 1)


@pytest.mark.parametrize(
    "key", ["outcome", "cards", "last", "runs", "bella", "total", "recorded", "hanging", "penalty"]
)
def test_a_score_that_does_not_follow(record, key):
    score = record["deals"][1]["score"]
    right = score[key]
    wrong = [None, "", 1.5, True, []]
    if isinstance(right, list):
        wrong += [
            right[:1],
            [*right, 0],
            [right[0] + 1, right[1]],
            [str(right[0]), right[1]],
            [float(right[0]), right[1]],
        ]
    elif isinstance(right, int):
        wrong += [right + 1, float(right)]
    for value in wrong:
        score[key] = value
        assert refused(record) == ("wrong_score", 1, None)
    del score[key]
    assert refused(record) == ("wrong_score", 1, None)


def test_totals_that_do_not_follow(record):
    totals = record["deals"][0]["totals"]
    for wrong in ([totals[0] + 1, totals[1]], [float(totals[0]), totals[1]], [*totals, 0], totals[:1]):
        record["deals"][0]["totals"] = wrong
        assert refused(record) == ("wrong_totals", 0, None)


@pytest.mark.parametrize("key", ["winner", "totals", "shown", "stake", "reason"])
def test_a_result_that_does_not_follow(record, key):
    for value in (None, 99, "x", [0], True):
        record["result"][key] = value
        assert refused(record) == ("wrong_result", None, None)
    del record["result"][key]
    assert refused(record) == ("wrong_result", None, None)


def test_legal_actions_that_do_not_follow():
    record = record_of(played_game(rules_of("gambler"), "order", deals=1, keep_legal=True))
    for damage in (lambda legal: legal[:-1], lambda legal: [*legal, "0 claim"], lambda legal: [*legal, legal[0]]):
        damaged = copy.deepcopy(record)
        damaged["deals"][0]["legal"][4] = damage(damaged["deals"][0]["legal"][4])
        assert refused(damaged) == ("wrong_legal", 0, 4)
    for value in (None, "0 take", [None], [["0 take"]]):
        damaged = copy.deepcopy(record)
        damaged["deals"][0]["legal"][4] = value
        assert refused(damaged) == ("bad_field", 0, 4)
    record["deals"][0]["legal"].pop()
    assert refused(record) == ("bad_field", 0, None)


def test_answers_between_deals_are_checked(record):
    key = min(record["between"], key=int)
    number = int(key)
    whole = list(record["between"][key])
    for wrong, code in (
        ([*whole, "0 no_double"], "illegal_action"),
        (["0 take"], "illegal_action"),
        (["0 fly"], "bad_action"),
        ([None], "bad_action"),
    ):
        record["between"][key] = wrong
        with pytest.raises(RecordError) as refusal:
            replay(record)
        assert (refusal.value.code, refusal.value.deal, refusal.value.between) == (code, number, True)
        assert refusal.value.action == len(wrong) - 1
    record["between"][key] = whole[:-1]
    assert refused(record)[:2] == ("unfinished_deal", number)
    del record["between"][key]
    assert refused(record)[:2] == ("unfinished_deal", number)


def test_answers_after_a_deal_that_is_not_over():
    record = unfinished()
    record["between"] = {"0": ["0 no_double"]}
    assert refused(record) == ("unfinished_deal", 0, None)


def test_answers_after_the_match_is_over(record):
    last = len(record["deals"]) - 1
    record["between"][str(last)] = ["0 no_double"]
    assert refused(record) == ("after_the_end", last, 0)


def test_nothing_to_deal_from():
    record = record_of(new_game(rules_of("gambler"), "none"))
    del record["seed"]
    assert refused(record)[0] == "bad_field"


def test_a_refusal_says_where():
    error = RecordError("bad_action", "'0 fly'", 2, 7)
    assert str(error) == "deal 2, action 7, bad_action: '0 fly'"
    assert str(RecordError("bad_json")) == "bad_json"
    assert str(RecordError("bad_action", "x", 2, 0, between=True)) == "deal 2, answer 0, bad_action: x"


@pytest.mark.parametrize(
    "damage",
    [
        lambda record: record["deals"][0]["actions"].insert(0, HUGE),
        lambda record: record["deals"][0]["legal"][0].append(HUGE),
        lambda record: record["deals"][0].update(pack=HUGE),
        lambda record: record["deals"][0].update(totals=[HUGE]),
        lambda record: record["rules"].update(target=HUGE),
        lambda record: record["rules"].update({HUGE: 1}),
        lambda record: record.update(format=HUGE),
        lambda record: record.update(between={HUGE: []}),
    ],
)
def test_foreign_values_are_cut_short(damage):
    record = record_of(played_game(rules_of("gambler"), "order", deals=1, keep_legal=True))
    damage(record)
    with pytest.raises(RecordError) as refusal:
        replay(record)
    assert len(str(refusal.value)) < 1000


@pytest.mark.parametrize("key", ["format", "rules", "players", "seed", "deals", "between"])
def test_values_nested_as_deep_as_json_allows_are_refused(record, key):
    """Where reading a value just works, looking at it may not: a message must not fall over its own depth."""
    for depth in range(900, 1010, 3):
        deep = '{"profile": "stakes", "target": %s}' if key == "rules" else "%s"
        text = json.dumps(record | {key: "HERE"}).replace('"HERE"', deep % ("[" * depth + "]" * depth))
        with pytest.raises(RecordError):
            replay_text(text)


def test_a_game_of_another_size_is_not_seated():
    with pytest.raises(ValueError, match="one player for each seat"):
        Game(rules_of("klabor", 4), seated(3), SEED)
