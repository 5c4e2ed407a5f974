"""How actions are written: exact to the character."""

import pytest

from deberts.cards import Suit, parse_card
from deberts.deal.actions import Action, IllegalAction, Verb, parse_action

GOOD = {
    "0 take": Action(0, Verb.TAKE),
    "3 pass": Action(3, Verb.PASS),
    "1 name H": Action(1, Verb.NAME, suit=Suit.HEARTS),
    "1 swap": Action(1, Verb.SWAP),
    "1 keep": Action(1, Verb.KEEP),
    "2 redeal": Action(2, Verb.REDEAL),
    "0 declare": Action(0, Verb.DECLARE),
    "0 declare AH-QH": Action(0, Verb.DECLARE, runs=("AH-QH",)),
    "0 declare AH-QH KS-TS 9D-7D": Action(0, Verb.DECLARE, runs=("AH-QH", "KS-TS", "9D-7D")),
    "0 declare deberts": Action(0, Verb.DECLARE, deberts=True),
    "0 play TH": Action(0, Verb.PLAY, card=parse_card("TH")),
    "0 play KH bella": Action(0, Verb.PLAY, card=parse_card("KH"), bella=True),
    "0 double": Action(0, Verb.DOUBLE),
    "1 accept": Action(1, Verb.ACCEPT),
    "1 refuse": Action(1, Verb.REFUSE),
    "1 no_double": Action(1, Verb.NO_DOUBLE),
    "1 claim": Action(1, Verb.CLAIM),
    "10 pass": Action(10, Verb.PASS),
}


@pytest.mark.parametrize("text", GOOD)
def test_actions_are_read_and_written(text):
    assert parse_action(text) == GOOD[text]
    assert str(GOOD[text]) == text


def test_every_verb_has_been_read():
    assert {action.verb for action in GOOD.values()} == set(Verb)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "0", "take", "0 ", "0  take", " 0 take", "0 take ", "0 take\n", "0\ttake", "0 Take", "0 TAKE", "00 take",
        "01 take", "-1 take", "100 take", "a take", "٠ take", "0 fly", "0 take H", "0 pass 1", "0 name", "0 name X",
        "0 name h", "0 name H S", "0 name H bella", "0 swap 7H", "0 play", "0 play XX", "0 play 10H", "0 play th",
        "0 play TH TS", "0 play KH Bella", "0 play KH bella bella", "0 play bella", "0 play  TH", "0 declare AH",
        "0 declare AH-KH", "0 declare QH-AH", "0 declare AH-QS", "0 declare AH-QH,KS-TS", "0 declare AH-QH deberts",
        "0 declare deberts deberts", "0 declare Deberts", "0 declare  AH-QH", "0 claim 5", "0 double 2", "0 no double",
        "0 declare AH_QH", "0 take 🂡", None, 0, 1.5, True, ["0 take"], {"0": "take"},
    ],
)  # fmt: skip
def test_everything_else_is_refused(text):
    with pytest.raises(ValueError, match="not a"):
        parse_action(text)


def test_an_illegal_action_says_which_and_why():
    action = parse_action("1 play TH")
    refusal = IllegalAction(action, "not_held")
    assert (refusal.action, refusal.code, str(refusal)) == (action, "not_held", "1 play TH: not_held")
    assert isinstance(refusal, ValueError)
