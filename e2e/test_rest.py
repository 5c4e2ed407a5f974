"""The rest is mine: offered when it is certain, and played out with ordinary actions."""

import json

from playwright.sync_api import Page

from deberts.ai.the_rest import next_of_the_rest
from deberts.deal.view import SeatView
from deberts.match.game import Game
from e2e.moments import library, moment
from e2e.person import PREFIX, Person, verify

REST = ".quiet-actions button:has-text('The rest are mine')"


def certain(_: Game, view: SeatView) -> bool:
    return len(view.hand) > 1 and next_of_the_rest(view) is not None


def test_the_rest_is_offered_and_played_out(page: Page, site_url: str) -> None:
    record = moment(certain, {"profile": "gambler", "players": 2})
    kept = json.dumps(json.dumps(library({"Certain": record})))
    page.add_init_script(f"localStorage.getItem('{PREFIX}library') ?? localStorage.setItem('{PREFIX}library', {kept})")
    person = Person(page)
    # Tricks that wait to be tapped away do not wait while the rest is played out.
    person.prefer(speed="normal", waitAfterTrick=True)
    person.open(site_url)
    page.click("[data-opens=library]")
    page.click("li.match:has-text('Certain') .button >> nth=0")
    page.wait_for_selector(REST)
    person.press(REST)
    page.wait_for_selector("dialog.dialog-score", timeout=60_000)
    deals, before = person.save()["deals"], json.loads(record)["deals"]
    played = deals[len(before) - 1]["actions"]
    assert played[: len(before[-1]["actions"])] == before[-1]["actions"]
    assert sum(action.split()[1] == "play" for action in played) == 18
    assert deals[len(before) - 1]["score"]["last"] == [10, 0]
    verify(person.save())
    assert person.errors == []
