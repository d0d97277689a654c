"""The cards (AR-C1 to AR-C9), an entry each.

Whatever depends on which cards there are follows from `CARD_TABLE`: the constants and bit masks
below, the options' values, what the Mystery Card may become, and the words that the referee holds
back. What a card does stands elsewhere: events in `effects.py`, characters in `scoring.py`, Great
Old Ones in `great_old_ones.py`.
"""

from typing import Final

from mypy_extensions import i64

ARTIFACT: Final = "artifact"
EVENT: Final = "event"
CHARACTER: Final = "character"
GREAT_OLD_ONE: Final = "great-old-one"
# It stands for one of the Great Old Ones, and is none of those it may become.
MYSTERY: Final = "mystery"

SANE_COLOUR: Final = "sane"
CURSED_COLOUR: Final = "cursed"

# What a table may exchange (AR-C6), by the names of the options.
ORB_SLOT: Final = "orb_slot"
HERO_SLOT: Final = "hero_slot"
VILLAIN_SLOT: Final = "villain_slot"
GREAT_OLD_ONE_SLOT: Final = "great_old_one"
ALWAYS_IN_PLAY: Final = ""

# Numbers that scoring asks for all the time: written out, they cost nothing once compiled.
INVESTIGATOR: Final[i64] = 20
WARY_STUDENT: Final[i64] = 21
CULTIST: Final[i64] = 22
MAD_PROFESSOR: Final[i64] = 23

NO_CARD: Final[i64] = -1
# What hidden cards cannot be is kept twice in 64 bits (see state.py), so numbers end here.
MOST_CARDS: Final = 31


class Card:
    """One entry. `number` is part of saves: it never changes, and a new card gets the next one.

    Copies of a card have the numbers after it, and nobody can tell them apart. `words` are the
    names by which it must not be called, in English and German, and `korean` those in Korean; how
    they are written is told in referee.py.
    """

    def __init__(
        self,
        number: int,
        name: str,
        kind: str,
        colour: str,
        words: str,
        korean: str,
        *,
        slot: str = ALWAYS_IN_PLAY,
        type: str = "",
        copies: int = 1,
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.kind: Final = kind
        self.colour: Final = colour
        self.words: Final = words
        self.korean: Final = korean
        self.slot: Final = slot
        # Of an artifact: two of one type ruin each other.
        self.type: Final = type
        self.copies: Final = copies

    @property
    def numbers(self) -> list[int]:
        return list(range(self.number, self.number + self.copies))


def _artifacts(number: int, type: str, words: str, korean: str) -> tuple[Card, Card]:
    """AR-C2  Each type has two sane cards and a cursed one."""
    sane = Card(number, f"{type}-sane", ARTIFACT, SANE_COLOUR, words, korean, type=type, copies=2)
    cursed = Card(number + 2, f"{type}-cursed", ARTIFACT, CURSED_COLOUR, words, korean, type=type)
    return sane, cursed


def _event(
    number: int, name: str, words: str, korean: str, slot: str = ALWAYS_IN_PLAY, copies: int = 1
) -> Card:
    """AR-C3  Events are sane."""
    return Card(number, name, EVENT, SANE_COLOUR, words, korean, slot=slot, copies=copies)


def _character(number: int, name: str, slot: str, words: str, korean: str) -> Card:
    """AR-C4  Characters are sane."""
    return Card(number, name, CHARACTER, SANE_COLOUR, words, korean, slot=slot)


def _great_old_one(
    number: int, name: str, words: str, korean: str, kind: str = GREAT_OLD_ONE
) -> Card:
    """AR-C5  Great Old Ones are cursed."""
    return Card(number, name, kind, CURSED_COLOUR, words, korean, slot=GREAT_OLD_ONE_SLOT)


# The first of each slot is the one in the base deck.
CARD_TABLE: Final[tuple[Card, ...]] = (
    *_artifacts(
        0,
        "candelabra",
        "candelabra/s, candelabrum/s, armleuchter/n/s, kerzenleuchter/n/s, leuchter/n/s, "
        "kandelaber/n/s",
        "촛대, 가지촛대, 칸델라브라",
    ),
    *_artifacts(3, "dagger", "dagger/s, dolch/e/en/es/s", "단검, 단도"),
    *_artifacts(
        6,
        "idol",
        "idol/e/en/es/s, götze/n, götzenbild/e/er/ern/es/s, götzenfigur/en",
        "우상, 아이돌",
    ),
    *_artifacts(9, "chalice", "chalice/s, kelch/e/en/es/s", "성배, 챌리스"),
    *_artifacts(
        12, "tome", "tome/s, foliant/en, grimoire/s, zauberbuch/es/s", "마도서, 마법서, 고서"
    ),
    _event(
        15,
        "elder-sign",
        "elder sign/s, ältere/m/n/r/s zeichen/s",
        "고대 표식, 고대의 표식, 고대 신의 표식, 장로의 표식, 엘더 사인",
    ),
    _event(
        16, "gate", "gate/s, portal/e/en/es/s, tor", "관문, 차원문, 게이트, 포털, 포탈", copies=2
    ),
    _event(
        18,
        "magical-orb",
        "orb/s, kugel/n, zauberkugel/n, kristallkugel/n",
        "구슬, 마법구슬, 수정구, 마법 오브, 마법의 오브, 매지컬 오브",
        ORB_SLOT,
    ),
    _event(
        19,
        "shining-trapezohedron",
        "trapezohedron/s, trapezohedra, trapezoeder/n/s",
        "*트라페조헤드론*, 부등변다면체",
        ORB_SLOT,
    ),
    _character(
        INVESTIGATOR,
        "investigator",
        HERO_SLOT,
        "investigator/s, ermittler/n/s/in/innen",
        "조사자, 조사관, 수사관, 탐사자",
    ),
    _character(WARY_STUDENT, "wary-student", HERO_SLOT, "student/s/en/in/innen", "학생"),
    _character(
        CULTIST,
        "cultist",
        VILLAIN_SLOT,
        "cultist/s, kultist/en/in/innen",
        "광신도, 컬티스트, 교단원, 이교도, 사교도",
    ),
    _character(MAD_PROFESSOR, "mad-professor", VILLAIN_SLOT, "professor/s/en/in/innen", "교수"),
    _great_old_one(
        24,
        "cthulhu",
        "cthulhu/s, cthulu/s, chthulhu/s, chtulhu/s, chtulu/s, kthulhu/s",
        "*크툴루*, *크툴후*, *크투루*",
    ),
    _great_old_one(
        25,
        "nyarlathotep",
        "nyarlathotep/s, nyarlathothep/s, nyarlatotep/s, nyarlatheop/s",
        "*니알라토텝*, *니알라토호텝*, *니알랏토텝*, *냐를라토텝*",
    ),
    _great_old_one(
        26,
        "yog-sothoth",
        "yog/s, sothoth/s, yog sothoth/s, yog sothot/s, yog sototh/s",
        "*요그소토스*, 요그 소토스*, 요그",
    ),
    _great_old_one(27, "hastur", "hastur/s", "*하스터*, *하스투르*"),
    _great_old_one(
        28,
        "mystery-card",
        "mystery card/s, mystery karte/n, mysteriöse/n/r karte/n",
        "미스터리 카드, 수수께끼 카드",
        MYSTERY,
    ),
)


# ---------------------------------------------------------------- what follows from the table


def _by_number() -> list[Card]:
    numbered = {number: card for card in CARD_TABLE for number in card.numbers}
    count = sum([card.copies for card in CARD_TABLE])
    assert sorted(numbered) == list(range(count)), "two cards share a number, or one is left out"
    assert count <= MOST_CARDS, f"{count} cards; there is room for {MOST_CARDS}"
    return [numbered[number] for number in range(count)]


def _types() -> tuple[str, ...]:
    return tuple(dict.fromkeys([card.type for card in CARD_TABLE if card.type]))


def _slots() -> tuple[str, ...]:
    return tuple(dict.fromkeys([card.slot for card in CARD_TABLE if card.slot]))


def card_named(name: str) -> int:
    """The number of a card; of several copies the first."""
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
# For each card, its first copy.
FIRST_OF_NAME: Final[list[int]] = [card.number for card in BY_NUMBER]
# To count artifacts by type in one number: a digit a type, and 0 for every other card.
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
# Whatever comes through a Gate, the Mystery Card included.
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
    """The Mystery Card is one, too, wherever one is held."""
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
