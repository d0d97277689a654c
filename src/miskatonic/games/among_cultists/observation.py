"""What an agent reads of Among Cultists beside its table: all that was said, and how to say it."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from miskatonic.agents.observation_text import ObservationText, View
from miskatonic.games.among_cultists.rules.claims import FIXED, GROUNDS, KINDS, REQUESTS
from miskatonic.games.among_cultists.rules.events import ClaimSaid
from miskatonic.games.among_cultists.rules.said import standing
from miskatonic.games.among_cultists.rules.told_past import WITH_SECRETS
from miskatonic.games.among_cultists.terminal.narration import act_as_event
from miskatonic.games.among_cultists.terminal.table import MEMORIES

# Of what was said, so many claims are told again: about two rounds of talk among six.
CLAIMS: Final = 60


class AmongCultistsText(ObservationText):
    """Adds the own secrets of the whole game, the claims with their numbers, and the talk menu."""

    def notes(self, view: View) -> list[str]:
        return [*self._own_acts(view), *self._claims(view), *self._menu(view)]

    def _own_acts(self, view: View) -> list[str]:
        """AC-V5  The own acts whose cards nobody else knows, where the table leaves some out."""
        own = [
            act
            for act in view["deeds"]
            if act["deed"] in WITH_SECRETS and act["party"] == view["seat"]
        ]
        if len(own) <= MEMORIES or view["result"] is not None:
            return []
        told = [f"  {act['round']}: {self.table.sentence(act_as_event(act))}" for act in own]
        return [self.texts("ac-agent-own-acts"), *told]

    def _claims(self, view: View) -> list[str]:
        """AC-T1, AC-T19  What was said, and what of it does not go together."""
        if not view["claims"]:
            return []
        lines = [self.texts("ac-agent-claims")]
        for said in view["claims"][-CLAIMS:]:
            lines.append(f"  {said['id']}. {self.table.sentence(ClaimSaid(**said))}")
        for each in standing(view["contradictions"], view["claims"]):
            numbers = {"claim": each["claim"], "other": each["other"] or 0}
            lines.append(f"  {self.texts('ac-agent-contradiction', **numbers)}")
        return lines

    def _menu(self, view: View) -> list[str]:
        """AC-T4  The kinds that may be said now, with what their fields take."""
        talk = view["talk"]
        if talk is None or not talk["kinds"] or talk["left"] <= 0 or view["result"] is not None:
            return []
        lines = [self.texts("ac-agent-talk", left=talk["left"])]
        for kind in talk["kinds"]:
            fields = ", ".join(f"{name}: {sort}" for name, sort in KINDS[kind].items())
            lines.append(f"  {kind} {{{fields}}}")
        sorts = {sort for kind in talk["kinds"] for sort in KINDS[kind].values()}
        if "ground" in sorts:
            lines.append(f"  ground: {_written(GROUNDS)}")
        if "object" in sorts:
            lines.append(f"  object: {_written(REQUESTS)}")
        offered: Mapping[str, Any] = {**FIXED, **talk["values"]}
        for sort in sorted(sorts & set(offered)):
            if sort != "count":
                lines.append(f"  {sort}: {_written(offered[sort])}")
        return lines


def _written(value: Any) -> str:
    return msgspec.json.encode(value).decode()
