"""Estimates the room decks, and the value of room actions on the way to the target.

A row is rated by its points per action it still needs; the best rows that reach the target are the
plan. The value of an action in the plan is its share of the remaining way.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import (
    EXPLORED_AT,
    PLACE_NAMES,
    ROOMS,
    ROW_OF,
    ROWS,
    VP_OF_ROW,
)
from miskatonic.games.among_cultists.bots.beliefs import Beliefs
from miskatonic.games.among_cultists.redeal.knowledge import UNSEEN
from miskatonic.games.among_cultists.rules.acts import DREW, PLACED, PUT
from miskatonic.games.among_cultists.rules.cards import ROOM_FACES, SUCCESS, counts, has

# The expected faces of a card from an investigator, from a cultist, or from an unknown party.
HONEST: Final = [0.97, 0.02, 0.01]
FALSE: Final = [0.3, 0.45, 0.25]
ANYBODY: Final = [0.75, 0.18, 0.07]
# The least assumed share of Successes, so that no room is hopeless.
LEAST: Final = 0.25
OFF_PLAN: Final = 0.35
FILL_MORE: Final = 0.12
GOOD_SHARE: Final = 0.6


class RoomProgress:
    """`decks` holds the expected number of cards by room and face."""

    def __init__(self, beliefs: Beliefs) -> None:
        table = beliefs.table
        self.table: Final = table
        self.left: Final[i64] = max(1, table.target - table.score)
        self.decks: Final = _decks(beliefs)
        self.efforts: Final = [self._effort(room) for room in range(ROOMS)]
        self.rates: Final = self._rates()
        self.plan: Final[i64] = self._plan()

    def successes(self, room: i64) -> float:
        return self.decks[room * ROOM_FACES]

    def share(self, room: i64) -> float:
        """The probability that a check finds a book."""
        at = room * ROOM_FACES
        cards = self.decks[at] + self.decks[at + 1] + self.decks[at + 2]
        return self.decks[at] / cards if cards > 0.0 else 0.0

    def _effort(self, room: i64) -> float:
        """The expected number of actions to get all books of a room."""
        table = self.table
        if not has(table.rules.map.places, room) or has(table.completed, room):
            return 0.0
        books = float(table.books[room])
        at = room * ROOM_FACES
        cards = self.decks[at] + self.decks[at + 1] + self.decks[at + 2]
        fills = 0.0
        if not has(table.explored, room):
            fills = max(0.0, float(EXPLORED_AT) - cards)
        good = self.decks[at] + fills
        if good < books:
            fills += books - good
            good = books
        share = max(LEAST, good / (cards + fills))
        blocked = 1.0 if has(table.blocked, room) else 0.0
        return fills + books / share + blocked

    def _rates(self) -> list[float]:
        """The points per action of each row."""
        efforts = [0.0] * ROWS
        for room in self.table.rules.map.rooms:
            efforts[ROW_OF[room]] += self.efforts[room]
        return [VP_OF_ROW[row] / efforts[row] if efforts[row] > 0.0 else 0.0 for row in range(ROWS)]

    def _plan(self) -> i64:
        """The rows, as a mask, that reach the target soonest."""
        rows = [row for row in range(ROWS) if self.rates[row] > 0.0]
        rows.sort(key=self._rate, reverse=True)
        points = 0
        plan: i64 = 0
        for row in rows:
            if points >= self.left:
                break
            points += VP_OF_ROW[row]
            plan |= 1 << row
        return plan

    def _rate(self, row: int) -> float:
        return self.rates[row]

    def value(self, room: i64) -> float:
        """The value of a useful action in this room: its share of the remaining way."""
        row = ROW_OF[room]
        rate = self.rates[row] / float(self.left)
        return rate if has(self.plan, row) else rate * OFF_PLAN

    def value_of_fill(self, room: i64) -> float:
        table = self.table
        needed = self.successes(room) < float(table.books[room]) - 0.3
        useful = needed or not has(table.explored, room)
        return self.value(room) * (1.0 if useful else FILL_MORE)

    def value_of_check(self, room: i64) -> float:
        return self.value(room) * min(1.0, self.share(room) / GOOD_SHARE)


def _decks(beliefs: Beliefs) -> list[float]:
    """The expected cards by room and face: those put there, less those drawn."""
    table = beliefs.table
    rules = table.rules
    start = _shares(counts(rules.figures.room)[SUCCESS:])
    decks = [0.0] * (ROOMS * ROOM_FACES)
    for room in rules.map.rooms:
        _add(decks, room, start, 1.0)
    for act in beliefs.known.acts:
        if act.first >= ROOMS:
            continue
        if act.kind == PUT:
            if act.second != UNSEEN:
                decks[act.first * ROOM_FACES + act.second - SUCCESS] += 1.0
            else:
                guilt = beliefs.guilt[act.party]
                _add(decks, act.first, HONEST, 1.0 - guilt)
                _add(decks, act.first, FALSE, guilt)
        elif act.kind == PLACED:
            _add(decks, act.first, start, float(act.second))
        elif act.kind == DREW:
            _draw(decks, act.first, act.second - SUCCESS)
    for name, seen in beliefs.view["rooms"].items():
        _fit(decks, PLACE_NAMES.index(name), seen["cards"])
    return decks


def _shares(faces: list[int]) -> list[float]:
    total = float(sum(faces))
    return [count / total for count in faces]


def _add(decks: list[float], room: i64, faces: list[float], cards: float) -> None:
    at = room * ROOM_FACES
    decks[at] += faces[0] * cards
    decks[at + 1] += faces[1] * cards
    decks[at + 2] += faces[2] * cards


def _draw(decks: list[float], room: i64, face: i64) -> None:
    """Remove one card of this face as far as it was expected, and the rest from any card."""
    at = room * ROOM_FACES
    gone = min(1.0, decks[at + face])
    decks[at + face] -= gone
    cards = decks[at] + decks[at + 1] + decks[at + 2]
    if gone < 1.0 and cards > 0.0:
        keep = max(0.0, 1.0 - (1.0 - gone) / cards)
        for each in range(ROOM_FACES):
            decks[at + each] *= keep


def _fit(decks: list[float], room: i64, cards: i64) -> None:
    """Adjust to the public number of cards; unknown ones may be anything."""
    at = room * ROOM_FACES
    there = decks[at] + decks[at + 1] + decks[at + 2]
    if there > float(cards):
        for each in range(ROOM_FACES):
            decks[at + each] *= float(cards) / there
    elif there < float(cards):
        _add(decks, room, ANYBODY, float(cards) - there)
