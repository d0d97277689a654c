"""Bots: they see a seat's view and its open decision, and nothing else.

    bot = make("arkham-ritual", "novice")
    choice = bot.choose(view, view["decision"], rng, Budget())

A level is a name that people choose by. A game brings its own; `random` exists for every game.
"""

from typing import Final

from miskatonic.bots.bot import Bot, Budget, Speaker
from miskatonic.bots.random_bot import RandomBot
from miskatonic.errors import BadOptions
from miskatonic.games import MANIFESTS

__all__ = ["RANDOM", "Bot", "Budget", "Speaker", "levels", "make"]

RANDOM: Final = "random"


def levels(game_id: str) -> tuple[str, ...]:
    """The levels of a game, from the weakest to the strongest."""
    if game_id not in MANIFESTS:
        raise BadOptions(f"no game {game_id!r}; there are {', '.join(MANIFESTS)}")
    return (RANDOM, *MANIFESTS[game_id].levels)


def make(game_id: str, level: str) -> Bot:
    """A bot of that level; it can be pickled, and keeps nothing from one choice to the next.

    A level that is no longer offered may still stand at an old table: another one plays for it.
    """
    known = levels(game_id)
    level = MANIFESTS[game_id].former_levels.get(level, level)
    if level not in known:
        raise BadOptions(f"no bots of level {level!r}; {game_id} has {', '.join(known)}")
    if level == RANDOM:
        return RandomBot()
    bot: Bot = MANIFESTS[game_id].bot(level)
    return bot
