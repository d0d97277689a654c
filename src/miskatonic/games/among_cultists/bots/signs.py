"""Signs for each set of cultists, as numbers, used for playing and for fitting.

The first three come from redealing: the probability of routes, pulse decks and drawn room cards
with these cultists. The others are acts that prove nothing.
"""

import math
from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.bots.likelihoods import SIGNS
from miskatonic.games.among_cultists.redeal.worlds import HiddenState
from miskatonic.games.among_cultists.rules.cards import has
from miskatonic.games.among_cultists.rules.claim_fields import number_in
from miskatonic.games.among_cultists.rules.claim_records import standing
from miskatonic.games.among_cultists.rules.events import (
    Met,
    Moved,
    PhaseBegan,
    RoundBegan,
    VotesRevealed,
)
from miskatonic.games.among_cultists.views.view import AmongCultistsKnowledge

# Up to this round, walking in on a lone party is a different sign than later.
EARLY: Final = 3


class CountedOdds:
    """The counts of redealing for one set of cultists, summed over its assignments."""

    def __init__(self) -> None:
        self.ways: float = 0.0
        self.routes: float = 0.0
        self.rooms: float = 0.0
        self.pulses: float = 0.0


def counted_odds(hidden: HiddenState) -> dict[int, CountedOdds]:
    """The counts by set of cultists; impossible sets are left out."""
    found: dict[int, CountedOdds] = {}
    for entry in hidden.entries:
        assignment = entry.assignment
        cult = int(assignment.cult)
        odds = found.get(cult)
        if odds is None:
            odds = CountedOdds()
            found[cult] = odds
            deal = hidden.pulses.get(cult)
            odds.pulses = 1.0 if deal is None else deal.weight
        ways = hidden.route_ways.get((cult, int(assignment.mech)), 1.0)
        odds.ways += assignment.ways * entry.rooms.chance
        odds.routes += assignment.ways * entry.rooms.chance * ways
        odds.rooms += assignment.ways * ways * entry.rooms.estimate
    return found


class Signs:
    """All signs about the other parties in one view."""

    def __init__(self, view: AmongCultistsKnowledge, parties: i64, hidden: HiddenState) -> None:
        self.parties: Final[i64] = parties
        self.counted: Final = counted_odds(hidden)
        self.sets: Final[list[int]] = list(self.counted)
        self.early: Final = meetings_sought(view, parties, 1, EARLY)
        self.late: Final = meetings_sought(view, parties, EARLY + 1, 99)
        self.caught: Final = [0.0] * parties
        self.disputed: Final = [0.0] * parties
        self._add_contradictions(view)
        self.votes: Final = votes_cast(view)
        self.words: Final = accusations(view)

    def _add_contradictions(self, view: AmongCultistsKnowledge) -> None:
        """Count the contradictions of each speaker once, however often they were repeated."""
        speakers = {claim["id"]: claim["seat"] for claim in view["claims"]}
        for found in standing(view["contradictions"], view["claims"]):
            speaker = speakers.get(found["claim"])
            number = found["other"]
            other = None if number is None else speakers.get(number)
            if speaker is not None and other in (None, speaker):
                self.caught[speaker] = 1.0
            elif speaker is not None and other is not None:
                self.disputed[speaker] = 1.0
                self.disputed[other] = 1.0

    def prior(self, cult: int) -> float:
        return self.counted[cult].ways

    def features(self, cult: int) -> list[float]:
        """The features of one set of cultists, in the order of SIGNS."""
        odds = self.counted[cult]
        found = [0.0] * len(SIGNS)
        found[0] = _log(odds.routes / odds.ways) if odds.ways > 0.0 else 0.0
        found[1] = _log(odds.pulses)
        found[2] = _log(odds.rooms / odds.routes) if odds.routes > 0.0 else 0.0
        for party in range(self.parties):
            if has(cult, party):
                found[3] += self.early[party]
                found[4] += self.late[party]
                found[5] += self.caught[party]
                found[6] += self.disputed[party]
        _add_opinions(found, 7, cult, self.votes)
        _add_opinions(found, 8, cult, self.words)
        return found


def _log(odds: float) -> float:
    return math.log(max(1e-12, odds))


def _add_opinions(
    found: list[float], at: i64, cult: i64, said: dict[tuple[int, int], float]
) -> None:
    """Add opinions: of others about these, of these about each other, and about others."""
    for (speaker, target), strength in said.items():
        if has(cult, target):
            found[at + 2 if has(cult, speaker) else at] += strength
        elif has(cult, speaker):
            found[at + 4] += strength


def meetings_sought(
    view: AmongCultistsKnowledge, parties: i64, first: i64, last: i64
) -> list[float]:
    """How often each party walked in on a lone party, less the usual number."""
    sought = [0.0] * parties
    mover = -1
    now: i64 = 0
    for event in view["history"]:
        if isinstance(event, Moved):
            mover = event.party
        elif isinstance(event, Met) and mover >= 0:
            if mover in event.parties and len(event.parties) == 2 and first <= now <= last:
                sought[mover] += 1.0
            mover = -1
        elif isinstance(event, PhaseBegan):
            mover = -1
        elif isinstance(event, RoundBegan):
            now = event.round
    usual = sum(sought) / float(parties)
    return [times - usual for times in sought]


def votes_cast(view: AmongCultistsKnowledge) -> dict[tuple[int, int], float]:
    """All votes so far, by voter and target, except the viewer's."""
    cast: dict[tuple[int, int], float] = {}
    for event in view["history"]:
        if isinstance(event, VotesRevealed):
            for seat, named in enumerate(event.votes):
                if named is not None and named != seat and seat != view["seat"]:
                    cast[(seat, named)] = 1.0
    return cast


def accusations(view: AmongCultistsKnowledge) -> dict[tuple[int, int], float]:
    """The degree of each speaker's last opinion on each party; negative for a defence."""
    said: dict[tuple[int, int], float] = {}
    for claim in view["claims"]:
        kind = claim["claim"]
        if kind not in ("accuse", "defend") or claim["seat"] == view["seat"]:
            continue
        speaker, target = claim["seat"], number_in(claim["fields"], "seat")
        if speaker != target:
            degree = float(number_in(claim["fields"], "degree"))
            said[(speaker, target)] = degree if kind == "accuse" else -degree
    return said
