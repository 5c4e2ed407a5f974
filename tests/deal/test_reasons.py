"""Why a card may not be played: the code, what to play instead, and the proof."""

from deberts.cards import format_cards, parse_card
from tests.table import go, match_of, rules_of

HANDS = {0: "9H KC QD 8S 7C TC AS AD TD", 1: "JH 7H JS JD 8H KS QC 9S 8D"}


def why(match, seat, code):
    """The reason in words: code, cards to play, proof, what must be beaten or followed, the suit led."""
    reason = match.view(seat).why_not(parse_card(code))
    if reason is None:
        return None
    return (
        reason.code,
        format_cards(reason.must),
        reason.proof and reason.proof.code,
        reason.against and reason.against.code,
        reason.suit and reason.suit.value,
    )


def begun(*texts, hands=None, **switches):
    return go(match_of(rules_of("gambler", exchange="off", **switches), 1, hands or HANDS, "TH"), "0 take", *texts)


def test_a_playable_card_has_no_reason():
    assert why(begun(), 0, "9H") is None
    assert why(begun("0 play 9H"), 1, "JH") is None


def test_not_your_turn():
    nothing = ("not_your_turn", "", None, None, None)
    assert why(begun(), 1, "JH") == nothing
    assert why(begun("0 play 9H"), 0, "KC") == nothing


def test_something_else_to_answer():
    in_the_auction = match_of(rules_of("gambler"), 1, HANDS, "TH")
    assert why(in_the_auction, 0, "9H") == ("not_now", "", None, None, None)
    assert why(in_the_auction, 1, "JH") == ("not_your_turn", "", None, None, None)


def test_follow_suit():
    assert why(begun("0 play KC"), 1, "JS") == ("follow_suit", "QC", "QC", "KC", "C")


def test_beat_a_trump():
    assert why(begun("0 play 9H"), 1, "7H") == ("beat_trump", "JH", "JH", "9H", "H")
    assert why(begun("0 play 9H"), 1, "JS") == ("beat_trump", "JH", "JH", "9H", "H")


def test_follow_a_trump_that_can_not_be_beaten():
    hands = {0: "JH KC QD 8S 7C TC AS AD TD", 1: "9H KH JS JD 7H KS QC 9S 8D"}
    assert why(begun("0 play JH", hands=hands), 1, "JS") == ("follow_suit", "9H KH 7H", "9H", "JH", "H")


def test_must_trump():
    hands = {0: HANDS[0], 1: "JH 7H JS JD 8H KS TS 9D 8D"}
    assert why(begun("0 play KC", hands=hands), 1, "KS") == ("must_trump", "JH 7H 8H", "JH", "KC", "C")


def test_overtrump():
    rules = rules_of("classic", 3, exchange="off", four_sevens="off", declare_timing="own_first_card", declare="auto")
    hands = {0: "7S TC 9C 8C QC KC AC KH 7C", 1: "TD 9H 8H JH AH KD QD TS 9S", 2: "AD 8D JS 7H KS QH AS 8S TH"}
    match = go(match_of(rules, 2, hands, "7D"), "0 take", "0 play AC", "1 play TD")
    assert why(match, 2, "8D") == ("overtrump", "AD", "AD", "TD", "C")
    assert why(match, 2, "JS") == ("overtrump", "AD", "AD", "TD", "C")
    assert why(match, 2, "AD") is None


def test_declare_first():
    hands = {0: "AS KS QS 9H 8D TC 9D AD JH", 1: "KC QC JC TS 8S 7D TH 8C JD"}
    match = go(match_of(rules_of("gambler", exchange="off"), 1, hands, "7H"), "0 take")
    assert why(match, 0, "AS") == ("declare_first", "", None, None, None)
    assert why(go(match, "0 declare"), 0, "AS") is None


def test_an_offer_comes_first():
    match = begun("0 double", doubling="yes")
    assert why(match, 1, "JH") == ("not_now", "", None, None, None)
    assert why(match, 0, "9H") == ("not_your_turn", "", None, None, None)
    assert why(go(match, "1 accept"), 0, "9H") is None


def test_every_card_of_the_hand_is_playable_or_explained():
    match = begun()
    while match.score is None:
        seat = match.turn
        view = match.view(seat)
        playable = {action.card for action in view.legal}
        for card in view.hand:
            reason = view.why_not(card)
            assert (reason is None) == (card in playable)
            if reason:
                assert set(reason.must) == playable
                assert reason.proof in playable
                assert reason.suit is match.deal.trick[0].suit
        match, _ = match.apply(match.legal_actions()[-1])
