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
from .position import build_position, parse_position


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
    """A match with its history. ``seed`` deals the packs; without it every pack has to be given.

    A game ``from_position`` begins in the middle of a deal, and its history with what is done from there on.
    """

    position: str | None = None
    """The position text that the game began with; None: it begins with its first deal."""

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

    @classmethod
    def from_position(
        cls, position: str, players: Sequence[Player], seed: str | None = None, keep_legal: bool = False
    ) -> Game:
        """A game to play on from a position; ``PositionError`` if it can't be read, is impossible or hides cards."""
        match = build_position(parse_position(position))
        deal = match.deal
        assert deal is not None
        game = cls(match.rules, players, seed, deal.dealer, keep_legal)
        game.position, game.match = position, match
        game.deals.append(DealLog(deal.dealer, deal.pack))
        game._log_score()
        return game

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
        self.match = after
        if before.score is None:
            self._log_score()
        return events

    def _log_score(self) -> None:
        """Writes down the score of the last deal if it has one."""
        log, match = self.deals[-1], self.match
        if match.score is not None:
            log.score, log.totals, log.end = match.score, match.totals, match.deal

    def history(self) -> list[Action]:
        """All actions of the match in the order taken, answers between deals included."""
        return [action for log in self.deals for action in (*log.actions, *log.between)]

    def taken_back(self, action_number: int) -> Game:
        """A game in which everything from this action (counted from 0 in ``history``) on has not happened yet.

        The deal it belongs to stays dealt, so taking back never shows another card.
        """
        left = action_number
        for number, log in enumerate(self.deals):
            actions = len(log.actions) + len(log.between)
            if left < actions:
                return self.upto(number, left)
            left -= actions
        return self.upto(len(self.deals) - 1, action_number)

    def upto(self, deal: int, actions: int) -> Game:
        """The game as it stood in a deal (from 0) after so many of its actions, answers given after it included."""
        game = self._from_the_start()
        for number, log in enumerate(self.deals[: deal + 1]):
            if number == len(game.deals):
                game.deal_next(log.pack)
            taken = (*log.actions, *log.between)
            for action in taken[:actions] if number == deal else taken:
                game.apply(action)
        return game

    def _from_the_start(self) -> Game:
        """The same game before anything was done in it."""
        if self.position is not None:
            game = Game.from_position(self.position, self.players, self.seed, self.keep_legal)
        else:
            first = self.deals[0].dealer if self.deals else self.match.dealer
            game = Game(self.rules, self.players, self.seed, first, self.keep_legal)
        game.assisted = self.assisted
        return game
