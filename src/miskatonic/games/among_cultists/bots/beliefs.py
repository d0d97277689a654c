"""Beliefs about who is a cultist and who is dead, from one view.

Facts that the rules prove or count come from redealing, which knows how likely the routes, the
pulse decks and the drawn room cards are for every set of cultists. Signs that prove nothing are
added; their weights were fitted to games among bots (likelihoods.toml).
"""

import math
from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import ROLES
from miskatonic.games.among_cultists.bots.likelihoods import LIKELIHOODS
from miskatonic.games.among_cultists.bots.signs import Signs
from miskatonic.games.among_cultists.bots.style import Style
from miskatonic.games.among_cultists.game import AMONG_CULTISTS
from miskatonic.games.among_cultists.redeal.knowledge import UNSEEN, Known
from miskatonic.games.among_cultists.redeal.worlds import known_routes
from miskatonic.games.among_cultists.rules.acts import GAVE, SAW
from miskatonic.games.among_cultists.rules.cards import (
    CULTIST,
    DEAD,
    INVESTIGATOR,
    has,
)
from miskatonic.games.among_cultists.rules.night import has_bottom_cards
from miskatonic.games.among_cultists.rules.state import AmongCultistsState
from miskatonic.games.among_cultists.views.view import AmongCultistsKnowledge


class Beliefs:
    """`sets` are all possible sets of cultists, as masks, `odds` their probabilities.

    `guilt` and `dead` are the probabilities that each party is a cultist, and that it is dead.
    """

    def __init__(self, view: AmongCultistsKnowledge, style: Style) -> None:
        self.view: Final = view
        self.known: Final = Known(view)
        self.me: Final[i64] = self.known.me
        self.parties: Final[i64] = self.known.rules.parties
        self.fitted: Final = LIKELIHOODS[style.reckons_with][int(self.known.rules.figures.cultists)]
        self.murders: Final = self.fitted.murders
        worlds = AMONG_CULTISTS.worlds(view)
        assert worlds.hidden is not None
        self.table: Final = _with_roles(worlds.table, self.known, view)
        self.signs: Final = Signs(view, self.parties, worlds.hidden)
        self.sets: Final = self.signs.sets
        self.odds: Final = (
            self._weigh_all() if style.heeds_signs else _normal([1.0] * len(self.sets))
        )
        self.guilt: Final = self._sum_up(self.odds)
        self.deaths: Final = [self._deaths(cult) for cult in self.sets]
        self.dead: Final = self._average(self.odds)

    def _weigh_all(self) -> list[float]:
        weights = self.fitted.weights
        logs: list[float] = []
        for cult in self.sets:
            total = math.log(self.signs.prior(cult))
            for at, value in enumerate(self.signs.features(cult)):
                total += weights[at] * value
            logs.append(total)
        most = max(logs)
        return _normal([math.exp(each - most) for each in logs])

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
        """The probability that each party is dead, given these cultists."""
        alive = self._alive_at_first(cult)
        for act in self.known.acts:
            if act.kind == GAVE:
                if act.second == DEAD:
                    alive[act.first] = 0.0
                elif act.second == UNSEEN and has(cult, act.party):
                    alive[act.first] *= 1.0 - self.murders[act.round]
            elif act.kind == SAW:
                self._weigh_check(alive, cult, act.party, act.first, act.third)
        every_ghost = self.known.rules.every_ghost_counts  # AC-D12
        return [
            1.0 if seen["shown_dead"] or (every_ghost and seen["ghost"]) else 1.0 - alive[party]
            for party, seen in enumerate(self.view["table"])
        ]

    def _weigh_check(
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
        """The expected number of dead investigators."""
        total = 0.0
        for at, share in enumerate(self.odds):
            for party in range(self.parties):
                if not self.sets[at] >> party & 1:
                    total += share * self.deaths[at][party]
        return total

    def guilt_if_dead(self, target: i64, is_dead: bool) -> list[float]:
        """The guilt of all parties if an honest check found this party dead."""
        odds = [
            share * (self.deaths[at][target] if is_dead else 1.0 - self.deaths[at][target])
            for at, share in enumerate(self.odds)
        ]
        return self._sum_up(_normal(odds))


def _normal(weights: list[float]) -> list[float]:
    total = sum(weights)
    if total <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


def _with_roles(
    table: AmongCultistsState, known: Known, view: AmongCultistsKnowledge
) -> AmongCultistsState:
    """The public table; markers that the viewer has not seen count as Investigators."""
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
