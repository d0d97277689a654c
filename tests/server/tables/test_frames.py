"""Updates contain only what is new, however long the game has been going on."""

import random
from typing import Any

import pytest

from miskatonic.games import GAMES, MANIFESTS
from miskatonic.kernel.rng import seed_bytes
from miskatonic.kernel.view import change_between
from miskatonic.server.protocol.tables import NewTable, TableSettings
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.model.table import Table
from miskatonic.server.tables.streams.frames import Streams
from miskatonic.server.tables.streams.stream import GRAIN
from tests.clauses import clause
from tests.server.harness import GameAtTable, Json, LocalServer, LocalSocket, after_update

pytestmark = pytest.mark.anyio

THANKS = {"kind": "rule", "fields": {"kind": "thanks"}}


def changed(before: Any, after: Any) -> tuple[Any, Any]:
    """The parts `changed` and `added` of an update when a key's value changes."""
    change = change_between({"key": before}, {"key": after, "history": []})
    return change.changed.get("key"), change.added.get("key")


@pytest.mark.parametrize(
    ("before", "after", "sent"),
    [
        ([1], [1], (None, None)),
        ([1], [1, 2, 3], (None, [2, 3])),
        ([{"a": [1]}], [{"a": [1]}, {"a": []}], (None, [{"a": []}])),
        ([], [1], ([1], None)),
        ([1, 2], [1], ([1], None)),
        ([1, 2], [3, 2, 1], ([3, 2, 1], None)),
        (None, [1], ([1], None)),
        ({"a": 1}, {"a": 1, "b": 2}, ({"a": 1, "b": 2}, None)),
    ],
)
def test_only_the_new_end_of_a_growing_list_is_sent(
    before: object, after: object, sent: tuple[object, object]
) -> None:
    assert sent == changed(before, after)
    told: Json = {"events": [], "changed": {}, "added": {}}
    kind = "added" if sent[1] is not None else "changed"
    told[kind] = {} if sent == (None, None) else {"key": sent[0] if sent[1] is None else sent[1]}
    assert after_update({"key": before, "history": []}, told)["key"] == after


async def talking(server: LocalServer) -> GameAtTable:
    """A game of Among Cultists in which talk is open."""
    options = {"claims_per_phase": 50, "history": "full", "spectators": "live"}
    game = await server.game(people=4, game="among-cultists", options=options)
    while "rule" not in (game.sockets[0].view or {})["talk"]["kinds"]:
        await server.clock.forward(12_500)
        await game.asked().play()
        await game.drain()
    return game


def lengths(socket: LocalSocket) -> list[int]:
    return [len(text.rstrip()) for _, text in socket.transcript if '"type":"update"' in text]


async def test_the_fiftieth_claim_costs_as_much_as_the_tenth(server: LocalServer) -> None:
    game = await talking(server)
    speaker, hearer = game.sockets[:2]
    watcher = await (await server.visitor("Watcher")).connect(game.id)
    hearer.transcript.clear()
    for _ in range(50):
        assert (await speaker.ask("say", claim=THANKS))["type"] == "ack"
    for socket in (hearer, watcher):
        await socket.drain()
        assert len((socket.view or {})["claims"]) == 50
        tenth, *later = lengths(socket)[9:]
        # Numbers may get another digit.
        assert max(later) <= tenth + 8


@pytest.mark.parametrize("id", ["arkham-ritual", "among-cultists", "death-may-die"])
@pytest.mark.parametrize("most_seats", [False, True])
@clause("AC-N29")
def test_private_data_fits_into_private_bytes(id: str, most_seats: bool) -> None:
    """Otherwise `moved` would refuse to make the frame."""
    game = GAMES[id]
    longest = 0
    for number in range(2):
        chance = random.Random(number)
        table, streams = Table(id), Streams()
        seats = game.seats[-1] if most_seats else game.seats[0]
        has_option = any(option.name == "spectators" for option in game.options)
        options = {"spectators": "live"} if has_option else {}
        new = NewTable(id, seats, options, TableSettings(spectators="live"))
        began = entries.Began(game.version, seed_bytes(number).hex(), "", "")
        for entry in (entries.Made("", "", new), began):
            table.apply(entry, 0)
        streams.restart(table)
        streams.spectators.watch(table, True)
        while table.g.result is None and len(table.moves) < 120:
            decision = chance.choice([each for each in table.g.asked if not each.optional])
            choice = chance.choice(list(decision.options))
            table.apply(entries.Played(int(decision.seat), choice, "person"), 0)
            sent = streams.moved(table)
            public = sum(len(frame) for frame in sent.get(None, []))
            own = [len(frame.rstrip()) for seat in sent if seat is not None for frame in sent[seat]]
            if table.g.result is None:
                longest = max(longest, max(own, default=0) - public)
            if len(table.moves) % 30 == 0:
                check_snapshots(table, streams)
        check_snapshots(table, streams)
    assert 0 < longest <= MANIFESTS[id].private_bytes


def check_snapshots(table: Table, streams: Streams) -> None:
    """Snapshots are equally long, padded by at least what any seat has beyond the public part."""
    frames = [streams.snapshot(table, seat) for seat in range(table.seat_count)]
    assert len({len(frame) for frame in frames}) == 1
    longest = max(len(frame.rstrip()) for frame in frames)
    assert longest + 2 * table.manifest.private_bytes <= len(frames[0])


@clause("AC-N29")
async def test_an_oversize_snapshot_reveals_as_little_as_possible(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.game()
    usual = len(game.live_table.replica.loaded.streams.snapshot(game.live_table.table, 0))
    public = len(game.live_table.replica.loaded.streams.snapshot(game.live_table.table, None))
    monkeypatch.setattr(MANIFESTS["arkham-ritual"], "private_bytes", -public // 2 + 300)
    frames = [
        game.live_table.replica.loaded.streams.snapshot(game.live_table.table, seat)
        for seat in range(3)
    ]
    lengths = {len(frame) for frame in frames}
    assert all(length % GRAIN == 0 and length <= usual for length in lengths)
    [least] = {length & -length for length in lengths}
    assert {length // least for length in lengths} <= {1, 2, 4, 8}
