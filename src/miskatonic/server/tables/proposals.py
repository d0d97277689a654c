"""Proposals that need the consent of others: pausing, resuming, cancelling the game, undo.

Everyone sees that something is proposed and how it ended, but not who refused (AC-Q15). So nothing
is decided before the last answer is in or time is up, not even by a no. Proposals and answers are
in the table's log before anyone is told, so they survive a restart.
"""

from typing import Final

from miskatonic.server.base.clock import Clock
from miskatonic.server.base.public_ids import is_bot
from miskatonic.server.base.refusals import Refused
from miskatonic.server.protocol import messages
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.model.entries import LogEntry, What
from miskatonic.server.tables.model.table import OpenProposal
from miskatonic.server.tables.model.undo import undoing
from miskatonic.server.tables.replica import Replica
from miskatonic.server.tables.table_log import TableLog
from miskatonic.server.tables.viewers.connection import Connection
from miskatonic.server.workers.heavy_work import HeavyWork

SECONDS: Final = 60


class Proposals:
    """The proposals of one table; at most one is open. All methods need the table's lock."""

    def __init__(self, replica: Replica, log: TableLog, clock: Clock, work: HeavyWork) -> None:
        self._replica: Final = replica
        self._log: Final = log
        self._clock: Final = clock
        self._work: Final = work

    async def undo(self, connection: Connection, seat: int, message: messages.Undo) -> None:
        """Take back one's own last move; undoing later moves of others needs their consent."""
        table = self._replica.loaded.table
        if not table.new.settings.undo:
            raise Refused("no-undo", "undo is turned off at this table")
        # Only this table waits for the answer, because its lock is held.
        found = await self._work.judge(connection.person.id, undoing, table, seat)
        if isinstance(found, str):
            raise Refused("no-undo", found)
        asked = self._people_in(found.others)
        if asked:
            await self._open("undo", seat, asked, connection, message.id)
        else:
            await self._log.enter([entries.Undone(found.keep, seat)], connection, message.id)

    def _people_in(self, seats: list[int]) -> list[int]:
        """The seats of people who have to be asked: neither bots nor people with a stand-in."""
        loaded, now = self._replica.loaded, self._clock.now()
        return [
            seat
            for seat in seats
            if loaded.table.seats[seat].person is not None
            and not loaded.timing.is_played_by_bot(seat, now)
            and not is_bot(loaded.table.seats[seat].person)
        ]

    async def propose(self, connection: Connection, seat: int, message: messages.Propose) -> None:
        loaded = self._replica.loaded
        table = loaded.table
        wanted = "paused" if message.what == "resume" else "playing"
        ends = message.what in ("abort", "concede")
        if not table.is_running or (not ends and table.status != wanted):
            raise Refused("no-proposal", f"the game is {table.status}")
        asked = self._people_in(list(range(table.seat_count)))
        if message.what == "resume":
            # People who are away cannot keep the others from going on.
            asked = [each for each in asked if table.seats[each].person in loaded.timing.people]
        await self._open(message.what, seat, asked, connection, message.id)

    async def _open(
        self, what: What, by: int, asked: list[int], connection: Connection, command: str
    ) -> None:
        table = self._replica.loaded.table
        if table.proposal is not None:
            raise Refused("proposal-open", "another proposal is still open")
        until = self._clock.now() + SECONDS * 1000
        new = entries.Proposed(table.proposals + 1, what, by, asked, until)
        proposal = OpenProposal(new.id, what, by, asked, until)
        if proposal.is_complete:
            await self._decide(proposal, [new], connection, command)
        else:
            await self._log.enter([new], connection, command)

    async def vote(self, connection: Connection, seat: int, message: messages.Vote) -> None:
        proposal = self._replica.loaded.table.proposal
        if proposal is None or proposal.id != message.proposal or seat not in proposal.asked:
            raise Refused("no-proposal", f"proposal {message.proposal} is not open for you")
        new = entries.Voted(seat, message.agree)
        proposal = proposal.answered(seat, message.agree)
        if proposal.is_complete:
            await self._decide(proposal, [new], connection, message.id)
        else:
            # An answer that is not the last shows nowhere.
            await self._log.enter([new], connection, message.id)

    async def settle(self) -> None:
        """Time is up."""
        proposal = self._replica.loaded.table.proposal
        assert proposal is not None
        await self._decide(proposal, [], None, None)

    async def _decide(
        self,
        proposal: OpenProposal,
        new: list[LogEntry],
        connection: Connection | None,
        command: str | None,
    ) -> None:
        """Settle a proposal and do what was agreed on, in one write."""
        entry = await self._agreed(proposal) if proposal.is_agreed else None
        done: list[LogEntry] = [] if entry is None else [entry]
        settled = entries.Settled(entry is not None)
        await self._log.enter([*new, settled, *done], connection, command)

    async def _agreed(self, proposal: OpenProposal) -> LogEntry | None:
        """The entry for what was agreed on, if it is still possible."""
        table = self._replica.loaded.table
        if not table.is_running:
            return None
        if proposal.what == "pause":
            return entries.Paused() if table.status == "playing" else None
        if proposal.what == "resume":
            return entries.Resumed() if table.status == "paused" else None
        if proposal.what in ("abort", "concede"):
            return entries.Aborted(proposal.by if proposal.what == "concede" else None)
        found = await self._work.judge(None, undoing, table, proposal.by)
        if isinstance(found, str) or not set(self._people_in(found.others)) <= set(proposal.asked):
            return None
        return entries.Undone(found.keep, proposal.by)
