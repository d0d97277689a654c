"""The cards (AR-C1 to AR-C9), one entry each.

Everything that depends on the set of cards follows from `CARD_TABLE`: the constants and bit masks
below, the options' values, and what the Mystery Card may become. Their effects are elsewhere:
events in `effects.py`, characters in `scoring.py`, Great Old Ones in `great_old_ones.py`. Words for
them in chat are in `referee/talk/`, one file per language.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

ARTIFACT: Final = "artifact"
EVENT: Final = "event"
CHARACTER: Final = "character"
GREAT_OLD_ONE: Final = "great-old-one"
# Stands for one of the Great Old Ones, and is not among those it may become.
MYSTERY: Final = "mystery"

SANE_COLOUR: Final = "sane"
CURSED_COLOUR: Final = "cursed"

# The cards that a table may exchange (AR-C6), by option.
ORB_SLOT: Final = "orb_slot"
HERO_SLOT: Final = "hero_slot"
VILLAIN_SLOT: Final = "villain_slot"
GREAT_OLD_ONE_SLOT: Final = "great_old_one"
ALWAYS_IN_PLAY: Final = ""

# Numbers that scoring uses all the time, as literals: constants when compiled.
INVESTIGATOR: Final[i64] = 20
WARY_STUDENT: Final[i64] = 21
CULTIST: Final[i64] = 22
MAD_PROFESSOR: Final[i64] = 23

NO_CARD: Final[i64] = -1
# The most cards: pairs are numbered with five bits per card (see bots/beliefs.py).
MOST_CARDS: Final = 31


class Card:
    """One card. `number` is part of saves: it never changes, and a new card gets the next one.

    Copies of a card are indistinguishable and share its number. The numbers after it are reserved,
    one for each further copy, so that masks can count copies.
    """

    def __init__(
        self,
        number: int,
        name: str,
        kind: str,
        colour: str,
        *,
        slot: str = ALWAYS_IN_PLAY,
        type: str = "",
        copies: int = 1,
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.kind: Final = kind
        self.colour: Final = colour
        self.slot: Final = slot
        # For artifacts: two of one type ruin each other.
        self.type: Final = type
        self.copies: Final = copies


def _artifacts(number: int, type: str) -> tuple[Card, Card]:
    """AR-C2  Each type has two sane cards and a cursed one."""
    sane = Card(number, f"{type}-sane", ARTIFACT, SANE_COLOUR, type=type, copies=2)
    cursed = Card(number + 2, f"{type}-cursed", ARTIFACT, CURSED_COLOUR, type=type)
    return sane, cursed


def _event(number: int, name: str, slot: str = ALWAYS_IN_PLAY, copies: int = 1) -> Card:
    """AR-C3  Events are sane."""
    return Card(number, name, EVENT, SANE_COLOUR, slot=slot, copies=copies)


def _character(number: int, name: str, slot: str) -> Card:
    """AR-C4  Characters are sane."""
    return Card(number, name, CHARACTER, SANE_COLOUR, slot=slot)


def _great_old_one(number: int, name: str, kind: str = GREAT_OLD_ONE) -> Card:
    """AR-C5  Great Old Ones are cursed."""
    return Card(number, name, kind, CURSED_COLOUR, slot=GREAT_OLD_ONE_SLOT)


# The first of each slot is the one in the base deck.
CARD_TABLE: Final[tuple[Card, ...]] = (
    *_artifacts(0, "candelabra"),
    *_artifacts(3, "dagger"),
    *_artifacts(6, "idol"),
    *_artifacts(9, "chalice"),
    *_artifacts(12, "tome"),
    _event(15, "elder-sign"),
    _event(16, "gate", copies=2),
    _event(18, "magical-orb", ORB_SLOT),
    _event(19, "shining-trapezohedron", ORB_SLOT),
    _character(INVESTIGATOR, "investigator", HERO_SLOT),
    _character(WARY_STUDENT, "wary-student", HERO_SLOT),
    _character(CULTIST, "cultist", VILLAIN_SLOT),
    _character(MAD_PROFESSOR, "mad-professor", VILLAIN_SLOT),
    _great_old_one(24, "cthulhu"),
    _great_old_one(25, "nyarlathotep"),
    _great_old_one(26, "yog-sothoth"),
    _great_old_one(27, "hastur"),
    _great_old_one(28, "mystery-card", MYSTERY),
)


# ---------------------------------------------------------------- what follows from the table


def _by_number() -> list[Card]:
    numbered = {card.number + copy: card for card in CARD_TABLE for copy in range(card.copies)}
    count = sum([card.copies for card in CARD_TABLE])
    assert sorted(numbered) == list(range(count)), "two cards share a number, or one is left out"
    assert count <= MOST_CARDS, f"{count} cards; there is room for {MOST_CARDS}"
    return [numbered[number] for number in range(count)]


def _types() -> tuple[str, ...]:
    return tuple(dict.fromkeys([card.type for card in CARD_TABLE if card.type]))


def _slots() -> tuple[str, ...]:
    return tuple(dict.fromkeys([card.slot for card in CARD_TABLE if card.slot]))


def card_named(name: str) -> int:
    """The number of a card."""
    return CARD_NAMES.index(name)


def _mask(kind: str = "", colour: str = "", name: str = "") -> i64:
    mask: i64 = 0
    for number, card in enumerate(BY_NUMBER):
        if kind in ("", card.kind) and colour in ("", card.colour) and name in ("", card.name):
            mask |= bit(number)
    return mask


def bit(card: i64) -> i64:
    one: i64 = 1
    return one << card


BY_NUMBER: Final = _by_number()
CARDS: Final[i64] = len(BY_NUMBER)
CARD_NAMES: Final = tuple([card.name for card in BY_NUMBER])
ARTIFACT_TYPES: Final = _types()
SLOTS: Final = _slots()
# The card of each bit in a mask, further copies included.
FACE: Final[list[int]] = [card.number for card in BY_NUMBER]
# Counts artifacts by type in one number: one digit per type, 0 for other cards.
DIGIT: Final[i64] = 4
DIGIT_MASK: Final[i64] = 15
ONE_OF_TYPE: Final[list[int]] = [
    1 << DIGIT * ARTIFACT_TYPES.index(card.type) if card.type else 0 for card in BY_NUMBER
]
# What the Mystery Card may become.
GREAT_OLD_ONES: Final[list[int]] = [
    card.number for card in CARD_TABLE if card.kind == GREAT_OLD_ONE
]

ELDER_SIGN: Final[i64] = card_named("elder-sign")
MAGICAL_ORB: Final[i64] = card_named("magical-orb")
SHINING_TRAPEZOHEDRON: Final[i64] = card_named("shining-trapezohedron")
MYSTERY_CARD: Final[i64] = card_named("mystery-card")

ALL_CARDS: Final[i64] = _mask()
CURSED: Final[i64] = _mask(colour=CURSED_COLOUR)
ARTIFACTS: Final[i64] = _mask(kind=ARTIFACT)
EVENTS: Final[i64] = _mask(kind=EVENT)
GATES: Final[i64] = _mask(name="gate")
# All that can come through a Gate, including the Mystery Card.
OLD_ONES: Final[i64] = _mask(kind=GREAT_OLD_ONE) | _mask(kind=MYSTERY)


def is_artifact(card: i64) -> bool:
    return (ARTIFACTS >> card) & 1 == 1


def is_event(card: i64) -> bool:
    return (EVENTS >> card) & 1 == 1


def is_gate(card: i64) -> bool:
    return (GATES >> card) & 1 == 1


def is_cursed(card: i64) -> bool:
    return (CURSED >> card) & 1 == 1


def is_great_old_one(card: i64) -> bool:
    """Whether it counts as a held Great Old One; the Mystery Card does."""
    return (OLD_ONES >> card) & 1 == 1


def cards_in(mask: i64) -> list[int]:
    """The numbers in a mask, ascending."""
    found: list[int] = []
    card: i64 = 0
    while card < CARDS:
        if (mask >> card) & 1:
            found.append(card)
        card += 1
    return found


def one_more(mask: i64, card: i64) -> i64:
    """A mask that counts copies, with one more copy of this card."""
    while (mask >> card) & 1:
        card += 1
    return mask | bit(card)


def mask_of(cards: Sequence[int]) -> i64:
    """These cards as a mask that counts copies."""
    mask: i64 = 0
    for card in cards:
        mask = one_more(mask, card)
    return mask


def faces_in(mask: i64) -> list[int]:
    """The cards in a mask that counts copies, with repetition."""
    return [FACE[card] for card in cards_in(mask)]
