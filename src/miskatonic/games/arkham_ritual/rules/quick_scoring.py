"""Fast scoring of a round's end for bots: a whole table of cards in one number.

Each party has a bit in every field of that number: one field for each type of artifact, then one
for cursed cards, for the hero (Investigator or Wary Student) and for the villain (Cultist or Mad
Professor). The result of a round follows from the fields by a few operations, and is a number too:
who does not survive, and whether the hero's holder is treated differently. `Scoring` remains the
rule; a test compares the two.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.cards import (
    ARTIFACT_TYPES,
    BY_NUMBER,
    CURSED_COLOUR,
    HERO_SLOT,
    MAD_PROFESSOR,
    VILLAIN_SLOT,
    WARY_STUDENT,
)
from miskatonic.games.arkham_ritual.rules.scoring import Scoring
from miskatonic.games.arkham_ritual.rules.state import clamped

# A field of types has a spare bit for the carry of its count.
TYPE_WIDTH: Final[i64] = 8
PARTIES: Final[i64] = 0x7F
ALL_TYPES: Final[i64] = 0xFFFFFFFFFF
LOWEST: Final[i64] = 0x0101010101
SPARE: Final[i64] = 0x8080808080
BELOW_SPARE: Final[i64] = 0x7F7F7F7F7F
CURSED_AT: Final[i64] = 40
HERO_AT: Final[i64] = 47
VILLAIN_AT: Final[i64] = 54
# An ending: seven bits for the parties that do not survive, then the hero's party, from 1.
HERO_IN_ENDING: Final[i64] = 7
ENDINGS: Final = 1 << 10


def _bit(at: i64) -> i64:
    """A bit, made by doubling: compiled, a shifted literal 1 has only 32 bits."""
    bit: i64 = 1
    while at > 0:
        bit += bit
        at -= 1
    return bit


def _code(type: str, colour: str, slot: str) -> i64:
    code: i64 = 0
    if type:
        code |= _bit(TYPE_WIDTH * ARTIFACT_TYPES.index(type))
    if colour == CURSED_COLOUR:
        code |= _bit(CURSED_AT)
    if slot == HERO_SLOT:
        code |= _bit(HERO_AT)
    if slot == VILLAIN_SLOT:
        code |= _bit(VILLAIN_AT)
    return code


# A card in the hand of party 0; shifted by n, in the hand of party n.
CODES: Final[list[int]] = [_code(card.type, card.colour, card.slot) for card in BY_NUMBER]


class QuickScoring:
    """Ends of a round by the cards held; sanity, doom and the cards in play are fixed."""

    def __init__(self, scoring: Scoring, cards: list[int]) -> None:
        self.scoring: Final = scoring
        self.seats: Final[i64] = scoring.seats
        one: i64 = 1
        self._everybody: Final[i64] = (one << scoring.parties) - 1
        self._student: Final = WARY_STUDENT in cards
        self._professor: Final = MAD_PROFESSOR in cards

    def ending(self, table: i64) -> i64:
        """AR-E2 to AR-E6, AR-E8  Who does not survive, and the hero who gains, or loses 1."""
        types = table & ALL_TYPES
        # If a field keeps a bit after its lowest is removed, several parties hold this type.
        several = types & ((types | SPARE) - LOWEST)
        fields = ((several + BELOW_SPARE) & SPARE) >> 7
        fallen = _any_type(types & (fields * PARTIES))
        cursed = (table >> CURSED_AT) & PARTIES
        if table >> VILLAIN_AT == 0:
            fallen |= cursed
        elif self._professor:
            fallen |= cursed | (self._everybody & ~_any_type(types))
        else:
            fallen |= self._everybody & ~cursed
        hero = (table >> HERO_AT) & PARTIES
        if hero == 0:
            return fallen
        if self._student:
            fallen |= hero
        elif hero & fallen:
            return fallen
        return fallen | (_party_of(hero) + 1) << HERO_IN_ENDING

    def has_old_one(self, table: i64) -> bool:
        """Whether a Great Old One is held: only they are cursed without being artifacts."""
        return (table >> CURSED_AT) & PARTIES & ~_any_type(table & ALL_TYPES) != 0

    def after(self, ending: i64) -> vec[i64]:
        """AR-E7, AR-E9  All seats' sanity after an ending."""
        fallen = ending & PARTIES
        hero = (ending >> HERO_IN_ENDING) - 1
        loss = self.scoring.normal_loss(_count(fallen))
        after = vec[i64](capacity=self.seats)
        seat: i64 = 0
        while seat < self.seats:
            now: i64 = self.scoring.sanity[seat]
            if (fallen >> seat) & 1:
                now -= 1 if seat == hero and self._student else loss
            elif seat == hero:
                now += 1
            after = append(after, clamped(now))
            seat += 1
        return after


def table_of(held: list[int]) -> i64:
    """The cards of all parties; an unseen card (NO_CARD) adds nothing."""
    table: i64 = 0
    party: i64 = 0
    while party < len(held):
        card: i64 = held[party]
        if card >= 0:
            code: i64 = CODES[card]
            table += code << party
        party += 1
    return table


def _any_type(types: i64) -> i64:
    both = types | types >> TYPE_WIDTH
    return (both | both >> 2 * TYPE_WIDTH | types >> 4 * TYPE_WIDTH) & PARTIES


def _party_of(bit: i64) -> i64:
    party: i64 = 0
    while bit > 1:
        bit >>= 1
        party += 1
    return party


def _count(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
