"""Bots, which see only a seat's view and its open decision.

    bot = make("arkham-ritual", "novice")
    choice = bot.choose(view, view["decision"], rng, Budget())

Players choose a bot by the name of its level. Each game defines its own levels; `random` exists for
every game, and trained policies can be added (policies.py).
"""

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.bots.policies import add_policies, policies_of, policy_bot
from miskatonic.errors import BadOptions
from miskatonic.games import MANIFESTS
from miskatonic.kernel.bot import Bot, Budget, Speaker
from miskatonic.kernel.thinker import RandomBot

__all__ = [
    "RANDOM",
    "Advice",
    "Bot",
    "Budget",
    "Speaker",
    "add_policies",
    "check_level",
    "coach",
    "levels",
    "make",
    "playing",
    "strongest",
]

RANDOM: Final = "random"
Advice = dict[str, Any]


def levels(game_id: str) -> tuple[str, ...]:
    """The levels of a game, weakest first; policies come after random."""
    if game_id not in MANIFESTS:
        raise BadOptions(f"unknown game {game_id!r}; the games are {', '.join(MANIFESTS)}")
    return (RANDOM, *policies_of(game_id), *MANIFESTS[game_id].levels)


def strongest(game_id: str) -> str:
    """The best level that is not only available on request."""
    known = levels(game_id)
    on_request = (*MANIFESTS[game_id].on_request, *policies_of(game_id))
    return [level for level in known if level not in on_request][-1]


def playing(game_id: str, level: str) -> str:
    """Resolve a level name: the level itself, or the one that replaced it."""
    if level in levels(game_id):
        return level
    return MANIFESTS[game_id].former_levels.get(level, strongest(game_id))


def check_level(game_id: str, level: str) -> None:
    """Raise BadOptions unless the game has this level."""
    known = levels(game_id)
    if level not in known:
        raise BadOptions(f"unknown level {level!r}; {game_id} has {', '.join(known)}")


def make(game_id: str, level: str) -> Bot:
    """Create a bot of this level. It can be pickled and keeps no state between choices."""
    check_level(game_id, level)
    if level == RANDOM:
        return RandomBot()
    learned = policies_of(game_id)
    return policy_bot(learned[level]) if level in learned else MANIFESTS[game_id].bot(level)


def coach(game_id: str, view: Mapping[str, Any]) -> Advice | None:
    """Advice for a seat, worked out from its own view, as plain data; None without a coach.

    Each game documents the format of its advice at its coach function.
    """
    advise = MANIFESTS[game_id].coach
    advice = None if advise is None else advise(view)
    return None if advice is None else dict(advice)
