"""Samples full states that fit a view by redealing everything its seat can't see (AC-V11).

The probability of a world is that of the deal that leads to it times that of all draws that were
seen. For secret choices, of cards to give or play, every card of the hand is assumed equally
likely; open choices only show that they were allowed. So

    assignments (who is cultist, Firestarter, Mechanic)   roles.py, counted
    routes, by the rooms that were used                routes.py, counted
    pulse decks, by gifts and checks                   pulse.py, counted
    room cards, by the draws                           rooms.py, estimated, then weighted
    the bag, by the clock                              bag.py, counted

All but the room cards are sampled exactly. For the room cards, several candidates are dealt, and
one is drawn by the ratio of its true weight to the estimate by which its assignment was chosen.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.redeal.bag import BagDeal
from miskatonic.games.among_cultists.redeal.knowledge import Known
from miskatonic.games.among_cultists.redeal.known_table import known_table
from miskatonic.games.among_cultists.redeal.odds import (
    pick_by_sums,
    pick_by_weight,
    running_sums,
    total,
)
from miskatonic.games.among_cultists.redeal.pulse import PulseDeal, least_world
from miskatonic.games.among_cultists.redeal.pulse_facts import PulseFacts
from miskatonic.games.among_cultists.redeal.redealt_state import RedealtState
from miskatonic.games.among_cultists.redeal.roles import RoleAssignment, RoleDeal
from miskatonic.games.among_cultists.redeal.room_facts import RoomFacts
from miskatonic.games.among_cultists.redeal.rooms import RoomCase, RoomDeal, RoomWorld
from miskatonic.games.among_cultists.redeal.routes import RouteDeal
from miskatonic.games.among_cultists.rules.ending import (
    BY_ELIMINATION,
    BY_POINTS,
    enough_are_dead,
)
from miskatonic.games.among_cultists.rules.state import NOBODY, AmongCultistsState
from miskatonic.games.among_cultists.views.view import AmongCultistsKnowledge, AmongCultistsView
from miskatonic.kernel.codec import Codec
from miskatonic.kernel.game import Worlds
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import run, seal

CANDIDATES: Final[i64] = 4
MOST_TRIES: Final[i64] = 12


class WeighedAssignment:
    """A assignment with the Firestarter's red cards, and their joint probability."""

    def __init__(self, assignment: RoleAssignment, rooms: RoomCase, weight: float) -> None:
        self.assignment: Final = assignment
        self.rooms: Final = rooms
        self.weight: Final = weight


class Candidate:
    """A world of room cards, and the ratio of its weight to its estimate."""

    def __init__(self, entry: WeighedAssignment, world: RoomWorld) -> None:
        self.entry: Final = entry
        self.world: Final = world
        rooms = entry.rooms
        fit = world.weight * rooms.chance
        self.weight: Final = fit / rooms.estimate if rooms.estimate > 0.0 else 0.0


class HiddenState:
    """Everything that a view hides, once the game is dealt."""

    def __init__(self, known: Known, view: AmongCultistsView, table: AmongCultistsState) -> None:
        self.roles: Final = _role_deal(known)
        self.routes: Final = RouteDeal(known, known_routes(known, view))
        self.pulse_facts: Final = PulseFacts(known, view)
        self.room_facts: Final = RoomFacts(known, view)
        self.rooms: Final = RoomDeal(self.room_facts)
        self.bag: Final = BagDeal(known, view, table)
        self.redealt: Final = RedealtState(known, view, self.pulse_facts, self.room_facts)
        self.pulses: Final[dict[int, PulseDeal]] = {}
        self.route_ways: Final[dict[tuple[int, int], float]] = {}
        self.entries: Final = self._entries()
        self.sums: Final = running_sums([entry.weight for entry in self.entries])
        self.candidates: Final[i64] = CANDIDATES if len(self.room_facts.draws) > 1 else 1

    # ------------------------------------------------------------ assignments and their weights

    def _entries(self) -> list[WeighedAssignment]:
        """The assignments that fit, by fewer conditions if an arranged position fits none."""
        for heeded in range(3, -1, -1):
            entries = self._weigh(heeded)
            if total([entry.weight for entry in entries]) > 0.0:
                return entries
        raise AssertionError("no role fits any party")

    def _weigh(self, heeded: i64) -> list[WeighedAssignment]:
        entries: list[WeighedAssignment] = []
        for assignment in self.roles.assignments:
            weight = assignment.ways
            if heeded > 0:
                weight *= self._ways_of_routes(assignment.cult, assignment.mech)
            if heeded > 1 and weight > 0.0:
                weight *= self._pulse_deal(assignment.cult).weight
            if weight > 0.0:
                for rooms in self.rooms.cases_for(assignment.cult, assignment.fire, heeded > 0):
                    share = rooms.estimate if heeded > 2 else rooms.chance
                    if share > 0.0:
                        entries.append(WeighedAssignment(assignment, rooms, weight * share))
        return entries

    def _ways_of_routes(self, cult: i64, mech: i64) -> float:
        key = (int(cult), int(mech))
        ways = self.route_ways.get(key)
        if ways is None:
            ways = self.routes.ways(cult, mech)
            self.route_ways[key] = ways
        return ways

    def _pulse_deal(self, cult: i64) -> PulseDeal:
        deal = self.pulses.get(cult)
        if deal is None:
            deal = PulseDeal(self.pulse_facts, cult)
            self.pulses[int(cult)] = deal
        return deal

    # ------------------------------------------------------------ dealing

    def deal(self, g: AmongCultistsState, rng: Rng) -> None:
        chosen = self._candidate(rng)
        assignment = chosen.entry.assignment
        self.rooms.complete(chosen.entry.rooms, chosen.world, rng)
        pulses = self._pulse_deal(assignment.cult)
        dead = pulses.deal(rng) if pulses.weight > 0.0 else least_world(self.pulse_facts)
        g.role = tuple(self.roles.deal(assignment, rng))
        g.route = tuple(self.routes.deal(assignment.cult, assignment.mech, rng))
        self.redealt.fill(g, assignment, chosen.world, dead, self.bag.deal(rng), rng)

    def _candidate(self, rng: Rng) -> Candidate:
        """One of several candidates, by weight; if a few tries find none, a search does."""
        tries: i64 = 0
        while tries < MOST_TRIES:
            candidates = [self._deal_rooms(rng) for _ in range(self.candidates)]
            weights = [candidate.weight for candidate in candidates]
            if total(weights) > 0.0:
                return candidates[pick_by_weight(rng, weights)]
            tries += 1
        return self._search(rng)

    def _deal_rooms(self, rng: Rng) -> Candidate:
        entry = self.entries[pick_by_sums(rng, self.sums)]
        return Candidate(entry, self.rooms.deal(entry.rooms, rng))

    def _search(self, rng: Rng) -> Candidate:
        for entry in sorted(self.entries, key=_weight_of, reverse=True):
            world = self.rooms.search(entry.rooms, rng)
            if world is not None:
                return Candidate(entry, world)
        entry = self.entries[pick_by_sums(rng, self.sums)]
        return Candidate(entry, self.rooms.give_up(entry.rooms, rng))


class AmongCultistsWorlds(Worlds[AmongCultistsState]):
    """The states that fit one seat's knowledge; the codec reads the steps under way."""

    def __init__(self, view: AmongCultistsKnowledge, codec: Codec) -> None:
        known = Known(view)
        self.me: Final[i64] = known.me
        self.answered: Final = view["answered"]
        self.is_guessing: Final = known.is_guessing
        self.table: Final = known_table(view, known, codec)
        self.hidden: Final = HiddenState(known, view, self.table) if known.is_dealt else None

    def deal(self, rng: Rng) -> AmongCultistsState:
        g = self._deal(rng)
        tries: i64 = 1
        while self.is_guessing and not is_won(g) and tries < MOST_TRIES:
            g = self._deal(rng)
            tries += 1
        run(g)
        self._seal(g)
        return g

    def _deal(self, rng: Rng) -> AmongCultistsState:
        g = self.table.clone()
        g.rng = rng.fork()
        if self.hidden is not None:
            self.hidden.deal(g, rng)
        return g

    def _seal(self, g: AmongCultistsState) -> None:
        """Seal the viewer's answer, if it has given one; others' answers are unknown."""
        if self.answered is None:
            return
        for decision in g.asked:
            if decision.seat == self.me:
                seal(g, decision, self.answered)
                return


def is_won(g: AmongCultistsState) -> bool:
    """AC-F13 to AC-F15, AC-F17  The Seer is sought only if too few died to trump the points."""
    lone = g.rules.figures.cultists == 1 and g.last_cultist_out != g.rules.automa
    if (g.ending == BY_ELIMINATION and lone) or (
        g.ending == BY_POINTS and not g.rules.deaths_trump_points
    ):
        return True
    return not enough_are_dead(g)


def _role_deal(known: Known) -> RoleDeal:
    """AC-F12, AC-A29  A cultist lives while the game goes on, unless it was set up by hand."""
    deal = RoleDeal(known, known.roles, not known.is_guessing)
    return deal if deal.assignments else RoleDeal(known, known.shown_roles, False)


def _weight_of(entry: WeighedAssignment) -> float:
    return entry.weight


def known_routes(known: Known, view: AmongCultistsView) -> list[int]:
    """AC-V4, AC-A11  The viewer's own route, and the Automa's, which is public."""
    routes = [int(NOBODY) if seen["route"] is None else seen["route"] for seen in view["table"]]
    own = view["own"]
    if own is not None:
        routes[known.me] = own["route"]
    return routes
