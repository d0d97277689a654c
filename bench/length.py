"""What a move costs early and late in a game: rules, views and frames of all seats, without disk
and sockets, whose cost cannot depend on it.

Games are played by chance; in Among Cultists somebody says something after every move, as often as
the rules allow.
"""

import random
import time
from typing import Any, Final, NamedTuple

from miskatonic.errors import MiskatonicError
from miskatonic.games import GAMES
from miskatonic.kernel.rng import seed_bytes
from miskatonic.server import entries
from miskatonic.server.entries import LogEntry
from miskatonic.server.frames import Streams
from miskatonic.server.protocol import NewTable
from miskatonic.server.table import Table

QUARTERS: Final = 4
THANKS: Final = {"kind": "rule", "fields": {"kind": "thanks"}}


class Cost(NamedTuple):
    """By quarters of the game: microseconds and bytes (of all frames, not filled up) a move."""

    game: str
    moves: float
    microseconds: list[float]
    bytes: list[float]


def cost(id: str, games: int) -> Cost:
    played = [_play(id, number) for number in range(games)]
    micro: list[list[float]] = [[] for _ in range(QUARTERS)]
    sent: list[list[int]] = [[] for _ in range(QUARTERS)]
    for moves in played:
        for at, (microseconds, length) in enumerate(moves):
            quarter = at * QUARTERS // len(moves)
            micro[quarter].append(microseconds)
            sent[quarter].append(length)
    return Cost(
        id,
        sum(map(len, played)) / games,
        [sum(each) / len(each) for each in micro],
        [sum(each) / len(each) for each in sent],
    )


def _play(id: str, number: int) -> list[tuple[float, int]]:
    """Of every move: how long it took, and how many bytes it was worth."""
    game = GAMES[id]
    chance = random.Random(number)
    table, streams = Table(id), Streams()
    new = NewTable(id, game.seats[0], {})
    began = entries.Began(game.version, seed_bytes(number).hex(), "", "")
    for entry in (entries.Made("", "", new), began):
        table.apply(entry, 0)
    streams.restart(table)
    costs = []
    while table.g.result is None:
        asked = [each for each in table.g.asked if not each.optional]
        decision = chance.choice(asked)
        choice = chance.choice(list(decision.options))
        costs.append(_follow(table, streams, entries.Played(int(decision.seat), choice, "person")))
        if id == "among-cultists":
            costs += _talk(table, streams, chance)
    # The last move opens the whole game to everybody, and is like no other.
    return costs[:-1]


def _talk(table: Table, streams: Streams, chance: random.Random) -> list[tuple[float, int]]:
    seat = chance.randrange(table.seat_count)
    try:
        table.after(seat, THANKS)
    except MiskatonicError:
        return []
    return [_follow(table, streams, entries.Claimed(seat, THANKS))]


def _follow(table: Table, streams: Streams, entry: LogEntry) -> tuple[float, int]:
    began = time.perf_counter()
    table.apply(entry, 0)
    frames: dict[Any, list[bytes]] = streams.moved(table)
    took = 1e6 * (time.perf_counter() - began)
    return took, sum(len(frame.rstrip()) for sent in frames.values() for frame in sent)


def shown(costs: list[Cost]) -> str:
    lines = ["by quarters of the game       moves   us/move                     bytes/move"]
    for each in costs:
        micro = "".join(f"{value:7.0f}" for value in each.microseconds)
        sent = "".join(f"{value:7.0f}" for value in each.bytes)
        lines.append(f"{each.game:26}{each.moves:9.0f}{micro}{sent}")
    return "\n".join(lines)
