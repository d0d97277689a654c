"""Loading a table from its log: the same as if it had stayed in memory, off the event loop."""

import random
import threading
from typing import Any

import msgspec
import pytest

from miskatonic.games import GAMES
from miskatonic.kernel.rng import seed_bytes
from miskatonic.server.protocol.tables import NewTable, TableSettings
from miskatonic.server.tables import loading
from miskatonic.server.tables.loading import load, replay_for_spectators
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.model.entries import LogEntry
from miskatonic.server.tables.model.table import Table, line_of
from miskatonic.server.tables.model.undo import undoing
from miskatonic.server.tables.streams.frames import Streams
from miskatonic.store.store import LogRow
from tests.server.harness import LocalServer, plain

pytestmark = [pytest.mark.anyio, pytest.mark.both_ways]
every_game = pytest.mark.parametrize("id", ["arkham-ritual", "among-cultists", "death-may-die"])


def rows(log: list[LogEntry]) -> list[LogRow]:
    return [
        LogRow(seq, 1000 + seq, "p", f"c{seq}", entries.write(entry))
        for seq, entry in enumerate(log)
    ]


class Course:
    """A random game, entry by entry, with undo and chat."""

    def __init__(self, id: str, number: int, moves: int, spectators: Any = "delayed") -> None:
        self.chance = random.Random(number)
        game = GAMES[id]
        options: dict[str, Any] = {}
        if any(option.name == "spectators" for option in game.options):
            options = {"spectators": spectators}
        new = NewTable(id, game.seats[0], options, TableSettings(spectators=spectators))
        self.table, self.streams = Table(id), Streams()
        self.log: list[LogEntry] = []
        self.enter(entries.Made("p", "Ada", new))
        self.enter(entries.Began(game.version, seed_bytes(number).hex(), "", ""))
        while len(self.table.moves) < moves and self.table.g.result is None:
            self.step()

    def step(self) -> None:
        draw = self.chance.random()
        depth = min(len(self.table.undo_points), self.chance.randrange(1, 6))
        if draw < 0.08 and depth and not any(point.g.sealed for point in self.table.undo_points):
            self.enter(entries.Undone(len(self.table.moves) - depth))
        elif draw < 0.16:
            self.enter(entries.Chatted(self.chance.choice([0, None]), "Ada", f"line {draw}"))
        else:
            decision = self.chance.choice([e for e in self.table.g.asked if not e.optional])
            choice = self.chance.choice(list(decision.options))
            self.enter(entries.Played(int(decision.seat), choice, "person"))

    def enter(self, entry: LogEntry) -> None:
        epoch = self.table.epoch
        at = 1000 + len(self.log)
        self.log.append(entry)
        self.table.apply(entry, at)
        if isinstance(entry, entries.Played):
            self.streams.moved(self.table)
        elif isinstance(entry, entries.Chatted):
            self.streams.said(self.table, line_of(entry, at))
        if self.table.epoch != epoch:
            self.streams.restart(self.table)


def saved(table: Table, g: Any) -> bytes:
    return table.game.save(g)


@every_game
@pytest.mark.parametrize("number", range(3))
def test_a_loaded_table_equals_one_that_stayed_in_memory(id: str, number: int) -> None:
    course = Course(id, number, 40)
    here, there = course.table, load(id, rows(course.log), 7).table
    assert saved(here, here.g) == saved(there, there.g)
    assert (here.moves, here.seq, here.epoch, here.status) == (
        there.moves,
        there.seq,
        there.epoch,
        there.status,
    )
    assert list(here.chat) == list(there.chat)
    assert [(saved(here, p.g), p.seat, p.own) for p in here.undo_points] == [
        (saved(there, p.g), p.seat, p.own) for p in there.undo_points
    ]
    if here.g.result is None:
        seat = int(here.g.asked[0].seat)
        assert undoing(here, seat) == undoing(there, seat)


@every_game
@pytest.mark.parametrize("number", range(3))
def test_a_loaded_table_sends_the_same_updates(id: str, number: int) -> None:
    """Except for the epoch, which is new, and the frame numbers, which restart."""
    course = Course(id, number, 30, "live")
    loaded = load(id, rows(course.log), 7)
    for _ in range(5):
        if course.table.g.result is not None:
            break
        decision = next(each for each in course.table.g.asked if not each.optional)
        entry = entries.Played(int(decision.seat), next(iter(decision.options)), "person")
        sent = []
        for table, streams in (
            (course.table, course.streams),
            (loaded.table, loaded.streams),
        ):
            table.apply(entry, 0)
            sent.append(streams.moved(table))
        for viewer, frames in sent[0].items():
            if viewer is not None:
                assert [told(frame) for frame in frames] == [told(f) for f in sent[1][viewer]]


def told(frame: bytes) -> Any:
    message = msgspec.json.decode(frame)
    return message["events"], message["changed"], message["added"]


@every_game
@pytest.mark.parametrize("number", range(3))
def test_replay_for_spectators_finds_what_delayed_spectators_have_seen(
    id: str, number: int
) -> None:
    course = Course(id, number, 30)
    known = replay_for_spectators(id, rows(course.log))
    live = course.streams.spectators
    assert live.shown is not None and known.shown is not None
    game = course.table.game
    # Never more than live: a change without an event may be shown a little later.
    assert known.shown.moves <= live.shown.moves
    if GAMES[id].id != "death-may-die":
        assert plain(game.view(known.shown.g, None)) == plain(game.view(live.shown.g, None))
        assert list(known.lines) == list(live.lines)


def test_loading_makes_no_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    course = Course("arkham-ritual", 1, 25)

    def fail(*_: object) -> None:
        raise AssertionError("a frame was made")

    monkeypatch.setattr(Streams, "moved", fail)
    monkeypatch.setattr(Streams, "said", fail)
    assert load("t", rows(course.log), 7).table.moves == course.table.moves


def test_only_states_that_can_be_undone_are_kept() -> None:
    course = Course("arkham-ritual", 5, 0)
    while len(course.table.moves) < 30 and course.table.g.result is None:
        decision = course.table.g.asked[0]
        course.enter(entries.Played(int(decision.seat), list(decision.options)[-1], "person"))
    kept = loading._states_to_keep(course.log)
    assert kept == set(range(len(course.log) - 12, len(course.log)))


async def test_tables_are_loaded_outside_the_event_loop(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.game()
    await game.play_on(5)
    threads = []

    def watched(*arguments: Any) -> Any:
        threads.append(threading.current_thread())
        return load(*arguments)

    monkeypatch.setattr("miskatonic.server.tables.registry.load", watched)
    await game.live_table.reload()
    assert threads and threads[0] is not threading.main_thread()


async def test_a_spectator_who_comes_after_a_restart_sees_as_much_as_before(
    server: LocalServer,
) -> None:
    game = await server.game(settings={"spectators": "delayed"})
    watcher = await (await server.visitor("Eve")).connect(game.id)
    await game.sockets[0].ask("chat", text="good luck")
    while game.live_table.table.g.round < 2:
        await game.asked().play()
        await game.drain()
    await game.asked().play()
    await game.sockets[0].ask("chat", text="not yet")
    await watcher.drain()
    seen = watcher.view
    await watcher.hang_up()
    await game.live_table.reload()
    late = await (await server.visitor("Late")).socket(game.id).opened()
    late.send("hello")
    snapshot = await late.receive_until("snapshot")
    assert snapshot["view"] == seen
    assert [line["text"] for line in snapshot["chat"]] == ["good luck"]
    await game.play_on()
    await late.drain()
    assert late.view == plain(game.live_table.table.game.view(game.live_table.table.g, None))


async def test_a_player_who_leaves_after_a_restart_sees_what_spectators_see(
    server: LocalServer,
) -> None:
    game = await server.game(settings={"spectators": "delayed"})
    await game.play_on(4)
    await game.live_table.reload()
    await game.drain()
    leaver = game.sockets[2]
    await game.visitors[2].do("POST", f"/api/tables/{game.id}/leave", {})
    await leaver.receive_until("snapshot")
    assert leaver.view is not None
    assert (leaver.seat, leaver.view["seat"]) == (None, None)
    assert leaver.view["history"] == [] or leaver.view["round"] == 1
