"""What a seat may do now, and why it may not do the rest."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..cards import SUITS, Card, Rank, card_of
from ..rules.ruleset import AllPass, Exchange, FourSevens
from ..rules.runs import Run, disjoint
from .actions import Action, IllegalAction, Verb
from .state import DealState, Phase

SEVENS: Final = tuple(card_of(Rank.SEVEN, suit) for suit in SUITS)


def legal_actions(deal: DealState) -> tuple[Action, ...]:
    """Every legal action; ``declare`` without runs stands for all choices of runs. None when the deal is done."""
    if deal.done:
        return ()
    seat = deal.turn
    actions = [Action(seat, Verb.REDEAL)] if _may_redeal(deal, seat) else []
    if deal.phase is Phase.AUCTION:
        actions += _calls(deal, seat)
    elif deal.phase is Phase.EXCHANGE:
        actions += [Action(seat, Verb.SWAP), Action(seat, Verb.KEEP)]
    elif deal.phase is Phase.DECLARE:
        actions += _declarations(deal, seat)
    else:
        if _may_swap_in_play(deal, seat):
            actions.append(Action(seat, Verb.SWAP))
        actions += _declarations(deal, seat) or _plays(deal, seat)
    return tuple(actions)


def _calls(deal: DealState, seat: int) -> list[Action]:
    if deal.auction_round == 1:
        return [Action(seat, Verb.TAKE), Action(seat, Verb.PASS)]
    actions = [Action(seat, Verb.NAME, suit=suit) for suit in SUITS if suit is not deal.turned.suit]
    if seat != deal.dealer or deal.rules.all_pass is AllPass.REDEAL:
        actions.append(Action(seat, Verb.PASS))
    return actions


def _declarations(deal: DealState, seat: int) -> list[Action]:
    if not deal.runs_to_declare(seat):
        return []
    actions = [Action(seat, Verb.DECLARE)]
    if deal.deberts(seat):
        actions.append(Action(seat, Verb.DECLARE, deberts=True))
    return actions


def _plays(deal: DealState, seat: int) -> list[Action]:
    actions = []
    for card in deal.playable(seat).cards:
        actions.append(Action(seat, Verb.PLAY, card=card))
        if deal.can_say_bella(seat, card):
            actions.append(Action(seat, Verb.PLAY, card=card, bella=True))
    return actions


def _may_redeal(deal: DealState, seat: int) -> bool:
    return (
        deal.rules.four_sevens is FourSevens.REDEAL
        and all(seven in deal.hands[seat] for seven in SEVENS)
        and not deal.has_played(seat)
    )


def _may_swap_in_play(deal: DealState, seat: int) -> bool:
    """On the own first turn of the play, before declaring."""
    return (
        deal.rules.exchange is Exchange.OWN_FIRST_CARD
        and deal.declared[seat] is None
        and not deal.has_played(seat)
        and deal.exchange_seat() == seat
    )


def check(deal: DealState, action: Action) -> None:
    """Raises ``IllegalAction`` with the reason if the action is not legal now."""
    if deal.done:
        raise IllegalAction(action, "not_now")
    if action.seat != deal.turn:
        raise IllegalAction(action, "not_your_turn")
    legal = legal_actions(deal)
    if action in legal:
        return
    silence = Action(action.seat, Verb.DECLARE)
    if silence in legal and replace(action, runs=()) == silence:
        if chosen_runs(deal, action) is None:
            raise IllegalAction(action, "bad_runs")
        return
    if action.verb is Verb.PLAY and deal.phase is Phase.PLAY and action.card:
        raise IllegalAction(action, _why_not_play(deal, action.seat, action.card))
    raise IllegalAction(action, "not_now")


def _why_not_play(deal: DealState, seat: int, card: Card) -> str:
    if card not in deal.hands[seat]:
        return "not_held"
    if _declarations(deal, seat):
        return "declare_first"
    allowed = deal.playable(seat)
    return "no_bella" if card in allowed.cards else allowed.duty.value


def chosen_runs(deal: DealState, action: Action) -> tuple[Run, ...] | None:
    """The runs that a declaration names; None if they are no disjoint valid runs of the hand."""
    offered = {str(run): run for run in deal.runs_to_declare(action.seat)}
    chosen = tuple(offered[text] for text in action.runs if text in offered)
    return chosen if len(chosen) == len(action.runs) and disjoint(chosen) else None
