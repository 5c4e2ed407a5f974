"""Several people at one device: who holds it, who gets it next, and that nothing shows what others must not notice.

Before the first card seats may be asked about the exchange and their runs, and nobody else may notice who was: not even by
the device going to them. So it goes round: everybody gets it once for each kind of question, asked or not, and until the
round is over the table looks as it did when the call was made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..deal.state import Phase
from ..match.game import Game
from ..rules.ruleset import Declare, DeclareTiming, Exchange, FirstLead, RuleSet

if TYPE_CHECKING:
    from .protocol import table


def is_shared(game: Game) -> bool:
    """Whether several people share the device."""
    return sum(player.kind == "human" for player in game.players) > 1


class Device:
    """Who holds the device of a game with several people, and who is still to get it in this round."""

    def __init__(self, game: Game) -> None:
        self.holder: int | None = None
        """The seat that holds it; None: it lies on the table, and nobody's hand is seen."""
        self._people: Final = tuple(seat for seat, player in enumerate(game.players) if player.kind == "human")
        self._round: list[tuple[Phase, int]] = []
        self._gone_round = -1
        """The deal whose round has been made."""
        self._number = -1
        self.follow(game)

    @property
    def going_round(self) -> bool:
        """Whether the table stands still because it goes round."""
        return bool(self._round)

    def next_holder(self, game: Game) -> int | None:
        """The seat that it has to be passed to now; None: it stays where it is."""
        if self._round:
            phase, seat = self._round[0]
            return None if self.holder == seat and self._asks(game, phase, seat) else seat
        turn = game.match.turn
        return turn if turn in self._people and turn != self.holder else None

    def take(self, game: Game) -> bool:
        """Gives it to whoever it has to be passed to; whether there is something for them to answer."""
        seat = self.next_holder(game)
        if self._round and not self._asks(game, *self._round[0]):
            self._round.pop(0)
            self.holder = None
            return False
        self.holder = seat
        return True

    def follow(self, game: Game) -> None:
        """Keeps up with the game after something was done."""
        deal, number = game.match.deal, len(game.deals)
        if number != self._number:
            self._number, self._round = number, []
        if deal is None or deal.done or deal.tricks or deal.trick:
            self._round = []
        elif deal.trump is not None and self._gone_round != number:
            self._gone_round, self._round, self.holder = number, self._questions(game), None
        if self._round and self.holder is not None and not self._asks(game, *self._round[0]):
            # The holder has answered.
            self._round.pop(0)
            self.holder = None

    def rewind(self, game: Game) -> None:
        """After a take-back: whoever is asked gets it anew."""
        self.holder, self._round, self._gone_round = None, [], -1
        self.follow(game)

    def _questions(self, game: Game) -> list[tuple[Phase, int]]:
        deal, rules = game.match.deal, game.rules
        assert deal is not None and deal.caller is not None
        leader = deal.eldest if rules.first_lead is FirstLead.ELDEST else deal.caller
        order = [seat for seat in rules.clockwise(leader) if seat in self._people]
        return [(phase, seat) for phase in _rounds(rules) for seat in order]

    def covers(self, game: Game) -> bool:
        """Whether nobody's hand may be seen now."""
        return self.holder is None or self.next_holder(game) is not None

    @staticmethod
    def _asks(game: Game, phase: Phase, seat: int) -> bool:
        deal = game.match.deal
        return deal is not None and deal.phase is phase and game.match.turn == seat


def _rounds(rules: RuleSet) -> list[Phase]:
    """The kinds of questions that these rules ask unnoticed, in their order."""
    exchange = rules.exchange in (Exchange.BEFORE_DRAW, Exchange.BEFORE_PLAY)
    runs = rules.declare_timing is DeclareTiming.BEFORE_PLAY and rules.declare is not Declare.AUTO
    return [*([Phase.EXCHANGE] if exchange else []), *([Phase.DECLARE] if runs else [])]


def cover(view: table.View, passed_to: int | None, asked: int | None, still: bool) -> None:
    """Takes everybody's hand out of a view.

    ``asked``: the seat that has just had the device for nothing. ``still``: the table is shown as it was when the call was
    made, whatever has been asked since.
    """
    for side in view["sides"]:
        # What a seat knows of its own runs must not be counted here.
        side["certain"] = side["cards"]
    view["hand"], view["actions"], view["rest"] = [], [], False
    view["hand_over"] = passed_to
    if passed_to is not None:
        view["prompt"] = {"code": "hand_over", "seat": passed_to, "suit": None}
    if asked is not None:
        view["prompt"] = {"code": "nothing_asked", "seat": asked, "suit": None}
    if still:
        _stop(view)


def _stop(view: table.View) -> None:
    view["phase"], view["turn"], view["trick"] = "declare", None, None
    view["bottom"], view["indicator"] = None, view["turned"]
    view["can_undo"] = False
    for seat in view["seats"]:
        seat["cards"] = DEALT_FIRST
        seat["announced"], seat["announcement"], seat["runs"] = False, None, []
        seat["swapped"] = False


DEALT_FIRST: Final = 6
"""Cards that each seat has while trump is chosen."""
