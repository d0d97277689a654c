"""The interface of live tables to other servers.

Any server may carry out any command; the database arbitrates. The other servers are only told
so that their viewers see changes at once.
"""

from collections.abc import Callable, Coroutine, Iterable
from typing import Any

FollowAdminActions = Callable[[], Coroutine[Any, Any, None]]


class Peers:
    """For a server that is alone on its database: it has no other server to tell anything.

    `cluster.Membership` is for one of several servers.
    """

    # This server's name; empty if it is alone.
    name = ""

    @property
    def has_others(self) -> bool:
        return False

    async def start(self, follow_admin_actions: FollowAdminActions) -> None: ...

    async def close(self) -> None: ...

    def drives(self, table: int, is_wanted: Callable[[], bool]) -> bool:
        """Whether this server runs the table's clocks and bots. If it doesn't but `is_wanted()`
        says that it should, it asks for the lease.
        """
        return True

    def has_lease(self, table: int) -> bool:
        return True

    def released(self, table: int, is_empty: bool) -> None:
        """The table needs no clocks or bots now, or has left memory."""

    def opened(self, table: int) -> None:
        """The table was loaded into memory."""

    def joined(self, table: int, person: str) -> None: ...

    def left(self, table: int, person: str) -> None: ...

    async def sockets_on_other_servers(self, table: int, person: str) -> int:
        return 0

    def shared_replay_changed(self, table: int) -> None:
        """The leader of a shared replay went to another move, or stopped leading."""

    def mutes_changed(self, person: str) -> None: ...

    def admin_acted(self) -> None:
        """An admin has done something; the other servers read it from the admin log."""

    def rewritten(self, tables: Iterable[int]) -> None:
        """The logs of these tables were rewritten; servers that have them load them again."""

    async def may_run_maintenance(self) -> bool:
        """Whether this server may do work that is done once for the whole cluster."""
        return True

    async def in_use(self) -> set[int]:
        """The numbers of the tables that other servers have in memory."""
        return set()

    async def attended(self, most: int) -> list[str]:
        """Ids of public tables where anyone is connected, on any server."""
        return []
