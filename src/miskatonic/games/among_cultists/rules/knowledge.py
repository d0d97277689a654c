"""What a view tells of the things it hides: its deeds, and the roles each party can still have."""

from typing import Any, Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.rules.acts import (
    BAG,
    BAG_DEEDS,
    DEED_NAMES,
    DREW,
    DREW_UNSAFE,
    FOUGHT,
    GAVE,
    PLACED,
    PUT,
    SAW,
    TESTED,
    TURNED,
    UNSAFE_DECK,
    USED,
    VIAS,
    packed_deed,
)
from miskatonic.games.among_cultists.rules.board import EVENTS, PLACE_NAMES, ROLES
from miskatonic.games.among_cultists.rules.cards import (
    CARD_NAMES,
    CULTIST,
    FIRESTARTER,
    INFECTED,
    INVESTIGATOR,
    RADIANT,
    SUPER_GHOST,
    bit,
    has,
)
from miskatonic.games.among_cultists.rules.options import Rules
from miskatonic.games.among_cultists.rules.roles import BY_ROLE, CAUSES
from miskatonic.games.among_cultists.rules.rounds import FIRESTARTER_ROUND
from miskatonic.games.among_cultists.rules.state import (
    CLEANUP,
    NOBODY,
    PHASES,
)
from miskatonic.games.among_cultists.rules.view import AmongCultistsView
from miskatonic.kernel.events import Fields

UNSEEN: Final[i64] = -1
ALL_TOLD: Final[i64] = 0
NOTHING_TOLD: Final[i64] = 99
# Their markers are revealed when they become ghosts (AC-X18).
REVEALED_AS_GHOSTS: Final[i64] = bit(RADIANT) | bit(INFECTED) | bit(SUPER_GHOST)


class Recalled:
    """A deed as its viewer recalls it; see state.py for the fields. What it did not see is -1."""

    def __init__(
        self, kind: i64, round: i64, party: i64, first: i64, second: i64, third: i64, fourth: i64
    ) -> None:
        self.kind: Final[i64] = kind
        self.round: Final[i64] = round
        self.party: Final[i64] = party
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.third: Final[i64] = third
        self.fourth: Final[i64] = fourth

    def packed(self, first: i64, second: i64, third: i64) -> i64:
        """The deed as a state keeps it, with what was not seen filled in."""
        return packed_deed(self.round, self.kind, self.party, first, second, third, self.fourth)


def recall(fields: Fields, me: i64, told_from: i64) -> Recalled:
    """A deed from a view. Of rounds before `told_from` only the viewer's own deeds are told."""
    told: dict[str, Any] = fields
    kind = DEED_NAMES.index(told["deed"])
    when: int = told["round"]
    party: int = told.get("party", me if when < told_from else NOBODY)
    if kind == GAVE:
        return Recalled(kind, when, party, told["to"], _card(told), 0, 0)
    if kind in (PUT, DREW):
        return Recalled(kind, when, party, PLACE_NAMES.index(told["place"]), _card(told), 0, 0)
    if kind == SAW:
        alive, dead = _seen(told["alive"]), _seen(told["dead"])
        return Recalled(kind, when, party, told["target"], alive, dead, VIAS.index(told["via"]))
    if kind == BAG:
        event = UNSEEN if told["event"] is None else EVENTS.index(told["event"])
        return Recalled(kind, when, party, event, BAG_DEEDS.index(told["done"]), 0, 0)
    if kind == PLACED:
        return Recalled(kind, when, party, _pile(told["place"]), told["cards"], 0, 0)
    if kind == DREW_UNSAFE:
        return Recalled(kind, when, party, 0, _card(told), 0, 0)
    if kind in (USED, FOUGHT):
        return Recalled(kind, when, party, PLACE_NAMES.index(told["place"]), 0, 0, 0)
    if kind == TESTED:
        return Recalled(kind, when, party, ROLES.index(told["role"]), 0, 0, 0)
    assert kind == TURNED
    cause, phase = CAUSES.index(told["cause"]), PHASES.index(told["phase"])
    return Recalled(kind, when, party, cause, phase, 0, 0)


def _seen(count: int | None) -> int:
    return int(UNSEEN) if count is None else count


def _card(told: dict[str, Any]) -> int:
    return int(UNSEEN) if told["card"] is None else CARD_NAMES.index(told["card"])


def _pile(name: str) -> int:
    return int(UNSAFE_DECK) if name == "unsafe" else PLACE_NAMES.index(name)


class Known:
    """What one viewer knows, read from its view once.

    `told_from` is the first round of which all deeds are told, not just the viewer's own;
    `roles` holds by party the roles it can have, as masks, and `pools` of what one is in play each.
    """

    def __init__(self, view: AmongCultistsView) -> None:
        values = dict(view["options"])
        chosen = values["roles"]
        assert chosen is None or isinstance(chosen, (list, tuple))
        values["roles"] = None if chosen is None else tuple(chosen)
        rules = Rules(view["seats"], values)
        own = view["own"]
        self.rules: Final = rules
        self.me: Final[i64] = NOBODY if view["seat"] is None else view["seat"]
        self.round: Final[i64] = view["round"]
        self.told_from: Final[i64] = first_round_recalled(rules, view["round"])
        self.deeds: Final = [recall(each, self.me, self.told_from) for each in view["deeds"]]
        self.ghosts: Final[i64] = _mask([p for p, at in enumerate(view["table"]) if at["ghost"]])
        self.is_dealt: Final = view["phase"] != "set-up"
        self.is_guessing: Final = view["guess"] is not None
        self.started_dead: Final = own["started_dead"] if own is not None else None
        self.pools: Final = [[ROLES.index(name) for name in pool] for pool in view["role_set"]]
        self.shown_roles: Final = _shown_roles(self, view)
        self.roles: Final = _possible_roles(self, view)
        self.fire_tested: Final = rules.has_firestarter and (
            view["round"] > FIRESTARTER_ROUND
            or (view["round"] == FIRESTARTER_ROUND and view["phase"] == PHASES[CLEANUP])
        )
        self.fire_died: Final[i64] = fire_deaths(self.deeds)
        self.verdict_is_open: Final = (
            bool(view["agenda"]) and view["agenda"][-1][0] == "GiveVerdict"
        )

    def turned_before_test(self, party: i64) -> bool:
        """AC-X14  Whether it was a ghost when the Firestarter was tested."""
        if not has(self.ghosts, party) or has(self.fire_died, party):
            return False
        for deed in self.deeds:
            if deed.kind == TURNED and deed.party == party:
                return deed.round <= FIRESTARTER_ROUND
        return True


def first_round_recalled(rules: Rules, round: i64) -> i64:
    """AC-O19  As view.py tells deeds."""
    wanted = rules.text("history")
    if wanted == "full":
        return ALL_TOLD
    return round - 1 if wanted == "last_round" else NOTHING_TOLD


def fire_deaths(deeds: list[Recalled]) -> i64:
    """AC-X14  Only the Firestarter dies of its role in a cleanup."""
    mask: i64 = 0
    for deed in deeds:
        if deed.kind == TURNED and deed.first == BY_ROLE and deed.second == CLEANUP:
            mask |= bit(deed.party)
    return mask


# ---------------------------------------------------------------- roles


def _possible_roles(known: Known, view: AmongCultistsView) -> list[int]:
    """By party a mask of roles, by all that is no matter of chance."""
    possible = known.shown_roles[:]
    for party, seen in enumerate(view["table"]):
        if seen["ghost"] and seen["revealed"] is None and party != known.rules.automa:
            possible[party] &= ~REVEALED_AS_GHOSTS  # AC-X18, AC-A9
    _learn_from_tests(known, possible)
    return possible


def _shown_roles(known: Known, view: AmongCultistsView) -> list[int]:
    """AC-V4, AC-V6, AC-V7, AC-X18  By party a mask of roles, by the markers that the seat saw."""
    rules = known.rules
    in_play = bit(CULTIST)
    for pool in known.pools:
        in_play |= _mask(pool)
    if rules.figures.cultists + len(known.pools) < rules.parties:
        in_play |= bit(INVESTIGATOR)
    possible = [int(in_play)] * rules.parties
    own = view["own"]
    if own is not None:
        for party in range(rules.parties):
            if own["cultists"] is not None:
                is_one = party in own["cultists"]
                possible[party] &= bit(CULTIST) if is_one else ~bit(CULTIST)
        possible[known.me] = int(bit(ROLES.index(own["role"])))
    for party, seen in enumerate(view["table"]):
        if seen["revealed"] is not None:
            possible[party] = int(bit(ROLES.index(seen["revealed"])))
    return possible


def _learn_from_tests(known: Known, possible: list[int]) -> None:
    """AC-X9 to AC-X14  Who did what is a role's end has the role if it became a ghost by it."""
    deeds = known.deeds
    for at, deed in enumerate(deeds):
        if deed.party == known.me:
            continue
        if deed.kind == TESTED:
            died = at + 1 < len(deeds) and _is_role_death(deeds[at + 1], deed.party)
            possible[deed.party] &= bit(deed.first) if died else ~bit(deed.first)
        elif deed.kind == TURNED and deed.first == BY_ROLE and deed.second == CLEANUP:
            possible[deed.party] &= bit(FIRESTARTER)


def _is_role_death(deed: Recalled, party: i64) -> bool:
    return (
        deed.kind == TURNED
        and deed.party == party
        and deed.first == BY_ROLE
        and deed.second != CLEANUP
    )


def _mask(members: list[int]) -> i64:
    mask: i64 = 0
    for member in members:
        mask |= bit(member)
    return mask
