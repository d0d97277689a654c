"""Whose turn it is, of those who are not at the table: noted for their list of games, and told to
whoever wants to be told.

It costs a move nothing where everybody is there. What is noted is public at the table anyway; each
person is shown their own turns only.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from miskatonic.server.room_part import RoomPart
from miskatonic.store import my_games
from miskatonic.store.my_games import Turn
from miskatonic.store.store import Conflict, Unavailable

if TYPE_CHECKING:
    from miskatonic.server.room import Room

# Whoever only loads the page again was never away.
SOON_MS: Final = 5_000


class Turns(RoomPart):
    """Of one table."""

    def __init__(self, room: "Room") -> None:
        super().__init__(room)
        # By person: the question. None if nobody here knows what was noted.
        self._noted: dict[str, int] | None = None
        self._waits = False

    def follow(self) -> None:
        """The room has looked what is open. Only who lets its clocks run notes it."""
        room = self._room
        waited = {each.person: each.question for each in self._to_note()}
        if waited == self._noted or (not waited and self._noted is None and room.connections):
            return
        if not room.house.neighbours.drives(room):
            return
        if room.table.settings.is_over_days or not room.connections:
            self._note()
        elif not self._waits:
            self._waits = True
            room.clock.call_at(room.clock.now() + SOON_MS, lambda: self._note_later(room))

    def _note_later(self, room: "Room") -> None:
        self._waits = False
        waited = {each.person: each.question for each in self._to_note()}
        if waited != self._noted and room.house.neighbours.drives(room):
            self._note()

    def _note(self) -> None:
        room = self._room
        turns = self._to_note()
        before, self._noted = self._noted, {each.person: each.question for each in turns}
        room.house.spawn(self._write(room, room.table.seq, turns, before))

    async def _write(
        self, room: "Room", rows: int, turns: list[Turn], before: dict[str, int] | None
    ) -> None:
        house, table = room.house, room.number
        try:
            noted = await house.store.change(
                lambda each: my_games.note_turns(each, table, rows, turns)
            )
            if not noted:
                self._look_again(room, rows, before)
            elif any(not each.known for each in turns):
                await house.pushing.tell(table)
        except (Unavailable, Conflict):
            self._noted = None

    def _look_again(self, room: "Room", rows: int, before: dict[str, int] | None) -> None:
        """The log has gone on. Whoever does not know how yet looks when it has been told."""
        self._noted = before
        if room.table.seq > rows and not room.is_shut:
            self.follow()

    def _to_note(self) -> list[Turn]:
        """Whoever is here sees it. Over days they are noted, too: the server may end at any time,
        and then nobody looks after the table for long.
        """
        if self._room.table.settings.is_over_days:
            return self._found(but=lambda _: False)
        return self._found(but=self._room.timing.is_here)

    def of_all(self) -> list[Turn]:
        """Everybody has seen it who is here."""
        self._look()
        return [each._replace(known=True) for each in self._found(but=lambda _: False)]

    def _look(self) -> None:
        """At plain tables nobody keeps count of the questions."""
        self._room.timing.follow(self._room.clock.now())

    def of(self, person: str) -> Turn | None:
        """Whether it is somebody's turn, wherever that person is."""
        self._look()
        found = self._found(but=lambda each: each != person)
        return found[0] if found else None

    def _found(self, but: Callable[[str], bool]) -> list[Turn]:
        """Whoever has to answer something, each with the first question."""
        room = self._room
        turns: dict[str, Turn] = {}
        if room.table.status != "playing":
            return []
        for question in room.timing.questions.values():
            chair = room.table.seats[question.seat]
            person = chair.person
            if person is None or chair.left or person in turns or but(person):
                continue
            if room.autopilot.is_open(question):
                until = room.timing.deadline(question) if room.timing.runs else None
                # Whoever went away from a question knows of it.
                known = room.timing.saw(person, question)
                turns[person] = Turn(person, question.id, question.at, until, known)
        return list(turns.values())
