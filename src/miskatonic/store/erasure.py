"""Erase a person: delete personal data, but keep the games they played replayable.

Logs are JSON and keep their moves. Personal data in them are names, chat messages, and text typed
in a claim; the game's manifest says which fields of a claim are free text.
"""

from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, literal, or_, select, update

from miskatonic.games import MANIFESTS
from miskatonic.games.manifest import Manifest
from miskatonic.store.dialects import mentions
from miskatonic.store.schema import (
    BOTS,
    LOG,
    MUTED_OR_BLOCKED,
    NOTES,
    PEOPLE,
    PLACES,
    PUSHES,
    RECOVERY,
    REPORTS,
    RESULTS,
    SESSIONS,
    TABLES,
    TURNS,
)

# The name of an erased person; the same in every language.
ERASED_NAME: Final = "N. N."
# Replaces an erased chat message.
ERASED_TEXT: Final = "…"


class Trace(NamedTuple):
    """A log row that may contain personal data."""

    row: int
    table: int
    person: str | None
    body: bytes
    game: str = ""


class Traces(NamedTuple):
    """`people` holds the person and the guests who became this person by logging in."""

    people: set[str]
    rows: list[Trace]


def find_traces(connection: Connection, id: str) -> Traces:
    """Search all logs for a person, who may have chatted at any table."""
    people: set[str] = set()
    rows: dict[int, Trace] = {}
    new = {id}
    while new:
        people |= new
        found = [trace for each in sorted(new) for trace in _rows_about(connection, each)]
        rows.update({trace.row: trace for trace in found})
        new = {guest for trace in found for guest in _guests(trace.body, people)} - people
    return Traces(people, [rows[number] for number in sorted(rows)])


def _rows_about(connection: Connection, id: str) -> list[Trace]:
    named = mentions(LOG.c.body, literal(id))
    query = select(LOG.c.row, LOG.c.table, LOG.c.person, LOG.c.body, TABLES.c.game)
    query = query.join(TABLES, TABLES.c.number == LOG.c.table)
    return [Trace(*row) for row in connection.execute(query.where(or_(LOG.c.person == id, named)))]


def _guests(body: bytes, people: set[str]) -> list[str]:
    entry = _read(body)
    if entry is None or entry.get("type") != "became" or entry.get("new") not in people:
        return []
    return [str(entry.get("old"))]


def erase(connection: Connection, traces: Traces) -> None:
    """Delete a person with their personal data; logs keep their moves."""
    people = sorted(traces.people)
    for trace in traces.rows:
        new: dict[str, Any] = {}
        body = without(trace, traces.people)
        if body is not None:
            new["body"] = body
        if trace.person in traces.people:
            new.update(person=None, command=None)
        if new:
            connection.execute(update(LOG).where(LOG.c.row == trace.row).values(new))
    hosted = update(TABLES).where(TABLES.c.host.in_(people))
    connection.execute(hosted.values(host_name=ERASED_NAME))
    _revoke_bots(connection, people)
    for kept in (PLACES, NOTES, TURNS, RESULTS, PUSHES, SESSIONS, RECOVERY, MUTED_OR_BLOCKED, BOTS):
        connection.execute(delete(kept).where(kept.c.person.in_(people)))
    connection.execute(delete(MUTED_OR_BLOCKED).where(MUTED_OR_BLOCKED.c.other.in_(people)))
    connection.execute(delete(REPORTS).where(REPORTS.c.by.in_(people)))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(people)))


def _revoke_bots(connection: Connection, owners: list[str]) -> None:
    """Delete the tokens of these owners' bots. The bots' names expire like those of guests."""
    theirs = select(BOTS.c.person).where(BOTS.c.owner.in_(owners))
    connection.execute(delete(SESSIONS).where(SESSIONS.c.person.in_(theirs)))
    connection.execute(delete(BOTS).where(BOTS.c.owner.in_(owners)))


def without(trace: Trace, people: set[str]) -> bytes | None:
    """The entry without personal data; None if it has none, or is unreadable."""
    entry = _read(trace.body)
    if entry is not None and entry.get("type") == "claimed" and trace.person in people:
        return _without_own_words(entry, trace.game)
    if entry is None or "name" not in entry:
        return None
    if entry.get("type") == "chatted":
        if trace.person not in people:
            return None
        entry.update(name=ERASED_NAME, text=ERASED_TEXT, who="")
    elif people & {entry.get("person"), entry.get("old"), entry.get("new")}:
        entry["name"] = ERASED_NAME
    else:
        return None
    return msgspec.json.encode(entry)


def _without_own_words(entry: dict[str, Any], game: str) -> bytes | None:
    """Blank the free text of a claim; None if it has none.

    If the game is no longer installed, it cannot be replayed, so the whole claim is removed.
    """
    manifest = MANIFESTS.get(game)
    if manifest is None:
        return msgspec.json.encode({**entry, "claim": {}})
    written = own_words(manifest, entry.get("claim"))
    for place, key in written:
        place[key] = ERASED_TEXT
    return msgspec.json.encode(entry) if written else None


def own_words(manifest: Manifest, claim: object) -> list[tuple[dict[str, Any], str]]:
    """Find the free text in a claim: the objects and keys that hold it."""
    found = []
    for *way, last in manifest.free_text:
        place = claim
        for step in way:
            place = place.get(step) if isinstance(place, dict) else None
        if isinstance(place, dict) and isinstance(place.get(last), str):
            found.append((place, last))
    return found


def _read(body: bytes) -> dict[str, Any] | None:
    try:
        entry = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return entry if isinstance(entry, dict) else None
