"""The numbers behind the rules of thumb, in points of the game; found by duplicate matches of the player with itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Habits:
    """What the rules of thumb weigh with. Chances are 0 to 1, all else is points."""

    # a card kept for later (keeping.py)
    trick_share: float = 5.0
    """What the others' cards add to the trick in which a kept card will fall."""
    later_ruff: float = 0.1
    """The chance that a plain winner which is kept is trumped one day, beyond what shows now."""
    guarded: float = 0.4
    """The chance that a guarded card takes a trick though a higher one is out."""
    bare: float = 0.1
    """The same for a card without a guard."""
    low_trump: float = 0.45
    """The chance that a small trump takes a trick."""
    # the trick on the table (weighing.py)
    beaten_with: float = 7.0
    """The value of the card by which a later seat wins a trick."""
    thrown: float = 2.0
    """The value of the card that a later seat loses."""
    fed: float = 5.0
    """The value of the card that a partner adds to a trick that is safe."""
    # leading (leading.py)
    draw: float = 4.0
    """The worth of drawing trumps for a side with winners to cash."""
    tempt: float = 2.0
    """The worth, for a defender, of a lead that makes the caller trump."""
    fresh_lead: float = 1.0
    """The worth of keeping the lead for the next trick."""
    # three players
    ally: float = 0.4
    """What a point of the other defender is worth to a defender while the caller can still fail."""
    # calling (bidding.py)
    call_margin: float = 6.0
    """The expected lead over the best opponent from which a call is made."""
    call_margin_three: float = 6.0
    """The same with three players, where each of two opponents has to be beaten."""
