"""Settings that the servers on one database share, such as the key for signing sessions."""

import secrets
from typing import Final

from sqlalchemy import Connection, select

from miskatonic.store.dialects import upsert
from miskatonic.store.schema import CLUSTER_SETTINGS
from miskatonic.store.store import Store

# The setting that holds the key for signing sessions.
SECRET: Final = "secret"
SECRET_BYTES: Final = 32


def shared_secret(store: Store) -> bytes | None:
    """The session signing key of a shared database, created by the first server.

    A single server has its key in the data folder (None), unless its data came from a shared one.
    """
    if store.location.is_shared:
        return store.write_now(_read_secret)
    moved = store.read_now(lambda connection: read_setting(connection, SECRET))
    return None if moved is None else bytes.fromhex(moved)


def _read_secret(connection: Connection) -> bytes:
    add_setting(connection, SECRET, secrets.token_hex(SECRET_BYTES))
    return bytes.fromhex(read_setting(connection, SECRET) or "")


def read_setting(connection: Connection, key: str) -> str | None:
    return connection.execute(
        select(CLUSTER_SETTINGS.c.value).where(CLUSTER_SETTINGS.c.key == key)
    ).scalar()


def add_setting(connection: Connection, key: str, value: str) -> None:
    """Store a setting unless the key exists already."""
    row = upsert(connection, CLUSTER_SETTINGS).values(key=key, value=value)
    connection.execute(row.on_conflict_do_nothing())
