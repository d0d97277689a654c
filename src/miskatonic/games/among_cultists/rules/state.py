"""The state of a table of Among Cultists.

Cards of a kind are interchangeable, so hands, decks and piles are counts by face. An order that
no one knows is decided card by card, when it is needed. Sets of parties, rooms and places are
masks. Steps on the agenda hold public facts only.
"""

from typing import ClassVar, Final, final, get_args

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from miskatonic.games.among_cultists.board.board import COLOUR_OF, ROOMS
from miskatonic.games.among_cultists.rules.cards import (
    CULTIST,
    FACES,
    PULSE_FACES,
    ROOM_FACES,
    SUCCESS,
    SUPER_GHOST,
    bit,
    has,
)
from miskatonic.games.among_cultists.rules.claim_records import Contradiction, Said
from miskatonic.games.among_cultists.rules.events import Phase
from miskatonic.games.among_cultists.rules.options import Rules
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import State

NOBODY: Final[i64] = -1
NOT_DEAD: Final[i64] = -1
NO_EVENT: Final[i64] = -1

SETTING_UP: Final[i64] = 0
NIGHT: Final[i64] = 1
MOVEMENT: Final[i64] = 2
EVENT: Final[i64] = 3
ACTION: Final[i64] = 4
CLEANUP: Final[i64] = 5
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

NO_PORTAL: Final[i64] = 0
PORTAL_OPEN: Final[i64] = 1
PORTAL_CLOSED: Final[i64] = 2
PORTAL_STAYS: Final[i64] = 3
PORTALS: Final = ("none", "open", "closed", "stays")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AmongCultistsState(State):
    """Seats are 0 to seats-1, clockwise; the Automa is the party after them.

    hand, pulse and deck hold counts: hand[party * 5 + face], pulse[party * 2 + face],
    deck[room * 3 + face - 2]; draw_pile and unsafe by room face, bag by event, shelf by row.
    `answers` holds what was sealed, by seat, while a simultaneous question is resolved.
    """

    tuples: ClassVar[tuple[str, ...]] = ("acts",)

    def __init__(
        self,
        rules: Rules,
        rng: Rng,
        twin: State | None,
        *,
        hand: vec[i64],
        pulse: vec[i64],
        place: vec[i64],
        died: vec[i64],
        deck: vec[i64],
        books: vec[i64],
        shelf: vec[i64],
        draw_pile: vec[i64],
        unsafe: vec[i64],
        bag: vec[i64],
        answers: vec[i64],
    ) -> None:
        super().__init__(rng, twin)
        self.rules = rules
        self.hand = hand
        self.pulse = pulse
        self.place = place
        self.died = died
        self.deck = deck
        self.books = books
        self.shelf = shelf
        self.draw_pile = draw_pile
        self.unsafe = unsafe
        self.bag = bag
        self.answers = answers
        self.acts = vec[i64]()
        # Never changed in place: copies share them.
        self.role: tuple[int, ...] = ()
        self.route: tuple[int, ...] = ()
        self.character: tuple[int, ...] = ()
        self.left: tuple[int, ...] = ()
        self.clock: tuple[int, ...] = ()
        self.removed_events: tuple[int, ...] = ()
        # Talk (AC-T). Claims and contradictions only grow; see contradictions.py for the rest.
        self.claims: tuple[Said, ...] = ()
        self.contradictions: tuple[Contradiction, ...] = ()
        self.matters: dict[str, tuple[int, ...]] = {}
        self.unsettled: tuple[int, ...] = ()
        # AC-T27  Claims by seat in a phase and in a discussion, and which phase and which vote.
        self.said_in_phase: tuple[int, ...] = ()
        self.said_in_vote: tuple[int, ...] = ()
        self.phase_of_talk: i64 = 0
        self.vote_of_talk: i64 = 0
        self.claims_made: i64 = 0
        # The next cards and markers, where a position was set up with an order.
        self.draw_order: tuple[int, ...] = ()
        self.bag_order: tuple[int, ...] = ()
        # Parties.
        self.ghosts: i64 = 0
        self.shown_dead: i64 = 0
        self.revealed: i64 = 0
        self.last_cultist_out: i64 = NOBODY
        self.assassin_spent = False
        # The round.
        self.round: i64 = 0
        self.phase: i64 = SETTING_UP
        self.knife: i64 = NOBODY
        self.actor: i64 = NOBODY
        self.turns: i64 = 0
        self.acted: i64 = 0
        self.refused: i64 = 0
        self.votes_held: i64 = 0
        # A movement under way.
        self.start: i64 = 0
        self.points: i64 = 0
        self.shifted = False
        # The board.
        self.score: i64 = 0
        self.target: i64 = 0
        self.explored: i64 = 0
        self.completed: i64 = 0
        self.symbols: i64 = 0
        self.plain_left: i64 = 0
        self.symbols_left: i64 = 0
        self.blocked: i64 = 0
        self.outside: i64 = 0
        self.fishman_in = False
        self.power = True
        self.vote_active = True
        self.portal: i64 = NO_PORTAL
        self.deadline: i64 = 0
        self.doors_open = False
        self.morale: i64 = 0
        self.silence = False
        self.infected_until: i64 = 0
        # Where the last rounds begin in the log, for the option `history`.
        self.round_mark: i64 = 0
        self.last_round_mark: i64 = 0
        # The end.
        self.winner: i64 = 0
        self.ending: i64 = 0

    def clone(self) -> "AmongCultistsState":
        new = AmongCultistsState(
            rules=self.rules,
            rng=self.rng.clone(),
            twin=self,
            hand=self.hand[:],
            pulse=self.pulse[:],
            place=self.place[:],
            died=self.died[:],
            deck=self.deck[:],
            books=self.books[:],
            shelf=self.shelf[:],
            draw_pile=self.draw_pile[:],
            unsafe=self.unsafe[:],
            bag=self.bag[:],
            answers=self.answers[:],
        )
        new.role = self.role
        new.route = self.route
        new.character = self.character
        new.left = self.left
        new.clock = self.clock
        new.removed_events = self.removed_events
        new.acts = self.acts[:]
        new.claims = self.claims
        new.contradictions = self.contradictions
        new.matters = self.matters
        new.unsettled = self.unsettled
        new.said_in_phase = self.said_in_phase
        new.said_in_vote = self.said_in_vote
        new.phase_of_talk = self.phase_of_talk
        new.vote_of_talk = self.vote_of_talk
        new.claims_made = self.claims_made
        new.draw_order = self.draw_order
        new.bag_order = self.bag_order
        new.ghosts = self.ghosts
        new.shown_dead = self.shown_dead
        new.revealed = self.revealed
        new.last_cultist_out = self.last_cultist_out
        new.assassin_spent = self.assassin_spent
        new.round = self.round
        new.phase = self.phase
        new.knife = self.knife
        new.actor = self.actor
        new.turns = self.turns
        new.acted = self.acted
        new.refused = self.refused
        new.votes_held = self.votes_held
        new.start = self.start
        new.points = self.points
        new.shifted = self.shifted
        new.score = self.score
        new.target = self.target
        new.explored = self.explored
        new.completed = self.completed
        new.symbols = self.symbols
        new.plain_left = self.plain_left
        new.symbols_left = self.symbols_left
        new.blocked = self.blocked
        new.outside = self.outside
        new.fishman_in = self.fishman_in
        new.power = self.power
        new.vote_active = self.vote_active
        new.portal = self.portal
        new.deadline = self.deadline
        new.doors_open = self.doors_open
        new.morale = self.morale
        new.silence = self.silence
        new.infected_until = self.infected_until
        new.round_mark = self.round_mark
        new.last_round_mark = self.last_round_mark
        new.winner = self.winner
        new.ending = self.ending
        return new


# ---------------------------------------------------------------- parties


def is_ghost(g: AmongCultistsState, party: i64) -> bool:
    return has(g.ghosts, party)


def living(g: AmongCultistsState) -> i64:
    """AC-D3  The parties whose death is not confirmed."""
    return g.rules.everybody & ~g.ghosts


def is_cultist(g: AmongCultistsState, party: i64) -> bool:
    return g.role[party] == CULTIST


def ability(g: AmongCultistsState, party: i64) -> i64:
    """AC-A9  The role whose text applies; the Automa has no ability."""
    return NOBODY if party == g.rules.automa else g.role[party]


def cultists(g: AmongCultistsState) -> i64:
    mask: i64 = 0
    party: i64 = 0
    while party < g.rules.parties:
        if g.role[party] == CULTIST:
            mask |= bit(party)
        party += 1
    return mask


def is_super_ghost(g: AmongCultistsState, party: i64) -> bool:
    """AC-X7  A ghost that does room actions like the living; its marker is revealed."""
    return has(g.ghosts & g.revealed, party) and g.role[party] == SUPER_GHOST


def can_use_knife(g: AmongCultistsState) -> bool:
    """AC-L2, AC-A26  Only a living seat can use the knife."""
    return g.knife != g.rules.automa and not has(g.ghosts, g.knife)


def started_dead(g: AmongCultistsState) -> i64:
    """AC-D13  Deaths during set-up count for round 0."""
    mask: i64 = 0
    party: i64 = 0
    while party < g.rules.parties:
        if g.died[party] == 0:
            mask |= bit(party)
        party += 1
    return mask


def parties_in(mask: i64) -> list[int]:
    return [party for party in range(8) if mask >> party & 1]


# ---------------------------------------------------------------- places


def is_room(place: i64) -> bool:
    return place < ROOMS


def one_place(g: AmongCultistsState, place: i64) -> i64:
    """AC-Y5  The places that count as this one: all of its colour while secret doors are open."""
    if g.doors_open and place < ROOMS:
        return g.rules.map.of_colour[COLOUR_OF[place]]
    return bit(place)


def standing_in(g: AmongCultistsState, places: i64) -> i64:
    """The parties, ghosts included, in any of these places."""
    mask: i64 = 0
    party: i64 = 0
    while party < g.rules.parties:
        at: i64 = g.place[party]
        if (places >> at) & 1:
            mask |= bit(party)
        party += 1
    return mask


# ---------------------------------------------------------------- cards


def encounter_cards(g: AmongCultistsState, party: i64) -> i64:
    first = party * FACES
    return g.hand[first] + g.hand[first + 1]


def room_cards(g: AmongCultistsState, party: i64) -> i64:
    first = party * FACES + SUCCESS
    return g.hand[first] + g.hand[first + 1] + g.hand[first + 2]


def held_encounter_faces(g: AmongCultistsState, party: i64) -> i64:
    first = party * FACES
    faces: i64 = 0
    if g.hand[first] > 0:
        faces |= 1
    if g.hand[first + 1] > 0:
        faces |= 2
    return faces


def held_room_faces(g: AmongCultistsState, party: i64) -> i64:
    first = party * FACES + SUCCESS
    faces: i64 = 0
    if g.hand[first] > 0:
        faces |= 1
    if g.hand[first + 1] > 0:
        faces |= 2
    if g.hand[first + 2] > 0:
        faces |= 4
    return faces


def pulse_cards(g: AmongCultistsState, party: i64) -> i64:
    first = party * PULSE_FACES
    return g.pulse[first] + g.pulse[first + 1]


def deck_cards(g: AmongCultistsState, room: i64) -> i64:
    first = room * ROOM_FACES
    return g.deck[first] + g.deck[first + 1] + g.deck[first + 2]


def cards_left(pile: vec[i64]) -> i64:
    total: i64 = 0
    for count in pile:
        total += count
    return total


def pick(rng: Rng, piles: vec[i64], first: i64, faces: i64) -> i64:
    """A face drawn at random from the counts piles[first : first + faces], which don't change."""
    total: i64 = 0
    at = first
    while at < first + faces:
        total += piles[at]
        at += 1
    drawn = rng.below(total)
    at = first
    while drawn >= piles[at]:
        drawn -= piles[at]
        at += 1
    return at - first


def lay(piles: vec[i64], first: i64, counts: list[int]) -> None:
    """Replace the counts from piles[first] on."""
    at: i64 = first
    for count in counts:
        piles[at] = count
        at += 1


def draw_card(g: AmongCultistsState) -> i64:
    """The top card of the draw pile, which must not be empty, as a face."""
    if g.draw_order:
        face: i64 = g.draw_order[0]
        g.draw_order = g.draw_order[1:]
    else:
        face = SUCCESS + pick(g.rng, g.draw_pile, 0, ROOM_FACES)
    g.draw_pile[face - SUCCESS] -= 1
    return face
