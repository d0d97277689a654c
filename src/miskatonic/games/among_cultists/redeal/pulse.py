"""Redeals the pulse decks: which of the cards given are Dead, counted exactly.

A cultist chooses which card to give; here every card of its hand is assumed equally likely (as it
is for the Automa, whose pile is shuffled). So all patterns of a cultist's gifts with the same
number of Dead cards are equally likely, and patterns can be counted deck by deck: the decks share
only the number of Dead cards that each cultist gave and that lay there from the start (AC-S5). A
cultist that finds a Dead card is assumed to give either verdict with equal probability (AC-H7).
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.redeal.odds import (
    choose,
    pick_by_sums,
    pick_by_weight,
    running_sums,
)
from miskatonic.games.among_cultists.redeal.pulse_facts import (
    CONFIRMED,
    COUNTED,
    GIVEN,
    KNOWN_DEAD,
    PUT_BACK,
    SHOWN,
    UNTOLD,
    PulseFacts,
    PulseMoment,
)
from miskatonic.games.among_cultists.redeal.pulse_odds import (
    COME,
    DIGIT,
    FIRST,
    SECOND,
    START,
    PulseOdds,
)
from miskatonic.games.among_cultists.rules.cards import bit, has
from miskatonic.kernel.rng import Rng

Ways = dict[int, float]


class PulseWorld:
    """The Dead cards: the acts that gave them, by number, and others, by party."""

    def __init__(self, parties: i64) -> None:
        self.gifts: Final[list[int]] = []
        self.started: Final = [0] * parties
        self.came: Final = [0] * parties
        self.went: Final = [0] * parties


class Pattern:
    """The unseen cards of one deck that are Dead: `mask` over the cultists' gifts to it."""

    def __init__(self, tally: i64, dead: i64, mask: i64, weight: float) -> None:
        self.tally: Final[i64] = tally
        self.dead: Final[i64] = dead
        self.mask: Final[i64] = mask
        self.weight: Final = weight

    def with_dead(self, tally: i64, count: i64, mask: i64, ways: float) -> "Pattern":
        return Pattern(self.tally + tally, self.dead + count, self.mask | mask, self.weight * ways)


class Deck:
    """One or more pulse decks, with the number of ways to each tally."""

    def __init__(self) -> None:
        self.ways: Final[Ways] = {}

    def deal(self, tally: i64, world: PulseWorld, rng: Rng) -> None:
        raise NotImplementedError


class CheckedDeck(Deck):
    """A deck that was looked at: its patterns are listed one by one."""

    def __init__(self, party: i64, gifts: list[int], patterns: list[Pattern]) -> None:
        super().__init__()
        self.party: Final[i64] = party
        self.gifts: Final = gifts
        self.patterns: Final[dict[int, list[Pattern]]] = {}
        for pattern in patterns:
            self.ways[pattern.tally] = self.ways.get(pattern.tally, 0.0) + pattern.weight
            self.patterns.setdefault(int(pattern.tally), []).append(pattern)

    def deal(self, tally: i64, world: PulseWorld, rng: Rng) -> None:
        patterns = self.patterns[tally]
        weights = [pattern.weight for pattern in patterns]
        mask = patterns[pick_by_weight(rng, weights)].mask
        for at, gift in enumerate(self.gifts):
            if has(mask, at):
                world.gifts.append(gift)
        world.started[self.party] = int(tally & DIGIT)
        world.came[self.party] = int(tally // COME)


class FreeDecks(Deck):
    """All decks that were never looked at, together."""

    def __init__(self) -> None:
        super().__init__()
        self.first: Final[list[int]] = []
        self.second: Final[list[int]] = []
        self.starters: Final[list[int]] = []
        self.receivers: Final[list[int]] = []

    def count(self, odds: PulseOdds) -> None:
        """Count the patterns; all of them are possible."""
        for first in range(min(odds.dead, len(self.first)) + 1):
            for second in range(min(odds.dead, len(self.second)) + 1):
                gifts = choose(len(self.first), first) * choose(len(self.second), second)
                for start in range(min(odds.most_start, len(self.starters)) + 1):
                    started = gifts * choose(len(self.starters), start)
                    for come in range(min(odds.most_come, len(self.receivers)) + 1):
                        tally = start * START + first * FIRST + second * SECOND + come * COME
                        self.ways[tally] = started * choose(len(self.receivers), come)

    def deal(self, tally: i64, world: PulseWorld, rng: Rng) -> None:
        world.gifts.extend(some_of(rng, self.first, tally // FIRST & DIGIT))
        world.gifts.extend(some_of(rng, self.second, tally // SECOND & DIGIT))
        for party in some_of(rng, self.starters, tally & DIGIT):
            world.started[party] = 1
        for party in some_of(rng, self.receivers, tally // COME):
            world.came[party] += 1


def some_of(rng: Rng, members: list[int], count: i64) -> list[int]:
    """This many members, all sets equally likely."""
    left = members[:]
    drawn: list[int] = []
    while count > 0:
        at = rng.below(len(left))
        drawn.append(left[at])
        left[at] = left[-1]
        left.pop()
        count -= 1
    return drawn


class PulseDeal:
    """All patterns for one set of cultists; `weight` is the probability of what is known."""

    def __init__(self, facts: PulseFacts, cult: i64) -> None:
        self.facts: Final = facts
        self.cult: Final[i64] = cult
        self.givers: Final = [p for p in range(facts.parties) if has(cult, p) and p != facts.me]
        self.odds: Final = PulseOdds(facts, self.givers)
        self.decks: Final[list[Deck]] = []
        free = FreeDecks()
        for party in range(facts.parties):
            if is_checked(facts.moments[party]):
                self.decks.append(self._checked(party))
            else:
                self._add_free(free, party)
        free.count(self.odds)
        self.decks.append(free)
        self.sums: Final[list[Ways]] = [{0: 1.0}]
        for deck in self.decks:
            self.sums.append(self._add(self.sums[-1], deck.ways))
        self.tallies: Final = list(self.sums[-1])
        weights = [self.sums[-1][tally] * self.odds.chance(tally) for tally in self.tallies]
        self.running: Final = running_sums(weights)
        self.weight: Final = self.running[-1] if self.running else 0.0

    # ------------------------------------------------------------ decks

    def _may_start_dead(self, party: i64) -> bool:
        """AC-S5, AC-W4  Not for a cultist, nor where the viewer was shown who started dead."""
        return (
            self.facts.start_cards == 1
            and self.facts.started_dead is None
            and not has(self.cult, party)
        )

    def _may_come_dead(self, party: i64) -> bool:
        """Whether a card of unknown origin may be Dead: not if the party is the only cultist."""
        return self.cult != bit(party)

    def _add_free(self, free: FreeDecks, party: i64) -> None:
        for moment in self.facts.moments[party]:
            if moment.kind == GIVEN and moment.party in self.givers:
                gifts = free.second if moment.party != self.givers[0] else free.first
                gifts.append(moment.number)
            elif moment.kind == UNTOLD and self._may_come_dead(party):
                free.receivers.extend([party] * moment.number)
        if self._may_start_dead(party):
            free.starters.append(party)

    def _checked(self, party: i64) -> CheckedDeck:
        known_dead = self.facts.started_dead is not None and party in self.facts.started_dead
        patterns = [Pattern(0, 1 if known_dead else 0, 0, 1.0)]
        if self._may_start_dead(party):
            patterns.append(Pattern(START, 1, 0, 1.0))
        gifts: list[int] = []
        for moment in self.facts.moments[party]:
            if moment.kind == GIVEN:
                if moment.party in self.givers:
                    patterns = self._given(patterns, moment, len(gifts))
                    gifts.append(moment.number)
            elif moment.kind == UNTOLD:
                if self._may_come_dead(party):
                    patterns = self._come(patterns, moment.number)
            else:
                patterns = self._looked_at(patterns, moment)
        return CheckedDeck(party, gifts, patterns)

    def _given(self, patterns: list[Pattern], moment: PulseMoment, at: i64) -> list[Pattern]:
        unit = FIRST if moment.party == self.givers[0] else SECOND
        dead = [
            pattern.with_dead(unit, 1, bit(at), 1.0)
            for pattern in patterns
            if pattern.tally // unit & DIGIT < self.facts.dead
        ]
        return patterns + dead

    def _come(self, patterns: list[Pattern], cards: i64) -> list[Pattern]:
        most = min(cards, self.odds.most_come)
        return [
            pattern.with_dead(count * COME, count, 0, choose(cards, count))
            for pattern in patterns
            for count in range(most + 1)
        ]

    def _looked_at(self, patterns: list[Pattern], moment: PulseMoment) -> list[Pattern]:
        """AC-H5 to AC-H8  The patterns that remain possible after a look."""
        kind = moment.kind
        if kind == KNOWN_DEAD:
            return [pattern.with_dead(0, 1, 0, 1.0) for pattern in patterns]
        if kind == COUNTED:
            return [pattern for pattern in patterns if pattern.dead == moment.number]
        if kind == SHOWN:
            return [pattern for pattern in patterns if pattern.dead > 0]
        free_to_lie = has(self.cult, moment.party)
        half = 0.5 if free_to_lie else 1.0
        if kind == CONFIRMED:
            return [each.with_dead(0, 0, 0, half) for each in patterns if each.dead > 0]
        assert kind == PUT_BACK
        return [
            pattern.with_dead(0, 0, 0, half) if pattern.dead else pattern
            for pattern in patterns
            if free_to_lie or pattern.dead == 0
        ]

    # ------------------------------------------------------------ all decks together

    def _add(self, sums: Ways, ways: Ways) -> Ways:
        added: Ways = {}
        for tally, count in sums.items():
            for other, more in ways.items():
                both: i64 = tally + other
                if self.odds.can_be(both):
                    added[both] = added.get(both, 0.0) + count * more
        return added

    def deal(self, rng: Rng) -> PulseWorld:
        world = PulseWorld(self.facts.parties)
        tally: i64 = self.tallies[pick_by_sums(rng, self.running)]
        self._deal_untold(tally, world, rng)
        at: i64 = len(self.decks) - 1
        while at >= 0:
            deck = self.decks[at]
            before = self.sums[at]
            parts = list(deck.ways)
            weights = [deck.ways[part] * before.get(tally - part, 0.0) for part in parts]
            part = parts[pick_by_weight(rng, weights)]
            deck.deal(part, world, rng)
            tally -= part
            at -= 1
        return world

    def _deal_untold(self, tally: i64, world: PulseWorld, rng: Rng) -> None:
        come = tally // COME
        if come == 0:
            return
        of_first = pick_by_weight(rng, self.odds.splits(tally))
        world.went[self.givers[0]] = int(of_first)
        if len(self.givers) > 1:
            world.went[self.givers[1]] = int(come - of_first)


def least_world(facts: PulseFacts) -> PulseWorld:
    """Only the Dead cards that were seen, for a position that no play can lead to."""
    world = PulseWorld(facts.parties)
    for party, moments in enumerate(facts.moments):
        dead = 0
        if facts.started_dead is not None and party in facts.started_dead:
            dead = 1
        for moment in moments:
            seen = 0
            if moment.kind == KNOWN_DEAD:
                dead += 1
            elif moment.kind == COUNTED:
                seen = int(moment.number)
            elif moment.kind in (CONFIRMED, SHOWN):
                seen = 1
            world.came[party] += max(0, seen - dead)
            dead = max(dead, seen)
    return world


def is_checked(moments: list[PulseMoment]) -> bool:
    return any(moment.kind in (COUNTED, PUT_BACK, CONFIRMED, SHOWN) for moment in moments)
