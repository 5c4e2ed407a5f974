"""Positions: text, setup, match and back, at many moments of the conformance matches (docs/position.md)."""

import re
from pathlib import Path

import pytest

from deberts import (
    build_position,
    format_position,
    parse_position,
    position_of,
    position_seen_by,
    problems,
    replay_text,
)
from deberts.deal.actions import Verb, parse_action
from deberts.deal.state import Phase
from deberts.match.match import start_match
from deberts.match.position import ImpossiblePosition, PositionError
from deberts.match.position.spelling import KEYS
from deberts.rng import Stream
from tests.chance import new_game, random_rules, steps
from tests.table import go, legal, match_of, rules_of

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "tests/data/conformance").glob("*.jsonl"))
EVERY = 13
"""Every so many moments of a match is looked at; prime, so that all kinds of moments come."""

DOC = (ROOT / "docs/position.md").read_text(encoding="utf-8")
EXAMPLES = [block.split("```")[0].strip() for block in DOC.split("```position")[1:]]


def moments(game, every=EVERY):
    """Moments of a replayed game: the match, and the actions left in its deal."""
    match, count = start_match(game.rules, game.deals[0].dealer), 0
    for log in game.deals:
        match, _ = match.start_deal(log.pack)
        actions = [*log.actions, *log.between]
        for number, action in enumerate([*actions, None]):
            count += 1
            rare = action is not None and action.verb not in (Verb.PLAY, Verb.PASS) and count % 3 == 0
            if count % every == 0 or rare:
                yield match, actions[number:]
            if action:
                match, _ = match.apply(action)


def played_on(match, actions):
    for action in actions:
        match, _ = match.apply(action)
    return match


@pytest.fixture(scope="module", params=FILES, ids=lambda path: path.stem)
def games(request):
    lines = request.param.read_text(encoding="utf-8").splitlines()
    return [replay_text(line) for line in lines[:2]]


def test_a_match_is_built_again_from_its_text(games):
    for game in games:
        for match, rest in moments(game):
            text = position_of(match)
            again = build_position(parse_position(text))
            assert position_of(again) == text
            assert (again.turn, again.dealer, again.totals) == (match.turn, match.dealer, match.totals), text
            assert set(again.legal_actions()) == set(match.legal_actions()), text
            for seat in range(game.rules.players):
                assert position_seen_by(again.view(seat)) == position_seen_by(match.view(seat))
            end, same = played_on(match, rest), played_on(again, rest)
            assert (end.result, end.totals, end.hanging, end.baits) == (
                same.result,
                same.totals,
                same.hanging,
                same.baits,
            )


@pytest.mark.parametrize("number", range(30))
def test_random_house_rules(number):
    stream = Stream("position", number)
    game = new_game(random_rules(stream), "position", number)
    for _ in steps(game, stream, deals=2):
        if stream.below(6) == 0:
            text = position_of(game.match)
            again = build_position(parse_position(text))
            assert position_of(again) == text
            assert set(again.legal_actions()) == set(game.match.legal_actions()), text


def test_the_text_is_canonical(games):
    for match, _ in moments(games[0], 7):
        for text in (position_of(match), *(position_seen_by(match.view(seat)) for seat in range(match.rules.players))):
            assert format_position(parse_position(text)) == text


def test_what_a_seat_sees_is_possible_and_hides_the_rest(games):
    for match, _ in moments(games[0], 11):
        deal = match.deal
        if deal.outcome:
            continue
        for seat in range(match.rules.players):
            setup = parse_position(position_seen_by(match.view(seat)))
            assert problems(setup) == ()
            assert set(deal.hands[seat]) == set(setup.hands[seat])
            for other, hand in enumerate(setup.hands):
                known = [card for card in hand if card]
                assert set(known) <= set(deal.hands[other])
                assert len(hand) == len(deal.hands[other])
            hidden = {card for hand in deal.hands for card in hand}.difference(*setup.hands)
            assert hidden <= set(setup.hidden.cards)
            assert sum(setup.hidden.hands) == len(hidden)


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_the_page(text):
    setup = parse_position(text)
    assert format_position(setup) == text
    assert problems(setup) == ()
    if setup.playable:
        assert position_of(build_position(setup)) == text
    else:
        with pytest.raises(ImpossiblePosition, match="hidden_cards: h1"):
            build_position(setup)


def test_the_page_has_a_full_and_a_hidden_example():
    assert [parse_position(text).playable for text in EXAMPLES] == [True, False]


@pytest.mark.native
def test_every_key_and_code_is_on_the_page():
    sources = sorted((ROOT / "py/deberts/match/position").glob("*.py"))
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    words = set(re.findall(r'(?:Problem|PositionError)\(\s*"([a-z_]+)"', code)) | {*KEYS, "h0", "d0", "a0"}
    assert len(words) > 50
    assert not [word for word in words if f"`{word}`" not in DOC]


def test_hidden_says_what_is_open():
    setup = parse_position(EXAMPLES[1])
    assert setup.hidden.hands == (0, 6, 6, 5)
    assert len(setup.hidden.cards) == 17


HANDS = {0: "JH 9H AH TS KS QS 8C 7C AD", 1: "TH KH QH AS 9S 8S AC TC KC"}


def taken():
    return match_of(rules_of("gambler"), 1, HANDS, "8H", "JD")


def test_a_text_by_hand():
    match = go(taken(), "0 take", "0 play AD")
    text = position_of(match)
    assert text == (
        "dp1;rules=gambler;dealer=1;phase=play;turned=8H;caller=0;trump=H;bottom=JD;"
        "h0=TS.QS.KS.9H.JH.AH.7C.8C;h1=8S.9S.AS.TH.QH.KH.TC.KC.AC;d0=-;trick=0:AD"
    )
    shuffled = ";".join(["dp1", *reversed(text.split(";")[1:])])
    assert parse_position(shuffled) == parse_position(text)


def test_stock_left_out_is_dealt_in_the_order_of_the_pack():
    text = "dp1;rules=gambler;dealer=1;phase=auction;turned=8H;h0=JH.9H.AH.TS.KS.QS;h1=TH.KH.QH.AS.9S.8S"
    match = go(build_position(parse_position(text)), "0 take")
    assert [card.code for card in match.deal.hands[0][6:]] == ["7S", "JS", "7H"]


PLAY = (
    "dp1;rules=gambler;dealer=1;phase=play;turned=8H;caller=0;trump=H;bottom=JD;"
    "h0=TS.QS.KS.9H.JH.AH.7C.8C;h1=8S.9S.AS.TH.QH.KH.TC.KC.AC;d0=-;trick=0:AD"
)


def changed(text, **items):
    """The text with some items changed; None takes one out."""
    version, *given = text.split(";")
    values = dict(item.split("=", 1) for item in given) | items
    return ";".join([version, *(f"{key}={value}" for key, value in values.items() if value is not None)])


@pytest.mark.parametrize(
    ("items", "code", "key"),
    [
        ({"h0": "TS.QS.KS.9H.JH.AH.7C.AS"}, "duplicate_card", "h0"),
        ({"h0": "TS.QS.KS.9H.JH.AH.7C.AD"}, "card_in_hand_and_trick", "h0"),
        ({"h0": "TS.QS.KS.9H.JH.AH.7C.8H"}, "indicator_in_hand", "h0"),
        ({"h0": "TS.QS.KS.9H.JH.AH.7C.JD"}, "duplicate_card", "h0"),
        ({"h0": "TS.QS.KS.9H.JH.AH.7C"}, "hand_size", "h0"),
        ({"h1": None}, "hand_size", "h1"),
        ({"trump": None}, "trump_missing", "caller"),
        ({"caller": None}, "caller_missing", "trump"),
        ({"caller": None, "trump": None}, "caller_missing", "phase"),
        ({"phase": "auction"}, "caller_too_early", "caller"),
        ({"passes": "1"}, "wrong_passes", "passes"),
        ({"phase": "done"}, "wrong_phase", "phase"),
        ({"phase": "declare"}, "cards_too_early", "trick"),
        ({"phase": "exchange"}, "runs_too_early", "d0"),
        ({"bottom": None}, "bottom_missing", "bottom"),
        ({"stock": "?"}, "stock_after_draw", "stock"),
        ({"swap": "0", "trump": "S"}, "swap_impossible", "swap"),
        ({"swap": "1"}, "indicator_missing", "h1"),
        ({"trick": "1:AD"}, "hand_size", "h0"),
        ({"trick": "0:AD.8D"}, "trick_size", "trick"),
        ({"d0": "KS-TS"}, "wrong_runs", "d0"),
        ({"d0": "KC-TC"}, "wrong_runs", "d0"),
        ({"d1": "KH-TH"}, "wrong_runs", "d1"),
        ({"a0": "terz"}, "wrong_announcement", "a0"),
        ({"best": "1"}, "wrong_announcement", "best"),
        ({"bella": "0"}, "bella_impossible", "bella"),
        ({"stake": "3"}, "wrong_stake", "stake"),
        ({"stake": "2"}, "wrong_stake", "stake"),
        ({"rights": "0"}, "wrong_rights", "rights"),
        ({"offer": "0"}, "wrong_offer", "offer"),
        ({"asked": "0"}, "wrong_asked", "asked"),
        ({"end": "redeal"}, "wrong_end", "end"),
        ({"h1": "?9"}, "hidden_cards", "h1"),
        ({"d1": "?"}, "hidden_cards", "d1"),
        ({"trick": "0:TS", "h0": "QS.KS.AD.9H.JH.AH.7C.8C", "d0": None}, None, None),
    ],
)
def test_what_is_wrong_is_named(items, code, key):
    setup = parse_position(changed(PLAY, **items))
    if code is None:
        build_position(setup)
        return
    with pytest.raises(ImpossiblePosition) as error:
        build_position(setup)
    assert (code, key) in [(problem.code, problem.key) for problem in error.value.problems]


def test_a_card_that_was_not_allowed_is_named():
    two = changed(PLAY, trick=None, tricks="0:AD.8S", h1="9S.AS.TH.QH.KH.TC.KC.AC")
    assert [(found.code, found.key, found.value) for found in problems(parse_position(two))] == [
        ("impossible_trick", "tricks", "8S:must_trump")
    ]
    unknown = parse_position(changed(two, h1="?8"))
    assert problems(unknown) == ()


def test_a_trick_led_by_the_wrong_seat_is_named():
    text = changed(PLAY, trick="1:TH", tricks="0:AD.QH", h1="8S.9S.AS.KH.TC.KC.AC")
    assert problems(parse_position(text)) == ()
    wrong = changed(PLAY, trick="0:TS", tricks="0:AD.QH", h0="QS.KS.9H.JH.AH.7C.8C", h1="8S.9S.AS.TH.KH.TC.KC.AC")
    assert [found.code for found in problems(parse_position(wrong))] == ["wrong_leader"]


def test_a_declaration_that_was_owed_is_missed():
    text = (
        "dp1;rules=gambler;dealer=1;phase=play;turned=8H;caller=0;trump=H;bottom=JD;"
        "h0=JS.QS.KS.9H.JH.AH.7C.8C;h1=8S.9S.AS.TH.QH.KH.TC.KC.AC;trick=0:AD"
    )
    with pytest.raises(ImpossiblePosition, match="declaration_missing: d0"):
        build_position(parse_position(text))
    built = build_position(parse_position(text + ";d0=KS-JS"))
    assert built.deal.leading == 0


def test_seven_hidden_or_kept_before_the_draw():
    """With four players a seven that was kept and one that was drawn look alike; one that is asked about does not."""
    rules = rules_of("klabor", 4)
    hands = {1: "7H AS KS QS 9S 8S AD TD", 0: "JH AC TC KC QC 8C 7C"}
    match = match_of(rules, 3, hands, "9H")
    asked = go(match, "0 take")
    assert asked.deal.phase is Phase.EXCHANGE
    assert legal(build_position(parse_position(position_of(asked)))) == ["1 swap", "1 keep"]
    for answer in ("1 swap", "1 keep"):
        after = go(asked, answer)
        assert position_of(build_position(parse_position(position_of(after)))) == position_of(after)


def test_four_sevens_end_a_deal():
    hands = {0: "7S 7H 7D 7C AS KS"}
    match = go(match_of(rules_of("classic"), 1, hands, "9H"), "0 redeal")
    text = position_of(match)
    assert "end=redeal" in text
    again = build_position(parse_position(text))
    assert again.pack_due
    assert again.score == match.score


def test_a_position_goes_on_into_the_next_deal():
    match = build_position(parse_position(PLAY))
    while match.score is None:
        action = next(text for text in legal(match) if text.split()[1] in ("declare", "play"))
        match, _ = match.apply(parse_action(action))
    done = build_position(parse_position(position_of(match)))
    assert done.dealer == match.dealer
    assert done.pack_due
    assert done.start_deal(match.deal.pack)[0].number == 1


def test_there_is_no_position_before_the_first_deal():
    with pytest.raises(ValueError, match="no deal"):
        position_of(start_match(rules_of("gambler"), 0))


def test_a_position_error_is_short():
    with pytest.raises(PositionError) as error:
        parse_position("dp1;" + "x" * 1000)
    assert len(str(error.value)) < 100
