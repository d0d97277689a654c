"""External bots in the database: accounts with an owner, whose tokens are sessions.

So ending the session revokes the token, and the rules for people apply to bots, too.
"""

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from miskatonic.store.access import DatabaseAccess
from miskatonic.store.people import Person, person_of
from miskatonic.store.schema import BOTS, PEOPLE, SESSIONS


class StoredBot(NamedTuple):
    id: str
    name: str
    created: int
    seen: int | None


class BotStore(DatabaseAccess):
    """Reads and writes external bots and their tokens."""

    async def add_bot(self, id: str, name: str, owner: str, hash: str, at: int) -> Person:
        """Add a bot with its first token, of which only the hash is stored."""
        person = {"id": id, "name": name, "session": 0, "created": at, "seen": at}
        session = {"hash": hash, "person": id, "created": at, "seen": at}

        def work(connection: Connection) -> None:
            connection.execute(insert(PEOPLE).values(person))
            connection.execute(insert(BOTS).values(person=id, owner=owner, created=at))
            connection.execute(insert(SESSIONS).values(session))

        await self.write(work)
        return Person(id, name, None, None, 0)

    async def replace_token(self, bot: str, hash: str, at: int) -> None:
        """Store a new token, and revoke the old one."""
        session = {"hash": hash, "person": bot, "created": at, "seen": at}

        def work(connection: Connection) -> None:
            connection.execute(delete(SESSIONS).where(SESSIONS.c.person == bot))
            connection.execute(insert(SESSIONS).values(session))

        await self.write(work)

    async def bots_of(self, owner: str) -> list[StoredBot]:
        query = select(PEOPLE.c.id, PEOPLE.c.name, BOTS.c.created, PEOPLE.c.seen)
        query = query.join(BOTS, BOTS.c.person == PEOPLE.c.id).where(BOTS.c.owner == owner)
        query = query.order_by(BOTS.c.created, PEOPLE.c.id)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [StoredBot(*row) for row in rows]

    async def count_bots(self, owner: str) -> int:
        query = select(func.count()).select_from(BOTS).where(BOTS.c.owner == owner)
        return int(await self.read(lambda connection: connection.execute(query).scalar_one()))

    async def owner_of_bot(self, bot: str) -> Person | None:
        query = select(PEOPLE).join(BOTS, BOTS.c.owner == PEOPLE.c.id).where(BOTS.c.person == bot)
        row = await self.read(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else person_of(row)

    async def hand_over_bots(self, old: str, new: str) -> None:
        """Move the bots of a guest who has logged in to the account."""
        change = update(BOTS).where(BOTS.c.owner == old).values(owner=new)
        await self.write(lambda connection: connection.execute(change))
