"""Compares observations with the views that they are made of."""

from collections.abc import Callable, Iterator
from typing import Any

from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.kernel.state import State
from miskatonic.sim.random_play import play_randomly, random_options

AnyGame = Game[Any, Any]
Columns = dict[str, list[int]]
Reader = Callable[[dict[str, Any]], Columns]


def read(game: AnyGame, row: Any) -> Columns:
    """The numbers of an observation by column name."""
    numbers = list(row)
    return {
        each.name: numbers[game.observation.where(each.name)] for each in game.observation.columns
    }


def positions(game: AnyGame, games: int, stride: int) -> Iterator[State]:
    """Positions of random games with default and random options, including their ends."""
    for number in range(games):
        chance = Rng(seed_bytes(900 + number))
        seats = game.seats[number % len(game.seats)]
        options = random_options(game, seats, chance) if number % 2 else {}
        g: State = game.new(seats, options, number)
        while game.result(g) is None:
            yield g
            play_randomly(game, g, chance, stride)
        yield g


def common(game: AnyGame, view: dict[str, Any]) -> Columns:
    """The columns of every game, from the view."""
    most = game.seats[-1]
    prompts = game.prompts
    waiting = [each["seat"] for each in view["waiting"]]
    decision = view["decision"]
    return {
        "viewer": [-1 if view["seat"] is None else view["seat"]],
        "seats": [view["seats"]],
        "waiting": [int(seat in waiting) for seat in range(most)],
        "question": [prompts.index(view["waiting"][0]["prompt"]) if waiting else -1],
        "prompt": [-1 if decision is None else prompts.index(decision["prompt"])],
        "over": [int(view["result"] is not None)],
    }


def check(game: AnyGame, reader: Reader, games: int, stride: int) -> set[str]:
    """Check that every row matches its view, and return the columns that never changed."""
    found: dict[str, set[tuple[int, ...]]] = {}
    for g in positions(game, games, stride):
        for viewer in (None, *range(game.seats_at(g))):
            for name, numbers in checked(game, reader, g, viewer).items():
                found.setdefault(name, set()).add(tuple(numbers))
    return {name for name, values in found.items() if len(values) == 1}


def checked(game: AnyGame, reader: Reader, g: State, viewer: int | None) -> Columns:
    """The row of a viewer, checked column by column against its view."""
    known = game.knowledge(g, viewer) if game.result(g) is None else game.view(g, viewer)
    row = read(game, game.row(g, viewer))
    expected = {**common(game, known), **reader(known)}
    assert list(row) == list(expected)
    for name, numbers in row.items():
        assert numbers == expected[name], (name, viewer)
    return row


def changed_by(
    game: AnyGame, reader: Reader, g: State, viewer: int | None, fields: dict[str, Any]
) -> set[str]:
    """The columns that change when these fields of the state are set; all rows are checked."""
    before = checked(game, reader, g, viewer)
    twin = g.clone()
    for name, value in fields.items():
        setattr(twin, name, value)
    after = checked(game, reader, twin, viewer)
    return {name for name in before if before[name] != after[name]}


def padded(numbers: list[int], size: int, rest: int) -> list[int]:
    return numbers + [rest] * (size - len(numbers))


def code(value: int | None) -> int:
    return -1 if value is None else value
