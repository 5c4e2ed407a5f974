"""The same moment with other hidden cards: what a seat cannot know is dealt anew, and what was done is done again."""

from __future__ import annotations

from dataclasses import replace

from deberts.deal.actions import IllegalAction
from deberts.deal.state import Phase
from deberts.match.match import Match, start_match
from deberts.rng import Stream


def with_hidden_cards_moved(match: Match, log, seat: int, stream: Stream) -> Match | None:
    """The match with the hidden cards of its deal shuffled and its actions done again; None where they cannot be."""
    deal = match.deal
    if deal is None or deal.phase is Phase.DONE:
        return None
    known = {*deal.hands[seat], *deal.trick, *(card for trick in deal.tricks for card in trick.cards)}
    known |= {deal.turned, deal.bottom, *(run for runs in deal.declared for one in runs or () for run in one.cards)}
    places = [place for place, card in enumerate(log.pack) if card not in known]
    pack = list(log.pack)
    for place, card in zip(places, stream.shuffled([pack[place] for place in places]), strict=True):
        pack[place] = card
    standing = match.standing()
    other, _ = start_match(match.rules, log.dealer).start_deal(pack)
    try:
        for action in log.actions:
            other, _ = other.apply(action)
    except IllegalAction:
        return None
    if other.turn != match.turn or other.deal is None or other.deal.announcements != deal.announcements:
        return None
    return replace(other, totals=standing.totals, baits=standing.baits, hanging=standing.hanging, number=match.number)
