"""Samples full states that fit what a seat knows, by redealing the cards it can't see.

Every arrangement of the unseen cards that fits is equally likely, because the deck was shuffled.
Unseen cards about which something is known are drawn from the cards they can be, repeatedly until
they fit together, which is uniform over what fits; the rest is dealt at random. `Confessions`
accounts for what a confession reveals.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from miskatonic.errors import BadSave
from miskatonic.games.arkham_ritual.rules.cards import BY_NUMBER, NO_CARD, bit
from miskatonic.games.arkham_ritual.rules.options import read_rules
from miskatonic.games.arkham_ritual.rules.setup import empty_table
from miskatonic.games.arkham_ritual.rules.state import (
    NOBODY,
    ArkhamRitualState,
    seat_bit,
)
from miskatonic.games.arkham_ritual.views.view import ArkhamRitualKnowledge, held_cards
from miskatonic.kernel.codec import Codec
from miskatonic.kernel.game import Worlds
from miskatonic.kernel.log import retold
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import run

# Places of unseen cards: the parties' hands are 0 and up.
PASSING: Final[i64] = -1
TOP: Final[i64] = -2
REMOVED: Final[i64] = -3
# A card that has not left the deck was in it at every confession.
IN_DECK: Final = 1 << 30


class HiddenPlace:
    """A place with an unseen card, and the cards it can be (each as often as it is unseen).

    `since` is the number of confessions when the card left the deck.
    """

    def __init__(self, where: i64, cards: list[int], since: i64) -> None:
        self.where: Final[i64] = where
        self.cards: Final = cards
        self.since: Final[i64] = since


class Confessions:
    """AR-P1  What cards shuffled into the deck reveal about the places of their copies.

    Otherwise all arrangements of the unseen cards are equally likely. A deck with two copies of a
    confessed card can arise in twice as many ways as a deck with one, and it held at least the one
    that all seats saw go in.
    """

    def __init__(self, known: ArkhamRitualKnowledge, pool: list[int]) -> None:
        seen = _seen_with_since(known)
        self.cards: Final[list[int]] = []
        self.turns: Final[list[int]] = []
        # The number of copies in the deck then, if all unseen ones were.
        self.most: Final[list[int]] = []
        for turn, card in enumerate(known["redeal"]["confessed"]):
            if card is not None and card in pool:
                drawn_later = [each for each, since in seen if each == card and since > turn]
                self.cards.append(card)
                self.turns.append(turn)
                self.most.append(len(drawn_later) + pool.count(card))

    def ways(self, laid: list[int], since: list[int]) -> int:
        """The number of ways to have these cards in hidden places that left the deck then."""
        ways = 1
        for at in range(len(self.cards)):
            there = self.most[at]
            for card, left in zip(laid, since, strict=True):
                if card == self.cards[at] and left <= self.turns[at]:
                    there -= 1
            ways *= there
        return ways

    def most_ways(self) -> int:
        most = 1
        for each in self.most:
            most *= each
        return most


def _seen_with_since(known: ArkhamRitualKnowledge) -> list[tuple[int, int]]:
    """The cards that the viewer sees, with the number of confessions when each left the deck."""
    left = known["redeal"]["left_deck"]
    seen = list(zip(known["discards"], left["discards"], strict=True))
    for party, card in enumerate(known["held"]):
        if card is not None:
            seen.append((card, left["held"][party]))
    if known["passing"] is not None:
        seen.append((known["passing"], left["passing"]))
    if known["removed"] is not None:
        seen.append((known["removed"], left["removed"]))
    if known["top"] is not None:
        seen.append((known["top"], IN_DECK))
    return seen


class ArkhamRitualWorlds(Worlds[ArkhamRitualState]):
    """The states that fit what one viewer knows."""

    def __init__(self, known: ArkhamRitualKnowledge, codec: Codec) -> None:
        self.pool: Final = unseen_cards(known)
        places = hidden_places(known, self.pool)
        self.narrow: Final = [place for place in places if len(place.cards) < len(self.pool)]
        self.free: Final = [place for place in places if len(place.cards) == len(self.pool)]
        self.since: Final = [int(place.since) for place in self.narrow + self.free]
        self.confessions: Final = Confessions(known, self.pool)
        self.table: Final = known_table(known, codec)

    def deal(self, rng: Rng) -> ArkhamRitualState:
        g = self.table.clone()
        g.rng = rng.fork()
        laid = self._lay(rng)
        if self.confessions.cards:
            while not self._is_met(laid, rng):
                laid = self._lay(rng)
        rest = self.pool[:]
        at: i64 = 0
        for place in self.narrow:
            put(g, place.where, laid[at])
            rest.remove(laid[at])
            at += 1
        for place in self.free:
            put(g, place.where, laid[at])
            rest.remove(laid[at])
            at += 1
        g.deck = extend(vec[i64](rest), g.deck)
        return g

    def _is_met(self, laid: list[int], rng: Rng) -> bool:
        """Accept an arrangement at random, by its number of ways."""
        ways = self.confessions.ways(laid, self.since)
        return rng.below(self.confessions.most_ways()) < ways

    def _lay(self, rng: Rng) -> list[int]:
        """A card for each hidden place: first for the narrow ones, then for the free ones."""
        laid = self._lay_narrow_places(rng)
        if not self.free:
            return laid
        rest = self.pool[:]
        for card in laid:
            rest.remove(card)
        for _ in self.free:
            at = rng.below(len(rest))
            laid.append(rest[at])
            rest[at] = rest[-1]
            rest.pop()
        return laid

    def _lay_narrow_places(self, rng: Rng) -> list[int]:
        """Draw until no card is drawn more often than it exists."""
        used: i64 = 0
        drawn: list[int] = []
        while len(drawn) < len(self.narrow):
            cards = self.narrow[len(drawn)].cards
            at = rng.below(len(cards))
            copy: i64 = cards[at]
            before = at
            while before and cards[before - 1] == cards[at]:
                before -= 1
                copy += 1
            if used & bit(copy):
                used = 0
                drawn.clear()
            else:
                used |= bit(copy)
                drawn.append(cards[at])
        return drawn


def put(g: ArkhamRitualState, where: i64, card: i64) -> None:
    if where == PASSING:
        g.passing = card
    elif where == REMOVED:
        g.removed = card
    elif where == TOP:
        g.deck = append(g.deck, card)
    else:
        g.held[where] = card


def unseen_cards(known: ArkhamRitualKnowledge) -> list[int]:
    """The unseen cards, with equal ones next to each other."""
    unseen = known["cards"][:]
    for card in known["discards"]:
        unseen.remove(card)
    for each in (known["passing"], known["top"], known["removed"], *known["held"]):
        if each is not None:
            unseen.remove(each)
    return unseen


def hidden_places(known: ArkhamRitualKnowledge, pool: list[int]) -> list[HiddenPlace]:
    ruled_out = known["redeal"]["ruled_out"]
    left = known["redeal"]["left_deck"]
    places = [
        HiddenPlace(party, _possible(pool, ruled_out["held"][party]), left["held"][party])
        for party, card in enumerate(known["held"])
        if card is None
    ]
    if known["holder"] is not None and known["passing"] is None:
        cards = _possible(pool, ruled_out["passing"])
        places.append(HiddenPlace(PASSING, cards, left["passing"]))
    if known["is_removed"] and known["removed"] is None:
        cards = _possible(pool, ruled_out["removed"])
        places.append(HiddenPlace(REMOVED, cards, left["removed"]))
    if known["redeal"]["seen_by"]["top"] and known["top"] is None:
        places.append(HiddenPlace(TOP, _possible(pool, ruled_out["top"]), IN_DECK))
    return places


def _possible(pool: list[int], ruled_out: list[int]) -> list[int]:
    return [card for card in pool if card not in ruled_out]


def known_table(known: ArkhamRitualKnowledge, codec: Codec) -> ArkhamRitualState:
    """The table as the viewer knows it, at the question that is open."""
    if known["result"] is not None or not known["waiting"]:
        raise BadSave("the view of a finished game; only one with an open decision can be redealt")
    g = empty_table(read_rules(known["seats"], known["options"]), Rng(bytes(32)))
    g.sanity = vec[i64](known["sanity"])
    g.held = vec[i64](held_cards(known))
    g.discards = vec[i64](known["discards"])
    g.deck = vec[i64]([] if known["top"] is None else [known["top"]])
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
    g.agenda = codec.from_plain(known["redeal"]["agenda"])
    run(g)
    return g


def _recall(g: ArkhamRitualState, known: ArkhamRitualKnowledge) -> None:
    """Set what each seat has seen, and what can be ruled out."""
    seen_by = known["redeal"]["seen_by"]
    g.knows_top = _mask(seen_by["top"])
    g.knows_passing = _mask(seen_by["passing"])
    g.knows_removed = _mask(seen_by["removed"])
    g.knows_own = _mask([party for party, seats in enumerate(seen_by["held"]) if seats])
    g.stacked = 1 if g.knows_top else 0
    ruled_out = known["redeal"]["ruled_out"]
    g.held_not = vec[i64]([_cards_mask(cards) for cards in ruled_out["held"]])
    g.passing_not = _cards_mask(ruled_out["passing"])
    g.top_not = _cards_mask(ruled_out["top"])
    g.removed_not = _cards_mask(ruled_out["removed"])
    left = known["redeal"]["left_deck"]
    g.held_since = vec[i64](left["held"])
    g.passing_since = left["passing"]
    g.removed_since = left["removed"]
    g.discards_since = vec[i64](left["discards"])
    confessed = known["redeal"]["confessed"]
    g.confessed = vec[i64]([NO_CARD if card is None else card for card in confessed])


def _mask(numbers: list[int]) -> i64:
    mask: i64 = 0
    for number in numbers:
        mask |= seat_bit(number)
    return mask


def _cards_mask(cards: list[int]) -> i64:
    """All copies of these cards."""
    mask: i64 = 0
    for card in cards:
        for copy in range(BY_NUMBER[card].copies):
            mask |= bit(card + copy)
    return mask
