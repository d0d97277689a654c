"""A viewer's knowledge as a row of numbers (AR-V1, AR-V2): columns, and how they are written.

Cards are codes: their numbers in cards.py. Seats that are not at the table, and cards that the
viewer doesn't know, are -1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from miskatonic.games.arkham_ritual.rules.cards import (
    ALL_CARDS,
    CARDS,
    CURSED,
    NO_CARD,
    OLD_ONES,
    SLOTS,
)
from miskatonic.games.arkham_ritual.rules.choices import MOST_SEATS
from miskatonic.games.arkham_ritual.rules.scoring import doom
from miskatonic.games.arkham_ritual.rules.state import (
    DOOM_SPOTS,
    FULL_SANITY,
    ArkhamRitualState,
    seat_bit,
)
from miskatonic.kernel.observation import (
    NONE,
    SPECTATOR,
    Column,
    code,
    codes,
    count,
    counts,
    flag,
    flags,
    put_flags,
    put_numbers,
    put_same,
)

MOST_ROUNDS: Final[i64] = 99
IN_DECK: Final = 22
FACTS: Final = "no Great Old One, not cursed, not sane"
SANE: Final[i64] = ALL_CARDS & ~CURSED

COLUMNS: Final[tuple[Column, ...]] = (
    count("parties", MOST_SEATS, "number of parties: the seats, then the dummies"),
    codes("slots", len(SLOTS), "slot", CARDS, f"the card in each slot: {', '.join(SLOTS)}"),
    flag("doom_track", "the option doom track is on"),
    flag("competitive", "only the sanest win"),
    flag("neighbour_begins", "if several are least sane, the next seat clockwise begins"),
    flag("holder_counts", "Yog-Sothoth looks for the least sanity among all"),
    flag("companion", "a seat that saw its own card may confess"),
    count("round", MOST_ROUNDS, "the round, from 1; 99 stands for any later one"),
    count("doom", DOOM_SPOTS, "the spot on the doom track"),
    code("active", MOST_SEATS, "the seat whose turn it is"),
    code("holder", MOST_SEATS, "the seat that has the passing card"),
    flags("hands", MOST_SEATS, "seat", "its hand is on the table: it can be given the card"),
    counts("sanity", MOST_SEATS, "seat", FULL_SANITY, "its sanity", least=-1),
    count("deck", IN_DECK, "cards in the deck"),
    codes("held", MOST_SEATS, "party", CARDS, "the card it holds"),
    code("passing", CARDS, "the passing card"),
    code("top", CARDS, "the top card of the deck"),
    code("removed", CARDS, "the card removed from the round"),
    flag("is_removed", "a card was removed from the round"),
    counts("discards", CARDS, "card", 2, "copies in the discard"),
    counts("unseen", CARDS, "card", 2, "copies that the viewer can't see"),
    flags("mine_is", 3, "fact", f"known to all about the viewer's own card: {FACTS}"),
    flags("passing_is", 3, "fact", f"known to all about the passing card: {FACTS}"),
    flags("top_is", 3, "fact", f"known to all about the top card of the deck: {FACTS}"),
)


def put_columns(g: ArkhamRitualState, viewer: i64, out: vec[i16], at: i64) -> i64:
    at = _put_table(g, out, at)
    me = 0 if viewer == SPECTATOR else seat_bit(viewer)
    over = g.result is not None
    unseen = at + MOST_SEATS + 4 + CARDS
    put_numbers(out, unseen, g.rules.copies, CARDS, 0)
    at = _put_held(g, viewer, over, out, at, unseen)
    passing = g.passing if over or g.knows_passing & me else NO_CARD
    top = g.deck[-1] if g.knows_top & me and g.deck else NO_CARD
    removed = g.removed if over or g.knows_removed & me else NO_CARD
    at = _put_card(passing, out, at, unseen)
    at = _put_card(top, out, at, unseen)
    at = _put_card(removed, out, at, unseen)
    out[at] = 0 if g.removed == NO_CARD else 1
    at = _put_discards(g, out, at + 1, unseen)
    at += CARDS
    hidden = viewer != SPECTATOR and not over and not g.knows_own & me
    at = _put_facts(g.held_not[viewer] if hidden else 0, out, at)
    at = _put_facts(0 if over else g.passing_not, out, at)
    return _put_facts(0 if over else g.top_not, out, at)


def _put_table(g: ArkhamRitualState, out: vec[i16], at: i64) -> i64:
    """The public part, except the discarded cards."""
    rules = g.rules
    out[at] = i16(rules.parties)
    at += 1
    for card in rules.chosen:
        out[at] = i16(card)
        at += 1
    out[at] = 1 if rules.doom_track else 0
    out[at + 1] = 1 if rules.competitive else 0
    out[at + 2] = 1 if rules.neighbour_begins else 0
    out[at + 3] = 1 if rules.holder_counts else 0
    out[at + 4] = 1 if rules.companion else 0
    out[at + 5] = i16(g.round if g.round < MOST_ROUNDS else MOST_ROUNDS)
    out[at + 6] = i16(doom(g))
    out[at + 7] = i16(g.active)
    out[at + 8] = i16(g.holder)
    at = put_flags(out, at + 9, g.hands, MOST_SEATS)
    at = put_numbers(out, at, g.sanity, MOST_SEATS, NONE)
    out[at] = i16(len(g.deck))
    return at + 1


def _put_held(
    g: ArkhamRitualState, viewer: i64, over: bool, out: vec[i16], at: i64, unseen: i64
) -> i64:
    """AR-R2  Every party's card except the viewer's own; a spectator only sees the dummies'."""
    seats = g.rules.seats
    party: i64 = 0
    while party < g.rules.parties:
        seen = over or party >= seats or (viewer != SPECTATOR and viewer != party)
        if not seen and viewer == party:
            seen = g.knows_own & seat_bit(party) != 0
        at = _put_card(g.held[party] if seen else NO_CARD, out, at, unseen)
        party += 1
    return put_same(out, at, NONE, MOST_SEATS - party)


def _put_card(card: i64, out: vec[i16], at: i64, unseen: i64) -> i64:
    out[at] = i16(card)
    if card != NO_CARD:
        out[unseen + card] -= 1
    return at + 1


def _put_discards(g: ArkhamRitualState, out: vec[i16], at: i64, unseen: i64) -> i64:
    end = put_same(out, at, 0, CARDS)
    for card in g.discards:
        out[at + card] += 1
        out[unseen + card] -= 1
    return end


def _put_facts(ruled_out: i64, out: vec[i16], at: i64) -> i64:
    """Public facts about hidden cards, from a silent Gate or the Trapezohedron."""
    out[at] = 1 if ruled_out & OLD_ONES == OLD_ONES else 0
    out[at + 1] = 1 if ruled_out & CURSED == CURSED else 0
    out[at + 2] = 1 if ruled_out & SANE == SANE else 0
    return at + 3
