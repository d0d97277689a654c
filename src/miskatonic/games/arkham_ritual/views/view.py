"""Views: what each viewer may know (AR-V1, AR-V2), built from nothing."""

from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.cards import ALL_CARDS, NO_CARD, faces_in
from miskatonic.games.arkham_ritual.rules.choices import MOST_SEATS
from miskatonic.games.arkham_ritual.rules.events import Drew, OrbLooked, RoundBegan, Trapezohedron
from miskatonic.games.arkham_ritual.rules.options import AMONG_ALL
from miskatonic.games.arkham_ritual.rules.scoring import Scoring, doom
from miskatonic.games.arkham_ritual.rules.state import (
    NOBODY,
    ArkhamRitualState,
    seat_bit,
)
from miskatonic.kernel.codec import Codec
from miskatonic.kernel.events import Event
from miskatonic.kernel.log import Entry, told, viewer_bit
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.view import OwnView, SharedView, own_decision, view_result, waiting_for

# Events in which a seat saw a card in private.
LOOKS: Final = (Drew, OrbLooked, Trapezohedron)


class Sighting(TypedDict):
    """A card that this seat has looked at this round; `how` is the kind of the event."""

    how: str
    card: int


class ArkhamRitualShared(SharedView):
    """The part of a view that is the same for all. Equal cards have the same number."""

    rules: int
    parties: int
    options: OptionValues
    cards: list[int]
    round: int
    doom: int
    active: int
    hands: list[int]
    holder: int | None
    sanity: list[int]
    deck: int
    discards: list[int]
    is_removed: bool


class ArkhamRitualOwn(OwnView):
    """The part of a view that belongs to a seat or a spectator (None); unseen cards are None."""

    held: list[int | None]
    passing: int | None
    top: int | None
    removed: int | None
    memory: list[Sighting]


class ArkhamRitualView(ArkhamRitualShared, ArkhamRitualOwn):
    """The whole view of one viewer."""


class HiddenCards(TypedDict):
    """A value for each place of a hidden card."""

    held: list[list[int]]
    passing: list[int]
    top: list[int]
    removed: list[int]


class LeftDeck(TypedDict):
    """The number of confessions when each card left the deck; discards in order."""

    held: list[int]
    passing: int
    removed: int
    discards: list[int]


class PlainStep(TypedDict):
    """A step as the codec writes it: its class and arguments."""

    o: str
    a: list[int]


class ArkhamRitualRedeal(TypedDict):
    """The additional data for redealing, all of it known to the viewer.

    `ruled_out` lists the cards that a hidden card can't be, as everyone knows; `seen_by` holds the
    seats that have looked at a hidden card still in its place; `confessed` are the cards that were
    shuffled into the deck this round, which spectators don't see. The agenda ends with the step
    that asks the open question; it is empty when the game is over.
    """

    ruled_out: HiddenCards
    seen_by: HiddenCards
    confessed: list[int | None]
    left_deck: LeftDeck
    agenda: list[PlainStep]


class ArkhamRitualKnowledge(ArkhamRitualView):
    """The view, and what redealing needs in addition: for bots, coach and search."""

    redeal: ArkhamRitualRedeal


def build_shared(g: ArkhamRitualState, id: str, version: int) -> ArkhamRitualShared:
    return {
        "game": id,
        "rules": version,
        "seats": g.rules.seats,
        "options": g.rules.values,
        "parties": g.rules.parties,
        "cards": g.rules.shown_cards,
        "round": g.round,
        "active": g.active,
        "doom": doom(g),
        "hands": seats_in(g.hands),
        "holder": None if g.holder == NOBODY else g.holder,
        "sanity": list(g.sanity),
        "deck": len(g.deck),
        "discards": list(g.discards),
        "is_removed": g.removed != NO_CARD,
        "waiting": waiting_for(g),
        "commitment": g.commitment,
        "seed": g.rng.seed.hex() if g.result is not None else None,
        "result": view_result(g),
    }


def build_own(g: ArkhamRitualState, seat: int | None, since: int) -> ArkhamRitualOwn:
    """AR-V1, AR-V2  The viewer's own part; a finished game is public."""
    over = g.result is not None
    me = 0 if seat is None else viewer_bit(seat)
    return {
        "seat": seat,
        "held": [g.held[p] if sees_held(g, seat, p) else None for p in range(g.rules.parties)],
        "passing": shown(g.passing, over or g.knows_passing & me != 0),
        "top": g.deck[-1] if g.deck and g.knows_top & me else None,
        "memory": _memory(g, seat),
        "removed": shown(g.removed, over or g.knows_removed & me != 0),
        "decision": own_decision(g, seat),
        "history": told(g.log, seat, since, over),
    }


def build_redeal(g: ArkhamRitualState, seat: int | None, codec: Codec) -> ArkhamRitualRedeal:
    asking = [g.asked[0].step] if g.asked else []
    return {
        "ruled_out": _ruled_out(g, seat),
        "seen_by": _seen_by(g),
        "confessed": [None if seat is None else card for card in g.confessed],
        "left_deck": _left_deck(g),
        "agenda": codec.to_plain([*g.agenda, *asking]),
    }


def shown(card: i64, known: bool) -> int | None:
    return card if known and card != NO_CARD else None


def sees_held(g: ArkhamRitualState, seat: int | None, party: i64) -> bool:
    """AR-R2  Every party's card except the viewer's own; a spectator only sees the dummies'."""
    if g.result is not None or party >= g.rules.seats:
        return True
    if seat is None:
        return False
    return seat != party or g.knows_own & seat_bit(party) != 0


def seats_in(mask: i64) -> list[int]:
    return [seat for seat in range(MOST_SEATS) if (mask >> seat) & 1]


def _ruled_out(g: ArkhamRitualState, seat: int | None) -> HiddenCards:
    return {
        "held": [
            [] if sees_held(g, seat, party) else _ruled(g, g.held_not[party])
            for party in range(g.rules.parties)
        ],
        "top": _ruled(g, g.top_not),
        "passing": _ruled(g, g.passing_not),
        "removed": _ruled(g, g.removed_not),
    }


def _ruled(g: ArkhamRitualState, mask: i64) -> list[int]:
    if g.result is not None:
        return []
    return list(dict.fromkeys(faces_in(mask & ALL_CARDS)))


def _left_deck(g: ArkhamRitualState) -> LeftDeck:
    return {
        "held": list(g.held_since),
        "passing": g.passing_since,
        "removed": g.removed_since,
        "discards": list(g.discards_since),
    }


def _seen_by(g: ArkhamRitualState) -> HiddenCards:
    return {
        "held": [
            [party] if g.knows_own & seat_bit(party) else [] for party in range(g.rules.parties)
        ],
        "top": seats_in(g.knows_top),
        "passing": seats_in(g.knows_passing),
        "removed": seats_in(g.knows_removed),
    }


def _memory(g: ArkhamRitualState, seat: int | None) -> list[Sighting]:
    """AR-V1  The cards that this seat has looked at since the round began."""
    if seat is None:
        return []
    return [
        {"how": look.kind, "card": look.card}
        for look in _looks(g.log)
        if isinstance(look, LOOKS) and look.seat == seat and look.card is not None
    ]


def _looks(log: Entry | None) -> list[Event]:
    """All seats' looks since the round began."""
    new: list[Event] = []
    entry = log
    while entry is not None and entry.gathered is None:
        event = entry.event
        if isinstance(event, RoundBegan):
            entry.gathered = []
            break
        if isinstance(event, LOOKS):
            new.append(event)
        entry = entry.earlier
    looks: list[Event] = []
    if entry is not None and entry.gathered is not None:
        looks = entry.gathered
    if new:
        new.reverse()
        looks = looks + new
    if log is not None:
        log.gathered = looks
    return looks


# ---------------------------------------------------------------- what readers of a view ask


def held_cards(view: ArkhamRitualView) -> list[int]:
    """The card of every party; an unseen card is NO_CARD."""
    return [NO_CARD if card is None else card for card in view["held"]]


def scoring_in(view: ArkhamRitualView) -> Scoring:
    """The scoring of this round's end, without reasons."""
    spot = view["doom"] if view["options"]["doom_track"] else 0
    holder_counts = view["options"]["yog_sothoth"] == AMONG_ALL
    return Scoring(
        view["seats"], view["parties"], vec[i64](view["sanity"]), spot, holder_counts=holder_counts
    )
