"""Values of a round's end for each seat, by the cards on the table.

A table of cards is one number (rules/quick_scoring.py). Results are cached, so that the same end of
a round is computed only once.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.arkham_ritual.bots.evaluation import evaluate
from miskatonic.games.arkham_ritual.bots.novice import FELLOWS, RIVALS
from miskatonic.games.arkham_ritual.rules.cards import (
    CARDS,
    GREAT_OLD_ONES,
    MAGICAL_ORB,
    NO_CARD,
    card_named,
)
from miskatonic.games.arkham_ritual.rules.effects import GATE_OPENS, ROUND_ENDS, what_follows
from miskatonic.games.arkham_ritual.rules.great_old_ones import awaken, forms
from miskatonic.games.arkham_ritual.rules.quick_scoring import (
    ALL_TYPES,
    CODES,
    CURSED_AT,
    ENDINGS,
    QuickScoring,
)
from miskatonic.games.arkham_ritual.rules.scoring import Scoring

# How sharply a giver distinguishes targets, per marker, if it knows the card, and if not.
KNOWING: Final = 2.2
BLIND: Final = 1.0
UNKNOWN: Final = -1.0
# Cards that count by colour only, in place of one that a giver can't see.
SOME_SANE_CARD: Final[i64] = MAGICAL_ORB
SOME_CURSED_CARD: Final[i64] = GREAT_OLD_ONES[0]
CURSE: Final[i64] = CODES[SOME_CURSED_CARD]
# The effect of discarding each card, with and without a Great Old One at the table.
WITH_OLD_ONE: Final[list[int]] = [
    what_follows(c, vec[i64]([GREAT_OLD_ONES[0]])) for c in range(CARDS)
]
WITHOUT: Final[list[int]] = [what_follows(c, vec[i64]()) for c in range(CARDS)]
AN_ARTIFACT: Final = card_named("tome-sane")
A_CURSED_ARTIFACT: Final = card_named("tome-cursed")


class RoundValues:
    """Values at fixed sanity levels, cached."""

    def __init__(self, scoring: Scoring, cards: list[int], competitive: bool) -> None:
        self.quick: Final = QuickScoring(scoring, cards)
        self.scoring: Final = scoring
        self.competitive: Final = competitive
        self.seats: Final[i64] = scoring.seats
        old_ones = [card for card in cards if card in GREAT_OLD_ONES or len(forms(card)) > 1]
        self._old_one: Final[i64] = old_ones[0] if old_ones else NO_CARD
        self._values: Final = [UNKNOWN] * (ENDINGS * scoring.seats)
        self._knowing: Final = [UNKNOWN] * (ENDINGS * scoring.seats)
        self._blind: Final = [UNKNOWN] * (ENDINGS * scoring.seats)
        self._gated: Final[dict[int, list[vec[i64]]]] = {}
        self.before: Final = [
            evaluate(scoring.sanity, seat, competitive) for seat in range(scoring.seats)
        ]

    def ended(self, who: i64, table: i64) -> float:
        """The value if the round ends with these cards."""
        at = who * ENDINGS + self.quick.ending(table)
        value = self._values[at]
        if value < 0.0:
            after = self.quick.after(at - who * ENDINGS)
            value = evaluate(after, who, self.competitive)
            self._values[at] = value
        return value

    def gated(self, who: i64, table: i64) -> float:
        """The value if a Gate opens: the Great Old One at the table comes."""
        total = 0.0
        ways = self._after_gate(table)
        for after in ways:
            total += evaluate(after, who, self.competitive)
        return total / float(len(ways))

    def taken(self, who: i64, table: i64, taker: i64, old: i64, card: i64, lasts: float) -> float:
        """The value if a seat takes a card and its old one takes effect."""
        gone: i64 = CODES[old]
        come: i64 = CODES[card]
        table += (come - gone) << taker
        if WITH_OLD_ONE[old] == GATE_OPENS and self.quick.has_old_one(table):
            return self.gated(who, table)
        value = self.ended(who, table)
        if WITHOUT[old] == ROUND_ENDS:
            return value
        return lasts * value + (1.0 - lasts) * self.before[who]

    def weight_root(self, giver: i64, table: i64, knowing: bool) -> float:
        """The square root of the weight of such an end for a giver who plans for sanity."""
        at = giver * ENDINGS + self.quick.ending(table)
        weights = self._knowing if knowing else self._blind
        weight = weights[at]
        if weight < 0.0:
            after = self.quick.after(at - giver * ENDINGS)
            sharpness = KNOWING if knowing else BLIND
            weight = math.exp(0.5 * sharpness * self._standing(after, giver))
            weights[at] = weight
        return weight

    def gate_weight(self, giver: i64, table: i64, knowing: bool) -> float:
        """The weight, not its root, of an opening Gate."""
        after = self._after_gate(table)[0]
        return math.exp((KNOWING if knowing else BLIND) * self._standing(after, giver))

    def _standing(self, after: vec[i64], giver: i64) -> float:
        """The standing of a giver: its own sanity and, to a lesser part, the others'."""
        others: i64 = 0
        for each in after:
            others += each
        own: i64 = after[giver]
        share = RIVALS if self.competitive else FELLOWS
        return float(own) + share * float(others - own) / float(self.seats - 1)

    def _after_gate(self, table: i64) -> list[vec[i64]]:
        """All seats' sanity after each Great Old One that may come."""
        if table not in self._gated:
            held, holder = self._cards_on(table)
            found: list[vec[i64]] = []
            for old_one in forms(self._old_one):
                awaken(self.scoring, held, holder, old_one)
                found.append(self.scoring.after[:])
            self._gated[table] = found
        return self._gated[table]

    def _cards_on(self, table: i64) -> tuple[vec[i64], i64]:
        """Cards equivalent to these for a Great Old One, and its holder."""
        held: list[int] = []
        holder: i64 = 0
        party: i64 = 0
        types = table & ALL_TYPES
        any_type = types | types >> 8 | types >> 16 | types >> 24 | types >> 32
        while party < self.scoring.parties:
            cursed = (table >> (CURSED_AT + party)) & 1 == 1
            if (any_type >> party) & 1:
                held.append(A_CURSED_ARTIFACT if cursed else AN_ARTIFACT)
            elif cursed:
                holder = party
                held.append(self._old_one)
            else:
                held.append(SOME_SANE_CARD)
            party += 1
        return vec[i64](held), holder


# Decisions of one round, by any seat, ask for the same ends repeatedly.
Key = tuple[bool, int, int, bool, tuple[int, ...], tuple[int, ...]]
MOST_KEPT: Final = 64
_kept: Final[dict[Key, RoundValues]] = {}


def round_values(scoring: Scoring, cards: list[int], competitive: bool) -> RoundValues:
    """The values at these sanity levels; the latest ones are cached and shared."""
    key = (
        competitive,
        int(scoring.parties),
        int(scoring.doom),
        scoring.holder_counts,
        tuple(cards),
        tuple(scoring.sanity),
    )
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = RoundValues(scoring, cards, competitive)
        _kept[key] = found
    return found


def another_sanity(values: RoundValues, cards: list[int], sanity: list[int]) -> RoundValues:
    """The same table at another time."""
    same = values.scoring
    scoring = Scoring(
        same.seats,
        same.parties,
        vec[i64](sanity),
        same.doom,
        holder_counts=same.holder_counts,
    )
    return round_values(scoring, cards, values.competitive)
