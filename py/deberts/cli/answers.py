"""What the person may type on their turn, and which action it means."""

from __future__ import annotations

from typing import Final

from ..cards import SUITS, Card, Suit
from ..deal.actions import Action, Verb
from ..deal.view import SeatView
from ..rules.runs import best_cut, disjoint
from ..rules.tricks import STRENGTHS
from .words import SUIT_NAMES, card_word, reason_words

COMMANDS: Final = ("help", "score", "trick", "undo", "quit")
"""Words that are always understood."""

_WORDS: Final = {Verb.NO_DOUBLE: "leave"}
_OF_RUNS: Final = ("declare", "silent")


class NotUnderstood(Exception):
    """What the person has to be told about their answer."""


def sorted_hand(cards: tuple[Card, ...], trump: Suit | None) -> list[Card]:
    """A hand as it is shown: trumps first, then suit by suit, each high to low."""

    def place(card: Card) -> tuple[bool, int, int]:
        # Any other suit for trump gives the order of a plain one.
        order = STRENGTHS[trump or next(suit for suit in SUITS if suit is not card.suit)]
        return card.suit is not trump, SUITS.index(card.suit), -order[card.index]

    return sorted(cards, key=place)


class Answers:
    """The answers that a seat may give now."""

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.hand = sorted_hand(view.hand, view.trump)
        self.cards = {action.card for action in view.legal if action.card}
        self.words = {_word(action): action for action in view.legal if not _has_own_form(action)}
        self.runs = view.runs_to_declare
        self.bella = {action.card for action in view.legal if action.card and action.bella}

    def offered(self) -> list[str]:
        """What can be typed, for the person to choose from."""
        offers = []
        if self.cards:
            offers.append("the number of a card with a star")
        if self.bella:
            numbers = (f"{number}b" for number, card in enumerate(self.hand, 1) if card in self.bella)
            offers.append(f"{' or '.join(numbers)} to say bella with it")
        if self.runs:
            offers += ['"declare" for the best runs', '"declare 1 2" for these', '"silent" for none']
        return offers + [f'"{word}"' for word in self.words]

    def parse(self, text: str) -> Action | str:
        """The action or the command that an answer means; ``NotUnderstood`` with what to say instead."""
        first, *more = text.lower().split()
        if first.rstrip("b").isdecimal():
            return self._card(first, more)
        word = self._whole_word(first)
        if word in _OF_RUNS:
            return self._declare(word, more)
        if more:
            raise self._not_understood(text)
        return self.words.get(word, word)

    def _whole_word(self, start: str) -> str:
        """The word that is typed or begun; what is legal now goes before a command that begins alike."""
        legal = [*self.words, *(_OF_RUNS if self.runs else ())]
        for words in (legal, COMMANDS):
            if start in words:
                return start
        for words in (legal, COMMANDS):
            found = [word for word in words if word.startswith(start)]
            if len(found) == 1:
                return found[0]
        raise self._not_understood(start)

    def _not_understood(self, text: str) -> NotUnderstood:
        offers = ", ".join(self.offered())
        return NotUnderstood(f'I don\'t understand "{text}". You can type: {offers}, or "help".')

    def _card(self, number: str, more: list[str]) -> Action:
        bella = number.endswith("b") or more in (["b"], ["bella"])
        place = int(number.rstrip("b")[:3]) - 1
        if not 0 <= place < len(self.hand) or (more and not bella):
            raise NotUnderstood(f"Your cards have the numbers 1 to {len(self.hand)}.")
        card = self.hand[place]
        why = self.view.why_not(card)
        if why:
            raise NotUnderstood(f"{card_word(card)}: {reason_words(why)}")
        if bella and card not in self.bella:
            raise NotUnderstood("You can't say bella with this card.")
        return Action(self.view.seat, Verb.PLAY, card=card, bella=bella)

    def _declare(self, first: str, more: list[str]) -> Action:
        chosen = best_cut(self.view.rules, self.view.hand) if first == "declare" else ()
        if more:
            places = [int(word[:3]) - 1 for word in more if word.isdecimal()]
            if len(places) < len(more) or any(not 0 <= place < len(self.runs) for place in places):
                raise NotUnderstood(f"Your runs have the numbers 1 to {len(self.runs)}.")
            chosen = tuple(self.runs[place] for place in places)
        if not disjoint(chosen):
            raise NotUnderstood("These runs share a card.")
        return Action(self.view.seat, Verb.DECLARE, runs=tuple(map(str, chosen)))


def _has_own_form(action: Action) -> bool:
    return action.verb is Verb.PLAY or (action.verb is Verb.DECLARE and not action.deberts)


def _word(action: Action) -> str:
    if action.deberts:
        return "deberts"
    return SUIT_NAMES[action.suit] if action.suit else _WORDS.get(action.verb, action.verb.value)
