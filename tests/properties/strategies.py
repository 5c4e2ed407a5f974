"""What the properties are tried on: rules, games at a random moment, JSON of any shape."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

pytest.importorskip("hypothesis")

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.configuration import set_hypothesis_home_dir

from deberts.cards import PACK, SUITS
from deberts.match.game import Game
from deberts.rng import Stream
from deberts.rules.profiles import PROFILES, RANGES, RulesError, make_rules, switch_words
from deberts.rules.ruleset import SWITCHES, RuleSet
from tests.chance import new_game, random_action

set_hypothesis_home_dir(Path(__file__).parents[2] / ".build" / "hypothesis")
settings.register_profile(
    "deberts",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("deberts")

cards = st.sampled_from(PACK)
suits = st.sampled_from(SUITS)
packs = st.permutations(PACK).map(tuple)
keys = st.integers(0, 2**32)

_WORDS = {switch: st.sampled_from(switch_words(switch)) for switch in SWITCHES if switch not in RANGES}


@st.composite
def rule_sets(draw, players: int | None = None, targets: tuple[int, ...] = (101, 151, 301)) -> RuleSet:
    """House rules that make sense: of switches that contradict each other, one is left out."""
    choice = {
        "profile": draw(st.sampled_from(tuple(PROFILES))),
        "players": players or draw(st.sampled_from((2, 3, 4))),
        "target": draw(st.sampled_from(targets)),
        "stake": draw(st.integers(1, 5)),
        "no_trick_penalty": draw(st.sampled_from((0, 30))),
        "bait_penalty": draw(st.sampled_from((0, 30))),
    }
    choice |= draw(st.fixed_dictionaries({}, optional=_WORDS))
    while True:
        try:
            return make_rules(choice)
        except RulesError as error:
            del choice[error.switch]


@st.composite
def games(draw, players: int | None = None, most: int = 120) -> Game:
    """A game of random house rules at a random moment, with a pack dealt and the match not over."""
    rules, key, left = draw(rule_sets(players)), draw(keys), draw(st.integers(0, most))
    game, stream = new_game(rules, "game", key), Stream("game", key)
    game.deal_next()
    while left:
        action = random_action(stream, game.match)
        if _ends_the_match(game, action):
            break
        game.apply(action)
        if game.match.pack_due:
            game.deal_next()
        left -= 1
    return game


def _ends_the_match(game: Game, action) -> bool:
    return game.match.apply(action)[0].result is not None


texts = st.text(max_size=30)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=8,
)
