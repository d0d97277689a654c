"""Searches the rest of the turn, seat by seat, to value a master's options.

No seat decides twice in a turn. So once a master hands a card on, only others decide, and they know
nothing of its plans but the gift itself. For each card that the master may hold, an adept in their
place would make one certain choice. A seat is expected to make it with the probability that it is
an adept, and otherwise to take the card now and then.
"""

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from miskatonic.games.arkham_ritual.bots.adept import ExpectedValues, expected_values
from miskatonic.games.arkham_ritual.bots.card_odds import Pairs
from miskatonic.games.arkham_ritual.bots.evaluation import LASTS
from miskatonic.games.arkham_ritual.bots.inference import ADEPT, ChoiceEvidence, Inference
from miskatonic.games.arkham_ritual.rules.choices import DISCARD, MOST_SEATS, TAKE
from miskatonic.games.arkham_ritual.views.view import ArkhamRitualKnowledge

# Own cards less likely than this are not searched.
UNLIKELY: Final = 1e-3
# Branches less likely than this are not searched.
NEGLIGIBLE: Final = 0.02


class TurnSearch:
    """The values of the options of one decision; after the deadline only estimates."""

    def __init__(
        self, known: ArkhamRitualKnowledge, inference: Inference, deadline: float = math.inf
    ) -> None:
        self.inference: Final = inference
        self.me: Final[i64] = inference.me
        # The round ends with the last card, whatever happens to it.
        lasts = LASTS if known["deck"] else 1.0
        pairs = inference.pairs
        self.expected: Final = expected_values(known, inference.values, pairs, lasts)
        self._deadline: Final = deadline
        # For each card of mine: the values over its pairs, and its probability.
        self._with_own: Final[dict[int, ExpectedValues]] = {}
        self._odds: Final[dict[int, float]] = {}
        for own, odds in inference.own:
            if odds > UNLIKELY:
                mine: Pairs = [(a, b, c / odds) for a, b, c in pairs if a == own]
                self._with_own[own] = expected_values(known, inference.values, mine, lasts)
                self._odds[own] = odds
        self._situations: Final[dict[int, ChoiceEvidence]] = {}
        self._values: Final[dict[int, float]] = {}

    def value(self, choice: int) -> float:
        if choice not in self._values:
            is_gift = choice < MOST_SEATS
            self._values[choice] = self._gift(choice) if is_gift else self.expected.value(choice)
        return self._values[choice]

    def _gift(self, choice: int) -> float:
        total = 0.0
        weight = 0.0
        for own, odds in self._odds.items():
            total += odds * self._handed(own, self.me, choice, 0, 1.0)
            weight += odds
        return total / weight

    def _handed(self, own: i64, giver: i64, to: i64, path: i64, odds: float) -> float:
        """The value if a seat is handed the card, given my card; `path` encodes earlier gifts."""
        by_chance = self._with_own[own].value(to)
        likely = self.inference.minds[to][ADEPT]
        if likely * odds < NEGLIGIBLE or perf_counter() >= self._deadline:
            return by_chance
        now = self.inference.now
        now.hand_on(giver, to)
        path = path * 8 + to + 1
        if path not in self._situations:
            asked = now.asked(to)
            since = self.inference.passing_since
            self._situations[path] = ChoiceEvidence(asked, self.me, since)
        situation = self._situations[path]
        if situation.choice.knows_own or situation.on_passing:
            value = by_chance
        else:
            choice = self.inference.adepts_choice(situation, own)
            if choice == TAKE:
                value = self._with_own[own].if_taken_by(to)
            elif choice == DISCARD:
                value = self._with_own[own].if_ended_now()
            else:
                value = self._handed(own, to, choice, path, likely * odds)
            value = likely * value + (1.0 - likely) * by_chance
        now.undo_gift()
        return value
