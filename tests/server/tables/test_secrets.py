"""No side channels: what a viewer may not know shows in no message, length, number or time."""

import contextlib
import itertools
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from miskatonic.games import GAMES
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.server.tables.model.table import Table
from miskatonic.server.tables.streams.frames import Streams
from miskatonic.server.tables.streams.stream import GRAIN, Stream
from tests.clauses import clause
from tests.server.harness import GameAtTable, LocalServer, LocalSocket, open_server

pytestmark = pytest.mark.anyio
BOTH_DATABASES = True

STEPS = 40
# The longest time before a question may be answered. By then only questions that stay open for a
# fixed time and need no answer (AC-N16) have run out of time.
LEAST_TIME = 12_500
every_game = pytest.mark.parametrize("id", [*GAMES, "ballot"])


def rng(number: int) -> Rng:
    return Rng(seed_bytes(number))


def fewest_seats(id: str) -> int:
    return GAMES[id].seats[0]


def with_live_spectators(id: str) -> dict[str, Any]:
    """A table of this game with live spectators, by its own option where it has one."""
    has_option = any(option.name == "spectators" for option in GAMES[id].options)
    options = {"spectators": "live"} if has_option else {}
    return {"game": id, "options": options, "settings": {"spectators": "live"}}


# ---------------------------------------------------------------- non-interference


class OneSeat(Streams):
    """The streams of one viewer: a world redealt from a view is valid for that viewer only."""

    def __init__(self, viewer: int | None) -> None:
        super().__init__()
        self.viewer = viewer

    def followed(self) -> list[Stream]:
        return [stream for stream in self.seats if stream.viewer == self.viewer]


class Twins:
    """Two servers with the same people at the same table; the second in another world.

    The second world fits all that the viewer knows. As long as the rules tell the viewer the same
    in both, both sockets must carry the same bytes at the same times.
    """

    def __init__(
        self, servers: list[LocalServer], games: list[GameAtTable], viewer: int | None
    ) -> None:
        self.servers = servers
        self.games = games
        self.viewer = viewer
        self.are_apart = True
        self.compared = 0

    @property
    def tables(self) -> list[Table]:
        return [game.live_table.table for game in self.games]

    def sockets(self) -> list[LocalSocket]:
        at = -1 if self.viewer is None else self.viewer
        return [game.sockets[at] for game in self.games]

    async def redeal(self, number: int) -> None:
        """Put the second table into a new world, and send the viewers at both a snapshot."""
        here, there = self.tables
        there.g = here.game.redeal(here.game.knowledge(here.g, self.viewer), rng(number))
        self.games[0].live_table.replica.loaded.streams = Streams()
        self.games[1].live_table.replica.loaded.streams = OneSeat(self.viewer)
        for game, socket in zip(self.games, self.sockets(), strict=True):
            game.live_table.replica.loaded.streams.restart(game.live_table.table)
            game.live_table.replica.loaded.timing.questions.clear()
            game.live_table.autopilot.reschedule()
            game.live_table.audience.show_table()
            await socket.drain()
            socket.transcript.clear()
            await socket.hello()
        self.are_apart = False
        self.compare()

    def choices(self, seat: int) -> list[int]:
        """The seat's options: those of both worlds while the viewer cannot tell them apart."""
        options = [table.game.decision(table.g, seat) for table in self.tables]
        assert options[0] is not None
        if self.are_apart or options[1] is None:
            self.are_apart = True
            return list(options[0].options)
        both = [each for each in options[0].options if each in options[1].options]
        self.are_apart = not both
        return both or list(options[0].options)

    def told(self, table: Table, seat: int, choice: int) -> bytes:
        """What the rules tell the viewer after this choice."""
        view = table.game.view(
            table.after(seat, choice), self.viewer, table.game.told_so_far(table.g)
        )
        return msgspec.json.encode(view)

    async def play(self, seat: int, choice: int, id: str) -> None:
        here, there = self.tables
        if not self.are_apart:
            self.are_apart = self.told(here, seat, choice) != self.told(there, seat, choice)
        for server, game in zip(self.servers, self.games, strict=True):
            table = game.live_table.table
            before = table.game.decision(table.g, seat)
            await server.clock.forward(LEAST_TIME)
            if self.are_apart and game is self.games[1]:
                continue
            decision = table.game.decision(table.g, seat)
            if decision is None or before is None or decision.id != before.id:
                assert before is not None and before.prompt == "claim"
                continue
            answer = await game.sockets[seat].ask(
                "play", id=id, decision=decision.id, choice=choice
            )
            assert answer["type"] == "ack", answer
        if not self.are_apart:
            for socket in self.sockets():
                await socket.drain()
            self.compare()

    def compare(self) -> None:
        """The viewer's messages are equal in bytes and in times.

        The padding of a snapshot cannot be compared: it follows from all public history, and a
        redealt world has only its viewer's history.
        """
        here, there = (
            [
                (at, text.rstrip() if '"snapshot"' in text else text)
                for at, text in socket.transcript
                if '"id":"drain-' not in text
            ]
            for socket in self.sockets()
        )
        assert here == there
        self.compared += 1


def counting_ids() -> Any:
    numbers = itertools.count(1)
    return lambda _length: f"{next(numbers):022d}"


@contextlib.asynccontextmanager
async def twins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id: str, viewer: int | None
) -> AsyncIterator[Twins]:
    async with (
        open_server(tmp_path / "here") as here,
        open_server(tmp_path / "there") as there,
    ):
        games = []
        for server in (here, there):
            # Both servers draw the same ids, so their people and tables are the same.
            monkeypatch.setattr(secrets, "token_urlsafe", counting_ids())
            game = await server.game(people=fewest_seats(id), **with_live_spectators(id))
            game.sockets.append(await (await server.visitor("Watcher")).connect(game.id))
            games.append(game)
        yield Twins([here, there], games, viewer)


@every_game
@pytest.mark.parametrize("who", ["first", "last", "spectator"])
@clause("AC-N1", "AC-N29", "AC-V11")
async def test_a_viewer_is_sent_the_same_bytes_in_indistinguishable_worlds(
    ballot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id: str, who: str
) -> None:
    viewer = {"first": 0, "last": fewest_seats(id) - 1, "spectator": None}[who]
    async with twins(tmp_path, monkeypatch, id, viewer) as both:
        chance = rng(7)
        here = both.tables[0]
        for number in range(STEPS):
            if here.g.result is not None:
                break
            if both.are_apart and not here.g.sealed:
                await both.redeal(1000 + number)
            asked = [each for each in here.g.asked if not each.optional]
            seat = int(asked[int(chance.below(len(asked)))].seat)
            choices = both.choices(seat)
            await both.play(seat, choices[int(chance.below(len(choices)))], f"m{number}")
        assert both.compared >= 5, f"only {both.compared} moves could be compared"


# ---------------------------------------------------------------- lengths


def updates(socket: LocalSocket) -> list[str]:
    return [text for _, text in socket.transcript if text.startswith('{"type":"update"')]


@every_game
@clause("AC-N29")
async def test_the_frames_of_a_move_are_equally_long_for_every_seat(
    server: LocalServer, ballot: str, id: str
) -> None:
    game = await server.game(people=fewest_seats(id), **with_live_spectators(id))
    watcher = await (await server.visitor("Watcher")).connect(game.id)
    chance = rng(11)
    moves = 0
    while game.live_table.table.g.result is None and moves < 60:
        await server.clock.forward(LEAST_TIME)
        await game.drain()
        await watcher.drain()
        for socket in (*game.sockets, watcher):
            socket.transcript.clear()
        asked = game.asked()
        assert asked.decision is not None
        options = asked.decision["options"]
        assert (await asked.play(options[int(chance.below(len(options)))]))["type"] == "ack"
        await game.drain()
        await watcher.drain()
        moves += 1
        lengths = {len(text.encode()) for socket in game.sockets for text in updates(socket)}
        assert len(lengths) <= 1
        public = max([len(text.encode()) for text in updates(watcher)], default=0)
        private_bytes = game.live_table.table.manifest.private_bytes
        expected = -(-(public + private_bytes) // GRAIN) * GRAIN
        assert lengths <= {expected}, "the length must follow from what is public"
    assert moves >= 6


@every_game
@clause("AC-N29")
async def test_the_snapshots_of_all_seats_are_equally_long(
    server: LocalServer, ballot: str, id: str
) -> None:
    game = await server.game(people=fewest_seats(id), game=id)
    for _ in range(12):
        if game.live_table.table.g.result is None:
            await server.clock.forward(LEAST_TIME)
            await game.asked().play()
            await game.drain()
        table = game.live_table.table
        lengths = {
            len(game.live_table.replica.loaded.streams.snapshot(table, seat))
            for seat in range(table.seat_count)
        }
        assert len(lengths) == 1


@clause("AC-N29")
async def test_all_refusals_are_equally_long(server: LocalServer) -> None:
    game = await server.game()
    mover, other = game.asked(), next(p for p in game.sockets if p is not game.asked())
    await mover.play(choice=10**6)
    await other.ask("play", decision=1, choice=0)
    await other.ask("chat", text="dagger")
    await other.ask("undo")
    mover.send_raw("not json")
    await mover.drain()
    refusals = [
        text
        for socket in (mover, other)
        for _, text in socket.transcript
        if '"type":"nack"' in text
    ]
    assert len(refusals) > 6
    assert {len(text) for text in refusals} == {512}


# ---------------------------------------------------------------- sealed answers, private events


@clause("AC-N4", "AC-N18", "AC-N29")
async def test_a_sealed_answer_leaves_no_trace_for_others(server: LocalServer, ballot: str) -> None:
    game = await server.game(game=ballot, settings={"clock": {"decision_seconds": 60}})
    voter, *others = game.sockets
    positions = [socket.at for socket in others]
    await server.clock.forward(1_000)
    assert (await voter.play())["type"] == "ack"
    assert [await socket.drain() for socket in others] == [[], []]
    assert [socket.at for socket in others] == positions
    again = await game.visitors[1].connect(game.id)
    assert again.view == others[0].view
    assert game.live_table.state().deadlines[0].seat == 0


@clause("AC-N4")
async def test_the_order_of_sealed_answers_is_not_revealed(
    server: LocalServer, ballot: str
) -> None:
    transcripts = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        game = await server.game(**with_live_spectators(ballot))
        watcher = await (await server.visitor("Watcher")).connect(game.id)
        watcher.transcript.clear()
        for seat in order:
            await game.sockets[seat].play(choice=1)
        await watcher.drain()
        transcripts.append(updates(watcher))
    assert transcripts[0] == transcripts[1] == transcripts[2]
    assert len(transcripts[0]) == 1


async def test_only_the_peeking_seat_is_told_the_number(server: LocalServer, ballot: str) -> None:
    game = await server.game(game=ballot)
    for socket in game.sockets:
        await socket.play(choice=1)
    await game.drain()
    # Two seats got updates for their vote and for the count; the last voter got one for both.
    assert [socket.at for socket in game.sockets] == [(1, 2), (1, 2), (1, 1)]
    peeks = [
        sum("number" in each for each in (socket.view or {})["history"]) for socket in game.sockets
    ]
    assert sum(peeks) == 2


# ---------------------------------------------------------------- refusals and returns


@clause("AC-N34", "AC-Q10")
async def test_a_refused_command_leaves_no_trace_anywhere_else(server: LocalServer) -> None:
    game = await server.game(settings={"clock": {"decision_seconds": 60}})
    other = game.sockets[1] if game.asked() is game.sockets[0] else game.sockets[0]
    seq, state = game.live_table.table.seq, game.live_table.state()
    for _ in range(5):
        await other.ask("play", decision=999, choice=0)
        await other.ask("play", decision=1, choice=-1)
        await other.ask("chat", text="dagger")
        await other.ask("undo")
        other.send_raw("{")
    await other.drain()
    for socket in game.sockets:
        if socket is not other:
            assert await socket.drain() == []
    assert (game.live_table.table.seq, game.live_table.state()) == (seq, state)


@every_game
@clause("AC-N36")
async def test_a_returning_player_is_sent_the_same_bytes_as_one_who_stayed(
    server: LocalServer, ballot: str, id: str
) -> None:
    game = await server.game(people=fewest_seats(id), game=id)
    stayed = game.sockets[0]
    for _ in range(4):
        await server.clock.forward(LEAST_TIME)
        await game.asked().play()
        await game.drain()
    back = await game.visitors[0].connect(game.id)
    assert msgspec.json.encode(back.view) == msgspec.json.encode(stayed.view)
    assert back.at == stayed.at
    await game.drain()
    back.transcript.clear()
    stayed.transcript.clear()
    for _ in range(4):
        if game.live_table.table.g.result is None:
            await server.clock.forward(LEAST_TIME)
            await game.asked().play()
            await game.drain()
    await back.drain()
    sent = [[text for _, text in socket.transcript if '"n":' in text] for socket in (stayed, back)]
    assert sent[0] == sent[1]
    assert len(sent[0]) >= 1


@clause("AC-N36")
async def test_two_connections_at_the_same_time_are_answered_alike(server: LocalServer) -> None:
    game = await server.game()
    await game.play_on(5)
    sockets = []
    for _ in range(2):
        socket = await game.visitors[0].socket(game.id).opened()
        socket.send("hello")
        await socket.receive_until("snapshot")
        sockets.append([text for _, text in socket.transcript])
        await socket.hang_up()
    assert sockets[0] == sockets[1]


@every_game
@clause("AC-N37", "AC-Q16")
async def test_nobody_is_sent_the_seed_before_the_end(
    server: LocalServer, ballot: str, id: str
) -> None:
    seed = "5eed" * 16
    game = await server.game(people=fewest_seats(id), seed=seed, **with_live_spectators(id))
    watcher = await (await server.visitor("Watcher")).connect(game.id)
    for _ in range(5):
        if game.live_table.table.g.result is None:
            await server.clock.forward(LEAST_TIME)
            await game.asked().play()
            await game.drain()
    live_table = await game.visitors[0].request("GET", f"/api/tables/{game.id}")
    metrics = await game.visitors[0].request("GET", "/metrics")
    await watcher.drain()
    if game.live_table.table.g.result is None:
        for text in (
            live_table.text,
            metrics.text,
            *(t for p in (*game.sockets, watcher) for _, t in p.transcript),
        ):
            assert seed not in text
    assert game.live_table.table.g.commitment in live_table.text
