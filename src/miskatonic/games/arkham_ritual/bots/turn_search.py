"""What a master expects of its options: it thinks the rest of the turn through, seat by seat.

In a turn nobody is asked twice. So when a master hands a card on, only others decide what becomes
of it, and none of them knows more of the master's mind than the gift itself. An adept in their
place would do one certain thing for each card that the master may hold. As far as a seat seems to
be an adept, it is expected to do that; as far as not, to take a card now and then.
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
from miskatonic.games.arkham_ritual.rules.view import ArkhamRitualKnowledge

# A card that mine is hardly ever is not thought through.
UNLIKELY: Final = 1e-3
# Below this an adept's choice, far down the turn, makes no difference.
NEGLIGIBLE: Final = 0.02


class TurnSearch:
    """The worth of the options of one decision. By the deadline, the rest is only estimated."""

    def __init__(
        self, known: ArkhamRitualKnowledge, inference: Inference, deadline: float = math.inf
    ) -> None:
        self.inference: Final = inference
        self.me: Final[i64] = inference.me
        # With the last card the round ends, whatever becomes of it.
        lasts = LASTS if known["deck"] else 1.0
        pairs = inference.pairs
        self.expected: Final = expected_values(known, inference.values, pairs, lasts)
        self._deadline: Final = deadline
        # By my card: the pairs with it, weighed, and the odds of all of them.
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
        """A seat is handed the card, if mine is this one; `path` tells the gifts before."""
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
