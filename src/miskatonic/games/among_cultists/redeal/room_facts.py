"""The facts about room cards that left a hand or the draw pile, or lay in a room at the start.

Each has a source, whose cards are exchangeable: a party's deck of room cards, the room start cards,
the draw pile. If acts are hidden, or a position was set up by hand, decks hold cards of unknown
source: they come from the pot, which holds everything that came unseen.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import BOARD, PLACE_NAMES, ROLES, ROOMS
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES
from miskatonic.games.among_cultists.redeal.knowledge import Known, RecalledAct
from miskatonic.games.among_cultists.rules.acts import (
    DREW,
    DREW_UNSAFE,
    PLACED,
    PUT,
)
from miskatonic.games.among_cultists.rules.cards import ROOM_FACES, SUCCESS, counts
from miskatonic.games.among_cultists.rules.setup import hand_of
from miskatonic.games.among_cultists.views.view import AmongCultistsView

# Sources: the parties 0 to 7, then these. EARLY is a card that the Firestarter played in time.
ROOM_START: Final[i64] = 8
DRAW_PILE: Final[i64] = 9
EARLY: Final[i64] = 10
POT: Final[i64] = 11
SOURCES: Final[i64] = 12
UNKNOWN: Final[i64] = -1
UNSAFE: Final[i64] = ROOMS  # the unsafe deck among the decks
NO_DECK: Final[i64] = ROOMS + 1
DECKS: Final[i64] = ROOMS + 2


class RoomCard:
    """A room card outside of hands; its face (0 to 2) and the act that put it may be known."""

    def __init__(self, source: i64, face: i64, deck: i64, round: i64, act: i64) -> None:
        self.source: Final[i64] = source
        self.face: Final[i64] = face
        self.deck: Final[i64] = deck
        self.round: Final[i64] = round
        self.act: Final[i64] = act


class RoomDraw:
    """A card drawn openly from a deck: its face, and the cards that were there."""

    def __init__(self, cards: list[int], face: i64, leaves: bool) -> None:
        self.cards: Final = cards
        self.face: Final[i64] = face
        self.leaves: Final = leaves


class RoomFacts:
    """All cards and draws in order; `pot` counts the pot's cards by source."""

    def __init__(self, known: Known, view: AmongCultistsView) -> None:
        rules = known.rules
        self.known: Final = known
        self.cards: Final[list[RoomCard]] = []
        self.draws: Final[list[RoomDraw]] = []
        self.decks: Final[list[list[int]]] = [[] for _ in range(DECKS)]
        self.pot: Final = [0] * SOURCES
        self.start: Final = counts(rules.figures.room)[SUCCESS:]
        self.hand: Final[i64] = rules.figures.investigator.success
        self.gone: Final[list[int]] = [
            max(0, self.hand - seen["room_cards"]) for seen in view["table"]
        ]
        sizes = [0] * DECKS
        self.completed: Final = [False] * DECKS
        for name, room in view["rooms"].items():
            sizes[PLACE_NAMES.index(name)] = room["cards"]
            self.completed[PLACE_NAMES.index(name)] = room["completed"]
        sizes[UNSAFE] = view["unsafe"]
        self.sizes: Final = sizes
        pile: int = view["draw_pile"]
        self.pile_gone: Final[i64] = max(0, sum(self.start) - pile)
        missing = self._missing()
        self.is_all_told: Final = not any(missing)
        self.own_gone: Final = self._own_gone(view)
        self._lay_out()
        for number, act in enumerate(known.acts):
            self._follow(act, number)

    def _own_gone(self, view: AmongCultistsView) -> list[int]:
        """The faces of the viewer's cards that are gone without an act it recalls."""
        own = view["own"]
        if own is None:
            return [0] * ROOM_FACES
        gone = hand_of(self.known.rules.figures, ROLES.index(own["role"]))[SUCCESS:]
        for face in range(ROOM_FACES):
            gone[face] -= own["hand"][CARD_NAMES[SUCCESS + face]]
        for act in self.known.acts:
            if act.kind == PUT and act.party == self.known.me and self._is_followed(act):
                gone[act.second - SUCCESS] -= 1
        return [max(0, count) for count in gone]

    def _missing(self) -> list[int]:
        """The cards in each deck, or in the pot, that no known act explains."""
        missing = self.sizes[:]
        for room in self.known.rules.map.rooms:
            missing[room] -= 1
        if self.known.rules.unsafe_paths:
            missing[UNSAFE] -= 2
        puts = self.gone[:]
        placed = self.pile_gone
        for act in self.known.acts:
            deck = deck_of(act)
            if act.kind == PUT:
                missing[deck] -= 1
                puts[act.party] -= 1
            elif act.kind == PLACED:
                missing[deck] -= act.second
                placed -= act.second
            elif act.kind == DREW:
                missing[deck] += 1
        for room in self.known.rules.map.rooms:
            if self.completed[room]:
                missing[room] = 0
        missing[NO_DECK] = int(placed) + sum(puts)
        return missing

    def _lay_out(self) -> None:
        """AC-S10, AC-S12  The cards that are there before the first known act."""
        rules = self.known.rules
        if rules.unsafe_paths and self.sizes[UNSAFE] >= 2:
            for face, count in enumerate(counts(BOARD.unsafe_start)[SUCCESS:]):
                for _ in range(count):
                    self._put(UNKNOWN, face, UNSAFE, 0, UNKNOWN)
        if self.is_all_told:
            for room in rules.map.rooms:
                self._put(ROOM_START, UNKNOWN, room, 0, UNKNOWN)
        else:
            self._fill_from_pot()

    def _fill_from_pot(self) -> None:
        """Fill the decks with the cards that lay there before the first round with all acts."""
        known = self.known
        self.pot[ROOM_START] = len(known.rules.map.rooms)
        self.pot[DRAW_PILE] = int(self.pile_gone)
        for party, gone in enumerate(self.gone):
            self.pot[party] = gone
        before = self.sizes[:]
        before[UNSAFE] -= len(self.decks[UNSAFE])
        for act in known.acts:
            self._take_back(act, before)
        for deck in range(ROOMS + 1):
            for _ in range(before[deck]):
                self._put(POT, UNKNOWN, deck, 0, UNKNOWN)

    def _take_back(self, act: RecalledAct, before: list[int]) -> None:
        """Undo an act: its card is no longer part of the pot."""
        deck = deck_of(act)
        if not self._is_followed(act):
            return
        if act.kind == PUT:
            before[deck] -= 1
            self.pot[act.party] -= 1
        elif act.kind == PLACED:
            before[deck] -= int(act.second)
            self.pot[DRAW_PILE] -= int(act.second)
        elif act.kind == DREW and not self.completed[deck]:
            before[deck] += 1

    def _is_followed(self, act: RecalledAct) -> bool:
        """Whether the card's way is known since; for old own acts, only into the unsafe deck."""
        if self.is_all_told or act.round >= self.known.told_from:
            return True
        return act.kind in (PUT, PLACED) and deck_of(act) == UNSAFE

    def _follow(self, act: RecalledAct, number: i64) -> None:
        deck = deck_of(act)
        if not self._is_followed(act):
            self._remember(act)
        elif act.kind == PUT:
            face = act.second if act.second < 0 else act.second - SUCCESS
            source = UNKNOWN if face >= 0 else act.party
            self._put(source, face, deck, act.round, number)
        elif act.kind == PLACED:
            for _ in range(act.second):
                self._put(DRAW_PILE, UNKNOWN, deck, act.round, UNKNOWN)
        elif act.kind == DREW or act.kind == DREW_UNSAFE:
            cards = self.decks[deck]
            if self.completed[deck] and not self.is_all_told:
                self._put(POT, UNKNOWN, deck, 0, UNKNOWN)
            self.draws.append(RoomDraw(cards[:], act.second - SUCCESS, act.kind == DREW))

    def _remember(self, act: RecalledAct) -> None:
        """An old own act: a card that the viewer drew is gone from the pot."""
        if act.kind == DREW:
            self._put(POT, UNKNOWN, NO_DECK, act.round, UNKNOWN)
            card = len(self.cards) - 1
            self.draws.append(RoomDraw([card], act.second - SUCCESS, True))

    def _put(self, source: i64, face: i64, deck: i64, round: i64, act: i64) -> None:
        self.decks[deck].append(len(self.cards))
        self.cards.append(RoomCard(source, face, deck, round, act))


def deck_of(act: RecalledAct) -> i64:
    """AC-H14  A hallway leads into the unsafe deck."""
    if act.kind == DREW_UNSAFE:
        return UNSAFE
    return act.first if act.first < ROOMS else UNSAFE
