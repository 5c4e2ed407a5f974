"""The engine's codes in English, for the table at the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from ..cards import Card, Rank, Suit
from ..deal.actions import Verb
from ..deal.announcing import Announcement
from ..deal.events import Event, Kind
from ..deal.reasons import Reason
from ..rules.runs import Run

SIGNS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
SUIT_NAMES: Final = {suit: suit.name.lower() for suit in Suit}
RANK_NAMES: Final = {rank: "10" if rank is Rank.TEN else rank.value for rank in Rank}


def card_word(card: Card) -> str:
    """A card as the table shows it."""
    return RANK_NAMES[card.rank] + SIGNS[card.suit]


def cards_words(cards: Iterable[Card]) -> str:
    """Cards side by side."""
    return " ".join(map(card_word, cards))


def run_words(run: Run) -> str:
    """A run: what it is, its cards and its points."""
    return f"{run.kind.value} {cards_words(run.cards)} ({run.points})"


def announcement_words(said: Announcement) -> str:
    """What is public of a seat's best run."""
    words = said.kind.value if said.kind else f"{said.length} in a row"
    if said.top:
        words += f" up to {RANK_NAMES[said.top]}"
    if said.trump is not None:
        words += ", in trumps" if said.trump else ", not in trumps"
    return words


def reason_words(reason: Reason) -> str:
    """Why a card may not be played."""
    suit = SUIT_NAMES[reason.suit] if reason.suit else ""
    against = card_word(reason.against) if reason.against else ""
    must = cards_words(reason.must)
    return {
        "not_your_turn": "It is not your turn.",
        "not_now": "Not now: another answer is due first.",
        "declare_first": 'First say which runs you declare, or "silent".',
        "follow_suit": f"You have to follow suit: {suit} were led, and you hold {must}.",
        "must_trump": f"You have no {suit}, so you have to trump: {must}.",
        "beat_trump": f"Trumps were led, and you can beat {against}: {must}.",
        "overtrump": f"You have to beat the trump {against}: {must}.",
    }[reason.code]


@dataclass(frozen=True, slots=True)
class Speaker:
    """Tells events to one seat, which is called "You"."""

    seat: int
    names: tuple[str, ...]
    side_names: tuple[str, ...]

    def name(self, seat: int) -> str:
        """Who sits there."""
        return "You" if seat == self.seat else self.names[seat]

    def does(self, event: Event, verb: str) -> str:
        """The seat of an event and what it does: "You take", "Left takes"."""
        assert event.seat is not None
        if event.seat == self.seat:
            return f"You {verb}"
        stem, space, rest = verb.partition(" ")
        third = {"have": "has"}.get(stem) or stem + ("es" if stem.endswith(("s", "sh")) else "s")
        return f"{self.names[event.seat]} {third}{space}{rest}"

    def tell(self, event: Event) -> str | None:
        """The event as a sentence; None for what the table shows anyway."""
        sentence = _SENTENCES.get(event.kind)
        return sentence(self, event) if sentence else None


def _call(speaker: Speaker, event: Event) -> str:
    if event.verb is Verb.PASS:
        return speaker.does(event, "pass") + "."
    assert event.suit is not None
    word = "take" if event.verb is Verb.TAKE else "name"
    return speaker.does(event, f"{word} {SUIT_NAMES[event.suit]}") + "."


def _announced(speaker: Speaker, event: Event) -> str:
    run = announcement_words(event.announcement) if event.announcement else "no run"
    return speaker.does(event, f"announce {run}") + "."


def _compared(speaker: Speaker, event: Event) -> str:
    assert event.announcement is not None
    return speaker.does(event, f"have {announcement_words(event.announcement)}") + "."


def _runs_shown(speaker: Speaker, event: Event) -> str:
    return speaker.does(event, f"show {'; '.join(map(run_words, event.runs))}") + "."


def _swapped(speaker: Speaker, event: Event) -> str:
    assert event.card and event.other
    return speaker.does(event, f"lay down {card_word(event.card)} and take {card_word(event.other)}") + "."


def _card(words: str) -> Callable[[Speaker, Event], str]:
    def sentence(speaker: Speaker, event: Event) -> str:
        return words.format(card_word(event.card) if event.card else "")

    return sentence


def _seat(verb: str) -> Callable[[Speaker, Event], str]:
    def sentence(speaker: Speaker, event: Event) -> str:
        card = card_word(event.card) if event.card else ""
        return speaker.does(event, verb.format(card=card, points=event.points, cards=cards_words(event.cards))) + "."

    return sentence


def _match_over(speaker: Speaker, event: Event) -> str:
    assert event.side is not None
    return f"The match is over. Won by: {speaker.side_names[event.side]}."


_SENTENCES: Final[dict[Kind, Callable[[Speaker, Event], str]]] = {
    Kind.TURNED: _card("Turned up: {}."),
    Kind.BOTTOM: _card("Bottom card: {}."),
    Kind.CALL: _call,
    Kind.ALL_PASSED: _card("Everybody has passed: new cards."),
    Kind.SWAPPED: _swapped,
    Kind.ANNOUNCED: _announced,
    Kind.COMPARED: _compared,
    Kind.RUNS_SHOWN: _runs_shown,
    Kind.BELLA: _seat("say bella"),
    Kind.PLAYED: _seat("play {card}"),
    Kind.TRICK_TAKEN: _seat("take the trick, {points} points"),
    Kind.SEVENS: _seat("show four sevens: new cards"),
    Kind.DEBERTS: _seat("have a deberts: {cards}"),
    Kind.DOUBLED: _seat("double to {points}"),
    Kind.ACCEPTED: _seat("accept, the stake is {points}"),
    Kind.REFUSED: _seat("refuse"),
    Kind.NO_DOUBLE: _seat("leave the stake at {points}"),
    Kind.CLAIMED: _seat("claim the match with {points} certain points"),
}
