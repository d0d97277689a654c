"""Measure how long bots take to answer, with one table and with many: `make bench-masters`.

Every table has a person who answers at once and bots of the given level on the other seats, and
plays at the natural pace: an answer that is ready early waits until it is due. All tables share one
pool of bot processes, as on the server. Times are from the question to the answer.
"""

import argparse
import asyncio
import secrets
import time
from typing import Any, Final

from miskatonic.bots.pace import release_time
from miskatonic.games import GAMES
from miskatonic.kernel.rng import SEED_BYTES
from miskatonic.kernel.view import waiting_for
from miskatonic.reports.experience import Spread
from miskatonic.server.workers.bots import BotPool
from miskatonic.server.workers.fair_queue import Payer

PERSON: Final = 0
NEARLY_ALL: Final = 0.95


class Tables:
    """Plays games one after the other until the time is up."""

    def __init__(self, pool: BotPool, game: str, seats: int, level: str, until: float) -> None:
        self.pool, self.game, self.seats, self.level = pool, game, seats, level
        self.until: Final = until
        self.times: Final[list[float]] = []

    async def play(self, table: int) -> None:
        game, payer = GAMES[self.game], Payer(f"person {table}", f"table {table}")
        g = game.new(self.seats, {}, secrets.token_bytes(SEED_BYTES))
        clock, step = secrets.token_hex(4), 0
        while time.monotonic() < self.until:
            if game.result(g) is not None:
                g = game.new(self.seats, {}, secrets.token_bytes(SEED_BYTES))
            step += 1
            asked = [each["seat"] for each in waiting_for(g) if game.decision(g, each["seat"])]
            await asyncio.gather(
                *[self._answer(payer, g, seat, f"{clock} {step}") for seat in asked]
            )

    async def _answer(self, payer: Payer, g: Any, seat: int, clock: str) -> None:
        game = GAMES[self.game]
        decision = game.decision(g, seat)
        assert decision is not None
        if seat == PERSON:
            game.play(g, seat, decision.options[0])
            return
        began = time.monotonic()
        view = game.knowledge(g, seat)
        choice = await self.pool.think(
            payer, self.game, self.level, view, secrets.token_bytes(SEED_BYTES)
        )
        taken = time.monotonic() - began
        if len(decision.options) > 1:
            self.times.append(taken)
        due = release_time(clock, "natural", 0, seat, decision.prompt, 0, 0) / 1000
        await asyncio.sleep(max(0.0, due - taken))
        game.play(g, seat, choice)


async def measure(given: argparse.Namespace, tables: int) -> Spread:
    pool = BotPool(given.processes)
    try:
        warm = Tables(pool, given.game, given.seats, given.level, time.monotonic() + given.warm_up)
        await asyncio.gather(*[warm.play(table) for table in range(tables)])
        until = time.monotonic() + given.seconds
        found = Tables(pool, given.game, given.seats, given.level, until)
        await asyncio.gather(*[found.play(table) for table in range(tables)])
        return Spread(found.times)
    finally:
        await pool.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="arkham-ritual", choices=list(GAMES))
    parser.add_argument("--level", default="master")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20])
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm-up", type=float, default=8)
    given = parser.parse_args()
    print("| tables | answers | median | 95 % | longest |\n|---:|---:|---:|---:|---:|")
    for tables in given.tables:
        times = asyncio.run(measure(given, tables))
        print(
            f"| {tables} | {len(times.numbers)} | {times.median:.2f} s |"
            f" {times.part(NEARLY_ALL):.2f} s | {times.longest:.2f} s |",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
