"""Matches that stand at the moment a test wants to look at: the engine plays seeds until one gets there."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from deberts import Game, Player, format_record, make_rules, replay_text
from deberts.ai.levels import LEVELS
from deberts.ai.thinking import choose
from deberts.api.sheets import result_info
from deberts.deal.actions import Verb
from deberts.deal.state import Phase
from deberts.deal.view import SeatView
from e2e.person import PREFIX, Person

Condition = Callable[[Game, SeatView], bool]

OTHERS = ("Misha", "Sonya", "Borya")


def moment(wanted: Condition, rules: dict[str, Any], seeds: int = 60) -> str:
    """The record of a match in which the person, at seat 0, is to do something and ``wanted`` holds."""
    for number in range(1, seeds):
        game = Game(make_rules(rules), _players(rules["players"]), f"{number:032x}")
        while not game.match.result:
            if game.match.pack_due:
                if game.deals and wanted(game, game.view(0)):
                    return format_record(game)
                game.deal_next()
            view = game.view(0)
            if game.match.turn == 0 and wanted(game, view):
                return format_record(game)
            _go_on(game)
    raise AssertionError(f"no such moment in {seeds} matches")


def finished(rules: dict[str, Any], seed: int = 1) -> str:
    """The record of a whole match."""
    game = Game(make_rules(rules), _players(rules["players"]), f"{seed:032x}")
    while not game.match.result:
        if game.match.pack_due:
            game.deal_next()
        else:
            _go_on(game)
    return format_record(game)


def _players(count: int) -> list[Player]:
    return [Player("You", "human"), *(Player(name, "ai", {"level": "easy"}) for name in OTHERS[: count - 1])]


def _go_on(game: Game) -> None:
    turn = game.match.turn
    assert turn is not None
    game.apply(choose(game.view(turn), LEVELS["easy"], game.seed or ""))


# --- conditions -----------------------------------------------------------------------------------------------------


def in_round(number: int) -> Condition:
    """The auction stands in a round."""
    return lambda _, view: view.phase is Phase.AUCTION and view.auction_round == number


def may(verb: Verb) -> Condition:
    """Something may be done."""
    return lambda _, view: any(action.verb is verb for action in view.legal)


def a_card_is_refused(_: Game, view: SeatView) -> bool:
    """Some cards may be played and some not, in the middle of a deal."""
    cards = {action.card for action in view.legal if action.verb is Verb.PLAY}
    return bool(view.trick) and len(view.tricks) in {1, 2} and 0 < len(cards) < len(view.hand)


def a_card_is_refused_after_a_swap(game: Game, view: SeatView) -> bool:
    """Likewise, and somebody else took the card that was turned up, which is told beside them."""
    return view.swapped_by not in {None, view.seat} and a_card_is_refused(game, view)


def may_lead(_: Game, view: SeatView) -> bool:
    """The first card of a deal may be played."""
    return not view.tricks and not view.trick and any(action.verb is Verb.PLAY for action in view.legal)


def scored(game: Game, _: SeatView) -> bool:
    """A deal has been scored, and the next one is due."""
    return game.match.score is not None and game.match.score.outcome.played


# --- into the page's library ----------------------------------------------------------------------------------------


def library(records: dict[str, str]) -> dict[str, Any]:
    """What the page would keep of these matches under ``library``; each is found by the name it is given."""
    return {"version": 1, "matches": [_entry(name, text) for name, text in records.items()]}


def _entry(name: str, text: str) -> dict[str, Any]:
    game = replay_text(text)
    return {
        "id": name,
        "started": 0,
        "updated": 0,
        "record": text,
        "result": result_info(game),
        "summary": {
            "names": [player.name for player in game.players],
            "seat": 0,
            "totals": list(game.match.totals),
            "target": game.rules.target,
            "profile": game.rules.profile,
            "custom": False,
            # The one text of a match that its row always shows as it is.
            "level": name,
        },
    }


def at(page: Page, url: str, record: str, **settings: object) -> Person:
    """Opens a page, and in it a match at the moment of a record."""
    kept = json.dumps(library({"Here": record}))
    page.add_init_script(
        f"localStorage.getItem('{PREFIX}library') ?? localStorage.setItem('{PREFIX}library', {json.dumps(kept)})"
    )
    person = Person(page)
    person.prefer(**settings)
    person.open(url)
    person.press("[data-opens=library]")
    person.press("li.match .button >> nth=0")
    page.wait_for_selector(".hand button, dialog.dialog-score", timeout=60_000)
    return person
