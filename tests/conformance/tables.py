"""Tables of every game: all seat counts, with default and random options."""

from typing import Any

import msgspec
import pytest

from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.kernel.state import State
from miskatonic.sim.random_play import random_options

RANDOM_SETS = 3

AnyGame = Game[Any, Any]


class Table:
    """A game, a number of seats, options and a seed."""

    def __init__(self, game: AnyGame, seats: int, number: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = seats * 1000 + number
        self.options: OptionValues = {}
        if number:
            self.options = random_options(game, seats, rng(self.seed))

    def new(self, loud: bool = True) -> State:
        g: State = self.game.new(self.seats, self.options, self.seed, loud)
        return g

    @property
    def viewers(self) -> list[int | None]:
        return [None, *range(self.seats)]


def rng(seed: int) -> Rng:
    return Rng(seed_bytes(seed))


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


def _tables() -> list[Any]:
    return [
        pytest.param(
            Table(game, seats, number),
            id=f"{game.id}-{seats}-{number}",
            marks=[pytest.mark.slow, pytest.mark.once] if number > 1 else [],
        )
        for game in GAMES.values()
        for seats in game.seats
        for number in range(RANDOM_SETS + 1)
    ]


every_table = pytest.mark.parametrize("table", _tables())
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
