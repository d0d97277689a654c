"""A real server on a free loopback port.

`python -m tests.browser.live_server FOLDER` is that server. It has no rate limits, because all
visitors share one address, and it uses the same seed for every game, so that what happens at a
table depends only on its choices, not on timing.
"""

import contextlib
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import uvicorn

from miskatonic.bots.pace import PACES, STEPS
from miskatonic.server.ops.configuration import LOOPBACK, Configuration
from miskatonic.server.rate_limits.policy import Limits
from miskatonic.server.run import config, listen
from miskatonic.server.transport.static_files import STATIC

ROOT: Final = Path(__file__).resolve().parents[2]
# Browsers treat a host with another name as remote, and plain HTTP to it as insecure.
OTHER_HOST: Final = "elsewhere.test"
FLAGS: Final = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
    f"--host-resolver-rules=MAP {OTHER_HOST} {LOOPBACK}",
]
DESKTOP: Final = (1280, 860)
PHONE: Final = (360, 740)
# The login of the account that may use the admin page.
ADMIN: Final = "the-keeper"
# The byte that makes up the seed of every game, in hex. With it, Arkham Ritual with 3 to 5 seats
# takes two rounds and at most 27 moves if people choose the last option and the bots are of level
# "random".
SEED_BYTE: Final = "d2"
# A bot's thinking time at the pace "fast", in milliseconds.
FAST: Final = (2, 12)
UNLIMITED: Final = Limits(
    messages_per_second=1e6,
    chat_per_second=1e6,
    requests_per_second=1e6,
    logins_per_second=1e6,
    coach_per_second=1e6,
    handshakes_per_second=1e6,
    passwords_per_second=1e6,
    account_passwords_per_second=1e6,
    tables_per_second=1e6,
    reports_per_second=1e6,
    tables_per_person=10**6,
    sockets_per_person=10**6,
)


def client_is_built() -> bool:
    return (STATIC / "index.html").is_file()


@contextlib.contextmanager
def open_server(data: Path) -> Iterator[str]:
    """Start a server with this data folder; yield its address."""
    command = [sys.executable, "-m", "tests.browser.live_server", str(data)]
    with (
        open(data / "stderr", "wb") as errors,
        subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as server,
    ):
        try:
            yield _address(server, data)
        finally:
            server.terminate()
            server.wait(timeout=60)


def _address(server: "subprocess.Popen[str]", data: Path) -> str:
    assert server.stdout is not None
    ready, _, _ = select.select([server.stdout], [], [], 60)
    first = server.stdout.readline().strip() if ready else "nothing in 60 s"
    if not first.startswith("http://"):
        raise RuntimeError(f"the server said {first!r}\n{(data / 'stderr').read_text()}")
    return first


def serve(data: Path) -> None:
    listener = listen(LOOPBACK, 0)
    print(f"http://{LOOPBACK}:{listener.getsockname()[1]}", flush=True)
    PACES["fast"], STEPS["fast"] = FAST, FAST[1]
    uvicorn_config = config(
        Configuration(data=str(data), limits=UNLIMITED, admins=(ADMIN,)),
        draw_seed=lambda length: SEED_BYTE * length,
    )
    uvicorn.Server(uvicorn_config).run(sockets=[listener])


# The bots' processes import this module too and must not serve.
if __name__ == "__main__":
    serve(Path(sys.argv[1]))
