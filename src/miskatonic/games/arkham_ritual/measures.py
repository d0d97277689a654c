"""What simulations and the arena count in Arkham Ritual."""

from typing import Final

from miskatonic.games.arkham_ritual import luck
from miskatonic.games.arkham_ritual.rules.events import RoundEnded
from miskatonic.games.arkham_ritual.rules.state import ENDINGS, ArkhamRitualState, seat_bit
from miskatonic.kernel.log import Entry
from miskatonic.kernel.state import State
from miskatonic.sim.measures import Measures


class ArkhamRitualMeasures(Measures):
    """Rounds, how they ended, and an oracle that sees its own card."""

    oracle = "adept"
    luck_weights = luck.WEIGHTS

    def tally(self, g: State) -> dict[str, int]:
        """Rounds, and how they ended; the last may have been cut short."""
        assert isinstance(g, ArkhamRitualState)
        counts = {"rounds": int(g.round)}
        for ending in ENDINGS:
            counts[f"ended-by-{ending}"] = 0
        counts["cut-short"] = 0
        ended = 0
        entry: Entry | None = g.log
        while entry is not None:
            event = entry.event
            if isinstance(event, RoundEnded):
                counts[f"ended-by-{event.by}"] += 1
                ended += 1
            entry = entry.earlier
        counts["cut-short"] = counts["rounds"] - ended
        return counts

    def luck_of(self, g: State) -> dict[str, list[float]]:
        assert isinstance(g, ArkhamRitualState)
        return luck.luck_of(g)

    def shown_to_oracle(self, g: State, seat: int) -> State:
        assert isinstance(g, ArkhamRitualState)
        shown = g.clone()
        shown.knows_own |= seat_bit(seat)
        return shown


MEASURES: Final = ArkhamRitualMeasures()
