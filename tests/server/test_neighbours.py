"""Several servers on one database: people at one table through different servers."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from miskatonic.server import sockets
from miskatonic.server.configuration import Configuration
from miskatonic.server.house import LOOKED_MS, House
from miskatonic.server.refusals import Refused
from miskatonic.server.room import Room
from miskatonic.store import processes
from miskatonic.store.my_games import Turn, note_turns
from tests.server import databases
from tests.server.harness import WATCHDOG, GameAtTable, Plug, TestHouse, open_house, plain
from tests.server.neighbourhood import comes_true, elsewhere, split, street_of, through
from tests.server.push_receiver import Browser, Service, push_service
from tests.server.test_bans import id_of

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
async def street(tmp_path: Path) -> AsyncIterator[tuple[TestHouse, TestHouse]]:
    """Two servers on one database of PostgreSQL."""
    databases.begin(databases.POSTGRES)
    async with open_house(tmp_path) as here, open_house(tmp_path) as there:
        yield here, there


def asked(plugs: list[Plug]) -> Plug:
    return next(each for each in plugs if each.decision and not each.decision["optional"])


async def test_moves_at_one_server_are_seen_at_the_other(
    street: tuple[TestHouse, TestHouse],
) -> None:
    here, there = street
    game = await here.game()
    plugs = await split(game, there)
    before = [plug.at[0] for plug in plugs]
    rooms = [await here.room(game.id), await there.room(game.id)]
    for _ in range(20):
        assert (await asked(plugs).play())["type"] == "ack"
        await comes_true(lambda: rooms[0].table.seq == rooms[1].table.seq)
        for plug in plugs:
            await plug.drain()
    # Nobody had to start over: they were told row by row.
    assert [plug.at[0] for plug in plugs] == before
    assert len(rooms[0].table.moves) == 20
    assert rooms[0].table.moves == rooms[1].table.moves
    table = rooms[0].table
    shown = [plain(table.game.view(table.g, seat)) for seat in range(3)]
    assert [plug.view for plug in plugs] == shown


async def test_a_table_that_leaves_the_memory_while_somebody_comes_is_not_where_they_end_up(
    street: tuple[TestHouse, TestHouse], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = street
    game = await here.game()
    left: list[Room] = []
    check = sockets.check_place

    async def while_it_leaves(house: House, room: Room, person: str) -> None:
        # Somebody moves at the other server, and nobody is at the table here yet.
        await check(house, room, person)
        if house is there.house and not left:
            left.append(room)
            await room.elsewhere.catch_up()
            assert not house.has(room)

    monkeypatch.setattr(sockets, "check_place", while_it_leaves)
    plug = await elsewhere(game, 0, there)
    assert (await game.asked().play())["type"] == "ack"
    room = await there.room(game.id)
    assert room is not left[0]
    assert [each.person.id for each in room.connections] == [game.room.connections[0].person.id]
    await comes_true(lambda: len(room.table.moves) == 1)
    await plug.drain()
    await game.drain()
    assert plug.view == game.plugs[0].view


async def test_nobody_joins_a_table_that_has_left_the_memory(house: TestHouse) -> None:
    game = await house.game()
    connection = game.room.connections[0]
    house.house.drop(game.room)
    with pytest.raises(Refused, match="loaded again"):
        game.room.join(connection)


async def test_the_same_command_at_two_servers_is_done_once(
    street: tuple[TestHouse, TestHouse],
) -> None:
    here, there = street
    game = await here.game()
    first = game.asked()
    second = await elsewhere(game, game.plugs.index(first), there)
    assert first.decision is not None
    fields = {"id": "once", "decision": first.decision["id"]}
    choice = first.decision["options"][0]
    answers = await asyncio.gather(first.play(choice, **fields), second.play(choice, **fields))
    assert [each["type"] for each in answers] == ["ack", "ack"]
    rooms = [await here.room(game.id), await there.room(game.id)]
    await comes_true(lambda: rooms[0].table.seq == rooms[1].table.seq)
    assert len(rooms[0].table.moves) == len(rooms[1].table.moves) == 1


async def test_whoever_is_overtaken_is_answered_as_if_they_had_come_later(
    street: tuple[TestHouse, TestHouse], ballot: str
) -> None:
    """Sealed votes: all may answer at the same time, at whichever server."""
    here, there = street
    game = await here.game(3, game=ballot)
    plugs = await split(game, there)
    for plug in plugs:
        await plug.drain()
    answers = await asyncio.gather(*(plug.play() for plug in plugs if plug.decision))
    assert len(answers) > 1
    assert {each["type"] for each in answers} == {"ack"}
    rooms = [await here.room(game.id), await there.room(game.id)]
    await comes_true(lambda: rooms[0].table.seq == rooms[1].table.seq)
    assert len(rooms[1].table.moves) == len(answers)


async def test_who_is_here_through_another_server_is_here(
    street: tuple[TestHouse, TestHouse],
) -> None:
    here, there = street
    game = await here.game()
    plugs = await split(game, there)
    rooms = [await here.room(game.id), await there.room(game.id)]
    await comes_true(lambda: connected(rooms[0]) == connected(rooms[1]) == [True] * 3)
    await plugs[2].hang_up()
    await comes_true(lambda: connected(rooms[0]) == connected(rooms[1]) == [True, True, False])


def connected(room: Room) -> list[bool]:
    return [each.connected for each in room.state().seats]


async def test_bots_play_at_one_server_and_are_taken_over_when_it_ends(tmp_path: Path) -> None:
    databases.begin(databases.POSTGRES)
    async with open_house(tmp_path) as there:
        async with open_house(tmp_path) as here:
            await comes_true(lambda: street_of(there).others)
            game = await here.game(1, seats=3)
            await comes_true(lambda: drives(here, game))
            plug = await elsewhere(game, 0, there)
            room = await there.room(game.id)
            await comes_true(lambda: game.room.number in street_of(there).leases.wanted)
            assert drives(here, game) and not drives(there, game)
        await comes_true(lambda: drives(there, game))
        moves = len(room.table.moves)
        async with asyncio.timeout(WATCHDOG):
            while len(room.table.moves) < moves + 3:
                if plug.decision:
                    await plug.play()
                await there.clock.forward(60_000)
                await plug.drain()


def drives(house: TestHouse, game: GameAtTable) -> bool:
    return street_of(house).has_lease(game.room.number)


async def test_a_lease_that_comes_when_nobody_wants_it_any_more_is_given_back(
    street: tuple[TestHouse, TestHouse], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = street
    await comes_true(lambda: street_of(here).others and street_of(there).others)
    answered = asyncio.Event()
    change = here.house.store.change

    async def slowly(work: Any) -> Any:
        result = await change(work)
        await answered.wait()
        return result

    monkeypatch.setattr(here.house.store, "change", slowly)
    game = await here.game(1, seats=3)
    holder = f'SELECT holder FROM leases WHERE "table" = {game.room.number}'
    await comes_true(lambda: databases.ask(tmp_path, holder) == [(street_of(here).name,)])
    await game.plugs[0].hang_up()
    answered.set()
    await elsewhere(game, 0, there)
    await comes_true(lambda: drives(there, game))
    assert not drives(here, game)


async def test_a_lease_is_given_back_though_nobody_else_seems_to_be_there(
    street: tuple[TestHouse, TestHouse],
) -> None:
    here, there = street
    await comes_true(lambda: street_of(here).others and street_of(there).others)
    game = await here.game(1, seats=3)
    await comes_true(lambda: drives(here, game))
    await elsewhere(game, 0, there)
    # As after a restart of the database, when the others have not been heard of yet.
    street_of(here).others = frozenset()
    await game.plugs[0].hang_up()
    await comes_true(lambda: drives(there, game))


async def test_who_could_not_say_who_is_here_says_it_again(
    street: tuple[TestHouse, TestHouse], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = street
    await comes_true(lambda: street_of(here).others and street_of(there).others)
    game = await here.game(1, seats=3)
    await elsewhere(game, 0, there)
    room = await there.room(game.id)
    await comes_true(lambda: room.elsewhere.people)
    tried = 0
    note = processes.note_all_presence

    def fail_first(*arguments: Any) -> None:
        nonlocal tried
        tried += 1
        if tried == 1:
            raise OSError("the database has gone away")
        note(*arguments)

    monkeypatch.setattr(processes, "note_all_presence", fail_first)
    # The database forgets this server, as after a crash.
    await there.house.store.change(lambda each: processes.leave(each, street_of(here).name))
    street_of(there).attendance.ask_all()
    await comes_true(lambda: not room.elsewhere.people)
    await comes_true(lambda: room.elsewhere.people)
    assert tried == 2


async def test_a_lease_of_the_dead_is_taken_over(tmp_path: Path) -> None:
    databases.begin(databases.POSTGRES)
    store = databases.open_store(tmp_path)
    try:
        await store.change(lambda each: processes.seen(each, "a"))
        await store.change(lambda each: processes.seen(each, "b"))
        assert await store.change(lambda each: processes.take_leases(each, "a", [1, 2])) == {1, 2}
        assert await store.change(lambda each: processes.take_leases(each, "b", [2, 3])) == {3}
        databases.ask(tmp_path, "UPDATE processes SET seen = seen - 60000 WHERE id = 'a'")
        assert await store.change(lambda each: processes.take_leases(each, "b", [1, 2])) == {1, 2}
        # Who has been given up holds nothing until it is back.
        assert await store.change(lambda each: processes.take_leases(each, "a", [4])) == set()
    finally:
        store.close()


async def test_a_lost_ring_heals_by_itself(
    street: tuple[TestHouse, TestHouse], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = street
    game = await here.game()
    plug = await elsewhere(game, 0, there)
    for house in street:
        listener = street_of(house)._listener
        assert listener is not None
        monkeypatch.setattr(listener, "_heard", lambda _: None)
    assert (await game.asked().play())["type"] == "ack"
    room = await there.room(game.id)
    await comes_true(lambda: len(room.table.moves) == 1)
    await plug.drain()


async def test_the_secret_of_sessions_is_everybodys(street: tuple[TestHouse, TestHouse]) -> None:
    here, there = street
    ada = await here.visitor("Ada")
    assert (await through(there, ada).do("GET", "/api/me"))["me"]["name"] == "Ada"
    signed = here.house.people._signer.dumps(["x"])
    assert there.house.people._signer.loads(signed) == ["x"]


async def test_figures_say_of_which_process_they_are(street: tuple[TestHouse, TestHouse]) -> None:
    names = {house.house.neighbours.name for house in street}
    assert len(names) == 2
    for house in street:
        text = (await house.nobody().request("GET", "/metrics")).text
        assert f'miskatonic_sockets{{process="{house.house.neighbours.name}"}} 0.0' in text


async def test_each_server_says_of_itself_whether_it_is_ready(
    street: tuple[TestHouse, TestHouse], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = street
    monkeypatch.setattr(here.house, "is_closing", True)
    said = [await house.nobody().client.get("/readyz") for house in street]
    assert [each.status_code for each in said] == [503, 200]
    assert said[0].text == "not ready: the server is closing\n"
    monkeypatch.setattr(here.house, "is_closing", False)
    # Whoever cannot reach the database says so, whatever the others can.
    there.house.store.health.failed(OSError("the disk is full"))
    monkeypatch.setattr(there.house.store.writer._database, "run", _cannot)
    said = [await house.nobody().client.get("/readyz") for house in street]
    assert [each.status_code for each in said] == [200, 503]


def _cannot(*_: object) -> None:
    raise OSError("no space left on device")


async def test_games_at_another_server_are_listed_to_watch(
    street: tuple[TestHouse, TestHouse],
) -> None:
    here, there = street
    await comes_true(lambda: street_of(here).others)
    settings = {"visibility": "public", "spectators": "live"}
    game = await here.game(settings=settings)
    eve = await there.visitor("Eve")
    async with asyncio.timeout(WATCHDOG):
        while True:
            listed = (await eve.do("GET", "/api/tables/live"))["games"]
            if listed:
                break
            there.clock.jump(LOOKED_MS)
    assert [each["id"] for each in listed] == [game.id]
    assert listed[0]["names"] == ["Person 0", "Person 1", "Person 2"]


# ---------------------------------------------------------------- whose turn it is


class Racing:
    """Two servers, and a table that waits for somebody who wants to be told."""

    def __init__(self, servers: tuple[TestHouse, TestHouse], service: Service) -> None:
        self.servers = servers
        self.service = service
        self.browser = Browser()
        self.rows = 0

    async def begin(self) -> None:
        here, there = self.servers
        self.game = await here.game()
        await self.game.visitors[0].do(
            "POST", "/api/push", self.browser.subscription(self.service.endpoint())
        )
        self.room = await here.room(self.game.id)
        await there.room(self.game.id)
        self.rows = self.room.table.seq
        self.person = await id_of(here, self.game.visitors[0])

    async def note(self, house: TestHouse, question: int, rows: int) -> bool:
        """As a server does that looks after the table, or takes itself to be the one."""
        turns = [Turn(self.person, question, 0, None)]
        number = self.room.number
        noted = await house.house.store.change(lambda each: note_turns(each, number, rows, turns))
        if noted:
            await house.house.pushing.tell(number)
        return noted


@pytest.fixture
async def racing(tmp_path: Path) -> AsyncIterator[Racing]:
    databases.begin(databases.POSTGRES)
    with push_service() as service:
        asked = Configuration(push_own_hosts=(service.host,))
        async with (
            open_house(tmp_path, configuration=asked) as here,
            open_house(tmp_path, configuration=asked) as there,
        ):
            race = Racing((here, there), service)
            await race.begin()
            yield race


async def test_a_turn_that_two_servers_find_at_the_same_time_is_told_once(racing: Racing) -> None:
    here, there = racing.servers
    for turn in range(1, 11):
        noted = await asyncio.gather(
            *(racing.note(house, turn, racing.rows) for house in (here, there) * 3)
        )
        await here.house.quiet()
        await there.house.quiet()
        assert all(noted)
        assert len(racing.service.posted) == turn


async def test_a_server_that_is_behind_puts_no_old_turn_in_the_place_of_a_new_one(
    racing: Racing, tmp_path: Path
) -> None:
    here, there = racing.servers
    assert await racing.note(here, 2, racing.rows)
    assert await racing.note(there, 1, racing.rows - 1) is False
    await here.house.quiet()
    await there.house.quiet()
    assert databases.ask(tmp_path, "SELECT question FROM turns") == [(2,)]
    assert len(racing.service.posted) == 1
