"""Write tables with a game that has just begun to a data directory, before the server starts."""

import asyncio
import hashlib
import random
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import text

from miskatonic.games import GAMES
from miskatonic.server.base.clock import WallClock
from miskatonic.server.ops.data_folder import secret_key
from miskatonic.server.people.sessions import COOKIE, People
from miskatonic.server.protocol.tables import NewTable, TableSettings
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.model.entries import LogEntry
from miskatonic.server.workers.heavy_work import HeavyWork
from miskatonic.store.cluster_settings import shared_secret
from miskatonic.store.store import Person, Store
from miskatonic.store.writer import Row

GAME: Final = "arkham-ritual"
SEATS: Final = 3


class Prepared(NamedTuple):
    """The ids of the tables, and the cookies of the three players who sit at each of them."""

    tables: list[str]
    cookies: list[str]


async def prepare(directory: Path, count: int, moves: int = 0, database: str = "") -> Prepared:
    """Create this many tables, each with this many random moves."""
    store = Store(directory, database)
    if database:
        # Prepared data need not survive a power cut.
        store.write_now(lambda each: each.execute(text("SET synchronous_commit = off")))
    secret = shared_secret(store) or secret_key(directory)
    people = People(secret, store, WallClock(), HeavyWork())
    seated = [await people.guest(f"Player {seat + 1}") for seat in range(SEATS)]
    cookies = [f"{COOKIE}={(await people.begin_session(person))[1]}" for person in seated]
    tables = await asyncio.gather(
        *(_table(store, seated, number, moves) for number in range(count))
    )
    store.close()
    return Prepared(tables, cookies)


async def _table(store: Store, people: list[Person], number: int, moves: int) -> str:
    table = f"bench-{number:016d}"
    host = people[0]
    new = NewTable(GAME, SEATS, {}, TableSettings(spectators="off"))
    listed = {
        "id": table,
        "game": GAME,
        "status": "playing",
        "visibility": "link",
        "seats": SEATS,
        "taken": SEATS,
        "host": host.id,
        "host_name": host.name,
        "created": 0,
    }
    made = entries.write(entries.Made(host.id, host.name, new))
    key = await store.make_table(listed, [], made)
    seed = hashlib.blake2b(str(number).encode(), digest_size=32).hexdigest()
    rest: list[LogEntry] = [
        *(entries.Sat(seat, person.id, person.name) for seat, person in enumerate(people)),
        entries.Began(GAMES[GAME].version, seed, "", ""),
    ]
    rest += _moves(seed, random.Random(number), moves)
    rows = [Row(key, at, 0, None, None, entries.write(entry)) for at, entry in enumerate(rest, 1)]
    await store.append(key, rows)
    return table


def _moves(seed: str, chance: random.Random, count: int) -> list[LogEntry]:
    game = GAMES[GAME]
    g = game.new(SEATS, {}, bytes.fromhex(seed))
    made: list[LogEntry] = []
    for _ in range(count):
        decision = g.asked[0]
        choice = chance.choice(list(decision.options))
        before = g.clone()
        game.play(g, decision.seat, choice)
        if g.result is not None:
            g = before
            break
        made.append(entries.Played(int(decision.seat), choice, "person"))
    return made
