"""Records absent players' turns, for their game list and for push.

Moves cost nothing extra while everyone is connected. All of this is public at the table; each
person is only shown their own turns.
"""

from collections.abc import Container
from typing import Final

from miskatonic.server.tables.replica import Replica
from miskatonic.server.tables.services import TableServices
from miskatonic.server.tables.viewers.audience import Audience
from miskatonic.store import my_games
from miskatonic.store.my_games import Turn
from miskatonic.store.store import Conflict, Unavailable

# A person who only reloads the page was never away.
SOON_MS: Final = 5_000


class PendingTurns:
    """Notes the pending turns of one table in the store."""

    def __init__(self, services: TableServices, replica: Replica, audience: Audience) -> None:
        self._replica: Final = replica
        self._audience: Final = audience
        self._store: Final = services.store
        self._clock: Final = services.clock
        self._spawn: Final = services.spawn
        self._peers: Final = services.peers
        self._push_turns: Final = services.push_turns
        # The noted question of each person; None if it is unknown what was noted.
        self._noted: dict[str, int] | None = None
        self._is_waiting = False

    def follow(self, is_ours: bool) -> None:
        """Note the turns if they changed; `is_ours`: clocks and bots run on this server. The
        questions of `Timing` are up to date.
        """
        turns = self._to_note()
        if not turns and self._noted is None and self._audience.connections:
            return
        if {each.person: each.question for each in turns} == self._noted or not is_ours:
            return
        if self._replica.loaded.table.settings.is_over_days or not self._audience.connections:
            self._note(turns)
        elif not self._is_waiting:
            self._is_waiting = True
            self._clock.call_at(self._clock.now() + SOON_MS, self._note_later)

    def _note_later(self) -> None:
        self._is_waiting = False
        turns = self._to_note()
        is_new = {each.person: each.question for each in turns} != self._noted
        if is_new and self._peers.has_lease(self._replica.number):
            self._note(turns)

    def _note(self, turns: list[Turn]) -> None:
        before, self._noted = self._noted, {each.person: each.question for each in turns}
        self._spawn(self._write(self._replica.loaded.table.seq, turns, before))

    async def _write(self, rows: int, turns: list[Turn], before: dict[str, int] | None) -> None:
        table = self._replica.number
        try:
            noted = await self._store.write(
                lambda each: my_games.note_turns(each, table, rows, turns)
            )
            if not noted:
                self._note_again(rows, before)
            elif any(not each.known for each in turns):
                await self._push_turns(table)
        except (Unavailable, Conflict):
            self._noted = None

    def _note_again(self, rows: int, before: dict[str, int] | None) -> None:
        """The log has grown meanwhile. If we don't know how yet, we will note it when we do."""
        self._noted = before
        if self._replica.loaded.table.seq > rows and not self._replica.is_shut:
            self.follow(self._peers.has_lease(self._replica.number))

    def _to_note(self) -> list[Turn]:
        """The turns of people who are not here. At correspondence tables all turns are noted, in
        case the server stops.
        """
        loaded = self._replica.loaded
        if loaded.table.settings.is_over_days:
            return self._found()
        return self._found(but=loaded.timing.people)

    def of_all(self) -> list[Turn]:
        """All turns, known to the people whose turn it is."""
        self._look()
        return [each._replace(known=True) for each in self._found()]

    def _look(self) -> None:
        """Update the open questions, because plain tables skip that after moves."""
        self._replica.loaded.timing.follow(self._clock.now())

    def of(self, person: str) -> Turn | None:
        """A person's turn, wherever they are."""
        self._look()
        return next((turn for turn in self._found() if turn.person == person), None)

    def _found(self, but: Container[str] = ()) -> list[Turn]:
        """The people who have to answer something, each with their first question."""
        loaded = self._replica.loaded
        turns: dict[str, Turn] = {}
        if loaded.table.status != "playing":
            return []
        timing = loaded.timing
        for question in timing.questions.values():
            occupant = loaded.table.seats[question.seat]
            person = occupant.person
            if person is None or occupant.left or person in turns or person in but:
                continue
            if timing.is_open(question):
                until = timing.deadline(question) if timing.runs else None
                # A person who left after the question was asked knows of it.
                known = timing.saw(person, question)
                turns[person] = Turn(person, question.id, question.at, until, known)
        return list(turns.values())
