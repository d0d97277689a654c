"""Two servers on one database, for tests: who comes in here, and who comes in there."""

import asyncio
from collections.abc import Callable

from miskatonic.server.street import Street
from tests.server.harness import WATCHDOG, GameAtTable, Plug, TestHouse, Visitor


async def comes_true(is_so: Callable[[], object]) -> None:
    """Wait for what other servers bring about; there is nothing else to wait for."""
    async with asyncio.timeout(WATCHDOG):
        while not is_so():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def street_of(house: TestHouse) -> Street:
    neighbours = house.house.neighbours
    assert isinstance(neighbours, Street)
    return neighbours


def through(house: TestHouse, visitor: Visitor) -> Visitor:
    """The same browser, at another server."""
    same = house.nobody()
    same.client.cookies.update(visitor.client.cookies)
    return same


async def elsewhere(game: GameAtTable, at: int, house: TestHouse) -> Plug:
    """Another socket of somebody, at another server."""
    return await through(house, game.visitors[at]).connect(game.id)


async def split(game: GameAtTable, house: TestHouse) -> list[Plug]:
    """Everybody but the first goes to the other server."""
    plugs = [game.plugs[0]]
    for at in range(1, len(game.plugs)):
        await game.plugs[at].hang_up()
        plugs.append(await elsewhere(game, at, house))
    return plugs
