"""How likely one pattern of Dead cards is, by its tally."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.rules.odds import choose, falling, total
from miskatonic.games.among_cultists.rules.pulse_facts import PulseFacts

# A tally packs four counts of Dead cards into one int, so that tallies add up: from the start,
# given by the first and by the second cultist, and come untold.
START: Final[i64] = 1
FIRST: Final[i64] = 1 << 4
SECOND: Final[i64] = 1 << 8
COME: Final[i64] = 1 << 12
DIGIT: Final[i64] = 15


class PulseOdds:
    """The chances with these cultists besides the viewer as givers, worked out once."""

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
        """No more Dead cards from anywhere than there are."""
        return (
            tally & DIGIT <= self.most_start
            and tally // FIRST & DIGIT <= self.dead
            and tally // SECOND & DIGIT <= self.dead
            and tally // COME <= self.most_come
        )

    def chance(self, tally: i64) -> float:
        """Of each single pattern of this tally."""
        if not self.can_be(tally):
            return 0.0
        start = self.start[tally & DIGIT]
        return start * total(self.splits(tally)) if start > 0.0 else 0.0

    def splits(self, tally: i64) -> list[float]:
        """By the number of Dead cards that the first cultist gave of those that came untold."""
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
        """That a cultist gave so many Dead cards, in gifts that are told and in others."""
        if giver >= len(self.pools):
            return 1.0 if told + untold == 0 else 0.0
        if told + untold > self.dead:
            return 0.0
        ways = choose(self.pools[giver], untold) if untold else 1.0
        return ways * self.gifts[giver][told + untold]


def start_chance(facts: PulseFacts, dead: i64) -> float:
    """AC-S5, AC-S6  What the viewer was shown is no matter of chance."""
    if facts.start_cards == 0 or facts.started_dead is not None:
        return 1.0 if dead == 0 else 0.0
    dealt = facts.parties - facts.cultists
    ways = falling(facts.start_dead, dead) * falling(facts.start_alive, dealt - dead)
    return ways / falling(facts.start_dead + facts.start_alive, dealt)


def gift_chance(facts: PulseFacts, giver: i64, dead: i64) -> float:
    """AC-C11  Of one pattern with so many Dead cards among all gifts of a cultist."""
    given = facts.gifts[giver]
    if dead > given:
        return 0.0
    ways = falling(facts.dead, dead) * falling(facts.alive, given - dead)
    return ways / falling(facts.dead + facts.alive, given)
