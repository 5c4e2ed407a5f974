"""The table at the terminal: shows what the person may see, asks, and lets the computer play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from ..cards import Card
from ..deal.events import Event, Kind
from ..deal.view import SeatView
from ..match.game import Game
from ..rng import shuffled_pack
from .answers import Answers, NotUnderstood
from .computer import Chooser
from .sheet import deal_sheet, match_sheet
from .words import SIGNS, Speaker, announcement_words, card_word, run_words

_HELP: Final = """\
On your turn type
  3            to play your card number 3: a star marks those you may play, for others you are told why not
  3b           to play it and say bella
  take, pass   in the auction; in the second round hearts, spades, ... to name a suit
  swap, keep   to take the card turned up for the trump seven, or not
  declare      to declare your best runs; "declare 1 2" for some of them, "silent" for none
  double, accept, refuse, leave, claim, redeal, deberts   where they are offered
and at any time
  score        for the score sheet      trick   for the last trick
  undo         to take back your last action
  quit         to stop (with --save the match is kept)
The first letters of a word are enough."""


class Table:
    """A match of one person against the computer."""

    def __init__(
        self, game: Game, seat: int, seed: str, choosers: Sequence[Chooser], save: Callable[[Game], None]
    ) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        self.choosers = choosers
        self.save = save
        names = tuple(player.name for player in game.players)
        self.sides = tuple(
            " and ".join("You" if seat == self.seat else names[seat] for seat in game.rules.seats_of(side))
            for side in range(game.rules.sides)
        )
        self.speaker = Speaker(seat, names, self.sides)

    def play(self) -> None:
        """Goes on until the match is over or the person quits."""
        # At once, so that a file that can't be written is not found out after a deal.
        self.save(self.game)
        while self.game.match.result is None:
            turn = self.game.match.turn
            if turn is None:
                number, dealer = len(self.game.deals), self.speaker.name(self.game.match.dealer)
                print(f"\n=== Deal {number + 1}: {dealer} dealing ===")
                self._tell(self.game.deal_next(shuffled_pack(self.seed, number)))
            elif turn != self.seat:
                self._tell(self.game.apply(self.choosers[turn](self.game.view(turn))))
            elif not self._ask():
                self.save(self.game)
                return
        self.save(self.game)
        result = self.game.match.result
        print(f"Result {result.shown}, won by: {self.sides[result.winner]}. Points at stake: {result.stake}.")

    def _ask(self) -> bool:
        """One answer of the person; whether to go on."""
        answers = Answers(self.game.view(self.seat))
        self._show(answers)
        while True:
            try:
                text = input("> ").strip()
            except EOFError:
                print()
                return False
            if not text:
                continue
            try:
                meant = answers.parse(text)
            except NotUnderstood as error:
                print(error)
                continue
            if meant == "quit":
                return False
            if meant == "undo":
                self._undo()
                return True
            if isinstance(meant, str):
                self._answer(meant)
                continue
            self._tell(self.game.apply(meant))
            self.save(self.game)
            return True

    def _answer(self, command: str) -> None:
        if command == "help":
            print(_HELP)
        elif command == "score":
            _print_all(match_sheet(self.game, self.sides))
        else:
            tricks = self.game.view(self.seat).tricks
            if tricks:
                print(self._cards_of(tricks[-1].leader, tricks[-1].cards))
            else:
                print("No trick has been taken yet.")

    def _undo(self) -> None:
        """Takes back the person's last action and what followed; the cards stay as they were dealt."""
        history = self.game.history()
        own = [number for number, action in enumerate(history) if action.seat == self.seat]
        if not own:
            print("There is nothing to take back.")
            return
        self.game = self.game.taken_back(own[-1])
        self.game.assisted = True
        print("Your last action is taken back.")

    # --- showing

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.kind is Kind.SCORED:
                score = self.game.match.score
                assert score is not None
                _print_all(deal_sheet(score, self.game.match.totals, self.sides))
            elif sentence := self.speaker.tell(event.seen_by(self.seat)):
                print(sentence)

    def _show(self, answers: Answers) -> None:
        view = answers.view
        print(f"\n{self._head(view)}")
        for seat in view.rules.clockwise(self.seat + 1)[:-1]:
            print(f"  {self.speaker.name(seat)}: {view.hand_sizes[seat]} cards{self._said(view, seat)}")
        if view.trick:
            print(f"  On the table: {self._cards_of(view.leader, view.trick)}")
        if answers.hand and view.standing.offered_by is None:
            print(f"  Your cards:  {'  '.join(_numbered(answers))}")
        for number, run in enumerate(answers.runs, 1):
            print(f"    run {number}: {run_words(run)}")
        print(f"  You can type: {', '.join(answers.offered())}.")

    def _head(self, view: SeatView) -> str:
        totals = ", ".join(f"{name} {total}" for name, total in zip(self.sides, view.standing.totals, strict=True))
        parts = [f"{totals} of {view.rules.target}"]
        if view.trump and view.caller is not None:
            parts.append(f"trumps {SIGNS[view.trump]}, called by {self.speaker.name(view.caller)}")
        if view.indicator:
            parts.append(f"turned up {card_word(view.indicator)}")
        if view.bottom:
            parts.append(f"bottom {card_word(view.bottom)}")
        return "; ".join(parts)

    def _said(self, view: SeatView, seat: int) -> str:
        said = view.announcements[seat]
        words = f", announced {announcement_words(said)}" if said else ""
        return words + (", bella" if view.bella == seat else "")

    def _cards_of(self, leader: int, cards: Sequence[Card]) -> str:
        seats = self.game.rules.clockwise(leader)
        return "  ".join(
            f"{self.speaker.name(seat)} {card_word(card)}" for seat, card in zip(seats, cards, strict=False)
        )


def _numbered(answers: Answers) -> Iterator[str]:
    """The cards of a hand, each with its number, and a star if it may be played."""
    for number, card in enumerate(answers.hand, 1):
        yield f"{number} {card_word(card)}{'*' if card in answers.cards else ''}"


def _print_all(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)
