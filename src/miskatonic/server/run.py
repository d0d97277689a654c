"""`miskatonic serve` starts the server; `miskatonic verify` checks a game that was taken away."""

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
from miskatonic.server import records
from miskatonic.server.analysis_desk import ProcessAnalyser
from miskatonic.server.app import build_app
from miskatonic.server.bots_pool import BotPool
from miskatonic.server.clock import WallClock
from miskatonic.server.closed_tables import rules_now
from miskatonic.server.configuration import (
    EVERYWHERE,
    LOOPBACK,
    Configuration,
    add_arguments,
    read_configuration,
)
from miskatonic.server.data_folder import BadFolder, ready_place
from miskatonic.server.doors import Doors, guarded_by
from miskatonic.server.garbage import QuietCollector
from miskatonic.server.house import House
from miskatonic.server.lines import TableProtocol
from miskatonic.server.logs import set_up_logs
from miskatonic.server.work import HeavyWork, ProcessRunner
from miskatonic.store.database import DatabaseTooNew

GRACE_SECONDS: Final = 4
PING_SECONDS: Final = 30.0


class Parser(argparse.ArgumentParser):
    """A mistake is answered in one line, as everywhere on the command line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def serve(arguments: Sequence[str]) -> int:
    """Run the server until it is told to stop; 0 if it could."""
    parser = Parser(prog="miskatonic serve")
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
    # Whoever comes meanwhile waits at the door.
    tune()
    server = Announced(config(settings), address if browse else None)
    # Told to stop by Ctrl-C, uvicorn stops cleanly and then passes the word on.
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0


def tune() -> None:
    """For a process full of tables that live long, beside a thread that must not be kept waiting.

    All games are loaded, so that nobody has to wait for it. What is loaded now stays, and the
    collector need not look at it again. The thread that writes gets its turn after a millisecond
    at the latest.
    """
    rules_now()
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(0.001)


def verify(arguments: Sequence[str]) -> int:
    """Run an exported game again, and say whether all is as its file says: 0 if it is."""
    parser = Parser(prog="miskatonic verify")
    parser.add_argument("file", type=Path, help="a game, as the server gives it away")
    file: Path = parser.parse_args(arguments).file
    try:
        verdict = records.verify(file)
    except OSError as error:
        raise BadSave(f"cannot read {file}: {error.strerror}") from None
    for line in verdict.found:
        print(line)
    print("All matches." if verdict.matches else "This is not how the game was played.")
    return 0 if verdict.matches else 1


def listen(host: str, port: int) -> socket.socket:
    """A bound socket: so that port 0 works, and a taken port is told before anything starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        if os.name != "nt":
            # On Windows it would mean that two programs may have the same port.
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

    doors = Doors(settings.limits, proxies=settings.trusted_proxies)

    def open_house() -> House:
        house = House(
            settings.folder,
            WallClock(),
            BotPool(processes),
            settings.limits,
            draw_seed,
            settings.public_url,
            HeavyWork(ProcessRunner()),
            doors,
            settings,
            ProcessAnalyser(),
        )
        QuietCollector(house).start()
        return house

    return uvicorn.Config(
        build_app(open_house),
        loop="uvloop" if _has_uvloop() else "asyncio",
        http=guarded_by(doors),
        ws=TableProtocol,
        # The client speaks up by itself; this is for one whose page sleeps, or whose line is dead.
        ws_ping_interval=PING_SECONDS,
        ws_max_size=settings.limits.message_bytes,
        # Compressed, the length of a frame would depend on what is in it.
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
    """It is not made for Windows."""
    try:
        import uvloop  # noqa: F401, PLC0415
    except ImportError:
        return False
    return True


class Announced(uvicorn.Server):
    """Opens a browser as soon as the server answers."""

    def __init__(self, config: uvicorn.Config, browse: str | None) -> None:
        super().__init__(config)
        self._browse: Final = browse

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started and self._browse is not None:
            webbrowser.open(self._browse)


def shown_address(host: str, port: int) -> str:
    """The address that a browser can open; for all interfaces, the one the network sees."""
    if host in ("0.0.0.0", "::"):
        host = lan_address()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def lan_address() -> str:
    """This machine's address in the local network. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return LOOPBACK


def announce(address: str, lan: bool, public_url: str = "") -> None:
    print(f"Miskatonic is at {address}  (Ctrl-C ends it)", flush=True)
    if public_url:
        print(f"People open it at {public_url}", flush=True)
    if lan:
        segno.make(address, micro=False).terminal(compact=True)
        print("Point a phone's camera at it to join.", flush=True)
