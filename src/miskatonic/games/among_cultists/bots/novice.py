"""Among Cultists, novice: an adept that heeds nothing but proof."""

from miskatonic.games.among_cultists.bots.adept import Adept


class Novice(Adept):
    """Heeds what is proven, and nothing else."""

    def heeds_signs(self) -> bool:
        return False
