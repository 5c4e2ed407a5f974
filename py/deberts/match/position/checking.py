"""What makes a setup impossible, as far as the known cards show it."""

from __future__ import annotations

from collections.abc import Iterator

from ...deal.state import Phase
from ...rules.ruleset import AllPass, Exchange, ExchangeBy, FirstLead
from ...rules.tricks import playable, winning_index
from .holding import check_hands, check_runs
from .setup import Ending, Problem, Setup


def problems(setup: Setup) -> tuple[Problem, ...]:
    """Everything that is wrong with a setup; hidden cards are taken to be whatever fits.

    Nothing found in a setup without hidden cards does not mean yet that it can be played: ``build_position``
    plays the deal so far and finds the rest.
    """
    found = [*_check_auction(setup), *_check_phase(setup), *_check_swap(setup), *_check_stakes(setup)]
    found += [*check_hands(setup), *_check_shape(setup)]
    if not found:
        # Only what has the right shape can be looked at trick by trick.
        found += [*_check_tricks(setup), *check_runs(setup)]
    return tuple(found)


def _check_auction(setup: Setup) -> Iterator[Problem]:
    rules, void = setup.rules, 2 * setup.rules.players
    if setup.caller is None:
        if setup.trump is not None:
            yield Problem("caller_missing", "trump", setup.trump.value)
        elif setup.phase is Phase.DONE and setup.end is not Ending.REDEAL:
            if setup.passes != void or rules.all_pass is AllPass.DEALER_MUST:
                yield Problem("caller_missing", "phase", setup.phase.value)
        elif setup.phase not in (Phase.AUCTION, Phase.DONE):
            yield Problem("caller_missing", "phase", setup.phase.value)
        elif setup.passes >= void:
            yield Problem("wrong_passes", "passes", str(setup.passes))
        return
    if setup.trump is None:
        yield Problem("trump_missing", "caller", str(setup.caller))
    if setup.phase is Phase.AUCTION:
        yield Problem("caller_too_early", "caller", str(setup.caller))
    if setup.passes:
        yield Problem("wrong_passes", "passes", str(setup.passes))


def _check_phase(setup: Setup) -> Iterator[Problem]:
    before_play = setup.phase in (Phase.AUCTION, Phase.EXCHANGE, Phase.DECLARE)
    if before_play and setup.laid:
        yield Problem("cards_too_early", "tricks" if setup.tricks else "trick")
    if before_play and setup.bella is not None:
        yield Problem("bella_impossible", "bella", str(setup.bella))
    if setup.phase in (Phase.AUCTION, Phase.EXCHANGE):
        for key, given in (("d", setup.declared), ("a", setup.said)):
            early = next((seat for seat, runs in enumerate(given) if runs is not None), None)
            if early is not None:
                yield Problem("runs_too_early", f"{key}{early}")
    if setup.end and setup.phase is not Phase.DONE:
        yield Problem("wrong_end", "end", setup.end.value)
    played_out = setup.caller is None or len(setup.tricks) == setup.rules.tricks
    if setup.phase is Phase.DONE and not setup.end and not played_out:
        yield Problem("wrong_phase", "phase", setup.phase.value)


def _check_swap(setup: Setup) -> Iterator[Problem]:
    if setup.swap is None:
        return
    rules = setup.rules
    barred = (
        setup.seven is None
        or rules.exchange is Exchange.OFF
        or (rules.exchange_by is ExchangeBy.CALLER and setup.swap != setup.caller)
        or (rules.players == 4 and setup.swap == setup.dealer)
        or setup.turned is setup.seven
    )
    if barred:
        yield Problem("swap_impossible", "swap", str(setup.swap))


def _check_stakes(setup: Setup) -> Iterator[Problem]:
    rules, times = setup.rules, setup.stake // setup.rules.stake
    raised = setup.stake != rules.stake
    power_of_two = times > 0 and setup.stake % rules.stake == 0 and times & (times - 1) == 0
    if not power_of_two or (raised and not rules.doubling):
        yield Problem("wrong_stake", "stake", str(setup.stake))
    holders = 0 if not rules.doubling else 1 if raised else 2
    if sum(setup.rights) != holders:
        yield Problem("wrong_rights", "rights")
    if setup.offer is not None and not setup.rights[rules.side_of(setup.offer)]:
        yield Problem("wrong_offer", "offer", str(setup.offer))
    if setup.asked is not None and setup.phase is not Phase.DONE:
        yield Problem("wrong_asked", "asked", str(setup.asked))


def _check_shape(setup: Setup) -> Iterator[Problem]:
    """Whole tricks, and not too many."""
    players = setup.rules.players
    if any(len(laid.cards) != players for laid in setup.tricks) or len(setup.tricks) > setup.rules.tricks:
        yield Problem("trick_size", "tricks")
    if setup.trick and len(setup.trick.cards) >= players:
        yield Problem("trick_size", "trick")


def _check_tricks(setup: Setup) -> Iterator[Problem]:
    """Who led, and whether anybody who plainly could do its duty did not."""
    rules = setup.rules
    if setup.caller is None or setup.trump is None:
        return
    eldest = (setup.dealer + 1) % rules.players
    leader = eldest if rules.first_lead is FirstLead.ELDEST else setup.caller
    held = [{*setup.played_by(seat), *filter(None, hand)} for seat, hand in enumerate(setup.hands)]
    for number, laid in enumerate(setup.laid):
        key = "tricks" if number < len(setup.tricks) else "trick"
        if laid.leader != leader:
            yield Problem("wrong_leader", key, f"{laid.leader}:{laid.cards[0]}")
        for place, card in enumerate(laid.cards):
            seat = (laid.leader + place) % rules.players
            # With some of the hand unknown the duty can only be greater than it seems, never smaller.
            allowed = playable(rules, tuple(held[seat]), laid.cards[:place], setup.trump, laid.leader)
            if card not in allowed.cards:
                yield Problem("impossible_trick", key, f"{card}:{allowed.duty}")
            held[seat].discard(card)
        leader = (laid.leader + winning_index(laid.cards, setup.trump)) % rules.players
