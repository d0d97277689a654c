"""Finds claims that contradict each other, or public facts.

Everything here is public. A contradiction doesn't say who lies; it is a reason to ask (AC-T2).

A claim is compared once, when it is made, with the claims on the same matter, which `matters` in
the state finds by a key. A claim that can't be judged yet (its speaker may still do this round what
it claims) waits in `unsettled`. So contradictions are only added, never removed.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import (
    BOARD,
    COLOUR_OF,
    COLOURS,
    PLACE_NAMES,
    ROLES,
    ROUNDS,
)
from miskatonic.games.among_cultists.rules.acts import (
    BAG,
    BAG_OUTCOMES,
    DREW,
    GAVE,
    PUT,
    SAW,
    USED,
    VIAS,
    WITH_CAMERA,
    Act,
    round_of,
)
from miskatonic.games.among_cultists.rules.cards import has
from miskatonic.games.among_cultists.rules.claim_fields import (
    Fields,
    number_in,
    word_in,
    words_in,
)
from miskatonic.games.among_cultists.rules.claim_records import NO_CLAIM, Contradiction, Said
from miskatonic.games.among_cultists.rules.events import Team
from miskatonic.games.among_cultists.rules.state import (
    ACTION,
    CLEANUP,
    AmongCultistsState,
)

# Reasons for contradictions; each is the id of a text.
NEVER_HAPPENED: Final = "never_happened"
SHOWN_OTHERWISE: Final = "shown_otherwise"
TWO_STORIES: Final = "two_stories"
ONE_ROLE_TWICE: Final = "one_role_twice"
DEAD_THEN_ALIVE: Final = "dead_then_alive"
NO_SUCH_ROUTE: Final = "no_such_route"
OFF_ROUTE: Final = "off_route"

SHARED_ROLES: Final = ("investigator", "cultist")
OF_ACTS: Final = ("gave", "put", "seen", "bag")
OF_MARKERS: Final = ("team", "role")
OTHER_RESULT: Final = {"alive": "dead", "dead": "alive"}


def hear(g: AmongCultistsState, said: Said) -> None:
    """Record and compare the claim that was just made, the last in the list."""
    if said.kind == "retract":
        take_back(g, said)
    elif said.kind in OF_ACTS or said.kind in OF_MARKERS or said.kind == "route":
        file_under(g, said)
        judge(g, said)
        if not is_settled(g, said):
            g.unsettled = (*g.unsettled, said.id)


def settle_claims(g: AmongCultistsState) -> None:
    """Judge the waiting claims that can be judged now, at the end of a phase."""
    if not g.unsettled:
        return
    left: list[int] = []
    for number in g.unsettled:
        said = g.claims[number - 1]
        if is_taken_back(g, number):
            continue
        judge(g, said)
        if not is_settled(g, said):
            left.append(number)
    g.unsettled = tuple(left)


def take_back(g: AmongCultistsState, retraction: Said) -> None:
    """AC-T19  Claims that contradicted it may now contradict an earlier one."""
    gone = retraction.ref
    g.matters = {**g.matters, _taken_back(gone): (retraction.id,)}
    for at in g.matters.get(_beside(gone), ()):
        number = g.contradictions[at].claim
        if not is_taken_back(g, number):
            judge(g, g.claims[number - 1])


def is_taken_back(g: AmongCultistsState, number: int) -> bool:
    return _taken_back(number) in g.matters


def _taken_back(number: int) -> str:
    return f"taken back {number}"


def compare_with_marker(g: AmongCultistsState, seat: int) -> None:
    """AC-X18  A marker was revealed: compare it with what its seat has claimed."""
    for number in g.matters.get(_of_marker(seat), ()):
        if not is_taken_back(g, number):
            judge(g, g.claims[number - 1])


# ---------------------------------------------------------------- matters


def file_under(g: AmongCultistsState, said: Said) -> None:
    """Index a claim under all matters that it concerns."""
    matters = g.matters.copy()
    for matter in matters_of(said):
        matters[matter] = (*matters.get(matter, ()), said.id)
    g.matters = matters


def matters_of(said: Said) -> list[str]:
    claim: Fields = said.fields
    if said.kind == "team":
        return [_of_marker(said.seat)]
    if said.kind == "role":
        return [_of_marker(said.seat), _of_role(word_in(claim, "role"))]
    if said.kind == "route":
        return [_of_route(said.seat)]
    matter = act_of(said)
    if said.kind == "seen":
        when, target = number_in(claim, "round"), number_in(claim, "target")
        return [matter, _of_status(target, word_in(claim, "result"), when)]
    return [matter]


def _of_marker(seat: int) -> str:
    return f"marker {seat}"


def _of_role(role: str) -> str:
    return f"role {role}"


def _of_route(seat: int) -> str:
    return f"route {seat}"


def _of_status(target: int, result: str, when: int) -> str:
    return f"status {target} {result} {when}"


def _against(number: int) -> str:
    """Contradictions in which a claim is the later one; `_beside`: the earlier one."""
    return f"against {number}"


def _beside(number: int) -> str:
    return f"beside {number}"


def act_of(said: Said) -> str:
    """The public act that a claim is about."""
    who, claim = said.seat, said.fields
    when = number_in(claim, "round")
    if said.kind == "gave":
        return f"gave {who} {when} {number_in(claim, 'to')}"
    if said.kind == "put":
        return f"put {who} {when} {word_in(claim, 'place')}"
    if said.kind == "bag":
        return f"bag {who} {when} {word_in(claim, 'done')}"
    return f"saw {who} {when} {number_in(claim, 'target')} {word_in(claim, 'via')}"


def story_of(said: Said) -> str:
    """The part of the claim that only the doer of the act can know."""
    if said.kind == "bag":
        return word_in(said.fields, "event")
    return word_in(said.fields, "result" if said.kind == "seen" else "card")


def standing_before(g: AmongCultistsState, matter: str, said: Said) -> list[Said]:
    """Earlier claims on a matter that were not taken back, latest first."""
    numbers = g.matters.get(matter, ())
    return [
        g.claims[number - 1]
        for number in reversed(numbers)
        if number < said.id and not is_taken_back(g, number)
    ]


# ---------------------------------------------------------------- judging a claim


def judge(g: AmongCultistsState, said: Said) -> None:
    """Add all contradictions of a claim that are not recorded yet."""
    if said.kind in OF_ACTS:
        compare_with_acts(g, said)
    if said.kind == "seen":
        compare_checks(g, said)
    elif said.kind in OF_MARKERS:
        compare_markers(g, said)
    elif said.kind == "route":
        compare_routes(g, said)


def object_to(
    g: AmongCultistsState, said: Said, why: str, other: Said | None = None, since: int = 99
) -> None:
    """Add a contradiction; `since` is the round of the act that shows it."""
    number = NO_CLAIM if other is None else other.id
    known = g.matters.get(_against(said.id), ())
    for at in known:
        if g.contradictions[at].other == number and g.contradictions[at].why == why:
            return
    first = min(since, said.round, said.round if other is None else other.round)
    at = len(g.contradictions)
    matters = {**g.matters, _against(said.id): (*known, at)}
    if other is not None:
        matters[_beside(number)] = (*matters.get(_beside(number), ()), at)
    g.matters = matters
    g.contradictions = (*g.contradictions, Contradiction(said.id, number, why, first))


def compare_with_acts(g: AmongCultistsState, said: Said) -> None:
    """Two different accounts of one act contradict each other; of two acts they needn't."""
    matter = act_of(said)
    when = number_in(said.fields, "round")
    times = times_done(g, matter, when)
    if times == 0 and is_settled(g, said):
        object_to(g, said, NEVER_HAPPENED, None, when)
    elif times == 1:
        for other in standing_before(g, matter, said):
            if story_of(other) != story_of(said):
                object_to(g, said, TWO_STORIES, other)
                return


def compare_checks(g: AmongCultistsState, said: Said) -> None:
    """AC-D15  No card leaves a pulse deck: a dead party is not alive later."""
    target, when = number_in(said.fields, "target"), number_in(said.fields, "round")
    result = word_in(said.fields, "result")
    rounds = range(1, when) if result == "alive" else range(when + 1, int(ROUNDS) + 1)
    for each in rounds:
        found = standing_before(g, _of_status(target, OTHER_RESULT[result], each), said)
        if found:
            object_to(g, said, DEAD_THEN_ALIVE, found[0])
            return


def compare_markers(g: AmongCultistsState, said: Said) -> None:
    """AC-Z2, AC-X18  Each seat has one marker, and each special role exists once."""
    for other in standing_before(g, _of_marker(said.seat), said):
        if not can_both_be(said, other):
            object_to(g, said, TWO_STORIES, other)
            break
    role = claimed_role(said)
    if role != "" and role not in SHARED_ROLES:
        for other in standing_before(g, _of_role(role), said):
            if other.seat != said.seat and claimed_role(other) == role:
                object_to(g, said, ONE_ROLE_TWICE, other)
                break
    if has(g.revealed, said.seat) and not fits_marker(said, ROLES[g.role[said.seat]]):
        object_to(g, said, SHOWN_OTHERWISE)


def claimed_role(said: Said) -> str:
    """The role that a claim gives its own seat, if any."""
    if said.kind == "role" and said.fields["is"]:
        return word_in(said.fields, "role")
    return ""


def can_both_be(said: Said, other: Said) -> bool:
    return any(fits_marker(said, role) and fits_marker(other, role) for role in ROLES)


def fits_marker(said: Said, shown: str) -> bool:
    claim: Fields = said.fields
    if said.kind == "team":
        return bool(claim["team"] == team_of(shown))
    return bool((claim["role"] == shown) == claim["is"])


def compare_routes(g: AmongCultistsState, said: Said) -> None:
    """AC-M12, AC-B14, AC-M13  Some route must fit both rows and allow what was done."""
    fitting = fitting_routes(said)
    if not fitting:
        object_to(g, said, NO_SUCH_ROUTE)
    else:
        for other in standing_before(g, _of_route(said.seat), said):
            before = fitting_routes(other)
            if before and not [at for at in fitting if at in before]:
                object_to(g, said, NO_SUCH_ROUTE, other)
                break
    when = number_in(said.fields, "round")
    named = colours_named(said.fields)
    if [colour for colour in colours_worked(g, said.seat, when) if colour not in named]:
        object_to(g, said, OFF_ROUTE, None, when)


def fitting_routes(said: Said) -> list[int]:
    when, named = number_in(said.fields, "round"), colours_named(said.fields)
    return [at for at, row in enumerate(BOARD.routes) if sorted(row.colours[when]) == named]


def colours_named(claim: Fields) -> list[int]:
    """AC-T11  The colours of a route's row, ascending."""
    return sorted([COLOURS.index(colour) for colour in words_in(claim, "colours")])


def team_of(role: str) -> Team:
    return "cultists" if role == "cultist" else "investigators"


# ---------------------------------------------------------------- what all have seen


def is_settled(g: AmongCultistsState, said: Said) -> bool:
    """Whether nothing in its round can still confirm or refute it."""
    if said.kind in OF_MARKERS:
        return True
    when: i64 = number_in(said.fields, "round")
    if when != g.round:
        return when < g.round
    if g.phase >= CLEANUP:
        return True
    in_event_phase = said.kind in ("gave", "bag") or (
        said.kind == "seen" and said.fields["via"] == "portrait"
    )
    if in_event_phase:
        return g.phase >= ACTION
    return g.phase == ACTION and has(g.acted, said.seat)


def acts_of_round(g: AmongCultistsState, when: i64) -> list[Act]:
    """The acts of one round; acts are kept in their order."""
    acts: list[Act] = []
    at: i64 = len(g.acts) - 1
    while at >= 0:
        done_in = round_of(g.acts[at])
        if done_in < when:
            break
        if done_in == when:
            acts.append(Act(g.acts[at]))
        at -= 1
    acts.reverse()
    return acts


def times_done(g: AmongCultistsState, matter: str, when: i64) -> int:
    """How often a kind of act was done in public."""
    return len([act for act in acts_of_round(g, when) if _matter_of(act) == matter])


def _matter_of(act: Act) -> str:
    who, when = int(act.party), int(act.round)
    if act.kind == GAVE:
        return f"gave {who} {when} {int(act.first)}"
    if act.kind == PUT:
        return f"put {who} {when} {PLACE_NAMES[act.first]}"
    if act.kind == BAG:
        return f"bag {who} {when} {BAG_OUTCOMES[act.second]}"
    if act.kind == SAW:
        return f"saw {who} {when} {int(act.first)} {VIAS[act.fourth]}"
    return ""


def colours_worked(g: AmongCultistsState, seat: i64, when: i64) -> list[int]:
    """AC-M13, AC-R15  The colours that its route had to allow, the camera's included."""
    colours: list[int] = []
    by_camera = False
    for act in acts_of_round(g, when):
        if act.party != seat or act.kind not in (PUT, DREW, USED):
            continue
        if act.kind == USED and act.second == WITH_CAMERA:
            by_camera = True
            if not g.rules.camera_needs_route:
                continue
        colour = COLOUR_OF[act.first]
        if colour >= 0 and not (act.kind == DREW and by_camera):
            colours.append(colour)
    return colours
