"""What a game tells the analysis; its manifest names an Analyst, or there is this one as it stands.

The names of games stand nowhere in this folder.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from miskatonic import bots
from miskatonic.analysis.report import Lie, Thought
from miskatonic.games import MANIFESTS
from miskatonic.kernel.game import Game, Worlds
from miskatonic.kernel.replay import Record
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Decision, State

# No game takes so many decisions; one that does goes on for ever.
MOST_DECISIONS: Final = 20_000
# What a bot that searches may spend on a decision. It is a number and no time, so that the same
# game always has the same analysis.
THOUGHT: Final = bots.Budget(simulations=200)


class Effort(NamedTuple):
    """How many playouts there are: `first` for both choices of a decision; `more`, in other worlds,
    where the first ones hint at a loss; `same` where the bot chose the same; and `rounds` for each
    of the three ways to play a round again. A choice that the bot shares is looked at after so many
    (`every`) that were not.
    """

    first: int = 40
    more: int = 300
    same: int = 40
    every: int = 4
    rounds: int = 100


class Analyst:
    """As it stands, the strongest bot of the game plays on in worlds that fit the view."""

    effort: Effort = Effort()

    def worlds(self, game: Game[Any, Any], known: Any) -> Worlds[Any]:
        """The worlds that fit what is known, each as often as it is likely."""
        return game.worlds(known)

    def choose(self, game: Game[Any, Any], g: Any, decision: Decision, rng: Rng) -> int:
        """What the decision's seat does in a playout, by what that seat may know and no more."""
        known: Any = game.knowledge(g, decision.seat)
        return self.player(game.id).choose(known, known["decision"], rng, THOUGHT)

    def player(self, game_id: str) -> bots.Bot:
        """Who plays on in playouts."""
        return bots.make(game_id, bots.strongest(game_id))

    def plays_on(self, game_id: str) -> str:
        """The level of those who play on, for whoever reads the analysis."""
        return bots.strongest(game_id)

    def round_of(self, g: Any) -> int:
        """The round that a state is in; 0 where there is no such thing."""
        return 0

    def thoughts(self, known: Any, g: Any) -> list[Thought]:
        """What the seat could believe by its view about what it does not see, and beside it, from
        the true state, what was so.
        """
        return []

    def lies(self, game: Game[Any, Any], record: Record) -> list[Lie]:
        """What was said in a finished game against better knowledge, and who believed it."""
        return []


def analyst_of(game_id: str) -> Analyst:
    analyst: Analyst = MANIFESTS[game_id].analyst or Analyst()
    return analyst


def next_question(g: State) -> Decision:
    """Nobody is asked what need not be answered."""
    for decision in g.asked:
        if not decision.optional:
            return decision
    raise AssertionError("only optional questions are open")


def reference(game_id: str, known: Mapping[str, Any], rng: Rng) -> int:
    """What the strongest bot would do, by this view alone."""
    bot = bots.make(game_id, bots.strongest(game_id))
    return int(bot.choose(known, known["decision"], rng, THOUGHT))
