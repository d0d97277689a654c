"""Statistics for simulations and the arena: votes, beliefs, and how games end."""

import math
from typing import Any, Final

from miskatonic.games.among_cultists.public_acts import PublicActs
from miskatonic.games.among_cultists.rules.cards import CULTIST, SEER
from miskatonic.games.among_cultists.rules.choices import ABSTAIN, VOTE
from miskatonic.games.among_cultists.rules.ending import ENDINGS, TEAMS, dead_investigators
from miskatonic.games.among_cultists.rules.events import (
    BecameGhost,
    BookLost,
    BookShelved,
    DiscussionBegan,
    Met,
    RoomChecked,
    StatusChecked,
)
from miskatonic.games.among_cultists.rules.roles import CAUSES
from miskatonic.games.among_cultists.rules.state import (
    AmongCultistsState,
    cultists,
    living,
    parties_in,
)
from miskatonic.games.claim_truth import ClaimTruth
from miskatonic.games.measures import Act, Measured, Measures, Study
from miskatonic.kernel.bot import Bot
from miskatonic.kernel.events import Event
from miskatonic.kernel.state import State

# Bounds the log loss when something believed impossible is true.
LEAST_ODDS: Final = 1e-6
# Events that are counted, with the names of the counts.
COUNTED: Final[dict[type[Event], str]] = {
    Met: "encounters",
    StatusChecked: "checks",
    DiscussionBegan: "votes",
    RoomChecked: "rooms-checked",
    BookShelved: "books-shelved",
    BookLost: "books-lost",
}


class AmongCultistsMeasures(Measures):
    """Measures votes and beliefs of investigators, except the Seer, who knows the cultists."""

    teams = TEAMS
    # Only the Assassin, an investigator, can do it (AC-H18).
    one_team_by_rule = frozenset({"assassinate"})

    @property
    def studies(self) -> tuple[Study, ...]:
        from miskatonic.games.among_cultists.studies import STUDIES

        return STUDIES

    @property
    def claim_truth(self) -> ClaimTruth:
        from miskatonic.games.among_cultists.claim_truth import CLAIM_TRUTH

        return CLAIM_TRUTH

    def team_of(self, g: State, seat: int) -> str | None:
        assert isinstance(g, AmongCultistsState)
        if not g.role:
            return None
        return TEAMS[1] if g.role[seat] == CULTIST else TEAMS[0]

    def measure(self, g: State, seat: int, view: Any, choice: int, bot: Bot) -> Measured:
        assert isinstance(g, AmongCultistsState)
        if view["decision"]["prompt"] != "vote" or g.role[seat] in (CULTIST, SEER):
            return []
        found: Measured = [("voted", float(choice != ABSTAIN))]
        others = [party for party in parties_in(living(g)) if party != seat]
        guilty = [party for party in others if g.role[party] == CULTIST]
        if choice != ABSTAIN:
            found.append(("vote-hit", float(choice - VOTE in guilty)))
            found.append(("vote-hit-by-chance", len(guilty) / len(others)))
        from miskatonic.games.among_cultists.bots.levels import Adept

        if isinstance(bot, Adept):
            odds = bot.odds(view).get(int(cultists(g)), 0.0)
            found.append(("log-loss", -math.log(max(LEAST_ODDS, odds))))
            sets = math.comb(g.rules.parties - 1, g.rules.figures.cultists)
            found.append(("log-loss-of-uniform", math.log(sets)))
        return found

    def acts_in(self, g: State) -> list[Act]:
        assert isinstance(g, AmongCultistsState)
        events: list[Event] = []
        entry = g.log
        while entry is not None:
            events.append(entry.event)
            entry = entry.earlier
        told = PublicActs(int(g.rules.parties))
        for event in reversed(events):
            told.read(event)
        return told.acts

    def tally(self, g: State) -> dict[str, int]:
        """Rounds, points, deaths, the ending, and counts of the main events."""
        assert isinstance(g, AmongCultistsState)
        counts = {
            "rounds": int(g.round),
            "points": int(g.score),
            "dead-investigators": int(dead_investigators(g, g.round)),
        }
        counts |= {f"ended-by-{ending}": 0 for ending in ENDINGS}
        counts |= {f"ghosts-by-{cause}": 0 for cause in CAUSES}
        counts |= dict.fromkeys(COUNTED.values(), 0)
        if g.result is not None:
            counts[f"ended-by-{g.result.reason}"] = 1
        entry = g.log
        while entry is not None:
            event = entry.event
            if type(event) in COUNTED:
                counts[COUNTED[type(event)]] += 1
            elif isinstance(event, BecameGhost):
                counts[f"ghosts-by-{event.cause}"] += 1
            entry = entry.earlier
        return counts


MEASURES: Final = AmongCultistsMeasures()
