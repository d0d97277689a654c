"""A viewer's knowledge as a row of numbers (AC-V): the columns, and how they are written.

Parties, rooms, places, roles and events keep their numbers. For parties that are not at the table,
and for things that the viewer doesn't know, codes are -1 and other columns 0.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from miskatonic.games.among_cultists.board.board import (
    BOARD,
    MARKERS,
    PLACE_NAMES,
    PLACES,
    ROLES,
    ROOMS,
    ROUNDS,
    ROWS,
)
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES
from miskatonic.games.among_cultists.rules.acts import DREW, GAVE, PUT, SAW
from miskatonic.games.among_cultists.rules.cards import (
    CULTIST,
    DEAD,
    FACES,
    PULSE_FACES,
    ROOM_FACES,
    SEER,
    SUCCESS,
    has,
)
from miskatonic.games.among_cultists.rules.choices import MOST_PARTIES, VOTE
from miskatonic.games.among_cultists.rules.ending import UNDECIDED
from miskatonic.games.among_cultists.rules.night import knows_who_started_dead
from miskatonic.games.among_cultists.rules.state import (
    NIGHT,
    NO_EVENT,
    PHASES,
    PORTALS,
    AmongCultistsState,
    cards_left,
)
from miskatonic.games.among_cultists.views.past import first_round_told
from miskatonic.kernel.observation import (
    NONE,
    SPECTATOR,
    Column,
    code,
    codes,
    count,
    counts,
    flag,
    flags,
    put_flags,
    put_numbers,
    put_same,
)

MOST_CARDS: Final = 99
MOST_POINTS: Final = 999
EVENTS: Final[i64] = len(MARKERS)

PARTY: Final = "party"
ROOM: Final = "room"
CONDITIONS: Final = "1 ghost, 2 found dead, 4 has acted this round, 8 has refused to help"
STATES: Final = "1 explored, 2 unsafe paths, 4 completed, 8 blocked"
# The others' teams, as known to cultists and the Seer.
NO_CULTIST: Final[i64] = len(ROLES)
ROOM_ORDER: Final = ", ".join(PLACE_NAMES[: int(ROOMS)])


def _named(names: tuple[str, ...]) -> str:
    return ", ".join([f"{number} {name}" for number, name in enumerate(names)])


COLUMNS: Final[tuple[Column, ...]] = (
    # The table.
    count("parties", MOST_PARTIES, "number of parties: the seats, then the Automa"),
    code("automa", MOST_PARTIES, "the Automa's number"),
    flags("role_set", len(ROLES), "role", f"may be in play, besides 0 and 1: {_named(ROLES)}"),
    flag("unsafe_paths", "the option unsafe paths is on"),
    count("round", ROUNDS + 1, "the round"),
    code("phase", len(PHASES), f"the phase: {_named(PHASES)}"),
    code("knife", MOST_PARTIES, "who has the knife"),
    code("actor", MOST_PARTIES, "whose turn it is"),
    count("turns", MOST_PARTIES, "turns left in this phase"),
    count("votes_held", MOST_CARDS, "number of votes so far"),
    codes("votes", MOST_PARTIES, PARTY, MOST_PARTIES + 1, "its vote, while shown to all; 8: none"),
    # Parties.
    codes("place", MOST_PARTIES, PARTY, PLACES, f"where it is: {_named(PLACE_NAMES)}"),
    codes("condition", MOST_PARTIES, PARTY, 16, f"sum of {CONDITIONS}"),
    counts("encounter_cards", MOST_PARTIES, PARTY, MOST_CARDS, "encounter cards in its hand"),
    counts("room_cards", MOST_PARTIES, PARTY, MOST_CARDS, "room cards in its hand"),
    counts("pulse", MOST_PARTIES, PARTY, MOST_CARDS, "cards in its pulse deck"),
    # The house.
    counts("books", ROOMS, ROOM, MOST_CARDS, f"books in it: {ROOM_ORDER}"),
    counts("cards", ROOMS, ROOM, MOST_CARDS, "cards in its deck"),
    codes("state", ROOMS, ROOM, 16, f"sum of {STATES}"),
    counts("shelf", ROWS, "row", MOST_CARDS, "books in this row of the shelf"),
    count("score", MOST_POINTS, "points scored"),
    count("target", MOST_POINTS, "points needed"),
    flag("fishman", "the fishman is in the house"),
    count("outside", MOST_CARDS, "cultist markers still outside"),
    flag("power", "the power is on"),
    flag("vote_active", "a vote can be called"),
    code("portal", len(PORTALS), f"the portal: {_named(PORTALS)}"),
    count("deadline", MOST_CARDS, "the last round to close the portal; 0 for none"),
    flag("secret_doors", "secret doors are open"),
    count("morale", 1, "change of move points", least=-1),
    flag("silence", "talking is not allowed"),
    count("infected_until", MOST_CARDS, "the last round of the infection; 0 for none"),
    count("points", MOST_CARDS, "move points left"),
    code("start", PLACES, "where the movement began"),
    flag("shifted", "the movement has gone through a room of its colour"),
    flag("assassin_spent", "the assassin has struck"),
    code("event", EVENTS, f"the latest event: {_named(MARKERS)}"),
    count("unsafe", MOST_CARDS, "cards in the unsafe deck"),
    count("draw_pile", MOST_CARDS, "cards in the draw pile"),
    count("bag", MOST_CARDS, "markers in the bag"),
    flag("seer_is_sought", "the investigators win unless the Seer is named"),
    # The viewer's secrets.
    codes("role", MOST_PARTIES, PARTY, NO_CULTIST + 1, "its role, if known; 12: not a cultist"),
    codes("started_dead", MOST_PARTIES, PARTY, 2, "whether it was dead from the start, if known"),
    counts("hand", FACES, "card", MOST_CARDS, f"the viewer's hand: {_named(CARD_NAMES)}"),
    code("route", len(BOARD.routes), "the viewer's route card"),
    # Public acts, as far back as the option `history` allows.
    counts(
        "gave", MOST_PARTIES * MOST_PARTIES, "giver, then receiver", MOST_CARDS, "encounter cards"
    ),
    counts("drawn_bad", ROOMS, ROOM, MOST_CARDS, "failures and sabotage drawn from its deck"),
    # The viewer's own acts.
    counts("gave_dead", MOST_PARTIES, PARTY, MOST_CARDS, "Dead cards that the viewer gave it"),
    counts("laid", ROOM_FACES, "card", MOST_CARDS, "successes, failures, sabotages laid"),
    counts("saw_round", MOST_PARTIES, PARTY, ROUNDS + 1, "round of the viewer's last look at it"),
    counts("saw_alive", MOST_PARTIES, PARTY, MOST_CARDS, "Alive cards seen in that look"),
    counts("saw_dead", MOST_PARTIES, PARTY, MOST_CARDS, "Dead cards seen in that look"),
)  # fmt: skip

# Where the columns of acts begin, after `gave`.
PAIRS: Final[i64] = MOST_PARTIES * MOST_PARTIES
DRAWN_BAD: Final[i64] = PAIRS
GAVE_DEAD: Final[i64] = DRAWN_BAD + ROOMS
LAID: Final[i64] = GAVE_DEAD + MOST_PARTIES
SAW_ROUND: Final[i64] = LAID + ROOM_FACES
SAW_ALIVE: Final[i64] = SAW_ROUND + MOST_PARTIES
SAW_DEAD: Final[i64] = SAW_ALIVE + MOST_PARTIES
ACTS: Final[i64] = SAW_DEAD + MOST_PARTIES


def put_columns(g: AmongCultistsState, viewer: i64, out: vec[i16], at: i64) -> i64:
    at = _put_round(g, out, at)
    at = _put_parties(g, out, at)
    at = _put_house(g, out, at)
    at = _put_effects(g, out, at)
    at = _put_secrets(g, viewer, out, at)
    return _put_acts(g, viewer, out, at)


def _put_round(g: AmongCultistsState, out: vec[i16], at: i64) -> i64:
    rules = g.rules
    out[at] = i16(rules.parties)
    out[at + 1] = i16(rules.automa)
    at = put_flags(out, at + 2, _role_set(g), len(ROLES))
    out[at] = 1 if rules.unsafe_paths else 0
    out[at + 1] = i16(g.round)
    out[at + 2] = i16(g.phase)
    out[at + 3] = i16(g.knife)
    out[at + 4] = i16(g.actor)
    out[at + 5] = i16(g.turns)
    out[at + 6] = i16(g.votes_held)
    return _put_votes(g, out, at + 7)


def _role_set(g: AmongCultistsState) -> i64:
    """AC-Z13  The pools are public; the role drawn from one is, if the table's option says so."""
    rules = g.rules
    if rules.hides_random_role or not g.role:
        return rules.role_mask
    mask: i64 = 0
    for role in g.role:
        mask |= 1 << role
    return mask & rules.role_mask


def _put_votes(g: AmongCultistsState, out: vec[i16], at: i64) -> i64:
    """AC-J7  The votes on the table while the knife holder may still change its own."""
    end = put_same(out, at, NONE, MOST_PARTIES)
    question = g.question
    if question is not None and question.prompt == "change-vote":
        seat: i64 = 0
        while seat < g.rules.seats:
            out[at + seat] = i16(g.answers[seat] - VOTE)
            seat += 1
    return end


def _put_parties(g: AmongCultistsState, out: vec[i16], at: i64) -> i64:
    at = put_numbers(out, at, g.place, MOST_PARTIES, NONE)
    at = _put_sums(g.ghosts, g.shown_dead, g.acted, g.refused, MOST_PARTIES, out, at)
    hand, pulse = g.hand, g.pulse
    parties = g.rules.parties
    party: i64 = 0
    card: i64 = 0
    while party < parties:
        out[at] = i16(hand[card] + hand[card + 1])
        out[at + MOST_PARTIES] = i16(hand[card + 2] + hand[card + 3] + hand[card + 4])
        out[at + 2 * MOST_PARTIES] = i16(
            pulse[party * PULSE_FACES] + pulse[party * PULSE_FACES + 1]
        )
        card += FACES
        party += 1
        at += 1
    while party < MOST_PARTIES:
        out[at] = 0
        out[at + MOST_PARTIES] = 0
        out[at + 2 * MOST_PARTIES] = 0
        party += 1
        at += 1
    return at + 2 * MOST_PARTIES


def _put_sums(one: i64, two: i64, four: i64, eight: i64, size: i64, out: vec[i16], at: i64) -> i64:
    """For each member one number that encodes four sets."""
    end = at + size
    while at < end:
        out[at] = i16(one & 1 | (two & 1) << 1 | (four & 1) << 2 | (eight & 1) << 3)
        one >>= 1
        two >>= 1
        four >>= 1
        eight >>= 1
        at += 1
    return at


def _put_house(g: AmongCultistsState, out: vec[i16], at: i64) -> i64:
    at = put_numbers(out, at, g.books, ROOMS, 0)
    deck = g.deck
    card: i64 = 0
    end = at + ROOMS
    while at < end:
        out[at] = i16(deck[card] + deck[card + 1] + deck[card + 2])
        card += ROOM_FACES
        at += 1
    symbols = g.symbols & g.explored
    at = _put_sums(g.explored, symbols, g.completed, g.blocked, ROOMS, out, at)
    return put_numbers(out, at, g.shelf, ROWS, 0)


def _put_effects(g: AmongCultistsState, out: vec[i16], at: i64) -> i64:
    out[at] = i16(g.score)
    out[at + 1] = i16(g.target)
    out[at + 2] = 1 if g.fishman_in else 0
    out[at + 3] = i16(_size(g.outside))
    out[at + 4] = 1 if g.power else 0
    out[at + 5] = 1 if g.vote_active else 0
    out[at + 6] = i16(g.portal)
    out[at + 7] = i16(g.deadline)
    out[at + 8] = 1 if g.doors_open else 0
    out[at + 9] = i16(g.morale)
    out[at + 10] = 1 if g.silence else 0
    out[at + 11] = i16(g.infected_until)
    out[at + 12] = i16(g.points)
    out[at + 13] = i16(g.start)
    out[at + 14] = 1 if g.shifted else 0
    out[at + 15] = 1 if g.assassin_spent else 0
    at += 16
    event: i64 = g.clock[-1] if g.clock else NO_EVENT
    out[at] = i16(event)
    out[at + 1] = i16(cards_left(g.unsafe))
    out[at + 2] = i16(cards_left(g.draw_pile))
    out[at + 3] = i16(cards_left(g.bag))
    out[at + 4] = 1 if g.winner != UNDECIDED and g.result is None else 0
    return at + 5


def _size(mask: i64) -> i64:
    size: i64 = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size


def _put_secrets(g: AmongCultistsState, viewer: i64, out: vec[i16], at: i64) -> i64:
    """AC-V4, AC-V6, AC-V7  The viewer's role and hand, and what it learned at night."""
    over = g.result is not None
    dealt = g.phase >= NIGHT
    seated = viewer != SPECTATOR and dealt
    at = _put_roles(g, viewer if seated else SPECTATOR, over, out, at)
    at = _put_started_dead(g, viewer if seated else SPECTATOR, over, out, at)
    if not seated:
        at = put_same(out, at, 0, FACES)
        out[at] = -1
        return at + 1
    card = viewer * FACES
    end = at + FACES
    while at < end:
        out[at] = i16(g.hand[card])
        card += 1
        at += 1
    route: i64 = g.route[viewer]
    out[at] = i16(route)
    return at + 1


def _put_roles(g: AmongCultistsState, viewer: i64, over: bool, out: vec[i16], at: i64) -> i64:
    """AC-W4, AC-W6 to AC-W8  Cultists and the Seer know the cultists; markers may be revealed."""
    mine: i64 = NONE if viewer == SPECTATOR else g.role[viewer]
    told = mine == CULTIST or mine == SEER
    end = at + MOST_PARTIES
    party: i64 = 0
    while party < len(g.role):
        role: i64 = g.role[party]
        if not (over or party == viewer or has(g.revealed, party)):
            if told:
                role = CULTIST if role == CULTIST else NO_CULTIST
            else:
                role = NONE
        out[at] = i16(role)
        at += 1
        party += 1
    return put_same(out, at, NONE, end - at)


def _put_started_dead(
    g: AmongCultistsState, viewer: i64, over: bool, out: vec[i16], at: i64
) -> i64:
    """AC-W4, AC-W5  Cultists know who was dead from the start."""
    if not over and (viewer == SPECTATOR or not knows_who_started_dead(g, viewer)):
        return put_same(out, at, NONE, MOST_PARTIES)
    end = at + MOST_PARTIES
    for died in g.died:
        out[at] = 1 if died == 0 else 0
        at += 1
    return put_same(out, at, NONE, end - at)


def _put_acts(g: AmongCultistsState, viewer: i64, out: vec[i16], at: i64) -> i64:
    """AC-V3, AC-V5, AC-O19  Public acts as far back as `history` allows; all of the viewer's."""
    end = put_same(out, at, 0, ACTS)
    first = first_round_told(g)
    for act in g.acts:
        kind = act & 15
        party = (act >> 8 & 15) - 1
        mine = party == viewer and viewer != SPECTATOR
        if mine or act >> 4 & 15 >= first:
            _put_act(act, kind, party, mine, out, at)
    return end


def _put_act(act: i64, kind: i64, party: i64, mine: bool, out: vec[i16], at: i64) -> None:
    about = act >> 12 & 63
    card = act >> 18 & 63
    if kind == GAVE:
        out[at + party * MOST_PARTIES + about] += 1
        if mine and card == DEAD:
            out[at + GAVE_DEAD + about] += 1
    elif kind == PUT:
        if mine:
            out[at + LAID + card - SUCCESS] += 1
    elif kind == DREW:
        if card != SUCCESS:
            out[at + DRAWN_BAD + about] += 1
    elif kind == SAW and mine:
        out[at + SAW_ROUND + about] = i16(act >> 4 & 15)
        out[at + SAW_ALIVE + about] = i16(card)
        out[at + SAW_DEAD + about] = i16(act >> 24 & 63)
