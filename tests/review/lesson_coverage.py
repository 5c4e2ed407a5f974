"""How many of the decisions that cost points lead to a lesson: ``python -m tests.review.lesson_coverage DEALS``."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from deberts.ai.levels import LEVELS
from deberts.ai.thinking import choose
from deberts.match.game import Game, Player
from deberts.review import Decision, Mark, Review, finished, lesson_of
from tests.table import rules_of

TABLES = [(profile, 2) for profile in ("gambler", "stakes", "skill", "classic", "klabor")] + [
    ("classic", 3),
    ("klabor", 4),
    ("gambler", 4),
]


def marked(deals: int) -> Iterator[Decision]:
    """The marked decisions of both computers, Easy and Normal, in so many first deals of the tables in turn."""
    for number in range(deals):
        profile, players = TABLES[number % len(TABLES)]
        levels = ("easy", "normal")
        game = Game(
            rules_of(profile, players),
            [Player("Anna", "ai", {"level": levels[seat % 2]}) for seat in range(players)],
            f"{1000 + number:032x}",
        )
        game.deal_next()
        while game.match.score is None and game.match.result is None:
            turn = game.match.turn
            assert turn is not None
            game.apply(choose(game.view(turn), LEVELS[levels[turn % 2]], game.seed or ""))
        for seat in (0, 1) if finished(game, 0) else ():
            review = Review(game, 0, seat)
            while not review.work(4096):
                pass
            yield from (decision for decision in review.decisions if decision.mark is not Mark.GOOD)


def main(deals: int) -> None:
    """Prints how often each lesson is named, and how often none is."""
    named = Counter(lesson_of(decision) or "-" for decision in marked(deals))
    total = named.total()
    print(f"{deals} deals, {total} marked decisions, {total - named['-']} with a lesson")
    for name, times in named.most_common():
        print(f"{times:5} {name}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
