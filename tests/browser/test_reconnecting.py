"""The client reconnects after failures; no move is lost or made twice."""

import json

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import Visitors
from tests.browser.person import CHOICE, Person

pytestmark = pytest.mark.slow


class CuttableConnection:
    """A connection between browser and server that can be cut; records the moves sent over it."""

    def __init__(self, person: Person) -> None:
        self.is_down = False
        self.loses_next_move = False
        self.moves: list[str] = []
        self.connections = 0
        self._open: WebSocketRoute | None = None
        person.page.route_web_socket("**/socket", self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        if self.is_down:
            socket.close()
            return
        self.connections += 1
        self._open = socket
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["type"] == "play":
                self.moves.append(json.loads(message)["id"])
                if self.loses_next_move:
                    self.loses_next_move = False
                    socket.close()
                    return
            server.send(message)

        socket.on_message(pass_on)

    def cut(self) -> None:
        """Close the connection and refuse new ones until `restore`."""
        assert self._open is not None
        self.is_down = True
        self._open.close()

    def restore(self) -> None:
        self.is_down = False


def asked_over_a_cuttable_connection(visitor: Visitors) -> tuple[Person, CuttableConnection]:
    """Return a person in the middle of a decision, and their connection."""
    ada = visitor("Ada")
    connection = CuttableConnection(ada)
    ada.make_table(seats=3)
    ada.be_ready()
    ada.begin()
    ada.wait_for_my_turn()
    return ada, connection


def test_a_decision_survives_a_broken_connection(visitor: Visitors) -> None:
    ada, connection = asked_over_a_cuttable_connection(visitor)
    # Without the odds, which arrive later than the options.
    labels = ada.see(f"{CHOICE} .label")
    options = labels.all_inner_texts()
    log = ada.log()
    connected = connection.connections
    connection.cut()
    expect(ada.see(".offline")).to_be_visible()
    connection.restore()
    expect(ada.see(".offline")).to_have_count(0)
    assert connection.connections > connected
    assert options == labels.all_inner_texts()
    assert log == ada.log()
    ada.answer(ada.see(CHOICE).first)


def test_a_lost_move_is_resent_and_made_once(visitor: Visitors) -> None:
    ada, connection = asked_over_a_cuttable_connection(visitor)
    connection.loses_next_move = True
    ada.answer(ada.see(CHOICE).first)
    ada.wait_for_my_turn()
    first, again, *_ = connection.moves
    assert first == again
    assert len(connection.moves) == 2


def test_a_decision_survives_a_reload(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.make_table(seats=3)
    ada.be_ready()
    ada.begin()
    ada.wait_for_my_turn()
    prompt = ada.see("#dock-prompt").inner_text()
    # Without the odds, which arrive later than the options.
    labels = ada.see(f"{CHOICE} .label")
    options = labels.all_inner_texts()
    log = ada.log()
    ada.page.reload()
    ada.see(CHOICE).first.wait_for()
    assert prompt == ada.see("#dock-prompt").inner_text()
    assert options == labels.all_inner_texts()
    assert log == ada.log()


def test_an_open_page_retries_until_the_server_responds(visitor: Visitors) -> None:
    ada = visitor("Ada")

    def not_now(route: Route) -> None:
        route.abort()

    ada.page.route("**/api/**", not_now)
    ada.page.goto("/")
    expect(ada.page.get_by_text("The server isn’t responding")).to_be_visible()
    ada.page.unroute("**/api/**", not_now)
    expect(ada.see("[data-play]").first).to_be_visible()
    ada.errors.clear()
