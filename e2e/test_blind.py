"""A whole match with nothing but what a screen reader has: roles, names, and what the live regions say."""

import re
import time

from playwright.sync_api import Page

from e2e.person import Person, verify

BUTTON = re.compile(r"""^\s*- '?button "(?P<name>.+?)"(?P<states>(?: \[[^\]]+\])*)'?(?::.*)?$""")
SAID = re.compile(r"^\s*- (?:paragraph|listitem): \"?(?P<text>.*?)\"?$")

RANKS = dict(zip("789TJQKA", "seven eight nine ten jack queen king ace".split(), strict=True))
SUITS = dict(zip("SHDC", "spades hearts diamonds clubs".split(), strict=True))


class Listener:
    """Somebody who hears the page and never sees it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []

    def listen(self) -> list[str]:
        """The lines of the accessibility tree; what the log of the table says is remembered."""
        lines = self.page.locator("body").aria_snapshot().splitlines()
        for line in part(lines, r'log "What happened"'):
            if (said := SAID.match(line)) and said["text"] not in self.heard[-40:]:
                self.heard.append(said["text"])
        return lines

    def activate(self, name: str) -> None:
        """What a screen reader does with a button; nothing, if it is gone since it was read out."""
        found = self.page.get_by_role("button", name=name, exact=True)
        if found.evaluate_all("(buttons) => { buttons[0]?.focus(); return buttons.length > 0; }"):
            self.page.keyboard.press("Enter")


def part(lines: list[str], head: str) -> list[str]:
    """The lines below the first one that is of this role and name."""
    found = next((place for place, line in enumerate(lines) if re.match(rf"\s*- '?{head}", line)), None)
    if found is None:
        return []
    depth = len(lines[found]) - len(lines[found].lstrip())
    inside = []
    for line in lines[found + 1 :]:
        if len(line) - len(line.lstrip()) <= depth:
            break
        inside.append(line)
    return inside


def buttons(lines: list[str]) -> list[str]:
    """The names of those that can be pressed and are not down yet."""
    found = [match for line in lines if (match := BUTTON.match(line))]
    return [match["name"] for match in found if not {"[disabled]", "[pressed]"} & set(match["states"].split())]


def status(lines: list[str]) -> str:
    """What the table says about whose turn it is and why."""
    return next((line.partition("status: ")[2] for line in lines if "status: " in line), "")


def choose(lines: list[str]) -> str | None:
    """The name of what a cautious beginner presses; None if there is nothing to do."""
    if dialog := part(lines, "dialog"):
        onward = [name for name in buttons(dialog) if name in {"Next deal", "How the match ended"}]
        return onward[0] if onward else None
    # To swap, to announce, to say bella, to call: what is asked for comes before the next card.
    answers = buttons(part(lines, 'group "What you can do'))
    # One run is enough: another that shares cards with it would put it back.
    answers.sort(key=lambda name: not name.startswith("Announce"))
    playable = [name for name in buttons(part(lines, '(?:toolbar|group) "Your hand')) if "playable" in name]
    return next(iter([*answers, *playable]), None)


def test_a_match_from_the_accessibility_tree_alone(page: Page, site_url: str) -> None:
    person = Person(page)
    person.prefer()
    person.open(site_url)
    page.get_by_role("radio", name="301", exact=True).check()
    listener = Listener(page)
    listener.activate("Play")
    end = time.monotonic() + 600
    last = ""
    while not part(lines := listener.listen(), 'dialog ".* won the match'):
        assert time.monotonic() < end, "\n".join(lines)
        if name := choose(lines):
            if not part(lines, "dialog"):
                assert len(status(lines)) > 10, lines
            listener.activate(name)
            last = name
        page.wait_for_timeout(50)
    record = person.record()
    verify(record)
    said = " ".join(listener.heard).lower()
    cards = [action.split() for deal in record["deals"] for action in deal["actions"] if " play " in f" {action} "]
    (own,) = (str(seat) for seat, player in enumerate(record["players"]) if player["kind"] == "human")
    theirs = {word for seat, _, word, *_ in cards if seat != own}
    untold = {card for card in theirs if f"{RANKS[card[0]]} of {SUITS[card[1]]}" not in said}
    assert not untold, (untold, last)
    assert person.errors == []
