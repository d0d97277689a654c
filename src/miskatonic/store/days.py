"""Tables that are played over days: when something is due there."""

from sqlalchemy import Connection, select, update

from miskatonic.store.schema import TABLES


def note_due(connection: Connection, table: int, due: int | None) -> None:
    """Null where nothing happens by itself."""
    connection.execute(update(TABLES).where(TABLES.c.number == table).values(due=due))


def due_tables(connection: Connection, now: int, most: int) -> list[tuple[int, str]]:
    """The numbers and ids of the tables where something should have happened, the oldest first."""
    query = select(TABLES.c.number, TABLES.c.id).where(TABLES.c.due <= now)
    query = query.where(TABLES.c.status == "playing").order_by(TABLES.c.due).limit(most)
    return [(row.number, row.id) for row in connection.execute(query)]
