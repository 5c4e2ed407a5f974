"""The numbers behind the rules of thumb, in points of the game; found by duplicate matches of the player with itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Habits:
    """What the rules of thumb weigh with. Chances are 0 to 1, all else is points."""

    # a card kept for later (keeping.py)
    trick_share: float = 9.0
    """What the others' cards add to the trick in which a kept card will fall."""
    later_ruff: float = 0.1
    """The chance that a plain winner which is kept is trumped one day, beyond what shows now."""
    guarded: float = 0.5
    """The chance that a guarded card takes a trick though a higher one is out."""
    bare: float = 0.1
    """The same for a card without a guard."""
    low_trump: float = 0.45
    """The chance that a small trump takes a trick."""
    control: float = 8.0
    """What a trump that takes a trick is worth beyond its points: it stops a suit and brings the lead."""
    # the trick on the table (weighing.py)
    beaten_with: float = 7.0
    """The value of the card by which a later seat wins a trick."""
    thrown: float = 2.0
    """The value of the card that a later seat loses."""
    fed: float = 5.0
    """The value of the card that a partner adds to a trick that is safe."""
    # leading (leading.py)
    draw: float = 10.0
    """The worth of drawing trumps for a side with winners to cash."""
    tempt: float = 2.0
    """The worth, for a defender, of a lead that makes the caller trump."""
    exposed: float = 14.0
    """The harm in leading a plain ten while an opponent may hold its ace."""
    fresh_lead: float = 3.0
    """The worth of keeping the lead for the next trick."""
    # three players
    ally: float = 0.4
    """What a point of the other defender is worth to a defender while the caller can still fail."""
    # calling (bidding.py)
    call_from: tuple[float, float, float] = (19.0, 15.0, 31.0)
    """With two, three and four players the promised lead over the best opponent from which a hand calls."""
    # doubling (stakes.py)
    accept_from: float = 0.25
    """The chance of winning the match from which an offer is accepted."""
    double_from: float = 0.75
    """The chance from which it is made."""
