"""Among Cultists, an adept whose votes come from regret matching: a guest of the arena (ADR 54)."""

from miskatonic.games.among_cultists.bots.adept import Adept
from miskatonic.games.among_cultists.bots.style import BY_REGRET, Style


class Regretful(Adept):
    """Votes where nobody would be better off with another vote."""

    def style(self) -> Style:
        return BY_REGRET
