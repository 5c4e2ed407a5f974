"""Doubling: the stake in force, who may raise it, and who is asked (rules, section 7)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Stakes:
    """The stake of a match at one moment."""

    stake: int
    rights: tuple[bool, ...]
    """Which side may raise."""
    offered_by: int | None = None
    """The seat whose offer to double waits for an answer."""
    asked: tuple[int, ...] = ()
    """Between two deals: the seats still to be asked, the next one first."""

    def offer(self, seat: int) -> Stakes:
        """A seat says double."""
        return replace(self, offered_by=seat)

    def accept(self, rules: RuleSet) -> Stakes:
        """The other side accepts: the stake doubles, only that side may raise next, and nobody is asked any more."""
        assert self.offered_by is not None
        offering = rules.side_of(self.offered_by)
        rights = tuple(side != offering for side in range(rules.sides))
        return Stakes(stake=self.stake * 2, rights=rights)

    def ask_between_deals(self, rules: RuleSet, winner: int, dealer: int) -> Stakes:
        """The winning side of the deal just scored is asked first, then the other, each only with the right to raise."""
        order = [side for side in (winner, 1 - winner) if self.rights[side]]
        after_dealer = rules.clockwise(dealer + 1)
        seats = (next(seat for seat in after_dealer if rules.side_of(seat) == side) for side in order)
        return replace(self, asked=tuple(seats))

    def decline(self) -> Stakes:
        """The seat that is asked does not double."""
        return replace(self, asked=self.asked[1:])


def first_stakes(rules: RuleSet) -> Stakes:
    """At first both sides may raise, where the rules know doubling."""
    return Stakes(rules.stake, (rules.doubling,) * rules.sides)
