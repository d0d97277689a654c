"""Statistics of Arkham Ritual for simulations and the arena."""

from typing import Any, Final

from miskatonic.games.arkham_ritual.rules.choices import DISCARD, REMOVE, RETURN, TAKE
from miskatonic.games.arkham_ritual.rules.events import RoundEnded
from miskatonic.games.arkham_ritual.rules.state import ENDINGS, ArkhamRitualState, seat_bit
from miskatonic.games.measures import Act, Measures, Study
from miskatonic.kernel.log import Entry
from miskatonic.kernel.state import State

KINDS: Final = {
    int(TAKE): "take",
    int(DISCARD): "let-go",
    int(RETURN): "return",
    int(REMOVE): "remove",
}


class ArkhamRitualMeasures(Measures):
    """Measures rounds, how they ended, and an oracle that sees its own card."""

    oracle = "adept"

    @property
    def studies(self) -> tuple[Study, ...]:
        from miskatonic.games.arkham_ritual.studies import STUDIES

        return STUDIES

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
        """Every act that had alternatives, and whether it was certainly wrong."""
        if len(view["decision"]["options"]) < 2:
            return []
        from miskatonic.games.arkham_ritual.wasted_acts import why_wasted

        kind = KINDS.get(choice, "hand-on")
        return [Act(seat, kind, wasted=why_wasted(view, choice))]

    def shown_to_oracle(self, g: State, seat: int) -> State:
        assert isinstance(g, ArkhamRitualState)
        shown = g.clone()
        shown.knows_own |= seat_bit(seat)
        return shown


MEASURES: Final = ArkhamRitualMeasures()
