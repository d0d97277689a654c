"""What simulations and the arena count in Arkham Ritual."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from miskatonic.bots import Bot
from miskatonic.games.arkham_ritual import luck
from miskatonic.games.arkham_ritual.bots.former_master import FormerMaster
from miskatonic.games.arkham_ritual.rules.choices import DISCARD, REMOVE, RETURN, TAKE
from miskatonic.games.arkham_ritual.rules.events import RoundEnded
from miskatonic.games.arkham_ritual.rules.state import ENDINGS, ArkhamRitualState, seat_bit
from miskatonic.games.arkham_ritual.studies import STUDIES
from miskatonic.games.arkham_ritual.wasted_acts import why_wasted
from miskatonic.kernel.log import Entry
from miskatonic.kernel.state import State
from miskatonic.sim.measures import Act, Measures

KINDS: Final = {
    int(TAKE): "take",
    int(DISCARD): "let-go",
    int(RETURN): "return",
    int(REMOVE): "remove",
}


class ArkhamRitualMeasures(Measures):
    """Rounds, how they ended, and an oracle that sees its own card."""

    oracle = "adept"
    guests: Mapping[str, Callable[[], Bot]] = {"former-master": FormerMaster}
    luck_weights = luck.WEIGHTS
    studies = STUDIES

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

    def acts_of_choice(self, g: State, seat: int, view: Any, choice: int) -> list[Act]:
        """Every act with a choice in it, and whether it was no good in any case."""
        if len(view["decision"]["options"]) < 2:
            return []
        kind = KINDS.get(choice, "hand-on")
        return [Act(seat, kind, wasted=why_wasted(view, choice))]

    def luck_of(self, g: State) -> dict[str, list[float]]:
        assert isinstance(g, ArkhamRitualState)
        return luck.luck_of(g)

    def shown_to_oracle(self, g: State, seat: int) -> State:
        assert isinstance(g, ArkhamRitualState)
        shown = g.clone()
        shown.knows_own |= seat_bit(seat)
        return shown


MEASURES: Final = ArkhamRitualMeasures()
