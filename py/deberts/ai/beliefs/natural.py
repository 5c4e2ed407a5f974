"""How natural a card is at a moment of the play: the logarithm of its weight beside the others that could be played.

A multinomial fit over some 20,000 plays of two players and 8,000 each of three and four, by levels that search. Only the
differences between cards that compete at one moment mean anything. The moments:

- ``lead caller`` and ``lead defender``, with ``boss`` for the highest card of its suit that is still out
- ``win``, ``lose``, or ``discard`` from a suit that was not asked for and is no trump; ``friend``: the trick belonged to
  the own camp; ``early``: others have yet to play to it
"""

from __future__ import annotations

from typing import Final

from ...cards import PACK, SUITS, Suit
from ...rules.tricks import VALUES

NATURAL: Final[dict[int, dict[str, tuple[float, ...]]]] = {
    2: {
        "lead caller": (0.4, 0.3, 0.3, 0.3, -0.1, 0.0, -1.5, -1.8, -1.7, -1.4, -1.1, -0.8, 0.0),
        "lead caller boss": (0.7, 0.8, 0.8, 1.1, 1.2, 0.9, -0.3, -0.5, -0.2, -0.1, 0.5, 0.9, 1.3),
        "lead defender": (0.1, 0.3, 0.2, 0.2, 0.0, 0.0, -1.2, -1.4, -1.2, -1.1, -1.0, -1.0, 0.0),
        "lead defender boss": (0.3, 0.7, 1.8, 1.4, 1.5, 1.1, 0.0, 0.0, -0.1, -0.8, -0.6, 0.4, 0.2),
        "win": (1.2, 2.0, 2.3, 2.5, 2.6, 2.3, 0.7, 0.9, 1.1, 0.9, 0.6, -0.6, -3.5),
        "lose": (0.5, -1.7, -3.0, -4.1, -4.7, 0.0, 4.4, 2.0, 0.3, -1.1, -2.4, -3.2, 0.0),
        "discard": (3.4, 1.7, 0.8, -0.5, -2.3, -3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    },
    3: {
        "lead caller": (0.9, 0.5, 0.4, 0.4, -0.2, 0.0, -0.7, -1.4, -1.6, -1.6, -1.2, -1.3, 0.0),
        "lead caller boss": (0.4, 0.3, 0.9, 0.8, 1.0, 0.9, -0.4, -0.4, 0.2, -0.4, 0.4, 1.0, 1.1),
        "lead defender": (-0.2, -0.3, -0.1, -0.2, -0.4, 0.0, 0.0, -0.3, -0.3, -0.5, -0.6, -1.1, 0.0),
        "lead defender boss": (0.4, 0.8, 0.2, 0.4, 0.2, 0.4, 0.0, 0.1, -0.3, 0.1, 0.2, 0.7, 0.6),
        "win": (0.0, 0.4, 1.2, 1.8, 2.2, 2.1, 0.2, 0.4, 0.8, 1.0, 0.7, -0.4, -2.6),
        "win early": (0.2, 0.7, 0.7, 0.8, 1.3, 1.2, -0.1, 0.2, 0.3, -0.1, 0.5, 0.1, -0.9),
        "win friend": (-0.2, -0.4, 0.4, 1.0, 1.3, 1.1, -1.1, 0.2, 0.4, 1.1, 0.5, -0.6, -0.5),
        "win friend early": (0.0, 0.0, 0.1, -0.6, 0.8, 1.6, -0.3, -0.5, -0.1, 0.3, 0.4, 0.4, -0.3),
        "lose": (1.1, -0.6, -1.3, -2.3, -2.9, -1.8, 2.9, 1.1, 0.3, -0.7, -1.6, -2.0, 0.0),
        "lose early": (0.3, -0.4, -0.8, -1.7, -2.3, 0.0, 2.4, 0.9, 0.3, -0.4, -1.4, -1.7, 0.0),
        "lose friend": (-0.5, -0.1, -0.1, -0.4, -1.5, -0.6, 0.6, 0.3, -0.3, 0.0, -0.4, -0.2, 0.0),
        "lose friend early": (-0.1, -0.3, -0.5, -0.9, -0.1, 0.0, 0.6, 0.1, 0.3, -0.8, 0.0, -0.2, 0.0),
        "discard": (2.4, 1.0, 0.3, -0.1, -1.6, -1.9, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        "discard early": (1.3, 0.6, 0.3, 0.0, -0.8, -1.4, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        "discard friend": (-0.7, 0.1, 0.1, 0.2, 0.3, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        "discard friend early": (0.5, 0.4, 0.1, -0.3, -0.2, -0.6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    },
    4: {
        "lead caller": (0.3, 0.4, 0.2, 0.3, -0.2, 0.0, -0.3, -1.1, -0.8, -1.2, -1.6, -1.2, 0.0),
        "lead caller boss": (1.0, 1.1, 0.5, 0.5, 0.6, 0.4, -0.9, 0.0, -0.1, -0.2, 0.6, 0.6, 0.9),
        "lead defender": (-0.5, -0.2, -0.3, -0.1, -0.8, 0.0, 0.0, 0.2, 0.0, 0.1, -0.6, -0.8, 0.0),
        "lead defender boss": (0.8, 0.4, 0.5, 0.4, 0.0, 0.2, 0.2, -0.2, 0.1, -0.4, -0.3, 0.4, 0.8),
        "win": (0.4, -0.1, 0.8, 1.6, 2.3, 2.6, 0.1, 0.1, 1.0, 0.8, 0.2, -0.7, -1.5),
        "win early": (0.4, 0.8, 0.8, 0.9, 1.1, 1.4, 0.1, 0.1, 0.4, 0.4, -0.1, -0.3, -0.7),
        "win friend": (0.0, 0.0, -0.5, -0.3, 0.5, 0.4, 0.1, 1.1, 0.5, 0.0, -0.7, -0.7, -1.6),
        "win friend early": (0.6, -0.3, -0.9, -0.4, -0.2, 0.5, 0.5, 0.1, -0.2, 0.1, -0.4, -1.0, -1.0),
        "lose": (1.3, -0.2, -1.3, -2.1, -2.6, -2.8, 2.8, 0.8, 0.1, -0.6, -1.5, -1.6, 0.0),
        "lose early": (0.7, 0.1, -0.4, -1.6, -2.4, -1.8, 2.5, 0.8, 0.0, -0.4, -1.6, -1.3, 0.0),
        "lose friend": (-0.8, -0.4, 0.4, 0.0, 0.6, 0.1, 0.0, 0.1, 1.0, 0.1, 0.2, -0.2, 0.0),
        "lose friend early": (-0.1, 0.2, 0.4, 0.1, 0.0, 0.0, 0.5, 0.7, 0.4, 0.7, 0.3, -0.8, 0.0),
        "discard": (2.4, 1.2, 0.8, -0.2, -1.9, -2.3, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        "discard early": (1.0, 0.2, 0.1, -0.1, -0.3, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        "discard friend": (-1.1, -0.1, 0.2, 0.2, 0.9, -0.2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        "discard friend early": (-0.1, 0.1, 0.3, 0.5, 0.6, -1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    },
}
"""By the number of players and the moment: a number for each column of ``COLUMNS``."""

_PLAIN: Final = (0, 2, 3, 4, 10, 11)
_TRUMP: Final = (0, 3, 4, 10, 11, 14, 20)

COLUMNS: Final[dict[Suit, tuple[int, ...]]] = {
    trump: tuple(
        len(_PLAIN) + _TRUMP.index(value) if card.suit is trump else _PLAIN.index(value)
        for card, value in zip(PACK, VALUES[trump], strict=True)
    )
    for trump in SUITS
}
"""Trump suit -> the column of a card, by card index: plain cards from seven to ace, then trumps from seven to jack."""
