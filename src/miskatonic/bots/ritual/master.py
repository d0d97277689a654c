"""Arkham Ritual, master: the adept's estimate, with more insight, refined by search.

It also asks what each giver has in mind, by what it gave in earlier rounds, and plays the round to
its end many times, in worlds that fit what was done.
"""

from collections.abc import Mapping
from typing import Any, cast

from miskatonic.bots.bot import Budget
from miskatonic.bots.ritual.guide import RitualGuide
from miskatonic.bots.search import search
from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.view import RitualView
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.view import OpenDecision


class Master:
    """Thinks for a second, unless it is given another budget."""

    def choose(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        if len(options) == 1:
            return options[0]
        seen = cast(RitualView, view)
        return search(ARKHAM_RITUAL, seen, RitualGuide(seen), options, rng, budget)
