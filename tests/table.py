"""Setting a table in a test: rules in one line, packs that deal what the test needs, actions as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from deberts.cards import PACK, Card, format_cards, parse_card, parse_cards
from deberts.deal.actions import parse_action
from deberts.deal.deal import Deal, start_deal
from deberts.deal.events import Event
from deberts.deal.state import DealState
from deberts.match.game import Game, Player
from deberts.match.match import Match, start_match
from deberts.rules.profiles import make_rules
from deberts.rules.ruleset import RuleSet


def rules_of(profile: str = "gambler", players: int = 2, **switches: str | int) -> RuleSet:
    """A profile's rules with some switches set."""
    return make_rules({"profile": profile, "players": players, **switches})


def stacked_pack(
    rules: RuleSet, dealer: int, hands: Mapping[int, str], turned: str, bottom: str | None = None
) -> tuple[Card, ...]:
    """A pack that deals these hands: each seat's first six cards, then what it draws; gaps are filled with the rest.

    The dealer of four draws one card and what lies face up. The rest goes out in the order of ``PACK``, to the gaps of
    the eldest first.
    """
    given = {seat: list(parse_cards(hands.get(seat, ""))) for seat in range(rules.players)}
    used = {card for cards in given.values() for card in cards} | {parse_card(turned)}
    used |= {parse_card(bottom)} if bottom else set()
    rest = [card for card in PACK if card not in used]
    order = rules.clockwise(dealer + 1)
    for seat in order:
        size = 7 if rules.players == 4 and seat == dealer else rules.tricks
        assert len(given[seat]) <= size, f"too many cards for seat {seat}"
        while len(given[seat]) < size:
            given[seat].append(rest.pop(0))
    pack = [card for first in (0, 3) for seat in order for card in given[seat][first : first + 3]]
    pack.append(parse_card(turned))
    pack += [card for seat in order for card in given[seat][6:]]
    pack += rest + ([parse_card(bottom)] if bottom else [])
    assert sorted(pack) == sorted(PACK), "a card was given twice"
    return tuple(pack)


def deal_of(rules: RuleSet, dealer: int, hands: Mapping[int, str], turned: str, bottom: str | None = None) -> Deal:
    """A deal that has just begun, see ``stacked_pack``."""
    return start_deal(rules, stacked_pack(rules, dealer, hands, turned, bottom), dealer)[0]


def play(deal: Deal, *texts: str) -> Deal:
    """The deal after these actions."""
    for text in texts:
        deal, _ = deal.apply(parse_action(text))
    return deal


def events_of(deal: Deal, *texts: str) -> list[Event]:
    """The events of these actions."""
    told: list[Event] = []
    for text in texts:
        deal, events = deal.apply(parse_action(text))
        told += events
    return told


def match_of(rules: RuleSet, dealer: int, hands: Mapping[int, str], turned: str, bottom: str | None = None) -> Match:
    """A match with its first deal on the table, see ``stacked_pack``."""
    return start_match(rules, dealer).start_deal(stacked_pack(rules, dealer, hands, turned, bottom))[0]


def go(match: Match, *texts: str) -> Match:
    """The match after these actions."""
    for text in texts:
        match, _ = match.apply(parse_action(text))
    return match


def play_out(match: Match) -> Match:
    """The match after its deal was played to the end: the first legal action that is no question of stakes or bella."""
    while not match.pack_due and match.result is None and match.score is None:
        texts = legal(match)
        plain = [text for text in texts if text.split()[1] in ("take", "keep", "declare", "play", "accept")]
        match = go(match, (plain or texts)[0])
    return match


def legal(position: Deal | Match | Game) -> list[str]:
    """The legal actions as text, in their order."""
    return [str(action) for action in position.legal_actions()]


def hand(deal: DealState, seat: int) -> set[str]:
    """A hand as card codes."""
    return {card.code for card in deal.hands[seat]}


def codes(cards: Iterable[Card]) -> set[str]:
    """Cards as codes, without order."""
    return set(format_cards(cards).split())


def seated(players: int) -> list[Player]:
    """Somebody at every seat."""
    return [Player(f"Seat {seat}", "human" if seat == 0 else "ai") for seat in range(players)]
