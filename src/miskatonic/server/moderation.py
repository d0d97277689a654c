"""What people can do about each other: send away, block, mute, report."""

import contextlib
from datetime import UTC, datetime
from typing import Final

from miskatonic.errors import BadSave
from miskatonic.server import entries
from miskatonic.server.closed_tables import ClosedRoom
from miskatonic.server.entries import LogEntry
from miskatonic.server.house import House
from miskatonic.server.leaving import giving_up_seat
from miskatonic.server.lobby import must_be_host, person_at
from miskatonic.server.muting import follow_mutes
from miskatonic.server.protocol.fields import Done
from miskatonic.server.protocol.moderation import (
    How,
    Report,
    Shun,
    Shunned,
    ShunnedInfo,
    ShunnedPeople,
    SomePerson,
    Unshun,
)
from miskatonic.server.protocol.tables import AtSeat, Seated
from miskatonic.server.refusals import Refused
from miskatonic.server.requests import ApiRequest, Handler, seated
from miskatonic.server.room import Room
from miskatonic.server.tags import tag
from miskatonic.store.people_store import StoredLine

# So much somebody can have on the list, and report in a day.
MOST_SHUNNED: Final = 500
REPORTS_A_DAY: Final = 20
DAY_MS: Final = 24 * 3_600_000
# So many lines of chat go along with a report.
LINES: Final = 50


# ---------------------------------------------------------------- sending somebody away


async def kick(request: ApiRequest) -> Seated:
    body: AtSeat = request.body
    room = await request.room()
    async with room.lock:
        must_be_host(room, request.person.id)
        await send_away(room, person_at(room, body.seat))
    return seated(room, request.person)


async def remove(request: ApiRequest) -> Seated:
    """Also somebody who has no seat."""
    body: SomePerson = request.body
    room = await request.room()
    person = await person_of_tag(request.house, room, body.who)
    async with room.lock:
        must_be_host(room, request.person.id)
        await send_away(room, person)
    return seated(room, request.person)


async def send_away(room: Room, person: str) -> None:
    """For good. In a game that is being played a bot plays on. The lock is held."""
    if person == room.table.host:
        raise Refused("not-the-host", "the host cannot be sent away")
    new: list[LogEntry] = [] if person in room.table.kicked else [entries.Removed(person)]
    new += giving_up_seat(room.table, person)
    if new:
        await room.enter(new)
    room.hang_up(person, Refused("kicked", "the host has sent you away from this table"))


async def person_of_tag(house: House, room: Room | ClosedRoom, who: str) -> str:
    """Whom `who` stands for: somebody who sits or sat here, watches, or has written something."""
    known = {*room.table.people(), *await house.store.people_at(room.number)}
    if isinstance(room, Room):
        known |= {connection.person.id for connection in room.connections}
    for person in known:
        if tag(person, room.id) == who:
            return person
    raise Refused("no-such-person", f"nobody at this table is {who!r}")


# ---------------------------------------------------------------- mute and block


async def shunned(request: ApiRequest) -> Shunned:
    """Only those who have been at this table can be told from it."""
    room = await request.any_room()
    return await _at_table(request, room)


async def _at_table(request: ApiRequest, room: Room | ClosedRoom) -> Shunned:
    mine = await request.house.store.shunned_by(request.person.id)
    tags = {how: [tag(each.id, room.id) for each in mine if each.how == how] for how in _HOW}
    return Shunned(tags["mute"], tags["block"])


_HOW: Final[tuple[How, ...]] = ("mute", "block")


async def mute(request: ApiRequest) -> Shunned:
    body: Shun = request.body
    room = await request.any_room()
    await _shun(request, await person_of_tag(request.house, room, body.who), "mute", body.on)
    await follow_mutes(request.house, request.person.id)
    return await _at_table(request, room)


async def block(request: ApiRequest) -> Shunned:
    """Whoever is blocked is sent away from this table, and comes to no other table of this host. A
    game at another table that has begun with that person goes on.
    """
    body: Shun = request.body
    room = await request.room()
    other = await person_of_tag(request.house, room, body.who)
    async with room.lock:
        must_be_host(room, request.person.id)
        if body.on:
            await send_away(room, other)
    await _shun(request, other, "block", body.on)
    if body.on:
        await _clear_other_tables(request, other)
    return await _at_table(request, room)


async def _clear_other_tables(request: ApiRequest, other: str) -> None:
    house, host = request.house, request.person.id
    for table in await house.store.open_tables_of(other):
        with contextlib.suppress(Refused):
            room = await house.room(table)
            async with room.lock:
                if room.table.host == host and room.table.status == "lobby":
                    await send_away(room, other)
    for room in house.rooms():
        if room.table.host == host and room.table.seat_of(other) is None:
            room.hang_up(other, Refused("blocked", "the host does not want you at their tables"))


async def _shun(request: ApiRequest, other: str, how: How, on: bool) -> None:
    store, person = request.house.store, request.person.id
    if other == person:
        raise Refused("bad-message", "that is you")
    if not on:
        await store.unshun(person, [other], how)
        return
    if len(await store.shunned_by(person)) >= MOST_SHUNNED:
        raise Refused("too-many", f"at most {MOST_SHUNNED} people on your list")
    if await store.person(other) is None:
        raise Refused("no-such-person", "this person is not here any more")
    await store.shun(person, other, how, request.house.clock.now())


async def my_list(request: ApiRequest) -> list[ShunnedInfo]:
    me = request.person.id
    return [
        ShunnedInfo(tag(each.id, me), each.name, each.how, each.at)  # type: ignore[arg-type]
        for each in await request.house.store.shunned_by(me)
    ]


async def list_shunned(request: ApiRequest) -> ShunnedPeople:
    return ShunnedPeople(await my_list(request))


async def unshun(request: ApiRequest) -> ShunnedPeople:
    body: Unshun = request.body
    store, me = request.house.store, request.person.id
    others = [each.id for each in await store.shunned_by(me) if tag(each.id, me) == body.who]
    if not others:
        raise Refused("no-such-person", f"nobody on your list is {body.who!r}")
    await store.unshun(me, others, body.how)
    await follow_mutes(request.house, me)
    return ShunnedPeople(await my_list(request))


# ---------------------------------------------------------------- reports


async def report(request: ApiRequest) -> Done:
    """The last lines of chat go along, as the server has them."""
    body: Report = request.body
    house, me = request.house, request.person
    room = await request.any_room()
    about = await person_of_tag(house, room, body.who)
    if about == me.id:
        raise Refused("bad-message", "that is you")
    now = house.clock.now()
    if await house.store.count_reports(me.id, now - DAY_MS) >= REPORTS_A_DAY:
        raise Refused("too-many", f"at most {REPORTS_A_DAY} reports a day")
    text = "\n".join([body.text.strip(), "", *await _last_lines(request, room, about)]).strip()
    await house.store.add_report(now, me.id, about, room.number, body.reason, text)
    return Done()


async def _last_lines(request: ApiRequest, room: Room | ClosedRoom, about: str) -> list[str]:
    """As those who read the report see them: `>` marks the lines of whom it is about."""
    lines = []
    for line in await request.house.store.last_lines(room.number, LINES):
        chatted = chatted_in(line)
        if chatted is None:
            continue
        mark = ">" if line.person == about else " "
        when = datetime.fromtimestamp(line.at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
        lines.append(f"{mark} {when} {chatted.name}: {chatted.text}")
    return lines


def chatted_in(line: StoredLine) -> entries.Chatted | None:
    """What was written; None if the log is damaged there."""
    try:
        entry = entries.read(line.body)
    except BadSave:
        return None
    return entry if isinstance(entry, entries.Chatted) else None


_TABLE: Final = "/api/tables/{id}"
HANDLERS: Final[dict[tuple[str, str], Handler]] = {
    ("POST", f"{_TABLE}/kick"): kick,
    ("POST", f"{_TABLE}/remove"): remove,
    ("GET", f"{_TABLE}/shunned"): shunned,
    ("POST", f"{_TABLE}/mute"): mute,
    ("POST", f"{_TABLE}/block"): block,
    ("POST", f"{_TABLE}/report"): report,
    ("GET", "/api/shunned"): list_shunned,
    ("POST", "/api/unshun"): unshun,
}
