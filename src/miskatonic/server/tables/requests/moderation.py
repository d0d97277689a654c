"""Requests to remove, block, mute or report other people."""

import contextlib
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from miskatonic.errors import BadSave
from miskatonic.server.base.clock import Clock
from miskatonic.server.base.handlers import ApiRequest, handles
from miskatonic.server.base.public_ids import public_id
from miskatonic.server.base.refusals import Refused
from miskatonic.server.protocol.fields import Done
from miskatonic.server.protocol.moderation import (
    How,
    MutedAndBlocked,
    MutedOrBlockedInfo,
    MutedOrBlockedPeople,
    MuteOrBlock,
    Report,
    SomePerson,
    UnmuteOrUnblock,
)
from miskatonic.server.protocol.tables import AtSeat, Seated
from miskatonic.server.tables.closed_tables import UnplayableTable
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.model.entries import LogEntry
from miskatonic.server.tables.mutes import Mutes
from miskatonic.server.tables.people_at_tables import giving_up_seat
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.server.tables.requests.lobby import must_be_host, person_at
from miskatonic.server.tables.requests.requested_table import (
    requested_any_table,
    requested_table,
    seated,
)
from miskatonic.store.people import StoredLine
from miskatonic.store.store import Store

# The most people on a person's list, and reports by a person per day.
MOST_MUTED_OR_BLOCKED: Final = 500
REPORTS_A_DAY: Final = 20
DAY_MS: Final = 24 * 3_600_000
# How many chat lines are attached to a report.
LINES: Final = 50
_HOW: Final[tuple[How, ...]] = ("mute", "block")
_TABLE: Final = "/api/tables/{id}"


@dataclass(frozen=True, eq=False)
class ModerationHandlers:
    store: Store
    clock: Clock
    tables: TableRegistry
    mutes: Mutes

    # ------------------------------------------------------------ removing people

    @handles("POST", f"{_TABLE}/kick")
    async def kick(self, request: ApiRequest) -> Seated:
        """Remove the person on a seat."""
        body: AtSeat = request.body
        live_table = await requested_table(self.tables, request)
        async with live_table.lock:
            must_be_host(live_table, request.person.id)
            await remove_person(live_table, person_at(live_table, body.seat))
        return seated(live_table, request.person)

    @handles("POST", f"{_TABLE}/remove")
    async def remove(self, request: ApiRequest) -> Seated:
        """Remove a player or spectator."""
        body: SomePerson = request.body
        live_table = await requested_table(self.tables, request)
        person = await self._person_of_id(live_table, body.who)
        async with live_table.lock:
            must_be_host(live_table, request.person.id)
            await remove_person(live_table, person)
        return seated(live_table, request.person)

    async def _person_of_id(self, live_table: LiveTable | UnplayableTable, who: str) -> str:
        """The person with this public id, who plays or played here, watches, or has chatted."""
        known = {*live_table.table.people(), *await self.store.people_at(live_table.number)}
        if isinstance(live_table, LiveTable):
            known |= {connection.person.id for connection in live_table.connections}
        for person in known:
            if public_id(person, live_table.id) == who:
                return person
        raise Refused("no-such-person", f"no one at this table is {who!r}")

    # ------------------------------------------------------------ mute and block

    @handles("GET", f"{_TABLE}/shunned")
    async def muted_or_blocked_here(self, request: ApiRequest) -> MutedAndBlocked:
        """Whom the sender has muted or blocked, by their public ids at this table."""
        live_table = await requested_any_table(self.tables, request)
        return await self._at_table(request, live_table)

    async def _at_table(
        self, request: ApiRequest, live_table: LiveTable | UnplayableTable
    ) -> MutedAndBlocked:
        mine = await self.store.muted_or_blocked_by(request.person.id)
        ids = {
            how: [public_id(each.id, live_table.id) for each in mine if each.how == how]
            for how in _HOW
        }
        return MutedAndBlocked(ids["mute"], ids["block"])

    @handles("POST", f"{_TABLE}/mute")
    async def mute(self, request: ApiRequest) -> MutedAndBlocked:
        body: MuteOrBlock = request.body
        live_table = await requested_any_table(self.tables, request)
        other = await self._person_of_id(live_table, body.who)
        await self._mute_or_block(request.person.id, other, "mute", body.on)
        await self.mutes.changed(request.person.id)
        return await self._at_table(request, live_table)

    @handles("POST", f"{_TABLE}/block")
    async def block(self, request: ApiRequest) -> MutedAndBlocked:
        """Remove someone from this table and keep them from the host's other tables.

        Games that have begun at those tables go on.
        """
        body: MuteOrBlock = request.body
        live_table = await requested_table(self.tables, request)
        other = await self._person_of_id(live_table, body.who)
        async with live_table.lock:
            must_be_host(live_table, request.person.id)
            if body.on:
                await remove_person(live_table, other)
        await self._mute_or_block(request.person.id, other, "block", body.on)
        if body.on:
            await self._clear_other_tables(request.person.id, other)
        return await self._at_table(request, live_table)

    async def _clear_other_tables(self, host: str, other: str) -> None:
        for table in await self.store.open_tables_of(other):
            with contextlib.suppress(Refused):
                live_table = await self.tables.live_table(table)
                async with live_table.lock:
                    if live_table.table.host == host and live_table.table.status == "lobby":
                        await remove_person(live_table, other)
        for live_table in self.tables.all():
            if live_table.table.host == host and live_table.table.seat_of(other) is None:
                live_table.audience.hang_up(other, Refused("blocked", "the host has blocked you"))

    async def _mute_or_block(self, person: str, other: str, how: How, on: bool) -> None:
        if other == person:
            raise Refused("bad-message", "you cannot mute or block yourself")
        if not on:
            await self.store.unmute_or_unblock(person, [other], how)
            return
        if len(await self.store.muted_or_blocked_by(person)) >= MOST_MUTED_OR_BLOCKED:
            raise Refused("too-many", f"at most {MOST_MUTED_OR_BLOCKED} people on your list")
        if await self.store.person(other) is None:
            raise Refused("no-such-person", "this person has been deleted")
        await self.store.mute_or_block(person, other, how, self.clock.now())

    @handles("GET", "/api/shunned")
    async def list_muted_or_blocked(self, request: ApiRequest) -> MutedOrBlockedPeople:
        return MutedOrBlockedPeople(await muted_or_blocked_list(self.store, request.person.id))

    @handles("POST", "/api/unshun")
    async def unmute_or_unblock(self, request: ApiRequest) -> MutedOrBlockedPeople:
        body: UnmuteOrUnblock = request.body
        me = request.person.id
        listed = await self.store.muted_or_blocked_by(me)
        others = [each.id for each in listed if public_id(each.id, me) == body.who]
        if not others:
            raise Refused("no-such-person", f"no one on your list is {body.who!r}")
        await self.store.unmute_or_unblock(me, others, body.how)
        await self.mutes.changed(me)
        return MutedOrBlockedPeople(await muted_or_blocked_list(self.store, me))

    # ------------------------------------------------------------ reports

    @handles("POST", f"{_TABLE}/report")
    async def report(self, request: ApiRequest) -> Done:
        """Report someone, with the last chat lines as the server has them."""
        body: Report = request.body
        me = request.person
        live_table = await requested_any_table(self.tables, request)
        about = await self._person_of_id(live_table, body.who)
        if about == me.id:
            raise Refused("bad-message", "you cannot report yourself")
        now = self.clock.now()
        if await self.store.count_reports(me.id, now - DAY_MS) >= REPORTS_A_DAY:
            raise Refused("too-many", f"at most {REPORTS_A_DAY} reports a day")
        lines = await self._last_lines(live_table.number, about)
        text = "\n".join([body.text.strip(), "", *lines]).strip()
        await self.store.add_report(now, me.id, about, live_table.number, body.reason, text)
        return Done()

    async def _last_lines(self, table: int, about: str) -> list[str]:
        """The last chat lines, as admins read them; `>` marks those of the reported person."""
        lines = []
        for line in await self.store.last_lines(table, LINES):
            chatted = chatted_in(line)
            if chatted is None:
                continue
            mark = ">" if line.person == about else " "
            when = datetime.fromtimestamp(line.at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
            lines.append(f"{mark} {when} {chatted.name}: {chatted.text}")
        return lines


async def remove_person(live_table: LiveTable, person: str) -> None:
    """Remove someone for good; in a running game a bot plays on. The lock must be held."""
    if person == live_table.table.host:
        raise Refused("not-the-host", "the host cannot be removed")
    new: list[LogEntry] = [] if person in live_table.table.kicked else [entries.Removed(person)]
    new += giving_up_seat(live_table.table, person)
    if new:
        await live_table.enter(new)
    live_table.audience.hang_up(
        person, Refused("kicked", "the host has removed you from this table")
    )


async def muted_or_blocked_list(store: Store, person: str) -> list[MutedOrBlockedInfo]:
    """Everyone a person has muted or blocked."""
    return [
        MutedOrBlockedInfo(public_id(each.id, person), each.name, each.how, each.at)  # type: ignore[arg-type]
        for each in await store.muted_or_blocked_by(person)
    ]


def chatted_in(line: StoredLine) -> entries.Chatted | None:
    """The chat entry in a log row; None if it is damaged."""
    try:
        entry = entries.read(line.body)
    except BadSave:
        return None
    return entry if isinstance(entry, entries.Chatted) else None
