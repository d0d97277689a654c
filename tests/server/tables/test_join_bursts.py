"""When many people join at once, the table is shown once for several of them."""

from typing import Any

import pytest

from miskatonic.server.tables.viewers.audience import BURST, JoinBurst
from tests.server.harness import LocalServer

pytestmark = pytest.mark.anyio


def test_a_burst_is_many_joins_within_a_second() -> None:
    join_burst = JoinBurst()
    for number in range(BURST - 1):
        join_burst.note(number / 100)
    assert not join_burst.is_on(0.2)
    join_burst.note(0.2)
    assert join_burst.is_on(0.9)
    assert not join_burst.is_on(1.1)


async def test_in_a_burst_the_table_is_shown_once_for_several_joins(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.game()
    shown: list[Any] = []
    monkeypatch.setattr(
        game.live_table.audience,
        "show_table",
        lambda: shown.append(game.live_table.audience._shows_soon),
    )
    monkeypatch.setattr(server.context.tables._services.join_burst, "is_on", lambda _now: True)
    more = [await visitor.connect(game.id) for visitor in game.visitors]
    assert not shown, "single joins are not announced"
    game.live_table.audience._show_table_now()
    assert len(shown) == 1
    monkeypatch.undo()
    await game.drain()
    await more[0].hang_up()
    await server.context.tasks.quiet()
    assert len(game.live_table.connections) == 5
