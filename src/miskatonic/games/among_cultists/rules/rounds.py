"""The round and its four phases (AC-P), and the lone cultist's claim (AC-F5)."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import MOVE_POINTS, ROUNDS
from miskatonic.games.among_cultists.rules.actions import CHOOSE_ACTION
from miskatonic.games.among_cultists.rules.automa import act_as_automa, move_automa
from miskatonic.games.among_cultists.rules.cards import (
    FACES,
    FAILURE,
    FIRESTARTER,
    SABOTAGE,
    bit,
    has,
)
from miskatonic.games.among_cultists.rules.choices import (
    CLAIM,
    CLAIM_ALONE,
    CLAIM_OPTIONS,
    GO_ON_ALONE,
    NOT_THE_CULTIST,
)
from miskatonic.games.among_cultists.rules.contradictions import settle_claims
from miskatonic.games.among_cultists.rules.ending import BY_TIME, CULTISTS_WIN, judge, judge_claim
from miskatonic.games.among_cultists.rules.event_phase import EVENT_PHASE
from miskatonic.games.among_cultists.rules.events import (
    FirestarterTested,
    InfectionEnded,
    PhaseBegan,
    PortalStays,
    RoundBegan,
)
from miskatonic.games.among_cultists.rules.movement import begin_movement
from miskatonic.games.among_cultists.rules.roles import die_of_role
from miskatonic.games.among_cultists.rules.state import (
    ACTION,
    CLEANUP,
    MOVEMENT,
    NOBODY,
    PORTAL_OPEN,
    PORTAL_STAYS,
    AmongCultistsState,
    is_cultist,
)
from miskatonic.kernel.state import Step, ask, push, tell, then

FIRESTARTER_ROUND: Final[i64] = 5
CLAIM_ASKED: Final = "rule:AC-F5"
NOT_THE_CULTIST_ALONE: Final = (NOT_THE_CULTIST,)


class PlayRound(Step[AmongCultistsState]):
    """AC-P1  Movement, event, action, cleanup."""

    def run(self, g: AmongCultistsState) -> None:
        tell_round(g)
        then(g, MOVEMENT_PHASE, EVENT_PHASE, ACTION_PHASE, CLEAN_UP)


def tell_round(g: AmongCultistsState) -> None:
    """AC-O19  Mark in the log where this round and the previous one begin."""
    if g.loud:
        g.last_round_mark = g.round_mark
        g.round_mark = 0 if g.log is None else g.log.number
        tell(g, RoundBegan(g.round, g.knife))


class MovementPhase(Step[AmongCultistsState]):
    """AC-P2  Clockwise from the knife, everyone once."""

    def run(self, g: AmongCultistsState) -> None:
        g.phase = MOVEMENT
        g.turns = g.rules.parties
        if g.loud:
            tell(g, PhaseBegan("movement"))
        push(g, NEXT_TO_MOVE)


class NextToMove(Step[AmongCultistsState]):
    """AC-P2, AC-P3, AC-P12  The next party moves when a movement and its encounters are done."""

    def run(self, g: AmongCultistsState) -> None:
        if g.turns == 0:
            return
        next_in_turn(g)
        push(g, NEXT_TO_MOVE)
        points = MOVE_POINTS + g.morale
        if g.actor == g.rules.automa:
            move_automa(g, points)
        else:
            begin_movement(g, points)


def next_in_turn(g: AmongCultistsState) -> None:
    g.actor = g.knife if g.turns == g.rules.parties else g.left[g.actor]
    g.turns -= 1


class ActionPhase(Step[AmongCultistsState]):
    """AC-P6  Clockwise from the knife, everyone once."""

    def run(self, g: AmongCultistsState) -> None:
        g.phase = ACTION
        g.turns = g.rules.parties
        g.acted = 0
        if g.loud:
            tell(g, PhaseBegan("action"))
        push(g, NEXT_TO_ACT)


class NextToAct(Step[AmongCultistsState]):
    """AC-P6, AC-P8  A seat that helped to close the portal has no further action."""

    def run(self, g: AmongCultistsState) -> None:
        settle_claims(g)
        if g.turns == 0:
            return
        next_in_turn(g)
        g.refused = 0
        push(g, NEXT_TO_ACT)
        if g.actor == g.rules.automa:
            g.acted |= bit(g.actor)
            act_as_automa(g)
        elif not has(g.acted, g.actor):
            push(g, CHOOSE_ACTION)


# ---------------------------------------------------------------- cleanup


class CleanUp(Step[AmongCultistsState]):
    """AC-P9, AC-P10  The full order of cleanup."""

    def run(self, g: AmongCultistsState) -> None:
        g.phase = CLEANUP
        g.actor = NOBODY
        settle_claims(g)
        if g.loud:
            tell(g, PhaseBegan("cleanup"))
        push(g, END_OF_ROUND)
        if g.rules.figures.cultists == 1 and g.round < ROUNDS:  # AC-F8, AC-F11
            then(g, OFFER_CLAIM, OPEN_CLAIMS)
        then(g, ANNOUNCE_FIRESTARTER, PORTAL_DEADLINE)


class AnnounceFirestarter(Step[AmongCultistsState]):
    """AC-X14, AC-N20  At the end of round 5; announced whether or not anyone dies."""

    def run(self, g: AmongCultistsState) -> None:
        if g.round != FIRESTARTER_ROUND or not g.rules.has_firestarter:
            return
        if g.loud:
            tell(g, FirestarterTested())
        party: i64 = 0
        while party < g.rules.parties:
            first = party * FACES
            if g.hand[first + FAILURE] + g.hand[first + SABOTAGE] > 0:
                die_of_role(g, party, FIRESTARTER)
            party += 1


class PortalDeadline(Step[AmongCultistsState]):
    """AC-R22, AC-R23  Not closed in time: it stays, and the target rises by 1."""

    def run(self, g: AmongCultistsState) -> None:
        if g.portal == PORTAL_OPEN and g.round == g.deadline:
            g.portal = PORTAL_STAYS
            g.target += 1
            if g.loud:
                tell(g, PortalStays(g.target))


class OfferClaim(Step[AmongCultistsState]):
    """AC-F5, AC-N16  Games that begin with one cultist have a window for the claim.

    It is the same for every seat. With a clock it closes by itself, and all other seats "go on".
    """

    def run(self, g: AmongCultistsState) -> None:
        seat: i64 = 0
        while seat < g.rules.seats:
            if is_cultist(g, seat):
                ask(g, self, seat, "claim", CLAIM_ASKED, CLAIM_OPTIONS)
            else:
                ask(
                    g,
                    self,
                    seat,
                    "claim",
                    CLAIM_ASKED,
                    GO_ON_ALONE,
                    CLAIM_ALONE,
                    NOT_THE_CULTIST_ALONE,
                )
            seat += 1

    def answer(self, g: AmongCultistsState, seat: i64, choice: i64) -> None:
        g.answers[seat] = choice


class OpenClaims(Step[AmongCultistsState]):
    """AC-F5, AC-F6, AC-F7"""

    def run(self, g: AmongCultistsState) -> None:
        claimant: i64 = NOBODY
        seat: i64 = 0
        while seat < g.rules.seats:
            if g.answers[seat] == CLAIM:
                claimant = seat
            g.answers[seat] = NOBODY
            seat += 1
        if claimant != NOBODY:
            judge_claim(g, claimant)


class EndOfRound(Step[AmongCultistsState]):
    """AC-F16, AC-P10, AC-P11, AC-X6  After round 10 the cultists win; else the next is prepared."""

    def run(self, g: AmongCultistsState) -> None:
        if g.round >= ROUNDS:
            judge(g, CULTISTS_WIN, BY_TIME)
            return
        if g.infected_until == g.round:
            g.infected_until = 0
            if g.loud:
                tell(g, InfectionEnded())
        g.vote_active = True
        g.knife = g.left[g.knife]
        g.round += 1
        push(g, PLAY_ROUND)


PLAY_ROUND: Final = PlayRound()
MOVEMENT_PHASE: Final = MovementPhase()
NEXT_TO_MOVE: Final = NextToMove()
ACTION_PHASE: Final = ActionPhase()
NEXT_TO_ACT: Final = NextToAct()
CLEAN_UP: Final = CleanUp()
ANNOUNCE_FIRESTARTER: Final = AnnounceFirestarter()
PORTAL_DEADLINE: Final = PortalDeadline()
OFFER_CLAIM: Final = OfferClaim()
OPEN_CLAIMS: Final = OpenClaims()
END_OF_ROUND: Final = EndOfRound()
