"""Writes the puzzles that ship anew: ``python -m tests.puzzles.write_shipped``, which takes an hour.

The recipe says what comes from where: profile, players, theme (None: whatever is found), the least rating, how many, and the
number of the seed. Numbers behind it, ``python -m tests.puzzles.write_shipped 19 20``, are rows of the recipe, from 0: then
only these are made, and added to the file.
"""

import sys
from pathlib import Path

from deberts.puzzles import mining, puzzle
from deberts.puzzles.shipped import shipped
from deberts.puzzles.themes import Theme
from deberts.rng import match_seed
from deberts.rules.profiles import make_rules

FILE = Path(mining.__file__).with_name("shipped.jsonl")
RECIPE = (
    ("gambler", 2, Theme.CONTRACT, 0, 18, 0),
    ("gambler", 2, Theme.TEN, 0, 6, 1),
    ("gambler", 2, Theme.TRUMPS, 0, 14, 2),
    ("gambler", 2, Theme.LAST, 0, 14, 3),
    ("gambler", 2, Theme.BID, 0, 24, 4),
    ("gambler", 2, Theme.RUNS, 0, 12, 5),
    ("gambler", 2, Theme.LEAD, 1000, 18, 8),
    ("gambler", 2, Theme.THROW, 850, 4, 9),
    ("gambler", 2, None, 800, 24, 19),
    ("classic", 2, Theme.SWAP, 0, 12, 10),
    ("classic", 2, Theme.BID, 0, 8, 11),
    ("classic", 2, None, 900, 14, 12),
    ("skill", 2, None, 900, 7, 13),
    ("skill", 2, None, 800, 12, 20),
    ("klabor", 4, Theme.BID, 0, 6, 14),
    ("klabor", 4, Theme.LAST, 0, 1, 15),
    ("klabor", 4, None, 800, 18, 21),
    ("classic", 3, Theme.BID, 0, 4, 17),
    ("classic", 3, None, 800, 16, 22),
    ("gambler", 2, Theme.DUCK, 0, 7, 23),
    ("klabor", 4, Theme.DUCK, 0, 3, 25),
    ("gambler", 2, Theme.TAKE, 0, 7, 24),
    ("klabor", 4, Theme.TAKE, 0, 3, 26),
)


def lines(recipe, known):
    """The lines of the file, row by row; a position that was found before is left out."""
    for profile, players, theme, least, count, number in recipe:
        rules = make_rules({"profile": profile, "players": players})
        found = 0
        for one in mining.mine(rules, match_seed("shipped puzzles", number), theme):
            if one and one.rating >= least and one.id not in known:
                known.add(one.id)
                yield puzzle.format_puzzle(one)
                found += 1
                print(f"{profile} {players} {theme}: {found} of {count}", file=sys.stderr)
            if found == count:
                break


def main(rows):
    """Writes the whole file, or adds some rows of the recipe to it."""
    recipe = [RECIPE[row] for row in rows] if rows else RECIPE
    with FILE.open("a" if rows else "w", encoding="utf-8") as file:
        for text in lines(recipe, set(shipped()) if rows else set()):
            print(text, file=file, flush=True)


if __name__ == "__main__":
    main([int(row) for row in sys.argv[1:]])
