"""Trades: finds cards that serve the team better in other hands.

Each trade is valued by the resulting state, so evidence goes to the investigator who speaks to the
jurors, and a companion to the one who needs protection.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.bots.evaluation import Evaluation
from miskatonic.games.death_may_die.model.choices import CARD, DONE, INVESTIGATOR
from miskatonic.games.death_may_die.model.components import bit
from miskatonic.games.death_may_die.model.state import DeathMayDieState, investigators_at
from miskatonic.games.death_may_die.rules.resting import HandOver, all_tradable, holder_of

# The least gain of a trade that takes an action, and of each card in it.
WORTH_AN_ACTION: Final[i64] = 60
WORTH_A_WORD: Final[i64] = 8
# The harm to the team from which a proposed trade is refused.
HARM: Final[i64] = 150


class TradeOffer:
    """A card, its receiver, and the gain for the team."""

    def __init__(self, card: i64, receiver: i64, gain: i64) -> None:
        self.card: Final[i64] = card
        self.receiver: Final[i64] = receiver
        self.gain: Final[i64] = gain


def gain_of(g: DeathMayDieState, evaluation: Evaluation, card: i64, receiver: i64) -> i64:
    after = g.clone()
    after.loud = False
    HandOver(card, holder_of(g, card), receiver).run(after)
    return evaluation.value(after) - evaluation.value(g)


def best_trade(g: DeathMayDieState, evaluation: Evaluation, who: i64, cards: i64) -> TradeOffer:
    """The best trade of one of the cards in the space of `who`."""
    best = TradeOffer(-1, -1, 0)
    card: i64 = 0
    while cards >> card:
        if cards & bit(card):
            found = best_receiver(g, evaluation, who, card)
            if found.gain > best.gain:
                best = found
        card += 1
    return best


def best_receiver(g: DeathMayDieState, evaluation: Evaluation, who: i64, card: i64) -> TradeOffer:
    others = investigators_at(g, g.space[who]) & ~bit(holder_of(g, card))
    best: TradeOffer | None = None
    other: i64 = 0
    while others >> other:
        if others & bit(other):
            gain = gain_of(g, evaluation, card, other)
            if best is None or gain > best.gain:
                best = TradeOffer(card, other, gain)
        other += 1
    assert best is not None
    return best


def is_worth_an_action(g: DeathMayDieState, evaluation: Evaluation, who: i64) -> bool:
    cards = all_tradable(g, g.space[who])
    return best_trade(g, evaluation, who, cards).gain >= WORTH_AN_ACTION


def choose_card(
    g: DeathMayDieState, evaluation: Evaluation, who: i64, options: tuple[int, ...]
) -> int:
    """The card that gains most in other hands, or done."""
    cards: i64 = 0
    for option in options:
        if option >= CARD:
            cards |= bit(option - CARD)
    best = best_trade(g, evaluation, who, cards)
    return CARD + best.card if best.gain >= WORTH_A_WORD else DONE


def choose_receiver(g: DeathMayDieState, evaluation: Evaluation, who: i64, card: i64) -> int:
    return INVESTIGATOR + best_receiver(g, evaluation, who, card).receiver


def agrees(g: DeathMayDieState, evaluation: Evaluation, card: i64, receiver: i64) -> bool:
    return gain_of(g, evaluation, card, receiver) > -HARM
