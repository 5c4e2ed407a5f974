"""A seat's view as JSON and back: what the bot protocol sends (docs/bot-protocol.md).

Nothing is in it that a ``SeatView`` does not hold, so a bot cannot be told more than a computer player of this package.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..cards import Card, Rank, Suit, parse_card, parse_suit
from ..deal.actions import Verb, parse_action
from ..deal.announcing import Announcement
from ..deal.state import Call, Phase, Trick
from ..deal.view import SeatView, Standing
from ..rules.profiles import make_rules, rules_values
from ..rules.runs import Kind, Run, parse_run
from ..rules.scoring import Hanging

Json = dict[str, Any]


def written_view(view: SeatView) -> Json:
    """The view as JSON."""
    standing = view.standing
    return {
        "rules": {"profile": view.rules.profile, "players": view.rules.players, **rules_values(view.rules)},
        "seat": view.seat,
        "standing": {
            "deal": standing.deal,
            "totals": list(standing.totals),
            "baits": list(standing.baits),
            "hanging": [{"points": amount.points, "sides": list(amount.sides)} for amount in standing.hanging],
            "stake": standing.stake,
            "rights": list(standing.rights),
            "offered_by": standing.offered_by,
        },
        "phase": view.phase.value,
        "turn": view.turn,
        "dealer": view.dealer,
        "eldest": view.eldest,
        "auction_round": view.auction_round,
        "calls": [{"seat": call.seat, "verb": call.verb.value, "suit": _value(call.suit)} for call in view.calls],
        "caller": view.caller,
        "trump": _value(view.trump),
        "turned": view.turned.code,
        "indicator": _code(view.indicator),
        "bottom": _code(view.bottom),
        "drawn": view.drawn,
        "swapped_by": view.swapped_by,
        "hand": _codes(view.hand),
        "hand_sizes": list(view.hand_sizes),
        "announced": list(view.announced),
        "announcements": [_written_announcement(said) for said in view.announcements],
        "leading": view.leading,
        "shown_runs": [_written_runs(runs) for runs in view.shown_runs],
        "own_runs": None if view.own_runs is None else _written_runs(view.own_runs),
        "runs_to_declare": _written_runs(view.runs_to_declare),
        "bella": view.bella,
        "leader": view.leader,
        "trick": _codes(view.trick),
        "tricks": [
            {"leader": trick.leader, "cards": _codes(trick.cards), "winner": trick.winner, "points": trick.points}
            for trick in view.tricks
        ],
        "certain": list(view.certain),
        "side_cards": list(view.side_cards),
        "side_tricks": list(view.side_tricks),
        "legal": list(map(str, view.legal)),
    }


def read_view(data: Json) -> SeatView:
    """The view that was written; ``KeyError``, ``TypeError`` or ``ValueError`` for anything else."""
    standing = data["standing"]
    return SeatView(
        rules=make_rules(data["rules"]),
        seat=data["seat"],
        standing=Standing(
            deal=standing["deal"],
            totals=tuple(standing["totals"]),
            baits=tuple(standing["baits"]),
            hanging=tuple(Hanging(amount["points"], tuple(amount["sides"])) for amount in standing["hanging"]),
            stake=standing["stake"],
            rights=tuple(standing["rights"]),
            offered_by=standing["offered_by"],
        ),
        phase=Phase(data["phase"]),
        turn=data["turn"],
        dealer=data["dealer"],
        eldest=data["eldest"],
        auction_round=data["auction_round"],
        calls=tuple(Call(call["seat"], Verb(call["verb"]), _suit(call["suit"])) for call in data["calls"]),
        caller=data["caller"],
        trump=_suit(data["trump"]),
        turned=parse_card(data["turned"]),
        indicator=_card(data["indicator"]),
        bottom=_card(data["bottom"]),
        drawn=data["drawn"],
        swapped_by=data["swapped_by"],
        hand=_cards(data["hand"]),
        hand_sizes=tuple(data["hand_sizes"]),
        announced=tuple(data["announced"]),
        announcements=tuple(map(_announcement, data["announcements"])),
        leading=data["leading"],
        shown_runs=tuple(map(_runs, data["shown_runs"])),
        own_runs=None if data["own_runs"] is None else _runs(data["own_runs"]),
        runs_to_declare=_runs(data["runs_to_declare"]),
        bella=data["bella"],
        leader=data["leader"],
        trick=_cards(data["trick"]),
        tricks=tuple(
            Trick(trick["leader"], _cards(trick["cards"]), trick["winner"], trick["points"]) for trick in data["tricks"]
        ),
        certain=tuple(data["certain"]),
        side_cards=tuple(data["side_cards"]),
        side_tricks=tuple(data["side_tricks"]),
        legal=tuple(map(parse_action, data["legal"])),
    )


def _value(suit: Suit | None) -> str | None:
    return suit.value if suit else None


def _suit(code: str | None) -> Suit | None:
    return None if code is None else parse_suit(code)


def _code(card: Card | None) -> str | None:
    return card.code if card else None


def _card(code: str | None) -> Card | None:
    return None if code is None else parse_card(code)


def _codes(cards: Sequence[Card]) -> list[str]:
    return [card.code for card in cards]


def _cards(codes: Sequence[str]) -> tuple[Card, ...]:
    return tuple(map(parse_card, codes))


def _written_runs(runs: Sequence[Run]) -> list[Json]:
    return [{"cards": str(run), "kind": run.kind.value} for run in runs]


def _runs(written: Sequence[Json]) -> tuple[Run, ...]:
    return tuple(Run(*parse_run(run["cards"]), Kind(run["kind"])) for run in written)


def _written_announcement(said: Announcement | None) -> Json | None:
    if said is None:
        return None
    return {
        "kind": said.kind.value if said.kind else None,
        "length": said.length,
        "top": said.top.value if said.top else None,
        "trump": said.trump,
    }


def _announcement(written: Json | None) -> Announcement | None:
    if written is None:
        return None
    kind, top = written["kind"], written["top"]
    return Announcement(Kind(kind) if kind else None, written["length"], Rank(top) if top else None, written["trump"])
