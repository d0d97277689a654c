"""Full states that fit what a seat knows: what its seat cannot see is dealt again.

Every arrangement of the unseen cards that fits is equally likely, because the deck was shuffled.
Where something is known about an unseen card, it is drawn from the cards it can be, all of them
again until they differ, which is uniform over what fits; the rest is then dealt at random.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.errors import BadSave
from miskatonic.games.arkham_ritual.rules.cards import NO_CARD, bit
from miskatonic.games.arkham_ritual.rules.options import read_rules
from miskatonic.games.arkham_ritual.rules.setup import empty_table
from miskatonic.games.arkham_ritual.rules.state import (
    NOBODY,
    SEATS_KNOW,
    ArkhamRitualState,
    seat_bit,
)
from miskatonic.games.arkham_ritual.rules.view import ArkhamRitualKnowledge, held_cards
from miskatonic.kernel.codec import Codec
from miskatonic.kernel.game import Worlds
from miskatonic.kernel.log import retold
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import run

# Places where a card may lie unseen: the parties' hands are 0 and up.
PASSING: Final[i64] = -1
TOP: Final[i64] = -2
REMOVED: Final[i64] = -3


class HiddenPlace:
    """A place with an unseen card, and the cards it can be."""

    def __init__(self, where: i64, cards: list[int]) -> None:
        self.where: Final[i64] = where
        self.cards: Final = cards


class ArkhamRitualWorlds(Worlds[ArkhamRitualState]):
    """The states that fit what one viewer knows."""

    def __init__(self, known: ArkhamRitualKnowledge, codec: Codec) -> None:
        self.pool: Final = unseen_cards(known)
        places = hidden_places(known, self.pool)
        self.narrow: Final = [place for place in places if len(place.cards) < len(self.pool)]
        self.free: Final = [place for place in places if len(place.cards) == len(self.pool)]
        self.table: Final = known_table(known, codec)

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


def unseen_cards(known: ArkhamRitualKnowledge) -> list[int]:
    seen = {known["passing"], known["top"], known["removed"], *known["held"], *known["discards"]}
    return [card for card in known["cards"] if card not in seen]


def hidden_places(known: ArkhamRitualKnowledge, pool: list[int]) -> list[HiddenPlace]:
    ruled_out = known["redeal"]["ruled_out"]
    places = [
        HiddenPlace(party, _possible(pool, ruled_out["held"][party]))
        for party, card in enumerate(known["held"])
        if card is None
    ]
    if known["holder"] is not None and known["passing"] is None:
        places.append(HiddenPlace(PASSING, _possible(pool, ruled_out["passing"])))
    if known["is_removed"] and known["removed"] is None:
        places.append(HiddenPlace(REMOVED, _possible(pool, ruled_out["removed"])))
    if known["redeal"]["seen_by"]["top"] and known["top"] is None:
        places.append(HiddenPlace(TOP, _possible(pool, ruled_out["top"])))
    return places


def _possible(pool: list[int], ruled_out: list[int]) -> list[int]:
    return [card for card in pool if card not in ruled_out]


def known_table(known: ArkhamRitualKnowledge, codec: Codec) -> ArkhamRitualState:
    """The table as the viewer knows it, at the question that is open."""
    if known["result"] is not None or not known["waiting"]:
        raise BadSave("the view of a finished game; only one with an open decision can be redealt")
    g = empty_table(read_rules(known["seats"], known["options"]), Rng(bytes(32)))
    g.sanity = known["sanity"][:]
    g.held = held_cards(known)
    g.discards = known["discards"][:]
    g.deck = [] if known["top"] is None else [known["top"]]
    g.passing = NO_CARD if known["passing"] is None else known["passing"]
    g.removed = NO_CARD if known["removed"] is None else known["removed"]
    g.round = known["round"]
    g.active = known["active"]
    g.hands = _mask(known["hands"])
    g.holder = NOBODY if known["holder"] is None else known["holder"]
    g.commitment = known["commitment"]
    g.log = retold(known["history"])
    _recall(g, known)
    g.decisions_asked = known["waiting"][0]["id"] - 1
    g.agenda = codec.live(known["redeal"]["agenda"])
    run(g)
    return g


def _recall(g: ArkhamRitualState, known: ArkhamRitualKnowledge) -> None:
    """Who has seen what, and what can be ruled out by whom."""
    seen_by = known["redeal"]["seen_by"]
    g.knows_top = _mask(seen_by["top"])
    g.knows_passing = _mask(seen_by["passing"])
    g.knows_removed = _mask(seen_by["removed"])
    g.knows_own = _mask([party for party, seats in enumerate(seen_by["held"]) if seats])
    g.stacked = 1 if g.knows_top else 0
    shift: i64 = 0 if known["seat"] is None else SEATS_KNOW
    ruled_out = known["redeal"]["ruled_out"]
    g.held_not = [_mask(cards) << shift for cards in ruled_out["held"]]
    g.passing_not = _mask(ruled_out["passing"]) << shift
    g.top_not = _mask(ruled_out["top"]) << shift
    g.removed_not = _mask(ruled_out["removed"]) << shift


def _mask(numbers: list[int]) -> i64:
    mask: i64 = 0
    for number in numbers:
        mask |= seat_bit(number)
    return mask
