"""Judges the puzzles with nothing of the computer players: ``python -m tests.puzzles.independent [ID ...]``.

Every option is played out over random deals that fit the position: from the choice on with best play by all and open
cards (``open_cards``), and what is said before the first card by plain rules (``plain_course``). Deals are added until the
answer is ahead of every other option by so many standard errors that it is no chance; a puzzle whose answer does not come
so far does not hold. All of them take an hour.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice
from statistics import mean, stdev
from typing import Final

from deberts.cards import Card
from deberts.deal.actions import Verb, parse_action
from deberts.match.match import Match
from deberts.match.position import ImpossiblePosition, build_position, fill, parse_position
from deberts.puzzles.puzzle import PERSON, Puzzle
from deberts.puzzles.shipped import shipped
from deberts.rng import Stream
from tests.puzzles.open_cards import best_play, worth
from tests.puzzles.plain_course import plausible, played_up
from tests.puzzles.rest import bits_of, rest_of
from tests.review.plain import leads_of

SURE: Final = 3.0
"""Standard errors by which the answer has to be ahead."""
STEP: Final = 40
"""Deals that are added at once."""
OPEN_CALLER: Final = {2: 10, 3: 0, 4: 30}
"""Points by which callers come out better with all cards open than with closed ones, by the number of players."""
MOST: Final = 400
"""After so many it is enough to be ahead by these points, a third of what a puzzle had to have."""
A_CARD: Final = 2.0
A_CALL: Final = 10 / 3

Worth = dict[str, int]
"""By option: recorded points ahead of the others."""


@dataclass(frozen=True)
class Verdict:
    """The answer against the option that comes nearest to it."""

    answer: str
    rival: str
    margin: float
    error: float
    """The standard error of the margin."""
    deals: int

    @property
    def holds(self) -> bool:
        """Whether the answer is ahead, and not by chance."""
        least = A_CARD if self.answer.startswith(Verb.PLAY) else A_CALL
        return self.sure or (self.deals >= MOST and self.margin >= least)

    @property
    def sure(self) -> bool:
        """Whether no more deals are needed."""
        return self.margin > SURE * self.error


def judged(puzzle: Puzzle) -> Verdict:
    """The verdict on a puzzle, over as many deals as it takes."""
    known: dict[tuple[tuple[Card, ...], ...], Worth] = {}
    found: list[Worth] = []
    deals = deals_of(puzzle)
    while True:
        for match in islice(deals, STEP):
            assert match.deal
            cards = match.deal.hands if match.deal.drawn else (match.deal.pack,)
            if cards not in known:
                known[cards] = worth_of(puzzle, match)
            found.append(known[cards])
        verdicts = [_against(puzzle.answer, rival, found) for rival in puzzle.worth if rival != puzzle.answer]
        nearest = min(verdicts, key=lambda verdict: verdict.margin - SURE * verdict.error)
        if nearest.sure or len(found) >= MOST:
            return nearest


def _against(answer: str, rival: str, found: list[Worth]) -> Verdict:
    ahead = [worth[answer] - worth[rival] for worth in found]
    return Verdict(answer, rival, mean(ahead), stdev(ahead) / len(ahead) ** 0.5, len(ahead))


def deals_of(puzzle: Puzzle) -> Iterator[Match]:
    """Random deals that could be, if the others have kept to the plain rules so far."""
    setup = parse_position(puzzle.position)
    for number in count():
        try:
            match = build_position(fill(setup, Stream("independent", number)))
        except ImpossiblePosition:
            # What was announced and shown is too particular to be dealt by chance every time.
            continue
        if match.deal and plausible(match.deal):
            yield match


def worth_of(puzzle: Puzzle, match: Match) -> Worth:
    """What every option is worth in a deal."""
    side = match.rules.side_of(PERSON)
    if puzzle.answer.startswith(Verb.PLAY):
        assert match.deal and match.deal.trump
        bit_of = {f"{Verb.PLAY} {card}": bit for card, bit in bits_of(match.deal.trump).items()}
        found = worth(rest_of(match))
        return {option: found[bit_of[option]][side] for option in puzzle.worth}
    return {option: _ending(match.apply(parse_action(f"{PERSON} {option}"))[0], side) for option in puzzle.worth}


def _ending(match: Match, side: int) -> int:
    match = played_up(match)
    if match.score:
        return leads_of(match.score)[side]
    rest = rest_of(match)
    better = OPEN_CALLER[match.rules.players]
    return best_play(rest)[side] + (-better if side == match.rules.side_of(rest.caller) else better)


def main(ids: list[str]) -> None:
    """Prints the verdict on each puzzle, or on those named, and at last how many hold."""
    held: Counter[bool] = Counter()
    for puzzle in shipped().values():
        if not ids or puzzle.id in ids:
            verdict = judged(puzzle)
            held[verdict.holds] += 1
            print(
                f"{'holds' if verdict.holds else 'FAILS'} {puzzle.id} {puzzle.theme}: {puzzle.answer} before {verdict.rival}"
                f" by {verdict.margin:.1f} ± {verdict.error:.1f} in {verdict.deals} deals",
                flush=True,
            )
    print(f"{held[True]} hold, {held[False]} fail")


if __name__ == "__main__":
    main(sys.argv[1:])
