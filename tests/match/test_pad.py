"""The score pad says what the engine's own scoring says, and refuses what no deal can be."""

from dataclasses import replace

import pytest

from deberts.match.game import Game
from deberts.match.pad import Entry, EntryError, possible_points, score_pad
from deberts.rules.profiles import PROFILES, make_rules
from deberts.rules.scoring import Outcome
from tests.chance import played_game

TWO = make_rules({"profile": "gambler", "players": 2})
GOOD = Entry(0, (100, 52), 0, (0, 20), None, ())


def entries_of(game: Game) -> list[Entry]:
    """What the players of a game would write on a pad."""
    entries = []
    for log in game.deals:
        assert log.score is not None and log.end is not None
        tally = log.score.tally
        if log.score.outcome is Outcome.VOID:
            entries.append(Entry(None))
            continue
        entries.append(
            Entry(
                caller=log.end.caller,
                points=tuple(map(sum, zip(tally.cards, tally.last, strict=True))),
                last=tally.last.index(10),
                runs=tally.runs,
                bella=tally.bella.index(20) if any(tally.bella) else None,
                no_trick=tuple(side for side, tricks in enumerate(tally.tricks) if not tricks),
            )
        )
    return entries


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("profile", PROFILES)
def test_it_adds_up_like_a_match(profile: str, players: int) -> None:
    compared = 0
    rules = make_rules({"profile": profile, "players": players, "target": 301, "deberts": "off"})
    for number in range(12):
        game = played_game(rules, "pad", profile, players, number)
        whole = all(log.score and (log.score.outcome.played or log.score.outcome is Outcome.VOID) for log in game.deals)
        if not whole:
            # Ended by a claim or a refusal: nothing for a pad of points.
            continue
        pad = score_pad(rules, game.deals[0].dealer, entries_of(game))
        for line, log in zip(pad.lines, game.deals, strict=True):
            assert log.score is not None
            assert (line.dealer, line.totals, line.score.recorded) == (log.dealer, log.totals, log.score.recorded)
            assert (line.score.hanging, line.score.penalty) == (log.score.hanging, log.score.penalty)
        assert game.match.result is not None
        assert pad.winner == game.match.result.winner
        compared += 1
    assert compared > 2


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"points": (100, 57)}, "sum"),
        ({"points": (10, 17)}, "sum"),
        ({"points": (150, -8)}, "negative"),
        ({"points": (100, 62, 0)}, "seat"),
        ({"caller": 2}, "seat"),
        ({"last": 1, "points": (150, 2)}, "last"),
        ({"last": 2}, "last"),
        ({"no_trick": (1,)}, "no_trick"),
        ({"points": (150, 0), "no_trick": (0,)}, "no_trick"),
        ({"runs": (0, 15)}, "runs"),
        ({"runs": (20, 20)}, "runs_of_two"),
        ({"bella": 2}, "bella"),
    ],
)
def test_what_no_deal_can_be_is_named(change: dict, code: str) -> None:
    with pytest.raises(EntryError) as caught:
        score_pad(TWO, 0, [GOOD, replace(GOOD, **change)])
    assert (caught.value.code, caught.value.entry) == (code, 1)


@pytest.mark.parametrize(("players", "bounds"), [(2, (28, 156)), (3, (95, 162)), (4, (162, 162))])
def test_all_points_together(players: int, bounds: tuple[int, int]) -> None:
    assert possible_points(make_rules({"profile": "classic", "players": players})) == bounds


def test_nothing_is_written_after_the_end() -> None:
    rules = make_rules({"profile": "gambler", "players": 2, "target": 101})
    assert score_pad(rules, 0, [replace(GOOD, points=(120, 30))]).winner == 0
    with pytest.raises(EntryError) as caught:
        score_pad(rules, 0, [replace(GOOD, points=(120, 30)), GOOD])
    assert caught.value.code == "after_the_end"
