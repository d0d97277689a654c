"""When many people come at once, they are told of each other a few at a time."""

from typing import Any

import pytest

from miskatonic.server.rush import MANY, Rush
from tests.server.harness import TestHouse

pytestmark = pytest.mark.anyio


def test_a_rush_is_many_within_a_second() -> None:
    rush = Rush()
    for number in range(MANY - 1):
        rush.note(number / 100)
    assert not rush.is_on(0.2)
    rush.note(0.2)
    assert rush.is_on(0.9)
    assert not rush.is_on(1.1)


async def test_in_a_rush_the_room_is_shown_once_for_several_and_then_as_usual(
    house: TestHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.game()
    shown: list[Any] = []
    monkeypatch.setattr(game.room, "show_room", lambda: shown.append(game.room._shows_soon))
    monkeypatch.setattr(house.house.rush, "is_on", lambda _now: True)
    more = [await visitor.connect(game.id) for visitor in game.visitors]
    assert not shown, "they come, and nobody is told of each one of them"
    game.room._show_room_now()
    assert len(shown) == 1
    monkeypatch.undo()
    await game.drain()
    await more[0].hang_up()
    await house.house.quiet()
    assert len(game.room.connections) == 5
