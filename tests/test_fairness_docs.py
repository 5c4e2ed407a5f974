"""docs/fairness.md tells how to deal again without the game, and its program does."""

import re
from pathlib import Path

from deberts.rng import shuffled_pack

PAGE = Path(__file__).parents[1] / "docs" / "fairness.md"


def test_the_program_on_the_page_deals_the_packs() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict = {}
    exec(program, names)
    for deal in range(3):
        seed = "d53cbdcc7c8a9bdb4b126a55e2142570"
        assert names["pack"](seed, deal) == [card.code for card in shuffled_pack(seed, deal)]
