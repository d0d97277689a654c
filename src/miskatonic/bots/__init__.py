"""Bots: they see a seat's view and its open decision, and nothing else.

    bot = make("arkham-ritual", "novice")
    choice = bot.choose(view, view["decision"], rng, Budget())

A level is a name that people choose by; `random` exists for every game.
"""

from collections.abc import Callable
from typing import Final

from miskatonic.bots.arkham_ritual import Novice
from miskatonic.bots.bot import Bot, Budget, Speaker
from miskatonic.bots.cultists.adept import Adept as CultAdept
from miskatonic.bots.cultists.adept import Novice as CultNovice
from miskatonic.bots.cultists.master import Master as CultMaster
from miskatonic.bots.dread.levels import Adept as DreadAdept
from miskatonic.bots.dread.levels import Master as DreadMaster
from miskatonic.bots.dread.levels import Novice as DreadNovice
from miskatonic.bots.random_bot import RandomBot
from miskatonic.bots.ritual.adept import Adept
from miskatonic.bots.ritual.master import Master
from miskatonic.errors import BadOptions
from miskatonic.games import GAMES

__all__ = ["RANDOM", "Bot", "Budget", "Speaker", "levels", "make"]

RANDOM: Final = "random"

# From the weakest to the strongest.
_LEVELS: Final[dict[str, dict[str, Callable[[], Bot]]]] = {
    "arkham-ritual": {"novice": Novice, "adept": Adept, "master": Master},
    "among-cultists": {"novice": CultNovice, "adept": CultAdept, "master": CultMaster},
    "death-may-die": {"novice": DreadNovice, "adept": DreadAdept, "master": DreadMaster},
}


def levels(game_id: str) -> tuple[str, ...]:
    """The levels of a game, from the weakest to the strongest."""
    if game_id not in GAMES:
        raise BadOptions(f"no game {game_id!r}; there are {', '.join(GAMES)}")
    return (RANDOM, *_LEVELS.get(game_id, {}))


def make(game_id: str, level: str) -> Bot:
    """A bot of that level; it can be pickled, and keeps nothing from one choice to the next."""
    known = levels(game_id)
    if level not in known:
        raise BadOptions(f"no bots of level {level!r}; {game_id} has {', '.join(known)}")
    return RandomBot() if level == RANDOM else _LEVELS[game_id][level]()
