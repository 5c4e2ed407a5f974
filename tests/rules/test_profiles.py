"""Profiles and house rules (rules, section 8)."""

from itertools import product

import pytest

from deberts.rng import Stream
from deberts.rules.profiles import (
    PROFILES,
    RANGES,
    RulesError,
    make_rules,
    profile_values,
    rules_choice,
    rules_values,
    switch_words,
)
from deberts.rules.ruleset import SWITCHES
from tests.chance import random_rules
from tests.table import rules_of

# Each cell: the profile's own value, then what its rules name as an agreed option.
TABLE = """
switch           | gambler           | stakes         | skill                | classic                  | klabor
target           | 501               | 501 (301 1001) | 301 (501)            | 501 (301 1001)           | 501 (1001)
all_pass         | redeal            | redeal         | redeal (dealer_must) | redeal (dealer_must)     | dealer_must
exchange         | own_first_card    | before_play    | before_play          | before_play (before_draw)| before_play (before_draw)
exchange_by      | any               | any            | any                  | any                      | any
four_sevens      | off (redeal)      | off            | off                  | redeal (off)             | redeal (off)
long_runs        | split             | split          | single               | split                    | split
run_order        | kind              | kind           | kind                 | kind                     | kind
declare          | choice            | choice         | auto                 | choice                   | choice
declare_timing   | own_first_card    | before_play    | own_first_card       | before_play              | own_first_card
show_runs        | after_first_trick | at_once        | after_first_trick    | after_first_trick        | after_first_trick
runs_need_trick  | yes               | yes            | yes                  | yes (no)                 | yes (no)
partner_runs     | no                | no             | no                   | no                       | yes
bella_declare    | either_card       | either_card    | auto                 | first_card (either_card) | either_card
bella_needs      | nothing           | nothing        | nothing              | nothing (trick)          | nothing (both_cards)
deberts          | off               | off            | wins_match           | wins_match               | wins_match
first_lead       | eldest            | eldest         | eldest               | eldest                   | caller
overtrump        | trump_lead        | trump_lead     | trump_lead           | always                   | opponents
success          | each              | each           | each                 | each                     | each
tie              | hang              | hang           | hang                 | hang                     | hang
bait_tie         | hang              | hang           | hang                 | hang                     | hang
hang_repeat      | defender          | defender       | accumulate           | accumulate               | accumulate
no_trick_penalty | 0                 | 0              | 0                    | 0                        | 100
bait_penalty     | 0                 | 0              | 0                    | 0                        | 100
next_dealer      | caller            | caller         | winner               | winner (rotate)          | rotate
both_reach       | defender          | defender       | higher               | higher                   | higher
hung_at_target   | end               | end            | end                  | play_on                  | play_on
early_call       | no                | yes            | no                   | no                       | no
doubling         | no (yes)          | yes (no)       | no                   | no                       | no
mars             | no (yes)          | yes (no)       | no                   | no                       | no
stake            | 1                 | 1              | 1                    | 1                        | 1
"""  # noqa: E501

WORDS = {
    "all_pass": "redeal dealer_must",
    "exchange": "own_first_card before_play before_draw off",
    "exchange_by": "any caller",
    "four_sevens": "redeal off",
    "long_runs": "split single hundred",
    "run_order": "kind length",
    "declare": "choice auto",
    "declare_timing": "own_first_card before_play",
    "show_runs": "after_first_trick at_once",
    "runs_need_trick": "yes no",
    "partner_runs": "yes no",
    "bella_declare": "auto first_card either_card",
    "bella_needs": "nothing trick both_cards",
    "deberts": "wins_match trump_only off",
    "first_lead": "eldest caller",
    "overtrump": "trump_lead always opponents",
    "success": "each together",
    "tie": "hang bait each",
    "bait_tie": "hang halves",
    "hang_repeat": "defender accumulate",
    "next_dealer": "caller winner rotate",
    "both_reach": "defender higher",
    "hung_at_target": "end play_on",
    "early_call": "yes no",
    "doubling": "yes no",
    "mars": "yes no",
}
NUMBERS = {"target": (101, 10001), "no_trick_penalty": (0, 1000), "bait_penalty": (0, 1000), "stake": (1, 1000000)}


def _value(text):
    return int(text) if text.isdigit() else text


def _cells():
    head, *lines = ([cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines())
    for switch, *row in lines:
        for profile, cell in zip(head[1:], row, strict=True):
            usual, _, options = cell.partition(" (")
            yield profile, switch, _value(usual), [_value(option) for option in options.rstrip(")").split()]


CELLS = list(_cells())


def test_the_table_is_complete():
    assert {profile for profile, *_ in CELLS} == set(PROFILES)
    assert [switch for profile, switch, *_ in CELLS if profile == "klabor"] == list(SWITCHES)
    assert len(CELLS) == 5 * 30


@pytest.mark.parametrize(("profile", "switch", "usual", "options"), CELLS)
def test_every_cell_of_the_table(profile, switch, usual, options):
    # Two players want no partner's runs, the one value that two players make give way.
    expected = "no" if switch == "partner_runs" else usual
    assert PROFILES[profile][switch] == usual
    assert rules_values(make_rules({"profile": profile}))[switch] == expected
    for option in options:
        assert rules_values(make_rules({"profile": profile, switch: option}))[switch] == option


@pytest.mark.parametrize(
    ("profile", "players", "switch", "value"),
    [("skill", 2, "all_pass", "dealer_must"), ("classic", 4, "partner_runs", "yes"), ("classic", 4, "target", 501)],
)
def test_options_that_need_their_number_of_players(profile, players, switch, value):
    assert rules_values(rules_of(profile, players, **{switch: value}))[switch] == value


def test_the_words_of_every_switch():
    for switch in SWITCHES:
        assert sorted(switch_words(switch)) == sorted(WORDS.get(switch, "").split())
    assert RANGES == NUMBERS
    assert set(WORDS) | set(NUMBERS) == set(SWITCHES)


@pytest.mark.parametrize(
    ("switch", "word"), [(switch, word) for switch, words in WORDS.items() for word in words.split()]
)
def test_every_word_of_every_switch_can_be_set(switch, word):
    choice = {"profile": "skill", "players": 4, switch: word}
    if (switch, word) == ("exchange", "own_first_card"):
        choice["players"] = 2
    assert rules_values(make_rules(choice))[switch] == word


@pytest.mark.parametrize(("switch", "bounds"), NUMBERS.items())
def test_the_bounds_of_numbers(switch, bounds):
    low, high = bounds
    for value in (low, high):
        assert rules_values(make_rules({"profile": "gambler", switch: value}))[switch] == value
    for value in (low - 1, high + 1, -1):
        _refused({"profile": "gambler", switch: value}, "out_of_range", switch)


# --- giving way to the number of players ------------------------------------------------------------------------------


def test_players_may_be_absent():
    assert make_rules({"profile": "klabor"}).players == 2
    assert make_rules({"profile": "klabor", "players": 2}) == make_rules({"profile": "klabor"})


@pytest.mark.parametrize(("profile", "players"), list(product(PROFILES, (2, 3, 4))))
def test_what_gives_way(profile, players):
    expected = dict(PROFILES[profile])
    if players != 4:
        expected["partner_runs"] = "no"
    if players == 3:
        expected |= {"doubling": "no", "mars": "no", "early_call": "no"}
    if (profile, players) == ("gambler", 4):
        expected["exchange"] = "before_play"
    if (profile, players) == ("classic", 4):
        expected["target"] = 1001
    assert rules_values(rules_of(profile, players)) == expected


def test_only_the_target_of_classic_depends_on_the_players():
    targets = {profile: [rules_of(profile, players).target for players in (2, 3, 4)] for profile in PROFILES}
    assert targets == {
        "gambler": [501, 501, 501],
        "stakes": [501, 501, 501],
        "skill": [301, 301, 301],
        "classic": [501, 501, 1001],
        "klabor": [501, 501, 501],
    }


def test_a_profile_is_not_changed_by_use():
    before = {profile: dict(values) for profile, values in PROFILES.items()}
    for profile, players in product(PROFILES, (2, 3, 4)):
        rules_of(profile, players, target=202)
    assert before == PROFILES


# --- what is refused --------------------------------------------------------------------------------------------------


def _refused(choice, code, switch=None):
    with pytest.raises(RulesError) as refusal:
        make_rules(choice)
    assert (refusal.value.code, refusal.value.switch) == (code, switch)


@pytest.mark.parametrize("choice", [None, [], "gambler", 2, (("profile", "gambler"),)])
def test_rules_are_an_object(choice):
    _refused(choice, "not_an_object")


def test_a_profile_is_needed():
    _refused({}, "no_profile")
    _refused({"players": 2, "target": 501}, "no_profile")


@pytest.mark.parametrize("profile", ["", "Gambler", "custom", None, 1, ["gambler"], {}])
def test_unknown_profiles(profile):
    _refused({"profile": profile}, "unknown_profile", "profile")


@pytest.mark.parametrize("players", [0, 1, 5, "2", 2.0, True, None, [2]])
def test_bad_numbers_of_players(players):
    _refused({"profile": "gambler", "players": players}, "bad_value", "players")


@pytest.mark.parametrize("switch", ["", "Target", "trump", "sides", "clockwise", 7])
def test_unknown_switches(switch):
    _refused({"profile": "gambler", switch: "no"}, "unknown_switch", switch)


@pytest.mark.parametrize("switch", WORDS)
@pytest.mark.parametrize("value", ["", "Yes", "maybe", "off ", True, False, None, 0, 1, ["yes"], {}])
def test_bad_words(switch, value):
    _refused({"profile": "gambler", switch: value}, "bad_value", switch)


@pytest.mark.parametrize("switch", NUMBERS)
@pytest.mark.parametrize("value", ["501", 501.0, True, None, [501], "yes"])
def test_bad_numbers(switch, value):
    _refused({"profile": "gambler", switch: value}, "bad_value", switch)


@pytest.mark.parametrize("players", [2, 3])
def test_partner_runs_need_four_players(players):
    _refused({"profile": "klabor", "players": players, "partner_runs": "yes"}, "needs_four_players", "partner_runs")
    assert rules_of("klabor", players, partner_runs="no").partner_runs is False


@pytest.mark.parametrize("switch", ["doubling", "mars", "early_call"])
@pytest.mark.parametrize("profile", PROFILES)
def test_no_stakes_for_three(profile, switch):
    _refused({"profile": profile, "players": 3, switch: "yes"}, "not_with_three_players", switch)
    assert getattr(rules_of(profile, 3, **{switch: "no"}), switch) is False
    for players in (2, 4):
        assert getattr(rules_of(profile, players, **{switch: "yes"}), switch) is True


@pytest.mark.parametrize("profile", PROFILES)
def test_no_exchange_on_the_first_card_of_four(profile):
    choice = {"profile": profile, "players": 4, "exchange": "own_first_card"}
    _refused(choice, "not_with_four_players", "exchange")


def test_no_exchange_on_the_first_card_after_announcing():
    _refused(
        {"profile": "gambler", "exchange": "own_first_card", "declare_timing": "before_play"},
        "exchange_after_announcing",
        "exchange",
    )
    _refused({"profile": "gambler", "declare_timing": "before_play"}, "exchange_after_announcing", "declare_timing")
    _refused({"profile": "classic", "exchange": "own_first_card"}, "exchange_after_announcing", "exchange")
    _refused({"profile": "stakes", "players": 3, "exchange": "own_first_card"}, "exchange_after_announcing", "exchange")


def test_the_exchange_has_given_way_before_that_is_asked():
    assert rules_of("gambler", 4, declare_timing="before_play").exchange == "before_play"


def test_opponents_is_allowed_with_any_number_of_players():
    assert [rules_of("gambler", players, overtrump="opponents").overtrump for players in (2, 3, 4)] == ["opponents"] * 3


def test_a_refusal_says_what_and_where():
    with pytest.raises(RulesError, match="out_of_range: target = 100") as refusal:
        make_rules({"profile": "gambler", "target": 100})
    assert refusal.value.value == 100


# --- writing rules ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("profile", "players"), list(product(PROFILES, (2, 3, 4))))
def test_a_profile_is_written_by_its_name(profile, players):
    expected = {"profile": profile} if players == 2 else {"profile": profile, "players": players}
    assert rules_choice(rules_of(profile, players)) == expected


def test_only_what_differs_is_written():
    choice = {"profile": "gambler", "players": 2, "target": 101, "doubling": "yes", "mars": "no", "tie": "bait"}
    assert rules_choice(make_rules(choice)) == {
        "profile": "gambler",
        "target": 101,
        "tie": "bait",
        "doubling": "yes",
    }


def test_what_has_given_way_is_not_written():
    assert rules_choice(rules_of("gambler", 4, exchange="before_play")) == {"profile": "gambler", "players": 4}
    assert rules_choice(rules_of("classic", 4, target=501)) == {"profile": "classic", "players": 4, "target": 501}


def test_any_rules_are_read_back_as_they_were():
    for number in range(300):
        rules = random_rules(Stream("rules", number))
        choice = rules_choice(rules)
        assert make_rules(choice) == rules
        assert make_rules({"profile": rules.profile, "players": rules.players} | rules_values(rules)) == rules
        usual = profile_values(rules.profile, rules.players)
        assert all(usual[name] != value for name, value in choice.items() if name not in ("profile", "players"))
