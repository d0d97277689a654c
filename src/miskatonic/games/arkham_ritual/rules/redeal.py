"""Full states that fit a view: what its seat cannot see is dealt again.

Every arrangement of the unseen cards that fits is equally likely, because the deck was shuffled.
Where something is known about an unseen card, it is drawn from the cards it can be, all of them
again until they differ, which is uniform over what fits; the rest is then dealt at random.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.errors import BadSave
from miskatonic.games.arkham_ritual.rules.cards import NO_CARD, bit
from miskatonic.games.arkham_ritual.rules.effects import DecideOrb
from miskatonic.games.arkham_ritual.rules.ending import END_ROUND
from miskatonic.games.arkham_ritual.rules.options import read_rules
from miskatonic.games.arkham_ritual.rules.setup import NEXT_ROUND, empty_table
from miskatonic.games.arkham_ritual.rules.state import (
    NOBODY,
    SEATS_KNOW,
    ArkhamRitualState,
    seat_bit,
)
from miskatonic.games.arkham_ritual.rules.turn import END_TURN, OFFER_CARD, RECEIVE_CARD
from miskatonic.games.arkham_ritual.rules.view import ArkhamRitualView
from miskatonic.kernel.events import retold
from miskatonic.kernel.game import Worlds
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import run, then

# Places where a card may lie unseen: the parties' hands are 0 and up.
PASSING: Final[i64] = -1
TOP: Final[i64] = -2
REMOVED: Final[i64] = -3


class Place:
    """A place with an unseen card, and the cards it can be."""

    def __init__(self, where: i64, cards: list[int]) -> None:
        self.where: Final[i64] = where
        self.cards: Final = cards


class ArkhamRitualWorlds(Worlds[ArkhamRitualState]):
    """The states that fit one view."""

    def __init__(self, view: ArkhamRitualView) -> None:
        self.pool: Final = unseen_cards(view)
        places = unseen_places(view, self.pool)
        self.narrow: Final = [place for place in places if len(place.cards) < len(self.pool)]
        self.free: Final = [place for place in places if len(place.cards) == len(self.pool)]
        self.table: Final = known_table(view)

    def deal(self, rng: Rng) -> ArkhamRitualState:
        g = self.table.clone()
        g.rng = rng.fork()
        rest = self._fill_narrow_places(g, rng)
        for place in self.free:
            at = rng.below(len(rest))
            put(g, place.where, rest[at])
            rest[at] = rest[-1]
            rest.pop()
        g.deck = rest + g.deck
        return g

    def _fill_narrow_places(self, g: ArkhamRitualState, rng: Rng) -> list[int]:
        """Draw until all cards differ; the cards that are left."""
        if not self.narrow:
            return self.pool[:]
        used: i64 = 0
        drawn: list[int] = []
        while len(drawn) < len(self.narrow):
            cards = self.narrow[len(drawn)].cards
            card = cards[rng.below(len(cards))]
            if used & bit(card):
                used = 0
                drawn.clear()
            else:
                used |= bit(card)
                drawn.append(card)
        for place, card in zip(self.narrow, drawn, strict=True):
            put(g, place.where, card)
        return [card for card in self.pool if not used & bit(card)]


def put(g: ArkhamRitualState, where: i64, card: i64) -> None:
    if where == PASSING:
        g.passing = card
    elif where == REMOVED:
        g.removed = card
    elif where == TOP:
        g.deck.append(card)
    else:
        g.held[where] = card


def unseen_cards(view: ArkhamRitualView) -> list[int]:
    seen = {view["passing"], view["top"], view["removed"], *view["held"], *view["discards"]}
    return [card for card in view["cards"] if card not in seen]


def unseen_places(view: ArkhamRitualView, pool: list[int]) -> list[Place]:
    ruled_out = view["ruled_out"]
    places = [
        Place(party, _possible(pool, ruled_out["held"][party]))
        for party, card in enumerate(view["held"])
        if card is None
    ]
    if view["holder"] is not None and view["passing"] is None:
        places.append(Place(PASSING, _possible(pool, ruled_out["passing"])))
    if view["is_removed"] and view["removed"] is None:
        places.append(Place(REMOVED, _possible(pool, ruled_out["removed"])))
    if view["seen_by"]["top"] and view["top"] is None:
        places.append(Place(TOP, _possible(pool, ruled_out["top"])))
    return places


def _possible(pool: list[int], ruled_out: list[int]) -> list[int]:
    return [card for card in pool if card not in ruled_out]


def known_table(view: ArkhamRitualView) -> ArkhamRitualState:
    """The table as the view knows it, at the question that is open."""
    if view["result"] is not None or not view["waiting"]:
        raise BadSave("the view of a finished game; only one with an open decision can be redealt")
    g = empty_table(read_rules(view["seats"], view["options"]), Rng(bytes(32)))
    g.sanity = view["sanity"][:]
    g.held = [NO_CARD if card is None else card for card in view["held"]]
    g.discards = view["discards"][:]
    g.deck = [] if view["top"] is None else [view["top"]]
    g.passing = NO_CARD if view["passing"] is None else view["passing"]
    g.removed = NO_CARD if view["removed"] is None else view["removed"]
    g.round = view["round"]
    g.active = view["active"]
    g.hands = _mask(view["hands"])
    g.holder = NOBODY if view["holder"] is None else view["holder"]
    g.commitment = view["commitment"]
    g.log = retold(view["history"])
    _recall(g, view)
    _reopen(g, view)
    return g


def _recall(g: ArkhamRitualState, view: ArkhamRitualView) -> None:
    """Who has seen what, and what can be ruled out by whom."""
    seen_by = view["seen_by"]
    g.knows_top = _mask(seen_by["top"])
    g.knows_passing = _mask(seen_by["passing"])
    g.knows_removed = _mask(seen_by["removed"])
    g.knows_own = _mask([party for party, seats in enumerate(seen_by["held"]) if seats])
    g.stacked = 1 if g.knows_top else 0
    shift: i64 = 0 if view["seat"] is None else SEATS_KNOW
    ruled_out = view["ruled_out"]
    g.held_not = [_mask(cards) << shift for cards in ruled_out["held"]]
    g.passing_not = _mask(ruled_out["passing"]) << shift
    g.top_not = _mask(ruled_out["top"]) << shift
    g.removed_not = _mask(ruled_out["removed"]) << shift


def _reopen(g: ArkhamRitualState, view: ArkhamRitualView) -> None:
    question = view["waiting"][0]
    g.decisions_asked = question["id"] - 1
    then(g, END_TURN, END_ROUND, NEXT_ROUND)
    if question["prompt"] == "offer":
        then(g, OFFER_CARD)
    elif question["prompt"] == "receive":
        then(g, RECEIVE_CARD)
    else:
        then(g, DecideOrb(question["seat"]))
    run(g)


def _mask(numbers: list[int]) -> i64:
    mask: i64 = 0
    for number in numbers:
        mask |= seat_bit(number)
    return mask
