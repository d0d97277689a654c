"""How PostgreSQL is opened: every commit on the disk, no wait without an end, and psycopg beneath.

Unlike a file, a server of databases can go away and come back. A connection that was lost is opened
again by whoever needs it next; what was under way meanwhile has failed, and says so.
"""

from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, make_url
from sqlalchemy.exc import ArgumentError

from miskatonic.errors import BadOptions

SCHEMES: Final = ("postgresql", "postgres")
CONNECT_SECONDS: Final = 5
# Nobody waits longer for a statement or a lock. Keepalives find out that the other end is gone.
OPTIONS: Final = "-c statement_timeout=60000 -c lock_timeout=10000 -c synchronous_commit=on"
KEEPALIVES: Final = {
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
READERS: Final = 4


def read_url(given: str) -> URL:
    """BadOptions says what is wrong with it; it never repeats a password."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise BadOptions(
            "the setting database cannot be read; it takes postgresql://user:password@host/name"
        ) from None
    if url.drivername not in SCHEMES:
        raise BadOptions(
            f"the setting database begins with {url.drivername}://; it takes postgresql://, or"
            " nothing for a file in the data folder"
        )
    try:
        import psycopg  # noqa: F401, PLC0415
    except ImportError:
        raise BadOptions(
            "PostgreSQL needs psycopg, which is not installed: pip install 'miskatonic[postgres]'"
        ) from None
    return url.set(drivername="postgresql+psycopg")


def connect_arguments(url: URL) -> dict[str, Any]:
    """What psycopg is told beside the address; what the address says itself counts more."""
    arguments = {
        "connect_timeout": CONNECT_SECONDS,
        "application_name": "miskatonic",
        "options": OPTIONS,
        **KEEPALIVES,
    }
    return {name: value for name, value in arguments.items() if name not in url.query}


def open_writer(url: URL) -> Engine:
    return _open(url, 1)


def open_reader(url: URL, most: int = READERS) -> Engine:
    engine = _open(url, most)
    return engine.execution_options(postgresql_readonly=True)


def _open(url: URL, most: int) -> Engine:
    return create_engine(
        url,
        pool_size=most,
        max_overflow=4,
        pool_timeout=30,
        # Who writes must not find out in the middle that the line is dead.
        pool_pre_ping=most == 1,
        connect_args=connect_arguments(url),
    )


def conninfo(url: URL) -> str:
    """The same for psycopg itself."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
