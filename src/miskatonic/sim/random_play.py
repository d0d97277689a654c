"""Play random moves, with random options."""

from typing import Any, Final

from miskatonic.errors import BadOptions
from miskatonic.kernel.game import Game
from miskatonic.kernel.options import Option, OptionValue, OptionValues
from miskatonic.kernel.replay import Record
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Decision, State

MOST_TRIES: Final = 1000


def random_decision(game: Game[Any, Any], g: State, rng: Rng) -> Decision:
    asked = game.decisions(g)
    return asked[rng.below(len(asked))]


def random_option(decision: Decision, rng: Rng) -> int:
    return decision.options[rng.below(len(decision.options))]


def play_randomly(
    game: Game[Any, Any], g: State, rng: Rng, most: int | None = None, record: Record | None = None
) -> int:
    """Answer open decisions at random, at most `most`, and return how many were answered.

    Each move is recorded before it is played, so that the record includes a failing move.
    """
    count = 0
    while game.result(g) is None and count != most:
        decision = random_decision(game, g, rng)
        choice = random_option(decision, rng)
        if record is not None:
            record.moves.append((decision.seat, choice))
        game.play(g, decision.seat, choice)
        count += 1
    return count


def random_options(game: Game[Any, Any], seats: int, rng: Rng) -> OptionValues:
    """Random options that the game accepts for this number of seats."""
    for _ in range(MOST_TRIES):
        values = {each.name: _random_value(each, seats, rng) for each in game.options}
        try:
            return game.read(seats, values)
        except BadOptions:
            continue
    raise AssertionError(f"{game.id} refused {MOST_TRIES} random option sets for {seats} seats")


def _random_value(option: Option, seats: int, rng: Rng) -> OptionValue:
    if option.kind == "flag":
        return rng.below(2) == 1
    if option.kind == "choice":
        return option.values[rng.below(len(option.values))]
    if option.kind == "number":
        return option.low + rng.below(option.high - option.low + 1)
    if option.kind == "seat":
        seat = rng.below(seats + 1)
        return None if seat == seats else seat
    chosen = list(option.values)
    shuffled = list(range(len(chosen)))
    rng.shuffle(shuffled)
    return tuple(chosen[at] for at in shuffled[: rng.below(len(chosen) + 1)])
