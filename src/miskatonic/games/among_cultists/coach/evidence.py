"""Which deals of Among Cultists a record allows, and with them what it proves.

A party is proved to be something if it is that in every deal that fits: roles, routes, pulse decks
and room cards together (the rules' own book-keeping, see redeal.py). Where a search would take too
long a deal counts as possible: what is called proved is proved, not all that could be.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from miskatonic.games.among_cultists.coach.room_search import fits_the_draws
from miskatonic.games.among_cultists.rules.acts import SAW
from miskatonic.games.among_cultists.rules.board import ALLOWED
from miskatonic.games.among_cultists.rules.cards import CULTIST, FIRESTARTER, MECHANIC, bit, has
from miskatonic.games.among_cultists.rules.knowledge import Known
from miskatonic.games.among_cultists.rules.pulse_deal import PulseDeal
from miskatonic.games.among_cultists.rules.pulse_facts import (
    CONFIRMED,
    COUNTED,
    GIVEN,
    PUT_BACK,
    SHOWN,
    PulseFacts,
    PulseMoment,
)
from miskatonic.games.among_cultists.rules.redeal import known_routes
from miskatonic.games.among_cultists.rules.role_deal import Casting, RoleDeal
from miskatonic.games.among_cultists.rules.room_facts import RoomFacts
from miskatonic.games.among_cultists.rules.route_deal import ALL_ROUTES, routes_shown
from miskatonic.games.among_cultists.rules.state import NOBODY
from miskatonic.games.among_cultists.rules.told_past import without_secrets
from miskatonic.games.among_cultists.rules.view import AmongCultistsView

# What may speak against a deal, one after the other.
ROLES: Final = "roles"
ROUTES: Final = "routes"
PULSES: Final = "pulses"
ROOMS: Final = "rooms"
ALL_PARTS: Final = (ROUTES, PULSES, ROOMS)

EVERY_ROLE: Final = -1


def public_view(view: AmongCultistsView) -> AmongCultistsView:
    """AC-V1 to AC-V3  What of a seat's view everybody sees: a spectator's."""
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
    """What is taken to be true besides the record.

    Masks of roles and routes by party; by the numbers of acts the faces of room cards, the gifts
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

    def deals(self, assumed: Assumed, parts: tuple[str, ...] = ALL_PARTS) -> Iterator[Casting]:
        """Who can be cultist, Firestarter and Mechanic."""
        known = self.known
        possible = [mask & more for mask, more in zip(known.roles, assumed.roles, strict=True)]
        if 0 in possible:
            return
        pulses = cache(Pulses(self, assumed).fit)
        rooms = cache(lambda cult, fire: fits_the_draws(self.rooms, cult, fire, assumed.faces))
        for casting in RoleDeal(known, possible, not known.is_guessing).castings:
            cult, fire = int(casting.cult), int(casting.fire)
            if ROUTES in parts and not self._routes_fit(assumed, cult, int(casting.mech)):
                continue
            if PULSES in parts and not pulses(cult):
                continue
            if ROOMS not in parts or rooms(cult, fire):
                yield casting

    def allows(self, assumed: Assumed, parts: tuple[str, ...] = ALL_PARTS) -> bool:
        return next(self.deals(assumed, parts), None) is not None

    def _routes_fit(self, assumed: Assumed, cult: int, mech: int) -> bool:
        """AC-S1, AC-M13  A different route for everybody, that allows what had to be allowed."""
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
    """Whether everybody can get a route of the own mask, and no two the same."""
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
    """What gifts and looks allow."""

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
    """The moments of one deck with what is taken to be true of its gifts and looks."""
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


def proved_teams(evidence: Evidence, deals: list[Casting]) -> list[str | None]:
    """By party the team that it is proved to be of."""
    teams: list[str | None] = []
    for party in range(evidence.parties):
        sides = {has(deal.cult, party) for deal in deals}
        if len(sides) != 1:
            teams.append(None)
        else:
            teams.append("cultists" if sides == {True} else "investigators")
    return teams


def possible_roles(evidence: Evidence, deals: list[Casting], party: int) -> int:
    """The roles that a party can have, as a mask; all of them where no deal fits at all."""
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
