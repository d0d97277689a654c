"""Playouts for the analysis of finished games.

Adepts play them, without talk. Worlds that fit a view are weighted by how likely the adept
finds their cultists, from the rules' counts and the signs fitted to games (beliefs.py).
"""

from collections.abc import Mapping
from typing import Any, Final, cast

from miskatonic.games.among_cultists.bots.believed_lies import lies_in
from miskatonic.games.among_cultists.bots.levels import Adept
from miskatonic.games.among_cultists.game import AMONG_CULTISTS
from miskatonic.games.among_cultists.redeal.worlds import AmongCultistsWorlds
from miskatonic.games.among_cultists.rules.cards import CULTIST
from miskatonic.games.among_cultists.rules.state import AmongCultistsState, cultists
from miskatonic.games.among_cultists.views.view import AmongCultistsKnowledge
from miskatonic.games.analyst import Analyst, Effort, Lie, Thought
from miskatonic.kernel.game import Game, Worlds
from miskatonic.kernel.replay import Record
from miskatonic.kernel.rng import Rng

# How often an unlikely world is dealt again.
MOST_DEALS: Final = 60
ODDS_STEPS: Final = 1 << 16


class LikelyWorlds(Worlds[AmongCultistsState]):
    """Worlds with cultists as likely as the adept believes, not just as the rules count."""

    def __init__(self, known: AmongCultistsKnowledge) -> None:
        self._worlds: Final = AMONG_CULTISTS.worlds(known)
        self._fits: Final = _fits(self._worlds, Adept().odds(known))

    def deal(self, rng: Rng) -> AmongCultistsState:
        g = self._worlds.deal(rng)
        for _ in range(MOST_DEALS):
            fit = self._fits.get(int(cultists(g)), 0.0)
            if float(rng.below(ODDS_STEPS)) < fit * ODDS_STEPS:
                break
            g = self._worlds.deal(rng)
        return g


def _fits(worlds: AmongCultistsWorlds, believed: Mapping[int, float]) -> dict[int, float]:
    """The believed over the dealt probability of each set of cultists, scaled to at most 1."""
    assert worlds.hidden is not None
    dealt: dict[int, float] = {}
    for entry in worlds.hidden.entries:
        cult = int(entry.assignment.cult)
        dealt[cult] = dealt.get(cult, 0.0) + entry.weight
    ratios = {cult: believed.get(cult, 0.0) / weight for cult, weight in dealt.items() if weight}
    most = max(ratios.values())
    return {cult: ratio / most for cult, ratio in ratios.items()} if most > 0.0 else {}


class AmongCultistsAnalyst(Analyst):
    effort = Effort(first=16, more=80, same=16, every=8, rounds=24)

    def worlds(self, game: Game[Any, Any], known: Any) -> Worlds[Any]:
        # Before the deal there are no beliefs.
        return game.worlds(known) if known["own"] is None else LikelyWorlds(known)

    def round_of(self, g: Any) -> int:
        return int(g.round)

    def thoughts(self, known: Any, g: Any) -> list[Thought]:
        """The probability that each other party is a cultist; cultists know it."""
        own = known["own"]
        if own is None or own["team"] == "cultists":
            return []
        view = cast(AmongCultistsKnowledge, known)
        guilt = [0.0] * len(view["table"])
        for cult, share in Adept().odds(view).items():
            for party in range(len(guilt)):
                if cult >> party & 1:
                    guilt[party] += share
        return [
            Thought(round(share, 4), bool(g.role[party] == CULTIST), seat=party)
            for party, share in enumerate(guilt)
            if party != view["seat"]
        ]

    def lies(self, game: Game[Any, Any], record: Record) -> list[Lie]:
        return lies_in(record)


ANALYST: Final = AmongCultistsAnalyst()
