"""Reads from a view what it implies: acts, and the roles that each party can still have."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import MARKERS, PLACE_NAMES, ROLES
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES, mask_of
from miskatonic.games.among_cultists.rules.acts import (
    ACT_NAMES,
    BAG,
    BAG_OUTCOMES,
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
    WITH_CAMERA,
    packed_act,
)
from miskatonic.games.among_cultists.rules.cards import (
    CULTIST,
    FIRESTARTER,
    INFECTED,
    INVESTIGATOR,
    RADIANT,
    SUPER_GHOST,
    bit,
    has,
)
from miskatonic.games.among_cultists.rules.options import Rules, read_rules
from miskatonic.games.among_cultists.rules.roles import BY_ROLE, CAUSES
from miskatonic.games.among_cultists.rules.rounds import FIRESTARTER_ROUND
from miskatonic.games.among_cultists.rules.state import (
    CLEANUP,
    NOBODY,
    PHASES,
)
from miskatonic.games.among_cultists.views.past import ActView
from miskatonic.games.among_cultists.views.view import AmongCultistsView
from miskatonic.kernel.options import OptionValue, OptionValues

UNSEEN: Final[i64] = -1
ALL_TOLD: Final[i64] = 0
NOTHING_TOLD: Final[i64] = 99
# Roles whose markers are revealed when they become ghosts (AC-X18).
REVEALED_AS_GHOSTS: Final[i64] = bit(RADIANT) | bit(INFECTED) | bit(SUPER_GHOST)


class RecalledAct:
    """An act as the viewer recalls it (fields: rules/acts.py); -1 for what it did not see."""

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
        """The act as a state keeps it, with what was not seen filled in."""
        return packed_act(self.round, self.kind, self.party, first, second, third, self.fourth)


def recall(told: ActView, me: i64, told_from: i64) -> RecalledAct:
    """An act from a view. Before round `told_from` the view has the viewer's own acts only."""
    kind = ACT_NAMES.index(told["deed"])
    when: int = told["round"]
    party: int = told.get("party", me if when < told_from else NOBODY)
    if kind == GAVE:
        return RecalledAct(kind, when, party, told["to"], _card(told), 0, 0)
    if kind in (PUT, DREW):
        return RecalledAct(kind, when, party, PLACE_NAMES.index(told["place"]), _card(told), 0, 0)
    if kind == SAW:
        alive, dead = _seen(told["alive"]), _seen(told["dead"])
        return RecalledAct(kind, when, party, told["target"], alive, dead, VIAS.index(told["via"]))
    if kind == BAG:
        marker = told["event"]
        event = UNSEEN if marker is None else MARKERS.index(marker)
        return RecalledAct(kind, when, party, event, BAG_OUTCOMES.index(told["done"]), 0, 0)
    if kind == PLACED:
        return RecalledAct(kind, when, party, _pile(told["place"]), told["cards"], 0, 0)
    if kind == DREW_UNSAFE:
        return RecalledAct(kind, when, party, 0, _card(told), 0, 0)
    if kind in (USED, FOUGHT):
        camera = WITH_CAMERA if told.get("camera", False) else 0
        return RecalledAct(kind, when, party, PLACE_NAMES.index(told["place"]), camera, 0, 0)
    if kind == TESTED:
        return RecalledAct(kind, when, party, ROLES.index(told["role"]), 0, 0, 0)
    assert kind == TURNED
    cause, phase = CAUSES.index(told["cause"]), PHASES.index(told["phase"])
    return RecalledAct(kind, when, party, cause, phase, 0, 0)


def _seen(count: int | None) -> int:
    return int(UNSEEN) if count is None else count


def _card(told: ActView) -> int:
    card = told["card"]
    return int(UNSEEN) if card is None else CARD_NAMES.index(card)


def _pile(name: str) -> int:
    return int(UNSAFE_DECK) if name == "unsafe" else PLACE_NAMES.index(name)


class Known:
    """What one viewer knows, read from its view once.

    `told_from` is the first round with all acts, not just the viewer's own; `roles` holds the roles
    that each party can have, as masks, and `pools` the pools with one role in play each.
    """

    def __init__(self, view: AmongCultistsView) -> None:
        rules = read_rules(view["seats"], _option_values(view))
        own = view["own"]
        self.rules: Final = rules
        self.me: Final[i64] = NOBODY if view["seat"] is None else view["seat"]
        self.round: Final[i64] = view["round"]
        self.told_from: Final[i64] = first_round_recalled(rules, view["round"])
        self.acts: Final = [recall(each, self.me, self.told_from) for each in view["deeds"]]
        self.ghosts: Final[i64] = mask_of([p for p, at in enumerate(view["table"]) if at["ghost"]])
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
        self.fire_died: Final[i64] = fire_deaths(self.acts)
        waiting = view["waiting"]
        self.verdict_is_open: Final = bool(waiting) and waiting[0]["prompt"] == "verdict"

    def turned_before_test(self, party: i64) -> bool:
        """AC-X14  Whether it was a ghost when the Firestarter was tested."""
        if not has(self.ghosts, party) or has(self.fire_died, party):
            return False
        for act in self.acts:
            if act.kind == TURNED and act.party == party:
                return act.round <= FIRESTARTER_ROUND
        return True


def _option_values(view: AmongCultistsView) -> OptionValues:
    values: OptionValues = {}
    for name, shown in view["options"].items():
        value: OptionValue = tuple(shown) if isinstance(shown, list) else shown
        values[name] = value
    return values


def first_round_recalled(rules: Rules, round: i64) -> i64:
    """AC-O19  The earliest round that the view still shows."""
    wanted = rules.history
    if wanted == "full":
        return ALL_TOLD
    return round - 1 if wanted == "last_round" else NOTHING_TOLD


def fire_deaths(acts: list[RecalledAct]) -> i64:
    """AC-X14  Only the Firestarter dies of its role in a cleanup."""
    mask: i64 = 0
    for act in acts:
        if act.kind == TURNED and act.first == BY_ROLE and act.second == CLEANUP:
            mask |= bit(act.party)
    return mask


# ---------------------------------------------------------------- roles


def _possible_roles(known: Known, view: AmongCultistsView) -> list[int]:
    """The roles that each party can have for certain, as masks."""
    possible = known.shown_roles[:]
    for party, seen in enumerate(view["table"]):
        if seen["ghost"] and seen["revealed"] is None and party != known.rules.automa:
            possible[party] &= ~REVEALED_AS_GHOSTS  # AC-X18, AC-A9
    _learn_from_tests(known, possible)
    return possible


def _shown_roles(known: Known, view: AmongCultistsView) -> list[int]:
    """AC-V4, AC-V6, AC-V7, AC-X18  The roles each party can have by the markers the seat saw."""
    rules = known.rules
    in_play = bit(CULTIST)
    for pool in known.pools:
        in_play |= mask_of(pool)
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
    """AC-X9 to AC-X14  A party has a role if its fatal act turned it into a ghost."""
    acts = known.acts
    for at, act in enumerate(acts):
        if act.party == known.me:
            continue
        if act.kind == TESTED:
            died = at + 1 < len(acts) and _is_role_death(acts[at + 1], act.party)
            possible[act.party] &= bit(act.first) if died else ~bit(act.first)
        elif act.kind == TURNED and act.first == BY_ROLE and act.second == CLEANUP:
            possible[act.party] &= bit(FIRESTARTER)


def _is_role_death(act: RecalledAct, party: i64) -> bool:
    return (
        act.kind == TURNED and act.party == party and act.first == BY_ROLE and act.second != CLEANUP
    )
