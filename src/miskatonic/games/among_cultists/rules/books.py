"""Rooms, their decks and markers, the books and the shelf (AC-R5 to AC-R11, AC-K)."""

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import (
    BOARD,
    EXPLORED_AT,
    PLACE_NAMES,
    ROOMS,
    ROW_OF,
    VP_OF_ROW,
)
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES
from miskatonic.games.among_cultists.rules.acts import (
    DREW,
    PLACED,
    PUT,
    UNSAFE_DECK,
    remember,
)
from miskatonic.games.among_cultists.rules.cards import (
    FACES,
    ROOM_FACES,
    SABOTAGE,
    SUCCESS,
    bit,
    has,
)
from miskatonic.games.among_cultists.rules.ending import judge_points
from miskatonic.games.among_cultists.rules.events import (
    BookLost,
    BookShelved,
    CardPlaced,
    HallwaySecured,
    RoomChecked,
    RoomCompleted,
    RoomExplored,
    RoomFilled,
    RowScored,
)
from miskatonic.games.among_cultists.rules.state import (
    AmongCultistsState,
    cards_left,
    deck_cards,
    draw_card,
    pick,
)
from miskatonic.games.among_cultists.rules.unsafe_paths import draw_unsafe
from miskatonic.kernel.state import tell


def is_checkable(g: AmongCultistsState, room: i64) -> bool:
    """AC-R9, AC-R10, AC-R11  Explored, not completed, and with a card in its deck."""
    return has(g.explored & ~g.completed, room) and deck_cards(g, room) > 0


def put_card(g: AmongCultistsState, party: i64, place: i64, card: i64) -> None:
    """AC-R5, AC-H13  A room card of the hand goes into the room's deck, or the unsafe deck."""
    g.hand[party * FACES + card] -= 1
    remember(g, PUT, party, place, card)
    if g.loud:
        audience = bit(party) & g.rules.all_seats
        if place < ROOMS:
            tell(g, RoomFilled(party, PLACE_NAMES[place], CARD_NAMES[card]), audience)
        else:
            tell(g, HallwaySecured(party, PLACE_NAMES[place], CARD_NAMES[card]), audience)
    add_card(g, place, card)


def place_card_of_draw_pile(g: AmongCultistsState, party: i64, place: i64) -> None:
    """AC-H9, AC-H10, AC-Q3, AC-Q4, AC-S27  The top card, unseen, to where the target stands."""
    if cards_left(g.draw_pile) == 0:
        return
    if place >= ROOMS:
        if not g.rules.unsafe_paths:
            return
    elif has(g.completed, place):
        return
    remember(g, PLACED, party, place if place < ROOMS else UNSAFE_DECK, 1)
    if g.loud:
        tell(g, CardPlaced(PLACE_NAMES[place]))
    add_card(g, place, draw_card(g))


def add_card(g: AmongCultistsState, place: i64, card: i64) -> None:
    """AC-H14  No card lies in a hallway; there it leads into the unsafe deck."""
    if place >= ROOMS:
        g.unsafe[card - SUCCESS] += 1
        return
    g.deck[place * ROOM_FACES + card - SUCCESS] += 1
    if not has(g.explored, place) and deck_cards(g, place) >= EXPLORED_AT:
        turn_room_marker(g, place)


def turn_room_marker(g: AmongCultistsState, room: i64) -> None:
    """AC-R6, AC-R7, AC-S21, AC-S27  The room is explored; its marker was unknown until now."""
    g.explored |= bit(room)
    unsafe = g.rng.below(g.plain_left + g.symbols_left) < g.symbols_left
    if unsafe:
        g.symbols_left -= 1
        g.symbols |= bit(room)
    else:
        g.plain_left -= 1
    if g.loud:
        tell(g, RoomExplored(PLACE_NAMES[room], unsafe))
    if unsafe and g.rules.unsafe_paths:
        draw_unsafe(g)


def check_room(g: AmongCultistsState, party: i64, room: i64) -> None:
    """AC-R9  A card of the room's deck is drawn openly, resolved, and removed from the game."""
    first = room * ROOM_FACES
    face = pick(g.rng, g.deck, first, ROOM_FACES)
    g.deck[first + face] -= 1
    card = SUCCESS + face
    remember(g, DREW, party, room, card)
    if g.loud:
        tell(g, RoomChecked(party, PLACE_NAMES[room], CARD_NAMES[card]))
    if card == SUCCESS:
        shelve_book(g, room)
    elif card == SABOTAGE:
        take_book_back(g, room)


def shelve_book(g: AmongCultistsState, room: i64) -> None:
    """AC-K1, AC-K4  A room without books is completed: marker and deck leave the game unseen."""
    row: i64 = ROW_OF[room]
    g.books[room] -= 1
    g.shelf[row] += 1
    if g.loud:
        tell(g, BookShelved(PLACE_NAMES[room], BOARD.rows[row].name))
    if g.books[room] == 0:
        g.completed |= bit(room)
        first = room * ROOM_FACES
        g.deck[first] = g.deck[first + 1] = g.deck[first + 2] = 0
        if g.loud:
            tell(g, RoomCompleted(PLACE_NAMES[room]))
    if g.shelf[row] == g.rules.map.books_of_row[row]:
        score_row(g, row)


def score_row(g: AmongCultistsState, row: i64) -> None:
    """AC-K5, AC-K6, AC-K7  Once, when all books of all its rooms are in it."""
    g.score += VP_OF_ROW[row]
    if g.loud:
        tell(g, RowScored(BOARD.rows[row].name, g.score))
    judge_points(g)


def take_book_back(g: AmongCultistsState, room: i64) -> None:
    """AC-K3, AC-K10, AC-Q6  A book of its row, if there is one, goes back to this room."""
    row: i64 = ROW_OF[room]
    if g.shelf[row] == 0:
        return
    g.shelf[row] -= 1
    g.books[room] += 1
    if g.loud:
        tell(g, BookLost(PLACE_NAMES[room], BOARD.rows[row].name))
