"""Measure the cost of a move early and late in a game: rules, views and frames of all seats.

Disk and sockets are left out because their cost does not depend on it. Games are played at random;
in Among Cultists a seat makes a claim after every move, as often as the rules allow.
"""

import gc
import math
import random
import statistics
import time
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from miskatonic.errors import MiskatonicError
from miskatonic.games import GAMES
from miskatonic.kernel.rng import seed_bytes
from miskatonic.server.protocol.tables import NewTable, TableSettings
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.model.entries import LogEntry
from miskatonic.server.tables.model.table import Table, line_of
from miskatonic.server.tables.streams.frames import Streams

QUARTERS: Final = 4
THANKS: Final = {"kind": "rule", "fields": {"kind": "thanks"}}


class Cost(NamedTuple):
    """Microseconds and bytes (of all frames, without padding) per move, by quarters of the game."""

    game: str
    moves: float
    microseconds: list[float]
    bytes: list[float]


def cost(id: str, games: int) -> Cost:
    # As in the running server.
    gc.disable()
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


def _begun(id: str, number: int) -> tuple[Table, Streams]:
    """Return a table with a spectator at which a game has just begun."""
    game = GAMES[id]
    table, streams = Table(id), Streams()
    has_option = any(option.name == "spectators" for option in game.options)
    options = {"spectators": "live"} if has_option else {}
    new = NewTable(id, game.seats[0], options, TableSettings(spectators="live"))
    began = entries.Began(game.version, seed_bytes(number).hex(), "", "")
    for entry in (entries.Made("", "", new), began):
        table.apply(entry, 0)
    streams.restart(table)
    streams.spectators.watch(table, True)
    return table, streams


def _play(id: str, number: int) -> list[tuple[float, int]]:
    """Return the time and the bytes of every move."""
    chance = random.Random(number)
    table, streams = _begun(id, number)
    costs = []
    while table.g.result is None:
        asked = [each for each in table.g.asked if not each.optional]
        decision = chance.choice(asked)
        choice = chance.choice(list(decision.options))
        costs.append(_follow(table, streams, entries.Played(int(decision.seat), choice, "person")))
        if id == "among-cultists":
            costs += _talk(table, streams, chance)
    # The last move reveals the whole game, so it is not typical.
    return costs[:-1]


def _talk(table: Table, streams: Streams, chance: random.Random) -> list[tuple[float, int]]:
    seat = chance.randrange(table.seat_count)
    try:
        table.after(seat, THANKS)
    except MiskatonicError:
        return []
    return [_follow(table, streams, entries.Claimed(seat, THANKS))]


def _follow(table: Table, streams: Streams, entry: LogEntry) -> tuple[float, int]:
    began = time.thread_time()
    table.apply(entry, 0)
    frames: dict[Any, list[bytes]] = (
        streams.said(table, line_of(entry, 0))
        if isinstance(entry, entries.Chatted)
        else streams.moved(table)
    )
    took = 1e6 * (time.thread_time() - began)
    return took, sum(len(frame.rstrip()) for sent in frames.values() for frame in sent)


def shown(costs: list[Cost]) -> str:
    lines = ["by quarters of the game       moves   us/move                     bytes/move"]
    for each in costs:
        micro = "".join(f"{value:7.0f}" for value in each.microseconds)
        sent = "".join(f"{value:7.0f}" for value in each.bytes)
        lines.append(f"{each.game:26}{each.moves:9.0f}{micro}{sent}")
    return "\n".join(lines)


# ---------------------------------------------------------------- early and late

KINDS: Final = ("played", "claimed", "chatted")
EARLY: Final = range(10, 40)
LATE: Final = range(400, 430)


class EarlyAndLate(NamedTuple):
    """Microseconds for a move, a claim and a line of chat.

    Medians of entries around the 10th and the 400th of a game; NaN if a game has no such entry.
    """

    game: str
    early: list[float]
    late: list[float]


def early_and_late(id: str, games: int) -> EarlyAndLate:
    """Measure with a claim and a chat line after every move; short games have no late entries."""
    found: dict[tuple[str, bool], list[float]] = {}
    for number in range(games):
        for at, kind, took in _entries(id, number):
            if at in EARLY or at in LATE:
                found.setdefault((kind, at in LATE), []).append(took)
    medians = {key: statistics.median(each) for key, each in found.items()}
    early, late = (
        [medians.get((kind, is_late), math.nan) for kind in KINDS] for is_late in (False, True)
    )
    return EarlyAndLate(id, early, late)


def _entries(id: str, number: int) -> Iterator[tuple[int, str, float]]:
    chance = random.Random(number)
    table, streams = _begun(id, number)
    at = 0
    while at < LATE.stop:
        decision = chance.choice([each for each in table.g.asked if not each.optional])
        choice = chance.choice(list(decision.options))
        took, _ = _follow(table, streams, entries.Played(int(decision.seat), choice, "person"))
        if table.g.result is not None:
            return
        at += 1
        yield at, "played", took
        for took, _ in _talk(table, streams, chance):
            at += 1
            yield at, "claimed", took
        at += 1
        yield at, "chatted", _follow(table, streams, entries.Chatted(0, "Ada", "well"))[0]


def shown_early_and_late(costs: list[EarlyAndLate]) -> str:
    heads = "".join(f"{kind:>16}" for kind in ("move", "claim", "line of chat"))
    lines = [f"us at entry 10 / at entry 400 {heads}"]
    for each in costs:
        pairs = zip(each.early, each.late, strict=True)
        cells = "".join(f"{_cell(early) + ' / ' + _cell(late):>16}" for early, late in pairs)
        lines.append(f"{each.game:30}{cells}")
    return "\n".join(lines)


def _cell(value: float) -> str:
    return "-" if math.isnan(value) else f"{value:.0f}"
