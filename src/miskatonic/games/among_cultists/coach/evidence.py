"""Finds the deals that a record allows, and what they prove.

A fact about a party is proved if it holds in every deal that fits roles, routes, pulse decks and
room cards together (see redeal/). If a search would take too long, the deal counts as possible: so
everything reported is proved, but not everything provable is reported.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from miskatonic.games.among_cultists.board.board import ALLOWED
from miskatonic.games.among_cultists.coach.room_search import fits_the_draws
from miskatonic.games.among_cultists.redeal.knowledge import Known
from miskatonic.games.among_cultists.redeal.pulse import PulseDeal
from miskatonic.games.among_cultists.redeal.pulse_facts import (
    CONFIRMED,
    COUNTED,
    GIVEN,
    PUT_BACK,
    SHOWN,
    PulseFacts,
    PulseMoment,
)
from miskatonic.games.among_cultists.redeal.roles import RoleAssignment, RoleDeal
from miskatonic.games.among_cultists.redeal.room_facts import RoomFacts
from miskatonic.games.among_cultists.redeal.routes import ALL_ROUTES, routes_shown
from miskatonic.games.among_cultists.redeal.worlds import known_routes
from miskatonic.games.among_cultists.rules.acts import SAW
from miskatonic.games.among_cultists.rules.cards import CULTIST, FIRESTARTER, MECHANIC, bit, has
from miskatonic.games.among_cultists.rules.state import NOBODY
from miskatonic.games.among_cultists.views.past import without_secrets
from miskatonic.games.among_cultists.views.view import AmongCultistsView

# The reasons that can rule out a deal, in the order they are tried.
ROLES: Final = "roles"
ROUTES: Final = "routes"
PULSES: Final = "pulses"
ROOMS: Final = "rooms"
ALL_PARTS: Final = (ROUTES, PULSES, ROOMS)

EVERY_ROLE: Final = -1


def public_view(view: AmongCultistsView) -> AmongCultistsView:
    """AC-V1 to AC-V3  The public part of a seat's view: a spectator's view."""
    known = Known(view)
    acts = [
        without_secrets(act)
        for act, recalled in zip(view["deeds"], known.acts, strict=True)
        if recalled.round >= known.told_from
    ]
    public = view.copy()
    public["seat"] = None
    public["own"] = None
    public["deeds"] = acts
    return public


class Assumed:
    """Assumptions in addition to the record.

    Masks of roles and routes by party; by number of the act, the faces of room cards, the gifts
    that are Alive, and the looks that found a Dead card or none.
    """

    def __init__(self, parties: int) -> None:
        self.roles: Final = [EVERY_ROLE] * parties
        self.routes: Final = [int(ALL_ROUTES)] * parties
        self.faces: Final[dict[int, int]] = {}
        self.alive: Final[set[int]] = set()
        self.looks: Final[dict[int, bool]] = {}


class Evidence:
    """A record, and the deals that it allows."""

    def __init__(self, view: AmongCultistsView) -> None:
        self.view: Final = view
        self.known: Final = Known(view)
        self.parties: Final[int] = self.known.rules.parties
        self.shown: Final = routes_shown(self.known, False)
        self.as_mechanic: Final = routes_shown(self.known, True)
        self.dealt: Final = known_routes(self.known, view)
        self.rooms: Final = RoomFacts(self.known, view)
        self.nothing: Final = Assumed(self.parties)

    def deals(
        self, assumed: Assumed, parts: tuple[str, ...] = ALL_PARTS
    ) -> Iterator[RoleAssignment]:
        """The possible sets of cultists with Firestarter and Mechanic."""
        known = self.known
        possible = [mask & more for mask, more in zip(known.roles, assumed.roles, strict=True)]
        if 0 in possible:
            return
        pulses = cache(Pulses(self, assumed).fit)
        rooms = cache(lambda cult, fire: fits_the_draws(self.rooms, cult, fire, assumed.faces))
        for assignment in RoleDeal(known, possible, not known.is_guessing).assignments:
            cult, fire = int(assignment.cult), int(assignment.fire)
            if ROUTES in parts and not self._routes_fit(assumed, cult, int(assignment.mech)):
                continue
            if PULSES in parts and not pulses(cult):
                continue
            if ROOMS not in parts or rooms(cult, fire):
                yield assignment

    def allows(self, assumed: Assumed, parts: tuple[str, ...] = ALL_PARTS) -> bool:
        return next(self.deals(assumed, parts), None) is not None

    def _routes_fit(self, assumed: Assumed, cult: int, mech: int) -> bool:
        """AC-S1, AC-M13  Whether different routes can be dealt that allow what was done."""
        masks: list[int] = []
        for party in range(self.parties):
            mask = assumed.routes[party]
            if self.dealt[party] != NOBODY:
                mask &= int(bit(self.dealt[party]))
            if party == mech:
                mask &= self.as_mechanic[party]
            elif not has(cult, party):
                mask &= self.shown[party]
            masks.append(mask)
        return can_be_dealt(masks)


def can_be_dealt(masks: list[int]) -> bool:
    """Whether every party can get a different route from its mask."""
    holders: dict[int, int] = {}

    def give(party: int, tried: set[int]) -> bool:
        for route in range(len(ALLOWED)):
            if masks[party] >> route & 1 and route not in tried:
                tried.add(route)
                if route not in holders or give(holders[route], tried):
                    holders[route] = party
                    return True
        return False

    return all(give(party, set()) for party in range(len(masks)))


class Pulses:
    """The deals of pulse decks that gifts and looks allow."""

    def __init__(self, evidence: Evidence, assumed: Assumed) -> None:
        self.facts: Final = PulseFacts(evidence.known, evidence.view)
        for target, moments in enumerate(self.facts.moments):
            looks = [
                number
                for number, act in enumerate(evidence.known.acts)
                if act.kind == SAW and act.first == target
            ]
            moments[:] = _assumed(moments, looks, assumed)

    def fit(self, cult: int) -> bool:
        return PulseDeal(self.facts, cult).weight > 0.0


def _assumed(moments: list[PulseMoment], looks: list[int], assumed: Assumed) -> list[PulseMoment]:
    """The moments of one deck, with the assumptions about its gifts and looks."""
    found: list[PulseMoment] = []
    checks = iter(looks)
    for moment in moments:
        if moment.kind == GIVEN and moment.number in assumed.alive:
            continue
        found.append(moment)
        if moment.kind in (COUNTED, PUT_BACK, CONFIRMED):
            is_dead = assumed.looks.get(next(checks))
            if is_dead is not None:
                found.append(PulseMoment(SHOWN if is_dead else COUNTED, moment.party, 0))
    return found


# ---------------------------------------------------------------- what is proved


def proved_teams(evidence: Evidence, deals: list[RoleAssignment]) -> list[str | None]:
    """The team of each party that is proved."""
    teams: list[str | None] = []
    for party in range(evidence.parties):
        sides = {has(deal.cult, party) for deal in deals}
        if len(sides) != 1:
            teams.append(None)
        else:
            teams.append("cultists" if sides == {True} else "investigators")
    return teams


def possible_roles(evidence: Evidence, deals: list[RoleAssignment], party: int) -> int:
    """The roles that a party can have, as a mask; all of them if no deal fits."""
    mask = int(evidence.known.roles[party])
    if not deals:
        return mask
    told = {int(CULTIST): False, int(FIRESTARTER): False, int(MECHANIC): False}
    for deal in deals:
        told[int(CULTIST)] |= has(deal.cult, party)
        told[int(FIRESTARTER)] |= deal.fire == party
        told[int(MECHANIC)] |= deal.mech == party
    for role, is_possible in told.items():
        if not is_possible:
            mask &= ~int(bit(role))
    if all(has(deal.cult, party) or party in (deal.fire, deal.mech) for deal in deals):
        mask &= int(bit(CULTIST) | bit(FIRESTARTER) | bit(MECHANIC))
    return mask
