"""The claims of structured talk (AC-T1 to AC-T20): their kinds, fields and values.

Parties, seats and rounds are numbers; everything else uses the names in board.toml and in the lists
of this file. The values of a field depend only on `TalkFacts`, which are public.
"""

from functools import lru_cache
from typing import Any, Final, NamedTuple, cast, get_args

from miskatonic.errors import IllegalChoice
from miskatonic.games.among_cultists.board.board import COLOURS, MARKERS, PLACE_NAMES, ROUNDS
from miskatonic.games.among_cultists.board.board_types import Map, members_of
from miskatonic.games.among_cultists.rules.cards import ENCOUNTER_CARDS, ROOM_CARDS
from miskatonic.games.among_cultists.rules.claim_fields import ClaimFields, NestedFields, PlainValue
from miskatonic.games.among_cultists.rules.claim_records import NO_REF, Said
from miskatonic.games.among_cultists.rules.events import Phase, Team, Via

# A value offered for a field.
Offered = bool | int | str

NO_AUTOMA: Final = -1
LONGEST_TEXT: Final = 500
MOST_CARDS_SEEN: Final = 40
MOST_COLOURS: Final = 3

# Whether talk is open, and why not (AC-T3).
OPEN: Final = "open"
NIGHT: Final = "night"
BLIND_VOTE: Final = "blind_vote"
SEER_GUESS: Final = "seer_guess"

# The kinds that state something, and the sorts of values of their fields (AC-T5 to AC-T16).
STATEMENTS: Final[dict[str, dict[str, str]]] = {
    "team": {"team": "team"},
    "role": {"role": "role", "is": "flag"},
    "seen": {
        "target": "other party",
        "round": "past round",
        "via": "via",
        "result": "encounter card",
        "alive": "count",
        "dead": "count",
    },
    "bag": {"round": "past round", "event": "event", "done": "done"},
    "put": {"place": "place", "round": "past round", "card": "room card"},
    "gave": {"to": "other party", "round": "past round", "card": "encounter card"},
    "route": {"round": "round", "colours": "colours"},
    "plan": {"round": "coming round", "place": "place", "action": "action"},
    "accuse": {"seat": "other party", "degree": "degree", "ground": "ground"},
    "defend": {"seat": "party", "degree": "degree", "ground": "ground"},
    "vote": {"seat": "vote"},
}
# AC-T17 to AC-T20, AC-T30; "text" is free text, under the same restrictions.
EXCHANGES: Final[dict[str, dict[str, str]]] = {
    "ask": {"to": "seat or all", "topic": "topic", "round": "round"},
    "answer": {"claim": "statement"},
    "request": {"to": "seat or all", "deed": "deed", "object": "object"},
    "agree": {},
    "refuse": {},
    "support": {},
    "doubt": {},
    "retract": {},
    "rule": {"kind": "rule"},
    "emote": {"emote": "emote"},
    "ping": {"object": "party or place"},
    "text": {"text": "text"},
}
KINDS: Final[dict[str, dict[str, str]]] = {**STATEMENTS, **EXCHANGES}
# AC-T24  Claims without words, which may be allowed in silence.
GESTURES: Final = ("emote", "ping")
MAY_BE_LEFT_OUT: Final = (("seen", "alive"), ("seen", "dead"), ("ask", "round"))

# AC-T15  The fields of a ground.
GROUNDS: Final[dict[str, dict[str, str]]] = {
    "seen": {},
    "route_broken": {},
    "met": {"whom": "party", "round": "past round"},
    "met_the_dead": {"whom": "party", "round": "past round"},
    "room_result": {"room": "room", "round": "past round"},
    "vote_record": {},
    "contradiction": {},
    "role_knowledge": {},
    "silence": {},
    "feeling": {},
}
# AC-T18  The object of a request.
REQUESTS: Final[dict[str, str]] = {
    "come_to": "place",
    "check": "party or room",
    "fill": "room",
    "vote": "living party",
    "help_at_the_portal": "nothing",
    "restart_power": "nothing",
    "fight": "room",
    "stay_away": "party or place",
}
# AC-P7  The actions, and passing.
ACTIONS: Final = (
    "check_status",
    "secure",
    "fight",
    "drive_off",
    "assassinate",
    "fill",
    "check_room",
    "call_vote",
    "camera",
    "restart_power",
    "close_portal",
    "pass",
)
FIXED: Final[dict[str, tuple[Offered, ...]]] = {
    "team": get_args(Team),
    "flag": (True, False),
    "via": get_args(Via),
    "encounter card": ENCOUNTER_CARDS,
    "room card": ROOM_CARDS,
    "done": ("removed", "returned"),
    "event": tuple(MARKERS),
    "action": ACTIONS,
    "degree": (1, 2, 3),
    "count": tuple(range(MOST_CARDS_SEEN)),
    "topic": tuple(STATEMENTS),
    "deed": tuple(REQUESTS),
    "rule": ("your_turn", "ready", "please_wait", "rules_question", "thanks"),
    "emote": ("nod", "shake", "shrug", "gasp", "laugh"),
    "nothing": (),
}


# Sorts whose values depend on the table (see `values`).
MOVING: Final = (
    "party",
    "other party",
    "living party",
    "vote",
    "seat or all",
    "party or room",
    "party or place",
    "role",
    "past round",
    "coming round",
    "round",
    "place",
    "room",
)


class TalkFacts(NamedTuple):
    """The public facts that talk depends on.

    Masks are over parties; `cultists` are those revealed for the Seer guess. `left` holds the
    number of claims that each seat may still make now, out of `limit`; `claims` are the latest of
    all `said` so far. `gestures` says whether gestures are allowed in silence.
    """

    parties: int
    automa: int
    living: int
    cultists: int
    map: Map
    roles: tuple[str, ...]
    round: int
    phase: Phase
    stage: str
    silent: bool
    gestures: bool
    self_vote: bool
    free_text: bool
    limit: int
    left: tuple[int, ...]
    claims: tuple[Said, ...]
    said: int


# ---------------------------------------------------------------- what may stand in a claim


def check_fields(facts: TalkFacts, seat: int, kind: str, fields: Any, ref: int) -> ClaimFields:
    wanted = KINDS[kind]
    if not isinstance(fields, dict):
        raise IllegalChoice(f"{kind} with {fields!r}; expected {_listed(wanted)}")
    for name in fields:
        if name not in wanted:
            raise IllegalChoice(f"{kind} with {name!r}; expected {_listed(wanted)}")
    checked: ClaimFields = {}
    for name, sort in wanted.items():
        value = fields.get(name)
        if value is None and (kind, name) in MAY_BE_LEFT_OUT:
            continue
        if sort == "object":
            sort = REQUESTS[str(checked["deed"])]
        checked[name] = _check_value(facts, seat, f"{kind}.{name}", sort, value, ref)
    if kind == "seen":
        _check_counts(checked)
    return checked


def _listed(wanted: dict[str, str]) -> str:
    return ", ".join(wanted) if wanted else "no fields"


def _check_value(
    facts: TalkFacts, seat: int, where: str, sort: str, value: Any, ref: int
) -> PlainValue | NestedFields:
    if sort == "text":
        return _check_text(value)
    if sort == "colours":
        return _check_colours(where, value)
    if sort == "ground":
        return _check_ground(facts, seat, where, value, ref)
    if sort == "statement":
        return _check_statement(facts, seat, value)
    return _check_plain(facts, seat, where, sort, value)


def _check_plain(facts: TalkFacts, seat: int, where: str, sort: str, value: Any) -> PlainValue:
    if sort == "nothing" and value is None:
        return None
    allowed = values_for(facts, seat, sort)
    for each in allowed:
        if type(each) is type(value) and each == value:
            return each
    right = ", ".join([str(each) for each in allowed]) if allowed else "nothing"
    raise IllegalChoice(f"{where} is {value!r}; expected one of: {right}")


def values_for(facts: TalkFacts, seat: int, sort: str) -> tuple[Offered, ...]:
    """The values that this seat may put in a field; "other" excludes the seat itself."""
    of_others = sort in ("other party", "seat or all") or (sort == "vote" and not facts.self_vote)
    allowed = values(facts, sort)
    return tuple([each for each in allowed if each != seat]) if of_others else allowed


def values(facts: TalkFacts, sort: str) -> tuple[Offered, ...]:
    """The values of a field, from public facts only."""
    if sort in FIXED:
        return FIXED[sort]
    return moving_values(
        facts.parties, facts.automa, facts.living, facts.map, facts.roles, facts.round, sort
    )


@lru_cache(maxsize=4096)
def moving_values(
    parties: int,
    automa: int,
    living: int,
    map: Map,
    roles: tuple[str, ...],
    round: int,
    sort: str,
) -> tuple[Offered, ...]:
    """The values of the sorts in MOVING; cached, since a table asks for them often."""
    everybody = tuple(range(parties))
    alive = members_of(living)
    rooms = tuple([PLACE_NAMES[room] for room in map.rooms])
    places = tuple([PLACE_NAMES[place] for place in members_of(map.places)])
    offered: dict[str, tuple[Offered, ...]] = {
        "party": everybody,
        "other party": everybody,
        "living party": alive,
        "vote": (*alive, "abstain", "open"),
        "seat or all": (*[party for party in everybody if party != automa], "all"),
        "party or room": (*everybody, *rooms),
        "party or place": (*everybody, *places),
        "role": roles,
        "past round": tuple(range(1, round + 1)),
        "coming round": tuple(range(max(1, round), ROUNDS + 1)),
        "round": tuple(range(1, ROUNDS + 1)),
        "place": places,
        "room": rooms,
    }
    return offered[sort]


@lru_cache(maxsize=4096)
def offered_to(
    parties: int,
    automa: int,
    living: int,
    map: Map,
    roles: tuple[str, ...],
    round: int,
    self_vote: bool,
    seat: int,
) -> dict[str, list[Offered]]:
    """AC-T4  The values a seat may use, by sort, as its view shows them; shared, never changed."""
    of_others = (
        ("other party", "seat or all") if self_vote else ("other party", "seat or all", "vote")
    )
    offered: dict[str, list[Offered]] = {}
    for sort in MOVING:
        allowed = moving_values(parties, automa, living, map, roles, round, sort)
        offered[sort] = [each for each in allowed if each != seat or sort not in of_others]
    return offered


def _check_text(value: Any) -> str:
    """AC-T23  Plain words, without anything that a client might interpret."""
    if not isinstance(value, str) or not 0 < len(value.strip()) <= LONGEST_TEXT:
        raise IllegalChoice(f"a text of {_size(value)}; expected 1 to {LONGEST_TEXT} characters")
    if not value.isprintable():
        raise IllegalChoice(f"the text {value!r}; expected one line of printable characters")
    return value.strip()


def _size(value: Any) -> str:
    return f"{len(value)} characters" if isinstance(value, str) else f"type {type(value).__name__}"


def _check_colours(where: str, value: Any) -> list[str]:
    """AC-T11  The colours of one row, in the order of the board."""
    names = [colour for colour in COLOURS if isinstance(value, list) and colour in value]
    if not isinstance(value, list) or len(names) != len(value) or not 0 < len(names) <= 3:
        raise IllegalChoice(
            f"{where} is {value!r}; expected a list of 1 to {MOST_COLOURS} of {', '.join(COLOURS)}"
        )
    return names


def _check_ground(facts: TalkFacts, seat: int, where: str, value: Any, ref: int) -> NestedFields:
    by = value.get("by") if isinstance(value, dict) else None
    if not isinstance(by, str) or by not in GROUNDS:
        raise IllegalChoice(
            f"{where} is {value!r}; expected {{'by': …}} with one of: {', '.join(GROUNDS)}"
        )
    if by == "contradiction" and ref == NO_REF:
        raise IllegalChoice(f"{where} is a contradiction; expected the ref of a claim")
    ground: NestedFields = {"by": by}
    for name in value:
        if name != "by" and name not in GROUNDS[by]:
            raise IllegalChoice(f"{where} has {name!r}; {by} takes {_listed(GROUNDS[by])}")
    for name, sort in GROUNDS[by].items():
        ground[name] = _check_plain(facts, seat, f"{where}.{name}", sort, value.get(name))
    return ground


def _check_statement(facts: TalkFacts, seat: int, value: Any) -> NestedFields | None:
    """AC-T17  An answer contains a statement; None means "no answer"."""
    if value is None:
        return None
    kind = value.get("kind") if isinstance(value, dict) else None
    if not isinstance(kind, str) or kind not in STATEMENTS:
        raise IllegalChoice(
            f"an answer with {value!r}; expected None or a claim of {', '.join(STATEMENTS)}"
        )
    fields = check_fields(facts, seat, kind, value.get("fields"), NO_REF)
    # A statement contains nothing deeper than a ground.
    return cast(NestedFields, {"kind": kind, "fields": fields})


def _check_counts(seen: ClaimFields) -> None:
    """AC-T7  A result and its counts must agree about the presence of a Dead card."""
    dead = seen.get("dead")
    if dead is not None and (dead == 0) != (seen["result"] == "alive"):
        right = "0" if seen["result"] == "alive" else "1 or more"
        raise IllegalChoice(f"seen.dead is {dead} with result {seen['result']}; expected {right}")


# ---------------------------------------------------------------- what it refers to

ANSWERS_TO: Final[dict[str, str]] = {"answer": "ask", "agree": "request", "refuse": "request"}
OPINIONS: Final = ("support", "doubt")
NEEDS_REF: Final = (*ANSWERS_TO, *OPINIONS, "retract")


def check_ref(facts: TalkFacts, seat: int, kind: str, claim: dict[str, Any]) -> int:
    """AC-T15, AC-T17 to AC-T19  The earlier claim that it may or must refer to."""
    ref = claim.get("ref")
    needed = kind in NEEDS_REF
    if ref is None and not needed:
        return NO_REF
    if not needed and kind not in ("accuse", "defend"):
        raise IllegalChoice(f"{kind} with ref {ref!r}; expected no ref")
    first = facts.said - len(facts.claims) + 1
    if not isinstance(ref, int) or isinstance(ref, bool) or not first <= ref <= facts.said:
        raise IllegalChoice(f"ref {ref!r}; claims so far are numbered {first} to {facts.said}")
    said = facts.claims[ref - first]
    if kind in ANSWERS_TO:
        _check_addressed(seat, kind, said)
    elif kind == "retract" and said.seat != seat:
        raise IllegalChoice(
            f"retract of claim {ref} by seat {said.seat}; only its speaker can retract it"
        )
    elif kind in OPINIONS and (said.seat == seat or not _states_something(said)):
        raise IllegalChoice(f"{kind} of claim {ref}; expected what another seat stated")
    return ref


def _check_addressed(seat: int, kind: str, said: Said) -> None:
    wanted = ANSWERS_TO[kind]
    if said.kind != wanted or said.seat == seat or said.fields["to"] not in ("all", seat):
        raise IllegalChoice(
            f"{kind} to claim {said.id} ({said.kind}); expected the {wanted} of another seat"
            " to this one or to all"
        )


def _states_something(said: Said) -> bool:
    if said.kind == "answer":
        return said.fields["claim"] is not None
    return said.kind in STATEMENTS
