"""Push subscriptions of browsers, and the people to notify that it is their turn.

Every function takes a connection that is inside a transaction.
"""

from hashlib import sha256
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from miskatonic.store.schema import PUSHES, TABLES, TURNS

# A subscription is deleted after this many consecutive failures.
MOST_FAILURES: Final = 8


class Subscription(NamedTuple):
    """Where to send a push message, and the keys to encrypt it."""

    person: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    created: int

    @property
    def hash(self) -> str:
        return hash_of(self.endpoint)


class Notice(NamedTuple):
    """A notification that it is a person's turn at this table."""

    table: str
    game: str
    to: Subscription


def hash_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


def subscribe(connection: Connection, new: Subscription, most: int) -> None:
    """Store a subscription, replacing the same endpoint's; keep the person's latest `most`."""
    connection.execute(delete(PUSHES).where(PUSHES.c.hash == new.hash))
    theirs = select(PUSHES.c.hash).where(PUSHES.c.person == new.person)
    latest = theirs.order_by(PUSHES.c.created.desc(), PUSHES.c.hash)
    known = list(connection.execute(latest).scalars())
    connection.execute(delete(PUSHES).where(PUSHES.c.hash.in_(known[most - 1 :])))
    connection.execute(insert(PUSHES).values(hash=new.hash, failures=0, **new._asdict()))


def unsubscribe(connection: Connection, person: str, endpoint: str) -> None:
    mine = (PUSHES.c.person == person) & (PUSHES.c.hash == hash_of(endpoint))
    connection.execute(delete(PUSHES).where(mine))


def subscriptions(connection: Connection, person: str) -> list[Subscription]:
    query = _subscriptions().where(PUSHES.c.person == person).order_by(PUSHES.c.created)
    return [Subscription(*row) for row in connection.execute(query)]


def _subscriptions() -> Any:
    return select(*(PUSHES.c[name] for name in Subscription._fields))


_WANTED: Final = select(TURNS.c.person).where(
    TURNS.c.table == bindparam("table"),
    TURNS.c.told.is_(None),
    TURNS.c.person.in_(select(PUSHES.c.person)),
)


def to_tell(connection: Connection, table: int, now: int) -> list[Notice]:
    """Claim the notifications that are due at this table.

    They are marked as sent, so no other server sends them: the caller must.
    """
    people = list(connection.execute(_WANTED, {"table": table}).scalars())
    told = []
    for person in people:
        mine = (TURNS.c.table == table) & (TURNS.c.person == person)
        mark = update(TURNS).where(mine, TURNS.c.told.is_(None)).values(told=now)
        if connection.execute(mark).rowcount:
            told.append(person)
    if not told:
        return []
    named = select(TABLES.c.id, TABLES.c.game).where(TABLES.c.number == table)
    link, game = connection.execute(named).one()
    return [Notice(link, game, to) for person in told for to in subscriptions(connection, person)]


def reached(connection: Connection, hash: str) -> None:
    connection.execute(update(PUSHES).where(PUSHES.c.hash == hash).values(failures=0))


def missed(connection: Connection, hash: str, gone: bool) -> None:
    """Count a failed delivery; delete the subscription if it is `gone` or has failed too often."""
    here = PUSHES.c.hash == hash
    connection.execute(update(PUSHES).where(here).values(failures=PUSHES.c.failures + 1))
    if gone:
        connection.execute(delete(PUSHES).where(here))
    else:
        connection.execute(delete(PUSHES).where(here, PUSHES.c.failures >= MOST_FAILURES))
