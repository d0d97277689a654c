"""Setting up the game and each round (rulebook 3 and 5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.cards import NO_CARD
from miskatonic.games.arkham_ritual.rules.ending import END_ROUND, end_game, is_any_seat_lost
from miskatonic.games.arkham_ritual.rules.events import Dealt, RoundBegan
from miskatonic.games.arkham_ritual.rules.options import Rules
from miskatonic.games.arkham_ritual.rules.scoring import doom
from miskatonic.games.arkham_ritual.rules.state import (
    BY_PASSING,
    FULL_SANITY,
    NOBODY,
    ArkhamRitualState,
    all_but,
    count_of,
    draw,
    least_of,
)
from miskatonic.games.arkham_ritual.rules.turn import BEGIN_TURN
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Step, push, tell, then


def empty_table(rules: Rules, rng: Rng) -> ArkhamRitualState:
    """AR-S2, AR-S3  Every seat has full sanity; a dummy has none."""
    return ArkhamRitualState(
        rules=rules,
        rng=rng,
        twin=None,
        sanity=vec[i64]([FULL_SANITY] * rules.seats),
        held=vec[i64]([NO_CARD] * rules.parties),
        held_not=vec[i64]([0] * rules.parties),
        held_since=vec[i64]([0] * rules.parties),
        deck=vec[i64](),
        discards=vec[i64](),
        discards_since=vec[i64](),
        confessed=vec[i64](),
    )


class BeginGame(Step[ArkhamRitualState]):
    """AR-R3  The first active seat is the host's choice, or random."""

    def run(self, g: ArkhamRitualState) -> None:
        chosen = g.rules.first_player
        g.active = g.rng.below(g.rules.seats) if chosen is None else chosen
        push(g, PLAY_ROUND)


class PlayRound(Step[ArkhamRitualState]):
    """A round: deal, take turns, score, and go on unless a seat is lost."""

    def run(self, g: ArkhamRitualState) -> None:
        then(g, DEAL, BEGIN_TURN, END_ROUND, NEXT_ROUND)


class Deal(Step[ArkhamRitualState]):
    """AR-R1, AR-R2  All 22 cards are shuffled; each party gets one that its own seat can't see."""

    def run(self, g: ArkhamRitualState) -> None:
        g.round += 1
        if g.loud:
            tell(g, RoundBegan(g.round, g.active, doom(g)))
        self._clear(g)
        party: i64 = 0
        while party < g.rules.parties:
            g.held[party] = draw(g)
            g.held_not[party] = 0
            g.held_since[party] = 0
            if g.loud:
                tell(g, Dealt(party, g.held[party]), all_but(g, party))
            party += 1

    def _clear(self, g: ArkhamRitualState) -> None:
        g.deck = g.rules.deck[:]
        g.discards = vec[i64]()
        g.discards_since = vec[i64]()
        g.confessed = vec[i64]()
        g.stacked = 0
        g.top_not = 0
        g.knows_top = 0
        g.knows_own = 0
        g.removed = NO_CARD
        g.removed_not = 0
        g.removed_since = 0
        g.knows_removed = 0
        g.hands = 0
        g.holder = NOBODY
        g.ended_by = BY_PASSING


class NextRound(Step[ArkhamRitualState]):
    """AR-R4, AR-F1  The game is over if a seat is lost; else the least sane seat begins."""

    def run(self, g: ArkhamRitualState) -> None:
        if is_any_seat_lost(g):
            end_game(g)
            return
        g.active = self._least_sane(g)
        push(g, PLAY_ROUND)

    def _least_sane(self, g: ArkhamRitualState) -> i64:
        least = least_of(g.sanity)
        seat = (g.active + 1) % g.rules.seats
        if g.rules.neighbour_begins and count_of(g.sanity, least) > 1:
            return seat
        while g.sanity[seat] != least:
            seat = (seat + 1) % g.rules.seats
        return seat


BEGIN_GAME: Final = BeginGame()
PLAY_ROUND: Final = PlayRound()
DEAL: Final = Deal()
NEXT_ROUND: Final = NextRound()
