"""A person's games in the database: whose turn it is, deadlines, and results.

Every function takes a connection that is inside a transaction. Queries have limits.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, select, tuple_, update

from miskatonic.store.dialects import replacing, upsert
from miskatonic.store.schema import LOG, PLACES, RESULTS, TABLES, TURNS
from miskatonic.store.writer import Outcome

PLAYED: Final = ("playing", "paused")


class Turn(NamedTuple):
    """A question that a table waits for a person to answer; `known` if they have seen it."""

    person: str
    question: int
    since: int
    until: int | None
    known: bool = False


class Result(NamedTuple):
    """How a game ended for a person; `link` is the table's id."""

    table: int
    link: str
    game: str
    rules: int | None
    ended: int
    seat: int
    seats: int
    won: int | None
    played_as: str


# ---------------------------------------------------------------- turns


_OTHERS: Final = delete(TURNS).where(
    TURNS.c.table == bindparam("table"),
    TURNS.c.person.not_in(bindparam("people", expanding=True)),
)
_EARLIER: Final = delete(TURNS).where(
    TURNS.c.table == bindparam("table"),
    TURNS.c.person == bindparam("person"),
    TURNS.c.question != bindparam("question"),
)


_ALONE: Final = (
    select(TABLES.c.number).where(TABLES.c.number == bindparam("table")).with_for_update()
)
_ROWS: Final = select(func.max(LOG.c.seq) + 1).where(LOG.c.table == bindparam("table"))


def note_turns(connection: Connection, table: int, rows: int, turns: Iterable[Turn]) -> bool:
    """Store whom the table waits for when its log has this many rows.

    Returns False and stores nothing if the log has grown: a slow server, or one that lost the
    lease, must not overwrite a newer turn. `told` is kept, so no question is announced twice.
    """
    connection.execute(_ALONE, {"table": table})
    if connection.execute(_ROWS, {"table": table}).scalar() != rows:
        return False
    waited = {turn.person: turn for turn in turns}
    connection.execute(_OTHERS, {"table": table, "people": list(waited)})
    for person, turn in waited.items():
        key = {"table": table, "person": person}
        connection.execute(_EARLIER, {**key, "question": turn.question})
        connection.execute(
            replacing(connection, TURNS, ("person", "table"), ("since", "until")),
            {
                **key,
                "question": turn.question,
                "since": turn.since,
                "until": turn.until,
                "told": turn.since if turn.known else None,
            },
        )
    return True


def turns_of(connection: Connection, person: str, most: int) -> dict[int, Turn]:
    columns = (TURNS.c.table, TURNS.c.person, TURNS.c.question, TURNS.c.since, TURNS.c.until)
    query = select(*columns).where(TURNS.c.person == person).order_by(TURNS.c.table).limit(most)
    return {row[0]: Turn(*row[1:]) for row in connection.execute(query)}


def count_turns(connection: Connection, person: str) -> int:
    """Count the running tables where it is this person's turn while they are away."""
    query = select(func.count()).select_from(TURNS).join(TABLES, TABLES.c.number == TURNS.c.table)
    query = query.where(TURNS.c.person == person, TABLES.c.status == "playing")
    return int(connection.execute(query).scalar_one())


def running(connection: Connection, person: str, most: int) -> list[Mapping[str, Any]]:
    """Tables with a running game of this person, latest first."""
    query = select(TABLES).join(PLACES, PLACES.c.table == TABLES.c.number)
    query = query.where(PLACES.c.person == person, TABLES.c.status.in_(PLAYED))
    query = query.order_by(TABLES.c.number.desc()).limit(most)
    return [dict(row) for row in connection.execute(query).mappings()]


# ---------------------------------------------------------------- results


def keep_outcomes(connection: Connection, outcomes: list[Outcome]) -> None:
    """Store results, except those of people without a place, such as erased people."""
    for outcome in outcomes:
        place = select(PLACES.c.person).where(
            PLACES.c.person == outcome.person, PLACES.c.table == outcome.table
        )
        if connection.execute(place).first() is not None:
            kept = upsert(connection, RESULTS).values(outcome._asdict()).on_conflict_do_nothing()
            connection.execute(kept)


def results(
    connection: Connection, person: str, most: int, before: tuple[int, int] | None = None
) -> list[Result]:
    """A page of results, latest first; `before` is the time and table of the last one seen."""
    query = _results().where(RESULTS.c.person == person)
    if before is not None:
        query = query.where(tuple_(RESULTS.c.ended, RESULTS.c.table) < tuple_(*before))
    query = query.order_by(RESULTS.c.ended.desc(), RESULTS.c.table.desc()).limit(most)
    return [_result(row) for row in connection.execute(query)]


def all_results(connection: Connection, person: str) -> list[Result]:
    """All results of a person, for the personal data export."""
    query = _results().where(RESULTS.c.person == person).order_by(RESULTS.c.ended)
    return [_result(row) for row in connection.execute(query)]


def _results() -> Any:
    mine = RESULTS.c
    columns = (mine.table, TABLES.c.id, mine.game, TABLES.c.rules, mine.ended)
    query = select(*columns, mine.seat, mine.seats, mine.won, mine.played_as)
    return query.join(TABLES, TABLES.c.number == mine.table)


def _result(row: Any) -> Result:
    return Result(*row)


def without_results(connection: Connection, person: str, most: int) -> list[str]:
    """Ids of a person's finished tables whose result is not stored yet."""
    kept = select(RESULTS.c.table).where(RESULTS.c.person == person)
    query = select(TABLES.c.id).join(PLACES, PLACES.c.table == TABLES.c.number)
    query = query.where(PLACES.c.person == person, TABLES.c.status == "over")
    query = query.where(TABLES.c.number.not_in(kept)).order_by(TABLES.c.number.desc()).limit(most)
    return list(connection.execute(query).scalars())


def note_due(connection: Connection, table: int, due: int | None) -> None:
    """Store a table's next deadline; None if it has none."""
    connection.execute(update(TABLES).where(TABLES.c.number == table).values(due=due))


def due_tables(connection: Connection, now: int, most: int) -> list[tuple[int, str]]:
    """Numbers and ids of tables whose deadline has passed, oldest first."""
    query = select(TABLES.c.number, TABLES.c.id).where(TABLES.c.due <= now)
    query = query.where(TABLES.c.status == "playing").order_by(TABLES.c.due).limit(most)
    return [(row.number, row.id) for row in connection.execute(query)]
