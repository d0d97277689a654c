"""A position set up by hand, by names: for tests, puzzles and lessons.

    game.arrange(Arrangement(5, roles=["cultist", "investigator", ...], places={0: "LB"}))

Whatever is not said is as after the night of a game of this size, with these exceptions, so that a
position says all that matters: roles are Investigators but for the last seats, who are Cultists;
party 0 has the knife, and the Automa sits right of whoever has it; party n has route n; every pulse
deck begins with an Alive card (with 7 parties empty), every room deck with a Success; and the first
seats have the first characters.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from miskatonic.errors import BadOptions
from miskatonic.games.among_cultists.rules.board import (
    BOOKS_OF,
    EXPLORED_AT,
    MARKER_ROOMS,
    MARKERS,
    PLACE_NAMES,
    ROLES,
    ROUNDS,
    ROW_OF,
    VP_OF_ROW,
)
from miskatonic.games.among_cultists.rules.board_types import CARD_NAMES
from miskatonic.games.among_cultists.rules.cards import (
    CULTIST,
    DEAD,
    FACES,
    INVESTIGATOR,
    PULSE_FACES,
    ROOM_FACES,
    SUCCESS,
    bit,
    has,
)
from miskatonic.games.among_cultists.rules.ending import JUDGEMENT
from miskatonic.games.among_cultists.rules.event_phase import EVENT_PHASE
from miskatonic.games.among_cultists.rules.night import has_bottom_cards
from miskatonic.games.among_cultists.rules.options import Rules
from miskatonic.games.among_cultists.rules.rounds import (
    ACTION_PHASE,
    CLEAN_UP,
    MOVEMENT_PHASE,
    NEXT_TO_ACT,
    NEXT_TO_MOVE,
    tell_round,
)
from miskatonic.games.among_cultists.rules.setup import empty_table, hand_of, neighbours
from miskatonic.games.among_cultists.rules.state import (
    ACTION,
    MOVEMENT,
    NO_EVENT,
    NO_PORTAL,
    PHASES,
    PORTALS,
    AmongCultistsState,
    deck_cards,
)
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.rng import Rng, commitment, seed_bytes
from miskatonic.kernel.state import push, run, then

Counts = Mapping[str, int]


class Arrangement:
    """All that may be said of a position. Parties are numbers, the Automa the last.

    hands       cards in hand by party, as counts: {0: {"dead": 1, "success": 2}}; exactly these
    pulses      pulse decks by party, as counts
    died        rounds in which parties with a Dead card or ghosts died (otherwise the one before)
    ghosts      parties that are ghosts; those with a Dead card have it open
    revealed    parties whose marker is open
    decks       room decks: {"LB": ["success", "failure"]}
    books       books left in rooms; all others are on the shelf, full rows have scored
    explored    rooms besides those with three cards, or with books on the shelf
    draw        the draw pile from the top down; the whole pile
    bag         the event markers in the order in which they will be drawn; the whole bag
    unsafe      the cards of the unsafe deck
    outside     rooms of the cultist markers still outside; blocked: those lying in their rooms
    unsafe_marker   whether the room markers turned from now on show the symbol; None: as dealt
    portal      "open", "closed" or "stays"; deadline: its round
    clock       the events of the rounds before, None where there was none
    phase       "movement", "event", "action" or "cleanup"; actor: whose turn it is in it
    acted       parties that have acted besides those before the actor
    """

    def __init__(
        self,
        seats: int,
        *,
        options: Mapping[str, object] | None = None,
        roles: Sequence[str] | None = None,
        routes: Mapping[int, int] | None = None,
        hands: Mapping[int, Counts] | None = None,
        pulses: Mapping[int, Counts] | None = None,
        died: Mapping[int, int] | None = None,
        ghosts: Iterable[int] = (),
        revealed: Iterable[int] = (),
        places: Mapping[int, str] | None = None,
        decks: Mapping[str, Sequence[str]] | None = None,
        books: Mapping[str, int] | None = None,
        explored: Iterable[str] = (),
        draw: Sequence[str] | None = None,
        bag: Sequence[str] | None = None,
        unsafe: Sequence[str] | None = None,
        outside: Iterable[str] | None = None,
        blocked: Iterable[str] = (),
        unsafe_marker: bool | None = None,
        fishman: bool = False,
        power: bool = True,
        vote_active: bool = True,
        portal: str = "none",
        deadline: int | None = None,
        secret_doors: bool = False,
        morale: int = 0,
        silence: bool = False,
        infected_until: int = 0,
        clock: Sequence[str | None] | None = None,
        target: int | None = None,
        score: int | None = None,
        round: int = 1,
        phase: str = "movement",
        knife: int = 0,
        actor: int | None = None,
        acted: Iterable[int] = (),
        seed: object = 0,
    ) -> None:
        self.seats: Final = seats
        self.options: Final = options or {}
        self.roles: Final = roles
        self.routes: Final = routes or {}
        self.hands: Final = hands or {}
        self.pulses: Final = pulses or {}
        self.died: Final = died or {}
        self.ghosts: Final = tuple(ghosts)
        self.revealed: Final = tuple(revealed)
        self.places: Final = places or {}
        self.decks: Final = decks or {}
        self.books: Final = books or {}
        self.explored: Final = tuple(explored)
        self.draw: Final = draw
        self.bag: Final = bag
        self.unsafe: Final = unsafe
        self.outside: Final = None if outside is None else tuple(outside)
        self.blocked: Final = tuple(blocked)
        self.unsafe_marker: Final = unsafe_marker
        self.fishman: Final = fishman
        self.power: Final = power
        self.vote_active: Final = vote_active
        self.portal: Final = portal
        self.deadline: Final = deadline
        self.secret_doors: Final = secret_doors
        self.morale: Final = morale
        self.silence: Final = silence
        self.infected_until: Final = infected_until
        self.clock: Final = clock
        self.target: Final = target
        self.score: Final = score
        self.round: Final = round
        self.phase: Final = phase
        self.knife: Final = knife
        self.actor: Final = actor
        self.acted: Final = tuple(acted)
        self.seed: Final = seed


def arrange(position: Arrangement, values: OptionValues) -> AmongCultistsState:
    """The position at its first question."""
    rules = rules_of(position, values)
    secret = seed_bytes(position.seed)
    g = empty_table(rules, Rng(secret))
    g.commitment = commitment(secret)
    seat_parties(g, position)
    deal_cards(g, position)
    lay_out_board(g, position)
    stack_piles(g, position)
    start_phase(g, position)
    run(g)
    return g


def rules_of(position: Arrangement, values: OptionValues) -> Rules:
    """The special roles at the table are its public set; their loyalty need not be balanced."""
    special = tuple([name for name in position.roles or () if name not in ROLES[:2]])
    chosen = dict(values)
    chosen["roles"] = special or None
    if special:
        chosen["level"] = "expert"
        chosen["unsafe_paths"] = position.options.get("unsafe_paths", True) is True
    return Rules(position.seats, chosen)


# ---------------------------------------------------------------- parties


def seat_parties(g: AmongCultistsState, position: Arrangement) -> None:
    rules = g.rules
    parties = rules.parties
    g.role = roles_of(g, position)
    g.route = tuple([position.routes.get(party, party) for party in range(parties)])
    g.character = tuple(range(parties))
    g.knife = _party(g, position.knife)
    seating = list(range(rules.seats))
    if rules.has_automa:
        beside = rules.seat("automa_seat")
        first = min(position.knife, int(rules.seats) - 1) if beside is None else beside
        seating.insert(first, int(rules.automa))
    g.left = neighbours(seating)
    for party in position.ghosts:
        g.ghosts |= bit(_party(g, party))
    for party in position.revealed:
        g.revealed |= bit(_party(g, party))
    for party, name in position.places.items():
        g.place[_party(g, party)] = _place(g, name)


def roles_of(g: AmongCultistsState, position: Arrangement) -> tuple[int, ...]:
    rules = g.rules
    cult = rules.figures.cultists
    if position.roles is None:
        seats = [int(INVESTIGATOR)] * (rules.seats - cult) + [int(CULTIST)] * cult
        return (*seats, int(INVESTIGATOR)) if rules.has_automa else tuple(seats)
    if len(position.roles) != rules.parties:
        raise BadOptions(f"{len(position.roles)} roles; there are {rules.parties} parties")
    roles = tuple([_index(ROLES, name, "role") for name in position.roles])
    count = roles.count(int(CULTIST))
    if count != cult:
        raise BadOptions(f"{count} cultists; with {rules.parties} parties there are {cult}")
    return roles


def deal_cards(g: AmongCultistsState, position: Arrangement) -> None:
    """Hands and pulse decks, and the rounds of the deaths that follow from them."""
    for party in range(g.rules.parties):
        hand = hand_of(g.rules.figures, g.role[party])
        if party in position.hands:
            hand = _counts(position.hands[party], 0, FACES)
        g.hand[party * FACES : (party + 1) * FACES] = hand
        pulse = [1 if has_bottom_cards(g.rules) else 0, 0]
        if party in position.pulses:
            pulse = _counts(position.pulses[party], 0, PULSE_FACES)
        g.pulse[party * PULSE_FACES : (party + 1) * PULSE_FACES] = pulse
        if pulse[DEAD] or has(g.ghosts, party):
            g.died[party] = position.died.get(party, position.round - 1)
        if pulse[DEAD] and has(g.ghosts, party):
            g.shown_dead |= bit(party)


# ---------------------------------------------------------------- the board


def lay_out_board(g: AmongCultistsState, position: Arrangement) -> None:
    for room in g.rules.map.rooms:
        cards = position.decks.get(PLACE_NAMES[room], ("success",))
        for name in cards:
            g.deck[room * ROOM_FACES + _room_card(name)] += 1
        left = position.books.get(PLACE_NAMES[room], BOOKS_OF[room])
        g.books[room] = left
        g.shelf[ROW_OF[room]] += BOOKS_OF[room] - left
        if left == 0:
            g.completed |= bit(room)
            g.deck[room * ROOM_FACES : (room + 1) * ROOM_FACES] = [0, 0, 0]
        if deck_cards(g, room) >= EXPLORED_AT or left < BOOKS_OF[room]:
            g.explored |= bit(room)
    for name in (*position.decks, *position.books, *position.explored):
        if not has(g.rules.map.room_mask, _place(g, name)):
            raise BadOptions(f"{name!r} is no room")
    for name in position.explored:
        g.explored |= bit(_place(g, name))
    for row, books in enumerate(g.shelf):
        if books and books == g.rules.map.books_of_row[row]:
            g.score += VP_OF_ROW[row]
    g.score = g.score if position.score is None else position.score
    g.target = g.target if position.target is None else position.target
    set_markers(g, position)


def set_markers(g: AmongCultistsState, position: Arrangement) -> None:
    """Whatever lies on the board besides cards and books."""
    for room in g.rules.map.rooms:
        if has(g.explored, room):
            g.plain_left -= 1
    if g.plain_left < 0:
        g.symbols_left += g.plain_left
        g.plain_left = 0
    if position.unsafe_marker is not None:
        left = g.plain_left + g.symbols_left
        g.symbols_left = left if position.unsafe_marker else 0
        g.plain_left = left - g.symbols_left
    for name in position.blocked:
        g.blocked |= bit(MARKER_ROOMS[_marker(name)])
        g.outside &= ~bit(_marker(name))
    if position.outside is not None:
        g.outside = 0
        for name in position.outside:
            g.outside |= bit(_marker(name))
    g.fishman_in = position.fishman
    g.power = position.power
    g.vote_active = position.vote_active
    g.portal = _index(PORTALS, position.portal, "portal")
    if g.portal != NO_PORTAL:
        g.deadline = position.round if position.deadline is None else position.deadline
    g.doors_open = position.secret_doors
    g.morale = position.morale
    g.silence = position.silence
    g.infected_until = position.infected_until


def stack_piles(g: AmongCultistsState, position: Arrangement) -> None:
    """Draw pile and bag in the order given; the unsafe deck is shuffled anyhow."""
    if position.draw is not None:
        g.draw_order = tuple([int(SUCCESS) + _room_card(name) for name in position.draw])
        g.draw_pile = [g.draw_order.count(int(SUCCESS) + face) for face in range(ROOM_FACES)]
    if position.bag is not None:
        g.bag_order = tuple([_index(MARKERS, name, "event") for name in position.bag])
        g.bag = [g.bag_order.count(event) for event in range(len(MARKERS))]
    if position.unsafe is not None:
        g.unsafe = [0, 0, 0]
        for name in position.unsafe:
            g.unsafe[_room_card(name)] += 1


# ---------------------------------------------------------------- the round


def start_phase(g: AmongCultistsState, position: Arrangement) -> None:
    """The rest of the round from the actor's turn on; the judgement waits below all else."""
    if not 1 <= position.round <= ROUNDS:
        raise BadOptions(f"round {position.round}; rounds go from 1 to {ROUNDS}")
    g.round = position.round
    clock = [None] * (position.round - 1) if position.clock is None else list(position.clock)
    if len(clock) != position.round - 1:
        raise BadOptions(f"{len(clock)} events on the clock; round {position.round} has had fewer")
    g.clock = tuple([int(NO_EVENT) if e is None else _index(MARKERS, e, "event") for e in clock])
    tell_round(g)
    for party in position.acted:
        g.acted |= bit(_party(g, party))
    push(g, JUDGEMENT)
    phase = _index(PHASES, position.phase, "phase")
    if phase < MOVEMENT:
        right = ", ".join(PHASES[MOVEMENT:])
        raise BadOptions(f"phase {position.phase!r}; it takes one of {right}")
    phases = (MOVEMENT_PHASE, EVENT_PHASE, ACTION_PHASE, CLEAN_UP)
    if position.actor is None:
        then(g, *phases[phase - MOVEMENT :])
        return
    then(g, *phases[phase - MOVEMENT + 1 :])
    begin_turn_of(g, _party(g, position.actor), phase)


def begin_turn_of(g: AmongCultistsState, actor: i64, phase: i64) -> None:
    """Those before the actor have had their turn."""
    if phase not in (MOVEMENT, ACTION):
        raise BadOptions(f"actor {actor} in the phase {PHASES[phase]}; only in movement and action")
    g.phase = phase
    g.turns = g.rules.parties
    party = g.knife
    while party != actor:
        g.acted |= bit(party)
        g.actor = party
        g.turns -= 1
        party = g.left[party]
    push(g, NEXT_TO_MOVE if phase == MOVEMENT else NEXT_TO_ACT)


# ---------------------------------------------------------------- names


def _index(names: Sequence[str], name: str, what: str) -> int:
    if name not in names:
        raise BadOptions(f"no {what} is named {name!r}; there are {', '.join(names)}")
    return names.index(name)


def _room_card(name: str) -> int:
    """0 to 2 for the three faces of a room card."""
    return _index(CARD_NAMES[SUCCESS:], name, "room card")


def _counts(given: Counts, first: i64, faces: i64) -> list[int]:
    counted = [0] * faces
    for name, count in given.items():
        counted[_index(CARD_NAMES[first : first + faces], name, "card")] = count
    return counted


def _party(g: AmongCultistsState, party: int) -> int:
    if not 0 <= party < g.rules.parties:
        raise BadOptions(f"party {party}; there are the parties 0 to {g.rules.parties - 1}")
    return party


def _place(g: AmongCultistsState, name: str) -> int:
    place = _index(PLACE_NAMES, name, "place")
    if not has(g.rules.map.places, place):
        raise BadOptions(f"{name!r} is not on the {g.rules.map.name} map")
    return place


def _marker(name: str) -> int:
    """The cultist marker that shows this room."""
    rooms = [PLACE_NAMES[room] for room in MARKER_ROOMS]
    return _index(rooms, name, "cultist marker's room")
