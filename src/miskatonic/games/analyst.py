"""The Analyst: the game-specific part of analysing finished games.

Each game has its own in `bots/analysis_playouts.py`.
"""

from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct

from miskatonic.kernel.bot import Bot, Budget
from miskatonic.kernel.game import Game, Worlds
from miskatonic.kernel.replay import Record
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Decision

# Per decision; simulations and not seconds, so that the analysis is reproducible.
SEARCH_BUDGET: Final = Budget(simulations=200)
Belief = Literal["believed", "doubted", "unknown"]


class Thought(Struct, frozen=True):
    """A hidden fact about a seat or a text id: its odds given the view, and the truth."""

    odds: float
    is_so: bool
    text: str = ""
    seat: int | None = None


class Listener(Struct, frozen=True):
    seat: int
    belief: Belief


class Lie(Struct, frozen=True):
    """A claim that its speaker knew to be false. `move` is its number in the record, from 0."""

    move: int
    seat: int
    round: int
    kind: str
    listeners: list[Listener]


class Effort(NamedTuple):
    """The number of playouts.

    `first` for both choices of a decision; `more`, in other worlds, if the first ones suggest a
    loss; `same` if the bot chose the same, for one such decision in `every` + 1; and `rounds` for
    each of the three ways to replay a round.
    """

    first: int = 40
    more: int = 300
    same: int = 40
    every: int = 4
    rounds: int = 100


class Analyst:
    """Analyses a game. By default, the strongest bot plays on in worlds that fit the view."""

    effort: Effort = Effort()
    # The level that plays on in playouts; empty for the strongest.
    plays_on: str = ""

    def worlds(self, game: Game[Any, Any], known: Any) -> Worlds[Any]:
        """The worlds that fit the knowledge, sampled by their probability."""
        return game.worlds(known)

    def choose(self, game: Game[Any, Any], g: Any, decision: Decision, rng: Rng, bot: Bot) -> int:
        """Make a choice in a playout, from what the decision's seat may know; `bot` plays on."""
        known: Any = game.knowledge(g, decision.seat)
        return bot.choose(known, known["decision"], rng, SEARCH_BUDGET)

    def round_of(self, g: Any) -> int:
        """The current round; 0 if the game has no rounds."""
        return 0

    def thoughts(self, known: Any, g: Any) -> list[Thought]:
        """The odds of hidden facts given the seat's view, and whether they were true in `g`."""
        return []

    def lies(self, game: Game[Any, Any], record: Record) -> list[Lie]:
        """The lies told in a finished game, and who believed them."""
        return []
