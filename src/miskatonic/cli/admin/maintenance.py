"""Commands of `miskatonic admin` about the server: status, the admin log, and expired data."""

import asyncio
import shutil
from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import Connection

from miskatonic.cli.admin.shell import AdminShell, date
from miskatonic.server.ops import retention
from miskatonic.store import administration

T = TypeVar("T")


class _AsyncShell:
    """The shell's database with the async methods that retention calls."""

    def __init__(self, shell: AdminShell) -> None:
        self._shell: Final = shell

    async def slow_read(self, query: Callable[[Connection], T]) -> T:
        return self._shell.read(query)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return self._shell.write(work)


def status(shell: AdminShell) -> int:
    print(shell.location.name() if shell.location.is_shared else shell.folder)
    shell.say("admin-serving", serving="yes" if shell.is_served() else "no")
    figures = shell.read(administration.figures)
    figures["bytes"] = shell.read(administration.size)
    if not shell.location.is_shared:
        figures["free"] = shutil.disk_usage(shell.folder).free
    return shell.list(
        (number, shell.texts(f"admin-count-{key}")) for key, number in figures.items()
    )


def log(shell: AdminShell) -> int:
    return shell.list(
        (date(each.at), each.who, each.what, each.about)
        for each in shell.read(administration.actions)
    )


def expire(shell: AdminShell) -> int:
    kept = shell.settings.retention
    do = retention.count_expired if shell.given.dry_run else retention.expire
    found = asyncio.run(do(_AsyncShell(shell), kept, shell.folder, shell.now))
    if not shell.given.dry_run:
        gone = ", ".join(f"{kind} {number}" for kind, number in found.counts.items() if number)
        about = gone or "nothing"
        shell.write(
            lambda each: administration.note(each, shell.now, shell.admin.who, "expire", about)
        )
    return shell.list(
        (number, shell.texts(f"admin-old-{kind}")) for kind, number in found.counts.items()
    )
