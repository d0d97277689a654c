"""Bots: they see a seat's view and its open decision, and nothing else.

    bot = make("arkham-ritual", "novice")
    choice = bot.choose(view, view["decision"], rng, Budget())

A level is a name that people choose by. A game brings its own; `random` exists for every game, and
policies that somebody has trained may be added (policies.py).
"""

from typing import Final

from miskatonic.bots.bot import Bot, Budget, Speaker
from miskatonic.bots.policies import policies_of, policy_bot
from miskatonic.bots.random_bot import RandomBot
from miskatonic.errors import BadOptions
from miskatonic.games import MANIFESTS

__all__ = ["RANDOM", "Bot", "Budget", "Speaker", "levels", "make", "playing", "strongest"]

RANDOM: Final = "random"


def levels(game_id: str) -> tuple[str, ...]:
    """The levels of a game, from the weakest to the strongest; policies stand after random."""
    if game_id not in MANIFESTS:
        raise BadOptions(f"no game {game_id!r}; there are {', '.join(MANIFESTS)}")
    return (RANDOM, *policies_of(game_id), *MANIFESTS[game_id].levels)


def strongest(game_id: str) -> str:
    """The best level of those that are given to people without being asked for."""
    on_request = (*MANIFESTS[game_id].on_request, *policies_of(game_id))
    return [level for level in levels(game_id) if level not in on_request][-1]


def playing(game_id: str, level: str) -> str:
    """The level that plays where this one was chosen: itself, or another once it is gone."""
    if level in levels(game_id):
        return level
    return MANIFESTS[game_id].former_levels.get(level, strongest(game_id))


def make(game_id: str, level: str) -> Bot:
    """A bot of that level; it can be pickled, and keeps nothing from one choice to the next."""
    known = levels(game_id)
    if level not in known:
        raise BadOptions(f"no bots of level {level!r}; {game_id} has {', '.join(known)}")
    if level == RANDOM:
        return RandomBot()
    learned = policies_of(game_id)
    bot: Bot = policy_bot(learned[level]) if level in learned else MANIFESTS[game_id].bot(level)
    return bot
