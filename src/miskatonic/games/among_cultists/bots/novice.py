"""Among Cultists, novice: an adept that heeds nothing but proof."""

from miskatonic.games.among_cultists.bots.adept import Adept
from miskatonic.games.among_cultists.bots.style import NOVICE, Style


class Novice(Adept):
    """Heeds what is proven, and nothing else."""

    def style(self) -> Style:
        return NOVICE
