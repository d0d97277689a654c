"""The board of a position set up by hand: rooms, books, markers, piles, the bag and the clock."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.errors import BadOptions
from miskatonic.games.among_cultists.arrange.arrangement import Arrangement
from miskatonic.games.among_cultists.arrange.past import Past
from miskatonic.games.among_cultists.arrange.values import (
    different,
    index_of,
    marker_from,
    number_from,
    room_card_from,
    room_from,
)
from miskatonic.games.among_cultists.board.board import (
    BOARD,
    BOOKS_OF,
    EXPLORED_AT,
    MARKER_ROOMS,
    MARKERS,
    PLACE_NAMES,
    ROOMS,
    ROW_OF,
    VP_OF_ROW,
)
from miskatonic.games.among_cultists.rules.cards import PANES, ROOM_FACES, SUCCESS, bit, has
from miskatonic.games.among_cultists.rules.state import (
    NO_EVENT,
    NO_PORTAL,
    PORTAL_OPEN,
    PORTALS,
    AmongCultistsState,
    deck_cards,
    lay,
)

MOST_POINTS: Final = 40


def lay_out_board(g: AmongCultistsState, position: Arrangement, past: Past) -> None:
    for name in (*position.decks, *position.books, *position.explored):
        room_from(g.rules, name)
    for room in g.rules.map.rooms:
        name = PLACE_NAMES[room]
        if name in position.decks:
            cards = [0, 0, 0]
            for card in position.decks[name]:
                cards[room_card_from(card)] += 1
        else:
            cards = deck_after(past, room)
        lay(g.deck, room * ROOM_FACES, cards)
        drawn = past.left.get(room, [0, 0, 0])
        left = position.books.get(name, BOOKS_OF[room] - drawn[0])
        g.books[room] = number_from(f"books in {name}", left, 0, row_books(g, room))
        g.shelf[ROW_OF[room]] += BOOKS_OF[room] - left
        if left == 0:
            g.completed |= bit(room)
            lay(g.deck, room * ROOM_FACES, [0, 0, 0])
        if deck_cards(g, room) >= EXPLORED_AT or left < BOOKS_OF[room] or max(drawn):
            g.explored |= bit(room)
    for name in position.explored:
        g.explored |= bit(room_from(g.rules, name))
    set_score(g, position)


def row_books(g: AmongCultistsState, room: int) -> int:
    """AC-K10  A room may have more books than at first, taken from its colour."""
    return g.rules.map.books_of_row[ROW_OF[room]]


def deck_after(past: Past, room: int) -> list[int]:
    """A room deck as the past has left it; unknown cards are Successes."""
    cards = past.came.get(room, [0, 0, 0])[:]
    unknown = 1 + past.placed.get(room, 0)
    for face, drawn in enumerate(past.left.get(room, [0, 0, 0])):
        known = min(drawn, cards[face])
        cards[face] -= known
        unknown -= drawn - known
    if unknown < 0:
        raise BadOptions(
            f"{-unknown} more cards were drawn from {PLACE_NAMES[room]} than can have lain there"
        )
    cards[0] += unknown
    return cards


def set_score(g: AmongCultistsState, position: Arrangement) -> None:
    """AC-K5, AC-F13  Full rows have scored; the target must not be reached yet."""
    for row, books in enumerate(g.shelf):
        if books < 0:
            raise BadOptions(
                f"{-books} more books in the rooms of row {BOARD.rows[row].name} than it has"
            )
        if books and books == g.rules.map.books_of_row[row]:
            g.score += VP_OF_ROW[row]
    if position.score is not None:
        g.score = number_from("score", position.score, 0, MOST_POINTS)
    if position.target is not None:
        g.target = number_from("target", position.target, 1, MOST_POINTS)
    if g.score >= g.target:
        raise BadOptions(f"score {g.score} with target {g.target}; the game would be over")


def set_markers(g: AmongCultistsState, position: Arrangement) -> None:
    """Set everything on the board other than cards and books."""
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
    set_strangers(g, position)
    g.power = position.power
    g.vote_active = position.vote_active
    set_portal(g, position)
    g.doors_open = position.secret_doors
    g.morale = number_from("morale", position.morale, -1, 1)
    g.silence = position.silence
    if position.infected_until:
        until = position.infected_until
        g.infected_until = number_from("infected_until", until, position.round, position.round + 1)


def set_strangers(g: AmongCultistsState, position: Arrangement) -> None:
    """AC-U2, AC-U3  Hooded cultists and the fishman."""
    different("cultist marker in", position.blocked)
    for name in position.blocked:
        g.blocked |= bit(MARKER_ROOMS[marker_from(name)])
        g.outside &= ~bit(marker_from(name))
    if position.outside is not None:
        different("cultist marker outside of", position.outside)
        g.outside = 0
        for name in position.outside:
            if name in position.blocked:
                raise BadOptions(f"the cultist marker of {name} outside and in its room")
            g.outside |= bit(marker_from(name))
    g.fishman_in = position.fishman


def set_portal(g: AmongCultistsState, position: Arrangement) -> None:
    """AC-Y13, AC-R23"""
    g.portal = index_of(PORTALS, position.portal, "portal")
    if g.portal == NO_PORTAL:
        if position.deadline is not None:
            raise BadOptions(f"deadline {position.deadline} without a portal; give both")
        return
    deadline = position.round if position.deadline is None else position.deadline
    last = position.round + int(g.rules.figures.portal) + 1
    first = position.round if g.portal == PORTAL_OPEN else 1
    g.deadline = number_from("deadline", deadline, first, last)


def stack_piles(g: AmongCultistsState, position: Arrangement, past: Past) -> None:
    """Draw pile and bag in the given order; the unsafe deck has no order."""
    if position.draw is not None:
        g.draw_order = tuple([int(SUCCESS) + room_card_from(name) for name in position.draw])
        placed = [g.draw_order.count(int(SUCCESS) + face) for face in range(ROOM_FACES)]
        g.draw_pile = vec[i64](placed)
    else:
        take_from(g.draw_pile, sum(past.placed.values()))
    set_clock(g, position)
    set_bag(g, position, past)
    if position.unsafe is not None:
        g.unsafe = vec[i64]([0, 0, 0])
        for name in position.unsafe:
            g.unsafe[room_card_from(name)] += 1
    else:
        for face, cards in enumerate(past.came.get(int(ROOMS), [0, 0, 0])):
            g.unsafe[face] += cards
        g.unsafe[0] += past.placed.get(int(ROOMS), 0)


def take_from(pile: vec[i64], cards: int) -> None:
    """Take unseen cards from the pile: Successes first, as in room decks."""
    for face in range(ROOM_FACES):
        taken = min(cards, pile[face])
        pile[face] -= taken
        cards -= taken
    if cards:
        raise BadOptions(f"{cards} more cards placed than the draw pile has")


def set_clock(g: AmongCultistsState, position: Arrangement) -> None:
    past_rounds = position.round - 1
    clock = [None] * past_rounds if position.clock is None else list(position.clock)
    if len(clock) != past_rounds:
        raise BadOptions(
            f"{len(clock)} events on the clock; in round {position.round} there are {past_rounds}"
        )
    g.clock = tuple(
        [int(NO_EVENT) if each is None else index_of(MARKERS, each, "event") for each in clock]
    )


def set_bag(g: AmongCultistsState, position: Arrangement, past: Past) -> None:
    """AC-C9  Every marker is in the bag, on the clock, or out of the game."""
    gone = [*[event for event in g.clock if event != NO_EVENT], *past.removed]
    g.removed_events = tuple(past.removed)
    if position.bag is not None:
        g.bag_order = tuple([index_of(MARKERS, name, "event") for name in position.bag])
        g.bag = vec[i64]([g.bag_order.count(event) for event in range(len(MARKERS))])
    else:
        for event in gone:
            g.bag[event] -= 1
    for event, name in enumerate(MARKERS):
        there_are = BOARD.event_counts[event]
        if event == PANES and not g.rules.unsafe_paths:
            there_are = 0
        drawn = gone.count(event)
        in_bag = max(0, g.bag[event])
        if g.bag[event] < 0 or in_bag + drawn > there_are:
            raise BadOptions(f"{in_bag} {name} in the bag and {drawn} drawn; there are {there_are}")
