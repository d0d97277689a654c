"""Measure the cost of a durable move: `make bench-server`.

Tables of Arkham Ritual, three seats each, every seat a client with its own socket over loopback;
the server in its own process, on SQLite with synchronous=FULL. Alternating with it on the same
machine: boardgame.io with its tic-tac-toe, two clients per match, all in memory.

Two rows for each number of tables. `kept`: sockets stay open between games. Each of our sockets
belongs to one table, so those of all games are opened before the measurement; the peer's clients
join the next match. `reconnect`: when a game is over its clients disconnect and connect again.
"""

import argparse
import asyncio
import sys
from typing import Final

from bench import boardgame_io, length, load, restart
from bench.measured import Measured, ratios, shown
from miskatonic.games import GAMES

GAMES_FOR_LENGTH: Final = 20
TABLES_AFTER_A_RESTART: Final = 1000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 1000])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm-up", type=float, default=3)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--sockets", choices=("kept", "reconnect"), nargs="+",
                        default=["kept", "reconnect"])  # fmt: skip
    parser.add_argument("--only-moves", action="store_true", help="neither length nor restart")
    given = parser.parse_args()
    place = None if given.no_peer else boardgame_io.install()
    rows: list[Measured] = []
    for _ in range(given.runs):
        for tables in given.tables:
            for sockets in given.sockets:
                kept = sockets == "kept"
                times = (tables, given.seconds, given.warm_up, kept)
                rows.append(asyncio.run(load.measure(*times)))
                print(rows[-1].short(), file=sys.stderr, flush=True)
                if place is not None:
                    rows.append(boardgame_io.measure(place, *times))
                    print(rows[-1].short(), file=sys.stderr, flush=True)
    print(shown(rows))
    if place is not None:
        print("\n".join(ratios(rows)))
    if not given.only_moves:
        print(asyncio.run(restart.restart(TABLES_AFTER_A_RESTART)).shown())
        print(restart.shown([restart.loading(each, GAMES_FOR_LENGTH) for each in GAMES]))
        print(length.shown([length.cost(each, GAMES_FOR_LENGTH) for each in GAMES]))
        both = [length.early_and_late(each, GAMES_FOR_LENGTH) for each in GAMES]
        print(length.shown_early_and_late(both))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
