"""What all servers of one house have in common, in the table `house`."""

import secrets
from typing import Final

from sqlalchemy import Connection, select

from miskatonic.store.dialects import upsert
from miskatonic.store.schema import HOUSE
from miskatonic.store.store import Store

SECRET: Final = "secret"
SECRET_BYTES: Final = 32


def shared_secret(store: Store) -> bytes | None:
    """The key that signs sessions, where several servers share a database: whoever is first makes
    it. Where a server is alone its folder has the key, unless the house has moved here.
    """
    if store.place.is_shared:
        return store.write_now(read_secret)
    moved = store.read_now(lambda connection: fact(connection, SECRET))
    return None if moved is None else bytes.fromhex(moved)


def read_secret(connection: Connection) -> bytes:
    put_fact(connection, SECRET, secrets.token_hex(SECRET_BYTES))
    return bytes.fromhex(fact(connection, SECRET) or "")


def fact(connection: Connection, key: str) -> str | None:
    return connection.execute(select(HOUSE.c.value).where(HOUSE.c.key == key)).scalar()


def put_fact(connection: Connection, key: str, value: str) -> None:
    """Unless there is one already."""
    row = upsert(connection, HOUSE).values(key=key, value=value)
    connection.execute(row.on_conflict_do_nothing())
