"""Among Cultists, ruthless: an adept whose cultists murder from the first round on.

It is a style of the whole table: as an investigator it plays like an adept, so that its name tells
nobody's team.
"""

from miskatonic.games.among_cultists.bots.adept import Adept
from miskatonic.games.among_cultists.bots.style import RUTHLESS, Style


class Ruthless(Adept):
    """No game with it is safe in any round."""

    def style(self) -> Style:
        return RUTHLESS
