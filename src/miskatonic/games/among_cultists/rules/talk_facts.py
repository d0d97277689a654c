"""Structured talk at the table: the public facts it hangs on, and its place in the history."""

from mypy_extensions import i64

from miskatonic.errors import GameIsOver, NotYourDecision
from miskatonic.games.among_cultists.rules.board import ROLES
from miskatonic.games.among_cultists.rules.cards import has
from miskatonic.games.among_cultists.rules.claims import (
    BLIND_VOTE,
    NO_AUTOMA,
    OPEN,
    SEER_GUESS,
    TalkFacts,
)
from miskatonic.games.among_cultists.rules.claims import NIGHT as NIGHT_STAGE
from miskatonic.games.among_cultists.rules.state import (
    NIGHT,
    PHASES,
    AmongCultistsState,
    cultists,
    living,
)
from miskatonic.games.among_cultists.rules.talk import check_claim, speakers
from miskatonic.kernel.game import Objection
from miskatonic.kernel.replay import Claim
from miskatonic.kernel.state import tell


def role_set(g: AmongCultistsState) -> list[list[str]]:
    """AC-Z13  Of "1 random of" the pool is public, and the outcome only if the table wants it."""
    shown: list[list[str]] = []
    for pool in g.rules.pools:
        if len(pool) > 1 and not g.rules.hides_random_role and g.role:
            pool = tuple([role for role in pool if role in g.role])
        shown.append([ROLES[role] for role in pool])
    return shown


def prompt_of(g: AmongCultistsState) -> str:
    """What the table waits for; who has answered already does not matter."""
    if g.asked:
        return g.asked[0].prompt
    return g.sealed[0].decision.prompt if g.sealed else ""


def talk_facts(g: AmongCultistsState) -> TalkFacts:
    """AC-T3, AC-T4, AC-T24, AC-T27  All that talk may hang on; every bit of it is public."""
    rules = g.rules
    prompt = prompt_of(g)
    stage = OPEN
    if g.phase == NIGHT:
        stage = NIGHT_STAGE
    elif prompt == "vote":
        stage = BLIND_VOTE
    elif prompt == "guess":
        stage = SEER_GUESS
    return TalkFacts(
        rules.parties,
        rules.automa if rules.has_automa else NO_AUTOMA,
        living(g),
        cultists(g) if stage == SEER_GUESS else 0,
        rules.map,
        (*ROLES[:2], *[name for pool in role_set(g) for name in pool]),
        g.round,
        PHASES[g.phase],
        stage,
        g.votes_held if prompt in ("discuss", "change-vote") else 0,
        g.silence,
        rules.self_vote,
        rules.values["free_text"] is True,
        rules.number("claims_per_phase"),
        rules.number("claims_per_vote"),
        g.claims,
    )


def say(g: AmongCultistsState, seat: i64, claim: Claim) -> None:
    """AC-T1  A claim that the gate lets through is public, numbered, and kept."""
    if g.result is not None:
        raise GameIsOver(f"seat {seat} said {claim!r}, but the game is over")
    if not 0 <= seat < g.rules.seats:
        raise NotYourDecision(f"seat {seat}; there are the seats 0 to {g.rules.seats - 1}")
    said = check_claim(talk_facts(g), seat, claim)
    g.claims = (*g.claims, said)
    if g.loud:
        tell(g, said.event())


def objection(g: AmongCultistsState, seat: i64) -> Objection | None:
    """AC-T3, AC-T24, AC-F20  Free text passes the same gate as claims, whatever it says."""
    facts = talk_facts(g)
    if not has(speakers(facts), seat):
        return Objection(f"ac-talk-closed-{facts.stage}")
    return Objection("ac-talk-closed-silence") if facts.silent else None
