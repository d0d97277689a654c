"""Structured talk at the table: making claims, and the public facts that talk depends on."""

from typing import TypedDict

from mypy_extensions import i64

from miskatonic.errors import GameIsOver, NotYourDecision
from miskatonic.games.among_cultists.board.board import ROLES
from miskatonic.games.among_cultists.claims.grammar import (
    BLIND_VOTE,
    NO_AUTOMA,
    OPEN,
    SEER_GUESS,
    Offered,
    TalkFacts,
    offered_to,
)
from miskatonic.games.among_cultists.claims.grammar import NIGHT as NIGHT_STAGE
from miskatonic.games.among_cultists.claims.permission import check_claim, open_kinds, speakers
from miskatonic.games.among_cultists.rules.cards import has
from miskatonic.games.among_cultists.rules.claim_records import Said
from miskatonic.games.among_cultists.rules.contradictions import hear
from miskatonic.games.among_cultists.rules.state import (
    NIGHT,
    PHASES,
    AmongCultistsState,
    cultists,
    living,
)
from miskatonic.kernel.game import Objection
from miskatonic.kernel.replay import Claim
from miskatonic.kernel.state import tell


def role_set(g: AmongCultistsState) -> list[list[str]]:
    """AC-Z13  The pools are public; the role drawn from one is, if the table's option says so."""
    shown: list[list[str]] = []
    for pool in g.rules.pools:
        if len(pool) > 1 and not g.rules.hides_random_role and g.role:
            pool = tuple([role for role in pool if role in g.role])
        shown.append([ROLES[role] for role in pool])
    return shown


def prompt_of(g: AmongCultistsState) -> str:
    """The prompt of the open question; the same until all have answered it."""
    if g.asked:
        return g.asked[0].prompt
    return g.sealed[0].decision.prompt if g.sealed else ""


def stage_of(g: AmongCultistsState) -> str:
    """AC-T3  Whether talk is open, or why it is closed."""
    if g.phase == NIGHT:
        return NIGHT_STAGE
    prompt = prompt_of(g)
    if prompt == "vote":
        return BLIND_VOTE
    return SEER_GUESS if prompt == "guess" else OPEN


def is_discussing(g: AmongCultistsState) -> bool:
    return prompt_of(g) in ("discuss", "change-vote")


def talk_facts(g: AmongCultistsState) -> TalkFacts:
    """AC-T3, AC-T4, AC-T24, AC-T27  Everything that talk depends on, all of it public."""
    rules = g.rules
    stage = stage_of(g)
    limit = limit_of_claims(g)
    return TalkFacts(
        rules.parties,
        rules.automa if rules.has_automa else NO_AUTOMA,
        living(g),
        cultists(g) if stage == SEER_GUESS else 0,
        rules.map,
        claimable_roles(g),
        g.round,
        PHASES[g.phase],
        stage,
        g.silence,
        not rules.silence_blocks_emotes,
        rules.self_vote,
        rules.free_text,
        limit,
        tuple([max(0, limit - made) for made in claims_of_now(g)]),
        g.claims,
        g.claims_made,
    )


def claimable_roles(g: AmongCultistsState) -> tuple[str, ...]:
    """AC-T6  Investigator, cultist and the public set of roles."""
    return (*ROLES[:2], *[name for pool in role_set(g) for name in pool])


# ---------------------------------------------------------------- the limit


def limit_of_claims(g: AmongCultistsState) -> int:
    return g.rules.claims_per_vote if is_discussing(g) else g.rules.claims_per_phase


def claims_of_now(g: AmongCultistsState) -> tuple[int, ...]:
    """AC-T27  Claims by seat in this discussion or, outside a discussion, in this phase."""
    none = (0,) * g.rules.seats
    if is_discussing(g):
        return g.said_in_vote if g.vote_of_talk == g.votes_held and g.said_in_vote else none
    return g.said_in_phase if g.phase_of_talk == phase_number(g) and g.said_in_phase else none


def phase_number(g: AmongCultistsState) -> i64:
    return g.round * len(PHASES) + g.phase


def count_claim(g: AmongCultistsState, seat: i64) -> None:
    made = list(claims_of_now(g))
    made[seat] += 1
    if is_discussing(g):
        g.said_in_vote = tuple(made)
        g.vote_of_talk = g.votes_held
    else:
        g.said_in_phase = tuple(made)
        g.phase_of_talk = phase_number(g)
    g.claims_made += 1


def say(g: AmongCultistsState, seat: i64, claim: Claim) -> None:
    """AC-T1  Make a claim: if it is allowed, it is public, numbered and recorded."""
    if g.result is not None:
        raise GameIsOver(f"seat {seat} said {claim!r}, but the game is over")
    if not 0 <= seat < g.rules.seats:
        raise NotYourDecision(f"seat {seat}; the seats are 0 to {g.rules.seats - 1}")
    keep_claim(g, check_claim(talk_facts(g), seat, claim))


def keep_claim(g: AmongCultistsState, said: Said) -> None:
    count_claim(g, said.seat)
    g.claims = (*g.claims, said)
    hear(g, said)
    if g.loud:
        tell(g, said.event())


def objection(g: AmongCultistsState, seat: i64) -> Objection | None:
    """AC-T3, AC-T24, AC-F20  Free text is allowed when claims are, whatever it says."""
    facts = talk_facts(g)
    if not has(speakers(facts), seat):
        return Objection(f"ac-talk-closed-{facts.stage}")
    return Objection("ac-talk-closed-silence") if facts.silent else None


# ---------------------------------------------------------------- the menu of a seat


class TalkView(TypedDict):
    """AC-T3, AC-T4, AC-T27  What this seat may say now; `values` are those that change, by sort."""

    kinds: list[str]
    left: int
    values: dict[str, list[Offered]]


def view_talk(g: AmongCultistsState, seat: i64) -> TalkView:
    facts = talk_facts(g)
    speaks = g.result is None and has(speakers(facts), seat)
    return {
        "kinds": list(open_kinds(facts)) if speaks else [],
        "left": facts.left[seat],
        "values": offered_to(
            facts.parties, facts.automa, facts.living, facts.map, facts.roles, facts.round,
            facts.self_vote, int(seat),
        ),
    }  # fmt: skip
