"""What needs the consent of others: pausing, going on, closing the game, undoing their moves.

That something is proposed and how it ended is public; who refused is not (AC-Q15). So nothing is
decided before the last answer is in or time is up, not even by a no.
"""

from typing import TYPE_CHECKING, Final, Literal

from miskatonic.server import entries, protocol
from miskatonic.server.commands import must_be_playing, seat_of
from miskatonic.server.entries import LogEntry
from miskatonic.server.refusals import Refused
from miskatonic.server.undo import undoing

if TYPE_CHECKING:
    from miskatonic.server.connection import Connection
    from miskatonic.server.room import Room

What = Literal["pause", "resume", "abort", "undo"]
SECONDS: Final = 60


class OpenProposal:
    """An open proposal. Whoever proposes it agrees to it."""

    def __init__(self, id: int, what: What, by: int, asked: list[int], now: int) -> None:
        self.id: Final = id
        self.what: Final = what
        self.by: Final = by
        self.asked: Final = asked
        self.until: Final = now + SECONDS * 1000
        self._answers: Final[dict[int, bool]] = {by: True}

    def answer(self, seat: int, agree: bool) -> None:
        self._answers[seat] = agree

    @property
    def is_complete(self) -> bool:
        return all(seat in self._answers for seat in self.asked)

    @property
    def is_agreed(self) -> bool:
        return all(self._answers.get(seat, False) for seat in self.asked)


class Proposals:
    """The proposals of one table: at most one is open. The room's lock is held in all of this."""

    def __init__(self, room: "Room") -> None:
        self._room: Final = room
        self._count = 0
        self.open: OpenProposal | None = None
        self.last: Literal["agreed", "declined"] | None = None

    def shown(self) -> protocol.Proposal | None:
        each = self.open
        if each is None:
            return None
        return protocol.Proposal(each.id, each.what, each.by, each.asked, each.until)

    async def undo(self, connection: "Connection", message: protocol.Undo) -> None:
        """Take back one's own last move; what others did since needs their consent."""
        room = self._room
        seat = seat_of(connection)
        must_be_playing(room.table)
        if not room.table.new.settings.undo:
            raise Refused("no-undo", "this table is played without undo")
        # Other tables need not wait until it is known; this one does, for its lock is held.
        found = await room.house.work.think(connection.person.id, undoing, room.table, seat)
        if isinstance(found, str):
            raise Refused("no-undo", found)
        asked = self._people_in(found.others)
        if asked:
            await self._open("undo", seat, asked, connection, message.id)
        else:
            await room.enter([entries.Undone(found.keep)], connection, message.id)

    def _people_in(self, seats: list[int]) -> list[int]:
        """Bots, and people for whom a bot plays, need not be asked."""
        room = self._room
        return [
            seat
            for seat in seats
            if room.table.seats[seat].person is not None and room.bot_for(seat) is None
        ]

    async def propose(self, connection: "Connection", message: protocol.Propose) -> None:
        room = self._room
        seat = seat_of(connection)
        wanted = "paused" if message.what == "resume" else "playing"
        if not room.table.is_running or (message.what != "abort" and room.table.status != wanted):
            raise Refused("no-proposal", f"the game is {room.table.status}")
        asked = self._people_in(list(range(room.table.seat_count)))
        if message.what == "resume":
            # Whoever is away cannot keep the others from going on.
            seats = room.table.seats
            asked = [each for each in asked if room.timing.is_here(seats[each].person)]
        await self._open(message.what, seat, asked, connection, message.id)

    async def _open(
        self, what: What, by: int, asked: list[int], connection: "Connection", command: str
    ) -> None:
        if self.open is not None:
            raise Refused("proposal-open", "something else is proposed already")
        self._count += 1
        self.open = OpenProposal(self._count, what, by, asked, self._room.clock.now())
        if self.open.is_complete:
            await self.settle(connection, command)
        else:
            self._room.acknowledge(connection, command)
            self._room.reschedule()
            self._room.show_room()

    async def vote(self, connection: "Connection", message: protocol.Vote) -> None:
        seat = seat_of(connection)
        proposal = self.open
        if proposal is None or proposal.id != message.proposal or seat not in proposal.asked:
            raise Refused("no-proposal", f"proposal {message.proposal} is not open for you")
        proposal.answer(seat, message.agree)
        if proposal.is_complete:
            await self.settle(connection, message.id)
        else:
            # An answer that is not the last shows nowhere.
            self._room.acknowledge(connection, message.id)

    async def settle(
        self, connection: "Connection | None" = None, command: str | None = None
    ) -> None:
        """The last answer is in, or time is up."""
        proposal = self.open
        assert proposal is not None
        self.open = None
        entry = await self._agreed(proposal) if proposal.is_agreed else None
        self.last = "declined" if entry is None else "agreed"
        if entry is not None:
            await self._room.enter([entry], connection, command)
            return
        if connection is not None and command is not None:
            self._room.acknowledge(connection, command)
        self._room.reschedule()
        self._room.show_room()

    async def _agreed(self, proposal: OpenProposal) -> LogEntry | None:
        """What was agreed on, if it still can be."""
        table = self._room.table
        if not table.is_running:
            return None
        if proposal.what == "pause":
            return entries.Paused() if table.status == "playing" else None
        if proposal.what == "resume":
            return entries.Resumed() if table.status == "paused" else None
        if proposal.what == "abort":
            return entries.Aborted()
        found = await self._room.house.work.think(None, undoing, table, proposal.by)
        if isinstance(found, str) or not set(self._people_in(found.others)) <= set(proposal.asked):
            return None
        return entries.Undone(found.keep)
