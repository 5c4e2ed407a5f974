"""The independent judge of the puzzles, itself compared with the engine playing every card there is."""

from __future__ import annotations

import pytest

from deberts.deal.actions import Action, Verb
from deberts.match.match import Match, start_match
from deberts.match.position import build_position, fill, parse_position
from deberts.puzzles.puzzle import PERSON
from deberts.puzzles.shipped import shipped
from deberts.rng import Stream, shuffled_pack
from deberts.rules.profiles import PROFILES
from deberts.rules.runs import best_cut
from tests.puzzles.open_cards import plain_card, worth
from tests.puzzles.plain_course import played_up
from tests.puzzles.rest import Rest, bits_of, exchange_pays, rest_of
from tests.review.plain import Leads, Moment, leads, leads_of, plays
from tests.table import rules_of

FEW_CARDS = {2: 4, 3: 4, 4: 3}
"""Cards in hand from which the engine can try everything, by the number of players."""
TABLES = [(profile, players) for profile in PROFILES for players in (2, 3, 4)]


@pytest.mark.long
def test_the_best_play_of_few_cards_is_what_the_engine_says() -> None:
    compared = set()
    for puzzle in shipped().values():
        setup = parse_position(puzzle.position)
        if not puzzle.answer.startswith(Verb.PLAY) or len(setup.hands[PERSON]) > FEW_CARDS[setup.rules.players]:
            continue
        match = build_position(fill(setup, Stream("few cards", puzzle.id)))
        assert match.deal and match.deal.trump
        known: dict[Moment, Leads] = {}
        bit_of, found = bits_of(match.deal.trump), worth(rest_of(match))
        for action in plays(match):
            assert action.card and found[bit_of[action.card]] == leads(match.apply(action)[0], known), (
                puzzle.id,
                action,
            )
        compared.add((setup.rules.profile, setup.rules.players))
    assert {players for _, players in compared} == {2, 3, 4} and len(compared) >= 5


@pytest.mark.parametrize(("profile", "players"), TABLES)
def test_a_whole_deal_is_written_down_as_the_engine_does(profile: str, players: int) -> None:
    compared = 0
    for number in range(8):
        match = start_match(rules_of(profile, players), number % players)
        match = played_up(match.start_deal(shuffled_pack("whole deals", number))[0])
        if match.score is None:
            rest, ended = _played_out(match)
            assert ended.score and rest.written(rest.taken, rest.tricks) == leads_of(ended.score)
            compared += 1
    assert compared > 4


def _played_out(match: Match) -> tuple[Rest, Match]:
    """A deal played to its end by plain rules, side by side."""
    rest = rest_of(match)
    while match.deal and not match.deal.done:
        assert match.deal.trump
        seat, legal = match.deal.turn, match.legal_actions()
        if Action(seat, Verb.SWAP) in legal and exchange_pays(match.deal, seat):
            match, _ = match.apply(Action(seat, Verb.SWAP))
        elif Action(seat, Verb.DECLARE) in legal:
            runs = tuple(map(str, best_cut(match.rules, match.deal.hands[seat])))
            match, _ = match.apply(Action(seat, Verb.DECLARE, runs=runs))
        else:
            bit = plain_card(rest)
            rest = rest.after(bit)
            bit_of = bits_of(match.deal.trump)
            match, _ = match.apply(
                next(action for action in plays(match) if action.card and bit_of[action.card] == bit)
            )
    return rest, match
