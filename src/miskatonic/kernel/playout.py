"""A game by chance from where it stands to its end, without a step outside compiled code."""

from typing import Any, TypeVar

from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import State

G = TypeVar("G", bound=State)


def playout(game: Game[G, Any], g: G, rng: Rng) -> int:
    """Always answer the first question, with any of its options; how many there were.

    A search plays just so: through `play`, which checks what it is given.
    """
    count = 0
    while g.result is None:
        decision = g.asked[0]
        options = decision.options
        game.play(g, decision.seat, options[rng.below(len(options))])
        count += 1
    return count
