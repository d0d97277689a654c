"""Views: what each viewer may know (AC-V), built from nothing.

One part is the same for all viewers, another is a seat's own. Redealing also needs the steps under
way, which no client is sent.
"""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import BOARD, MARKERS, PLACE_NAMES, ROLES
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES
from miskatonic.games.among_cultists.claims.talk import TalkView, role_set, view_talk
from miskatonic.games.among_cultists.claims.truth import truth_of
from miskatonic.games.among_cultists.rules.cards import FACES, PULSE_FACES, ROOM_FACES, has
from miskatonic.games.among_cultists.rules.claim_records import ClaimView, ContradictionView
from miskatonic.games.among_cultists.rules.ending import ENDINGS, TEAMS, UNDECIDED, who_decides
from miskatonic.games.among_cultists.rules.events import Ending, Phase, Team
from miskatonic.games.among_cultists.rules.night import knows_cultists, knows_who_started_dead
from miskatonic.games.among_cultists.rules.options import PlainOptions
from miskatonic.games.among_cultists.rules.state import (
    MOVEMENT,
    NIGHT,
    NO_EVENT,
    NOBODY,
    PHASES,
    PORTALS,
    AmongCultistsState,
    cards_left,
    cultists,
    deck_cards,
    encounter_cards,
    is_cultist,
    parties_in,
    pulse_cards,
    room_cards,
    started_dead,
)
from miskatonic.games.among_cultists.views.past import (
    ActView,
    first_round_told,
    told_acts,
    told_history,
)
from miskatonic.kernel.codec import Codec
from miskatonic.kernel.view import OwnView, SharedView, own_decision, view_result, waiting_for


class PartyView(TypedDict):
    """AC-V1, AC-V2  The public part of a party; only the Automa's route is public (AC-A11)."""

    character: int | None
    place: str
    ghost: bool
    shown_dead: bool
    revealed: str | None
    encounter_cards: int
    room_cards: int
    pulse: int
    route: int | None


class RoomView(TypedDict):
    """AC-V1, AC-V2  `unsafe` says whether the turned marker shows the unsafe-paths symbol."""

    books: int
    cards: int
    explored: bool
    completed: bool
    unsafe: bool | None
    blocked: bool


class MovementView(TypedDict):
    """The movement under way, or the last one."""

    start: str
    points: int
    shifted: bool


class PortalView(TypedDict):
    state: str
    deadline: int | None


class EffectsView(TypedDict):
    """Lasting effects: until a new event marker is drawn, or (infected) the end of a round."""

    secret_doors: bool
    morale: int
    silence: bool
    infected_until: int | None


class GuessView(TypedDict):
    """AC-F17, AC-F19  How the game would end, and who decides if the cultists disagree."""

    ending: Ending
    decider: int


class SecretsView(TypedDict):
    """AC-V4, AC-V6, AC-V7  The secrets of this seat; None for what it may not know.

    `deeds` in the view holds the rest of its memory.
    """

    role: str
    team: Team
    hand: dict[str, int]
    route: int
    cultists: list[int] | None
    started_dead: list[int] | None


class OpenView(TypedDict):
    """AC-F23  Everything that was hidden, once there is a result."""

    roles: list[str]
    routes: list[int]
    hands: list[dict[str, int]]
    pulses: list[dict[str, int]]
    death_rounds: list[int | None]
    decks: dict[str, dict[str, int]]
    unsafe: dict[str, int]
    draw_pile: dict[str, int]
    bag: dict[str, int]
    removed_events: list[str]
    truths: list[bool | None]


class AmongCultistsShared(SharedView):
    """The part of a view that is the same for all viewers.

    Parties are numbers: the seats, then the Automa. `seating` is clockwise. `role_set` lists pools,
    with one role of each in play. `contradictions` are between claims, or between a claim and
    public facts; they accuse no one. Claims and contradictions only grow, if the option `history`
    shows all of them.
    """

    rules: int
    parties: int
    automa: int | None
    options: PlainOptions
    role_set: list[list[str]]
    seating: list[int]
    round: int
    phase: Phase
    knife: int | None
    actor: int | None
    turns: int
    acted: list[int]
    refused: list[int]
    table: list[PartyView]
    rooms: dict[str, RoomView]
    shelf: dict[str, int]
    score: int
    target: int
    fishman: str | None
    outside: int
    power: bool
    vote_active: bool
    portal: PortalView
    clock: list[str | None]
    effects: EffectsView
    movement: MovementView
    votes_held: int
    votes: list[int | None] | None
    assassin_spent: bool
    unsafe: int
    draw_pile: int
    bag: int
    removed_events: int
    guess: GuessView | None
    claims: list[ClaimView]
    contradictions: list[ContradictionView]
    all: OpenView | None


class AmongCultistsOwn(OwnView):
    """The part of a view that belongs to a seat or (seat None) a spectator.

    `deeds` go as far back as the option `history` allows, this seat's own to the beginning.
    `answered` is this seat's sealed answer, if it has given one.
    """

    own: SecretsView | None
    deeds: list[ActView]
    talk: TalkView | None
    answered: int | None


class AmongCultistsView(AmongCultistsShared, AmongCultistsOwn):
    """The whole view of one viewer."""


class StepData(TypedDict):
    """A step as in saves (see codec.py): its class and its arguments."""

    o: str
    a: list[int | bool | dict[str, list[int]]]


class SpokenView(TypedDict):
    """AC-T27  The number of claims: in all, and by seat in a phase and in a discussion."""

    claims: int
    in_phase: list[int]
    in_vote: list[int]
    phase: int
    vote: int


class AmongCultistsRedeal(TypedDict):
    """The steps under way, the next one last, and the number of claims; all of it is public."""

    agenda: list[StepData]
    spoken: SpokenView


class AmongCultistsKnowledge(AmongCultistsView):
    """The view, and what redealing needs in addition."""

    redeal: AmongCultistsRedeal


def build_shared(g: AmongCultistsState, id: str, version: int) -> AmongCultistsShared:
    """AC-V1 to AC-V3, AC-V14  The public part; a finished game is public."""
    over = g.result is not None
    rules = g.rules
    played = rules.map
    first = first_round_told(g)
    return {
        "game": id,
        "rules": version,
        "seats": rules.seats,
        "parties": rules.parties,
        "automa": rules.automa if rules.has_automa else None,
        "options": rules.shown,
        "role_set": role_set(g),
        "seating": seating(g),
        "round": g.round,
        "phase": PHASES[g.phase],
        "knife": None if g.knife == NOBODY else g.knife,
        "actor": None if g.actor == NOBODY else g.actor,
        "turns": g.turns,
        "acted": parties_in(g.acted),
        "refused": parties_in(g.refused),
        "table": [_party(g, party) for party in range(rules.parties)],
        "rooms": {PLACE_NAMES[room]: _room(g, room) for room in played.rooms},
        "shelf": _shelf(g),
        "score": g.score,
        "target": g.target,
        "fishman": PLACE_NAMES[played.fishman] if g.fishman_in else None,
        "outside": len(parties_in(g.outside)),
        "power": g.power,
        "vote_active": g.vote_active,
        "portal": {"state": PORTALS[g.portal], "deadline": g.deadline if g.deadline else None},
        "clock": [None if each == NO_EVENT else MARKERS[each] for each in g.clock],
        "effects": _effects(g),
        "movement": {
            "start": PLACE_NAMES[g.start],
            "points": g.points,
            "shifted": g.shifted,
        },
        "votes_held": g.votes_held,
        "votes": _revealed_votes(g),
        "assassin_spent": g.assassin_spent,
        "unsafe": cards_left(g.unsafe),
        "draw_pile": cards_left(g.draw_pile),
        "bag": cards_left(g.bag),
        "removed_events": len(g.removed_events),
        "guess": _guess(g),
        "claims": [said.view for said in g.claims if said.round >= first],
        "contradictions": [each.view for each in g.contradictions if each.since >= first],
        "waiting": waiting_for(g),
        "commitment": g.commitment,
        "seed": g.rng.seed.hex() if over else None,
        "result": view_result(g),
        "all": _open(g) if over else None,
    }  # fmt: skip


def build_own(g: AmongCultistsState, seat: int | None, since: int) -> AmongCultistsOwn:
    """AC-V4 to AC-V9  The viewer's own part, including its memory."""
    return {
        "seat": seat,
        "own": None if seat is None or g.phase < NIGHT else _secrets(g, seat),
        "deeds": told_acts(g, seat),
        "talk": None if seat is None else view_talk(g, seat),
        "decision": own_decision(g, seat),
        "answered": _answered(g, seat),
        "history": told_history(g, seat, since),
    }


def build_redeal(g: AmongCultistsState, codec: Codec) -> AmongCultistsRedeal:
    """AC-V11  The steps under way. The step that asks comes last; it will ask again."""
    steps = list(g.agenda)
    if g.asked:
        steps.append(g.asked[0].step)
    spoken: SpokenView = {
        "claims": g.claims_made,
        "in_phase": list(g.said_in_phase),
        "in_vote": list(g.said_in_vote),
        "phase": g.phase_of_talk,
        "vote": g.vote_of_talk,
    }
    return {"agenda": codec.to_plain(steps), "spoken": spoken}


def seating(g: AmongCultistsState) -> list[int]:
    """AC-A2  All parties clockwise from seat 0; the Automa is seated when the knife is given."""
    if not g.left:
        return list(range(g.rules.seats))
    parties = [0]
    while len(parties) < g.rules.parties:
        parties.append(g.left[parties[-1]])
    return parties


def _party(g: AmongCultistsState, party: i64) -> PartyView:
    return {
        "character": g.character[party] if g.character and g.character[party] >= 0 else None,
        "place": PLACE_NAMES[g.place[party]],
        "ghost": has(g.ghosts, party),
        "shown_dead": has(g.shown_dead, party),
        "revealed": ROLES[g.role[party]] if has(g.revealed, party) else None,
        "encounter_cards": encounter_cards(g, party),
        "room_cards": room_cards(g, party),
        "pulse": pulse_cards(g, party),
        "route": g.route[party] if party == g.rules.automa and g.phase >= MOVEMENT else None,
    }


def _room(g: AmongCultistsState, room: i64) -> RoomView:
    explored = has(g.explored, room)
    return {
        "books": g.books[room],
        "cards": deck_cards(g, room),
        "explored": explored,
        "completed": has(g.completed, room),
        "unsafe": has(g.symbols, room) if explored else None,
        "blocked": has(g.blocked, room),
    }


def _shelf(g: AmongCultistsState) -> dict[str, int]:
    needed = g.rules.map.books_of_row
    return {row.name: g.shelf[at] for at, row in enumerate(BOARD.rows) if needed[at]}


def _effects(g: AmongCultistsState) -> EffectsView:
    return {
        "secret_doors": g.doors_open,
        "morale": g.morale,
        "silence": g.silence,
        "infected_until": g.infected_until if g.infected_until else None,
    }


def _revealed_votes(g: AmongCultistsState) -> list[int | None] | None:
    """AC-J7  The votes on the table while the knife holder may still change its own."""
    if not g.asked or g.asked[0].prompt != "change-vote":
        return None
    return [g.answers[seat] for seat in range(g.rules.seats)]


def _guess(g: AmongCultistsState) -> GuessView | None:
    if g.winner == UNDECIDED or g.result is not None:
        return None
    return {"ending": ENDINGS[g.ending], "decider": who_decides(g)}


def _answered(g: AmongCultistsState, seat: int | None) -> int | None:
    """AC-V5  This seat's sealed answer, while others still have to answer."""
    for answer in g.sealed:
        if answer.decision.seat == seat:
            return answer.choice
    return None


def _secrets(g: AmongCultistsState, seat: i64) -> SecretsView:
    return {
        "role": ROLES[g.role[seat]],
        "team": TEAMS[1] if is_cultist(g, seat) else TEAMS[0],
        "hand": _faces(g.hand, seat * FACES, 0, FACES),
        "route": g.route[seat],
        "cultists": parties_in(cultists(g)) if knows_cultists(g, seat) else None,
        "started_dead": parties_in(started_dead(g)) if knows_who_started_dead(g, seat) else None,
    }


def _faces(piles: vec[i64], first: i64, face: i64, faces: i64) -> dict[str, int]:
    return {CARD_NAMES[face + at]: piles[first + at] for at in range(faces)}


def _open(g: AmongCultistsState) -> OpenView:
    """AC-F23  Everything that was hidden, once there is a result."""
    parties = range(g.rules.parties)
    return {
        "roles": [ROLES[role] for role in g.role],
        "routes": list(g.route),
        "hands": [_faces(g.hand, party * FACES, 0, FACES) for party in parties],
        "pulses": [_faces(g.pulse, party * PULSE_FACES, 0, PULSE_FACES) for party in parties],
        "death_rounds": [None if died < 0 else died for died in g.died],
        "decks": {
            PLACE_NAMES[room]: _faces(g.deck, room * ROOM_FACES, 2, ROOM_FACES)
            for room in g.rules.map.rooms
        },
        "unsafe": _faces(g.unsafe, 0, 2, ROOM_FACES),
        "draw_pile": _faces(g.draw_pile, 0, 2, ROOM_FACES),
        "bag": {MARKERS[event]: count for event, count in enumerate(g.bag) if count},
        "removed_events": [MARKERS[event] for event in g.removed_events],
        "truths": [truth_of(g, said) for said in g.claims],
    }
