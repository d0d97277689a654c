"""Two servers on one database, and people connected to each."""

import asyncio
from collections.abc import Callable

from miskatonic.server.cluster.membership import Membership
from tests.server.harness import WATCHDOG, GameAtTable, LocalServer, LocalSocket, Visitor


async def eventually(is_so: Callable[[], object]) -> None:
    """Poll until the condition holds: the work of other servers cannot be awaited."""
    async with asyncio.timeout(WATCHDOG):
        while not is_so():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def membership_of(server: LocalServer) -> Membership:
    peers = server.context.peers
    assert isinstance(peers, Membership)
    return peers


def see_each_other(here: LocalServer, there: LocalServer) -> bool:
    return membership_of(here).has_others and membership_of(there).has_others


def through(server: LocalServer, visitor: Visitor) -> Visitor:
    """The same browser at another server."""
    same = server.anonymous()
    same.client.cookies.update(visitor.client.cookies)
    return same


async def remote(game: GameAtTable, at: int, server: LocalServer) -> LocalSocket:
    """Another socket of the same person at another server."""
    return await through(server, game.visitors[at]).connect(game.id)


async def split(game: GameAtTable, server: LocalServer) -> list[LocalSocket]:
    """Reconnect all players but the first through the other server."""
    sockets = [game.sockets[0]]
    for at in range(1, len(game.sockets)):
        await game.sockets[at].hang_up()
        sockets.append(await remote(game, at, server))
    return sockets
