"""Playouts for the analysis of finished games.

Adepts play them: they are nearly as strong as masters, and fifty times faster. Worlds are
weighted by a master's inference from all that was done so far (inference.py).
"""

from typing import Any, Final, cast

from miskatonic.games.analyst import Analyst, Effort, Thought
from miskatonic.games.arkham_ritual.bots.beliefs import key_of_pair
from miskatonic.games.arkham_ritual.bots.inference import Inference
from miskatonic.games.arkham_ritual.bots.redealt_log import log_of
from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.cards import BY_NUMBER
from miskatonic.games.arkham_ritual.rules.state import ArkhamRitualState
from miskatonic.games.arkham_ritual.views.view import ArkhamRitualKnowledge
from miskatonic.kernel.game import Game, Worlds
from miskatonic.kernel.rng import Rng

# How often an unlikely world is dealt again.
MOST_DEALS: Final = 60
ODDS_STEPS: Final = 1 << 16
# Less likely cards are not listed, unless one of them is the true one.
LEAST_ODDS: Final = 0.02


class LikelyWorlds(Worlds[ArkhamRitualState]):
    """Worlds weighted by a master's inference; in each, all seats remember what they saw."""

    def __init__(self, known: ArkhamRitualKnowledge) -> None:
        seat = known["seat"]
        assert seat is not None
        self._seat: Final = seat
        self._history: Final = known["history"]
        self._worlds: Final = ARKHAM_RITUAL.worlds(known)
        self._fits: Final = Inference(known).fits()

    def deal(self, rng: Rng) -> ArkhamRitualState:
        g = self._worlds.deal(rng)
        for _ in range(MOST_DEALS):
            fit = self._fits.get(key_of_pair(g.held[self._seat], g.passing), 0.0)
            if float(rng.below(ODDS_STEPS)) < fit * ODDS_STEPS:
                break
            g = self._worlds.deal(rng)
        g.log = log_of(g, self._history)
        return g


class ArkhamRitualAnalyst(Analyst):
    plays_on = "adept"
    effort = Effort(first=40, more=300, same=40, every=2, rounds=100)

    def worlds(self, game: Game[Any, Any], known: Any) -> Worlds[Any]:
        return LikelyWorlds(cast(ArkhamRitualKnowledge, known))

    def round_of(self, g: Any) -> int:
        return int(g.round)

    def thoughts(self, known: Any, g: Any) -> list[Thought]:
        """The seat's own card, as a master infers it from the view."""
        seat = known["seat"]
        true = BY_NUMBER[g.held[seat]].name
        odds: dict[str, float] = {}
        for card, share in Inference(cast(ArkhamRitualKnowledge, known)).own:
            name = BY_NUMBER[card].name
            odds[name] = odds.get(name, 0.0) + share
        likely = sorted(odds.items(), key=lambda each: (-each[1], each[0]))
        return [
            Thought(round(share, 4), name == true, f"ar-card-{name}")
            for name, share in likely
            if share >= LEAST_ODDS or name == true
        ]


ANALYST: Final = ArkhamRitualAnalyst()
