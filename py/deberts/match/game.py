"""A match being played: the match as it stands and all that led to it, so that it can be saved, taken back, replayed.

``Game`` is the one thing here that changes. Packs come from its seed unless they are given.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..cards import Card
from ..deal.actions import Action
from ..deal.deal import Deal
from ..deal.events import Event
from ..deal.view import SeatView
from ..rng import first_dealer, shuffled_pack
from ..rules.ruleset import RuleSet
from ..rules.scoring import Score
from .match import Match, start_match


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat. ``kind`` is ``human`` or ``ai``; ``more`` keeps what else a record says of the player."""

    name: str
    kind: str
    more: dict[str, Any] = field(default_factory=dict)

    @property
    def level(self) -> str | None:
        """The level of a computer player, if it is named."""
        level = self.more.get("level")
        return level if isinstance(level, str) else None


@dataclass(slots=True)
class DealLog:
    """One deal as it was played: what was dealt, every action, the answers given after it, and how it was scored."""

    dealer: int
    pack: tuple[Card, ...]
    actions: list[Action] = field(default_factory=list)
    legal: list[tuple[Action, ...]] = field(default_factory=list)
    """What was legal beside each action; filled only if the game keeps it."""
    between: list[Action] = field(default_factory=list)
    score: Score | None = None
    totals: tuple[int, ...] = ()
    """Match totals after the deal."""
    end: Deal | None = None
    """The deal as it ended: its calls, hands, tricks and runs."""


class Game:
    """A match with its history. ``seed`` deals the packs; without it every pack has to be given."""

    def __init__(
        self,
        rules: RuleSet,
        players: Sequence[Player],
        seed: str | None = None,
        dealer: int | None = None,
        keep_legal: bool = False,
    ) -> None:
        if len(players) != rules.players:
            raise ValueError("one player for each seat")
        if dealer is None:
            if seed is None:
                raise ValueError("a seed or the first dealer")
            dealer = first_dealer(seed, rules.players)
        self.rules = rules
        self.players = tuple(players)
        self.seed = seed
        self.assisted = False
        self.keep_legal = keep_legal
        self.deals: list[DealLog] = []
        self.match: Match = start_match(rules, dealer)

    def legal_actions(self) -> tuple[Action, ...]:
        """Every legal action now; none when a pack is due or the match is over."""
        return self.match.legal_actions()

    def view(self, seat: int) -> SeatView:
        """The table as a seat sees it."""
        return self.match.view(seat)

    def deal_next(self, pack: Sequence[Card] | None = None) -> tuple[Event, ...]:
        """Deals the next deal, from the seed or from the given pack; ``ValueError`` if none is due."""
        if pack is None:
            if self.seed is None:
                raise ValueError("a pack has to be given")
            pack = shuffled_pack(self.seed, len(self.deals))
        dealer = self.match.dealer
        self.match, events = self.match.start_deal(pack)
        self.deals.append(DealLog(dealer, tuple(pack)))
        return events

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Carries out an action; ``IllegalAction`` changes nothing."""
        before = self.match
        after, events = before.apply(action)
        log = self.deals[-1]
        if before.score is not None:
            log.between.append(action)
        else:
            if self.keep_legal:
                log.legal.append(before.legal_actions())
            log.actions.append(action)
            if after.score is not None:
                log.score, log.totals, log.end = after.score, after.totals, after.deal
        self.match = after
        return events

    def history(self) -> list[Action]:
        """All actions of the match in the order taken, answers between deals included."""
        return [action for log in self.deals for action in (*log.actions, *log.between)]

    def taken_back(self, action_number: int) -> Game:
        """A game in which everything from this action (counted from 0 in ``history``) on has not happened yet.

        The deal it belongs to stays dealt, so taking back never shows another card.
        """
        first = self.deals[0].dealer if self.deals else self.match.dealer
        game = Game(self.rules, self.players, self.seed, first, self.keep_legal)
        game.assisted = self.assisted
        left = action_number
        for log in self.deals:
            game.deal_next(log.pack)
            actions = (*log.actions, *log.between)
            for action in actions[:left]:
                game.apply(action)
            if left < len(actions):
                break
            left -= len(actions)
        return game
