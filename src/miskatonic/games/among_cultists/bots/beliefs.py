"""Who is a cultist, and who is dead, by what one view tells.

What the rules prove or count is asked of the rules themselves: redealing knows, for every set of
cultists, how likely the routes, the pulse decks and the drawn room cards are. On top come soft
signs: who seeks to be alone with others, who votes for and accuses whom. A claim counts by who
would gain from it: what a cultist says is what a cultist would say.
"""

import math
from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.bots.room_sampling import RoomSampler
from miskatonic.games.among_cultists.rules.acts import GAVE, SAW
from miskatonic.games.among_cultists.rules.board import ROLES
from miskatonic.games.among_cultists.rules.cards import (
    CULTIST,
    DEAD,
    INVESTIGATOR,
    has,
)
from miskatonic.games.among_cultists.rules.claim_fields import number_in
from miskatonic.games.among_cultists.rules.events import Met, Moved, PhaseBegan, VotesRevealed
from miskatonic.games.among_cultists.rules.game import AMONG_CULTISTS
from miskatonic.games.among_cultists.rules.knowledge import UNSEEN, Known
from miskatonic.games.among_cultists.rules.night import has_bottom_cards
from miskatonic.games.among_cultists.rules.redeal import HiddenThings, known_routes
from miskatonic.games.among_cultists.rules.said import standing
from miskatonic.games.among_cultists.rules.state import AmongCultistsState
from miskatonic.games.among_cultists.rules.told_past import without_secrets
from miskatonic.games.among_cultists.rules.view import AmongCultistsKnowledge

# How much of the odds of routes is heeded, as an exponent, as long as they are possible at all.
ROUTES: Final = 0.2
# How likely a cultist's gift is a Dead card.
MURDERS: Final = 0.85
# How much likelier a cultist is to walk in on somebody who is alone, as a logarithm.
SEEKS: Final = 0.1
# What one vote, or one degree of an accusation, says if its speaker is an investigator.
VOTED: Final = 0.6
ACCUSED: Final = 0.15
# What it says about a speaker if its word does not go with what everybody saw, or with another's.
CAUGHT: Final = 0.8
DISPUTED: Final = 0.3
# Cultists hardly ever turn on each other, and hide among those who vote for others.
TURNS_ON_OWN: Final = -0.7
HIDES_BEHIND: Final = 0.15


class Opinion:
    """Somebody named somebody as a cultist, so strongly; below 0 as an investigator."""

    def __init__(self, speaker: i64, target: i64, strength: float) -> None:
        self.speaker: Final[i64] = speaker
        self.target: Final[i64] = target
        self.strength: Final = strength


class Beliefs:
    """`sets` are all sets of cultists that can be, as masks, `odds` how likely each of them is.

    `guilt` and `dead` hold by party the odds that it is a cultist, and that it is dead.
    """

    def __init__(
        self, view: AmongCultistsKnowledge, heeds_signs: bool, sampler: RoomSampler | None = None
    ) -> None:
        self.view: Final = view
        self.known: Final = Known(view)
        self.me: Final[i64] = self.known.me
        self.parties: Final[i64] = self.known.rules.parties
        worlds = AMONG_CULTISTS.worlds(view)
        assert worlds.hidden is not None
        self.table: Final = _with_roles(worlds.table, self.known, view)
        weights = _weights(worlds.hidden, sampler)
        self.sets: Final[list[int]] = list(weights)
        signs = WeakSigns(view, self.parties) if heeds_signs else None
        self.odds: Final = _normal([self._weigh(cult, weights[cult], signs) for cult in self.sets])
        self.guilt: Final = self._sum_up(self.odds)
        self.deaths: Final = [self._deaths(cult) for cult in self.sets]
        self.dead: Final = self._average(self.odds)

    def _weigh(self, cult: i64, weight: float, signs: "WeakSigns | None") -> float:
        if signs is None:
            return 1.0
        return weight * math.exp(signs.weigh(cult))

    def _sum_up(self, odds: list[float]) -> list[float]:
        guilt = [0.0] * self.parties
        for at, cult in enumerate(self.sets):
            for party in range(self.parties):
                if cult >> party & 1:
                    guilt[party] += odds[at]
        return guilt

    def _average(self, odds: list[float]) -> list[float]:
        dead = [0.0] * self.parties
        for at, share in enumerate(odds):
            for party in range(self.parties):
                dead[party] += share * self.deaths[at][party]
        return dead

    # ------------------------------------------------------------ the dead

    def _deaths(self, cult: i64) -> list[float]:
        """By party how likely it is dead, with these cultists."""
        alive = self._alive_at_first(cult)
        for act in self.known.acts:
            if act.kind == GAVE:
                if act.second == DEAD:
                    alive[act.first] = 0.0
                elif act.second == UNSEEN and has(cult, act.party):
                    alive[act.first] *= 1.0 - MURDERS
            elif act.kind == SAW:
                self._heed_check(alive, cult, act.party, act.first, act.third)
        every_ghost = self.known.rules.every_ghost_counts  # AC-D12
        return [
            1.0 if seen["shown_dead"] or (every_ghost and seen["ghost"]) else 1.0 - alive[party]
            for party, seen in enumerate(self.view["table"])
        ]

    def _heed_check(
        self, alive: list[float], cult: i64, checker: i64, target: i64, dead: i64
    ) -> None:
        if dead != UNSEEN:
            alive[target] = 0.0 if dead else 1.0
        elif not has(cult, checker) and not self.view["table"][target]["shown_dead"]:
            alive[target] = 1.0

    def _alive_at_first(self, cult: i64) -> list[float]:
        """AC-S5, AC-S6"""
        rules = self.known.rules
        if not has_bottom_cards(rules):
            return [1.0] * self.parties
        started = self.known.started_dead
        if started is not None:
            return [0.0 if party in started else 1.0 for party in range(self.parties)]
        pulse = rules.figures.pulse
        share = pulse.dead / (pulse.alive - rules.figures.cultists + pulse.dead)
        return [1.0 if has(cult, party) else 1.0 - share for party in range(self.parties)]

    def dead_investigators(self) -> float:
        """How many there are, on average."""
        total = 0.0
        for at, share in enumerate(self.odds):
            for party in range(self.parties):
                if not self.sets[at] >> party & 1:
                    total += share * self.deaths[at][party]
        return total

    def guilt_if_dead(self, target: i64, is_dead: bool) -> list[float]:
        """What an honest check of this party would leave of the guilt of all."""
        odds = [
            share * (self.deaths[at][target] if is_dead else 1.0 - self.deaths[at][target])
            for at, share in enumerate(self.odds)
        ]
        return self._sum_up(_normal(odds))


def _weights(hidden: HiddenThings, sampler: RoomSampler | None) -> dict[int, float]:
    """By set of cultists how well it fits.

    An investigator works where its route lets it, and a clever cultist where its own would: that
    somebody has worked in many rooms says less than redealing takes it to, unless no route fits.
    """
    weights: dict[int, float] = {}
    fits = [each.weight for each in hidden.entries] if sampler is None else sampler.weights(hidden)
    for at, entry in enumerate(hidden.entries):
        casting = entry.casting
        ways = hidden.route_ways.get((int(casting.cult), int(casting.mech)), 1.0)
        weight = fits[at] * math.pow(ways, ROUTES - 1.0) if ways > 0.0 else fits[at]
        weights[int(casting.cult)] = weights.get(int(casting.cult), 0.0) + weight
    return weights


def _normal(weights: list[float]) -> list[float]:
    total = sum(weights)
    if total <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


def _with_roles(
    table: AmongCultistsState, known: Known, view: AmongCultistsKnowledge
) -> AmongCultistsState:
    """The public table; a marker that the viewer has not seen is an Investigator's here."""
    own = view["own"]
    roles: list[int] = []
    for party, seen in enumerate(view["table"]):
        shown = seen["revealed"]
        role = int(INVESTIGATOR) if shown is None else ROLES.index(shown)
        if own is not None and party == view["seat"]:
            role = ROLES.index(own["role"])
        elif own is not None and own["cultists"] is not None and party in own["cultists"]:
            role = int(CULTIST)
        roles.append(role)
    table.role = tuple(roles)
    table.route = tuple([max(0, route) for route in known_routes(known, view)])
    return table


def as_seen_by_all(view: AmongCultistsKnowledge) -> AmongCultistsKnowledge:
    """The view without what only its seat knows: what everybody could work out."""
    public = view.copy()
    public["seat"] = None
    public["own"] = None
    public["deeds"] = [without_secrets(act) for act in view["deeds"]]
    public["decision"] = None
    public["answered"] = None
    return public


def as_if_unwarned(view: AmongCultistsKnowledge) -> AmongCultistsKnowledge:
    """The Seer's view as if the night had told it nothing."""
    own = view["own"]
    assert own is not None
    own = own.copy()
    own["cultists"] = None
    unwarned = view.copy()
    unwarned["own"] = own
    return unwarned


# ---------------------------------------------------------------- soft signs


class WeakSigns:
    """What people did that proves nothing."""

    def __init__(self, view: AmongCultistsKnowledge, parties: i64) -> None:
        self.parties: Final[i64] = parties
        self.seeking: Final = meetings_sought(view, parties)
        self.contradicted: Final = contradicted(view, parties)
        self.opinions: Final = opinions_stated(view)

    def weigh(self, cult: i64) -> float:
        """How much more they speak for these cultists than for nobody, as a logarithm."""
        total = 0.0
        for party in range(self.parties):
            if has(cult, party):
                total += SEEKS * self.seeking[party] + self.contradicted[party]
        for opinion in self.opinions:
            if has(cult, opinion.target):
                if has(cult, opinion.speaker):
                    total += TURNS_ON_OWN * opinion.strength
                else:
                    total += opinion.strength
            elif has(cult, opinion.speaker):
                total += HIDES_BEHIND * opinion.strength
        return total


def meetings_sought(view: AmongCultistsKnowledge, parties: i64) -> list[float]:
    """By party, how often it walked in on one who was alone, less what is usual."""
    sought = [0.0] * parties
    mover = -1
    for event in view["history"]:
        if isinstance(event, Moved):
            mover = event.party
        elif isinstance(event, Met) and mover >= 0:
            if mover in event.parties and len(event.parties) == 2:
                sought[mover] += 1.0
            mover = -1
        elif isinstance(event, PhaseBegan):
            mover = -1
    usual = sum(sought) / float(parties)
    return [times - usual for times in sought]


def contradicted(view: AmongCultistsKnowledge, parties: i64) -> list[float]:
    """By party, how far its claims are contradicted; each once, however often it was repeated."""
    speakers = {claim["id"]: claim["seat"] for claim in view["claims"]}
    counts = [0.0] * parties
    for found in standing(view["contradictions"], view["claims"]):
        speaker = speakers.get(found["claim"])
        number = found["other"]
        other = None if number is None else speakers.get(number)
        if speaker is not None and other in (None, speaker):
            counts[speaker] = CAUGHT
        elif speaker is not None and other is not None:
            counts[speaker] = max(counts[speaker], DISPUTED)
            counts[other] = max(counts[other], DISPUTED)
    return counts


def opinions_stated(view: AmongCultistsKnowledge) -> list[Opinion]:
    """Votes as they were cast, and accusations; the last of each speaker on each party counts."""
    said: dict[tuple[int, int], float] = {}
    for event in view["history"]:
        if isinstance(event, VotesRevealed):
            for seat, named in enumerate(event.votes):
                if named is not None and named != seat:
                    said[(seat, named)] = VOTED
    for claim in view["claims"]:
        kind = claim["claim"]
        if kind not in ("accuse", "defend"):
            continue
        speaker, target = claim["seat"], number_in(claim["fields"], "seat")
        if speaker == target or said.get((speaker, target)) == VOTED:
            continue
        strength = ACCUSED * float(number_in(claim["fields"], "degree"))
        said[(speaker, target)] = strength if kind == "accuse" else -strength
    me = view["seat"]
    return [
        Opinion(speaker, target, strength)
        for (speaker, target), strength in said.items()
        if speaker != me
    ]
