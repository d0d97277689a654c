"""Claims that do not go together, or not with what everybody has seen.

Everything here is public. Nothing says who lies: a contradiction is a reason to ask (AC-T2).
"""

from typing import Final, TypedDict

from mypy_extensions import i64

from miskatonic.games.among_cultists.rules.acts import (
    BAG,
    BAG_OUTCOMES,
    DREW,
    GAVE,
    PUT,
    SAW,
    USED,
    VIAS,
    Act,
)
from miskatonic.games.among_cultists.rules.board import (
    BOARD,
    COLOUR_OF,
    COLOURS,
    PLACE_NAMES,
    ROLES,
)
from miskatonic.games.among_cultists.rules.cards import has
from miskatonic.games.among_cultists.rules.claim_fields import (
    Fields,
    number_in,
    word_in,
    words_in,
)
from miskatonic.games.among_cultists.rules.claims import Said
from miskatonic.games.among_cultists.rules.events import Team
from miskatonic.games.among_cultists.rules.state import AmongCultistsState

# Why two things do not go together; each is a text.
NEVER_HAPPENED: Final = "never_happened"
SHOWN_OTHERWISE: Final = "shown_otherwise"
TWO_STORIES: Final = "two_stories"
ONE_ROLE_TWICE: Final = "one_role_twice"
DEAD_THEN_ALIVE: Final = "dead_then_alive"
NO_SUCH_ROUTE: Final = "no_such_route"
OFF_ROUTE: Final = "off_route"

NOTHING: Final = 0
SHARED_ROLES: Final = ("investigator", "cultist")
# What a claim or an act is about: names, parties and rounds.
Key = tuple[str | int, ...]


class ContradictionView(TypedDict):
    """A claim, by its number, that does not go with another, or with what all have seen."""

    claim: int
    other: int | None
    why: str


def contradictions_seen(g: AmongCultistsState, first: i64) -> list[ContradictionView]:
    """Those that can be told from what is public since round `first`, by the later claim."""
    if not g.claims:
        return []
    board = ClaimsBoard(g, first)
    taken_back = [said.ref for said in g.claims if said.kind == "retract"]
    for said in g.claims:
        if said.round >= first and said.id not in taken_back:
            board.hear(said)
    return board.found


class ClaimsBoard:
    """What has been said so far, sorted so that a claim meets those it could contradict."""

    def __init__(self, g: AmongCultistsState, first: i64) -> None:
        self.g: Final = g
        self.first: Final[i64] = first
        self.acts: Final = acts_seen(g, first)
        self.worked: Final = rooms_worked(g, first)
        self.stories: Final[dict[Key, tuple[str | bool, int]]] = {}
        self.roles: Final[dict[str, Said]] = {}
        self.routes: Final[dict[int, list[int]]] = {}
        self.seen: Final[list[Said]] = []
        self.found: Final[list[ContradictionView]] = []

    def hear(self, said: Said) -> None:
        claim: Fields = said.fields
        if said.kind in ("gave", "put", "seen", "bag"):
            self._compare_with_acts(said, claim)
        if said.kind == "seen":
            self._compare_checks(said, claim)
        elif said.kind in ("team", "role"):
            self._compare_markers(said, claim)
        elif said.kind == "route":
            self._compare_routes(said, claim)

    def _object(self, said: Said, why: str, other: int = NOTHING) -> None:
        self.found.append({"claim": said.id, "other": other or None, "why": why})

    def _tell(self, said: Said, key: Key, story: str | bool) -> None:
        """One seat, one matter: two stories do not go together."""
        full = (said.seat, *key)
        before = self.stories.get(full)
        if before is None:
            self.stories[full] = (story, said.id)
        elif before[0] != story:
            self._object(said, TWO_STORIES, before[1])

    def _compare_with_acts(self, said: Said, claim: Fields) -> None:
        key, story = matter_of(said, claim)
        if number_in(claim, "round") >= self.first and key not in self.acts:
            self._object(said, NEVER_HAPPENED)
        elif self.acts.get(key, 1) == 1:
            self._tell(said, key, story)

    def _compare_checks(self, said: Said, claim: Fields) -> None:
        """AC-D15  No card leaves a pulse deck: who was dead is not alive later."""
        for other in self.seen:
            before: Fields = other.fields
            if before["target"] == claim["target"] and _revives(before, claim):
                self._object(said, DEAD_THEN_ALIVE, other.id)
                break
        self.seen.append(said)

    def _compare_markers(self, said: Said, claim: Fields) -> None:
        seat = said.seat
        is_role = said.kind == "role"
        if is_role and not claim["is"]:
            self._tell(said, ("is", word_in(claim, "role")), False)
        else:
            role = word_in(claim, "role") if is_role else None
            team = word_in(claim, "team") if role is None else team_of(role)
            self._tell(said, ("team",), team)
            if role is not None:
                self._claim_role(said, role)
        if has(self.g.revealed, seat) and not _fits(said, claim, ROLES[self.g.role[seat]]):
            self._object(said, SHOWN_OTHERWISE)

    def _claim_role(self, said: Said, role: str) -> None:
        """AC-Z2  Every special role is there once."""
        self._tell(said, ("is", role), True)
        self._tell(said, ("role",), role)
        first = self.roles.setdefault(role, said)
        if role not in SHARED_ROLES and first.seat != said.seat:
            self._object(said, ONE_ROLE_TWICE, first.id)

    def _compare_routes(self, said: Said, claim: Fields) -> None:
        """AC-M12, AC-B14  Some route must fit all that a seat said of its own."""
        when = number_in(claim, "round")
        named = colours_named(claim)
        fitting = [at for at, row in enumerate(BOARD.routes) if sorted(row.colours[when]) == named]
        before = self.routes.setdefault(said.seat, list(range(len(BOARD.routes))))
        left = [at for at in before if at in fitting]
        if not left:
            self._object(said, NO_SUCH_ROUTE)
        else:
            self.routes[said.seat] = left
        worked = self.worked.get((said.seat, when), [])
        if [colour for colour in worked if colour not in named]:
            self._object(said, OFF_ROUTE)


def _revives(before: Fields, after: Fields) -> bool:
    if before["result"] == after["result"]:
        return False
    dead, alive = (before, after) if before["result"] == "dead" else (after, before)
    return number_in(dead, "round") < number_in(alive, "round")


def _fits(said: Said, claim: Fields, shown: str) -> bool:
    if said.kind == "team":
        return bool(claim["team"] == team_of(shown))
    return bool((claim["role"] == shown) == claim["is"])


def colours_named(claim: Fields) -> list[int]:
    """AC-T11  The colours of a route's row, ascending."""
    return sorted([COLOURS.index(colour) for colour in words_in(claim, "colours")])


def team_of(role: str) -> Team:
    return "cultists" if role == "cultist" else "investigators"


def matter_of(said: Said, claim: Fields) -> tuple[Key, str]:
    """What public act a claim is about, and what it adds that only its doer can know."""
    who, when = said.seat, number_in(claim, "round")
    if said.kind == "gave":
        return ("gave", who, when, number_in(claim, "to")), word_in(claim, "card")
    if said.kind == "put":
        return ("put", who, when, word_in(claim, "place")), word_in(claim, "card")
    if said.kind == "bag":
        return ("bag", who, when, word_in(claim, "done")), word_in(claim, "event")
    checked = ("saw", who, when, number_in(claim, "target"), word_in(claim, "via"))
    return checked, word_in(claim, "result")


def acts_seen(g: AmongCultistsState, first: i64) -> dict[Key, int]:
    """How often each act that a claim can be about was done, as all have seen it."""
    done: dict[Key, int] = {}
    for packed in g.acts:
        act = Act(packed)
        if act.round >= first:
            key = _key_of(act)
            if key:
                done[key] = done.get(key, 0) + 1
    return done


def _key_of(act: Act) -> Key:
    who, when = int(act.party), int(act.round)
    if act.kind == GAVE:
        return ("gave", who, when, int(act.first))
    if act.kind == PUT:
        return ("put", who, when, PLACE_NAMES[act.first])
    if act.kind == BAG:
        return ("bag", who, when, BAG_OUTCOMES[act.second])
    if act.kind == SAW:
        return ("saw", who, when, int(act.first), VIAS[act.fourth])
    return ()


def rooms_worked(g: AmongCultistsState, first: i64) -> dict[tuple[int, int], list[int]]:
    """AC-M13  By seat and round the colours of the rooms it acted in; a camera acts in its own."""
    worked: dict[tuple[int, int], list[int]] = {}
    for packed in g.acts:
        act = Act(packed)
        if act.round < first or act.kind not in (PUT, DREW, USED):
            continue
        colour = COLOUR_OF[act.first]
        colours = worked.setdefault((int(act.party), int(act.round)), [])
        if colour >= 0 and not (act.kind == DREW and colours):
            colours.append(colour)
    return worked
