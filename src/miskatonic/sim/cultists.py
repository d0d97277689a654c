"""Among Cultists in the arena: two teams, how votes aim, and what beliefs are worth."""

import math
from typing import Any

from miskatonic.bots import Bot, Budget
from miskatonic.bots.cultists.adept import Adept
from miskatonic.games.among_cultists.cards import CULTIST, SEER
from miskatonic.games.among_cultists.choices import ABSTAIN, VOTE
from miskatonic.games.among_cultists.ending import TEAMS
from miskatonic.games.among_cultists.state import Cult, cultists, living, parties_in
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import State
from miskatonic.sim.watch import Measures, Watch

# What was held to be impossible and is true costs no more than this.
LEAST_ODDS = 1e-6
BUDGET = Budget(simulations=1000)


class CultistsWatch(Watch):
    """Votes and beliefs are those of investigators; the Seer knows, and is left out."""

    teams = TEAMS

    def team_of(self, g: State, seat: int) -> str | None:
        assert isinstance(g, Cult)
        if not g.role:
            return None
        return TEAMS[1] if g.role[seat] == CULTIST else TEAMS[0]

    def measure(self, g: State, seat: int, view: Any, choice: int, bot: Bot) -> Measures:
        assert isinstance(g, Cult)
        if view["decision"]["prompt"] != "vote" or g.role[seat] in (CULTIST, SEER):
            return []
        found: Measures = [("voted", float(choice != ABSTAIN))]
        others = [party for party in parties_in(living(g)) if party != seat]
        guilty = [party for party in others if g.role[party] == CULTIST]
        if choice != ABSTAIN:
            found.append(("vote-hit", float(choice - VOTE in guilty)))
            found.append(("vote-hit-by-chance", len(guilty) / len(others)))
        if isinstance(bot, Adept):
            odds = bot.odds(view, Rng(bytes(32)), BUDGET).get(int(cultists(g)), 0.0)
            found.append(("log-loss", -math.log(max(LEAST_ODDS, odds))))
            sets = math.comb(g.rules.parties - 1, g.rules.figures.cultists)
            found.append(("log-loss-of-uniform", math.log(sets)))
        return found
