"""What an event card does when its holder discards it by taking another (rulebook 10-2)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.cards import (
    ALL_CARDS,
    CURSED,
    ELDER_SIGN,
    MAGICAL_ORB,
    OLD_ONES,
    SHINING_TRAPEZOHEDRON,
    is_cursed,
    is_gate,
)
from miskatonic.games.arkham_ritual.rules.choices import ORB_OPTIONS, REMOVE
from miskatonic.games.arkham_ritual.rules.ending import EndRound, end_game
from miskatonic.games.arkham_ritual.rules.great_old_ones import party_with_great_old_one
from miskatonic.games.arkham_ritual.rules.scoring import adjust
from miskatonic.games.arkham_ritual.rules.state import (
    BY_ELDER_SIGN,
    BY_GATE,
    NOBODY,
    ArkhamRitualState,
    draw,
    seat_bit,
    top_card,
)
from miskatonic.kernel.state import Step, ask, tell, then, unwind_to


def resolve_event(g: ArkhamRitualState, seat: i64, card: i64) -> None:
    """AR-T5  The new card is already held, so it counts."""
    if card == ELDER_SIGN:
        end_round(g, BY_ELDER_SIGN)
    elif is_gate(card):
        open_gate(g, seat)
    elif card == MAGICAL_ORB:
        look_into_orb(g, seat)
    elif card == SHINING_TRAPEZOHEDRON:
        look_into_trapezohedron(g, seat)


def end_round(g: ArkhamRitualState, by: i64) -> None:
    """AR-G1  The round ends at once."""
    g.ended_by = by
    unwind_to(g, EndRound)


def open_gate(g: ArkhamRitualState, seat: i64) -> None:
    """AR-G2  A held Great Old One ends the round; else everybody knows now that none is held."""
    if party_with_great_old_one(g) != NOBODY:
        end_round(g, BY_GATE)
        return
    tell(g, "gate-silent", {"seat": seat})
    party: i64 = 0
    while party < g.rules.parties:
        g.held_not[party] |= OLD_ONES
        party += 1


def look_into_orb(g: ArkhamRitualState, seat: i64) -> None:
    """AR-G3  The seat alone looks at the top card, and then decides what becomes of it."""
    if not g.deck:
        tell(g, "deck-empty", {"seat": seat})
        return
    card = top_card(g)
    g.knows_top |= seat_bit(seat)
    tell(g, "orb-looked", {"seat": seat}, {"card": card}, seat_bit(seat))
    then(g, DecideOrb(seat))


class DecideOrb(Step[ArkhamRitualState]):
    """AR-G3  Put the card back, or remove it, face down, from the round."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: ArkhamRitualState) -> None:
        ask(g, self, self.seat, "orb", ORB_OPTIONS)

    def answer(self, g: ArkhamRitualState, seat: i64, choice: i64) -> None:
        if choice != REMOVE:
            tell(g, "orb-returned", {"seat": seat})
            return
        tell(g, "orb-removed", {"seat": seat})
        g.removed = draw(g)
        g.removed_not = g.top_not
        g.knows_removed = g.knows_top
        g.knows_top = 0
        g.top_not = 0


def look_into_trapezohedron(g: ArkhamRitualState, seat: i64) -> None:
    """AR-G4  Sane gives 1, cursed takes 1; so everybody learns the colour of the top card."""
    if not g.deck:
        tell(g, "deck-empty", {"seat": seat})
        return
    card = top_card(g)
    cursed = is_cursed(card)
    g.knows_top |= seat_bit(seat)
    g.top_not |= ALL_CARDS & ~CURSED if cursed else CURSED
    change: i64 = -1 if cursed else 1
    tell(g, "trapezohedron", {"seat": seat, "change": change}, {"card": card}, seat_bit(seat))
    adjust(g, seat, change, "trapezohedron")
    if g.sanity[seat] == 0:
        end_game(g)
