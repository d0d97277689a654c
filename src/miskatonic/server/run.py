"""`miskatonic serve` starts the server; `miskatonic verify` checks an exported game."""

import argparse
import contextlib
import gc
import os
import secrets
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NoReturn

import segno
import uvicorn

from miskatonic.errors import BadOptions, BadSave
from miskatonic.server.app import build_app
from miskatonic.server.base.clock import WallClock
from miskatonic.server.context import ServerContext
from miskatonic.server.history import records
from miskatonic.server.ops.configuration import (
    EVERYWHERE,
    LOOPBACK,
    Configuration,
    add_arguments,
    read_configuration,
)
from miskatonic.server.ops.data_folder import BadFolder, ready_place
from miskatonic.server.ops.logs import set_up_logs
from miskatonic.server.tables.closed_tables import rules_now
from miskatonic.server.transport.admission import Admission
from miskatonic.server.transport.self_check import uvicorn_protocols
from miskatonic.server.workers.analysis_queue import ProcessAnalyser
from miskatonic.server.workers.bots import BotPool
from miskatonic.server.workers.heavy_work import HeavyWork, ProcessRunner
from miskatonic.store.database import DatabaseTooNew

GRACE_SECONDS: Final = 4
PING_SECONDS: Final = 30.0


class Parser(argparse.ArgumentParser):
    """Reports errors in one line, like the other commands."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def serve(arguments: Sequence[str]) -> int:
    """Run the server until it is told to stop; return the exit status."""
    parser = Parser(prog="miskatonic serve", description="Start the server and open the browser.")
    add_arguments(parser)
    given = parser.parse_args(arguments)
    settings = read_configuration(given)
    set_up_logs()
    try:
        listener = listen(settings.host, settings.port)
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        why = error.strerror or error
        print(f"miskatonic serve: cannot listen on {where}: {why}", file=sys.stderr)
        return 1
    try:
        with ready_place(settings.folder, settings.database):
            return _serve(settings, listener, browse=not given.no_browser)
    except (BadFolder, BadOptions, DatabaseTooNew) as error:
        print(f"miskatonic serve: {error}", file=sys.stderr)
        return 1
    finally:
        listener.close()


def _serve(settings: Configuration, listener: socket.socket, browse: bool) -> int:
    address = shown_address(settings.host, listener.getsockname()[1])
    announce(address, settings.host == EVERYWHERE, settings.public_url)
    # Connections that arrive in the meantime wait in the listener's queue.
    tune()
    server = AnnouncingServer(config(settings), address if browse else None)
    # After Ctrl-C uvicorn stops cleanly, and then raises KeyboardInterrupt.
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0


def tune() -> None:
    """Prepare the process for long-lived tables and a writer thread that must not wait.

    All games are loaded now, and frozen, so that the garbage collector never examines them. Threads
    are switched after a millisecond at the latest.
    """
    rules_now()
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(0.001)


def verify(arguments: Sequence[str]) -> int:
    """Replay an exported game and compare it with its file; return 0 if it matches."""
    parser = Parser(
        prog="miskatonic verify",
        description="Replay an exported game; check that its seed hash and result match the file.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="an exported game")
    file: Path = parser.parse_args(arguments).file
    try:
        verdict = records.verify(file)
    except OSError as error:
        raise BadSave(f"cannot read {file}: {error.strerror}") from None
    for line in verdict.found:
        print(line)
    print("Everything matches." if verdict.matches else "The game does not match its file.")
    return 0 if verdict.matches else 1


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. Binding it early makes port 0 work, and reports a taken port at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        if os.name != "nt":
            # On Windows this would let two programs use the same port.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)
    return listener


def config(
    settings: Configuration, draw_seed: Callable[[int], str] = secrets.token_hex
) -> uvicorn.Config:
    processes = max(1, (os.cpu_count() or 2) - 1)
    admission = Admission(settings.limits, proxies=settings.trusted_proxies)

    def open_server() -> ServerContext:
        return ServerContext(
            settings.folder,
            WallClock(),
            BotPool(processes),
            settings.limits,
            draw_seed,
            settings.public_url,
            HeavyWork(ProcessRunner()),
            admission,
            settings,
            ProcessAnalyser(),
            collect_quietly=True,
        )

    return uvicorn.Config(
        build_app(open_server),
        loop="uvloop" if _has_uvloop() else "asyncio",
        **uvicorn_protocols(admission),
        # The client sends pings itself; this is for pages that sleep, and dead connections.
        ws_ping_interval=PING_SECONDS,
        ws_max_size=settings.limits.message_bytes,
        # With compression a frame's length would depend on its content.
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def _has_uvloop() -> bool:
    """uvloop does not support Windows."""
    try:
        import uvloop  # noqa: F401, PLC0415
    except ImportError:
        return False
    return True


class AnnouncingServer(uvicorn.Server):
    """Opens a browser as soon as the server answers."""

    def __init__(self, config: uvicorn.Config, browse: str | None) -> None:
        super().__init__(config)
        self._browse: Final = browse

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started and self._browse is not None:
            webbrowser.open(self._browse)


def shown_address(host: str, port: int) -> str:
    """The address to open in a browser; for all interfaces, the one in the local network."""
    if host in ("0.0.0.0", "::"):
        host = lan_address()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def lan_address() -> str:
    """This machine's address in the local network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return LOOPBACK


def announce(address: str, lan: bool, public_url: str = "") -> None:
    print(f"Miskatonic is running at {address}  (press Ctrl-C to stop)", flush=True)
    if public_url:
        print(f"Public address: {public_url}", flush=True)
    if lan:
        segno.make(address, micro=False).terminal(compact=True)
        print("Scan it with a phone to join.", flush=True)
