"""The rule set: every switch of the game as one frozen value.

A ``RuleSet`` always holds the values in force: where a profile's own value makes no sense for the number of players it has
already given way (``profiles.make_rules``). Nothing else in the engine asks for the profile's name.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum


class AllPass(StrEnum):
    """What happens when nobody calls in two rounds."""

    REDEAL = "redeal"
    DEALER_MUST = "dealer_must"


class Exchange(StrEnum):
    """When the trump seven may be laid down for the indicator."""

    OWN_FIRST_CARD = "own_first_card"
    BEFORE_PLAY = "before_play"
    BEFORE_DRAW = "before_draw"
    OFF = "off"


class ExchangeBy(StrEnum):
    """Who may exchange."""

    ANY = "any"
    CALLER = "caller"


class FourSevens(StrEnum):
    """Whether four sevens in one hand may end the deal."""

    REDEAL = "redeal"
    OFF = "off"


class LongRuns(StrEnum):
    """What five or more cards in a row are."""

    SPLIT = "split"
    SINGLE = "single"
    HUNDRED = "hundred"


class RunOrder(StrEnum):
    """What is compared first between runs."""

    KIND = "kind"
    LENGTH = "length"


class Declare(StrEnum):
    """Whether a seat says which runs it declares, or the engine declares for it."""

    CHOICE = "choice"
    AUTO = "auto"


class DeclareTiming(StrEnum):
    """When runs are announced."""

    OWN_FIRST_CARD = "own_first_card"
    BEFORE_PLAY = "before_play"


class ShowRuns(StrEnum):
    """When the winner's runs are shown in full."""

    AFTER_FIRST_TRICK = "after_first_trick"
    AT_ONCE = "at_once"


class BellaDeclare(StrEnum):
    """How bella is announced."""

    AUTO = "auto"
    FIRST_CARD = "first_card"
    EITHER_CARD = "either_card"


class BellaNeeds(StrEnum):
    """What an announced bella needs to count."""

    NOTHING = "nothing"
    TRICK = "trick"
    BOTH_CARDS = "both_cards"


class Deberts(StrEnum):
    """What seven or more cards in a row do."""

    WINS_MATCH = "wins_match"
    TRUMP_ONLY = "trump_only"
    OFF = "off"


class FirstLead(StrEnum):
    """Who leads the first trick."""

    ELDEST = "eldest"
    CALLER = "caller"


class Overtrump(StrEnum):
    """The duty to beat a trump."""

    TRUMP_LEAD = "trump_lead"
    ALWAYS = "always"
    OPPONENTS = "opponents"


class Success(StrEnum):
    """Whom the caller of three has to beat: each of the others, or the two together."""

    EACH = "each"
    TOGETHER = "together"


class Tie(StrEnum):
    """What equal totals are."""

    HANG = "hang"
    BAIT = "bait"
    EACH = "each"


class BaitTie(StrEnum):
    """Where the caller's total goes on a bait with equal defenders (three players)."""

    HANG = "hang"
    HALVES = "halves"


class HangRepeat(StrEnum):
    """What happens to hanging points when the next deal hangs too."""

    DEFENDER = "defender"
    ACCUMULATE = "accumulate"


class NextDealer(StrEnum):
    """Who deals next after a played deal."""

    CALLER = "caller"
    WINNER = "winner"
    ROTATE = "rotate"


class BothReach(StrEnum):
    """Who wins when several sides are at the target."""

    DEFENDER = "defender"
    HIGHER = "higher"


class HungAtTarget(StrEnum):
    """Whether a hung deal may keep the match going at the target."""

    END = "end"
    PLAY_ON = "play_on"


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Every switch in force. Build it with ``make_rules``; a value made by hand is not checked."""

    profile: str
    """The published form it is based on."""
    players: int
    """2, 3 or 4; with 4 the seats 0+2 play against 1+3."""
    target: int
    """Points that win the match."""
    all_pass: AllPass
    exchange: Exchange
    exchange_by: ExchangeBy
    four_sevens: FourSevens
    long_runs: LongRuns
    run_order: RunOrder
    declare: Declare
    declare_timing: DeclareTiming
    show_runs: ShowRuns
    runs_need_trick: bool
    """Runs count only for a side with a trick."""
    partner_runs: bool
    """The partner of the seat with the best run scores its runs too (four players)."""
    bella_declare: BellaDeclare
    bella_needs: BellaNeeds
    deberts: Deberts
    first_lead: FirstLead
    overtrump: Overtrump
    success: Success
    tie: Tie
    bait_tie: BaitTie
    hang_repeat: HangRepeat
    no_trick_penalty: int
    """Points taken from a side without a trick."""
    bait_penalty: int
    """Points taken for a side's third bait of the match and each later one."""
    next_dealer: NextDealer
    both_reach: BothReach
    hung_at_target: HungAtTarget
    early_call: bool
    """A side that is certain of the target may claim the match in the middle of a deal."""
    doubling: bool
    mars: bool
    """A loser with less than half the target loses double."""
    stake: int
    """Points a match is played for; no money."""

    @property
    def sides(self) -> int:
        """The number of scoring sides."""
        return 3 if self.players == 3 else 2

    def side_of(self, seat: int) -> int:
        """The side of a seat: the seat itself with two or three players, its partnership with four."""
        return seat % 2 if self.players == 4 else seat

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats of a side."""
        return (side, side + 2) if self.players == 4 else (side,)

    @property
    def tricks(self) -> int:
        """Tricks of a deal, which is cards a hand."""
        return 8 if self.players == 4 else 9

    def clockwise(self, start: int) -> tuple[int, ...]:
        """All seats, from ``start`` on."""
        return tuple((start + step) % self.players for step in range(self.players))


SWITCHES = tuple(field.name for field in fields(RuleSet) if field.name not in ("profile", "players"))
"""The names of all switches, in the order of the rules."""
