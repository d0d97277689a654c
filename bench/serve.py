"""Serve for a benchmark, `python -m bench.serve FOLDER [URL]`: as in production, without limits."""

import sys

import uvicorn

from miskatonic.server.ops.configuration import Configuration
from miskatonic.server.ops.logs import set_up_logs
from miskatonic.server.rate_limits.policy import Limits
from miskatonic.server.run import config, listen, tune

if __name__ == "__main__":
    set_up_logs()
    tune()
    without = Limits(
        messages_per_second=1e9,
        requests_per_second=1e9,
        handshakes_per_second=1e9,
        tables_per_second=1e9,
        tables_per_person=10**6,
        logins_per_second=1e9,
        chat_per_second=1e9,
        bots_per_person=10**6,
        sockets_per_person=10**6,
        sockets=10**6,
        waiting_per_address=10**6,
        idle_seconds=1e9,
    )
    listener = listen("127.0.0.1", 0)
    print(listener.getsockname()[1], flush=True)
    settings = Configuration(data=sys.argv[1], database="".join(sys.argv[2:]), limits=without)
    uvicorn.Server(config(settings)).run(sockets=[listener])
