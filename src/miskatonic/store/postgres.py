"""Open PostgreSQL with psycopg: synchronous commits, and a timeout for every wait.

A lost connection is reopened when it is next needed; statements running at the time fail.
"""

from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, make_url
from sqlalchemy.exc import ArgumentError

from miskatonic.errors import BadOptions

SCHEMES: Final = ("postgresql", "postgres")
CONNECT_SECONDS: Final = 5
# Time limits for statements and locks. Keepalives detect a dead peer.
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
    """Parse a database URL. Errors (BadOptions) never contain the password."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise BadOptions(
            "the setting database cannot be read; expected postgresql://user:password@host/name"
        ) from None
    if url.drivername not in SCHEMES:
        raise BadOptions(
            f"the setting database begins with {url.drivername}://; expected postgresql://, or"
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
    """Connection parameters for psycopg; those in the URL take precedence."""
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
        # The writer must not discover a dead connection in the middle of a transaction.
        pool_pre_ping=most == 1,
        connect_args=connect_arguments(url),
    )


def conninfo(url: URL) -> str:
    """The URL in the form that psycopg takes."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
