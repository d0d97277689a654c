"""Requests to export or delete everything stored about you."""

from dataclasses import dataclass

from miskatonic.errors import BadSave
from miskatonic.games import MANIFESTS
from miskatonic.server.base.handlers import ApiRequest, handles
from miskatonic.server.base.refusals import Refused
from miskatonic.server.history.my_games import my_result
from miskatonic.server.people.accounts import sessions_of
from miskatonic.server.people.sessions import People
from miskatonic.server.protocol.fields import Done
from miskatonic.server.protocol.people import DeleteMe, MyData, MyLine, MyNotes, MyReport
from miskatonic.server.rate_limits.shared import RateLimits
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.people_at_tables import PeopleAtTables
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.server.tables.requests.moderation import chatted_in, muted_or_blocked_list
from miskatonic.server.tables.requests.table_lists import table_line
from miskatonic.store.erasure import own_words
from miskatonic.store.my_games import all_results
from miskatonic.store.people import StoredLine
from miskatonic.store.push_subscriptions import subscriptions
from miskatonic.store.store import Store


@dataclass(frozen=True, eq=False)
class PersonalDataHandlers:
    store: Store
    people: People
    tables: TableRegistry
    people_at_tables: PeopleAtTables
    rate_limits: RateLimits

    @handles("GET", "/api/me/data")
    async def data(self, request: ApiRequest) -> MyData:
        store, person = self.store, request.person
        self.rate_limits.charge_request("replays", request)
        created, seen = await store.person_times(person.id)
        return MyData(
            name=person.name,
            login=person.login,
            created=created,
            seen=seen,
            codes=await store.count_recovery(person.id),
            sessions=await sessions_of(store, request),
            tables=[
                table_line(self.tables.faults, each, True)
                for each in await store.all_tables_of(person.id)
            ],
            notes=[MyNotes(table, text) for table, text in await store.notes_of(person.id)],
            chat=[
                MyLine(line.table, line.at, chatted.text)
                for line in await store.lines_of(person.id, "chatted")
                if (chatted := chatted_in(line)) is not None
            ],
            claims=[
                MyLine(line.table, line.at, text)
                for line in await store.lines_of(person.id, "claimed")
                for text in words_in(line)
            ],
            muted_or_blocked=await muted_or_blocked_list(store, person.id),
            reports=[
                MyReport(each.table, each.at, each.about, each.reason, each.text)
                for each in await store.reports_by(person.id)
            ],
            results=[
                my_result(each) for each in await store.read(lambda at: all_results(at, person.id))
            ],
            pushes=[
                each.endpoint for each in await store.read(lambda at: subscriptions(at, person.id))
            ],
        )

    @handles("POST", "/api/me/delete")
    async def delete(self, request: ApiRequest) -> Done:
        body: DeleteMe = request.body
        person = request.person
        if " ".join(body.name.split()) != person.name:
            raise Refused("bad-message", f"your name is {person.name!r}", "refusal-not-your-name")
        if person.login is not None:
            await self.people.check_password(person, body.password)
        await self.people_at_tables.forget(person.id)
        request.new_cookie = ""
        return Done()


def words_in(line: StoredLine) -> list[str]:
    """The free text in a claim."""
    manifest = MANIFESTS.get(line.game)
    try:
        entry = entries.read(line.body)
    except BadSave:
        return []
    if manifest is None or not isinstance(entry, entries.Claimed):
        return []
    return [place[key] for place, key in own_words(manifest, entry.claim)]
