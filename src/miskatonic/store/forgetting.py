"""Forgetting somebody: what is personal goes, and the games that others played stay as they are.

A log is JSON, and keeps the moves. What is personal in it are names, lines of chat, and what stands
in a claim in somebody's own words; where that is, the manifest of its game says.
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
    NOTES,
    PEOPLE,
    PLACES,
    PUSHES,
    RECOVERY,
    REPORTS,
    RESULTS,
    SESSIONS,
    SHUNNED,
    TABLES,
    TURNS,
)

# The name of somebody who is forgotten; the same in every language.
NOBODY: Final = "N. N."
# What is left of a line of chat.
SILENCE: Final = "…"


class Trace(NamedTuple):
    """A row of the log that may say something about a person."""

    row: int
    table: int
    person: str | None
    body: bytes
    game: str = ""


class Traces(NamedTuple):
    """`people` are the person, and the guests who became this person by logging in."""

    people: set[str]
    rows: list[Trace]


class Erasure(NamedTuple):
    people: set[str]
    rows: list[Trace]
    name: str


def find_traces(connection: Connection, id: str) -> Traces:
    """It looks through the whole log: somebody may have said something at any table."""
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


def erase(connection: Connection, erasure: Erasure) -> None:
    people = sorted(erasure.people)
    for trace in erasure.rows:
        new: dict[str, Any] = {}
        body = without(trace, erasure.people, erasure.name)
        if body is not None:
            new["body"] = body
        if trace.person in erasure.people:
            new.update(person=None, command=None)
        if new:
            connection.execute(update(LOG).where(LOG.c.row == trace.row).values(new))
    hosted = update(TABLES).where(TABLES.c.host.in_(people))
    connection.execute(hosted.values(host_name=erasure.name))
    _revoke_bots(connection, people)
    for kept in (PLACES, NOTES, TURNS, RESULTS, PUSHES, SESSIONS, RECOVERY, SHUNNED, BOTS):
        connection.execute(delete(kept).where(kept.c.person.in_(people)))
    connection.execute(delete(SHUNNED).where(SHUNNED.c.other.in_(people)))
    connection.execute(delete(REPORTS).where(REPORTS.c.by.in_(people)))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(people)))


def _revoke_bots(connection: Connection, owners: list[str]) -> None:
    """Without an owner a bot has no token; its name goes when it has not been seen for long."""
    theirs = select(BOTS.c.person).where(BOTS.c.owner.in_(owners))
    connection.execute(delete(SESSIONS).where(SESSIONS.c.person.in_(theirs)))
    connection.execute(delete(BOTS).where(BOTS.c.owner.in_(owners)))


def without(trace: Trace, people: set[str], name: str) -> bytes | None:
    """The entry without what is personal; None if there is no such thing, or it is unreadable."""
    entry = _read(trace.body)
    if entry is not None and entry.get("type") == "claimed" and trace.person in people:
        return _without_own_words(entry, trace.game)
    if entry is None or "name" not in entry:
        return None
    if entry.get("type") == "chatted":
        if trace.person not in people:
            return None
        entry.update(name=name, text=SILENCE, who="")
    elif people & {entry.get("person"), entry.get("old"), entry.get("new")}:
        entry["name"] = name
    else:
        return None
    return msgspec.json.encode(entry)


def _without_own_words(entry: dict[str, Any], game: str) -> bytes | None:
    """The rest of a claim belongs to the game. If the game is not here any more nobody can play it
    again, and all of the claim goes.
    """
    manifest = MANIFESTS.get(game)
    if manifest is None:
        return msgspec.json.encode({**entry, "claim": {}})
    written = own_words(manifest, entry.get("claim"))
    for place, key in written:
        place[key] = SILENCE
    return msgspec.json.encode(entry) if written else None


def own_words(manifest: Manifest, claim: object) -> list[tuple[dict[str, Any], str]]:
    """Where in a claim something stands in somebody's own words: in which object, by which key."""
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
