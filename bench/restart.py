"""Measure how soon running tables are playable after a restart, and the cost of loading one.

The server starts with a thousand tables in mid-game, and three players reconnect to each of them at
once. A table is playable when all three have their view.
"""

import random
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.load import Load, Server
from bench.prepared import prepare
from miskatonic.games import GAMES
from miskatonic.kernel.rng import seed_bytes
from miskatonic.server.protocol.tables import NewTable
from miskatonic.server.tables.loading import load
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.model.entries import LogEntry
from miskatonic.server.tables.model.table import Table
from miskatonic.store.store import LogRow

MOVES: Final = 20
AT_ONCE: Final = 100


class Restarted(NamedTuple):
    tables: int
    seconds: float
    cpu_ms_a_table: float

    def shown(self) -> str:
        return (
            f"{self.tables} running tables with three people each are playable"
            f" {self.seconds:.1f} s after a restart ({self.cpu_ms_a_table:.1f} ms CPU per table)"
        )


async def restart(tables: int) -> Restarted:
    directory = Path(tempfile.mkdtemp(prefix="miskatonic-bench-"))
    try:
        prepared = await prepare(directory, tables, MOVES)
        server = Server(directory)
        began = time.perf_counter()
        try:
            await Load([server], prepared).seat(tables)
            seconds = time.perf_counter() - began
            used = server.cpu()
            return Restarted(tables, seconds, (used.main + used.others) / 1000 / tables)
        finally:
            server.stop()
    finally:
        shutil.rmtree(directory)


class Loaded(NamedTuple):
    """Time to load a table at the end of its game, without its last move."""

    game: str
    moves: float
    milliseconds: float


def loading(id: str, games: int) -> Loaded:
    logs = [finished_log(id, number) for number in range(games)]
    best = []
    for log in logs:
        times = []
        for _ in range(3):
            began = time.thread_time()
            load(id, log, 0)
            times.append(time.thread_time() - began)
        best.append(min(times))
    moves = sum(len(log) - 2 for log in logs) / games
    return Loaded(id, moves, 1000 * sum(best) / games)


def finished_log(id: str, number: int, most: int = 10_000) -> list[LogRow]:
    """Return the log of a random game without its last move."""
    game: Any = GAMES[id]
    chance = random.Random(number)
    table = Table(id)
    began = entries.Began(game.version, seed_bytes(number).hex(), "", "")
    log: list[LogEntry] = [entries.Made("", "", NewTable(id, game.seats[0], {})), began]
    for entry in log:
        table.apply(entry, 0)
    while table.g.result is None and len(log) < most:
        decision = chance.choice([each for each in table.g.asked if not each.optional])
        choice = chance.choice(list(decision.options))
        log.append(entries.Played(int(decision.seat), choice, "person"))
        table.apply_in_place(log[-1])  # type: ignore[arg-type]
    return [LogRow(seq, 0, None, None, entries.write(entry)) for seq, entry in enumerate(log[:-1])]


def shown(loaded: list[Loaded]) -> str:
    lines = ["loading a table                moves   ms CPU"]
    lines += [f"{each.game:26}{each.moves:10.0f}{each.milliseconds:9.2f}" for each in loaded]
    return "\n".join(lines)
