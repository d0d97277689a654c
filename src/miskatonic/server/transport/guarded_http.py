"""uvicorn's HTTP protocol with time limits for headers, bodies and slow readers.

It overrides methods of uvicorn that are not public. self_check.py verifies at start-up that they
still work as expected; if not, the server uses uvicorn's own protocol.
"""

import asyncio
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from miskatonic.server.base.refusals import Refused, status_of
from miskatonic.server.protocol.refusal import Refusal
from miskatonic.server.transport.admission import FULL, Admission
from miskatonic.server.transport.direct_channel import release_transport


class GuardedHttp(HttpToolsProtocol):
    """Closes connections that take too long to send a request or to read the answer."""

    admission: Admission
    _timer: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.admission.connected(self, len(self.connections)):
            self._wait(self.admission.limits.header_seconds)
        else:
            self._answer(Refused("try-again", FULL).refusal)

    def connection_lost(self, exc: Exception | None) -> None:
        self.admission.not_idle(self)
        self._stop_waiting()
        self._read_on()
        super().connection_lost(exc)
        release_transport(self.transport)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._timer is None:
            self._wait(self.admission.limits.header_seconds)

    def on_headers_complete(self) -> None:
        self.admission.not_idle(self)
        self._wait(self.admission.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self.admission.idle_again(self)

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self.admission.not_idle(self)
        super().handle_websocket_upgrade()
        # The parser refers back to this object, which is not needed any more.
        self.parser = None  # type: ignore[assignment]

    def send_400_response(self, msg: str) -> None:
        self._answer(Refused("bad-message", msg).refusal)

    # ------------------------------------------------------------ time limits

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        refusal = Refused("try-again", "this request took too long to arrive").refusal
        cycle: Any = self.cycle
        if cycle is None or cycle.response_complete:
            self._answer(refusal, 408)
        else:
            self.cut_off()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.admission.limits.unread_seconds, self.cut_off)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()

    def _read_on(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def cut_off(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()

    def _answer(self, refusal: Refusal, status: int = 0) -> None:
        """Answer without calling the application, and close the connection."""
        body = msgspec.json.encode(refusal)
        head = (
            f"HTTP/1.1 {status or status_of(refusal)} Refused\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\ncache-control: no-store\r\nretry-after: 60\r\n"
            "connection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()


def guarded_by(admission: Admission) -> type[GuardedHttp]:
    """The protocol class for one server: uvicorn creates an instance for each connection."""
    return type("GuardedHttp", (GuardedHttp,), {"admission": admission})
