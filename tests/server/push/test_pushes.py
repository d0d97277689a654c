"""Web push messages that it is a player's turn, on both databases."""

import json
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from miskatonic.server.ops.configuration import Configuration
from miskatonic.server.push.delivery import deliver, is_public
from miskatonic.server.push.encryption import LENGTH, encrypt, from_text, to_text
from tests.server.databases import ask
from tests.server.harness import GameAtTable, LocalServer, Visitor, open_server
from tests.server.people.test_bans import id_of
from tests.server.push_receiver import Browser, Service, push_service, read_authorization

pytestmark = pytest.mark.anyio
BOTH_DATABASES = True
DAYS = {"clock": {"decision_days": 2}}


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as opened:
        yield opened


@pytest.fixture
async def server(tmp_path: Path, service: Service) -> AsyncIterator[LocalServer]:
    configuration = Configuration(
        push_own_hosts=(service.host,), push_contact="mailto:host@example.test"
    )
    async with open_server(tmp_path, configuration=configuration) as opened:
        yield opened


async def subscribe(visitor: Visitor, endpoint: str, **more: str) -> Browser:
    browser = Browser()
    await visitor.do("POST", "/api/push", browser.subscription(endpoint, **more))
    return browser


async def play_until_turn_of(server: LocalServer, game: GameAtTable, away: int) -> None:
    """One player disconnects; the others play until the table waits for that one."""
    await game.sockets[away].hang_up()
    there = [socket for seat, socket in enumerate(game.sockets) if seat != away]
    while True:
        for socket in there:
            await socket.drain()
        asked = [socket for socket in there if socket.decision is not None]
        if not asked:
            break
        await asked[0].play()
    await server.clock.forward(5_000)
    await server.context.tasks.quiet()


# ---------------------------------------------------------------- what is sent


async def test_an_absent_player_is_notified_and_only_their_browser_can_decrypt_it(
    server: LocalServer, service: Service
) -> None:
    game = await server.game()
    browser = await subscribe(game.visitors[0], service.endpoint(), language="de")
    await play_until_turn_of(server, game, away=0)
    [(path, headers, body)] = service.posted
    assert path == "/browser"
    assert json.loads(browser.read(body)) == {
        "title": "Du bist am Zug",
        "body": "Arkham Ritual: Der Tisch wartet auf dich.",
        "table": game.id,
    }
    assert game.id.encode() not in body
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    claims, key = read_authorization(headers["authorization"])
    assert claims["aud"] == f"http://{service.host}"
    assert claims["sub"] == "mailto:host@example.test"
    assert 0 < claims["exp"] - server.clock.now() // 1000 <= 24 * 3600
    assert (await game.visitors[0].do("GET", "/api/push"))["key"] == key


async def test_all_pushes_have_the_same_length(server: LocalServer, service: Service) -> None:
    game = await server.game()
    await subscribe(game.visitors[0], service.endpoint("one"), language="de")
    await subscribe(game.visitors[0], service.endpoint("two"), language="en")
    await play_until_turn_of(server, game, away=0)
    assert len(service.posted) == 2
    assert {len(body) for _, _, body in service.posted} == {16 + 4 + 1 + 65 + LENGTH + 16}


async def test_players_without_a_subscription_are_not_notified(
    server: LocalServer, service: Service
) -> None:
    game = await server.game()
    await subscribe(game.visitors[1], service.endpoint())
    await play_until_turn_of(server, game, away=0)
    assert service.posted == []


async def test_players_at_the_table_are_not_notified(server: LocalServer, service: Service) -> None:
    game = await server.game()
    seat = game.asked().seat
    assert seat is not None
    for visitor in game.visitors:
        await subscribe(visitor, service.endpoint(await id_of(server, visitor)))
    await game.asked().play()
    await server.clock.forward(60_000)
    assert service.posted == []


async def test_players_are_not_notified_of_a_question_they_have_seen(
    server: LocalServer, service: Service
) -> None:
    game = await server.game(settings=DAYS)
    asked = game.asked()
    assert asked.seat is not None
    await subscribe(game.visitors[asked.seat], service.endpoint())
    server.clock.jump(1_000)
    await asked.hang_up()
    await server.clock.forward(60_000)
    await server.context.tasks.quiet()
    assert service.posted == []


async def test_a_turn_is_pushed_once(server: LocalServer, service: Service, tmp_path: Path) -> None:
    game = await server.game()
    await subscribe(game.visitors[0], service.endpoint())
    await play_until_turn_of(server, game, away=0)
    assert len(service.posted) == 1
    # Another server, or the same one after a restart, finds the same turn.
    await server.context.push.tell(game.live_table.number)
    await server.context.tasks.quiet()
    assert len(service.posted) == 1
    ask(tmp_path, "UPDATE turns SET told = NULL")
    await server.context.push.tell(game.live_table.number)
    await server.context.push.tell(game.live_table.number)
    await server.context.tasks.quiet()
    assert len(service.posted) == 2


@pytest.mark.parametrize("status", [404, 410])
async def test_an_expired_subscription_is_deleted(
    server: LocalServer, service: Service, tmp_path: Path, status: int
) -> None:
    game = await server.game()
    await subscribe(game.visitors[0], service.endpoint())
    service.status = status
    await play_until_turn_of(server, game, away=0)
    assert ask(tmp_path, "SELECT endpoint FROM pushes") == []


@pytest.mark.parametrize("status", [500, 429, 307])
async def test_an_unreachable_subscription_is_kept_for_a_while(
    server: LocalServer, service: Service, tmp_path: Path, status: int
) -> None:
    game = await server.game()
    await subscribe(game.visitors[0], service.endpoint())
    service.status = status
    await play_until_turn_of(server, game, away=0)
    assert ask(tmp_path, "SELECT failures FROM pushes") == [(1,)]
    assert len(service.posted) == 1, "redirects are not followed"
    for _ in range(7):
        ask(tmp_path, "UPDATE turns SET told = NULL")
        await server.context.push.tell(game.live_table.number)
        await server.context.tasks.quiet()
    assert ask(tmp_path, "SELECT failures FROM pushes") == []


async def test_pushes_per_person_are_rate_limited(tmp_path: Path, service: Service) -> None:
    configuration = Configuration(push_own_hosts=(service.host,))
    async with open_server(
        tmp_path, configuration=configuration, pushes_per_second=0.001
    ) as server:
        game = await server.game()
        await subscribe(game.visitors[0], service.endpoint())
        await play_until_turn_of(server, game, away=0)
        for _ in range(30):
            ask(tmp_path, "UPDATE turns SET told = NULL")
            await server.context.push.tell(game.live_table.number)
        await server.context.tasks.quiet()
        assert len(service.posted) == 20


# ---------------------------------------------------------------- subscriptions


async def test_only_the_subscriber_can_unsubscribe(
    server: LocalServer, service: Service, tmp_path: Path
) -> None:
    ada, bo = await server.visitor("Ada"), await server.visitor("Bo")
    await subscribe(ada, service.endpoint())
    assert (await ada.do("GET", "/api/push"))["browsers"] == 1
    await bo.do("POST", "/api/push/stop", {"endpoint": service.endpoint()})
    assert (await ada.do("GET", "/api/push"))["browsers"] == 1
    await ada.do("POST", "/api/push/stop", {"endpoint": service.endpoint()})
    assert (await ada.do("GET", "/api/push"))["browsers"] == 0


async def test_logging_out_ends_the_subscription(
    server: LocalServer, service: Service, tmp_path: Path
) -> None:
    ada = await server.visitor("Ada")
    await ada.do("POST", "/api/account", {"login": "ada", "password": "a long password"})
    await subscribe(ada, service.endpoint())
    await ada.do("POST", "/api/logout")
    assert ask(tmp_path, "SELECT person FROM pushes") == []


async def test_a_browser_belongs_to_its_latest_subscriber(
    server: LocalServer, service: Service, tmp_path: Path
) -> None:
    ada, bo = await server.visitor("Ada"), await server.visitor("Bo")
    await subscribe(ada, service.endpoint())
    await subscribe(bo, service.endpoint())
    assert ask(tmp_path, "SELECT person FROM pushes") == [(await id_of(server, bo),)]


async def test_only_the_latest_eight_subscriptions_are_kept(
    server: LocalServer, service: Service, tmp_path: Path
) -> None:
    ada = await server.visitor("Ada")
    for number in range(10):
        server.clock.jump(1)
        await subscribe(ada, service.endpoint(str(number)))
    kept = {endpoint for (endpoint,) in ask(tmp_path, "SELECT endpoint FROM pushes")}
    assert kept == {service.endpoint(str(number)) for number in range(2, 10)}


async def test_subscriptions_are_exported_and_deleted_with_the_person(
    server: LocalServer, service: Service, tmp_path: Path
) -> None:
    ada = await server.visitor("Ada")
    await subscribe(ada, service.endpoint())
    data = await ada.do("GET", "/api/me/data")
    assert data["pushes"] == [service.endpoint()]
    await ada.do("POST", "/api/me/delete", {"name": "Ada"})
    assert ask(tmp_path, "SELECT person FROM pushes") == []


async def test_the_key_survives_a_restart(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        ada = await server.visitor("Ada")
        key = (await ada.do("GET", "/api/push"))["key"]
    async with open_server(tmp_path) as again:
        assert (await (await again.visitor("Bo")).do("GET", "/api/push"))["key"] == key
    assert len(from_text(key)) == 65


# ---------------------------------------------------------------- refused endpoints


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "ftp://push.example/1",
        "https://push.example:22/1",
        "https://me:secret@push.example/1",
        "https:///nowhere",
        "https://push.example/\u00e4",
        "https://push.example/a b",
        "https://push.example/a\r\nhost: x",
        "https://[::1/1",
        "javascript:alert(1)",
        "https://push.example/" + "x" * 2000,
    ],
)
async def test_an_invalid_endpoint_is_refused(server: LocalServer, endpoint: str) -> None:
    ada = await server.visitor("Ada")
    assert await ada.refusal("POST", "/api/push", Browser().subscription(endpoint)) == "bad-message"


@pytest.mark.parametrize(
    ("field", "value"),
    [("p256dh", "AAAA"), ("p256dh", "!!"), ("p256dh", ""), ("auth", "AAAA"), ("auth", "")],
)
async def test_invalid_keys_are_refused(server: LocalServer, field: str, value: str) -> None:
    ada = await server.visitor("Ada")
    body = {**Browser().subscription("https://push.example/1"), field: value}
    response = await ada.request("POST", "/api/push", body)
    assert response.status_code == 400
    assert field in response.json()["detail"] or "base64" in response.json()["detail"]


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "172.16.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "::ffff:127.0.0.1",
        "fe80::1%eth0",
        "fd00::1",
        "2002:7f00:1::",
    ],
)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)
    assert is_public("93.184.215.14") and is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")


def test_nothing_is_sent_to_a_name_that_resolves_to_a_private_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def found(host: str, port: int, **_: object) -> list[object]:
        return [(2, 1, 6, "", ("169.254.169.254", port))]

    monkeypatch.setattr("miskatonic.server.push.delivery.socket.getaddrinfo", found)
    monkeypatch.setattr("miskatonic.server.push.delivery.socket.create_connection", pytest.fail)
    came = deliver("https://inside.example/1", b"", "vapid")
    assert (came.status, came.is_gone) == (0, False)
    assert "169.254.169.254" in came.why


# ---------------------------------------------------------------- RFC 8291


def test_encryption_reproduces_the_example_of_the_rfc() -> None:
    """RFC 8291, section 5 and appendix A."""
    sender = int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    receiver = int.from_bytes(from_text("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    message = b"When I grow up, I want to be a watermelon"
    browser = Browser(
        ec.derive_private_key(receiver, ec.SECP256R1()), from_text("BTBZMqHH6r4Tts7J_aSIgg")
    )
    body = encrypt(
        message,
        browser.p256dh,
        to_text(browser.auth),
        ec.derive_private_key(sender, ec.SECP256R1()),
        from_text("DGv6ra1nlYgDCS1FRnbzlw"),
        length=len(message) + 1,
    )
    assert to_text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(body) == message


async def test_keys_are_checked_outside_the_event_loop(
    server: LocalServer, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Importing the library takes some 50 ms, which would hold up every game."""
    threads = []

    def read_point(text: str) -> None:
        threads.append(threading.get_ident())

    monkeypatch.setattr("miskatonic.server.push.encryption.read_point", read_point)
    await subscribe(await server.visitor("Ada"), service.endpoint("ada"))
    assert len(threads) == 1
    assert threads[0] != threading.get_ident()
