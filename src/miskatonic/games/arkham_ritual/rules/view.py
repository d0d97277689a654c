"""What each one knows (AR-V1, AR-V2), built up from nothing."""

from typing import Final, TypedDict

from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.cards import ALL_CARDS, NO_CARD, cards_in
from miskatonic.games.arkham_ritual.rules.scoring import doom
from miskatonic.games.arkham_ritual.rules.state import (
    NOBODY,
    SEATS_KNOW,
    ArkhamRitualState,
    seat_bit,
)
from miskatonic.kernel.events import Event, Fields, told, viewer_bit
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.view import (
    OpenDecision,
    ResultView,
    Waiting,
    own_decision,
    view_result,
    waiting_for,
)

LOOKS: Final = ("drew", "orb-looked", "trapezohedron")


class HiddenCards(TypedDict):
    """Something said of each place where a card may lie unseen."""

    held: list[list[int]]
    passing: list[int]
    top: list[int]
    removed: list[int]


class Sighting(TypedDict):
    """A card this seat has seen itself in this round, and how."""

    how: str
    card: int


class ArkhamRitualView(TypedDict):
    """A seat's or (seat None) a spectator's view. Cards are ids; an unseen card is None.

    `ruled_out` lists what a hidden card cannot be, by all that this viewer was shown; `seen_by`
    says which seats have looked at a hidden card that still lies where they saw it.
    """

    game: str
    rules: int
    seat: int | None
    seats: int
    parties: int
    options: OptionValues
    cards: list[int]
    round: int
    doom: int
    active: int
    hands: list[int]
    holder: int | None
    sanity: list[int]
    held: list[int | None]
    deck: int
    discards: list[int]
    passing: int | None
    top: int | None
    removed: int | None
    is_removed: bool
    ruled_out: HiddenCards
    seen_by: HiddenCards
    memory: list[Sighting]
    decision: OpenDecision | None
    waiting: list[Waiting]
    history: list[Fields]
    commitment: str
    seed: str | None
    result: ResultView | None


def build_view(
    g: ArkhamRitualState, id: str, version: int, seat: int | None, since: int
) -> ArkhamRitualView:
    """AR-V1, AR-V2  All that this viewer may know; a finished game is open to all."""
    over = g.result is not None
    me = 0 if seat is None else viewer_bit(seat)
    return {
        "game": id,
        "rules": version,
        "seat": seat,
        "seats": g.rules.seats,
        "parties": g.rules.parties,
        "options": g.rules.values(),
        "cards": list(g.rules.cards),
        "round": g.round,
        "doom": doom(g),
        "active": g.active,
        "hands": seats_in(g.hands),
        "holder": None if g.holder == NOBODY else g.holder,
        "sanity": g.sanity[:],
        "held": [g.held[p] if sees_held(g, seat, p) else None for p in range(g.rules.parties)],
        "deck": len(g.deck),
        "discards": g.discards[:],
        "passing": shown(g.passing, over or g.knows_passing & me != 0),
        "top": g.deck[-1] if g.deck and g.knows_top & me else None,
        "removed": shown(g.removed, over or g.knows_removed & me != 0),
        "is_removed": g.removed != NO_CARD,
        "ruled_out": _ruled_out(g, seat),
        "seen_by": _seen_by(g),
        "memory": _memory(g, seat),
        "decision": own_decision(g, seat),
        "waiting": waiting_for(g),
        "history": told(g.log, seat, since, over),
        "commitment": g.commitment,
        "seed": g.rng.seed.hex() if over else None,
        "result": view_result(g),
    }


def shown(card: i64, known: bool) -> int | None:
    return card if known and card != NO_CARD else None


def sees_held(g: ArkhamRitualState, seat: int | None, party: i64) -> bool:
    """AR-R2  Every party's card but the own one; a spectator sees the dummies' alone."""
    if g.result is not None or party >= g.rules.seats:
        return True
    if seat is None:
        return False
    return seat != party or g.knows_own & seat_bit(party) != 0


def seats_in(mask: i64) -> list[int]:
    return [seat for seat in range(7) if (mask >> seat) & 1]


def _ruled_out(g: ArkhamRitualState, seat: int | None) -> HiddenCards:
    return {
        "held": [
            [] if sees_held(g, seat, party) else _ruled(g, g.held_not[party], seat)
            for party in range(g.rules.parties)
        ],
        "passing": _ruled(g, g.passing_not, seat),
        "top": _ruled(g, g.top_not, seat),
        "removed": _ruled(g, g.removed_not, seat),
    }


def _ruled(g: ArkhamRitualState, mask: i64, seat: int | None) -> list[int]:
    """What everybody knows, and for a seat what all seats know besides."""
    if g.result is not None:
        return []
    known = mask if seat is None else mask | mask >> SEATS_KNOW
    return cards_in(known & ALL_CARDS)


def _seen_by(g: ArkhamRitualState) -> HiddenCards:
    return {
        "held": [
            [party] if g.knows_own & seat_bit(party) else [] for party in range(g.rules.parties)
        ],
        "passing": seats_in(g.knows_passing),
        "top": seats_in(g.knows_top),
        "removed": seats_in(g.knows_removed),
    }


def _memory(g: ArkhamRitualState, seat: int | None) -> list[Sighting]:
    """AR-V1  The cards this seat looked at itself since the round began."""
    sightings: list[Sighting] = []
    event: Event | None = g.log
    while event is not None and event.kind != "round-began":
        if event.kind in LOOKS and event.public["seat"] == seat:
            card = event.secret.get("card", event.public.get("card"))
            assert isinstance(card, int)
            sightings.append({"how": event.kind, "card": card})
        event = event.earlier
    sightings.reverse()
    return sightings
