"""The registry: one Game object per game."""

from typing import Any, Final

from miskatonic.games.among_cultists.game import AMONG_CULTISTS
from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.death_may_die.game import DEATH_MAY_DIE
from miskatonic.kernel.game import Game

GAMES: Final[dict[str, Game[Any, Any]]] = {
    game.id: game for game in (ARKHAM_RITUAL, AMONG_CULTISTS, DEATH_MAY_DIE)
}
