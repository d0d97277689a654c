"""Among Cultists, novice: an adept that considers only proof."""

from miskatonic.games.among_cultists.bots.adept import Adept
from miskatonic.games.among_cultists.bots.style import NOVICE, Style


class Novice(Adept):
    """Considers only what is proven."""

    def style(self) -> Style:
        return NOVICE
