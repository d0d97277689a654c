"""Among Cultists, ruthless: an adept whose cultists murder from the first round on.

The style applies to both teams: as an investigator it plays like an adept, so the level doesn't
give its team away.
"""

from miskatonic.games.among_cultists.bots.adept import Adept
from miskatonic.games.among_cultists.bots.style import RUTHLESS, Style


class Ruthless(Adept):
    """Murders from the first round on."""

    def style(self) -> Style:
        return RUTHLESS
