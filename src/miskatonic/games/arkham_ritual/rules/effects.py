"""The effects of event cards, when discarded by taking another (rulebook 10-2)."""

from typing import ClassVar, Final

from librt.vecs import vec
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
from miskatonic.games.arkham_ritual.rules.events import (
    DeckEmpty,
    GateSilent,
    OrbLooked,
    OrbRemoved,
    OrbReturned,
    Trapezohedron,
)
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
from miskatonic.kernel.state import Step, ask, push, tell, unwind_to

# The effects of a card that is discarded by taking another.
PLAY_GOES_ON: Final[i64] = 0
ROUND_ENDS: Final[i64] = 1
GATE_OPENS: Final[i64] = 2


def what_follows(discarded: i64, held: vec[i64]) -> i64:
    """AR-G1, AR-G2  Whether it ends the round; the new card is already held."""
    if discarded == ELDER_SIGN:
        return ROUND_ENDS
    if is_gate(discarded) and party_with_great_old_one(held) != NOBODY:
        return GATE_OPENS
    return PLAY_GOES_ON


def resolve_event(g: ArkhamRitualState, seat: i64, card: i64) -> None:
    """AR-T5  The new card is already held, so it counts."""
    follows = what_follows(card, g.held)
    if follows == ROUND_ENDS:
        end_round(g, BY_ELDER_SIGN)
    elif follows == GATE_OPENS:
        end_round(g, BY_GATE)
    elif is_gate(card):
        stay_silent(g, seat)
    elif card == MAGICAL_ORB:
        look_into_orb(g, seat)
    elif card == SHINING_TRAPEZOHEDRON:
        look_into_trapezohedron(g, seat)


def end_round(g: ArkhamRitualState, by: i64) -> None:
    """AR-G1  The round ends at once."""
    g.ended_by = by
    unwind_to(g, EndRound)


def stay_silent(g: ArkhamRitualState, seat: i64) -> None:
    """AR-G2  Nothing comes: now everyone knows that no Great Old One is held."""
    if g.loud:
        tell(g, GateSilent(seat))
    party: i64 = 0
    while party < g.rules.parties:
        g.held_not[party] |= OLD_ONES
        party += 1


def look_into_orb(g: ArkhamRitualState, seat: i64) -> None:
    """AR-G3  The seat looks at the top card in private, then decides what happens to it."""
    if is_deck_empty(g, seat):
        return
    card = top_card(g)
    g.knows_top |= seat_bit(seat)
    if g.loud:
        tell(g, OrbLooked(seat, card), seat_bit(seat))
    push(g, DecideOrb(seat))


def is_deck_empty(g: ArkhamRitualState, seat: i64) -> bool:
    """AR-G3, AR-G4  Whether the deck is empty: then there is nothing to look at."""
    if g.deck:
        return False
    if g.loud:
        tell(g, DeckEmpty(seat))
    return True


class DecideOrb(Step[ArkhamRitualState]):
    """AR-G3  Put the card back, or remove it, face down, from the round."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: ArkhamRitualState) -> None:
        ask(g, self, self.seat, "orb", "card:magical-orb", ORB_OPTIONS)

    def answer(self, g: ArkhamRitualState, seat: i64, choice: i64) -> None:
        if choice != REMOVE:
            if g.loud:
                tell(g, OrbReturned(seat))
            return
        if g.loud:
            tell(g, OrbRemoved(seat))
        g.removed = draw(g)
        g.removed_not = g.top_not
        g.removed_since = len(g.confessed)
        g.knows_removed = g.knows_top
        g.knows_top = 0
        g.top_not = 0


def look_into_trapezohedron(g: ArkhamRitualState, seat: i64) -> None:
    """AR-G4  Sane gives 1, cursed takes 1; so everyone learns the colour of the top card."""
    if is_deck_empty(g, seat):
        return
    card = top_card(g)
    g.knows_top |= seat_bit(seat)
    g.top_not |= ALL_CARDS & ~CURSED if is_cursed(card) else CURSED
    change = change_by_look(card)
    if g.loud:
        tell(g, Trapezohedron(seat, change, card), seat_bit(seat))
    adjust(g, seat, change, "trapezohedron")
    if g.sanity[seat] == 0:
        end_game(g)


def change_by_look(card: i64) -> i64:
    """AR-G4  The change of sanity for a seat that sees this card in the Trapezohedron."""
    return -1 if is_cursed(card) else 1
