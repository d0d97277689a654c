"""The state of a table of Arkham Ritual.

Lists of numbers are of type `vec`: values that `append` and `pop` replace, and that copies slice.

What everyone can rule out about a hidden card is kept as a mask of cards: `held_not` and the other
fields that end in `_not`. `confessed` lists the cards that were shuffled into the deck this round
(AR-P1). The fields that end in `_since` hold the number of confessions when a card left the deck: a
card that left earlier can't be the one shuffled in, but may be a copy of it.
"""

from typing import Final, final

from librt.vecs import pop, vec
from mypy_extensions import i64, mypyc_attr

from miskatonic.games.arkham_ritual.rules.cards import NO_CARD
from miskatonic.games.arkham_ritual.rules.events import Ending
from miskatonic.games.arkham_ritual.rules.options import Rules
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import State

NOBODY: Final[i64] = -1
FULL_SANITY: Final[i64] = 7
DOOM_SPOTS: Final[i64] = 7

BY_PASSING: Final[i64] = 0
BY_ELDER_SIGN: Final[i64] = 1
BY_GATE: Final[i64] = 2
BY_EMPTY_DECK: Final[i64] = 3
ENDINGS: Final[list[Ending]] = ["passing", "elder-sign", "gate", "deck"]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ArkhamRitualState(State):
    """Seats are 0 to seats-1, clockwise; dummies are the parties after them."""

    def __init__(
        self,
        rules: Rules,
        rng: Rng,
        twin: State | None,
        sanity: vec[i64],
        held: vec[i64],
        held_not: vec[i64],
        held_since: vec[i64],
        deck: vec[i64],
        discards: vec[i64],
        discards_since: vec[i64],
        confessed: vec[i64],
    ) -> None:
        super().__init__(rng, twin)
        self.rules = rules
        self.sanity = sanity
        self.held = held
        self.held_not = held_not
        self.held_since = held_since
        self.deck = deck
        self.discards = discards
        self.discards_since = discards_since
        self.confessed = confessed
        self.stacked: i64 = 0
        self.round: i64 = 0
        self.active: i64 = NOBODY
        self.hands: i64 = 0
        self.holder: i64 = NOBODY
        self.passing: i64 = NO_CARD
        self.passing_not: i64 = 0
        self.passing_since: i64 = 0
        self.top_not: i64 = 0
        self.removed: i64 = NO_CARD
        self.removed_not: i64 = 0
        self.removed_since: i64 = 0
        self.knows_top: i64 = 0
        self.knows_passing: i64 = 0
        self.knows_removed: i64 = 0
        self.knows_own: i64 = 0
        self.ended_by: i64 = BY_PASSING

    def clone(self) -> "ArkhamRitualState":
        new = ArkhamRitualState(
            rules=self.rules,
            rng=self.rng.clone(),
            twin=self,
            sanity=self.sanity[:],
            held=self.held[:],
            held_not=self.held_not[:],
            held_since=self.held_since[:],
            deck=self.deck[:],
            discards=self.discards[:],
            discards_since=self.discards_since[:],
            confessed=self.confessed[:],
        )
        new.stacked = self.stacked
        new.round = self.round
        new.active = self.active
        new.hands = self.hands
        new.holder = self.holder
        new.passing = self.passing
        new.passing_not = self.passing_not
        new.passing_since = self.passing_since
        new.top_not = self.top_not
        new.removed = self.removed
        new.removed_not = self.removed_not
        new.removed_since = self.removed_since
        new.knows_top = self.knows_top
        new.knows_passing = self.knows_passing
        new.knows_removed = self.knows_removed
        new.knows_own = self.knows_own
        new.ended_by = self.ended_by
        return new


def seat_bit(seat: i64) -> i64:
    one: i64 = 1
    return one << seat


def all_but(g: ArkhamRitualState, seat: i64) -> i64:
    """The audience of a held card: every other seat, but no spectator; a dummy's is public."""
    if seat >= g.rules.seats:
        return -1
    return g.rules.everybody & ~seat_bit(seat)


def top_card(g: ArkhamRitualState) -> i64:
    """The deck's top card. The order of the deck is decided card by card, when it is needed."""
    if g.stacked == 0:
        last: i64 = len(g.deck) - 1
        at = g.rng.below(last + 1)
        g.deck[at], g.deck[last] = g.deck[last], g.deck[at]
        g.stacked = 1
    return g.deck[-1]


def draw(g: ArkhamRitualState) -> i64:
    card = top_card(g)
    g.deck, _ = pop(g.deck)
    g.stacked -= 1
    return card


def clamped(sanity: i64) -> i64:
    """AR-S2  Between 0 and 7."""
    if sanity < 0:
        return 0
    return sanity if sanity < FULL_SANITY else FULL_SANITY


def least_of(numbers: vec[i64]) -> i64:
    least = numbers[0]
    for each in numbers:
        least = each if each < least else least
    return least


def most_of(numbers: vec[i64]) -> i64:
    most = numbers[0]
    for each in numbers:
        most = each if each > most else most
    return most


def count_of(numbers: vec[i64], number: i64) -> i64:
    count: i64 = 0
    for each in numbers:
        if each == number:
            count += 1
    return count
