"""The pages of docs/ say what the engine does: the example record is played, the tables of rules are compared."""

import json
import re
from pathlib import Path

import pytest

from deberts.match.record import FORMAT, VERSION, RecordError, record_of, replay, replay_text
from deberts.rng import shuffled_pack
from deberts.rules.profiles import PROFILES, RANGES, make_rules, profile_values, switch_words
from deberts.rules.ruleset import SWITCHES

DOCS = Path(__file__).parents[1] / "docs"
PACKAGE = Path(__file__).parents[1] / "py" / "deberts"


def page(name):
    return (DOCS / name).read_text(encoding="utf-8")


def tables(text):
    """Every table of a page: a list of rows, each a list of cells; the line under the head is left out."""
    found, rows = [], []
    for line in [*text.splitlines(), ""]:
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if not all(set(cell) <= {"-"} and cell for cell in cells):
                rows.append(cells)
        elif rows:
            found.append(rows)
            rows = []
    return found


def table(name, head):
    """The table of a page whose first row begins like this."""
    return next(rows for rows in tables(page(name)) if rows[0][: len(head)] == list(head))


def words(cell):
    """What stands in code marks in a cell."""
    return re.findall(r"`([^`]+)`", cell)


# --- rules.md ---------------------------------------------------------------------------------------------------------


def listed_switches():
    """The switches of the page and their values, in order: words, or the two ends of a range."""
    found = {}
    for name, value, meaning in table("rules.md", ("switch", "values", "what it says"))[1:]:
        assert meaning
        if name:
            found[words(name)[0]] = []
        last = list(found)[-1]
        span = re.fullmatch(r"(\d+) to (\d+)", value)
        found[last] += [int(end) for end in span.groups()] if span else words(value)
    return found


def test_every_switch_and_value_is_explained():
    listed = listed_switches()
    assert listed.pop("players") == ["2", "3", "4"]
    assert list(listed) == list(SWITCHES)
    for switch, values in listed.items():
        if switch in RANGES:
            assert tuple(values) == RANGES[switch]
        else:
            assert sorted(values) == sorted(switch_words(switch))
            assert len(set(values)) == len(values)


def listed_profiles():
    """Profile, switch, its own value and the options of each cell."""
    head, *rows = table("rules.md", ("switch", "gambler"))
    for name, *cells in rows:
        for profile, cell in zip(head[1:], cells, strict=True):
            usual, _, options = cell.partition(" (")
            yield profile, words(name)[0], usual, options.rstrip(")").split(", ") if options else []


def test_every_profile_is_listed():
    cells = [(profile, switch, usual) for profile, switch, usual, _ in listed_profiles() if switch != "players"]
    assert cells
    assert {(profile, switch): usual for profile, switch, usual in cells} == {
        (profile, switch): str(value) for profile, values in PROFILES.items() for switch, value in values.items()
    }


@pytest.mark.parametrize(("profile", "switch", "usual", "options"), list(listed_profiles()))
def test_every_listed_option_can_be_set(profile, switch, usual, options):
    for word in options:
        value = int(word) if word.isdigit() else word
        rules = make_rules({"profile": profile, "players": 4 if switch == "partner_runs" else 2, switch: value})
        assert rules.profile == profile
    if switch == "players":
        assert make_rules({"profile": profile}).players == int(usual)


def test_what_the_page_says_of_giving_way():
    assert profile_values("classic", 4)["target"] == 1001
    for text in ("`partner_runs` is `no` unless four play", "Classic has a target of 1001 for four players"):
        assert text in page("rules.md").replace("\n", " ")


def test_cards_and_values():
    rows = table("rules.md", ("", "high to low", "points"))
    assert rows[1][1:] == ["J 9 A T K Q 8 7", "20 14 11 10 4 3 0 0"]
    assert rows[2][1:] == ["A T K Q J 9 8 7", "11 10 4 3 2 0 0 0"]


def test_the_choice_of_rules_on_the_page():
    choices = re.findall(r"`(\{[^`]+\})`", page("rules.md"))
    assert choices
    for choice in choices:
        assert make_rules(json.loads(choice))


# --- record.md --------------------------------------------------------------------------------------------------------


def example():
    return json.loads(re.search(r"```json\n(.+?)```", page("record.md"), re.DOTALL)[1])


def test_the_example_record_is_played():
    record = example()
    game = replay(record)
    assert game.match.result is not None
    assert record_of(game) == record
    assert (record["format"], record["version"]) == (FORMAT, VERSION)


def test_the_example_is_what_the_page_tells():
    first, second = example()["deals"]
    assert first["score"]["total"] == [61, 61]
    assert (first["score"]["hanging"], second["score"]["outcome"], second["score"]["total"]) == (61, "bait", [20, 92])
    assert second["score"]["recorded"] == [0, 20 + 92 + 61]


def test_the_packs_of_the_example_come_from_its_seed():
    record = example()
    for number, deal in enumerate(record["deals"]):
        assert deal["pack"] == " ".join(card.code for card in shuffled_pack(record["seed"], number))


def test_a_changed_example_is_refused():
    text = json.dumps(example())
    for old, new in (
        ('"recorded": [0, 61]', '"recorded": [61, 0]'),
        ('"1 swap", ', ""),
        ("KH 9H KS 9C", "9C 9H KS KH"),
    ):
        assert old in text
        with pytest.raises(RecordError):
            replay_text(text.replace(old, new))


def test_every_key_of_the_record_is_explained():
    record = example()
    explained = set(re.findall(r"`(\w+)`", page("record.md")))
    assert explained >= set(record) | set(record["deals"][0]) | set(record["deals"][0]["score"]) | set(record["result"])
    assert explained >= {"legal", "assisted"}


@pytest.mark.native  # the browser's copy has no docstrings
def test_every_error_code_is_listed():
    codes = {f"`{code}`" for code in re.findall(r"``(\w+)``", RecordError.__doc__ or "") if "_" in code}
    assert codes
    assert all(code in page("record.md") for code in codes)


# --- architecture.md, and all pages -----------------------------------------------------------------------------------


def test_files_that_the_page_names_are_there():
    names = re.findall(r"`((?:rules|deal|match|api|ai)/[\w/]+(?:\.py)?)`", page("architecture.md"))
    assert len(names) > 15
    for name in names:
        path = PACKAGE / name
        assert path.exists() or path.with_suffix(".py").exists(), name
    for name in re.findall(r"`((?:web|tests|e2e)/[\w/]+(?:\.\w+)?)`", page("architecture.md")):
        assert (DOCS.parent / name).exists(), name


@pytest.mark.parametrize("name", ["architecture.md", "record.md", "rules.md"])
def test_links_lead_somewhere(name):
    for target in re.findall(r"\]\(([^)#]+)\)", page(name)):
        assert target.startswith("https://") or (DOCS / target).exists(), target
