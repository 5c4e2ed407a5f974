"""A match with its history: packs from a seed, logs, taking back."""

import pytest

from deberts.cards import PACK
from deberts.deal.actions import IllegalAction, parse_action
from deberts.deal.events import Kind
from deberts.match.game import Game, Player
from deberts.match.record import RecordError, record_of, replay
from deberts.rng import first_dealer, shuffled_pack
from tests.chance import new_game, played_game
from tests.table import rules_of, seated

SEED = "00112233445566778899aabbccddeeff"


def test_packs_and_the_first_dealer_come_from_the_seed():
    game = Game(rules_of("gambler"), seated(2), SEED)
    assert game.match.dealer == first_dealer(SEED, 2)
    game.deal_next()
    assert game.deals[0].pack == shuffled_pack(SEED, 0)
    while game.match.score is None:
        game.apply(game.legal_actions()[-1])
    game.deal_next()
    assert game.deals[1].pack == shuffled_pack(SEED, 1)


def test_packs_may_be_given():
    game = Game(rules_of("gambler"), seated(2), dealer=1)
    with pytest.raises(ValueError, match="a pack has to be given"):
        game.deal_next()
    events = game.deal_next(PACK)
    assert events[0].kind is Kind.DEAL_STARTED
    assert game.deals[0].pack == PACK
    assert game.match.dealer == 1
    with pytest.raises(ValueError, match="no pack is due"):
        game.deal_next(PACK)


def test_a_game_needs_its_players_and_a_way_to_deal():
    with pytest.raises(ValueError, match="one player for each seat"):
        Game(rules_of("classic", 3), seated(2), SEED)
    with pytest.raises(ValueError, match="a seed or the first dealer"):
        Game(rules_of("classic"), seated(2))


def test_a_refused_action_leaves_no_trace():
    game = Game(rules_of("gambler"), seated(2), SEED)
    game.deal_next()
    before = repr((game.match, game.deals))
    with pytest.raises(IllegalAction):
        game.apply(parse_action("5 take"))
    assert repr((game.match, game.deals)) == before


def test_a_player_has_a_level_if_it_says_so():
    assert Player("Anna", "human").level is None
    assert Player("Boris", "ai", {"level": "easy"}).level == "easy"
    assert Player("Boris", "ai", {"level": 3}).level is None


def test_the_log_of_a_deal():
    game = played_game(rules_of("stakes", early_call="no"), "log", keep_legal=True, deals=6)
    for number, log in enumerate(game.deals):
        assert log.pack == shuffled_pack(game.seed, number)
        assert len(log.legal) == len(log.actions)
        for action, legal in zip(log.actions, log.legal, strict=True):
            assert action.seat == legal[0].seat
            assert action.verb in {other.verb for other in legal}
        assert (log.score is None) == (log.totals == ())
        assert (log.end is None) == (log.score is None)
        if log.score and log.score.outcome.played:
            assert log.end.caller is not None
            assert len(log.end.tricks) == 9
    assert any(log.between for log in game.deals)


def test_history_is_every_action_in_order():
    game = played_game(rules_of("stakes", early_call="no"), "log", deals=6)
    expected = [str(action) for log in game.deals for action in log.actions + log.between]
    assert [str(action) for action in game.history()] == expected


def test_what_is_legal_is_kept_only_on_request():
    game = played_game(rules_of("gambler"), "short", deals=1)
    assert game.deals[0].actions
    assert game.deals[0].legal == []


def cut(record, count):
    """The record of a match whose first so many actions have happened; a deal that was begun stays dealt."""
    deals, between = [], {}
    for number, deal in enumerate(record["deals"]):
        answers = record.get("between", {}).get(str(number), [])
        done, said = deal["actions"][:count], answers[: max(0, count - len(deal["actions"]))]
        count -= len(done) + len(said)
        whole = len(done) == len(deal["actions"])
        known = deal if whole else {"dealer": deal["dealer"], "pack": deal["pack"]}
        deals.append({**known, "actions": done})
        if said:
            between[str(number)] = said
        if not whole or len(said) < len(answers):
            break
    kept = {key: value for key, value in record.items() if key not in ("deals", "between", "result")}
    return kept | {"deals": deals} | ({"between": between} if between else {})


@pytest.mark.parametrize(("profile", "players"), [("stakes", 2), ("classic", 3), ("klabor", 4)])
def test_taking_back_is_playing_the_prefix(profile, players):
    game = played_game(rules_of(profile, players, target=301), "undo", profile, deals=3)
    for count in range(0, len(game.history()), 3):
        taken = game.taken_back(count)
        prefix = cut(record_of(game), count)
        assert taken.history() == game.history()[:count]
        assert record_of(taken) == prefix
        assert replay(prefix).match == taken.match


def test_the_deal_that_is_taken_back_to_stays_dealt():
    game = played_game(rules_of("gambler"), "undo", deals=3)
    ends = [len(game.deals[0].actions), len(game.deals[0].actions) + len(game.deals[1].actions)]
    for count in ends:
        # The first action of a deal is taken back, not the dealing of it.
        taken = game.taken_back(count)
        assert len(taken.deals) == ends.index(count) + 2
        assert taken.deals[-1].actions == []
        assert taken.deals[-1].pack == game.deals[len(taken.deals) - 1].pack


def test_taking_back_leaves_the_game_as_it_is():
    game = played_game(rules_of("gambler"), "undo", deals=2)
    before = repr((game.match, game.deals))
    taken = game.taken_back(3)
    taken.apply(taken.legal_actions()[0])
    assert repr((game.match, game.deals)) == before


def test_taking_back_keeps_what_else_a_game_is():
    game = played_game(rules_of("gambler"), "undo", deals=2, keep_legal=True)
    game.assisted = True
    taken = game.taken_back(2)
    assert (taken.assisted, taken.seed, taken.players, taken.rules) == (True, game.seed, game.players, game.rules)
    assert len(taken.deals[0].legal) == 2


def test_taking_everything_back():
    game = played_game(rules_of("gambler"), "undo", deals=2)
    assert game.taken_back(0).history() == []
    assert game.taken_back(0).deals[0].pack == game.deals[0].pack
    untouched = new_game(rules_of("gambler"), "x")
    assert untouched.taken_back(0).deals == []


POSITION = (
    "dp1;rules=gambler;dealer=0;phase=play;turned=8C;caller=1;trump=H;bottom=7C;"
    "h0=JH.7H.AS.TS.KS.AD.TD.8D.9C;h1=AH.TH.KH.QS.JS.KD.QD.AC;trick=1:9H;deal=2;totals=120.95"
)


def test_a_game_may_begin_in_the_middle_of_a_deal():
    game = Game.from_position(POSITION, seated(2), SEED)
    assert (game.match.number, game.match.totals, game.match.turn) == (2, (120, 95), 0)
    assert (len(game.deals), game.history()) == (1, [])
    while game.match.result is None:
        if game.match.pack_due:
            game.deal_next()
        game.apply(game.legal_actions()[0])
    assert game.deals[0].totals > (120, 95)
    again = replay(record_of(game))
    assert record_of(again) == record_of(game)
    assert again.match == game.match


def test_taking_back_ends_at_the_position():
    game = Game.from_position(POSITION, seated(2), SEED)
    begun = game.match
    game.apply(game.legal_actions()[0])
    back = game.taken_back(0)
    assert (back.match, back.history(), back.position) == (begun, [], POSITION)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"position": "dp1;rules"}, "bad_position"),
        ({"position": 7}, "bad_position"),
        ({"position": POSITION.replace("h0=JH", "h0=?")}, "bad_position"),
        ({"rules": {"profile": "stakes"}}, "bad_position"),
        ({"deals": []}, "bad_field"),
    ],
)
def test_a_record_with_another_position_is_refused(change, code):
    record = record_of(Game.from_position(POSITION, seated(2), SEED))
    with pytest.raises(RecordError) as refused:
        replay(record | change)
    assert refused.value.code == code


def test_a_record_deals_the_pack_of_its_position():
    record = record_of(Game.from_position(POSITION, seated(2), SEED))
    record["deals"][0]["pack"] = " ".join(card.code for card in PACK)
    with pytest.raises(RecordError) as refused:
        replay(record)
    assert refused.value.code == "bad_pack"


def test_every_moment_of_a_game_can_be_had_again():
    game = played_game(rules_of("gambler"), "moments")
    for deal, log in enumerate(game.deals):
        actions = (*log.actions, *log.between)
        then = game.upto(deal, 0)
        for action in actions:
            then.apply(action)
        assert then.match == game.upto(deal, len(actions)).match
    assert game.upto(len(game.deals) - 1, 10**6).match == game.match
