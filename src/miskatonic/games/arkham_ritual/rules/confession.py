"""Confession: a seat saw its own card (rulebook 12 Q3), at tables played in one room."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.choices import CONFESS_OPTIONS
from miskatonic.games.arkham_ritual.rules.ending import end_game
from miskatonic.games.arkham_ritual.rules.events import Confessed, ConfessionDrawn
from miskatonic.games.arkham_ritual.rules.scoring import adjust
from miskatonic.games.arkham_ritual.rules.state import (
    ArkhamRitualState,
    all_but,
    draw,
    seat_bit,
)
from miskatonic.kernel.state import Step, offer, tell


def offer_confession(g: ArkhamRitualState) -> None:
    """AR-P1  To every seat except the one with the passing card, unless a look would be lost."""
    if g.knows_top:
        return
    seat: i64 = 0
    while seat < g.rules.seats:
        if seat != g.holder:
            offer(g, CONFESS, seat, "confess", "rule:AR-P1", CONFESS_OPTIONS)
        seat += 1


class Confess(Step[ArkhamRitualState]):
    """AR-P1  The card is shuffled into the deck, a new one drawn unseen, and 1 sanity lost."""

    def answer(self, g: ArkhamRitualState, seat: i64, choice: i64) -> None:
        card: i64 = g.held[seat]
        if g.loud:
            tell(g, Confessed(seat, card), g.rules.everybody)
        g.confessed = append(g.confessed, card)
        g.deck = append(g.deck, card)
        g.stacked = 0
        g.held[seat] = draw(g)
        g.held_not[seat] = 0
        g.held_since[seat] = len(g.confessed)
        g.knows_own &= ~seat_bit(seat)
        if g.loud:
            tell(g, ConfessionDrawn(seat, g.held[seat]), all_but(g, seat))
        adjust(g, seat, -1, "confessed")
        if g.sanity[seat] == 0:
            end_game(g)


CONFESS: Final = Confess()
