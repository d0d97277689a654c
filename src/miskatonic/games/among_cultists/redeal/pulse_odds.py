"""The probability of a pattern of Dead cards, by its tally."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.redeal.odds import choose, falling, total
from miskatonic.games.among_cultists.redeal.pulse_facts import PulseFacts

# A tally packs four counts of Dead cards into one int, so that tallies add up: from the start,
# given by the first and by the second cultist, and of unknown origin.
START: Final[i64] = 1
FIRST: Final[i64] = 1 << 4
SECOND: Final[i64] = 1 << 8
COME: Final[i64] = 1 << 12
DIGIT: Final[i64] = 15


class PulseOdds:
    """The probabilities with these cultists, other than the viewer, as givers; computed once."""

    def __init__(self, facts: PulseFacts, givers: list[int]) -> None:
        self.dead: Final[i64] = facts.dead
        self.untold: Final[i64] = facts.all_untold
        self.pools: Final = [facts.untold_gifts[giver] for giver in givers]
        self.most_start: Final[i64] = facts.start_dead
        self.most_come: Final[i64] = sum([min(int(facts.dead), pool) for pool in self.pools])
        self.start: Final = [start_chance(facts, dead) for dead in range(facts.start_dead + 1)]
        self.gifts: Final = [
            [gift_chance(facts, giver, dead) for dead in range(facts.dead + 1)] for giver in givers
        ]

    def can_be(self, tally: i64) -> bool:
        """Whether no source gave more Dead cards than it has."""
        return (
            tally & DIGIT <= self.most_start
            and tally // FIRST & DIGIT <= self.dead
            and tally // SECOND & DIGIT <= self.dead
            and tally // COME <= self.most_come
        )

    def chance(self, tally: i64) -> float:
        """The probability of each single pattern with this tally."""
        if not self.can_be(tally):
            return 0.0
        start = self.start[tally & DIGIT]
        return start * total(self.splits(tally)) if start > 0.0 else 0.0

    def splits(self, tally: i64) -> list[float]:
        """Weights by the number of Dead cards of unknown origin that the first cultist gave."""
        come = tally // COME
        first = tally // FIRST & DIGIT
        second = tally // SECOND & DIGIT
        pattern = 1.0 / choose(self.untold, come) if come else 1.0
        splits: list[float] = []
        of_first: i64 = 0
        while of_first <= come:
            chance = pattern * self._by(0, first, of_first)
            splits.append(chance * self._by(1, second, come - of_first))
            of_first += 1
        return splits

    def _by(self, giver: i64, told: i64, untold: i64) -> float:
        """The probability that a cultist gave this many Dead cards, in known gifts and others."""
        if giver >= len(self.pools):
            return 1.0 if told + untold == 0 else 0.0
        if told + untold > self.dead:
            return 0.0
        ways = choose(self.pools[giver], untold) if untold else 1.0
        return ways * self.gifts[giver][told + untold]


def start_chance(facts: PulseFacts, dead: i64) -> float:
    """AC-S5, AC-S6  The probability of the Dead cards at the start; 1 if the viewer saw them."""
    if facts.start_cards == 0 or facts.started_dead is not None:
        return 1.0 if dead == 0 else 0.0
    dealt = facts.parties - facts.cultists
    ways = falling(facts.start_dead, dead) * falling(facts.start_alive, dealt - dead)
    return ways / falling(facts.start_dead + facts.start_alive, dealt)


def gift_chance(facts: PulseFacts, giver: i64, dead: i64) -> float:
    """AC-C11  The probability of one pattern with this many Dead cards among a cultist's gifts."""
    given = facts.gifts[giver]
    if dead > given:
        return 0.0
    ways = falling(facts.dead, dead) * falling(facts.alive, given - dead)
    return ways / falling(facts.dead + facts.alive, given)
