"""A turn: draw, hand on, take or pass (rulebook 6)."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.cards import NO_CARD, is_event
from miskatonic.games.arkham_ritual.rules.choices import (
    DISCARD,
    OFFER_OPTIONS,
    RECEIVE_OPTIONS,
    TAKE,
)
from miskatonic.games.arkham_ritual.rules.confession import offer_confession
from miskatonic.games.arkham_ritual.rules.effects import end_round, resolve_event
from miskatonic.games.arkham_ritual.rules.events import Discarded, Drew, Gave, Took, TurnBegan
from miskatonic.games.arkham_ritual.rules.state import (
    BY_EMPTY_DECK,
    BY_PASSING,
    NOBODY,
    ArkhamRitualState,
    all_but,
    draw,
    seat_bit,
)
from miskatonic.kernel.state import Step, ask, push, tell, then


class BeginTurn(Step[ArkhamRitualState]):
    """AR-T1, AR-T2  The others put a hand on the table; the active seat draws in private."""

    def run(self, g: ArkhamRitualState) -> None:
        active = g.active
        g.hands = g.rules.everybody & ~seat_bit(active)
        g.passing = draw(g)
        g.passing_not = g.top_not
        g.passing_since = len(g.confessed)
        g.knows_passing = g.knows_top | seat_bit(active)
        g.top_not = 0
        g.knows_top = 0
        g.holder = active
        if g.loud:
            tell(g, TurnBegan(active))
            tell(g, Drew(active, g.passing), g.knows_passing)
        then(g, OFFER_CARD, END_TURN)


class OfferCard(Step[ArkhamRitualState]):
    """AR-T3  The active seat must hand the card to a follower."""

    def run(self, g: ArkhamRitualState) -> None:
        ask(g, self, g.active, "offer", "rule:AR-T3", OFFER_OPTIONS[g.hands])
        if g.rules.companion:
            offer_confession(g)

    def answer(self, g: ArkhamRitualState, seat: i64, choice: i64) -> None:
        hand_to(g, seat, choice)


def hand_to(g: ArkhamRitualState, seat: i64, to: i64) -> None:
    """AR-T4  The receiver takes its hand off the table."""
    if g.loud:
        tell(g, Gave(seat, to))
    g.hands &= ~seat_bit(to)
    g.holder = to
    push(g, RECEIVE_CARD)


class ReceiveCard(Step[ArkhamRitualState]):
    """AR-T4, AR-T7, AR-T8  Without looking, take the card, hand it on, or let it go."""

    def run(self, g: ArkhamRitualState) -> None:
        ask(g, self, g.holder, "receive", "rule:AR-T4", RECEIVE_OPTIONS[g.hands])
        if g.rules.companion:
            offer_confession(g)

    def answer(self, g: ArkhamRitualState, seat: i64, choice: i64) -> None:
        if choice == TAKE:
            take(g, seat)
        elif choice == DISCARD:
            let_go(g, seat)
        else:
            hand_to(g, seat, choice)


def take(g: ArkhamRitualState, seat: i64) -> None:
    """AR-T5  Discard the held card face up, hold the new one, then resolve a discarded event."""
    old: i64 = g.held[seat]
    g.discards = append(g.discards, old)
    g.discards_since = append(g.discards_since, g.held_since[seat])
    g.held[seat] = g.passing
    g.held_not[seat] = g.passing_not
    g.held_since[seat] = g.passing_since
    if g.knows_passing & seat_bit(seat):
        g.knows_own |= seat_bit(seat)
    else:
        g.knows_own &= ~seat_bit(seat)
    if g.loud:
        audience = all_but(g, seat) | g.knows_own & seat_bit(seat)
        tell(g, Took(seat, old, g.passing), audience)
    clear_passing(g)
    if is_event(old):
        resolve_event(g, seat, old)


def let_go(g: ArkhamRitualState, seat: i64) -> None:
    """AR-T8  All have passed: the card is discarded without effect, and the round ends."""
    g.discards = append(g.discards, g.passing)
    g.discards_since = append(g.discards_since, g.passing_since)
    if g.loud:
        tell(g, Discarded(seat, g.passing))
    clear_passing(g)
    end_round(g, BY_PASSING)


def clear_passing(g: ArkhamRitualState) -> None:
    g.passing = NO_CARD
    g.passing_not = 0
    g.passing_since = 0
    g.knows_passing = 0
    g.holder = NOBODY


class EndTurn(Step[ArkhamRitualState]):
    """AR-T9, AR-T10  An empty deck ends the round; else the deck moves on and a new turn begins."""

    def run(self, g: ArkhamRitualState) -> None:
        if not g.deck:
            g.ended_by = BY_EMPTY_DECK
            return
        seats = g.rules.seats
        seat = (g.active + 1) % seats
        if g.hands:
            while not g.hands & seat_bit(seat):
                seat = (seat + 1) % seats
        g.active = seat
        push(g, BEGIN_TURN)


BEGIN_TURN: Final = BeginTurn()
OFFER_CARD: Final = OfferCard()
RECEIVE_CARD: Final = ReceiveCard()
END_TURN: Final = EndTurn()
