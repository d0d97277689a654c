"""What is kept of somebody: taking it along, and having it deleted."""

import contextlib
from typing import Final

from miskatonic.errors import BadSave
from miskatonic.games import MANIFESTS
from miskatonic.server import entries
from miskatonic.server.accounts import close_sockets, sessions_of
from miskatonic.server.house import House
from miskatonic.server.lobby import leave_table, table_line
from miskatonic.server.moderation import chatted_in, my_list
from miskatonic.server.my_games import shown
from miskatonic.server.protocol.fields import Done
from miskatonic.server.protocol.people import DeleteMe, MyData, MyLine, MyNotes, MyReport
from miskatonic.server.refusals import Refused
from miskatonic.server.requests import ApiRequest, Handler
from miskatonic.store.forgetting import own_words
from miskatonic.store.my_games import all_results
from miskatonic.store.people_store import StoredLine
from miskatonic.store.pushes import subscriptions


async def data(request: ApiRequest) -> MyData:
    house, person = request.house, request.person
    request.not_too_often("replays")
    store = house.store
    created, seen = await store.person_times(person.id)
    return MyData(
        name=person.name,
        login=person.login,
        created=created,
        seen=seen,
        codes=await store.count_recovery(person.id),
        sessions=await sessions_of(request),
        tables=[table_line(house, each, True) for each in await store.all_tables_of(person.id)],
        notes=[MyNotes(table, text) for table, text in await store.notes_of(person.id)],
        chat=[
            MyLine(line.table, line.at, chatted.text)
            for line in await store.lines_of(person.id)
            if (chatted := chatted_in(line)) is not None
        ],
        claims=[
            MyLine(line.table, line.at, text)
            for line in await store.claims_of(person.id)
            for text in words_in(line)
        ],
        shunned=await my_list(request),
        reports=[
            MyReport(each.table, each.at, each.about, each.reason, each.text)
            for each in await store.reports_by(person.id)
        ],
        results=[shown(each) for each in await store.look(lambda at: all_results(at, person.id))],
        pushes=[
            each.endpoint for each in await store.look(lambda at: subscriptions(at, person.id))
        ],
    )


def words_in(line: StoredLine) -> list[str]:
    """What somebody has said in their own words in a claim."""
    manifest = MANIFESTS.get(line.game)
    try:
        entry = entries.read(line.body)
    except BadSave:
        return []
    if manifest is None or not isinstance(entry, entries.Claimed):
        return []
    return [place[key] for place, key in own_words(manifest, entry.claim)]


async def delete(request: ApiRequest) -> Done:
    body: DeleteMe = request.body
    person = request.person
    if " ".join(body.name.split()) != person.name:
        raise Refused("bad-message", f"your name is {person.name!r}", "refusal-not-your-name")
    if person.login is not None:
        await request.house.people.check_password(person, body.password)
    await forget(request.house, person.id)
    request.new_cookie = ""
    return Done()


async def forget(house: House, person: str) -> None:
    """Somebody leaves every table, and everything personal is deleted. The games of others stay."""
    await house.people.end_sessions(person)
    close_sockets(house, person)
    for table in await house.store.open_tables_of(person):
        # A table that cannot be loaded now does not keep anybody here.
        with contextlib.suppress(Refused):
            await leave_table(house, await house.find(table), person)
    changed = await house.store.forget_person(person)
    house.people.forget_believed(person)
    house.neighbours.rewritten(changed)
    for room in house.rooms():
        if room.number in changed:
            async with room.lock:
                await room.reload()
                room.show_room()


HANDLERS: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "/api/me/data"): data,
    ("POST", "/api/me/delete"): delete,
}
