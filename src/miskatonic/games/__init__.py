"""The registry: one Game object per game."""

from typing import Any, Final

from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.kernel.game import Game

GAMES: Final[dict[str, Game[Any, Any]]] = {game.id: game for game in (ARKHAM_RITUAL,)}
