"""Redeals the faces of room cards: in hands, room decks, the unsafe deck and the draw pile.

A seat chooses which room card to play; here every card of its hand is assumed equally likely (as it
is for the Automa). Then the probability that a card shows a face is the share of that face among
the unknown cards of its source, wherever they lie, and a drawn card is each card of its deck with
the probability that it fits.

Draws are processed in order, and each is assigned at random to a card that fits; how well they all
fit is the world's weight. Before that, the same is done with fractions of cards: this estimates the
weight, exactly for the first draw, and cases are chosen by it. worlds.py corrects for the
difference.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.among_cultists.redeal.odds import falling, pick_by_weight, total
from miskatonic.games.among_cultists.redeal.room_facts import (
    DRAW_PILE,
    EARLY,
    POT,
    ROOM_START,
    SOURCES,
    UNKNOWN,
    RoomDraw,
    RoomFacts,
)
from miskatonic.games.among_cultists.rules.cards import (
    ROOM_FACES,
    SUCCESS,
    counts,
    has,
)
from miskatonic.games.among_cultists.rules.rounds import FIRESTARTER_ROUND
from miskatonic.games.among_cultists.rules.state import NOBODY, lay, pick
from miskatonic.kernel.rng import Rng

MOST_STEPS: Final[i64] = 20_000
NONE_LEFT: Final = 1e-9
LEAST: Final = 0.02
CERTAIN: Final = 0.999
RED_CARDS: Final[i64] = 2


class Supply:
    """The unknown cards of each source, by face and in all; the pot's by source."""

    def __init__(self, faces: vec[i64], pot: list[int]) -> None:
        self.faces: Final = faces
        self.pot: Final = pot

    def clone(self) -> "Supply":
        return Supply(self.faces[:], self.pot[:])

    def left(self, source: i64) -> i64:
        at = source * ROOM_FACES
        return self.faces[at] + self.faces[at + 1] + self.faces[at + 2]

    def share(self, source: i64, face: i64) -> float:
        """How likely a card of this source shows this face."""
        left = self.left(source)
        if left <= 0:
            return 0.0
        return float(self.faces[source * ROOM_FACES + face]) / float(left)

    def pot_weights(self, face: i64) -> list[float]:
        return [self.pot[source] * self.share(source, face) for source in range(SOURCES)]

    def odds(self, source: i64, face: i64) -> float:
        if source != POT:
            return self.share(source, face)
        whole = sum(self.pot)
        return total(self.pot_weights(face)) / whole if whole > 0 else 0.0

    def take(self, source: i64, face: i64, rng: Rng) -> None:
        """A card of this source turns out to show this face."""
        if source == POT:
            source = pick_by_weight(rng, self.pot_weights(face))
            self.pot[source] -= 1
        self.faces[source * ROOM_FACES + face] -= 1

    def take_any(self, source: i64, rng: Rng) -> i64:
        """A card of this source with an unknown face."""
        if source == POT:
            source = self._source_in_pot(rng)
            if source == UNKNOWN:
                return 0
            self.pot[source] -= 1
        left = self.left(source)
        if left <= 0:
            return 0
        if self.faces[source * ROOM_FACES] == left:
            self.faces[source * ROOM_FACES] -= 1
            return 0
        face = pick(rng, self.faces, source * ROOM_FACES, ROOM_FACES)
        self.faces[source * ROOM_FACES + face] -= 1
        return face

    def _source_in_pot(self, rng: Rng) -> i64:
        weights = [float(self.pot[s]) if self.left(s) > 0 else 0.0 for s in range(SOURCES)]
        return pick_by_weight(rng, weights) if total(weights) > 0.0 else UNKNOWN


class RoomCase:
    """The sources of all cards, given the cultists and the Firestarter."""

    def __init__(self, sources: list[int], supply: Supply, weight: float) -> None:
        self.sources: Final = sources
        self.supply: Final = supply
        self.chance: Final = weight
        self.estimate = 0.0


class RoomWorld:
    """A face for every card outside of hands, and the cards left in hands and draw pile.

    `weight` is how well the draws fit; 0 if one of them cannot have happened.
    """

    def __init__(self, faces: list[int], gone: list[bool], supply: Supply) -> None:
        self.faces: Final = faces
        self.gone: Final = gone
        self.supply: Final = supply
        self.weight = 1.0


class RoomDeal:
    """Deals room cards by all that is known about them."""

    def __init__(self, facts: RoomFacts) -> None:
        self.facts: Final = facts
        self.known_faces: Final[list[int]] = [card.face for card in facts.cards]
        self.cases: Final[dict[tuple[int, int, bool], list[RoomCase]]] = {}

    def cases_for(self, cult: i64, fire: i64, heed_test: bool) -> list[RoomCase]:
        """One case, or several that differ in when the Firestarter played its red cards."""
        key = (int(cult), int(fire), heed_test)
        found = self.cases.get(key)
        if found is None:
            found = self._cases(cult, fire, heed_test)
            for case in found:
                case.estimate = case.chance * estimate(self.facts, case)
            self.cases[key] = found
        return found

    # ------------------------------------------------------------ sources

    def _cases(self, cult: i64, fire: i64, heed_test: bool) -> list[RoomCase]:
        sources = [int(card.source) for card in self.facts.cards]
        supply = self._supply(cult)
        known = self.facts.known
        if fire == NOBODY or fire == known.me:
            return [RoomCase(sources, supply, 1.0)]
        lay(supply.faces, fire * ROOM_FACES, [int(self.facts.hand - RED_CARDS), 1, 1])
        untested = fire == known.rules.automa or known.turned_before_test(fire)
        if untested or not known.fire_tested or not heed_test:
            return [RoomCase(sources, supply, 1.0)]
        return self._tested(fire, sources, supply)

    def _supply(self, cult: i64) -> Supply:
        facts = self.facts
        figures = facts.known.rules.figures
        faces = vec[i64]([0] * (SOURCES * ROOM_FACES))
        for party in range(facts.known.rules.parties):
            cards = counts(figures.cultist if has(cult, party) else figures.investigator)[SUCCESS:]
            lay(faces, party * ROOM_FACES, cards)
        for source in (int(ROOM_START), int(DRAW_PILE)):
            lay(faces, source * ROOM_FACES, facts.start)
        if facts.known.me != NOBODY:
            lay(faces, facts.known.me * ROOM_FACES, facts.own_gone)
        return Supply(faces, facts.pot[:])

    def _tested(self, fire: i64, sources: list[int], supply: Supply) -> list[RoomCase]:
        """AC-X14  At the end of round 5 it had played both red cards, or it died."""
        early = supply.pot[fire]
        for at, card in enumerate(self.facts.cards):
            if card.source == fire and card.round <= FIRESTARTER_ROUND:
                sources[at] = int(EARLY)
                early += 1
        late = self.facts.hand - early
        supply.pot[EARLY] = supply.pot[fire]
        supply.pot[fire] = 0
        splits = [(1, 1)]
        if has(self.facts.known.fire_died, fire):
            splits = [(1, 0), (0, 1), (0, 0)]
        cases: list[RoomCase] = []
        for failures, sabotages in splits:
            played = failures + sabotages
            ways = falling(early, played) * falling(late, RED_CARDS - played)
            if ways > 0.0:
                shared = supply.clone()
                lay(shared.faces, EARLY * ROOM_FACES, [early - played, failures, sabotages])
                rest = [int(late) - int(RED_CARDS) + played, 1 - failures, 1 - sabotages]
                lay(shared.faces, fire * ROOM_FACES, rest)
                chance = ways / falling(self.facts.hand, RED_CARDS)
                cases.append(RoomCase(sources, shared, chance))
        return cases

    # ------------------------------------------------------------ worlds

    def deal(self, case: RoomCase, rng: Rng) -> RoomWorld:
        """Assign every draw to a random card; the cards that were not drawn stay open."""
        world = self._open_world(case)
        for draw in self.facts.draws:
            weights = [odds_of(world, case, card, draw.face) for card in draw.cards]
            fit = total(weights)
            world.weight *= fit
            if fit <= 0.0:
                return world
            card = draw.cards[pick_by_weight(rng, weights)]
            settle(world, case, card, draw, rng)
        return world

    def _open_world(self, case: RoomCase) -> RoomWorld:
        gone = [False] * len(self.known_faces)
        return RoomWorld(self.known_faces[:], gone, case.supply.clone())

    def complete(self, case: RoomCase, world: RoomWorld, rng: Rng) -> None:
        """A face for every card that was never drawn."""
        at: i64 = 0
        while at < len(world.faces):
            if world.faces[at] == UNKNOWN:
                world.faces[at] = int(world.supply.take_any(case.sources[at], rng))
            at += 1

    def search(self, case: RoomCase, rng: Rng) -> RoomWorld | None:
        """A world that fits, found by backtracking where a draw can't be assigned."""
        return RoomSearch(self.facts.draws, case).find(self._open_world(case), 0, rng)

    def give_up(self, case: RoomCase, rng: Rng) -> RoomWorld:
        """Assign the draws to any cards, for a position that no play can lead to."""
        world = self._open_world(case)
        for draw in self.facts.draws:
            there = [card for card in draw.cards if not world.gone[card]]
            if there and draw.leaves:
                card = there[rng.below(len(there))]
                world.gone[card] = True
                world.faces[card] = int(draw.face)
        return world


def odds_of(world: RoomWorld, case: RoomCase, card: i64, face: i64) -> float:
    """The probability that this card lies there and shows this face."""
    if world.gone[card]:
        return 0.0
    known = world.faces[card]
    if known != UNKNOWN:
        return 1.0 if known == face else 0.0
    return world.supply.odds(case.sources[card], face)


def settle(world: RoomWorld, case: RoomCase, card: i64, draw: RoomDraw, rng: Rng) -> None:
    if world.faces[card] == UNKNOWN:
        world.faces[card] = int(draw.face)
        world.supply.take(case.sources[card], draw.face, rng)
    world.gone[card] = draw.leaves


class RoomSearch:
    """Assigns draws to cards with bounded backtracking."""

    def __init__(self, draws: list[RoomDraw], case: RoomCase) -> None:
        self.draws: Final = draws
        self.case: Final = case
        self.steps: i64 = 0

    def find(self, world: RoomWorld, number: i64, rng: Rng) -> RoomWorld | None:
        self.steps += 1
        if number == len(self.draws):
            return world
        draw = self.draws[number]
        weights = [odds_of(world, self.case, card, draw.face) for card in draw.cards]
        while total(weights) > 0.0 and self.steps < MOST_STEPS:
            at = pick_by_weight(rng, weights)
            weights[at] = 0.0
            tried = RoomWorld(world.faces[:], world.gone[:], world.supply.clone())
            settle(tried, self.case, draw.cards[at], draw, rng)
            found = self.find(tried, number + 1, rng)
            if found is not None:
                return found
        return None


# ---------------------------------------------------------------- the estimate


def estimate(facts: RoomFacts, case: RoomCase) -> float:
    """How well the draws fit this case, using fractions of cards where uncertain."""
    return RoomEstimate(facts, case).weight


class RoomEstimate:
    """`unseen` is the fraction of each card that is there with an unknown face, `seen` by face."""

    def __init__(self, facts: RoomFacts, case: RoomCase) -> None:
        self.sources: Final = case.sources
        self.supply: Final = [float(count) for count in case.supply.faces]
        self.pot: Final = [float(count) for count in case.supply.pot]
        self.unseen: Final = [1.0 if card.face == UNKNOWN else 0.0 for card in facts.cards]
        self.seen: Final = [0.0] * (len(facts.cards) * ROOM_FACES)
        for at, card in enumerate(facts.cards):
            if card.face != UNKNOWN:
                self.seen[at * ROOM_FACES + card.face] = 1.0
        self.weight = 1.0
        for draw in facts.draws:
            self._draw(draw)
            if self.weight <= 0.0:
                break

    def _share(self, source: i64, face: i64) -> float:
        at = source * ROOM_FACES
        left = self.supply[at] + self.supply[at + 1] + self.supply[at + 2]
        return self.supply[at + face] / left if left > NONE_LEFT else 0.0

    def _odds(self, source: i64, face: i64) -> float:
        if source != POT:
            return self._share(source, face)
        whole = total(self.pot)
        shares = [self.pot[each] * self._share(each, face) for each in range(SOURCES)]
        return total(shares) / whole if whole > NONE_LEFT else 0.0

    def _draw(self, draw: RoomDraw) -> None:
        face = draw.face
        unseen = [self.unseen[c] * self._odds(self.sources[c], face) for c in draw.cards]
        seen = [self.seen[c * ROOM_FACES + face] for c in draw.cards]
        fit = total(unseen) + total(seen)
        self.weight *= fit
        if fit <= 0.0:
            return
        for at, card in enumerate(draw.cards):
            self._account(card, face, unseen[at] / fit, draw.leaves)
            if draw.leaves:
                self.seen[card * ROOM_FACES + face] -= seen[at] / fit

    def _account(self, card: i64, face: i64, part: float, leaves: bool) -> None:
        """Attribute this fraction of the draw to this card, unseen until then."""
        if part <= 0.0:
            return
        self.unseen[card] = max(0.0, self.unseen[card] - part)
        if not leaves:
            self.seen[card * ROOM_FACES + face] += part
        source = self.sources[card]
        if source != POT:
            self._use(source, face, part)
            return
        shares = [self.pot[each] * self._share(each, face) for each in range(SOURCES)]
        whole = total(shares)
        for each in range(SOURCES):
            if shares[each] > 0.0:
                self._use(each, face, part * shares[each] / whole)
                self.pot[each] = max(0.0, self.pot[each] - part * shares[each] / whole)

    def _use(self, source: i64, face: i64, part: float) -> None:
        """Use up a fraction, but never all of an uncertain one: another draw might need it."""
        at = source * ROOM_FACES + face
        least = min(self.supply[at], LEAST) if part < CERTAIN else 0.0
        self.supply[at] = max(least, self.supply[at] - part)
