"""Messages and requests that are too many, too fast, too big or malformed."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.clauses import clause
from tests.server.harness import GAME, GameAtTable, LocalServer, open_server

pytestmark = pytest.mark.anyio
MALFORMED = 1_500


def traces(game: GameAtTable) -> tuple[object, ...]:
    """All that a message could have changed."""
    table = game.live_table.table
    return (
        table.seq,
        list(table.moves),
        list(table.chat),
        table.game.save(table.g),
        game.live_table.state(),
        [(stream.epoch, stream.n) for stream in game.live_table.replica.loaded.streams.seats],
    )


class Fuzz:
    """Messages that are nearly right, and some that are no messages at all."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def value(self, depth: int = 0) -> Any:
        plain: list[Any] = [
            None, True, False, 0, -1, 1, 7, 2**31, 2**63, -(2**70), 1.5, 1e308, "", "x", "play",
            "\u0000", "é💀", "a" * 600, [], {}, "NaN",
        ]  # fmt: skip
        if depth < 3 and self.chance.random() < 0.3:
            many = range(self.chance.randrange(4))
            if self.chance.random() < 0.5:
                return [self.value(depth + 1) for _ in many]
            return {self.word(): self.value(depth + 1) for _ in many}
        return self.chance.choice(plain)

    def word(self) -> str:
        words = ["type", "id", "decision", "choice", "seat", "n", "epoch", "text", "claim", "agree"]
        return self.chance.choice([*words, "", "__proto__", "🂡"])

    def message(self) -> dict[str, Any]:
        """A message of some type, with random fields and one that no message has."""
        kinds = ["hello", "play", "say", "chat", "undo", "propose", "vote", "ping", "room", "x", 5]
        message = {"type": self.chance.choice(kinds)}
        for _ in range(self.chance.randrange(6)):
            message[self.word()] = self.value()
        message["unknown"] = self.value()
        return message

    def text(self) -> str | bytes:
        how = self.chance.randrange(6)
        if how == 0:
            return bytes(self.chance.randrange(256) for _ in range(self.chance.randrange(200)))
        if how == 1:
            return "".join(chr(self.chance.randrange(1, 0xD7FF)) for _ in range(50))
        whole = json.dumps(self.message())
        if how == 2:
            return whole[: self.chance.randrange(len(whole))]
        if how == 3:
            at = self.chance.randrange(len(whole))
            return whole[:at] + chr(self.chance.randrange(32, 127)) + whole[at + 1 :]
        if how == 4:
            return "[" * self.chance.choice([1, 50, 5_000])
        return whole


@clause("AC-Q10")
async def test_a_thousand_malformed_messages_change_nothing(tmp_path: Path) -> None:
    async with open_server(tmp_path, messages_per_second=10**9) as server:
        game = await server.game()
        await game.play_on(5)
        socket = game.sockets[0]
        before = traces(game)
        fuzz = Fuzz(2024)
        socket.transcript.clear()
        for _ in range(MALFORMED):
            socket.send_raw(fuzz.text())
        await socket.drain()
        answers = [json.loads(text) for _, text in socket.transcript][:-1]
        refused = [each["refusal"]["reason"] for each in answers if each["type"] == "nack"]
        assert len(refused) == MALFORMED
        assert set(refused) <= {"bad-message", "too-big"}
        assert traces(game) == before
        for other in game.sockets[1:]:
            assert await other.drain() == []
        assert (await game.asked().play())["type"] == "ack"


async def test_a_flood_is_refused_and_then_disconnected(tmp_path: Path) -> None:
    async with open_server(tmp_path, messages_per_second=2.0) as server:
        game = await server.game()
        socket = game.sockets[0]
        for _ in range(100):
            socket.send("ping", epoch=0, n=0)
        farewell = await socket.closed()
        assert farewell["refusal"]["reason"] == "too-fast"
        assert socket.close_code == 1008
        assert game.live_table.table.status == "playing"


async def test_a_rate_limited_client_may_go_on_after_a_pause(tmp_path: Path) -> None:
    async with open_server(tmp_path, messages_per_second=2.0) as server:
        ada = await server.visitor("Ada")
        socket = await (await ada.socket(await ada.make_table()).opened()).hello()
        answers = [await socket.ask("vote", proposal=1, agree=True) for _ in range(7)]
        assert answers[-1]["refusal"]["reason"] == "too-fast"
        await server.clock.forward(1_000)
        answer = await socket.ask("vote", proposal=1, agree=True)
        assert answer["refusal"]["reason"] == "no-proposal"


async def test_chat_has_its_own_rate_limit(tmp_path: Path) -> None:
    async with open_server(tmp_path, chat_per_second=1.0) as server:
        game = await server.game()
        answers = [await game.sockets[0].ask("chat", text="spam") for _ in range(6)]
        assert [answer["type"] for answer in answers] == ["ack"] * 5 + ["nack"]
        assert answers[-1]["refusal"]["reason"] == "too-fast"
        assert (await game.asked().play())["type"] == "ack"


async def test_a_message_that_is_too_big_is_refused(server: LocalServer) -> None:
    game = await server.game()
    before = traces(game)
    answer = await game.sockets[0].ask("chat", text="x" * 20_000, id="big")
    assert answer["refusal"]["reason"] == "too-big"
    assert (await game.sockets[0].ask("chat", text="x" * 501))["refusal"]["reason"] == "bad-message"
    assert traces(game) == before


async def test_slow_reader_is_disconnected_and_does_not_block_others(tmp_path: Path) -> None:
    async with open_server(tmp_path, unsent_bytes=10_000) as server:
        game = await server.game()
        slow, *others = game.sockets
        slow.reads.clear()
        for number in range(40):
            await others[0].ask("chat", text=f"line {number} " + "x" * 400)
        assert len(await others[1].drain()) == 40
        slow.reads.set()
        heard = []
        while (last := await slow.receive())["type"] != "bye":
            heard.append(last["line"]["text"].split()[1])
        assert last["refusal"]["reason"] == "too-big"
        assert heard == [str(number) for number in range(len(heard))]


async def test_slow_reader_within_the_limit_misses_nothing(server: LocalServer) -> None:
    game = await server.game()
    slow, *others = game.sockets
    for number in range(30):
        # It stops and resumes in changing patterns.
        if number % 7 in (0, 3, 4):
            slow.reads.clear()
        if number % 5 in (2, 4):
            slow.reads.set()
        await others[0].ask("chat", text=f"line {number}")
    slow.reads.set()
    heard = [each["line"]["text"] for each in await slow.drain()]
    assert heard == [f"line {number}" for number in range(30)]


async def test_a_body_that_is_too_big_is_refused(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    new = {"game": GAME, "seats": 3, "options": {"x": "y" * 70_000}}
    response = await ada.request("POST", "/api/tables", new)
    assert (response.status_code, response.json()["reason"]) == (413, "too-big")


async def test_a_body_of_another_type_is_refused(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    response = await ada.client.post(
        "/api/tables", content=b"{}", headers={"content-type": "text/plain"}
    )
    assert (response.status_code, response.json()["reason"]) == (400, "bad-message")


async def test_requests_are_rate_limited(tmp_path: Path) -> None:
    async with open_server(tmp_path, requests_per_second=1.0) as server:
        anonymous = server.anonymous()
        answers = [await anonymous.request("GET", "/api/me") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]


async def test_names_and_passwords_are_rate_limited(tmp_path: Path) -> None:
    async with open_server(tmp_path, logins_per_second=0.1) as server:
        anonymous = server.anonymous()
        wrong = {"login": "nobody", "password": "0123456789"}
        reasons = [await anonymous.refusal("POST", "/api/login", wrong) for _ in range(6)]
        assert reasons == ["wrong-password"] * 5 + ["too-fast"]


async def test_the_coach_is_rate_limited_per_person(tmp_path: Path) -> None:
    async with open_server(tmp_path, coach_per_second=0.5) as server:
        game = await server.game()
        path = f"/api/tables/{game.id}/coach"
        for _ in range(5):
            await game.visitors[0].do("GET", path)
        assert await game.visitors[0].refusal("GET", path) == "too-fast"
        await game.visitors[1].do("GET", path)
        server.clock.jump(2_000)
        await game.visitors[0].do("GET", path)


async def test_open_tables_per_person_are_limited(tmp_path: Path) -> None:
    async with open_server(tmp_path, tables_per_person=2) as server:
        ada = await server.visitor("Ada")
        tables = [await ada.make_table() for _ in range(2)]
        new = {"game": GAME, "seats": 3}
        assert await ada.refusal("POST", "/api/tables", new) == "too-many"
        await ada.do("POST", f"/api/tables/{tables[0]}/leave")
        await ada.make_table()


async def test_sockets_per_person_at_a_table_are_limited(tmp_path: Path) -> None:
    async with open_server(tmp_path, sockets_per_person=2) as server:
        ada = await server.visitor("Ada")
        table = await ada.make_table()
        sockets = [await ada.connect(table) for _ in range(2)]
        assert (await ada.socket(table).refused())["reason"] == "too-many"
        await sockets[0].hang_up()
        await ada.connect(table)


@pytest.mark.parametrize(
    "origin", ["http://evil.test", "https://table.test.evil", "null", "", "http://table.test:81"]
)
async def test_a_socket_from_a_foreign_page_is_not_accepted(
    server: LocalServer, origin: str
) -> None:
    ada = await server.visitor("Ada")
    table = await ada.make_table()
    socket = ada.socket(table, origin=origin)
    assert (await socket.refused())["reason"] == "foreign-origin"
    assert socket.status == 403


async def test_a_request_from_a_foreign_page_is_refused(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    response = await ada.client.post(
        "/api/tables", json={"game": GAME, "seats": 3}, headers={"origin": "http://evil.test"}
    )
    assert (response.status_code, response.json()["reason"]) == (403, "foreign-origin")


async def test_a_socket_to_an_unknown_table_is_not_accepted(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    assert (await ada.socket("x" * 22).refused())["reason"] == "no-such-table"
