"""The levels of Among Cultists: each seat plays its role by its own beliefs.

The levels differ in style alone (style.py), which applies to both teams, so that a level doesn't
give its team away.
"""

from collections.abc import Mapping
from typing import Any, cast

from miskatonic.games.among_cultists.bots.beliefs import Beliefs
from miskatonic.games.among_cultists.bots.cultist_policy import CultistPolicy
from miskatonic.games.among_cultists.bots.investigator_policy import InvestigatorPolicy
from miskatonic.games.among_cultists.bots.policy import Policy
from miskatonic.games.among_cultists.bots.style import ADEPT, NOVICE, RUTHLESS, Style
from miskatonic.games.among_cultists.bots.talk import Talk
from miskatonic.games.among_cultists.rules.choices import ANY_CHARACTER
from miskatonic.games.among_cultists.views.view import AmongCultistsKnowledge
from miskatonic.kernel.bot import Budget
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.thinker import Thinker
from miskatonic.kernel.view import OpenDecision


def policy_of(view: AmongCultistsKnowledge, style: Style, rng: Rng) -> Policy:
    """The policy of the seat's team."""
    own = view["own"]
    assert own is not None
    if own["team"] == "cultists":
        return CultistPolicy(view, style, rng)
    return InvestigatorPolicy(view, style, rng)


class Adept(Thinker):
    """Considers everything in the view."""

    def style(self) -> Style:
        """The style, which is the same for every role."""
        return ADEPT

    def think(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        if decision["prompt"] == "character":
            return int(ANY_CHARACTER)
        known = cast(AmongCultistsKnowledge, view)
        return policy_of(known, self.style(), rng).choose(decision["prompt"], options)

    def odds(self, view: Mapping[str, Any]) -> dict[int, float]:
        """The probability of each set of cultists (a mask of parties), as the seat sees it."""
        beliefs = Beliefs(cast(AmongCultistsKnowledge, view), self.style())
        return dict(zip(beliefs.sets, beliefs.odds, strict=True))

    def speak(self, view: Mapping[str, Any], rng: Rng) -> dict[str, Any] | None:
        if view["own"] is None or view["result"] is not None:
            return None
        return Talk(cast(AmongCultistsKnowledge, view), self.style(), rng).speak()


class Novice(Adept):
    """Considers only what is proven."""

    def style(self) -> Style:
        return NOVICE


class Ruthless(Adept):
    """As a cultist murders from the first round on; as an investigator it plays like an adept."""

    def style(self) -> Style:
        return RUTHLESS
