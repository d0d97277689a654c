"""Among Cultists, adept: each seat plays its role by its own beliefs."""

from collections.abc import Mapping
from typing import Any, Final, cast

from miskatonic.bots.bot import Budget
from miskatonic.bots.thinker import Thinker
from miskatonic.games.among_cultists.bots.beliefs import Beliefs
from miskatonic.games.among_cultists.bots.cultist_policy import CultistPolicy
from miskatonic.games.among_cultists.bots.investigator_policy import InvestigatorPolicy
from miskatonic.games.among_cultists.bots.policy import Policy
from miskatonic.games.among_cultists.bots.room_sampling import RoomSampler
from miskatonic.games.among_cultists.bots.talk import Talk
from miskatonic.games.among_cultists.rules.choices import ANY_CHARACTER
from miskatonic.games.among_cultists.rules.view import AmongCultistsKnowledge
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.view import OpenDecision

# Where it matters who is a cultist, and there is time to think about it.
THOUGHTFUL: Final = ("action", "vote", "change-vote", "portrait")


def policy_of(
    view: AmongCultistsKnowledge, heeds_signs: bool, rng: Rng, sampler: RoomSampler | None
) -> Policy:
    """The seat's player, by its team; a cultist needs no sampling to know who they are."""
    own = view["own"]
    assert own is not None
    if own["team"] == "cultists":
        return CultistPolicy(view, heeds_signs, rng)
    return InvestigatorPolicy(view, heeds_signs, rng, sampler)


class Adept(Thinker):
    """Weighs everything that the view tells."""

    def heeds_signs(self) -> bool:
        """Whether it heeds signs that prove nothing."""
        return True

    def think(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        if decision["prompt"] == "character":
            return int(ANY_CHARACTER)
        prompt = decision["prompt"]
        sampler = self.sampler(rng, budget) if prompt in THOUGHTFUL else None
        return policy_of(
            cast(AmongCultistsKnowledge, view), self.heeds_signs(), rng, sampler
        ).choose(prompt, options)

    def sampler(self, rng: Rng, budget: Budget) -> RoomSampler | None:
        """What it takes to think longer."""
        return None

    def odds(self, view: Mapping[str, Any], rng: Rng, budget: Budget) -> dict[int, float]:
        """How likely each set of cultists is, as a mask of parties, to the view's seat."""
        sampler = self.sampler(rng, budget)
        beliefs = Beliefs(cast(AmongCultistsKnowledge, view), self.heeds_signs(), sampler)
        return dict(zip(beliefs.sets, beliefs.odds, strict=True))

    def speak(self, view: Mapping[str, Any], rng: Rng) -> dict[str, Any] | None:
        if view["own"] is None or view["result"] is not None:
            return None
        return Talk(cast(AmongCultistsKnowledge, view), self.heeds_signs(), rng).speak()
