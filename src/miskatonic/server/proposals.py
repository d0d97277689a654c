"""What needs the consent of others: pausing, going on, closing the game, undoing their moves.

That something is proposed and how it ended is public; who refused is not (AC-Q15). So nothing is
decided before the last answer is in or time is up, not even by a no. Proposals and answers are in
the table's log before anybody is told, so they outlive the server.
"""

from typing import TYPE_CHECKING, Final, Literal

from miskatonic.server import entries
from miskatonic.server.commands import must_be_playing, seat_of
from miskatonic.server.entries import LogEntry
from miskatonic.server.open_proposal import OpenProposal, What
from miskatonic.server.protocol import messages, tables
from miskatonic.server.refusals import Refused
from miskatonic.server.room_part import RoomPart
from miskatonic.server.tags import is_bot
from miskatonic.server.undo import undoing

if TYPE_CHECKING:
    from miskatonic.server.connection import Connection

SECONDS: Final = 60


class Proposals(RoomPart):
    """The proposals of one table: at most one is open. The room's lock is held in all of this."""

    @property
    def open(self) -> OpenProposal | None:
        return self._room.table.proposal

    @property
    def last(self) -> Literal["agreed", "declined"] | None:
        return self._room.table.last_proposal

    def shown(self) -> tables.Proposal | None:
        each = self.open
        if each is None:
            return None
        return tables.Proposal(each.id, each.what, each.by, each.asked, each.until)

    async def undo(self, connection: "Connection", message: messages.Undo) -> None:
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
            await room.enter([entries.Undone(found.keep, seat)], connection, message.id)

    def _people_in(self, seats: list[int]) -> list[int]:
        """Bots, of whatever kind, and people for whom a bot plays need not be asked."""
        room = self._room
        return [
            seat
            for seat in seats
            if room.table.seats[seat].person is not None and room.bot_for(seat) is None
            if not is_bot(room.table.seats[seat].person)
        ]

    async def propose(self, connection: "Connection", message: messages.Propose) -> None:
        room = self._room
        seat = seat_of(connection)
        wanted = "paused" if message.what == "resume" else "playing"
        ends = message.what in ("abort", "concede")
        if not room.table.is_running or (not ends and room.table.status != wanted):
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
        room = self._room
        until = room.clock.now() + SECONDS * 1000
        new = entries.Proposed(room.table.proposals + 1, what, by, asked, until)
        proposal = OpenProposal(new.id, what, by, asked, until)
        if proposal.is_complete:
            await self._decide(proposal, [new], connection, command)
        else:
            await room.enter([new], connection, command)

    async def vote(self, connection: "Connection", message: messages.Vote) -> None:
        seat = seat_of(connection)
        proposal = self.open
        if proposal is None or proposal.id != message.proposal or seat not in proposal.asked:
            raise Refused("no-proposal", f"proposal {message.proposal} is not open for you")
        new = entries.Voted(seat, message.agree)
        proposal = proposal.answered(seat, message.agree)
        if proposal.is_complete:
            await self._decide(proposal, [new], connection, message.id)
        else:
            # An answer that is not the last shows nowhere.
            await self._room.enter([new], connection, message.id)

    async def settle(self) -> None:
        """Time is up."""
        assert self.open is not None
        await self._decide(self.open, [], None, None)

    async def _decide(
        self,
        proposal: OpenProposal,
        new: list[LogEntry],
        connection: "Connection | None",
        command: str | None,
    ) -> None:
        """The last answer is in, or time is up: this, and what was agreed on, are one write."""
        entry = await self._agreed(proposal) if proposal.is_agreed else None
        done: list[LogEntry] = [] if entry is None else [entry]
        settled = entries.Settled(entry is not None)
        await self._room.enter([*new, settled, *done], connection, command)

    async def _agreed(self, proposal: OpenProposal) -> LogEntry | None:
        """What was agreed on, if it still can be."""
        table = self._room.table
        if not table.is_running:
            return None
        if proposal.what == "pause":
            return entries.Paused() if table.status == "playing" else None
        if proposal.what == "resume":
            return entries.Resumed() if table.status == "paused" else None
        if proposal.what in ("abort", "concede"):
            return entries.Aborted(proposal.by if proposal.what == "concede" else None)
        found = await self._room.house.work.think(None, undoing, table, proposal.by)
        if isinstance(found, str) or not set(self._people_in(found.others)) <= set(proposal.asked):
            return None
        return entries.Undone(found.keep, proposal.by)
